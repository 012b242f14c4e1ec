//! How are many games shared out?

use crate::{
    crew::Crew,
    play::{Played, random_game, recorded_game},
    roll::BATCH,
    seats::{PLAYER_NAMES, arrangement},
    summary::Summary,
};
use cpu_time::ProcessTime;
use std::sync::Arc;
use std::{io, time::Instant};
use woe_rules::{Action, Header, Key, Rules, Seating, Start, Unplayable};

/// Whoever keeps records: the number of the game, and its record.
pub type Keep<'a> = &'a (dyn Fn(u64, &str) -> io::Result<()> + Sync);

/// Which games to play.
#[derive(Clone, Copy)]
pub struct Plan<'a> {
    /// By which rules.
    pub rules: &'a Arc<Rules>,
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
    let crew = Crew::new();
    let batches = plan.games.div_ceil(BATCH);
    let outcomes = crew.share(plan.threads, batches, |crew| plan.work(crew));
    let mut summary = plan.none();
    for outcome in outcomes {
        summary.merge(&outcome?);
    }
    summary.hash = crew.hash();
    summary.cpu_seconds = cpu.elapsed().as_secs_f64();
    summary.wall_seconds = wall.elapsed().as_secs_f64();
    Ok(summary)
}

impl Plan<'_> {
    fn none(&self) -> Summary {
        Summary::none(self.players, self.rules.catalog.families.len())
    }

    /// Takes batches until there are none left.
    fn work(&self, crew: &Crew) -> Result<Summary, Stopped> {
        let mut summary = self.none();
        let mut answers = Vec::new();
        loop {
            let batch = crew.next();
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
                    crew.give_up();
                })?;
                summary.add(self.rules, &seating, &played);
                digests.push(played.digest);
            }
            crew.enter(batch, digests);
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
