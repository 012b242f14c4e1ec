//! Where do bots think, so that nobody waits for them?

mod queue;

use crate::{meter, store::TableNumber};
use queue::Queue;
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};
use tokio::sync::oneshot;
use woe_bots::{Budget, Level};
use woe_table::{Inquiry, Thought};

/// What long work pays for a slice: as much as the slowest bot for an answer.
const SLICE: Duration = Duration::from_millis(50);
/// What a bot pays that answers at once.
const AT_ONCE: Duration = Duration::from_micros(50);

/// Long work, a slice at a time; whether there is more of it.
pub(crate) type Work = Box<dyn FnMut() -> bool + Send>;

/// What time it is, counted from any moment.
pub(crate) type Ticks = Arc<dyn Fn() -> Duration + Send + Sync>;

/// Who wants something done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Party {
    Table(TableNumber),
    /// The house itself, that judges finished games.
    House,
}

/// Something to do, by one who knows how busy it is.
type Job = Box<dyn FnOnce(Load) + Send>;

/// How busy it is: how many wait for how many threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Load {
    waiting: usize,
    threads: usize,
}

/// What waits, and those who work at it.
struct Desk {
    jobs: Mutex<Jobs>,
    filled: Condvar,
    threads: usize,
}

struct Jobs {
    queue: Queue<Party, Job>,
    /// Whether anybody can still bring more.
    open: bool,
}

/// Whoever can bring something to the desk. When the last of them goes, the threads end.
struct Access(Arc<Desk>);

/// Threads in which bots think; with none they think where they are asked. A bot is made anew for each question and told what its seat has seen:
/// its answer depends on nothing else but how many iterations there was time for, and the record says how many.
#[derive(Clone)]
pub(crate) struct Thinkers {
    desk: Option<Arc<Access>>,
    ticks: Ticks,
}

impl Thinkers {
    /// So many threads; they end when nobody can ask any more. Without one, everybody waits for the
    /// bots: that is for tests, in which time stands still.
    pub(crate) fn start(threads: usize) -> Thinkers {
        let begun = Instant::now();
        Thinkers::by(threads, Arc::new(move || begun.elapsed()))
    }

    /// The same by another clock.
    fn by(threads: usize, ticks: Ticks) -> Thinkers {
        let jobs = Mutex::new(Jobs { queue: Queue::new(), open: true });
        let desk = Arc::new(Desk { jobs, filled: Condvar::new(), threads });
        for number in 0..threads {
            let desk = Arc::clone(&desk);
            let work = move || {
                while let Some((job, load)) = desk.next() {
                    // A fault ends one piece of work; whoever waits for it learns that it is gone.
                    let _ = catch_unwind(AssertUnwindSafe(|| job(load)));
                }
            };
            let named = thread::Builder::new().name(format!("bot {number}"));
            // With fewer threads than wanted bots are slower; with none a table says so below.
            let _ = named.spawn(work);
        }
        Thinkers { desk: (threads > 0).then(|| Arc::new(Access(desk))), ticks }
    }

    /// Asks for that table; the answer comes when it comes.
    pub(crate) fn ask(&self, table: TableNumber, inquiry: Inquiry) -> oneshot::Receiver<Thought> {
        let (answer, thought) = oneshot::channel();
        let (level, ticks) = (inquiry.bot.persona.level(), Arc::clone(&self.ticks));
        // If no thread is left, the receiver learns it at once, and the table takes a legal default.
        self.give(
            Party::Table(table),
            price(level),
            Box::new(move |load| {
                think(inquiry, load, &*ticks, answer);
            }),
        );
        thought
    }

    /// Does long work whenever there is time for it.
    pub(crate) fn ponder(&self, mut work: Work) {
        let again = self.clone();
        self.give(
            Party::House,
            SLICE,
            Box::new(move |_| {
                // The next slice waits for its turn like everything else.
                if work() {
                    again.ponder(work);
                }
            }),
        );
    }

    fn give(&self, party: Party, price: Duration, job: Job) {
        let Some(access) = &self.desk else { return job(Load { waiting: 0, threads: 1 }) };
        let Access(desk) = &**access;
        desk.jobs().queue.push(party, price.as_micros() as u64, job);
        desk.filled.notify_one();
    }
}

impl Desk {
    /// The next job, and how busy it is then; nothing when nobody can bring any more.
    fn next(&self) -> Option<(Job, Load)> {
        let mut jobs = self.jobs();
        loop {
            if let Some(job) = jobs.queue.pop() {
                return Some((job, Load { waiting: jobs.queue.len(), threads: self.threads }));
            }
            if !jobs.open {
                return None;
            }
            jobs = self.filled.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Access {
    fn drop(&mut self) {
        self.0.jobs().open = false;
        self.0.filled.notify_all();
    }
}

impl Load {
    /// How much of a time each has if all who wait share the threads: all of it, as long as nobody waits long.
    fn share(self, time: Duration) -> Duration {
        let Load { waiting, threads } = self;
        match waiting.checked_div(threads) {
            Some(each @ 2..) => time / u32::try_from(each).unwrap_or(u32::MAX),
            Some(_) | None => time,
        }
    }
}

/// What an answer of that level pays: what it may take at most, whatever is asked and whatever the seat holds.
fn price(level: Level) -> Duration {
    level.budget().unwrap_or(AT_ONCE)
}

fn think(
    inquiry: Inquiry,
    load: Load,
    ticks: &(dyn Fn() -> Duration + Send + Sync),
    answer: oneshot::Sender<Thought>,
) {
    let Inquiry { bot, rules, seat, seen, view, .. } = inquiry;
    let begun = ticks();
    let clock = || ticks();
    let level = bot.persona.level();
    let mut player = bot.player(&rules, seat);
    seen.into_iter().for_each(|beat| player.notice(beat));
    let budget = level.budget().map_or(Budget::Usual, |time| Budget::Hurried {
        time: load.share(time),
        clock: &clock,
        least: level.least(),
    });
    let action = player.choose(&view, budget);
    meter::bot_thought(ticks().saturating_sub(begun));
    // A table that was put away meanwhile asks again when it comes back.
    let _ = answer.send(Thought { action, iterations: player.iterations() });
}

#[cfg(test)]
mod tests;
