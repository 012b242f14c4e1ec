//! What is the shortest script that still breaks the law?

use super::{Birth, Fallen, live, script::script};
use std::time::{Duration, Instant};
use woe_rules::Key;

/// What is left of a script, and what it still breaks.
pub struct Shortest {
    /// The numbers of the happenings that are left.
    pub only: Vec<u32>,
    /// The law that does not hold.
    pub fallen: Fallen,
    /// How often the world was tried.
    pub tries: u32,
}

/// Leaves out chunks of the script as long as the same law does not hold: halves first, single happenings
/// at last, until none can be left out or the time is over.
pub fn shortest(birth: &Birth<'_>, fallen: Fallen, time: Duration) -> Shortest {
    let begun = Instant::now();
    let key = Key::of_series(birth.seed, birth.number);
    let all = script(key).into_iter().map(|(number, at, _)| (number, at));
    let only = all.filter(|(_, at)| *at <= fallen.at).map(|(number, _)| number);
    let mut left = Shortest { only: only.collect(), fallen, tries: 0 };
    let mut chunk = left.only.len().div_ceil(2).max(1);
    while begun.elapsed() < time {
        let shorter = leave_out(birth, &mut left, chunk, &|| begun.elapsed() < time);
        match (shorter, chunk) {
            (false, 1) => break,
            (true, _) => {}
            (false, _) => chunk = chunk.div_ceil(2),
        }
    }
    left
}

/// Tries to do without each chunk; whether it could without one.
fn leave_out(
    birth: &Birth<'_>,
    left: &mut Shortest,
    chunk: usize,
    in_time: &dyn Fn() -> bool,
) -> bool {
    let (mut from, before) = (0, left.only.len());
    while from < left.only.len() && in_time() {
        let mut only = left.only.clone();
        only.drain(from..(from + chunk).min(only.len()));
        left.tries += 1;
        let found = live(&Birth { only: Some(&only), ..*birth }).1;
        match found.filter(|found| found.law == left.fallen.law) {
            Some(found) => (left.only, left.fallen) = (only, found),
            None => from += chunk,
        }
    }
    left.only.len() < before
}
