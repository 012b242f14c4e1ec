//! Who can be sent into the arena?

use super::{lapses::Lapses, outsider::Outsider, process::Process};
use crate::options::unknown;
use std::{fmt, time::Duration};
use woe_bots::{Level, Player};
use woe_rules::{Key, Rules, Seat};

/// Somebody with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Contender {
    /// One of ours.
    Level(Level),
    /// A program: its words.
    Command(Vec<String>),
}

/// A level by its name; whatever has a blank or a path separator in it is a command.
pub(crate) fn read(word: &str) -> Result<Contender, String> {
    if let Some(level) = Level::named(word) {
        return Ok(Contender::Level(level));
    }
    if word.contains(|letter: char| letter.is_whitespace() || std::path::is_separator(letter)) {
        let words: Vec<String> = word.split_whitespace().map(str::to_owned).collect();
        return match words.is_empty() {
            true => Err("a level, or a command".to_owned()),
            false => Ok(Contender::Command(words)),
        };
    }
    let advice = unknown(word, &Level::ALL.map(Level::word));
    Err(format!("{advice}; a command has a blank or a path separator in it"))
}

impl Contender {
    /// Whether it can come at all.
    pub(super) fn probe(&self) -> Result<(), String> {
        let Contender::Command(words) = self else { return Ok(()) };
        let started = Process::start(words).map(drop);
        started.map_err(|why| format!("cannot start \"{}\": {why}", words[0]))
    }

    /// A player of that kind for a seat. One that is a program is waited for so long, and what it
    /// does wrong is counted.
    pub(super) fn player<'a>(
        &'a self,
        rules: &'a Rules,
        seat: Seat,
        key: Key,
        (patience, lapses): (Duration, &'a Lapses),
    ) -> Box<dyn Player + 'a> {
        match self {
            Contender::Level(level) => level.player(rules, seat, key),
            Contender::Command(words) => Box::new(Outsider::new(rules, words, patience, lapses)),
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Level(level) => f.write_str(level.word()),
            Contender::Command(words) => write!(f, "\"{}\"", words.join(" ")),
        }
    }
}
