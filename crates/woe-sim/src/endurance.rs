//! Do very many games hold, whoever plays at whatever table?

use crate::{
    contest::Contest,
    crew::Crew,
    ordeal::{Borne, Breach, Ordeal, Pace, Sending},
    thought::{Clock, Thought},
};
use std::time::Instant;
use woe_bots::Level;
use woe_cards::Catalog;

/// After so many games of one box the next one is opened: every number of players and every edition.
const LAP: u64 = 8;

/// Whoever breaks so often need not go on.
const BREAKDOWNS_MAX: usize = 20;

/// By how much the slowest answers but one in a hundred may be slower than their budget.
const LENIENCY: f64 = 1.2;

/// Which games to play.
#[derive(Clone, Copy)]
pub struct Endurance<'a> {
    /// With which cards: the boxes take turns.
    pub catalogs: &'a [Catalog],
    /// The number of the series.
    pub seed: u64,
    /// The number of the first game.
    pub first: u64,
    /// How many games.
    pub games: u64,
    /// How long everyone thinks.
    pub pace: Pace,
    /// Who sends the players.
    pub sending: Sending<'a>,
    /// How many threads share the work.
    pub threads: usize,
    /// Told how many games were finished since it was last told.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// A game that did not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breakdown {
    /// Its number in the series.
    pub game: u64,
    /// What it broke.
    pub breach: Breach,
    /// Its record, as far as it went.
    pub record: String,
}

/// What the players of one level did.
#[derive(Clone, PartialEq, Debug)]
pub struct Toil {
    /// Which level.
    pub level: Level,
    /// At how many seats they sat.
    pub seats: u64,
    /// How many questions they were asked: those with more than one legal answer.
    pub decisions: u64,
    /// How long they thought; kept only on the clock.
    thought: Thought,
}

/// What came of an endurance. Everything but the times is the same for any number of threads, unless
/// it was played on the clock or given up.
#[derive(Clone, PartialEq, Debug)]
pub struct Endured {
    /// How many games were played.
    pub games: u64,
    /// What each level did, from the lowest.
    pub toils: Vec<Toil>,
    /// What did not hold, in order.
    pub breakdowns: Vec<Breakdown>,
    /// The hash over all games, in order.
    pub hash: String,
    /// How long it took.
    pub wall_seconds: f64,
}

/// Plays all games, and goes on whatever happens in them; only after twenty breakdowns it gives up.
pub fn endure(asked: &Endurance<'_>) -> Endured {
    let begun = Instant::now();
    let crew = Crew::new();
    let outcomes = crew.share(asked.threads, asked.games, |crew| asked.work(crew));
    let mut endured = Endured::none();
    outcomes.into_iter().for_each(|outcome| endured.merge(outcome));
    endured.toils.iter_mut().for_each(|toil| toil.thought.sort());
    endured.breakdowns.sort_by_key(|breakdown| breakdown.game);
    endured.hash = crew.hash();
    endured.wall_seconds = begun.elapsed().as_secs_f64();
    endured
}

impl Endurance<'_> {
    /// Takes games until there are none left.
    fn work(&self, crew: &Crew) -> Endured {
        let mut endured = Endured::none();
        loop {
            let turn = crew.next();
            if turn >= self.games {
                return endured;
            }
            let digest = self.play(self.first.saturating_add(turn), &mut endured);
            crew.enter(turn, vec![digest]);
            (self.progress)(1);
            if endured.breakdowns.len() >= BREAKDOWNS_MAX {
                crew.give_up();
            }
        }
    }

    fn play(&self, game: u64, endured: &mut Endured) -> u64 {
        let boxes = self.catalogs.len() as u64;
        let catalog = &self.catalogs[(game / LAP % boxes) as usize];
        // Whatever box it is, numbers of players and editions take turns.
        let ordeal = Ordeal::drawn(self.seed, game / LAP / boxes * LAP + game % LAP, catalog);
        let rules = ordeal.rules(catalog);
        let Borne { contest, digest, breach } = ordeal.play(&rules, self.sending, self.pace);
        if let Some(breach) = breach {
            let record = contest.as_ref().map(|contest| ordeal.record(&rules, contest));
            let record = record.unwrap_or_default();
            endured.breakdowns.push(Breakdown { game, breach, record });
        }
        endured.games += 1;
        if let Some(contest) = contest {
            endured.add(&ordeal, contest, self.pace);
        }
        digest
    }
}

impl Endured {
    fn none() -> Endured {
        let toil = |level| Toil { level, seats: 0, decisions: 0, thought: Thought::default() };
        Endured {
            games: 0,
            toils: Level::ALL.map(toil).to_vec(),
            breakdowns: Vec::new(),
            hash: String::new(),
            wall_seconds: 0.0,
        }
    }

    /// Takes what the players of a game did into account.
    fn add(&mut self, ordeal: &Ordeal, contest: Contest, pace: Pace) {
        for (bot, deeds) in ordeal.bots.iter().zip(contest.deeds) {
            let level = bot.persona.level();
            let Some(toil) = self.toils.iter_mut().find(|toil| toil.level == level) else {
                continue;
            };
            toil.seats += 1;
            toil.decisions += deeds.thought.count();
            if pace == Pace::Clock {
                toil.thought.merge(deeds.thought);
            }
        }
    }

    fn merge(&mut self, other: Endured) {
        self.games += other.games;
        self.breakdowns.extend(other.breakdowns);
        for (own, other) in self.toils.iter_mut().zip(other.toils) {
            own.seats += other.seats;
            own.decisions += other.decisions;
            own.thought.merge(other.thought);
        }
    }
}

impl Toil {
    /// In how many milliseconds of the processor 99 of 100 answers were given, if time was taken.
    pub fn p99_milliseconds(&self) -> Option<f64> {
        (self.thought.count() > 0).then(|| self.thought.milliseconds(Clock::Cpu, 0.99))
    }

    /// In how many they must be given: within 1.2 times the budget, if the level has one.
    pub fn allowed_milliseconds(&self) -> Option<f64> {
        self.level.budget().map(|budget| LENIENCY * 1e3 * budget.as_secs_f64())
    }

    /// Whether they were slower than that.
    pub fn is_late(&self) -> bool {
        let times = self.p99_milliseconds().zip(self.allowed_milliseconds());
        times.is_some_and(|(p99, allowed)| p99 > allowed)
    }
}
