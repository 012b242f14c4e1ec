//! How does a table begin?

use crate::{
    chance::Chance,
    form, lesson,
    room::Room,
    standing::{self, SEATS, Standing},
    step::{Doors, Write},
    tidy,
};
use woe_wire::{Code, No, OpenLesson, OpenTable, Opened, Phase, Trouble};

/// A table that is to be kept, and what is told to whoever opened it.
pub struct Opening {
    /// Its names.
    pub doors: Doors,
    /// What it knows of itself in its lobby.
    pub state: String,
    /// What to keep besides, of a table that begins at once.
    pub writes: Vec<Write>,
    /// The seat of whoever opened it.
    pub opened: Opened,
}

/// How the cards of a new table lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deck {
    /// By lot.
    Shuffled,
    /// As the first game wants them.
    OfTheLesson,
}

impl Opening {
    /// Opens a table; whoever asks has the first seat.
    ///
    /// # Errors
    /// If the table cannot be so.
    pub fn of(room: &Room, asked: &OpenTable, chance: &mut Chance) -> Result<Opening, Trouble> {
        Opening::with(room, asked, Deck::Shuffled, chance)
    }

    /// Opens a table for somebody who has never played.
    ///
    /// # Errors
    /// If the name cannot be so.
    pub fn of_lesson(
        room: &Room,
        asked: OpenLesson,
        chance: &mut Chance,
    ) -> Result<Opening, Trouble> {
        Opening::with(room, &lesson::table(asked.name), Deck::OfTheLesson, chance)
    }

    fn with(
        room: &Room,
        asked: &OpenTable,
        deck: Deck,
        chance: &mut Chance,
    ) -> Result<Opening, Trouble> {
        let name = tidy::name(&asked.name, room.customs.name_chars).ok_or(Code::BadName)?;
        room.rules(&asked.options)?;
        if !SEATS.contains(&(asked.others.len() + 1)) {
            return Err(standing::unplayable());
        }
        let token = chance.token();
        let mut standing = Standing::opened(asked, name, &token, chance);
        if !standing.is_free(asked.family, 0, room.families(&asked.options)) {
            return Err(Code::FamilyTaken.into());
        }
        let mut writes = Vec::new();
        if asked.start {
            writes = dealt(room, &mut standing, deck, chance)?;
        }
        let (doors, state) = (standing.doors(), form::written(&standing));
        Ok(Opening {
            doors,
            state,
            writes,
            opened: Opened { table: standing.table, seat: 0, token },
        })
    }
}

/// The first block of a table that begins at once.
fn dealt(
    room: &Room,
    standing: &mut Standing,
    deck: Deck,
    chance: &mut Chance,
) -> Result<Vec<Write>, Trouble> {
    if standing.has_open_seat() {
        return Err(Code::SeatsOpen.into());
    }
    let start = match deck {
        Deck::Shuffled => (None, chance.key()),
        Deck::OfTheLesson => (Some(lesson::FIRST), lesson::key()),
    };
    let mut play = room.deal(standing, start, chance).map_err(|no| match no {
        No::Trouble(trouble) => trouble,
        No::Refused(_) => Code::Unplayable.into(),
    })?;
    if deck == Deck::OfTheLesson {
        lesson::set_aside(&mut play);
    }
    standing.phase = Phase::Playing;
    let state = Write::State { state: form::written(standing), phase: standing.phase };
    Ok(vec![
        state,
        room.cards_of(standing),
        Write::Block { at: 0, text: play.drain(), command: None },
    ])
}
