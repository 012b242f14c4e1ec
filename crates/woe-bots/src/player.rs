//! Who answers, and how are they asked?

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};
use woe_rules::{Action, Beat, Glimpse, View};

/// Someone or something that answers for a seat, from what that seat may know and nothing else.
pub trait Player {
    /// Sees what a beat shows to this seat.
    fn notice(&mut self, beat: Beat<Glimpse>);

    /// Chooses one of the view's actions; only asked when there is one.
    fn choose(&mut self, view: &View, budget: Budget<'_>) -> Action;

    /// How many iterations of a search the last answer took: with as many, it is given again.
    fn iterations(&self) -> u32 {
        0
    }
}

/// How long a player may think about one answer.
#[derive(Clone, Copy, Debug)]
pub enum Budget<'a> {
    /// As many iterations of a search as its level has by default: the same answer on every machine.
    Usual,
    /// So many iterations of a search: the same answer on every machine.
    Iterations(u32),
    /// So long: for live tables.
    Time(Duration),
    /// So long, but no longer than until the flag is raised.
    Until(Duration, &'a AtomicBool),
}

/// A budget that is being used up.
pub(crate) struct Watch<'a> {
    budget: Budget<'a>,
    usual: u32,
    begun: Instant,
}

impl<'a> Watch<'a> {
    /// Begins now.
    pub(crate) fn start(budget: Budget<'a>, usual: u32) -> Watch<'a> {
        Watch { budget, usual, begun: Instant::now() }
    }

    /// Whether there may be another iteration after so many.
    pub(crate) fn allows(&self, iterations: u32) -> bool {
        match self.budget {
            Budget::Usual => iterations < self.usual,
            Budget::Iterations(most) => iterations < most,
            Budget::Time(time) => self.begun.elapsed() < time,
            Budget::Until(time, stop) => {
                !stop.load(Ordering::Relaxed) && self.begun.elapsed() < time
            }
        }
    }
}
