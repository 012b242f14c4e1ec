//! What follows from an answer, if one goes on as well as one can?

use crate::{
    ahead::{Foresight, is_over},
    mind::Mind,
    value::Value,
};
use woe_rules::{Action, Game, Question, Stream};

/// How many questions are answered in thought.
const PATIENCE: usize = 10;

/// The game after an answer, up to the next play: nobody responds, one's own choices are the best at a
/// glance, those of others are made by lot.
pub(super) fn sequel(
    mind: &Mind,
    value: &Value,
    mut game: Game,
    action: Action,
    chance: &mut Stream,
) -> Game {
    let rules = &mind.rules;
    let mut answers = Vec::new();
    rules.carry_out(&mut game, action, &mut ());
    for _ in 0..PATIENCE {
        let Some(asked) = rules.decision(&game) else { break };
        let over = is_over(rules, &game, asked, &mut answers);
        rules.legal_actions(&game, &mut answers);
        let answer = match asked.question {
            Question::Play(_) if over => Action::Pass,
            Question::Play(_) => break,
            Question::Respond(_) => Action::Pass,
            Question::Name(_)
            | Question::Discard { .. }
            | Question::Either(_)
            | Question::Use(_)
            | Question::PlayNow(_)
            | Question::PlayTaken
            | Question::Exchange(_)
            | Question::SetAside
            | Question::Cast
            | Question::Draw { .. } => {
                if asked.seat == mind.seat {
                    best(mind, value, &game, &answers, chance)
                } else {
                    answers[chance.below(answers.len() as u32) as usize]
                }
            }
        };
        rules.carry_out(&mut game, answer, &mut ());
    }
    game
}

/// The first of the answers that lead to the best chance.
fn best(
    mind: &Mind,
    value: &Value,
    game: &Game,
    answers: &[Action],
    chance: &mut Stream,
) -> Action {
    let mut foresight = Foresight::default();
    let mut best = (f64::MIN, Action::Pass);
    for &action in answers {
        let later = foresight.after(&mind.rules, *game, action, chance);
        let worth = value.chance(&mind.rules, &later, mind.seat);
        if worth > best.0 {
            best = (worth, action);
        }
    }
    best.1
}
