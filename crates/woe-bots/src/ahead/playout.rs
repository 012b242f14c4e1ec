//! How might the next plays go, at a glance?

use super::foresight::Foresight;
use crate::value::Value;
use woe_cards::Kind;
use woe_rules::{Action, Game, Question, Rules, Seat, StackId, Stream, Table};

/// Below this Self-Worth a character is ripe for its death.
const RIPE: i32 = -15;
/// How far two plays must differ in points before chance no longer decides between them.
const SWAY: i32 = 6;
/// How many answers are looked at in a play-out.
const SAMPLE: usize = 12;
/// What carries one sway to the next.
const STRIDE: u32 = 747_796_405;

/// What an answer is worth to a seat, in points, without carrying it out.
pub(crate) fn glance(rules: &Rules, table: &Table, seat: Seat, action: Action) -> i32 {
    match action {
        Action::Play { card, on: Some(on) } => {
            let printed = rules.catalog.card(card);
            let face = table.stack(on).face;
            let after = face.under(card, printed);
            let change = i32::from(after.self_worth()) - i32::from(face.self_worth());
            let own = table.controller(on) == Some(seat);
            // Whoever is made undead counts at once, like the dead. [UNDEAD-2]
            let kills = printed.kind == Kind::UntimelyDeath
                || printed.is_undead() && face.death().is_none() && !face.is_undead();
            let gain = if kills { i32::from(after.self_worth()) - RIPE } else { change };
            let gain = if own { -gain } else { gain };
            if printed.kind == Kind::Event { 2 } else { gain }
        }
        Action::Play { on: None, .. } => 4,
        Action::Choose(stack) if table.fixtures().contains(stack) => {
            claimed(rules, table, seat, stack)
        }
        Action::Pass | Action::Draw | Action::Discard(_) | Action::DiscardHand => -5,
        Action::Choose(_) | Action::Pick(_) | Action::Take(_) | Action::Call(_) | Action::Use => 0,
    }
}

/// What a Story is worth to whoever would claim it, in points: what it counts, and twice that if another
/// loses it; the one that is given back counts no more. [STORY-3]
fn claimed(rules: &Rules, table: &Table, seat: Seat, story: StackId) -> i32 {
    let worth = |stack| -i32::from(rules.worth_at_reckoning(table, stack));
    let is_story =
        |stack: &StackId| rules.catalog.card(table.stack(*stack).base).kind == Kind::Story;
    let kept = (table.realm(seat) & table.fixtures()).iter().filter(is_story);
    let taken = if table.controller(story).is_some() { 2 } else { 1 };
    taken * worth(story) - kept.map(worth).sum::<i32>()
}

/// Leaves some of many answers, spread over the list.
fn sample(answers: &mut Vec<Action>, chance: &mut Stream) {
    if answers.len() <= SAMPLE {
        return;
    }
    let (from, count) = (chance.below(answers.len() as u32) as usize, answers.len());
    let step = (count / SAMPLE).max(1);
    answers.rotate_left(from);
    for at in 0..SAMPLE {
        answers.swap(at, at * step);
    }
    answers.truncate(SAMPLE);
}

/// How far a play-out goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leap {
    /// How many plays go by.
    pub(crate) plies: usize,
    /// How many answers are looked at in each.
    pub(crate) width: usize,
}

/// Room for the answers of those who are asked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Playout {
    answers: Vec<Action>,
    liked: Vec<(i32, Action)>,
    foresight: Foresight,
}

impl Playout {
    /// Lets so many plays go by: everyone plays what wins most among the few answers that look best at
    /// a glance; nobody responds, all else is answered by lot.
    pub(crate) fn run(
        &mut self,
        rules: &Rules,
        value: &Value,
        game: &mut Game,
        leap: Leap,
        chance: &mut Stream,
    ) {
        let mut left = leap.plies;
        while let Some(asked) = rules.decision(game) {
            if matches!(asked.question, Question::Play(_)) && left == 0 {
                break;
            }
            let mut answers = std::mem::take(&mut self.answers);
            if let Question::Respond(_) = asked.question {
                rules.carry_out(game, Action::Pass, &mut ());
                self.answers = answers;
                continue;
            }
            rules.legal_actions(game, &mut answers);
            let answer = match asked.question {
                Question::Play(_) => {
                    left -= 1;
                    sample(&mut answers, chance);
                    let worth = |action| glance(rules, game.table(), asked.seat, action);
                    self.few(worth, &mut answers, leap.width, chance);
                    self.best(rules, value, game, &answers, chance)
                }
                Question::Name(_)
                | Question::Respond(_)
                | Question::Discard { .. }
                | Question::Either(_)
                | Question::Use(_)
                | Question::PlayNow(_)
                | Question::PlayTaken
                | Question::Exchange(_)
                | Question::SetAside
                | Question::Cast
                | Question::Draw { .. } => answers[chance.below(answers.len() as u32) as usize],
            };
            rules.carry_out(game, answer, &mut ());
            self.answers = answers;
        }
    }

    /// Leaves the few answers that look best at a glance, with some chance.
    pub(crate) fn few(
        &mut self,
        glance: impl Fn(Action) -> i32,
        answers: &mut Vec<Action>,
        width: usize,
        chance: &mut Stream,
    ) {
        if answers.len() <= width {
            return;
        }
        self.liked.clear();
        // One draw for all of them: chance only keeps the likings from always being the same.
        let mut sway = chance.below(u32::MAX);
        for &action in answers.iter() {
            sway = sway.wrapping_mul(STRIDE).wrapping_add(1);
            let liking = glance(action) + (sway >> 16) as i32 % SWAY;
            self.liked.push((-liking, action));
        }
        self.liked.select_nth_unstable_by_key(width, |liked| liked.0);
        answers.clear();
        answers.extend(self.liked[..width].iter().map(|liked| liked.1));
    }

    fn best(
        &mut self,
        rules: &Rules,
        value: &Value,
        game: &Game,
        answers: &[Action],
        chance: &mut Stream,
    ) -> Action {
        if let [only] = answers {
            return *only;
        }
        let Some(asked) = rules.decision(game) else { return Action::Pass };
        let mut best = (f64::MIN, Action::Pass);
        for &action in answers {
            let later = self.foresight.after(rules, *game, action, chance);
            let worth = value.chance(rules, &later, asked.seat);
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }
}
