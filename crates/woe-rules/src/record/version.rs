//! In which words is a record written?

use woe_cards::{SetSheet, Sheet};

/// What a record calls cards and sets. A new record is of the newest version; whoever goes on with one goes on
/// in its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Version {
    /// Cards go by the English titles that they had first, sets by the hash of their files.
    One,
    /// Cards go by their ids, sets by the hash of what is played.
    #[default]
    Two,
}

impl Version {
    /// Every version that was ever written.
    pub const ALL: [Version; 2] = [Version::One, Version::Two];

    /// The first line of such a record.
    pub const fn title(self) -> &'static str {
        match self {
            Version::One => "woebegone record 1",
            Version::Two => "woebegone record 2",
        }
    }

    /// The version of a record with that first line.
    pub fn of(line: &str) -> Option<Version> {
        Version::ALL.into_iter().find(|version| version.title() == line)
    }

    /// What it calls a card.
    pub(crate) fn name(self, sheet: &Sheet) -> &str {
        match self {
            Version::One => sheet.first_title(),
            Version::Two => &sheet.id,
        }
    }

    /// What it knows a set by, besides its id.
    pub(super) fn hash(self, set: &SetSheet) -> &str {
        match self {
            Version::One => &set.hash,
            Version::Two => &set.played,
        }
    }
}
