//! How strong shall a player be?

use crate::{
    ahead::{Search, Tuning},
    clerk::Clerk,
    foundling::Foundling,
    governess::Governess,
    player::Player,
    style::Style,
    thinker::Thinker,
    undertaker::Undertaker,
    value::Value,
};
use std::sync::Arc;
use std::time::Duration;
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
    /// Looks ahead, a little.
    Medium,
    /// Looks ahead.
    Raven,
}

impl Level {
    /// Every rung, from the lowest.
    pub const ALL: [Level; 6] = [
        Level::Foundling,
        Level::Clerk,
        Level::Governess,
        Level::Undertaker,
        Level::Medium,
        Level::Raven,
    ];

    /// Its name in commands and records.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Foundling => "foundling",
            Level::Clerk => "clerk",
            Level::Governess => "governess",
            Level::Undertaker => "undertaker",
            Level::Medium => "medium",
            Level::Raven => "raven",
        }
    }

    /// The rung with that name.
    pub fn named(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }

    /// Whether it weighs its answers, and so can have a style.
    pub const fn thinks(self) -> bool {
        !matches!(self, Level::Foundling | Level::Clerk)
    }

    /// How long it may think about an answer on a live table. Those who search use it up; of the others
    /// it is what they promise.
    pub const fn budget(self) -> Option<Duration> {
        match self {
            Level::Foundling => None,
            Level::Clerk => Some(Duration::from_micros(50)),
            Level::Governess => Some(Duration::from_micros(100)),
            Level::Undertaker => Some(Duration::from_millis(1)),
            Level::Medium => Some(Duration::from_millis(10)),
            Level::Raven => Some(Duration::from_millis(50)),
        }
    }

    /// How many iterations of a search its answers take at least, however many wait for theirs: with fewer it
    /// would fall behind the level below. Those who do not search take none.
    pub const fn least(self) -> u32 {
        match self {
            Level::Foundling | Level::Clerk | Level::Governess | Level::Undertaker => 0,
            Level::Medium => 100,
            Level::Raven => 400,
        }
    }

    /// A player of that strength for a seat; whatever it leaves to chance comes from the key.
    pub fn player(self, rules: &Arc<Rules>, seat: Seat, key: Key) -> Box<dyn Player> {
        self.styled(Style::Plain, rules, seat, key)
    }

    /// The same with a style, if it thinks; one that does not has none.
    pub fn styled(self, style: Style, rules: &Arc<Rules>, seat: Seat, key: Key) -> Box<dyn Player> {
        match self {
            Level::Foundling => Box::new(Foundling::new(rules, seat, key)),
            Level::Clerk => Box::new(Clerk::new(rules, seat)),
            Level::Governess => {
                Box::new(Thinker::new(rules, seat, key, Governess::default()).styled(style))
            }
            Level::Undertaker => {
                let judge = Undertaker::new(Value::embedded());
                Box::new(Thinker::new(rules, seat, key, judge).styled(style))
            }
            Level::Medium | Level::Raven => {
                let tuning = if self == Level::Raven { Tuning::RAVEN } else { Tuning::MEDIUM };
                let judge = Search::new(Value::embedded(), tuning);
                Box::new(Thinker::new(rules, seat, key, judge).styled(style))
            }
        }
    }
}
