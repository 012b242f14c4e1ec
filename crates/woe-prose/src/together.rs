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
        if let Beat::Drawn { seat, .. } = row[0] {
            let count = vec![("count", Value::from(row.len()))];
            return self.voice.say("beat-drawn-many", &join(self.seat_args(seat), count));
        }
        self.tell_alike(row, memory)
    }

    /// The sentence for a beat, or for cards that are taken together.
    pub(crate) fn tell_alike(&self, row: &[Beat<Glimpse>], memory: &mut Memory) -> String {
        if let Beat::Taken { from, to, .. } = row[0] {
            return self.tell_taken(row, from, to);
        }
        self.tell_of(row[0], memory.heed(row[0]))
    }

    /// Cards that go from one hand to another: their titles for who saw them, else how many they are. [CARD-11]
    fn tell_taken(&self, row: &[Beat<Glimpse>], from: Seat, to: Seat) -> String {
        let titles = row.iter().filter_map(|beat| {
            let Beat::Taken { card: Glimpse::Known(card), .. } = beat else { return None };
            Some(self.card(*card))
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
    beats.chunk_by(|&one, &next| are_drawn_together(one, next) || are_taken_together(one, next))
}

/// Whether both are cards that the same seat draws.
fn are_drawn_together<C>(one: Beat<C>, next: Beat<C>) -> bool {
    let (Beat::Drawn { seat, .. }, Beat::Drawn { seat: again, .. }) = (one, next) else {
        return false;
    };
    seat == again
}

/// Whether both are cards that go from the same hand to the same hand.
pub(crate) fn are_taken_together<C>(one: Beat<C>, next: Beat<C>) -> bool {
    let (Beat::Taken { from, to, .. }, Beat::Taken { from: then, to: there, .. }) = (one, next)
    else {
        return false;
    };
    (from, to) == (then, there)
}
