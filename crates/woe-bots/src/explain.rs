//! Why is an answer better than another?
//!
//! Each answer is tried on a few games that fit what the seat knows. Then one thing that it changed is
//! taken away, as if one had passed (or as it was before, where nobody may pass), and the chance to win
//! is weighed again. What it swings by is how much that thing matters: a reason is computed, not guessed.

mod reason;
mod sequel;
mod sight;

use crate::{
    features::Row,
    mind::Mind,
    thinker::Weighed,
    value::{Value, shares},
};
use sequel::sequel;
use sight::Sight;
use woe_rules::{Action, Game, Stream, View};

pub use reason::Reason;

/// On how many imagined games reasons are looked for.
const DEALS: usize = 12;
/// How many candidates are told, and how many reasons of each.
const TOLD: usize = 3;
/// What swings the chance to win by less is no reason.
const LEAST: f64 = 0.01;

/// Why an answer is as good as it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Explanation {
    /// The three best answers, the best first; and after them the one that was asked for, if it is not
    /// among them.
    pub candidates: Vec<Candidate>,
}

/// An answer that could be given.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The answer.
    pub action: Action,
    /// The chance to win with it.
    pub chance: f64,
    /// What speaks for it and against it, what matters most first.
    pub reasons: Vec<Ground>,
}

/// A reason, and how much it matters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ground {
    /// The reason.
    pub reason: Reason,
    /// By how much it changes the chance to win; below zero it speaks against the answer.
    pub swing: f64,
}

impl Explanation {
    /// The answer with the best chance.
    pub fn best(&self) -> Option<&Candidate> {
        self.candidates.first()
    }

    /// What is said of an answer.
    pub fn of(&self, action: Action) -> Option<&Candidate> {
        self.candidates.iter().find(|candidate| candidate.action == action)
    }
}

/// The best answers to a question and the one that is asked for, each with its chance to win as it was
/// weighed and the reasons for it. Nothing but the mind and the view is looked at.
pub fn explain(
    mind: &Mind,
    view: &View,
    action: Action,
    weighed: &Weighed,
    value: &Value,
) -> Explanation {
    let mut judged: Vec<(Action, f64)> =
        view.actions.iter().copied().zip(weighed.worth.iter().copied()).collect();
    // Stable, so that equals stay in the order of the list.
    judged.sort_by(|one, other| other.1.total_cmp(&one.1));
    let asked = judged.iter().skip(TOLD).find(|(other, _)| *other == action).copied();
    judged.truncate(TOLD);
    judged.extend(asked);
    let actions: Vec<Action> = judged.iter().map(|&(action, _)| action).collect();
    let reasons = Trial { mind, view, value }.reasons(&actions);
    let candidates = judged.into_iter().zip(reasons);
    let candidates = candidates
        .map(|((action, chance), reasons)| Candidate { action, chance, reasons })
        .collect();
    Explanation { candidates }
}

/// By how much each reason swings the chance to win.
type Swings = [f64; Reason::ALL.len()];

/// Tries answers, and takes away what they changed.
struct Trial<'a> {
    mind: &'a Mind,
    view: &'a View,
    value: &'a Value,
}

impl Trial<'_> {
    fn reasons(&self, actions: &[Action]) -> Vec<Vec<Ground>> {
        let mut chance = self.mind.chance();
        let mut swings = vec![[0.0; Reason::ALL.len()]; actions.len()];
        for _ in 0..DEALS {
            let imagined = self.mind.imagine(self.view, &mut chance);
            let passed = self.passed(&imagined, &mut chance);
            for (swings, &action) in swings.iter_mut().zip(actions) {
                let without = if is_idle(&action) { &imagined } else { &passed };
                let later = self.after(&imagined, action, &mut chance);
                self.compare(swings, &later, without);
            }
        }
        swings.iter().map(told).collect()
    }

    /// The game without any answer: as if one had passed, or as it is where nobody may.
    fn passed(&self, imagined: &Game, chance: &mut Stream) -> Game {
        match self.view.actions.iter().copied().find(is_idle) {
            Some(idle) => self.after(imagined, idle, chance),
            None => *imagined,
        }
    }

    fn after(&self, game: &Game, action: Action, chance: &mut Stream) -> Game {
        sequel(self.mind, self.value, *game, action, chance)
    }

    /// Adds what swings between a game with an answer and the same without it.
    fn compare(&self, swings: &mut Swings, later: &Game, without: &Game) {
        let (rules, seat) = (&self.mind.rules, self.mind.seat);
        let chance = |game: &Game| self.value.chance(rules, game, seat);
        let part = 1.0 / DEALS as f64;
        let ends = [later, without].map(|game| game.table().ended());
        if ends != [false, false] {
            let reason = if ends[0] { ending(chance(later)) } else { Reason::PutsOff };
            swings[reason as usize] += (chance(later) - chance(without)) * part;
            return;
        }
        let [later, without] = [later, without].map(|game| Sight::of(rules, game.table(), seat));
        let whole = self.chance(&later.rows);
        for reason in Reason::ALL {
            if let Some(rows) = later.without(reason, seat, &without) {
                swings[reason as usize] += (whole - self.chance(&rows)) * part;
            }
        }
    }

    fn chance(&self, rows: &[Row]) -> f64 {
        let net = self.value.net(rows.len());
        let weights: Vec<f32> = rows.iter().map(|row| net.weigh(row)).collect();
        shares(&weights)[self.mind.seat.index()]
    }
}

/// Whether an answer asks for nothing but what comes anyway.
fn is_idle(action: &Action) -> bool {
    matches!(action, Action::Pass | Action::Draw)
}

fn ending(chance: f64) -> Reason {
    if chance == 1.0 {
        Reason::Wins
    } else if chance > 0.0 {
        Reason::Shares
    } else {
        Reason::Loses
    }
}

/// The few reasons that matter most.
fn told(swings: &Swings) -> Vec<Ground> {
    let grounds = Reason::ALL.into_iter().zip(swings);
    let grounds = grounds.map(|(reason, &swing)| Ground { reason, swing });
    let mut grounds: Vec<Ground> = grounds.filter(|ground| ground.swing.abs() >= LEAST).collect();
    grounds.sort_by(|one, other| other.swing.abs().total_cmp(&one.swing.abs()));
    grounds.truncate(TOLD);
    grounds
}
