//! How does a player who weighs every answer come to one?

use crate::{
    mind::Mind,
    player::{Budget, Player},
};
use woe_rules::{Action, Beat, Glimpse, Key, Rules, Seat, View};

/// What the answers to a question are worth.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weighed {
    /// A number for each action of the view, in its order: the higher, the better.
    pub worth: Vec<f64>,
    /// How many iterations of a search it took.
    pub iterations: u32,
}

/// Weighs answers.
pub trait Judge {
    /// What each action of the view is worth to whoever has that mind. There are at least two.
    fn weigh(&mut self, mind: &Mind<'_>, view: &View, budget: Budget<'_>) -> Weighed;
}

/// A player who weighs every answer, and gives the first of the best.
pub struct Thinker<'a> {
    mind: Mind<'a>,
    judge: Box<dyn Judge + 'a>,
    iterations: u32,
}

impl<'a> Thinker<'a> {
    /// Whoever sits there, and judges like that.
    pub fn new(rules: &'a Rules, seat: Seat, key: Key, judge: impl Judge + 'a) -> Thinker<'a> {
        Thinker { mind: Mind::new(rules, seat, key), judge: Box::new(judge), iterations: 0 }
    }
}

impl Player for Thinker<'_> {
    fn notice(&mut self, beat: Beat<Glimpse>) {
        self.mind.notice(beat);
    }

    fn choose(&mut self, view: &View, budget: Budget<'_>) -> Action {
        self.iterations = 0;
        if let [only] = view.actions[..] {
            return only;
        }
        let weighed = self.judge.weigh(&self.mind, view, budget);
        self.iterations = weighed.iterations;
        let judged = weighed.worth.into_iter().zip(view.actions.iter().copied());
        let best = judged.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map_or(Action::Pass, |(_, action)| action)
    }

    fn iterations(&self) -> u32 {
        self.iterations
    }
}
