//! What does the server say?

use crate::{
    bag::Hash,
    part::Phase,
    preview::Previews,
    story::{History, Line, Moment, Step},
};
use serde::{Deserialize, Serialize, Serializer, ser::SerializeStruct};
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
    /// When the table goes, in milliseconds since 1970, if that is soon and nobody does anything there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub goes: Option<u64>,
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
    /// Somebody is called like that, or so much like it that they would be mistaken for each other.
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
    /// The others have not agreed that this seat changes hands.
    NotAgreed,
    /// Nobody is here who could agree that a seat changes hands.
    NobodyToAgree,
    /// It could not be kept on disk; nothing was lost.
    NotKept,
    /// The house closes for a moment.
    Closing,
    /// The table was deleted.
    Deleted,
    /// The table went because nobody had touched it for long.
    Swept,
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
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(try_from = "Sent")]
pub struct Reply {
    /// The command.
    pub id: String,
    /// What it brought besides events, if it was done; else who says no.
    pub outcome: Result<Option<Box<Payload>>, No>,
}

impl Reply {
    /// The reply to that command.
    pub fn to(id: &str, outcome: Result<Option<Payload>, No>) -> Reply {
        Reply { id: id.to_owned(), outcome: outcome.map(|payload| payload.map(Box::new)) }
    }

    /// Why the rules forbid it, if they do.
    pub fn refused(&self) -> Option<&Refused> {
        match &self.outcome {
            Err(No::Refused(refused)) => Some(refused),
            Err(No::Trouble(_)) | Ok(_) => None,
        }
    }

    /// Why the house does not do it, if it does not.
    pub fn trouble(&self) -> Option<&Trouble> {
        match &self.outcome {
            Err(No::Trouble(trouble)) => Some(trouble),
            Err(No::Refused(_)) | Ok(_) => None,
        }
    }
}

/// A reply as it is sent: with one of three keys, or with none if it was done and there is nothing to say.
#[derive(Deserialize, TS)]
#[ts(rename = "Reply")]
pub(crate) struct Sent {
    /// The command.
    id: String,
    /// It was done.
    #[serde(default)]
    #[ts(optional)]
    ok: Option<Box<Payload>>,
    /// The rules forbid it.
    #[serde(default)]
    #[ts(optional)]
    refused: Option<Refused>,
    /// The house does not do it.
    #[serde(default)]
    #[ts(optional)]
    trouble: Option<Trouble>,
}

impl Serialize for Reply {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut sent = to.serialize_struct("Reply", 2)?;
        sent.serialize_field("id", &self.id)?;
        match &self.outcome {
            Ok(None) => {}
            Ok(Some(payload)) => sent.serialize_field("ok", payload)?,
            Err(No::Refused(refused)) => sent.serialize_field("refused", refused)?,
            Err(No::Trouble(trouble)) => sent.serialize_field("trouble", trouble)?,
        }
        sent.end()
    }
}

impl TryFrom<Sent> for Reply {
    type Error = &'static str;

    fn try_from(sent: Sent) -> Result<Reply, &'static str> {
        let outcome = match (sent.ok, sent.refused, sent.trouble) {
            (ok, None, None) => Ok(ok),
            (None, Some(refused), None) => Err(No::Refused(refused)),
            (None, None, Some(trouble)) => Err(No::Trouble(trouble)),
            _ => return Err("a reply says one of: ok, refused, trouble"),
        };
        Ok(Reply { id: sent.id, outcome })
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
    Reply(#[ts(as = "Sent")] Reply),
    /// Why the socket is being closed.
    Trouble(Trouble),
}

/// How a table stands, at a glance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Glimpsed {
    /// How far it is.
    pub phase: Phase,
    /// Who sits where; empty where nobody does yet.
    pub names: Vec<String>,
    /// One's own seat.
    pub seat: Option<u8>,
    /// For whom the table waits; in a window, whose turn it is. Not for visitors.
    pub asked: Option<u8>,
    /// How many people with a seat are there now.
    pub here: u8,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{read, written};

    /// A reply is sent so, and read as it was.
    fn check(outcome: Result<Option<Payload>, No>, sent: &str) {
        let reply = Reply::to("7", outcome);
        assert_eq!(written(&reply), sent);
        assert_eq!(read(sent), Ok(reply));
    }

    #[test]
    fn a_reply_has_one_key_for_what_became_of_the_command_or_none() {
        check(Ok(None), r#"{"id":"7"}"#);
        check(Ok(Some(Payload::Asked)), r#"{"id":"7","ok":"asked"}"#);
        let refused = Refused { refusal: "must-pay".to_owned(), rule: "CARD-12".to_owned() };
        let sent = r#"{"id":"7","refused":{"refusal":"must-pay","rule":"CARD-12"}}"#;
        check(Err(No::Refused(refused)), sent);
        check(Err(Code::TooFast.into()), r#"{"id":"7","trouble":{"code":"too-fast"}}"#);
    }

    #[test]
    fn a_reply_that_says_two_things_is_none() {
        let both = r#"{"id":"7","ok":"asked","trouble":{"code":"too-fast"}}"#;
        assert!(read::<Reply>(both).is_err());
    }
}
