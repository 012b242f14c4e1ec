//! How is what happened sent to one who saw it?

use crate::action::{card, seat, stack};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use woe_rules::Glimpse;

/// In what way a card is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are those of the rules")]
pub enum Way {
    Own,
    Free,
    Granted,
    Inside,
    Sudden,
    Response,
    Retort,
}

/// What will be skipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Skipped {
    /// A turn.
    Turn,
    /// A draw step.
    Draw,
}

/// One thing that happened, as one pair of eyes saw it: a card whose back only was seen is null.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "beat", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are those of the rules")]
pub enum Beat {
    SetAside { stack: u8 },
    Joined { stack: u8, seat: u8 },
    Parted { stack: u8 },
    SetOut { card: Option<u16> },
    Shuffled,
    TurnBegan { seat: u8 },
    TurnSkipped { seat: u8 },
    TurnEnded { seat: u8 },
    Passed { seat: u8 },
    Announced { seat: u8, card: Option<u16>, on: Option<u8>, way: Way },
    Named { stack: u8 },
    Cancelled { card: Option<u16> },
    Resolved { card: Option<u16> },
    Laid { card: Option<u16>, on: u8 },
    Moved { card: Option<u16>, from: u8, to: u8 },
    Stripped { card: Option<u16>, from: u8 },
    Lifted { seat: u8, card: Option<u16>, from: u8 },
    Slipped { seat: u8, card: Option<u16>, on: u8 },
    Removed { stack: u8 },
    Drawn { seat: u8, card: Option<u16> },
    Discarded { seat: u8, card: Option<u16> },
    Taken { card: Option<u16>, from: u8, to: u8 },
    Returned { seat: u8, card: Option<u16> },
    Regained { seat: u8, card: Option<u16> },
    Sprung { seat: u8, card: Option<u16> },
    Lapsed { seat: u8, card: Option<u16> },
    Reshuffled,
    WillSkip { seat: u8, what: Skipped },
    DrawSkipped { seat: u8 },
    Granted { seat: u8, card: Option<u16>, count: u8 },
    Ended,
}

impl From<woe_rules::Beat<Glimpse>> for Beat {
    fn from(beat: woe_rules::Beat<Glimpse>) -> Beat {
        use woe_rules::Beat as B;
        match beat {
            B::SetAside { stack: id } => Beat::SetAside { stack: stack(id) },
            B::Joined { stack: id, seat: of } => Beat::Joined { stack: stack(id), seat: seat(of) },
            B::Parted { stack: id } => Beat::Parted { stack: stack(id) },
            B::SetOut { card } => Beat::SetOut { card: known(card) },
            B::Shuffled => Beat::Shuffled,
            B::TurnBegan { seat: of } => Beat::TurnBegan { seat: seat(of) },
            B::TurnSkipped { seat: of } => Beat::TurnSkipped { seat: seat(of) },
            B::TurnEnded { seat: of } => Beat::TurnEnded { seat: seat(of) },
            B::Passed { seat: of } => Beat::Passed { seat: seat(of) },
            B::Announced { seat: of, card, on, way } => Beat::Announced {
                seat: seat(of),
                card: known(card),
                on: on.map(stack),
                way: way.into(),
            },
            B::Named { stack: id } => Beat::Named { stack: stack(id) },
            B::Removed { stack: id } => Beat::Removed { stack: stack(id) },
            B::Reshuffled => Beat::Reshuffled,
            B::WillSkip { seat: of, what } => Beat::WillSkip { seat: seat(of), what: what.into() },
            B::DrawSkipped { seat: of } => Beat::DrawSkipped { seat: seat(of) },
            B::Granted { seat: of, card, count } => {
                Beat::Granted { seat: seat(of), card: known(card), count }
            }
            B::Ended => Beat::Ended,
            B::Cancelled { card } => Beat::Cancelled { card: known(card) },
            B::Resolved { card } => Beat::Resolved { card: known(card) },
            B::Laid { card, on } => Beat::Laid { card: known(card), on: stack(on) },
            B::Moved { card, from, to } => {
                Beat::Moved { card: known(card), from: stack(from), to: stack(to) }
            }
            B::Stripped { card, from } => Beat::Stripped { card: known(card), from: stack(from) },
            B::Lifted { seat: of, card, from } => {
                Beat::Lifted { seat: seat(of), card: known(card), from: stack(from) }
            }
            B::Slipped { seat: of, card, on } => {
                Beat::Slipped { seat: seat(of), card: known(card), on: stack(on) }
            }
            B::Drawn { seat: of, card } => Beat::Drawn { seat: seat(of), card: known(card) },
            B::Discarded { seat: of, card } => {
                Beat::Discarded { seat: seat(of), card: known(card) }
            }
            B::Taken { card, from, to } => {
                Beat::Taken { card: known(card), from: seat(from), to: seat(to) }
            }
            B::Returned { seat: of, card } => Beat::Returned { seat: seat(of), card: known(card) },
            B::Regained { seat: of, card } => Beat::Regained { seat: seat(of), card: known(card) },
            B::Sprung { seat: of, card } => Beat::Sprung { seat: seat(of), card: known(card) },
            B::Lapsed { seat: of, card } => Beat::Lapsed { seat: seat(of), card: known(card) },
        }
    }
}

fn known(glimpse: Glimpse) -> Option<u16> {
    match glimpse {
        Glimpse::Known(id) => Some(card(id)),
        Glimpse::Back => None,
    }
}

impl From<woe_rules::Way> for Way {
    fn from(way: woe_rules::Way) -> Way {
        match way {
            woe_rules::Way::Own => Way::Own,
            woe_rules::Way::Free => Way::Free,
            woe_rules::Way::Granted => Way::Granted,
            woe_rules::Way::Inside => Way::Inside,
            woe_rules::Way::Sudden => Way::Sudden,
            woe_rules::Way::Response => Way::Response,
            woe_rules::Way::Retort => Way::Retort,
        }
    }
}

impl From<woe_cards::Skipped> for Skipped {
    fn from(what: woe_cards::Skipped) -> Skipped {
        match what {
            woe_cards::Skipped::Turn => Skipped::Turn,
            woe_cards::Skipped::Draw => Skipped::Draw,
        }
    }
}
