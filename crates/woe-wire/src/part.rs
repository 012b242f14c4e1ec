//! Of what is a view made?

use crate::{
    action::{Action, card, seat},
    command::{Level, Orders, TableOptions},
    options::Options,
    question::{Play, Question, named},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use woe_rules::{Announcement, SeatView};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People take their seats.
    Lobby,
    /// They play.
    Playing,
    /// The story is over.
    Over,
}

/// The table itself: part `table`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TablePart {
    /// How far it has come.
    pub phase: Phase,
    /// By which rules it is played.
    pub options: TableOptions,
    /// Whether people may watch.
    pub watching: bool,
    /// Whether those who watch may talk.
    pub talking: bool,
    /// Its name in the invite link.
    pub table: String,
    /// Who opened it.
    pub host: u8,
    /// The hashes of the sets it was dealt from, if they are others today: what to ask the catalog for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub cards: Vec<String>,
}

/// Who or what sits there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Sits {
    /// Nobody yet; a bot keeps the seat warm while they play.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// One seat's player: part `people` is a list of these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PersonPart {
    /// What they are called.
    pub name: String,
    /// Their family; null is none yet, or the misfits.
    pub family: Option<u8>,
    /// Who or what sits there.
    pub sits: Sits,
    /// How well the bot plays that sits there or stands in.
    pub level: Option<Level>,
    /// Whether they are connected.
    pub here: bool,
    /// Since when they are away, in milliseconds since 1970.
    pub away: Option<u64>,
    /// Whether a bot plays for them at the moment.
    pub standing_in: bool,
    /// Their worst day, in a line.
    pub day: Option<String>,
    /// A newcomer who does not see the hand yet, and plays once all of these have agreed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub newcomer: Option<Consent>,
}

/// Whose turn it is: part `turn`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TurnPart {
    /// Whose turn it is.
    pub turn: u8,
    /// Who started.
    pub start: u8,
    /// Which round it is, from 1.
    pub round: u8,
    /// Which play it is, if one is being asked for.
    pub play: Option<Play>,
    /// Who has the misfits.
    pub misfits: Option<u8>,
    /// Whether the story is over.
    pub ended: bool,
    /// Who has won.
    pub winners: Vec<u8>,
}

/// What everyone sees of a seat: parts `seat/0` and on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatPart {
    /// How many cards it holds.
    pub hand: u8,
    /// The cards that it drew and must play as soon as the draw is done, in that order.
    pub waiting: Vec<u16>,
    /// Up to how many it draws.
    pub draw_limit: u8,
    /// The Family Value so far.
    pub value: i16,
    /// How many turns it will skip.
    pub skipped_turns: u8,
    /// How many draw steps it will skip.
    pub skipped_draws: u8,
}

impl SeatPart {
    /// What a view says of a seat, with what the rules make of it.
    pub fn of(view: &SeatView, draw_limit: usize, value: i16) -> SeatPart {
        SeatPart {
            hand: view.hand_len.try_into().unwrap_or(u8::MAX),
            waiting: view.waiting.iter().map(|&id| card(id)).collect(),
            draw_limit: draw_limit.try_into().unwrap_or(u8::MAX),
            value,
            skipped_turns: view.skipped_turns,
            skipped_draws: view.skipped_draws,
        }
    }
}

/// The draw pile and the discard pile: part `piles`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PilesPart {
    /// How many cards the draw pile has.
    pub deck: u16,
    /// The discard pile, lowest first.
    pub discard: Vec<u16>,
}

/// What lies in the middle besides Guests and Stories: part `middle`, where there is any.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct MiddlePart {
    /// The Expedition in force.
    pub expedition: Option<u16>,
    /// The cards that a trimmed deck left in the box.
    pub boxed: Vec<u16>,
}

/// A round in which others may respond. It names nobody who could.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct WindowPart {
    /// The number of the decision.
    pub decision: u32,
    /// Whose card it is.
    pub by: u8,
    /// The card.
    pub card: u16,
    /// What it names.
    pub named: Vec<u8>,
    /// When the answers take effect, in milliseconds since 1970; null if no clock runs: at a swift table,
    /// and for one person with bots.
    pub until: Option<u64>,
    /// Who has asked for time to think; each may once.
    pub thinkers: Vec<u8>,
}

impl WindowPart {
    /// The window on that announcement.
    pub fn of(
        of: &Announcement,
        decision: u32,
        until: Option<u64>,
        thinkers: Vec<u8>,
    ) -> WindowPart {
        let (by, card, named) = (seat(of.by), card(of.card), named(of));
        WindowPart { decision, by, card, named, until, thinkers }
    }
}

/// For whom the table waits: part `waiting`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Waiting {
    /// For that seat.
    Seat(u8),
    /// For responses, whoever has them.
    Window(WindowPart),
}

/// A play that could be taken back: part `undo`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct UndoPart {
    /// Whose play.
    pub by: u8,
    /// The number of the decision to which it leads back.
    pub decision: u32,
    /// Whether it needs nobody's consent.
    pub free: bool,
    /// Who was asked for consent, if it was asked for.
    pub consent: Option<Consent>,
}

/// The table's consent: to take a play back, or that a newcomer has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Consent {
    /// Who still has to say.
    pub waits_for: Vec<u8>,
}

/// What is one's own at this table: private part `me`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct MePart {
    /// One's seat.
    pub seat: u8,
    /// Whether one is the host.
    pub host: bool,
    /// One's standing orders for windows.
    pub orders: Orders,
    /// Whether one is asked for every free play, also if one can only pass.
    pub free_plays: bool,
    /// The table's name in the link for watchers: for the host.
    pub watch: Option<String>,
    /// The game's name in the link for its replay, once it is over.
    pub replay: Option<String>,
    /// The name of the next table with the same people, where the same token holds one's seat.
    pub next: Option<String>,
}

/// What is asked of this seat: private part `asked`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Asked {
    /// The number of the decision.
    pub decision: u32,
    /// What is asked.
    pub question: Question,
    /// What may be answered.
    pub options: Options,
}

/// One's answer in an open window, kept and not yet in force: private part `noted`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Noted {
    /// The number of the decision.
    pub decision: u32,
    /// The answer.
    pub action: Action,
}
