//! What does an answer lead to, before the next play?

use woe_rules::{Action, Decision, Game, Play, Question, Rules, Stream};

/// How many questions are answered in thought before an effect is judged.
const PATIENCE: usize = 10;

/// Room for the answers of those who are asked meanwhile.
#[derive(Clone, Debug, Default)]
pub(crate) struct Foresight {
    answers: Vec<Action>,
}

impl Foresight {
    /// The game after an answer, up to the next play: nobody responds, all else is answered by lot.
    pub(crate) fn after(
        &mut self,
        rules: &Rules,
        mut game: Game,
        action: Action,
        chance: &mut Stream,
    ) -> Game {
        rules.carry_out(&mut game, action, &mut ());
        for _ in 0..PATIENCE {
            let Some(asked) = rules.decision(&game) else { break };
            let answer = match asked.question {
                Question::Play(_) if is_over(rules, &game, asked, &mut self.answers) => {
                    Action::Pass
                }
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
                    rules.legal_actions(&game, &mut self.answers);
                    self.answers[chance.below(self.answers.len() as u32) as usize]
                }
            };
            rules.carry_out(&mut game, answer, &mut ());
        }
        game
    }
}

/// Whether a turn is over but for Mysteries that could be thrown away: everyone who may hold one is asked,
/// and nothing else follows before the draw. [HOME-4]
pub(crate) fn is_over(
    rules: &Rules,
    game: &Game,
    asked: Decision,
    answers: &mut Vec<Action>,
) -> bool {
    let after = asked.question == Question::Play(Play::After);
    if !after || game.table().fixtures().is_empty() {
        return false;
    }
    rules.legal_actions(game, answers);
    !answers.iter().any(|answer| matches!(answer, Action::Play { .. }))
}
