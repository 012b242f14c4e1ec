//! How does a player who weighs every answer come to one?

use crate::{
    mind::Mind,
    player::{Budget, Player},
    style::{Style, Taste},
};
use std::sync::Arc;
use woe_rules::{Action, Beat, Glimpse, Key, Rules, Seat, View};

/// How much worse an answer may be that is liked better, as a part of the chance not to win.
const SLACK: f64 = 0.015;

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
    fn weigh(&mut self, mind: &Mind, view: &View, budget: Budget<'_>) -> Weighed;

    /// How much worse than the best an answer may be that is liked better. Usually the worth is a
    /// chance to win: the surer the victory, the less it is played with.
    fn slack(&self, best: f64) -> f64 {
        SLACK * (1.0 - best).max(0.0)
    }
}

/// A player who weighs every answer, and gives the first of the best; one with a style, what it likes
/// best of those that are hardly worse.
pub struct Thinker<'a> {
    mind: Mind,
    judge: Box<dyn Judge + 'a>,
    taste: Option<Taste>,
    iterations: u32,
}

impl<'a> Thinker<'a> {
    /// Whoever sits there, and judges like that.
    pub fn new(rules: &Arc<Rules>, seat: Seat, key: Key, judge: impl Judge + 'a) -> Thinker<'a> {
        let mind = Mind::new(rules, seat, key);
        Thinker { mind, judge: Box::new(judge), taste: None, iterations: 0 }
    }

    /// The same with a style.
    pub fn styled(mut self, style: Style) -> Thinker<'a> {
        self.taste = (style != Style::Plain).then(|| Taste::new(style, self.mind.seat));
        self
    }

    /// Of what is hardly worse than the best, what is liked best; of the equally liked, the first of
    /// the best.
    fn favourite(&mut self, view: &View, worth: &[f64]) -> Option<Action> {
        let most = worth.iter().copied().fold(f64::MIN, f64::max);
        let least = match self.taste {
            Some(ref taste) => most - self.judge.slack(most) * taste.stubbornness(),
            None => most,
        };
        let judged = worth.iter().copied().zip(view.actions.iter().copied());
        let (worth, actions): (Vec<f64>, Vec<Action>) =
            judged.filter(|&(worth, _)| worth >= least).unzip();
        let likings = match &mut self.taste {
            Some(taste) if actions.len() > 1 => taste.likings(&self.mind, view, &actions),
            _ => vec![0; actions.len()],
        };
        let answers = likings.into_iter().zip(worth).zip(actions);
        let best = answers.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, action)| action)
    }
}

impl Player for Thinker<'_> {
    fn notice(&mut self, beat: Beat<Glimpse>) {
        self.mind.notice(beat);
        if let Some(taste) = &mut self.taste {
            taste.notice(beat);
        }
    }

    fn choose(&mut self, view: &View, budget: Budget<'_>) -> Action {
        self.iterations = 0;
        if let [only] = view.actions[..] {
            return only;
        }
        let weighed = self.judge.weigh(&self.mind, view, budget);
        self.iterations = weighed.iterations;
        self.favourite(view, &weighed.worth).unwrap_or(Action::Pass)
    }

    fn iterations(&self) -> u32 {
        self.iterations
    }
}
