//! How does somebody take part who sees everything?

use std::{cell::Cell, rc::Rc};
use woe_bots::{Budget, Oracle, Player};
use woe_rules::{Action, Beat, Game, Glimpse, View};

/// Where the game can be seen, all of it.
pub(crate) type Peephole = Rc<Cell<Option<Game>>>;

/// The Oracle as a player. Only an arena can seat her, for there is no peephole anywhere else.
pub(crate) struct Seer {
    pub(crate) oracle: Oracle,
    pub(crate) peephole: Peephole,
}

impl Player for Seer {
    fn notice(&mut self, beat: Beat<Glimpse>) {
        self.oracle.notice(beat);
    }

    fn choose(&mut self, view: &View, budget: Budget<'_>) -> Action {
        match self.peephole.get() {
            Some(game) => self.oracle.choose(&game, view, budget),
            None => crate::legal_default(view),
        }
    }

    fn iterations(&self) -> u32 {
        self.oracle.iterations()
    }
}
