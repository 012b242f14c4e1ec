//! How does somebody play who knows what is worth what?

use crate::{
    player::{Budget, Player},
    prospect::Weights,
};
use woe_rules::{
    Action, Beat, Game, Glimpse, Key, Label, Memory, Question, Rules, Seat, Stream, View,
};

/// How many questions are answered in thought before an effect is judged.
const PATIENCE: usize = 10;

/// Tries every answer on a game that fits what she knows, and looks at what it leads to.
pub struct Governess<'a> {
    rules: &'a Rules,
    seat: Seat,
    memory: Memory,
    chance: Stream,
    answers: Vec<Action>,
}

impl<'a> Governess<'a> {
    /// Whoever sits there.
    pub fn new(rules: &'a Rules, seat: Seat, key: Key) -> Governess<'a> {
        let chance = Stream::new(key, Label::Fancy, seat.index() as u32);
        Governess { rules, seat, memory: Memory::default(), chance, answers: Vec::new() }
    }

    /// How things look after an answer, if nobody responds and all goes on plainly.
    fn judged(&mut self, mut game: Game, action: Action) -> i32 {
        self.rules.carry_out(&mut game, action, &mut ());
        for _ in 0..PATIENCE {
            let Some(asked) = self.rules.decision(&game) else { break };
            let answer = match asked.question {
                Question::Play(_) => break,
                Question::Respond(_) => Action::Pass,
                _ => {
                    self.rules.legal_actions(&game, &mut self.answers);
                    self.answers[self.chance.below(self.answers.len() as u32) as usize]
                }
            };
            self.rules.carry_out(&mut game, answer, &mut ());
        }
        Weights::GOVERNESS.judge(self.rules, &game, self.seat)
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
        let judged = view.actions.iter().map(|&action| (self.judged(imagined, action), action));
        // The first of the best.
        let best = judged.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map_or(Action::Pass, |(_, action)| action)
    }
}
