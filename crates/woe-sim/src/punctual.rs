//! How does a player keep to the time of its level?

use std::{
    sync::LazyLock,
    time::{Duration, Instant},
};
use woe_bots::{Budget, Level, Player};
use woe_rules::{Action, Beat, Glimpse, View};

static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// The time by which players are measured, since this was asked first.
pub fn now() -> Duration {
    BEGUN.elapsed()
}

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
        let own = self.time.map(|time| Budget::Time(time, &now));
        self.player.choose(view, own.unwrap_or(budget))
    }

    fn iterations(&self) -> u32 {
        self.player.iterations()
    }
}
