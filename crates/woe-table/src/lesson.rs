//! What is dealt to somebody who has never played?
//!
//! One player, one bot that is easily understood, three characters each, and always the same cards: so that
//! what the page has to say about them comes at the right moment. A test plays it as a pupil would.

use crate::play::{Play, Source};
use woe_rules::{Action, Key, Question, Seat};
use woe_wire::{Arranged, BesideOptions, Level, OpenTable, TableOptions};

/// From which all cards of the lesson are dealt; if it teaches no more, its test names another.
const SEED: u64 = 6769;
/// Whose misery is the pupil's.
const FAMILY: u8 = 0;
/// How long windows are if friends come along, as the page has it.
const WINDOW_SECONDS: u32 = 2;
/// How many of each family play.
const CHARACTERS: u8 = 3;

/// The table at which it is played.
pub(crate) fn table(name: String) -> OpenTable {
    OpenTable {
        name,
        family: Some(FAMILY),
        others: vec![Arranged::Bot(Level::Clerk)],
        options: TableOptions {
            edition: "first".to_owned(),
            characters: Some(CHARACTERS),
            plain: false,
            retorts: None,
            rounds: woe_rules::DEFAULT_ROUNDS,
            // One with a bot has no clock; and whoever plays again with friends has the usual one.
            response_seconds: WINDOW_SECONDS,
            swift: false,
            away_minutes: None,
            sets: vec!["gloom".to_owned()],
            beside: BesideOptions::default(),
        },
        watching: false,
        start: true,
    }
}

/// Where its chance comes from.
pub(crate) fn key() -> Key {
    Key::from_seed(SEED)
}

/// The pupil begins.
pub(crate) const FIRST: Seat = Seat::Zero;

/// Sets aside whom set-up wants set aside, the last of each family: choosing is for later evenings. [SETUP-4]
pub(crate) fn set_aside(play: &mut Play) {
    while let Some(asked) = play.decision().filter(|asked| asked.question == Question::SetAside) {
        let family = play.game().table().family(asked.seat);
        let last = family.iter().last().expect("a family that is too large has somebody");
        let set_aside = play.apply(asked.seat, Action::Choose(last), Source::Person);
        set_aside.expect("whoever is of the family can be set aside");
    }
}

#[cfg(test)]
mod pupil;
