//! How does a table stand, for one who only looks in?
//!
//! Nobody enters: no bot makes room, nobody's absence ends, nothing is written down.

use crate::{play::Play, standing::Standing, table::Table};
use woe_rules::Eye;
use woe_wire::{Door, Glimpsed, Trouble, You};

impl Table {
    /// How it stands for whoever has that door, and perhaps a seat.
    ///
    /// # Errors
    /// If they would not be let in.
    pub fn glance(&self, door: &Door, token: Option<&str>) -> Result<Glimpsed, Trouble> {
        let glimpsed = self.standing.glance(door, token)?;
        let here = |seat: &usize| self.crowd.is_here(You::Seat(*seat as u8));
        let here = (0..self.standing.people.len()).filter(here).count() as u8;
        let sees = self.standing.knows(door, token)? != You::Visitor;
        let play = self.play.as_ref().filter(|_| sees && self.standing.is_playing());
        Ok(Glimpsed { asked: play.and_then(asked), here, ..glimpsed })
    }
}

impl Standing {
    /// How it stands as far as that is known without the game and those who are there.
    ///
    /// # Errors
    /// If they would not be let in.
    pub fn glance(&self, door: &Door, token: Option<&str>) -> Result<Glimpsed, Trouble> {
        let seat = match self.knows(door, token)? {
            You::Seat(seat) => Some(seat),
            You::Watcher | You::Visitor => None,
        };
        let names = self.people.iter().map(|one| one.name.clone()).collect();
        Ok(Glimpsed { phase: self.phase, names, seat, asked: None, here: 0 })
    }
}

/// For whom the table waits; in a window, whose turn it is: nobody learns who could answer. [RESP-5]
fn asked(play: &Play) -> Option<u8> {
    let seat = match play.window {
        Some(_) => Some(play.view(Eye::Watcher).table.turn),
        None => play.decision().map(|asked| asked.seat),
    };
    seat.map(|seat| seat.index() as u8)
}
