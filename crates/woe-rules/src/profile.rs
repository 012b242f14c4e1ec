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

/// On whose Residence a Mystery may be laid. [HOME-2]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mysteries {
    /// On any.
    Anywhere,
    /// On one's own.
    AtHome,
}

/// How characters come to the players of a set without families. [TALE-1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Casting {
    /// Each picks all of theirs, one player after the other.
    Free,
    /// By lot.
    Dealt,
    /// One at a time, round the table.
    Drafted,
}

impl Casting {
    /// Every way.
    pub const ALL: [Casting; 3] = [Casting::Free, Casting::Dealt, Casting::Drafted];

    /// The word for it in records and commands.
    pub const fn word(self) -> &'static str {
        match self {
            Casting::Free => "free",
            Casting::Dealt => "dealt",
            Casting::Drafted => "drafted",
        }
    }
}

/// How much of the expansions is shuffled in. [MIX-1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mixing {
    /// All of it.
    Whole,
    /// Surplus cards of the expansions stay in the box, by lot.
    Trimmed,
}

/// How many Guests are in the middle, if the table does not say. [GUEST-1]
pub const DEFAULT_GUESTS: u8 = 2;
/// How many Stories are in the middle, if the table does not say. [STORY-1] [TALE-3]
pub const DEFAULT_STORIES: u8 = 2;
/// How many Guests or Stories there can be.
pub const MIDDLE_MAX: usize = 5;

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
    /// How many Guests start in the middle; as many as there are at most. [GUEST-1]
    pub guests: u8,
    /// How many Stories start in the middle. [STORY-1] [TALE-3]
    pub stories: u8,
    /// On whose Residence a Mystery may be laid. [HOME-2]
    pub mysteries: Mysteries,
    /// How characters come to players who have no families. [TALE-1]
    pub casting: Casting,
    /// How much of the expansions is shuffled in. [MIX-1]
    pub mixing: Mixing,
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
            guests: DEFAULT_GUESTS,
            stories: DEFAULT_STORIES,
            mysteries: Mysteries::Anywhere,
            casting: Casting::Free,
            mixing: Mixing::Whole,
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
    /// edition because many play. [SETUP-5] [MUNCH-1]
    pub fn sets_aside(&self, seats: usize, misfits: Option<Seat>) -> bool {
        misfits.is_some() || self.edition == Edition::Second && seats >= 4
    }
}
