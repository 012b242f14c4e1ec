//! Where do bots think, so that nobody waits for them?

use crate::meter;
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
    time::Instant,
};
use tokio::sync::oneshot;
use woe_bots::Budget;
use woe_table::{Inquiry, Thought};

/// Long work, a slice at a time; whether there is more of it.
pub(crate) type Work = Box<dyn FnMut() -> bool + Send>;

enum Job {
    Inquiry(Box<Inquiry>, oneshot::Sender<Thought>),
    /// Goes to the end of the queue after each slice: a bot waits for one slice at most.
    Slice(Work, Thinkers),
}

/// Threads in which bots think; with none they think where they are asked. A bot is made anew for each question and told what its seat has seen:
/// its answer depends on nothing else.
#[derive(Clone)]
pub(crate) struct Thinkers {
    jobs: Option<mpsc::Sender<Job>>,
}

impl Thinkers {
    /// So many threads; they end when nobody can ask any more. Without one, everybody waits for the
    /// bots: that is for tests, in which time stands still.
    pub(crate) fn start(threads: usize) -> Thinkers {
        let (jobs, waiting) = mpsc::channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..threads {
            let waiting = waiting.clone();
            let work = move || {
                while let Some(job) = next(&waiting) {
                    // A fault ends one piece of work; whoever waits for it learns that it is gone.
                    let _ = catch_unwind(AssertUnwindSafe(|| work_at(job)));
                }
            };
            let named = thread::Builder::new().name(format!("bot {number}"));
            // With fewer threads than wanted bots are slower; with none a table says so below.
            let _ = named.spawn(work);
        }
        Thinkers { jobs: (threads > 0).then_some(jobs) }
    }

    /// Asks; the answer comes when it comes.
    pub(crate) fn ask(&self, inquiry: Inquiry) -> oneshot::Receiver<Thought> {
        let (answer, thought) = oneshot::channel();
        // If no thread is left, the receiver learns it at once, and the table takes a legal default.
        self.send(Job::Inquiry(Box::new(inquiry), answer));
        thought
    }

    /// Does long work whenever there is time for it.
    pub(crate) fn ponder(&self, work: Work) {
        self.send(Job::Slice(work, self.clone()));
    }

    fn send(&self, job: Job) {
        match &self.jobs {
            Some(jobs) => drop(jobs.send(job)),
            None => work_at(job),
        }
    }
}

fn next(waiting: &Mutex<mpsc::Receiver<Job>>) -> Option<Job> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

fn work_at(job: Job) {
    match job {
        Job::Inquiry(inquiry, answer) => think(*inquiry, answer),
        Job::Slice(mut work, thinkers) => {
            if work() {
                thinkers.ponder(work);
            }
        }
    }
}

fn think(inquiry: Inquiry, answer: oneshot::Sender<Thought>) {
    let Inquiry { bot, rules, seat, seen, view, .. } = inquiry;
    let begun = Instant::now();
    let mut player = bot.player(&rules, seat);
    seen.into_iter().for_each(|beat| player.notice(beat));
    let clock = || begun.elapsed();
    let budget = bot.persona.level().budget();
    let budget = budget.map_or(Budget::Usual, |time| Budget::Time(time, &clock));
    let action = player.choose(&view, budget);
    meter::bot_thought(begun.elapsed());
    // A table that was put away meanwhile asks again when it comes back.
    let _ = answer.send(Thought { action, iterations: player.iterations() });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_work_lets_others_in_after_each_slice() {
        let thinkers = Thinkers::start(1);
        let (said, heard) = mpsc::channel();
        let (go, gone) = mpsc::channel::<()>();
        let tell = said.clone();
        // The first slice does not end before all other work is in the queue.
        let mut left = 3;
        thinkers.ponder(Box::new(move || {
            if left == 3 {
                let _ = gone.recv();
            }
            let _ = tell.send("slice");
            left -= 1;
            left > 0
        }));
        thinkers.ponder(Box::new(move || said.send("other").is_err()));
        go.send(()).unwrap();
        assert_eq!(heard.iter().collect::<Vec<_>>(), ["slice", "other", "slice", "slice"]);
    }

    #[test]
    fn a_fault_ends_one_piece_of_work_alone() {
        let thinkers = Thinkers::start(1);
        let (said, heard) = mpsc::channel();
        let tell = said.clone();
        // Dropped with the work, and so it says that it is gone.
        thinkers.ponder(Box::new(move || {
            let _ = tell.send("begun");
            panic!("a fault in the work, as this test wants it")
        }));
        thinkers.ponder(Box::new(move || said.send("other").is_err()));
        assert_eq!(heard.iter().collect::<Vec<_>>(), ["begun", "other"]);
    }

    #[test]
    fn without_threads_all_of_it_is_done_at_once() {
        let (said, heard) = mpsc::channel();
        let mut left = 3;
        Thinkers::start(0).ponder(Box::new(move || {
            let _ = said.send(left);
            left -= 1;
            left > 0
        }));
        assert_eq!(heard.iter().collect::<Vec<_>>(), [3, 2, 1]);
    }
}
