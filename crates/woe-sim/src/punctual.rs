//! How does a player keep to the time of its level?

use std::time::Duration;
use woe_bots::{Budget, Level, Player};
use woe_rules::{Action, Beat, Glimpse, View};

/// A player who thinks as long as its level may, whatever the others are given.
pub struct Punctual<'a> {
    player: Box<dyn Player + 'a>,
    time: Option<Duration>,
}

impl<'a> Punctual<'a> {
    /// That player, on the clock of that level. A level without a budget takes what it is given.
    pub fn new(player: Box<dyn Player + 'a>, level: Level) -> Punctual<'a> {
        Punctual { player, time: level.budget() }
    }
}

impl Player for Punctual<'_> {
    fn notice(&mut self, beat: Beat<Glimpse>) {
        self.player.notice(beat);
    }

    fn choose(&mut self, view: &View, budget: Budget<'_>) -> Action {
        self.player.choose(view, self.time.map_or(budget, Budget::Time))
    }

    fn iterations(&self) -> u32 {
        self.player.iterations()
    }
}
