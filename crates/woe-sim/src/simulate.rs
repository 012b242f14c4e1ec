//! How are many games shared out?

use crate::{
    play::{Played, random_game, recorded_game},
    roll::{BATCH, Roll},
    seats::{PLAYER_NAMES, arrangement},
    summary::Summary,
};
use cpu_time::ProcessTime;
use std::{
    io,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Instant,
};
use woe_rules::{Action, Header, Key, Rules, Seating, Start, Unplayable};

/// How many threads are started at most.
const WORKERS_MAX: usize = 256;

/// Whoever keeps records: the number of the game, and its record.
pub type Keep<'a> = &'a (dyn Fn(u64, &str) -> io::Result<()> + Sync);

/// Which games to play.
#[derive(Clone, Copy)]
pub struct Plan<'a> {
    /// By which rules.
    pub rules: &'a Rules,
    /// How many players a game has.
    pub players: usize,
    /// Who starts. [SETUP-3]
    pub start: Start,
    /// How many games.
    pub games: u64,
    /// The number of the series: game n has the key [`Key::of_series`] of it.
    pub seed: u64,
    /// How many threads share the work.
    pub threads: usize,
    /// Told how many games were finished since it was last told.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Who keeps the records, if anyone wants them.
    pub keep: Option<Keep<'a>>,
}

/// Why a simulation stopped.
#[derive(Debug)]
pub enum Stopped {
    /// The table cannot be laid so.
    Unplayable(Unplayable),
    /// A record could not be kept.
    NotKept(io::Error),
}

impl From<Unplayable> for Stopped {
    fn from(why: Unplayable) -> Stopped {
        Stopped::Unplayable(why)
    }
}

/// Plays all games of the plan with random players.
///
/// # Errors
/// If the table cannot be laid so, or a record cannot be kept.
pub fn simulate(plan: &Plan<'_>) -> Result<Summary, Stopped> {
    let (wall, cpu) = (Instant::now(), ProcessTime::now());
    let shared = Shared { next: AtomicU64::new(0), roll: Mutex::new(Roll::new()) };
    let outcomes: Vec<Result<Summary, Stopped>> = thread::scope(|scope| {
        let workers: Vec<_> =
            (0..plan.workers()).map(|_| scope.spawn(|| plan.work(&shared))).collect();
        workers.into_iter().map(|worker| worker.join().expect("a game ends")).collect()
    });
    let mut summary = plan.none();
    for outcome in outcomes {
        summary.merge(&outcome?);
    }
    summary.hash = shared.roll.lock().unwrap_or_else(PoisonError::into_inner).hash();
    summary.cpu_seconds = cpu.elapsed().as_secs_f64();
    summary.wall_seconds = wall.elapsed().as_secs_f64();
    Ok(summary)
}

/// What the threads share: which batch is next, and the games played so far.
struct Shared {
    next: AtomicU64,
    roll: Mutex<Roll>,
}

impl Plan<'_> {
    fn none(&self) -> Summary {
        Summary::none(self.players, self.rules.catalog.families.len())
    }

    /// No more threads than there are batches, or than a machine gladly starts.
    fn workers(&self) -> usize {
        let batches = usize::try_from(self.games.div_ceil(BATCH)).unwrap_or(usize::MAX);
        self.threads.min(batches).clamp(1, WORKERS_MAX)
    }

    /// Takes batches until there are none left.
    fn work(&self, shared: &Shared) -> Result<Summary, Stopped> {
        let mut summary = self.none();
        let mut answers = Vec::new();
        loop {
            let batch = shared.next.fetch_add(1, Ordering::Relaxed);
            let first = batch.saturating_mul(BATCH);
            if first >= self.games {
                return Ok(summary);
            }
            let games = first..first.saturating_add(BATCH).min(self.games);
            let count = games.end - games.start;
            let mut digests = Vec::with_capacity(count as usize);
            for game in games {
                let seating = self.seating(game);
                let played = self.play(&seating, game, &mut answers).inspect_err(|_| {
                    // The others need not go on.
                    shared.next.store(u64::MAX / 2, Ordering::Relaxed);
                })?;
                summary.add(self.rules, &seating, &played);
                digests.push(played.digest);
            }
            shared.roll.lock().unwrap_or_else(PoisonError::into_inner).enter(batch, digests);
            (self.progress)(count);
        }
    }

    fn seating(&self, game: u64) -> Seating {
        arrangement(self.players, self.rules.catalog.families.len(), game, self.start)
    }

    fn play(
        &self,
        seating: &Seating,
        game: u64,
        answers: &mut Vec<Action>,
    ) -> Result<Played, Stopped> {
        let key = Key::of_series(self.seed, game);
        let Some(keep) = self.keep else {
            return random_game(self.rules, seating, key, answers).map_err(Stopped::Unplayable);
        };
        let header = Header::new(&self.rules.catalog, self.rules.profile, *seating, key)
            .with_players(&PLAYER_NAMES);
        let (played, record) = recorded_game(self.rules, &header).map_err(Stopped::Unplayable)?;
        keep(game, &record).map_err(Stopped::NotKept)?;
        Ok(played)
    }
}
