//! What is the chance to win, as far as one can learn it from many games?
//!
//! Each seat's row of features is weighed; the weights are made into shares. They are learned by
//! self-play (`woe train`), a net of them for each number of players. Only additions, multiplications,
//! divisions and comparisons: the same on every machine.

use crate::{
    features::{FEATURE_NAMES, FEATURES, Survey},
    net::{Net, UNITS},
};
use std::{fmt::Write, sync::OnceLock};
use woe_rules::{Game, Rules, Seat};

/// The weights that come along.
const EMBEDDED: &str = include_str!("../weights/value.txt");
/// For how many numbers of players there are weights: two to five.
const TABLES: usize = Seat::MAX - 1;

/// Learned weights for every number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    tables: [Net; TABLES],
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
    /// Weights that know nothing.
    pub const BLANK: Value = Value { tables: [Net::BLANK; TABLES] };

    /// The weights that come along.
    pub fn embedded() -> &'static Value {
        static VALUE: OnceLock<Value> = OnceLock::new();
        VALUE.get_or_init(|| Value::read(EMBEDDED).expect("the weights that come along are whole"))
    }

    /// The same weights but for one number of players.
    pub fn with(mut self, players: usize, net: Net) -> Value {
        if let Some(table) = self.tables.get_mut(players.wrapping_sub(2)) {
            *table = net;
        }
        self
    }

    /// The weights for a number of players.
    pub fn net(&self, players: usize) -> &Net {
        &self.tables[players.clamp(2, Seat::MAX) - 2]
    }

    /// Reads weights: `players N`, then a line for every feature (its name, its weight, and one to
    /// each unit), and the lines `bias` and `outward` with a number for each unit.
    pub fn read(text: &str) -> Result<Value, Unweighed> {
        let mut value = Value::BLANK;
        let mut seen = [[false; FEATURES + 2]; TABLES];
        let mut players = None;
        for (index, line) in text.lines().enumerate() {
            let fault = |expected| Unweighed { line: index + 1, expected };
            let Some((word, rest)) = line.split_once(' ').filter(|_| !line.starts_with('#')) else {
                continue;
            };
            if word == "players" {
                let count = rest.parse().ok().filter(|count| (2..=Seat::MAX).contains(count));
                players = Some(count.ok_or_else(|| fault("a number of players from 2 to 5"))?);
                continue;
            }
            let players: usize = players.ok_or_else(|| fault("players N"))?;
            let net = &mut value.tables[players - 2];
            let read = read_line(net, word, rest).map_err(fault)?;
            seen[players - 2][read] = true;
        }
        if seen.iter().flatten().any(|seen| !seen) {
            let line = text.lines().count();
            return Err(Unweighed { line, expected: "a weight for every feature and table" });
        }
        Ok(value)
    }

    /// The weights as text.
    pub fn written(&self) -> String {
        let mut text = String::from("# Learned by `woe train`; docs/bots.md tells how.\n");
        for (index, net) in self.tables.iter().enumerate() {
            let _ = writeln!(text, "players {}", index + 2);
            for (feature, name) in FEATURE_NAMES.iter().enumerate() {
                let inward = numbers(&net.inward[feature]);
                let _ = writeln!(text, "{name} {}{inward}", net.plain[feature]);
            }
            let _ = writeln!(text, "bias{}", numbers(&net.bias));
            let _ = writeln!(text, "outward{}", numbers(&net.outward));
        }
        text
    }

    /// The chance of `own` to win, as it looks from there; exact when the story is over.
    pub fn chance(&self, rules: &Rules, game: &Game, own: Seat) -> f64 {
        let table = game.table();
        if table.ended() {
            return won(rules, game, own);
        }
        let survey = Survey::of(rules, table);
        let net = self.net(table.seats());
        let mut weights = [0.0; Seat::MAX];
        for (seat, row) in survey.open().iter().enumerate() {
            weights[seat] = net.weigh(row);
        }
        weights[own.index()] = net.weigh(&survey.own(rules, table, own));
        shares(&weights[..table.seats()])[own.index()]
    }

    /// The chance of those seats to win, each as it looks from there.
    pub(crate) fn chances(
        &self,
        rules: &Rules,
        game: &Game,
        wanted: [bool; Seat::MAX],
    ) -> [f64; Seat::MAX] {
        let table = game.table();
        let seats = &Seat::ALL[..table.seats()];
        let mut chances = [0.0; Seat::MAX];
        if table.ended() {
            seats.iter().for_each(|&seat| chances[seat.index()] = won(rules, game, seat));
            return chances;
        }
        let survey = Survey::of(rules, table);
        let net = self.net(table.seats());
        let mut open = [0.0; Seat::MAX];
        for (seat, row) in survey.open().iter().enumerate() {
            open[seat] = net.weigh(row);
        }
        for &seat in seats.iter().filter(|seat| wanted[seat.index()]) {
            let mut weights = open;
            weights[seat.index()] = net.weigh(&survey.own(rules, table, seat));
            chances[seat.index()] = shares(&weights[..seats.len()])[seat.index()];
        }
        chances
    }
}

/// A seat's part of the victory.
fn won(rules: &Rules, game: &Game, seat: Seat) -> f64 {
    let winners = rules.winners(game);
    if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// Reads a line of weights; which of them it was.
fn read_line(net: &mut Net, word: &str, rest: &str) -> Result<usize, &'static str> {
    let number = |word: &str| {
        let number = word.parse().ok().filter(|number: &f32| number.is_finite());
        number.ok_or("a number")
    };
    if !["bias", "outward"].contains(&word) && !FEATURE_NAMES.contains(&word) {
        return Err("the name of a feature");
    }
    let numbers = rest.split(' ').map(number).collect::<Result<Vec<f32>, _>>()?;
    let units =
        |numbers: &[f32]| numbers.try_into().map_err(|_| "as many numbers as there are units");
    match word {
        "bias" => {
            net.bias = units(&numbers)?;
            Ok(FEATURES)
        }
        "outward" => {
            net.outward = units(&numbers)?;
            Ok(FEATURES + 1)
        }
        _ => {
            let feature = FEATURE_NAMES.iter().position(|&name| name == word);
            let feature = feature.ok_or("the name of a feature")?;
            let (&plain, inward) = numbers.split_first().ok_or("a number")?;
            net.plain[feature] = plain;
            net.inward[feature] = units(inward)?;
            Ok(feature)
        }
    }
}

fn numbers(numbers: &[f32; UNITS]) -> String {
    numbers.iter().map(|number| format!(" {number}")).collect()
}

/// Each weight's share of all: the heavier, the larger.
pub fn shares(weights: &[f32]) -> [f64; Seat::MAX] {
    let mut shares = [0.0; Seat::MAX];
    let most = weights.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (share, weight) in shares.iter_mut().zip(weights) {
        *share = grown(f64::from(weight - most));
        sum += *share;
    }
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}

/// The exponential of a number that is not above zero, by squaring: every machine rounds it alike.
pub(crate) fn grown(number: f64) -> f64 {
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
        let few = "line 2: expected as many numbers as there are units";
        assert_eq!(fault("players 2\nliving 1 2"), few);
        assert_eq!(fault("players 2"), "line 1: expected a weight for every feature and table");
    }

    #[test]
    fn shares_sum_to_one_and_follow_the_weights() {
        let shares = shares(&[0.0, 2.0, 0.0]);
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(shares[1] > 0.7 && shares[0] == shares[2] && shares[3] == 0.0, "{shares:?}");
    }
}
