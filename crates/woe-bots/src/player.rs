//! Who answers, and how are they asked?

use std::{
    fmt,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
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

/// What time it is, counted from any moment. Whoever asks a player gives it: a browser has another clock
/// than a server.
pub type Clock<'a> = &'a (dyn Fn() -> Duration + Sync);

/// How long a player may think about one answer.
#[derive(Clone, Copy)]
pub enum Budget<'a> {
    /// As many iterations of a search as its level has by default: the same answer on every machine.
    Usual,
    /// So many iterations of a search: the same answer on every machine.
    Iterations(u32),
    /// So long by that clock: for live tables.
    Time(Duration, Clock<'a>),
    /// So long by that clock, and at least so many iterations however late it is: for live tables where many wait.
    Hurried {
        /// How long.
        time: Duration,
        /// By which clock.
        clock: Clock<'a>,
        /// How many iterations at least.
        least: u32,
    },
    /// So long by that clock, but no longer than until the flag is raised.
    Until(Duration, Clock<'a>, &'a AtomicBool),
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Usual => f.write_str("Usual"),
            Budget::Iterations(most) => write!(f, "Iterations({most})"),
            Budget::Time(time, _) => write!(f, "Time({time:?})"),
            Budget::Hurried { time, least, .. } => write!(f, "Hurried({time:?}, {least})"),
            Budget::Until(time, ..) => write!(f, "Until({time:?})"),
        }
    }
}

/// A budget that is being used up.
pub(crate) struct Watch<'a> {
    budget: Budget<'a>,
    usual: u32,
    begun: Duration,
}

impl<'a> Watch<'a> {
    /// Begins now.
    pub(crate) fn start(budget: Budget<'a>, usual: u32) -> Watch<'a> {
        let begun = match budget {
            Budget::Time(_, clock) | Budget::Hurried { clock, .. } | Budget::Until(_, clock, _) => {
                clock()
            }
            Budget::Usual | Budget::Iterations(_) => Duration::ZERO,
        };
        Watch { budget, usual, begun }
    }

    /// Whether there may be another iteration after so many.
    pub(crate) fn allows(&self, iterations: u32) -> bool {
        match self.budget {
            Budget::Usual => iterations < self.usual,
            Budget::Iterations(most) => iterations < most,
            Budget::Time(time, clock) => self.elapsed(clock) < time,
            Budget::Hurried { time, clock, least } => {
                iterations < least || self.elapsed(clock) < time
            }
            Budget::Until(time, clock, stop) => {
                !stop.load(Ordering::Relaxed) && self.elapsed(clock) < time
            }
        }
    }

    /// A clock that was put back has not gone.
    fn elapsed(&self, clock: Clock<'_>) -> Duration {
        clock().saturating_sub(self.begun)
    }
}
