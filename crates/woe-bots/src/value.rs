//! What is the chance to win, as far as one can learn it from many games?
//!
//! Each seat's row of features is weighed and summed; the sums are made into shares. The weights are
//! learned by self-play (`woe train`), a set of them for each number of players. Only additions,
//! multiplications, divisions and comparisons: the same on every machine.

use crate::features::{FEATURE_NAMES, FEATURES, features};
use std::{fmt::Write, sync::OnceLock};
use woe_rules::{Game, Rules, Seat};

/// The weights that come along.
const EMBEDDED: &str = include_str!("../weights/value.txt");
/// For how many numbers of players there are weights: two to five.
const TABLES: usize = Seat::MAX - 1;

/// A weight for each feature.
pub type Row = [f64; FEATURES];

/// Learned weights for every number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    tables: [Row; TABLES],
}

/// Why a text holds no weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unweighed {
    /// The line, from one.
    pub line: usize,
    /// What was expected there.
    pub expected: &'static str,
}

impl std::fmt::Display for Unweighed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for Unweighed {}

impl Value {
    /// The weights that come along.
    pub fn embedded() -> &'static Value {
        static VALUE: OnceLock<Value> = OnceLock::new();
        VALUE.get_or_init(|| Value::read(EMBEDDED).expect("the weights that come along are whole"))
    }

    /// The same weights but for one number of players.
    pub fn with(mut self, players: usize, row: Row) -> Value {
        if let Some(table) = self.tables.get_mut(players.wrapping_sub(2)) {
            *table = row;
        }
        self
    }

    /// The weights for a number of players.
    pub fn row(&self, players: usize) -> &Row {
        &self.tables[players.clamp(2, Seat::MAX) - 2]
    }

    /// Reads weights: `players N`, then a line `name weight` for every feature.
    pub fn read(text: &str) -> Result<Value, Unweighed> {
        let mut tables = [[f64::NAN; FEATURES]; TABLES];
        let mut players = None;
        for (index, line) in text.lines().enumerate() {
            let fault = |expected| Unweighed { line: index + 1, expected };
            let Some((word, number)) = line.split_once(' ').filter(|_| !line.starts_with('#'))
            else {
                continue;
            };
            if word == "players" {
                let count = number.parse().ok().filter(|count| (2..=Seat::MAX).contains(count));
                players = Some(count.ok_or_else(|| fault("a number of players from 2 to 5"))?);
                continue;
            }
            let players: usize = players.ok_or_else(|| fault("players N"))?;
            let feature = FEATURE_NAMES.iter().position(|&name| name == word);
            let feature = feature.ok_or_else(|| fault("the name of a feature"))?;
            let weight = number.parse().ok().filter(|weight: &f64| weight.is_finite());
            tables[players - 2][feature] = weight.ok_or_else(|| fault("a number"))?;
        }
        if tables.iter().flatten().any(|weight| weight.is_nan()) {
            let line = text.lines().count();
            return Err(Unweighed { line, expected: "a weight for every feature and table" });
        }
        Ok(Value { tables })
    }

    /// The weights as text.
    pub fn written(&self) -> String {
        let mut text = String::from("# Learned by `woe train`; docs/bots.md tells how.\n");
        for (index, row) in self.tables.iter().enumerate() {
            let _ = writeln!(text, "players {}", index + 2);
            for (name, weight) in FEATURE_NAMES.iter().zip(row) {
                let _ = writeln!(text, "{name} {weight:?}");
            }
        }
        text
    }

    /// The chance of `own` to win, as it looks from there; exact when the story is over.
    pub fn chance(&self, rules: &Rules, game: &Game, own: Seat) -> f64 {
        let table = game.table();
        if table.ended() {
            let winners = rules.winners(game);
            return if winners.contains(&own) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
        let mut rows = [[0.0; FEATURES]; Seat::MAX];
        for &seat in &Seat::ALL[..table.seats()] {
            rows[seat.index()] = features(rules, table, seat, own);
        }
        shares(self.row(table.seats()), &rows[..table.seats()])[own.index()]
    }
}

/// Each row's share of all: the more it weighs, the larger.
pub fn shares(weights: &Row, rows: &[Row]) -> [f64; Seat::MAX] {
    let weigh = |row: &Row| row.iter().zip(weights).map(|(number, weight)| number * weight).sum();
    let mut shares = [0.0; Seat::MAX];
    for (share, row) in shares.iter_mut().zip(rows) {
        *share = weigh(row);
    }
    let most = shares[..rows.len()].iter().copied().fold(f64::MIN, f64::max);
    let mut sum = 0.0;
    for share in &mut shares[..rows.len()] {
        *share = grown(*share - most);
        sum += *share;
    }
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}

/// The exponential of a number that is not above zero, by squaring: every machine rounds it alike.
fn grown(number: f64) -> f64 {
    const SQUARINGS: u32 = 10;
    let step = (1.0 + number.max(-200.0) / f64::from(1 << SQUARINGS)).max(0.0);
    (0..SQUARINGS).fold(step, |power, _| power * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_read_as_they_were_written() {
        let value = Value::embedded();
        assert_eq!(Value::read(&value.written()).as_ref(), Ok(value));
    }

    #[test]
    fn what_is_no_weight_is_named_with_its_line() {
        let fault = |text: &str| Value::read(text).unwrap_err().to_string();
        assert_eq!(fault("living 1"), "line 1: expected players N");
        assert_eq!(fault("players 6"), "line 1: expected a number of players from 2 to 5");
        assert_eq!(fault("players 2\nlibing 1"), "line 2: expected the name of a feature");
        assert_eq!(fault("players 2\nliving many"), "line 2: expected a number");
        assert_eq!(fault("players 2"), "line 1: expected a weight for every feature and table");
    }

    #[test]
    fn shares_sum_to_one_and_follow_the_weights() {
        let mut weights = [0.0; FEATURES];
        weights[0] = -2.0;
        let mut rows = [[0.0; FEATURES]; 3];
        rows[1][0] = -1.0;
        let shares = shares(&weights, &rows);
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(shares[1] > 0.7 && shares[0] == shares[2] && shares[3] == 0.0, "{shares:?}");
    }
}
