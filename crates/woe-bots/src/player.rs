//! Who answers, and how are they asked?

use std::time::Duration;
use woe_rules::{Action, Beat, Glimpse, View};

/// Someone or something that answers for a seat, from what that seat may know and nothing else.
pub trait Player {
    /// Sees what a beat shows to this seat.
    fn notice(&mut self, beat: Beat<Glimpse>);

    /// Chooses one of the view's actions; only asked when there is one.
    fn choose(&mut self, view: &View, budget: Budget) -> Action;
}

/// How long a player may think about one answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations of a search: the same answer on every machine.
    Iterations(u32),
    /// So long: for live tables.
    Time(Duration),
}
