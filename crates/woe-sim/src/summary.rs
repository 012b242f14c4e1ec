//! What came of many games?

use crate::{play::Played, spread::Spread};
use std::collections::BTreeMap;
use woe_rules::{Folk, Rules, Seat, Seating, Table};

/// Shares of a victory are counted in these, so that one to five winners share it exactly.
const SHARES: u64 = 60;

/// How a story ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ending {
    /// A family had no living member left. [END-1]
    DiedOut,
    /// Nobody played or drew for a round. [END-3]
    Quiet,
    /// The last round of the evening was over. [END-3]
    LastRound,
}

impl Ending {
    /// Every ending.
    pub const ALL: [Ending; 3] = [Ending::DiedOut, Ending::Quiet, Ending::LastRound];

    /// How the story on that table ended.
    pub fn of(table: &Table) -> Ending {
        let seats = &Seat::ALL[..table.seats()];
        // The undead count as dead here. [UNDEAD-2]
        let living = table.living() & !table.undead();
        if seats.iter().any(|&seat| (table.family(seat) & living).is_empty()) {
            Ending::DiedOut
        } else if usize::from(table.quiet_turns()) >= table.seats() {
            Ending::Quiet
        } else {
            Ending::LastRound
        }
    }
}

/// How a seat, or a family, fared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Its Family Values, one a game.
    pub values: Spread,
    shares: u64,
}

impl Standing {
    /// How many games it won; a victory shared by two is half a victory for each. [SCORE-2]
    pub fn wins(&self) -> f64 {
        self.shares as f64 / SHARES as f64
    }

    /// How many games it took part in.
    pub fn games(&self) -> u64 {
        self.values.count()
    }

    fn merge(&mut self, other: &Standing) {
        self.values.merge(&other.values);
        self.shares += other.shares;
    }
}

/// What came of many games. Everything but the seconds is the same for any number of threads.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// How many games were played.
    pub games: u64,
    /// How many questions were answered in a game.
    pub decisions: Spread,
    /// How many of them had more than one legal answer.
    pub real_decisions: Spread,
    /// How many turns a game had.
    pub turns: Spread,
    /// How many whole rounds a game had.
    pub rounds: Spread,
    /// How each seat fared.
    pub by_seat: Vec<Standing>,
    /// How each family of the catalog fared, and last the misfits, or whoever has no family.
    pub by_family: Vec<Standing>,
    /// How often each Family Value was reached.
    pub values: BTreeMap<i16, u64>,
    /// How many victories were shared.
    pub shared: u64,
    /// How often each of [`Ending::ALL`] came.
    pub endings: [u64; 3],
    /// The hash over all games, in order.
    pub hash: String,
    /// How long all processors worked.
    pub cpu_seconds: f64,
    /// How long it took.
    pub wall_seconds: f64,
}

impl Summary {
    /// No games yet.
    pub(crate) fn none(players: usize, families: usize) -> Summary {
        Summary {
            by_seat: vec![Standing::default(); players],
            by_family: vec![Standing::default(); families + 1],
            ..Summary::default()
        }
    }

    /// Takes a game into account.
    pub(crate) fn add(&mut self, rules: &Rules, seating: &Seating, played: &Played) {
        let table = played.game.table();
        self.games += 1;
        self.decisions.add(played.decisions as i64);
        self.real_decisions.add(played.real_decisions as i64);
        self.turns.add(played.turns as i64);
        self.rounds.add(i64::from(table.rounds()));
        self.endings[Ending::of(table) as usize] += 1;
        let values = Seat::ALL.map(|seat| rules.family_value(table, seat));
        let values = &values[..table.seats()];
        let lowest = values.iter().min().copied().unwrap_or_default();
        let winners = values.iter().filter(|&&value| value == lowest).count() as u64;
        self.shared += u64::from(winners > 1);
        for (seat, &value) in values.iter().enumerate() {
            let family = match seating.families[seat] {
                Folk::Family(family) => usize::from(family),
                Folk::Misfits | Folk::Cast => self.by_family.len() - 1,
            };
            let shares = if value == lowest { SHARES / winners } else { 0 };
            for standing in [&mut self.by_seat[seat], &mut self.by_family[family]] {
                standing.values.add(i64::from(value));
                standing.shares += shares;
            }
            *self.values.entry(value).or_default() += 1;
        }
    }

    /// Takes the games of another into account; hash and seconds are left alone.
    pub(crate) fn merge(&mut self, other: &Summary) {
        self.games += other.games;
        self.decisions.merge(&other.decisions);
        self.real_decisions.merge(&other.real_decisions);
        self.turns.merge(&other.turns);
        self.rounds.merge(&other.rounds);
        self.shared += other.shared;
        let standings = self.by_seat.iter_mut().zip(&other.by_seat);
        let standings = standings.chain(self.by_family.iter_mut().zip(&other.by_family));
        standings.for_each(|(own, other)| own.merge(other));
        self.endings.iter_mut().zip(other.endings).for_each(|(own, other)| *own += other);
        for (&value, &count) in &other.values {
            *self.values.entry(value).or_default() += count;
        }
    }

    /// All Family Values together.
    pub fn all_values(&self) -> Spread {
        self.by_seat.iter().fold(Spread::default(), |mut all, standing| {
            all.merge(&standing.values);
            all
        })
    }
}
