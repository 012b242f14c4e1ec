//! By which edition and table options is a game played?

use crate::place::Seat;
use woe_cards::{Edition, Telling};

/// How many rounds an evening has, if the table does not say. [END-3]
pub const DEFAULT_ROUNDS: u8 = 60;

/// Whether a response can be answered. [RESP-4]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Retorts {
    /// One further response may cancel it.
    Allowed,
    /// It stands.
    Barred,
}

/// What the discard play discards. [DISC-1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Discarding {
    /// Exactly one card.
    One,
    /// The whole hand.
    Hand,
}

/// Edition and table options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Profile {
    /// Whose deck and whose rules.
    pub edition: Edition,
    /// How many characters of each family play; `None`: all that set-up leaves. [SETUP-4]
    pub characters: Option<u8>,
    /// Whether effects are read. [PLAIN-1]
    pub telling: Telling,
    /// Whether a response can be answered. [RESP-4]
    pub retorts: Retorts,
    /// After how many rounds the evening ends. [END-3]
    pub rounds: u8,
}

impl Profile {
    /// The profile of an edition, with no options changed.
    pub fn of(edition: Edition) -> Profile {
        let retorts = match edition {
            Edition::First => Retorts::Allowed,
            Edition::Second => Retorts::Barred,
        };
        Profile {
            edition,
            characters: None,
            telling: Telling::Full,
            retorts,
            rounds: DEFAULT_ROUNDS,
        }
    }

    /// What the discard play discards. [DISC-1]
    pub fn discarding(&self) -> Discarding {
        match self.edition {
            Edition::First => Discarding::One,
            Edition::Second => Discarding::Hand,
        }
    }

    /// Whether each family sets a character aside before play: for the misfits, or in the second
    /// edition because many play. [SETUP-5]
    pub fn sets_aside(&self, seats: usize, misfits: Option<Seat>) -> bool {
        misfits.is_some() || self.edition == Edition::Second && seats >= 4
    }
}
