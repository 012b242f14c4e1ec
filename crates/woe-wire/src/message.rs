//! What does the server say?

use crate::{
    bag::Hash,
    preview::Previews,
    story::{History, Line, Moment, Step},
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// As whom one sits at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum You {
    /// In that seat.
    Seat(u8),
    /// As one who watches.
    Watcher,
    /// As one who has the invite link and no seat.
    Visitor,
}

/// The answer to a hello.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Welcome {
    /// What events are counted in: after a restart it is another one.
    pub epoch: String,
    /// As whom.
    pub you: You,
    /// The server's clock, in milliseconds since 1970.
    pub now: u64,
    /// The number of the protocol.
    pub protocol: u32,
}

/// Something happened, or looks otherwise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Event {
    /// The number of the event for this pair of eyes; they are consecutive.
    pub n: u32,
    /// Of all parts, after this event.
    #[ts(type = "string")]
    pub hash: Hash,
    /// After which step all steps are taken back, before those of this event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub back: Option<u32>,
    /// What happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub steps: Option<Vec<Step>>,
    /// The parts that changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "{ [key: string]: unknown }")]
    pub parts: Option<BTreeMap<String, serde_json::Value>>,
    /// What was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lines: Option<Vec<Line>>,
    /// Whether these are all parts, and others are to be forgotten.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub fresh: bool,
}

/// Why the rules say no.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Refused {
    /// The refusal, as sentences are found by it.
    pub refusal: String,
    /// The id of the rule it stands on.
    pub rule: String,
}

/// Why the house says no.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message is not one of ours.
    NotAMessage,
    /// The message is too long.
    TooLong,
    /// Nothing was said in time.
    TooLate,
    /// Too much was said at once.
    TooFast,
    /// There are too many of these.
    TooMany,
    /// There is no such table.
    NoSuchTable,
    /// The token holds no seat here.
    WrongToken,
    /// Nobody may watch.
    NoWatching,
    /// The page is of somewhere else.
    WrongOrigin,
    /// The decision is not open any more.
    LateDecision,
    /// Only the host may.
    OnlyTheHost,
    /// One needs a seat for that.
    NeedsASeat,
    /// The seat is taken.
    SeatTaken,
    /// The family is taken, or there is none of that number.
    FamilyTaken,
    /// Somebody is called like that.
    NameTaken,
    /// A name needs letters, and not too many.
    BadName,
    /// A line needs letters, and not too many.
    BadLine,
    /// There is no such seat, step or option.
    NoSuchThing,
    /// Not while they play.
    OnlyInTheLobby,
    /// Not before they play.
    OnlyWhilePlaying,
    /// Not before the story is over.
    OnlyWhenOver,
    /// The cards it was played with are not here: it can be read, but not shown.
    OtherCards,
    /// Some seats are still open.
    SeatsOpen,
    /// The table cannot be laid so.
    Unplayable,
    /// There is nothing to take back.
    NothingToTakeBack,
    /// It could not be kept on disk; nothing was lost.
    NotKept,
    /// The house closes for a moment.
    Closing,
    /// The table was deleted.
    Deleted,
}

/// The house says no.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Trouble {
    /// Why.
    pub code: Code,
    /// More words on it, for people who write clients.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub detail: Option<String>,
}

impl From<Code> for Trouble {
    fn from(code: Code) -> Trouble {
        Trouble { code, detail: None }
    }
}

/// Why a command was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum No {
    /// The rules forbid it.
    Refused(Refused),
    /// The house does.
    Trouble(Trouble),
}

impl From<Code> for No {
    fn from(code: Code) -> No {
        No::Trouble(code.into())
    }
}

/// What a command brought besides events.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Payload {
    /// A seat, and what holds it.
    Seated {
        /// The seat.
        seat: u8,
        /// What holds it.
        token: String,
    },
    /// All that happened so far.
    History(History),
    /// The table as it was.
    Moment(Moment),
    /// What would come of a card.
    Previews(Previews),
    /// It waits for the others' consent.
    Asked,
}

/// What became of a command.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Reply {
    /// The command.
    pub id: String,
    /// It was done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ok: Option<Box<Payload>>,
    /// The rules forbid it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refused: Option<Refused>,
    /// The house does not do it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub trouble: Option<Trouble>,
}

impl Reply {
    /// The reply to that command.
    pub fn to(id: &str, outcome: Result<Option<Payload>, No>) -> Reply {
        let id = id.to_owned();
        let reply = Reply { id, ok: None, refused: None, trouble: None };
        match outcome {
            Ok(payload) => Reply { ok: payload.map(Box::new), ..reply },
            Err(No::Refused(refused)) => Reply { refused: Some(refused), ..reply },
            Err(No::Trouble(trouble)) => Reply { trouble: Some(trouble), ..reply },
        }
    }
}

/// Whatever the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FromServer {
    /// First of all.
    Welcome(Welcome),
    /// Something happened, or looks otherwise.
    Event(Event),
    /// What became of a command.
    Reply(Reply),
    /// Why the socket is being closed.
    Trouble(Trouble),
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Opened {
    /// Its name in the invite link.
    pub table: String,
    /// The host's seat.
    pub seat: u8,
    /// What holds it.
    pub token: String,
}
