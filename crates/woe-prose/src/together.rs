//! Which beats are told in one sentence?

use crate::{
    before::Memory,
    lang::Value,
    telling::{Narrator, join},
};
use woe_rules::{Beat, Glimpse, Seat};

impl Narrator<'_> {
    /// What happened, in fewer lines: draws are counted, cards that go from hand to hand go together, and what anyone
    /// could tell goes unsaid.
    pub fn short_telling(&self, beats: &[Beat<Glimpse>]) -> Vec<String> {
        let told = |beat: &&Beat<Glimpse>| !matches!(beat, Beat::TurnEnded { .. } | Beat::Shuffled);
        let mut memory = Memory::amid(beats);
        let beats: Vec<Beat<Glimpse>> = beats.iter().filter(told).copied().collect();
        together(&beats).map(|row| self.tell_row(row, &mut memory)).collect()
    }

    fn tell_row(&self, row: &[Beat<Glimpse>], memory: &mut Memory) -> String {
        match row[0] {
            Beat::Drawn { seat, .. } => {
                let count = vec![("count", Value::from(row.len()))];
                self.voice.say("beat-drawn-many", &join(self.seat_args(seat), count))
            }
            Beat::Taken { from, to, .. } => self.tell_taken(row, from, to),
            beat => self.tell_of(beat, memory.heed(beat)),
        }
    }

    /// Cards that go from one hand to another: their titles for who saw them, else how many they are. [CARD-11]
    pub(crate) fn tell_taken(&self, row: &[Beat<Glimpse>], from: Seat, to: Seat) -> String {
        let titles = row.iter().filter_map(|beat| match beat {
            Beat::Taken { card: Glimpse::Known(card), .. } => Some(self.card(*card)),
            _ => None,
        });
        let titles: Vec<String> = titles.collect();
        let cards = match titles.len() == row.len() {
            true => self.voice.list("list-and", &titles),
            false => self.voice.say("card-count", &[("count", row.len().into())]),
        };
        let other = self.seat(from).to_owned();
        let args = vec![("card", cards.into()), ("other", other.into())];
        self.voice.say("beat-taken", &join(self.seat_args(to), args))
    }
}

/// The beats in rows, each of which makes one sentence.
fn together(beats: &[Beat<Glimpse>]) -> impl Iterator<Item = &[Beat<Glimpse>]> {
    beats.chunk_by(|&one, &next| match (one, next) {
        (Beat::Drawn { seat, .. }, Beat::Drawn { seat: next, .. }) => seat == next,
        _ => are_taken_together(one, next),
    })
}

/// Whether both are cards that go from the same hand to the same hand.
pub(crate) fn are_taken_together<C>(one: Beat<C>, next: Beat<C>) -> bool {
    match (one, next) {
        (Beat::Taken { from, to, .. }, Beat::Taken { from: then, to: there, .. }) => {
            (from, to) == (then, there)
        }
        _ => false,
    }
}
