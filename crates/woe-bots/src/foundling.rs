//! How does somebody play who knows nothing?

use crate::{
    mind::Mind,
    player::{Budget, Player},
};
use std::sync::Arc;
use woe_rules::{Action, Beat, Glimpse, Key, Rules, Seat, View};

/// Answers by lot, each legal action as likely as the other.
pub struct Foundling {
    mind: Mind,
}

impl Foundling {
    /// Whoever sits there.
    pub fn new(rules: &Arc<Rules>, seat: Seat, key: Key) -> Foundling {
        Foundling { mind: Mind::new(rules, seat, key) }
    }
}

impl Player for Foundling {
    fn notice(&mut self, beat: Beat<Glimpse>) {
        self.mind.notice(beat);
    }

    fn choose(&mut self, view: &View, _budget: Budget<'_>) -> Action {
        match view.actions[..] {
            [] => Action::Pass,
            [only] => only,
            _ => view.actions[self.mind.chance().below(view.actions.len() as u32) as usize],
        }
    }
}
