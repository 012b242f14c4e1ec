//! How does somebody play who knows nothing?

use crate::player::{Budget, Player};
use woe_rules::{Action, Beat, Glimpse, Key, Label, Seat, Stream, View};

/// Answers by lot, each legal action as likely as the other.
pub struct Foundling {
    chance: Stream,
}

impl Foundling {
    /// Whoever sits there.
    pub fn new(seat: Seat, key: Key) -> Foundling {
        Foundling { chance: Stream::new(key, Label::Whim, seat.index() as u32) }
    }
}

impl Player for Foundling {
    fn notice(&mut self, _beat: Beat<Glimpse>) {}

    fn choose(&mut self, view: &View, _budget: Budget) -> Action {
        match view.actions[..] {
            [] => Action::Pass,
            [only] => only,
            _ => view.actions[self.chance.below(view.actions.len() as u32) as usize],
        }
    }
}
