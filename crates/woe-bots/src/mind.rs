//! What does a player know, and how does it imagine the rest?

use crate::suspicion::Suspicion;
use std::sync::Arc;
use woe_rules::{Beat, Game, Glimpse, Key, Label, Memory, Rules, Seat, Stream, View};

/// What a player knows who imagines games: its seat, what that seat has seen, and its own chance.
pub struct Mind {
    pub(crate) rules: Arc<Rules>,
    pub(crate) seat: Seat,
    pub(crate) memory: Memory,
    pub(crate) suspicion: Suspicion,
    key: Key,
    beats: u32,
}

impl Mind {
    /// Whoever sits there; whatever it leaves to chance comes from the key.
    pub fn new(rules: &Arc<Rules>, seat: Seat, key: Key) -> Mind {
        Mind {
            rules: rules.clone(),
            seat,
            memory: Memory::default(),
            suspicion: Suspicion::default(),
            key,
            beats: 0,
        }
    }

    /// Sees what a beat shows to this seat.
    pub fn notice(&mut self, beat: Beat<Glimpse>) {
        self.memory.notice(beat);
        self.suspicion.notice(&self.rules, beat);
        self.beats = self.beats.wrapping_add(1);
    }

    /// The chance for one answer. It depends on what was seen, not on what was answered before: so
    /// whoever sees the same gives the same answer, even if it sat down late.
    pub fn chance(&self) -> Stream {
        let number =
            self.beats.wrapping_mul(Seat::MAX as u32).wrapping_add(self.seat.index() as u32);
        Stream::new(self.key, Label::Fancy, number)
    }

    /// A whole game that fits what it knows.
    pub fn imagine(&self, view: &View, chance: &mut Stream) -> Game {
        self.rules.imagine(view, &self.memory, chance)
    }
}
