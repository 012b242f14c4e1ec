//! Which other table looks the same to a seat?

use crate::{
    chance::{self, Chance},
    play::Play,
    room::Room,
    standing::Standing,
    step::{Kept, Time},
    table::Table,
};
use std::sync::Arc;
use woe_rules::{Eye, Key, Label, Memory, Seat, Stream};
use woe_wire::Sits;

impl Table {
    /// For whoever holds secrecy against the light: two tables that only differ in what the seat cannot see
    /// that is asked, one as it was kept, one as the seat might imagine it. There is a person at every
    /// seat, whose token is `twin-0` and on, windows are masked, and nothing before that moment is
    /// remembered. Nothing in a lobby, in a window, or at the end.
    pub fn twins(room: &Arc<Room>, kept: &Kept, key: Key, now: Time) -> Option<(Seat, [Table; 2])> {
        let chance = || Chance::new(key);
        let table = Table::load(room.clone(), kept.clone(), chance(), now).ok()?;
        let play = table.play.filter(|play| play.window.is_none())?;
        let seat = play.decision()?.seat;
        let mut memory = Memory::default();
        play.seen_by(seat).into_iter().for_each(|beat| memory.notice(beat));
        let mut fancy = Stream::new(key, Label::Fancy, 0);
        let view = play.view(Eye::Seat(seat));
        let other = play.rules.imagine(&view, &memory, &mut fancy);
        let standing = all_persons(table.standing);
        let twin = |game| {
            let play = Play::midway(&play.rules, game, play.header().clone());
            Table::new(room.clone(), standing.clone(), Some(play), (chance(), now))
        };
        Some((seat, [*play.game(), other].map(twin)))
    }
}

fn all_persons(mut standing: Standing) -> Standing {
    (standing.options.swift, standing.options.away_minutes) = (false, None);
    for (seat, person) in standing.people.iter_mut().enumerate() {
        (person.sits, person.standing_in) = (Sits::Person, false);
        person.newcomer = None;
        // Otherwise a pass that is the only answer would end a turn, and a card would be drawn.
        person.free_plays = true;
        person.token = Some(chance::seal(&format!("twin-{seat}")));
    }
    standing
}
