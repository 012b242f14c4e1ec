//! What is kept of tables, as one finds it again?

use super::{Day, Doors, Kept};
use std::fmt;

/// The number of a table, for us; people know a table by the names of its doors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableNumber(pub i64);

/// One name of a table.
#[derive(Clone, PartialEq, Eq)]
pub enum Door {
    /// The one that invites.
    Table(String),
    /// The one for watchers.
    Watch(String),
    /// The one to the finished game.
    Replay(String),
}

/// All that is kept of one table.
#[derive(Clone, PartialEq, Eq)]
pub struct Saved {
    /// Its number.
    pub number: TableNumber,
    /// Its names.
    pub doors: Doors,
    /// How far it is.
    pub phase: Phase,
    /// On which day somebody did something there last.
    pub touched: Day,
    /// What the table is made of again.
    pub kept: Kept,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// People come and choose.
    Lobby,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
}

/// A table that nobody has touched for a while.
#[derive(Clone, PartialEq, Eq)]
pub struct Idle {
    /// Its number.
    pub number: TableNumber,
    /// The name of its invite door.
    pub invite: String,
    /// The name of the door to its replay.
    pub replay: String,
    /// On which day somebody did something there last.
    pub touched: Day,
}

/// How many tables are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// All of them.
    pub tables: u32,
    /// Those in play.
    pub playing: u32,
    /// Those whose game is over.
    pub over: u32,
}

impl From<woe_wire::Phase> for Phase {
    fn from(phase: woe_wire::Phase) -> Phase {
        match phase {
            woe_wire::Phase::Lobby => Phase::Lobby,
            woe_wire::Phase::Playing => Phase::Playing,
            woe_wire::Phase::Over => Phase::Over,
        }
    }
}

impl Phase {
    /// All of them, in the order in which tables come to them.
    pub(crate) const ALL: [Phase; 3] = [Phase::Lobby, Phase::Playing, Phase::Over];

    /// The one that is written down so. No other word can be written.
    pub(super) fn of_word(word: &str) -> Phase {
        Phase::ALL.into_iter().find(|phase| phase.word() == word).unwrap_or(Phase::Over)
    }

    /// How it is written down.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Lobby => "lobby",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }
}

impl fmt::Display for TableNumber {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}
