//! How well could one play who sees everything?

use crate::{
    ahead::{Search, Tuning},
    mind::Mind,
    player::Budget,
    value::Value,
};
use std::sync::Arc;
use woe_rules::{Action, Beat, Game, Glimpse, Key, Rules, Seat, View};

/// The ceiling of all players, for measuring: it looks ahead on the game itself. It is no [`crate::Player`],
/// so that nobody can seat it at a table.
pub struct Oracle {
    mind: Mind,
    search: Search<'static>,
    iterations: u32,
}

impl Oracle {
    /// Whoever sits there, and looks ahead like the Raven.
    pub fn new(rules: &Arc<Rules>, seat: Seat, key: Key) -> Oracle {
        let search = Search::new(Value::embedded(), Tuning::RAVEN);
        Oracle { mind: Mind::new(rules, seat, key), search, iterations: 0 }
    }

    /// Sees what happens.
    pub fn notice(&mut self, beat: Beat<Glimpse>) {
        self.mind.notice(beat);
    }

    /// Chooses one of the view's actions, knowing the game.
    pub fn choose(&mut self, game: &Game, view: &View, budget: Budget<'_>) -> Action {
        if let [only] = view.actions[..] {
            return only;
        }
        let weighed = self.search.ponder(&self.mind, view, budget, &|_| *game);
        self.iterations = weighed.iterations;
        let answers = weighed.worth.into_iter().zip(view.actions.iter().copied());
        let best = answers.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map_or(Action::Pass, |(_, action)| action)
    }

    /// How many iterations the last answer took.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }
}
