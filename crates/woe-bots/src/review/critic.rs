//! Who judges a game, and how?

use super::{Answers, Burial, Point, Pride, Regret, Reviewed};
use crate::{
    ahead::{Search, Tuning},
    explain::{Explanation, explain},
    mind::Mind,
    player::Budget,
    thinker::{Judge, Weighed},
    value::Value,
};
use std::sync::Arc;
use woe_rules::{
    Action, Beat, Decision, Divergence, Eye, Game, Key, Play, Question, Record, Rules, Seat,
    StackSet, View,
};

/// How many answers of a seat are told.
const TOLD: usize = 3;
/// What costs or gains less of the chance to win is not told: a short search errs by as much.
const LEAST: f64 = 0.02;

/// One block of a record: how the game stands after it, and what is answered next.
struct Leaf {
    block: usize,
    game: Game,
    beats: Vec<Beat>,
    /// The answer that comes next, if it can be read.
    next: Option<Given>,
}

/// An answer that a record has.
#[derive(Clone, Copy)]
struct Given {
    action: Action,
    block: usize,
    line: usize,
}

/// An answer that is judged: who was asked, what they saw, and how all their answers were weighed.
struct Judged<'a> {
    view: &'a View,
    asked: Decision,
    given: Given,
    weighed: &'a Weighed,
    /// Which of them was given.
    at: usize,
}

impl Judged<'_> {
    fn worth(&self) -> f64 {
        self.weighed.worth[self.at]
    }

    fn best(&self) -> f64 {
        self.weighed.worth.iter().copied().fold(0.0, f64::max)
    }

    /// What is said of it.
    fn explained(&self, mind: &Mind) -> Explanation {
        explain(mind, self.view, self.given.action, self.weighed, Value::embedded())
    }
}

/// Whoever judges a recorded game, answer by answer.
pub struct Critic {
    rules: Arc<Rules>,
    minds: Vec<Mind>,
    search: Search<'static>,
    iterations: u32,
    leaves: Vec<Leaf>,
    read: usize,
    dead: StackSet,
    turns: u32,
    points: Vec<Point>,
    burials: Vec<Burial>,
    seats: Vec<Answers>,
    game: Game,
}

impl Critic {
    /// One who weighs every answer of that record with so many iterations.
    ///
    /// # Errors
    /// If the record tells another game today: on which line, and how.
    pub fn of(
        rules: &Arc<Rules>,
        record: &Record,
        iterations: u32,
    ) -> Result<Critic, (usize, Divergence)> {
        let (leaves, game) = leaves(rules, record)?;
        let seats = &Seat::ALL[..record.header.players.len()];
        let mind = |&seat: &Seat| Mind::new(rules, seat, Key::from_seed(0));
        Ok(Critic {
            rules: rules.clone(),
            minds: seats.iter().map(mind).collect(),
            search: Search::new(Value::embedded(), Tuning::MEDIUM),
            iterations,
            leaves,
            read: 0,
            dead: StackSet::default(),
            turns: 0,
            points: Vec::new(),
            burials: Vec::new(),
            seats: seats.iter().map(|_| Answers::default()).collect(),
            game,
        })
    }

