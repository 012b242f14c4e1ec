//! How much was played, and how quickly was it told?

use std::{
    sync::{
        Mutex, OnceLock, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::{
    sync::watch,
    time::{Instant, sleep_until},
};

/// How far the run is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
pub(crate) enum Phase {
    /// Everyone comes and sits down.
    Coming,
    /// They play, and it does not count yet.
    WarmingUp,
    /// They play, and it counts.
    Counting,
    /// That was it.
    Over,
}

/// What all tables have done together.
pub(crate) struct Score {
    phase: watch::Receiver<Phase>,
    pace: Option<Pace>,
    opened: AtomicU64,
    moves: AtomicU64,
    games: AtomicU64,
    bytes: AtomicU64,
    latencies: Mutex<Vec<Duration>>,
}

/// So many moves a second, whoever makes them.
struct Pace {
    begun: OnceLock<Instant>,
    between: Duration,
    taken: AtomicU64,
}

impl Score {
    pub(crate) fn new(phase: watch::Receiver<Phase>, moves_per_second: f64) -> Score {
        let pace = (moves_per_second > 0.0).then(|| Pace {
            begun: OnceLock::new(),
            between: Duration::from_secs_f64(1.0 / moves_per_second),
            taken: AtomicU64::new(0),
        });
        Score {
            phase,
            pace,
            opened: AtomicU64::new(0),
            moves: AtomicU64::new(0),
            games: AtomicU64::new(0),
            bytes: AtomicU64::new(0),
            latencies: Mutex::default(),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        *self.phase.borrow() == Phase::Over
    }

    fn counts(&self) -> bool {
        *self.phase.borrow() == Phase::Counting
    }

    /// Waits until a move may be made: when everyone sits, and in step.
    pub(crate) async fn wait_for_move(&self) {
        if *self.phase.borrow() == Phase::Coming {
            // The sender outlives every table.
            let _ = self.phase.clone().wait_for(|&phase| phase > Phase::Coming).await;
        }
        let Some(Pace { begun, between, taken }) = &self.pace else { return };
        let before = taken.fetch_add(1, Ordering::Relaxed);
        sleep_until(*begun.get_or_init(Instant::now) + between.mul_f64(before as f64)).await;
    }

    /// A table was opened, counted or not: it stays in memory for a while.
    pub(crate) fn open(&self) {
        self.opened.fetch_add(1, Ordering::Relaxed);
    }

    /// A move was made.
    pub(crate) fn moved(&self) {
        self.moves.fetch_add(u64::from(self.counts()), Ordering::Relaxed);
    }

    /// A game was played to its end.
    pub(crate) fn finished(&self) {
        self.games.fetch_add(u64::from(self.counts()), Ordering::Relaxed);
    }

    /// The server sent so many bytes.
    pub(crate) fn heard(&self, bytes: usize) {
        if self.counts() {
            self.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        }
    }

    /// The last at a table was told of a move, so long after it was sent.
    pub(crate) fn told_all(&self, time: Duration) {
        if self.counts() {
            self.latencies.lock().unwrap_or_else(PoisonError::into_inner).push(time);
        }
    }

    pub(crate) fn opened(&self) -> u64 {
        self.opened.load(Ordering::Relaxed)
    }

    pub(crate) fn moves(&self) -> u64 {
        self.moves.load(Ordering::Relaxed)
    }

    pub(crate) fn games(&self) -> u64 {
        self.games.load(Ordering::Relaxed)
    }

    pub(crate) fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }

    /// The times below which those shares of all lie, in milliseconds.
    pub(crate) fn latencies<const COUNT: usize>(&self, shares: [f64; COUNT]) -> [f64; COUNT] {
        let mut times = self.latencies.lock().unwrap_or_else(PoisonError::into_inner);
        times.sort_unstable();
        shares.map(|share| {
            let at = (times.len().saturating_sub(1) as f64 * share) as usize;
            times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        })
    }
}
