//! How does somebody play who has buried many?

use crate::{
    ahead::Foresight,
    mind::Mind,
    player::Budget,
    sense::sense,
    thinker::{Judge, Weighed},
    value::Value,
};
use woe_rules::View;

/// On how many imagined games an answer is tried.
const DEALS: usize = 3;

/// Tries every answer on a few games that could be, and takes the one with the best chance to win.
#[derive(Debug)]
pub struct Undertaker<'a> {
    value: &'a Value,
    foresight: Foresight,
}

impl<'a> Undertaker<'a> {
    /// One with that knowledge of what wins.
    pub fn new(value: &'a Value) -> Undertaker<'a> {
        Undertaker { value, foresight: Foresight::default() }
    }
}

impl Judge for Undertaker<'_> {
    fn weigh(&mut self, mind: &Mind, view: &View, _budget: Budget<'_>) -> Weighed {
        let mut chance = mind.chance();
        let mut worth = vec![0.0; view.actions.len()];
        for deal in 0..DEALS {
            let imagined = mind.imagine(view, &mut chance);
            for (sum, &action) in worth.iter_mut().zip(&view.actions) {
                let later = self.foresight.after(&mind.rules, imagined, action, &mut chance);
                *sum += self.value.chance(&mind.rules, &later, mind.seat) / DEALS as f64;
                if deal == 0 {
                    *sum += sense(mind, view, imagined.table(), action);
                }
            }
        }
        Weighed { worth, iterations: 0 }
    }
}
