//! What is each card worth?
//!
//! Draws are random: whoever draws a card first is anybody. So the part of the games that its first
//! drawers win, minus what chance gives, is what the card is worth; and each game says it once, so that
//! the games are independent of each other.

use crate::{
    arena::{Recruit, own_key},
    contest::Contest,
    crew::Crew,
    roll::BATCH,
    seats::arrangement,
    spread::Spread,
    verdict::{SHARES, SURE},
};
use std::sync::Arc;
use std::time::Instant;
use woe_bots::{Budget, Player};
use woe_cards::CardId;
use woe_rules::{Beat, Key, Rules, Seat, Start, Unplayable};

/// Which games to play.
#[derive(Clone, Copy)]
pub struct Balance<'a> {
    /// By which rules.
    pub rules: &'a Arc<Rules>,
    /// How many players a game has.
    pub players: usize,
    /// How many games.
    pub games: u64,
    /// The number of the series: game n has the deal of [`Key::of_series`].
    pub seed: u64,
    /// Who plays, at every seat.
    pub recruit: Recruit<'a>,
    /// How many threads share the work.
    pub threads: usize,
    /// Told how many games were finished since it was last told.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// What a card is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight {
    /// The card.
    pub card: CardId,
    /// The parts of the victory that its first drawers had, one a game.
    shares: Spread,
    players: usize,
}

/// What came of a measurement. Everything but the seconds is the same for any number of threads.
#[derive(Clone, PartialEq, Debug)]
pub struct Balanced {
    /// How many games were played.
    pub games: u64,
    /// How many turns a game had.
    pub turns: Spread,
    /// How many whole rounds a game had.
    pub rounds: Spread,
    /// The sum of all Family Values of a game.
    values: Spread,
    /// The Family Value that won.
    pub winning: Spread,
    /// What each card of the draw pile is worth, in the order of the catalog.
    pub weights: Vec<Weight>,
    /// The hash over all games, in order.
    pub hash: String,
    /// How long it took.
    pub wall_seconds: f64,
    players: usize,
}

/// Plays the games, and weighs the cards.
///
/// # Errors
/// If the table cannot be laid so.
pub fn balance(asked: &Balance<'_>) -> Result<Balanced, Unplayable> {
    if !(2..=Seat::MAX).contains(&asked.players) {
        return Err(Unplayable::Seats);
    }
    let begun = Instant::now();
    let crew = Crew::new();
    let batches = asked.games.div_ceil(BATCH);
    let outcomes = crew.share(asked.threads, batches, |crew| asked.work(crew));
    let mut balanced = asked.none();
    for outcome in outcomes {
        balanced.merge(&outcome?);
    }
    balanced.hash = crew.hash();
    balanced.wall_seconds = begun.elapsed().as_secs_f64();
    Ok(balanced)
}

/// Who drew each card first, and how many turns there were.
struct Draws {
    first: Vec<Option<Seat>>,
    turns: i64,
}

impl Draws {
    fn note(&mut self, beats: &[Beat]) {
        for &beat in beats {
            match beat {
                Beat::Drawn { seat, card } => {
                    self.first[card.index()].get_or_insert(seat);
                }
                // It was not dealt, after all. [DRAW-4]
                Beat::Returned { card, .. } => self.first[card.index()] = None,
                Beat::TurnBegan { .. } => self.turns += 1,
                Beat::SetAside { .. }
                | Beat::Joined { .. }
                | Beat::Parted { .. }
                | Beat::SetOut { .. }
                | Beat::Shuffled
                | Beat::TurnSkipped { .. }
                | Beat::TurnEnded { .. }
                | Beat::Passed { .. }
                | Beat::Announced { .. }
                | Beat::Named { .. }
                | Beat::Cancelled { .. }
                | Beat::Resolved { .. }
                | Beat::Laid { .. }
                | Beat::Moved { .. }
                | Beat::Stripped { .. }
                | Beat::Lifted { .. }
                | Beat::Slipped { .. }
                | Beat::Removed { .. }
                | Beat::Discarded { .. }
                | Beat::Taken { .. }
                | Beat::Regained { .. }
                | Beat::Sprung { .. }
                | Beat::Lapsed { .. }
                | Beat::Reshuffled
                | Beat::WillSkip { .. }
                | Beat::DrawSkipped { .. }
                | Beat::Granted { .. }
                | Beat::Ended => {}
            }
        }
    }
}

