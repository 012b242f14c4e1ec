//! How is a question put to a client?

use crate::action::{card, seat, stack};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use woe_rules::{Announcement, Moment};

/// The plays of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are those of the rules")]
pub enum Play {
    First,
    Second,
    Further,
    After,
}

/// Why cards are to be discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are those of the rules")]
pub enum Due {
    Must,
    May,
    Tax,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are those of the rules")]
pub enum Question {
    Play { play: Play },
    Name { by: u8, card: u16, named: Vec<u8> },
    Respond { by: u8, card: u16, named: Vec<u8> },
    Discard { count: u8, due: Due, card: u16 },
    Either { card: u16, on: Option<u8> },
    Use { card: u16, on: Option<u8> },
    PlayNow { card: u16, on: Option<u8> },
    PlayTaken,
    Exchange { stack: u8 },
    SetAside,
    Cast,
    Draw { left: u8 },
}

impl From<woe_rules::Question> for Question {
    fn from(question: woe_rules::Question) -> Question {
        use woe_rules::Question as Q;
        match question {
            Q::Play(play) => Question::Play { play: play.into() },
            Q::Name(of) => {
                Question::Name { by: seat(of.by), card: card(of.card), named: named(&of) }
            }
            Q::Respond(of) => {
                Question::Respond { by: seat(of.by), card: card(of.card), named: named(&of) }
            }
            Q::Discard { count, due, card: of } => {
                Question::Discard { count, due: due.into(), card: card(of) }
            }
            Q::Either(Moment { card: of, on, .. }) => {
                Question::Either { card: card(of), on: on.map(stack) }
            }
            Q::Use(Moment { card: of, on, .. }) => {
                Question::Use { card: card(of), on: on.map(stack) }
            }
            Q::PlayNow(Moment { card: of, on, .. }) => {
                Question::PlayNow { card: card(of), on: on.map(stack) }
            }
            Q::PlayTaken => Question::PlayTaken,
            Q::Exchange(of) => Question::Exchange { stack: stack(of) },
            Q::SetAside => Question::SetAside,
            Q::Cast => Question::Cast,
            Q::Draw { left } => Question::Draw { left },
        }
    }
}

/// What an announced card names.
pub(crate) fn named(of: &Announcement) -> Vec<u8> {
    of.named.into_iter().flatten().map(stack).collect()
}

impl From<woe_rules::Play> for Play {
    fn from(play: woe_rules::Play) -> Play {
        match play {
            woe_rules::Play::First => Play::First,
            woe_rules::Play::Second => Play::Second,
            woe_rules::Play::Further => Play::Further,
            woe_rules::Play::After => Play::After,
        }
    }
}

impl From<woe_rules::Due> for Due {
    fn from(due: woe_rules::Due) -> Due {
        match due {
            woe_rules::Due::Must => Due::Must,
            woe_rules::Due::May => Due::May,
            woe_rules::Due::Tax => Due::Tax,
        }
    }
}
