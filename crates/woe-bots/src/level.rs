//! How strong shall a player be?

use crate::{
    clerk::Clerk, foundling::Foundling, governess::Governess, player::Player, thinker::Thinker,
    undertaker::Undertaker, value::Value,
};
use woe_rules::{Key, Rules, Seat};

/// The rungs of the ladder.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Answers by lot.
    Foundling,
    /// Greedy, one play ahead, by a formula that never changes.
    Clerk,
    /// Knows what is worth what, and when to end it.
    Governess,
    /// Knows from many games what wins.
    Undertaker,
}

impl Level {
    /// Every rung, from the lowest.
    pub const ALL: [Level; 4] =
        [Level::Foundling, Level::Clerk, Level::Governess, Level::Undertaker];

    /// Its name in commands and records.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Foundling => "foundling",
            Level::Clerk => "clerk",
            Level::Governess => "governess",
            Level::Undertaker => "undertaker",
        }
    }

    /// The rung with that name.
    pub fn named(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }

    /// A player of that strength for a seat; whatever it leaves to chance comes from the key.
    pub fn player<'a>(self, rules: &'a Rules, seat: Seat, key: Key) -> Box<dyn Player + 'a> {
        match self {
            Level::Foundling => Box::new(Foundling::new(rules, seat, key)),
            Level::Clerk => Box::new(Clerk::new(rules, seat)),
            Level::Governess => Box::new(Thinker::new(rules, seat, key, Governess::default())),
            Level::Undertaker => {
                Box::new(Thinker::new(rules, seat, key, Undertaker::new(Value::embedded())))
            }
        }
    }
}