impl Balance<'_> {
    fn none(&self) -> Balanced {
        let weight = |card| Weight { card, shares: Spread::default(), players: self.players };
        Balanced {
            games: 0,
            turns: Spread::default(),
            rounds: Spread::default(),
            values: Spread::default(),
            winning: Spread::default(),
            weights: self.rules.catalog.deck().map(weight).collect(),
            hash: String::new(),
            wall_seconds: 0.0,
            players: self.players,
        }
    }

    /// Takes batches until there are none left.
    fn work(&self, crew: &Crew) -> Result<Balanced, Unplayable> {
        let mut balanced = self.none();
        loop {
            let batch = crew.next();
            let first = batch.saturating_mul(BATCH);
            if first >= self.games {
                return Ok(balanced);
            }
            let mut digests = Vec::with_capacity(BATCH as usize);
            for game in first..first.saturating_add(BATCH).min(self.games) {
                let (contest, draws) = self.play(game).inspect_err(|_| {
                    crew.give_up();
                })?;
                digests.push(contest.digest(self.rules));
                balanced.add(self.rules, &contest, &draws);
                (self.progress)(1);
            }
            crew.enter(batch, digests);
        }
    }

    fn play(&self, game: u64) -> Result<(Contest, Draws), Unplayable> {
        let families = self.rules.catalog.families.len();
        let seating = arrangement(self.players, families, game, Start::Lot);
        let key = Key::of_series(self.seed, game);
        let mut contest = Contest::deal(self.rules, &seating, key)?;
        let seats = Seat::ALL[..self.players].iter();
        let mut players: Vec<Box<dyn Player + '_>> =
            seats.map(|&seat| (self.recruit)(seat, own_key(self.seed, game, seat))).collect();
        let mut draws = Draws { first: vec![None; self.rules.catalog.deck_len], turns: 0 };
        loop {
            draws.note(contest.beats());
            if !contest.step(self.rules, &mut players, Budget::Usual) {
                return Ok((contest, draws));
            }
        }
    }
}

impl Balanced {
    fn add(&mut self, rules: &Rules, contest: &Contest, draws: &Draws) {
        let table = contest.game.table();
        let seats = &Seat::ALL[..table.seats()];
        let winners = rules.winners(&contest.game);
        let value = |seat: Seat| i64::from(rules.family_value(table, seat));
        self.games += 1;
        self.turns.add(draws.turns);
        self.rounds.add(i64::from(table.rounds()));
        self.values.add(seats.iter().map(|&seat| value(seat)).sum());
        self.winning.add(winners.first().map_or(0, |&seat| value(seat)));
        let share = (SHARES / winners.len().max(1) as u64) as i64;
        for (weight, first) in self.weights.iter_mut().zip(&draws.first) {
            if let Some(seat) = first {
                weight.shares.add(if winners.contains(seat) { share } else { 0 });
            }
        }
    }

    fn merge(&mut self, other: &Balanced) {
        self.games += other.games;
        self.turns.merge(&other.turns);
        self.rounds.merge(&other.rounds);
        self.values.merge(&other.values);
        self.winning.merge(&other.winning);
        let weights = self.weights.iter_mut().zip(&other.weights);
        weights.for_each(|(own, other)| own.shares.merge(&other.shares));
    }

    /// The mean Family Value, and its standard error over games.
    pub fn value(&self) -> (f64, f64) {
        let seats = self.players.max(1) as f64;
        (self.values.mean() / seats, self.values.error() / seats)
    }

    /// What all first drawers won together, minus chance: where an average card stands.
    pub fn par(&self) -> f64 {
        let mut all = Spread::default();
        self.weights.iter().for_each(|weight| all.merge(&weight.shares));
        all.mean() / SHARES as f64 - 1.0 / self.players.max(1) as f64
    }
}

impl Weight {
    /// In how many games it was drawn.
    pub fn games(&self) -> u64 {
        self.shares.count()
    }

    /// Which part of the games its first drawers won, minus what chance gives.
    pub fn worth(&self) -> f64 {
        self.shares.mean() / SHARES as f64 - 1.0 / self.players.max(1) as f64
    }

    /// The standard error of that.
    pub fn error(&self) -> f64 {
        self.shares.error() / SHARES as f64
    }

    /// Where it lies with 95 %.
    pub fn interval(&self) -> (f64, f64) {
        let half = SURE * self.error();
        (self.worth() - half, self.worth() + half)
    }

    /// Whether it is surely worth more than that, either way.
    pub fn exceeds(&self, bound: f64) -> bool {
        let (least, most) = self.interval();
        self.games() > 1 && (least > bound || most < -bound)
    }
}
