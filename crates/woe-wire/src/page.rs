//! How does the page know these types?

use crate::{message::Sent, *};
use ts_rs::{Config, TS};

/// The head of the file.
const HEAD: &str = "// What the server and the page say to each other. Written by `cargo xtask docs` from woe-wire; do not edit.\n";

/// The declarations of types, one after the other.
macro_rules! declared {
    ($config:expr; $($name:ty),* $(,)?) => { [$(<$name as TS>::decl($config)),*] };
}

/// All types of the wire as TypeScript, in one file.
pub fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let declarations = cards(&config).into_iter().chain(views(&config)).chain(messages(&config));
    let pages = declarations.map(|declaration| format!("\nexport {declaration}\n"));
    HEAD.to_owned() + &pages.collect::<String>()
}

#[rustfmt::skip]
fn cards(config: &Config) -> impl IntoIterator<Item = String> {
    declared![config;
        Text, Joined, PersonSheet, CardSheet, IconSheet, FamilySheet, SetSheet, CatalogPage,
        StorySheet, BoxSheet, Boxes,
        Choice, Action, Way, Skipped, Beat, Play, Due, Question, PlayOption, Options,
    ]
}

#[rustfmt::skip]
fn views(config: &Config) -> impl IntoIterator<Item = String> {
    declared![config;
        PortraitPart, GiversPart, FacePart, StackPart,
        Level, Orders, Arranged, BesideOptions, TableOptions, OpenTable, OpenLesson, Opened,
        Phase, TablePart, Sits, PersonPart, TurnPart, SeatPart, PilesPart, MiddlePart, WindowPart,
        Waiting,
        Consent, UndoPart, MePart, Asked, Noted,
    ]
}

#[rustfmt::skip]
fn messages(config: &Config) -> impl IntoIterator<Item = String> {
    declared![config;
        Door, Resume, Hello, Glance, Glimpsed, Do, Command, FromClient,
        LineKind, Line, Step, Bookmark, History, Moment, ReplayStep, Replay,
        CurvePoint, DeathPoint, TurningPoint, JudgedPlay, SeatReview, Review, ReviewProgress,
        You, Welcome, Event, Refused, Code, Trouble,
        Omen, PreviewStack, PreviewSeat, PreviewAsk, PreviewOutcome, PreviewPart, Previews,
        Payload, Sent, FromServer,
    ]
}
