//! How does somebody play who has buried many?

use crate::{
    foresight::Foresight,
    player::{Budget, Player},
    value::Value,
};
use woe_rules::{Action, Beat, Glimpse, Key, Label, Memory, Rules, Seat, Stream, View};

/// On how many imagined games an answer is tried.
const DEALS: usize = 3;

/// Tries every answer on a few games that could be, and takes the one with the best chance to win.
pub struct Undertaker<'a> {
    rules: &'a Rules,
    value: &'a Value,
    seat: Seat,
    memory: Memory,
    chance: Stream,
    foresight: Foresight,
}

impl<'a> Undertaker<'a> {
    /// Whoever sits there, with that knowledge of what wins.
    pub fn new(rules: &'a Rules, value: &'a Value, seat: Seat, key: Key) -> Undertaker<'a> {
        let chance = Stream::new(key, Label::Fancy, seat.index() as u32);
        let foresight = Foresight::default();
        Undertaker { rules, value, seat, memory: Memory::default(), chance, foresight }
    }
}

impl Player for Undertaker<'_> {
    fn notice(&mut self, beat: Beat<Glimpse>) {
        self.memory.notice(beat);
    }

    fn choose(&mut self, view: &View, _budget: Budget) -> Action {
        if let [only] = view.actions[..] {
            return only;
        }
        let mut sums = vec![0.0; view.actions.len()];
        for _ in 0..DEALS {
            let imagined = self.rules.imagine(view, &self.memory, &mut self.chance);
            for (sum, &action) in sums.iter_mut().zip(&view.actions) {
                let later = self.foresight.after(self.rules, imagined, action, &mut self.chance);
                *sum += self.value.chance(self.rules, &later, self.seat);
            }
        }
        let judged = sums.into_iter().zip(view.actions.iter().copied());
        // The first of the best.
        let best = judged.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map_or(Action::Pass, |(_, action)| action)
    }
}
