//! How do things look for each seat?
//!
//! The dead are certain, and so are Residences and Stories; the living are a promise that may be broken,
//! because a character must still die before it counts, and until then others can cheer it up. So a living
//! character is worth what it may come to: part of what shows, and part of what usually is still laid on it.

use crate::roster::{mortals, plays_gained};
use woe_rules::{Game, Rules, Seat, StackSet, Table};

/// What the weights of a judgement are, in tenths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Weights {
    /// What a point on one of the dead is worth.
    pub(crate) dead: i32,
    /// What a point below zero on one of the living is worth.
    pub(crate) living: i32,
    /// What a point above zero on one of the living costs.
    pub(crate) cheer: i32,
    /// What a character that still lives will bring, beside what shows.
    pub(crate) hope: i32,
    /// What a card in the hand is worth.
    pub(crate) card: i32,
    /// What one more play in every turn is worth, as long as nobody hurries.
    pub(crate) play: i32,
    /// How much of the leader's misery counts on top of everyone else's, in tenths.
    pub(crate) leader: i32,
    /// What winning is worth when the story ends.
    pub(crate) victory: i32,
}

impl Weights {
    pub(crate) const GOVERNESS: Weights = Weights {
        dead: 10,
        living: 7,
        cheer: 5,
        hope: 110,
        card: 25,
        play: 150,
        leader: 10,
        victory: 20_000,
    };

    /// How things look for a seat, in tenths of a point: its own misery against the others'.
    pub(crate) fn judge(&self, rules: &Rules, game: &Game, seat: Seat) -> i32 {
        let table = game.table();
        let seats = &Seat::ALL[..table.seats()];
        if table.ended() {
            let wins = rules.winners(game).contains(&seat);
            return if wins { self.victory } else { -self.victory } + self.lead(rules, table, seat);
        }
        let haste = self.haste(table);
        let mine = self.misery(rules, table, seat, haste);
        let others = seats.iter().filter(|&&other| other != seat);
        let others: Vec<i32> =
            others.map(|&other| self.misery(rules, table, other, haste)).collect();
        let best = others.iter().copied().max().unwrap_or(0);
        let sum: i32 = others.iter().sum();
        let count = others.len().max(1) as i32;
        mine - (sum + self.leader * best / 10 * count) / (count + self.leader * count / 10)
    }

    /// By how much a seat's Family Value is below the best of the others.
    fn lead(&self, rules: &Rules, table: &Table, seat: Seat) -> i32 {
        let value = |other: Seat| i32::from(rules.family_value(table, other));
        let others = Seat::ALL[..table.seats()].iter().filter(|&&other| other != seat);
        let best = others.map(|&other| value(other)).min().unwrap_or(0);
        10 * (best - value(seat))
    }

    /// The fewer characters the smallest family has left, the less the living are worth: in tenths.
    fn haste(&self, table: &Table) -> i32 {
        let left = |seat: &Seat| mortals(table, *seat).len();
        let least = Seat::ALL[..table.seats()].iter().map(left).min().unwrap_or(0);
        [2, 4, 7, 9, 10, 10].get(least).copied().unwrap_or(10)
    }

    /// What all that a seat controls and its hand promise, in tenths of a point.
    pub(crate) fn misery(&self, rules: &Rules, table: &Table, seat: Seat, haste: i32) -> i32 {
        let certain = -self.dead * i32::from(rules.family_value(table, seat));
        let plays = self.play * plays_gained(rules, table, seat);
        let promise = self.promise(table, mortals(table, seat)) + plays;
        let hand = self.card * (table.hand_len(seat).min(6) as i32);
        certain + promise * haste / 10 + hand
    }

    fn promise(&self, table: &Table, living: StackSet) -> i32 {
        let promise = |worth: i32| {
            if worth < 0 { self.hope - self.living * worth } else { self.hope - self.cheer * worth }
        };
        living.iter().map(|stack| promise(i32::from(table.stack(stack).face.self_worth()))).sum()
    }
}
