//! How does somebody play who knows what is worth what?

use crate::{
    foresight::Foresight,
    player::{Budget, Player},
    prospect::Weights,
};
use woe_rules::{Action, Beat, Glimpse, Key, Label, Memory, Rules, Seat, Stream, View};

/// Tries every answer on a game that fits what she knows, and looks at what it leads to.
pub struct Governess<'a> {
    rules: &'a Rules,
    seat: Seat,
    memory: Memory,
    chance: Stream,
    foresight: Foresight,
}

impl<'a> Governess<'a> {
    /// Whoever sits there.
    pub fn new(rules: &'a Rules, seat: Seat, key: Key) -> Governess<'a> {
        let chance = Stream::new(key, Label::Fancy, seat.index() as u32);
        let (memory, foresight) = (Memory::default(), Foresight::default());
        Governess { rules, seat, memory, chance, foresight }
    }
}

impl Player for Governess<'_> {
    fn notice(&mut self, beat: Beat<Glimpse>) {
        self.memory.notice(beat);
    }

    fn choose(&mut self, view: &View, _budget: Budget) -> Action {
        if let [only] = view.actions[..] {
            return only;
        }
        let imagined = self.rules.imagine(view, &self.memory, &mut self.chance);
        let judged = view.actions.iter().map(|&action| {
            let later = self.foresight.after(self.rules, imagined, action, &mut self.chance);
            (Weights::GOVERNESS.judge(self.rules, &later, self.seat), action)
        });
        // The first of the best.
        let best = judged.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map_or(Action::Pass, |(_, action)| action)
    }
}
