//! How does somebody play who knows nothing?

use crate::{
    mind::Mind,
    player::{Budget, Player},
};
use woe_rules::{Action, Beat, Glimpse, Key, Rules, Seat, View};

/// Answers by lot, each legal action as likely as the other.
pub struct Foundling<'a> {
    mind: Mind<'a>,
}

impl<'a> Foundling<'a> {
    /// Whoever sits there.
    pub fn new(rules: &'a Rules, seat: Seat, key: Key) -> Foundling<'a> {
        Foundling { mind: Mind::new(rules, seat, key) }
    }
}

impl Player for Foundling<'_> {
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
