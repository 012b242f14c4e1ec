//! What is the shortest script that still breaks the law?

use super::{
    Birth, Fallen, live,
    script::{Happening, script},
};
use std::time::{Duration, Instant};
use woe_rules::Key;
use woe_table::Time;

/// How much later the same law may fall in a shorter script, in milliseconds.
const LATER: Time = 3000;

/// What is left of a script, and what it still breaks.
pub struct Shortest {
    /// The numbers of the happenings that are left.
    pub only: Vec<u32>,
    /// The law that does not hold.
    pub fallen: Fallen,
    /// How often the world was tried.
    pub tries: u32,
}

/// Leaves out what it can of a script as long as the same law does not hold: all happenings of a kind first,
/// then halves, single happenings at last, until none can be left out or the time is over.
pub fn shortest(birth: &Birth<'_>, fallen: Fallen, time: Duration) -> Shortest {
    let begun = Instant::now();
    let script = script(Key::of_series(birth.seed, birth.number));
    let last = script.last().map_or(0, |(_, at, _)| *at);
    let only = script.iter().filter(|(_, at, _)| *at <= fallen.at).map(|(number, ..)| *number);
    let left = Shortest { only: only.collect(), fallen, tries: 0 };
    let mut shrinking = Shrinking { birth: *birth, last, left, ends: begun + time };
    for kind in Happening::ALL {
        let of_kind = |number: &u32| script[*number as usize].2 == kind;
        let others = shrinking.left.only.iter().copied().filter(|number| !of_kind(number));
        let others = others.collect();
        shrinking.try_with(others);
    }
    let mut chunk = shrinking.left.only.len().div_ceil(2).max(1);
    while shrinking.has_time() {
        let shorter = shrinking.leave_out(chunk);
        match (shorter, chunk) {
            (false, 1) => break,
            (true, _) => {}
            (false, _) => chunk = chunk.div_ceil(2),
        }
    }
    shrinking.left
}

/// A script while it is made shorter.
struct Shrinking<'a> {
    birth: Birth<'a>,
    /// When the last line of the script is due.
    last: Time,
    left: Shortest,
    ends: Instant,
}

impl Shrinking<'_> {
    fn has_time(&self) -> bool {
        Instant::now() < self.ends
    }

    /// Tries to do without each chunk; whether it could without one.
    fn leave_out(&mut self, chunk: usize) -> bool {
        let (mut from, before) = (0, self.left.only.len());
        while from < self.left.only.len() && self.has_time() {
            let mut only = self.left.only.clone();
            only.drain(from..(from + chunk).min(only.len()));
            if !self.try_with(only) {
                from += chunk;
            }
        }
        self.left.only.len() < before
    }

    /// Goes on with these alone, if the same law falls.
    fn try_with(&mut self, only: Vec<u32>) -> bool {
        if only.len() == self.left.only.len() || !self.has_time() {
            return false;
        }
        self.left.tries += 1;
        // What fell in the middle need not be lived to the end.
        let until = (self.left.fallen.at <= self.last).then(|| self.left.fallen.at + LATER);
        let found = live(&Birth { only: Some(&only), until, ..self.birth }).1;
        let same = found.filter(|found| found.law == self.left.fallen.law);
        match same {
            Some(fallen) => {
                (self.left.only, self.left.fallen) = (only, fallen);
                true
            }
            None => false,
        }
    }
}
