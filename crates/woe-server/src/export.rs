//! What of a game may whoever runs the house take out of it?

use crate::{
    settings::Settings,
    store::{self, StoreError, TableNumber, Which},
};
use std::{fmt, path::Path};
use woe_prose::Language;
use woe_table::{Kept, Library, Room, Standing, record_of, told_so_far};
use woe_wire::Phase;

/// What is told of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Exported {
    /// The record of a game that is over, with all its cards.
    Record(String),
    /// A game that runs in sentences, as far as everybody has seen it: a record would show every hand.
    SoFar(String),
}

/// Why nothing is told.
#[derive(Debug)]
pub enum Untold {
    /// The table cannot be looked up.
    Store(StoreError),
    /// Nobody has begun to play.
    Lobby(TableNumber),
    /// What is kept of the game cannot be read.
    Unread(TableNumber),
}

impl fmt::Display for Untold {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Untold::Store(why) => why.fmt(out),
            Untold::Lobby(number) => {
                write!(out, "nobody has begun to play at table {number}; there is nothing to tell")
            }
            Untold::Unread(number) => write!(
                out,
                "what is kept of table {number} cannot be read by this version; take the one that wrote it"
            ),
        }
    }
}

impl std::error::Error for Untold {}

impl From<StoreError> for Untold {
    fn from(why: StoreError) -> Untold {
        Untold::Store(why)
    }
}

/// What may be told of a game in a data folder; a server may have it open.
///
/// # Errors
/// If there is no such table, or no game.
pub fn export(dir: &Path, which: &Which, language: Language) -> Result<Exported, Untold> {
    let (saved, sets) = store::look_up(dir, which)?;
    let number = saved.number;
    let kept: Kept = saved.kept;
    let standing = Standing::read(&kept.state).map_err(|_| Untold::Unread(number))?;
    let told = match standing.phase {
        Phase::Lobby => return Err(Untold::Lobby(number)),
        Phase::Over => record_of(&kept).map(Exported::Record),
        Phase::Playing => {
            let settings = Settings::default();
            let library = Library::new(settings.sources.clone());
            sets.iter().for_each(|(hash, source)| library.take_up(hash, source));
            let room = Room { customs: settings.customs(), library };
            told_so_far(&room, &kept, language).map(Exported::SoFar)
        }
    };
    told.map_err(|_| Untold::Unread(number))
}
