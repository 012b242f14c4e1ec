//! How is the past sent?

use crate::{
    beat::Beat,
    command::TableOptions,
    part::{MiddlePart, PersonPart, PilesPart, SeatPart, TurnPart},
    stack::StackPart,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// What sort of line it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LineKind {
    /// How a play came to pass.
    Story,
    /// Talk at the table.
    Chat,
    /// Applause for a play.
    Applause,
    /// The host has opened a seat while they play.
    Opened,
    /// The host has given a seat to a bot while they play.
    Given,
    /// A newcomer asks for a seat with its hand.
    Asks,
    /// A newcomer has a seat, with its hand.
    Seated,
    /// A newcomer does not get the seat: a bot has it.
    Declined,
}

/// Something a player or a watcher said, or what the house says of a seat that changes hands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Line {
    /// Its number at this table.
    pub number: u32,
    /// What sort.
    pub kind: LineKind,
    /// Who, or which seat changes hands; null is somebody who watches.
    pub seat: Option<u8>,
    /// What a watcher wants to be called; of a seat, who has it now, or asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// About which step of the game.
    pub at: Option<u32>,
    /// What; of a seat, who had it before.
    pub line: String,
}

/// An answer and what came of it, as one pair of eyes saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Step {
    /// Its number; the deal is 0. Numbers grow and are never used again, but some are left out.
    pub at: u32,
    /// Who answered.
    pub by: Option<u8>,
    /// What happened.
    pub beats: Vec<Beat>,
}

/// How far somebody has read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Bookmark {
    /// The number of the first step that was not read.
    pub step: u32,
    /// The number of the first line that was not read.
    pub line: u32,
}

/// A page of what happened so far, as one pair of eyes saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct History {
    /// The steps that stand.
    pub steps: Vec<Step>,
    /// What was said.
    pub lines: Vec<Line>,
    /// Where the next page begins, if this is not the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<Bookmark>,
}

/// A part of the game that may be shown again: of a moment that is past, or of a replay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum GamePart {
    /// `stack/0` and on.
    Stack(StackPart),
    /// `seat/0` and on.
    Seat(SeatPart),
    /// `turn`.
    Turn(TurnPart),
    /// `piles`.
    Piles(PilesPart),
    /// `middle`.
    Middle(MiddlePart),
    /// Cards by their numbers: `announced`, and hands.
    Cards(Vec<u16>),
}

/// Parts by their names.
pub type GameParts = BTreeMap<String, GamePart>;

/// The table as it was after a step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Moment {
    /// Which step.
    pub at: u32,
    /// All parts of the game.
    #[ts(type = "{ [key: string]: unknown }")]
    pub parts: GameParts,
}

/// A step of a replay: what happened, and the parts that changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ReplayStep {
    /// What happened.
    #[serde(flatten)]
    #[ts(flatten)]
    pub step: Step,
    /// The parts that changed; hands are in `hand/0` and on.
    #[ts(type = "{ [key: string]: unknown }")]
    pub parts: GameParts,
}

/// A game that is over, from the first card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Replay {
    /// How it was played.
    pub options: TableOptions,
    /// The hashes of the sets it was dealt from, if they are others today: what to ask the catalog for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub cards: Vec<String>,
    /// Who played.
    pub people: Vec<PersonPart>,
    /// The steps.
    pub steps: Vec<ReplayStep>,
    /// What was said.
    pub lines: Vec<Line>,
}

/// A part is what it is made of.
macro_rules! parts_of {
    ($($kind:ident($part:ty)),* $(,)?) => {
        $(impl From<$part> for GamePart {
            fn from(part: $part) -> GamePart {
                GamePart::$kind(part)
            }
        })*
    };
}

parts_of!(
    Stack(StackPart),
    Seat(SeatPart),
    Turn(TurnPart),
    Piles(PilesPart),
    Middle(MiddlePart),
    Cards(Vec<u16>),
);
