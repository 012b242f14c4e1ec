//! Where do bots think, so that nobody waits for them?

use crate::meter;
use std::{
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
    time::Instant,
};
use tokio::sync::oneshot;
use woe_bots::{Bot, Budget};
use woe_rules::{Action, Beat, Glimpse, Rules, Seat, View};

/// A question for a bot, with all that its seat has seen.
pub(crate) struct Inquiry {
    pub(crate) bot: Bot,
    pub(crate) rules: &'static Rules,
    pub(crate) seat: Seat,
    pub(crate) seen: Vec<Beat<Glimpse>>,
    pub(crate) view: View,
}

/// A bot's answer, and how many iterations of a search it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Thought {
    pub(crate) action: Action,
    pub(crate) iterations: u32,
}

struct Job {
    inquiry: Inquiry,
    answer: oneshot::Sender<Thought>,
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
                    think(job)
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
        let job = Job { inquiry, answer };
        match &self.jobs {
            // If no thread is left, the receiver learns it at once, and the table takes a legal default.
            Some(jobs) => drop(jobs.send(job)),
            None => think(job),
        }
        thought
    }
}

fn next(waiting: &Mutex<mpsc::Receiver<Job>>) -> Option<Job> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

fn think(job: Job) {
    let Inquiry { bot, rules, seat, seen, view } = job.inquiry;
    let begun = Instant::now();
    let mut player = bot.player(rules, seat);
    seen.into_iter().for_each(|beat| player.notice(beat));
    let budget = bot.persona.level().budget().map_or(Budget::Usual, Budget::Time);
    let action = player.choose(&view, budget);
    meter::bot_thought(begun.elapsed());
    // A table that was put away meanwhile asks again when it comes back.
    let _ = job.answer.send(Thought { action, iterations: player.iterations() });
}
