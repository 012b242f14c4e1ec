//! How are the games of a match kept?

use crate::{
    arena::{Match, own_key},
    contest::{Answer, Contest},
    seats::PLAYER_NAMES,
    simulate::Stopped,
};
use std::io;
use woe_bots::Bot;
use woe_rules::{Header, Key, Recorder, Seat};

/// What a record says of whoever was sent with that key; nothing if it could not be asked again.
pub type Naming<'a> = &'a (dyn Fn(Key) -> Option<Bot> + Sync);

/// Whoever keeps the records of a match.
#[derive(Clone, Copy)]
pub struct Archive<'a> {
    /// What is said of the hero.
    pub hero: Naming<'a>,
    /// What is said of all others.
    pub field: Naming<'a>,
    /// Takes the number of the bout, the hero's seat, and the record.
    pub keep: &'a (dyn Fn(u64, Seat, &str) -> io::Result<()> + Sync),
}

impl Archive<'_> {
    /// Writes a game down that was played.
    pub(crate) fn store(
        &self,
        asked: &Match<'_>,
        bout: u64,
        hero: Seat,
        contest: &Contest,
    ) -> Result<(), Stopped> {
        let named = |&seat: &Seat| {
            let naming = if seat == hero { self.hero } else { self.field };
            naming(own_key(asked.seed, bout, seat)).map(|bot| bot.to_string())
        };
        let bots: Vec<Option<String>> = asked.seats().iter().map(named).collect();
        let (seating, key) = asked.deal(bout);
        let header = Header::new(&asked.rules.catalog, asked.rules.profile, seating, key)
            .with_players(&PLAYER_NAMES)
            .with_bots(&bots);
        let mut recorder = Recorder::deal(asked.rules, &header)?;
        write_down(&mut recorder, &bots, &contest.given);
        (self.keep)(bout, hero, recorder.text()).map_err(Stopped::NotKept)
    }
}

/// Writes answers down; those of a named bot with the iterations they took.
pub(crate) fn write_down(recorder: &mut Recorder, bots: &[Option<String>], given: &[Answer]) {
    for &Answer { seat, action, thought } in given {
        match thought.filter(|_| bots[seat.index()].is_some()) {
            Some(iterations) => recorder.apply_thought(seat, action, iterations),
            None => recorder.apply(seat, action),
        }
        .expect("what was carried out is legal");
    }
}
