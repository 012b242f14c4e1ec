//! How do threads share work, so that its result does not depend on their number?

use crate::roll::Roll;
use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

/// How many threads are started at most.
const WORKERS_MAX: usize = 256;

/// What threads share: which portion is next, and the games played so far.
pub(crate) struct Crew {
    next: AtomicU64,
    roll: Mutex<Roll>,
}

impl Crew {
    /// Nobody has begun.
    pub(crate) fn new() -> Crew {
        Crew { next: AtomicU64::new(0), roll: Mutex::new(Roll::new()) }
    }

    /// Lets so many threads work, but no more than there are portions, or than a machine gladly starts.
    pub(crate) fn share<T: Send>(
        &self,
        threads: usize,
        portions: u64,
        work: impl Fn(&Crew) -> T + Sync,
    ) -> Vec<T> {
        let portions = usize::try_from(portions).unwrap_or(usize::MAX);
        let workers = threads.min(portions).clamp(1, WORKERS_MAX);
        thread::scope(|scope| {
            let workers: Vec<_> = (0..workers).map(|_| scope.spawn(|| work(self))).collect();
            workers.into_iter().map(|worker| worker.join().expect("a game ends")).collect()
        })
    }

    /// The portion that nobody has taken yet.
    pub(crate) fn next(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    /// The others need not go on.
    pub(crate) fn give_up(&self) {
        self.next.store(u64::MAX / 2, Ordering::Relaxed);
    }

    /// Enters the games of a portion.
    pub(crate) fn enter(&self, portion: u64, digests: Vec<u64>) {
        self.roll.lock().unwrap_or_else(PoisonError::into_inner).enter(portion, digests);
    }

    /// The hash over all games, in order.
    pub(crate) fn hash(&self) -> String {
        self.roll.lock().unwrap_or_else(PoisonError::into_inner).hash()
    }
}