    /// How many blocks were judged, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.read, self.leaves.len())
    }

    /// Judges one block more; whether there are others.
    pub fn judge_next(&mut self) -> bool {
        if let Some(leaf) = self.leaves.get_mut(self.read) {
            let (game, beats, next) = (leaf.game, std::mem::take(&mut leaf.beats), leaf.next);
            let block = leaf.block;
            self.follow(&game, block, &beats);
            if let Some(next) = next {
                self.judge(&game, next);
            }
            self.read += 1;
        }
        self.read < self.leaves.len()
    }

    /// What came of it.
    pub fn closed(self) -> Reviewed {
        let Critic { points, burials, seats, turns, game, .. } = self;
        Reviewed { points, burials, seats, turns, game }
    }

    /// Sees what happened, and how everybody's chances are now.
    fn follow(&mut self, game: &Game, block: usize, beats: &[Beat]) {
        for (mind, seat) in self.minds.iter_mut().zip(Seat::ALL) {
            beats.iter().for_each(|beat| mind.notice(beat.seen_by(Eye::Seat(seat))));
        }
        let begins =
            |beat: &&Beat| matches!(beat, Beat::TurnBegan { .. } | Beat::TurnSkipped { .. });
        self.turns += beats.iter().filter(begins).count() as u32;
        self.bury(game);
        let within = match self.rules.decision(game).map(|asked| asked.question) {
            Some(Question::Play(Play::First)) => 0.0,
            Some(Question::Play(Play::Second)) => 0.4,
            Some(Question::Play(Play::Further)) => 0.6,
            Some(Question::Play(Play::After)) => 0.8,
            None if game.table().ended() => 1.0,
            None => return,
            Some(
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
                | Question::Draw { .. },
            ) => return,
        };
        let chances = self.minds.iter().zip(Seat::ALL).map(|(mind, seat)| {
            let view = self.rules.view_for(game, Eye::Seat(seat));
            // One's own chance hangs on what lies open and on one's own hand: one imagined game will do.
            let imagined = mind.imagine(&view, &mut mind.chance());
            Value::embedded().chance(&self.rules, &imagined, seat)
        });
        let chances = chances.collect();
        self.points.push(Point { block, turn: f64::from(self.turns) + within, chances });
    }

    fn bury(&mut self, game: &Game) {
        let table = game.table();
        let dead = table.controlled() & !table.living();
        for stack in (dead & !self.dead).iter() {
            let Some(seat) = table.controller(stack) else { continue };
            let worth = self.rules.worth_at_reckoning(table, stack);
            let (turn, at) = (self.turns, self.points.len());
            self.burials.push(Burial { seat, stack, turn, worth, at });
        }
        self.dead = dead;
    }

    /// Weighs the answer that comes next, if there was a choice. One that is not asked for is left to
    /// the replay.
    fn judge(&mut self, game: &Game, given: Given) {
        let Some(asked) = self.rules.decision(game) else { return };
        let view = self.rules.view_for(game, Eye::Seat(asked.seat));
        let Some(at) = view.actions.iter().position(|&other| other == given.action) else { return };
        if view.actions.len() < 2 {
            return;
        }
        let mind = &self.minds[asked.seat.index()];
        let weighed = self.search.weigh(mind, &view, Budget::Iterations(self.iterations));
        self.seats[asked.seat.index()].weighed += 1;
        let judged = Judged { view: &view, asked, given, weighed: &weighed, at };
        self.regret(&judged);
        if let Question::Play(_) = asked.question {
            self.take_pride(&judged);
        }
    }

    /// Remembers what an answer cost, if that is worth telling.
    fn regret(&mut self, judged: &Judged<'_>) {
        let Judged { asked, given: Given { action, block, line }, .. } = *judged;
        let mind = &self.minds[asked.seat.index()];
        let regrets = &mut self.seats[asked.seat.index()].regrets;
        let least = regrets.get(TOLD - 1).map_or(LEAST, |last| last.cost().max(LEAST));
        if judged.best() - judged.worth() < least {
            return;
        }
        let explanation = judged.explained(mind);
        let told = explanation.of(action).cloned().zip(explanation.best().cloned());
        let Some((given, better)) = told else { return };
        regrets.push(Regret { block, line, turn: self.turns, asked, given, better });
        regrets.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        regrets.truncate(TOLD);
    }

    /// Remembers what a play gained, if none of its seat gained more.
    fn take_pride(&mut self, judged: &Judged<'_>) {
        let all = &judged.weighed.worth;
        let others = all.iter().sum::<f64>() - judged.worth();
        let gain = judged.worth() - others / (all.len() - 1) as f64;
        let seat = judged.asked.seat.index();
        let pride = &mut self.seats[seat].pride;
        let most = pride.as_ref().map_or(LEAST, |pride| pride.gain);
        // Nobody is proud of what they should regret.
        if gain <= most || judged.best() - judged.worth() >= LEAST {
            return;
        }
        let Given { action, block, .. } = judged.given;
        if let Some(given) = judged.explained(&self.minds[seat]).of(action).cloned() {
            *pride = Some(Pride { block, turn: self.turns, gain, given });
        }
    }
}

/// All that stands of a record, and how it ends.
fn leaves(rules: &Arc<Rules>, record: &Record) -> Result<(Vec<Leaf>, Game), (usize, Divergence)> {
    let standing = record.standing();
    let block_of = |line| record.blocks.iter().position(|block| block.line == line);
    let blocks: Vec<usize> = standing.iter().filter_map(|block| block_of(block.line)).collect();
    let mut leaves: Vec<Leaf> = Vec::with_capacity(standing.len());
    let game = record.replay(rules, |names, game, _, beats| {
        let at = leaves.len();
        let next = standing.get(at + 1).and_then(|next| {
            let asked = rules.decision(game)?;
            let (name, words) = next.answer()?.split_once(": ")?;
            let action = asked.question.meant_by(names.read_action(words).ok()?);
            let given = Given { action, block: blocks[at + 1], line: next.line };
            (name == names.seat(asked.seat)).then_some(given)
        });
        leaves.push(Leaf { block: blocks[at], game: *game, beats: beats.to_vec(), next });
    })?;
    Ok((leaves, game))
}
