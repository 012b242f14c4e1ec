//! Messages between machines: views, glimpses, answers and refusals as JSON.
//!
//! Everything here is converted from what a pair of eyes may see ([`woe_rules::View`],
//! [`woe_rules::Beat::seen_by`]); a game itself has no way onto a wire. Numbers become ids only
//! here, and only if they exist.

mod action;
mod bag;
mod beat;
mod boxes;
mod catalog;
mod command;
mod message;
mod options;
mod page;
mod part;
mod preview;
mod question;
mod review;
mod scene;
mod stack;
mod story;
mod words;

pub use action::{Action, Choice};
pub use bag::{Bag, Hash, PartText};
pub use beat::{Beat, Skipped, Way};
pub use boxes::{BoxSheet, Boxes, StorySheet};
pub use catalog::{
    CardSheet, CatalogPage, FamilySheet, IconSheet, Joined, PersonSheet, Says, SetSheet, Text,
};
pub use command::{
    Arranged, BesideOptions, Command, Do, Door, FromClient, Glance, Hello, Level, OpenLesson,
    OpenTable, Orders, Resume, TableOptions,
};
pub use message::{
    Code, Event, FromServer, Glimpsed, No, Opened, Payload, Refused, Reply, Trouble, Welcome, You,
};
pub use options::{Options, PlayOption};
pub use page::typescript;
pub use part::{
    Asked, Consent, MePart, MiddlePart, Noted, PersonPart, Phase, PilesPart, SeatPart, Sits,
    TablePart, TurnPart, UndoPart, Waiting, WindowPart,
};
pub use preview::{
    Omen, PreviewAsk, PreviewOutcome, PreviewPart, PreviewSeat, PreviewStack, Previews,
};
pub use question::{Due, Play, Question};
pub use review::{
    CurvePoint, DeathPoint, JudgedPlay, Review, ReviewProgress, SeatReview, TurningPoint,
};
pub use stack::{FacePart, GiversPart, PortraitPart, StackPart};
pub use story::{
    Bookmark, GamePart, GameParts, History, Line, LineKind, Moment, Replay, ReplayStep, Step,
};
pub use words::{Unreadable, read, read_object, write_out, written};

/// The number of the protocol: a client that speaks another one is told so.
pub const PROTOCOL: u32 = 1;
