//! What does an answer lead to, before the next play?

use woe_rules::{Action, Game, Question, Rules, Stream};

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
                Question::Play(_) => break,
                Question::Respond(_) => Action::Pass,
                _ => {
                    rules.legal_actions(&game, &mut self.answers);
                    self.answers[chance.below(self.answers.len() as u32) as usize]
                }
            };
            rules.carry_out(&mut game, answer, &mut ());
        }
        game
    }
}
