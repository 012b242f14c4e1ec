//! How does somebody play who wants to win and thinks no further than the next card?

use woe_rules::{
    Action, Beat, Eye, Game, Key, Label, Memory, Question, Rules, Seat, Stream, Table, View,
};

/// How many questions are answered in thought before an effect is judged.
const PATIENCE: usize = 8;

/// Someone who wants their own family miserable and dead, and the others happy.
pub(crate) struct Schemer {
    seat: Seat,
    memory: Memory,
    chance: Stream,
}

impl Schemer {
    /// Whoever sits there.
    pub(crate) fn at(seat: Seat, key: Key) -> Schemer {
        let chance = Stream::new(key, Label::Whim, seat.index() as u32);
        Schemer { seat, memory: Memory::default(), chance }
    }

    /// Sees what a beat shows to this seat.
    pub(crate) fn notice(&mut self, beat: Beat) {
        self.memory.notice(beat.seen_by(Eye::Seat(self.seat)));
    }

    /// The answer after which things look best, for all that this seat knows.
    pub(crate) fn choose(&mut self, rules: &Rules, view: &View) -> Action {
        if let [only] = view.actions[..] {
            return only;
        }
        let imagined = rules.imagine(view, &self.memory, &mut self.chance);
        let mut actions = view.actions.clone();
        // Equal answers are chosen by chance: the last of the best is taken.
        self.chance.shuffle(&mut actions);
        let best = actions.into_iter().max_by_key(|&action| self.judged(rules, imagined, action));
        best.unwrap_or(Action::Pass)
    }

    /// How things look after an answer, if nobody responds.
    fn judged(&mut self, rules: &Rules, mut game: Game, action: Action) -> i32 {
        let mut answers = Vec::new();
        rules.carry_out(&mut game, action, &mut ());
        for _ in 0..PATIENCE {
            let Some(asked) = rules.decision(&game) else { break };
            let answer = match asked.question {
                Question::Play(_) => break,
                Question::Respond(_) => Action::Pass,
                _ => {
                    rules.legal_actions(&game, &mut answers);
                    answers[self.chance.below(answers.len() as u32) as usize]
                }
            };
            rules.carry_out(&mut game, answer, &mut ());
        }
        // A card thrown away makes room for another; doing nothing does not.
        10 * self.prospect(rules, &game) - i32::from(action == Action::Pass)
    }

    fn prospect(&self, rules: &Rules, game: &Game) -> i32 {
        let table = game.table();
        let seats = table.seats();
        if table.ended() {
            let wins = rules.winners(game).contains(&self.seat);
            return if wins { 10_000 } else { -10_000 };
        }
        let misery = |seat: &Seat| family_misery(rules, table, *seat);
        let all: i32 = Seat::ALL[..seats].iter().map(misery).sum();
        seats as i32 * misery(&self.seat) - all
    }
}

/// The dead count more than the living, whose luck may turn.
fn family_misery(rules: &Rules, table: &Table, seat: Seat) -> i32 {
    let stacks = table.family(seat).iter();
    let misery = stacks.map(|stack| {
        let face = &table.stack(stack).face;
        match face.death() {
            Some(_) => -4 * i32::from(rules.worth_at_reckoning(table, stack)),
            None => -2 * i32::from(face.self_worth()),
        }
    });
    misery.sum()
}
