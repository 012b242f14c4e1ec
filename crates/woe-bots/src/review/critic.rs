//! Who judges a game, and how?

use super::{Answers, Burial, Point, Pride, Regret, Reviewed};
use crate::{
    explain::explain,
    mind::Mind,
    player::Budget,
    search::{Search, Tuning},
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
    /// The answer that comes next, with its block and its line, if it can be read.
    next: Option<(Action, usize, usize)>,
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
            _ => return,
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
    fn judge(&mut self, game: &Game, next: (Action, usize, usize)) {
        let Some(asked) = self.rules.decision(game) else { return };
        let view = self.rules.view_for(game, Eye::Seat(asked.seat));
        let Some(at) = view.actions.iter().position(|&other| other == next.0) else { return };
        if view.actions.len() < 2 {
            return;
        }
        let mind = &self.minds[asked.seat.index()];
        let weighed = self.search.weigh(mind, &view, Budget::Iterations(self.iterations));
        self.seats[asked.seat.index()].weighed += 1;
        self.regret((&view, asked), next, (&weighed, at));
        if let Question::Play(_) = asked.question {
            self.take_pride((&view, asked), next, (&weighed, at));
        }
    }

    /// Remembers what an answer cost, if that is worth telling.
    fn regret(
        &mut self,
        (view, asked): (&View, Decision),
        (action, block, line): (Action, usize, usize),
        (weighed, at): (&Weighed, usize),
    ) {
        let mind = &self.minds[asked.seat.index()];
        let best = weighed.worth.iter().copied().fold(0.0, f64::max);
        let regrets = &mut self.seats[asked.seat.index()].regrets;
        let least = regrets.get(TOLD - 1).map_or(LEAST, |last| last.cost().max(LEAST));
        if best - weighed.worth[at] < least {
            return;
        }
        let explanation = explain(mind, view, action, weighed, Value::embedded());
        let told = explanation.of(action).cloned().zip(explanation.best().cloned());
        let Some((given, better)) = told else { return };
        regrets.push(Regret { block, line, turn: self.turns, asked, given, better });
        regrets.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        regrets.truncate(TOLD);
    }

    /// Remembers what a play gained, if none of its seat gained more.
    fn take_pride(
        &mut self,
        (view, asked): (&View, Decision),
        (action, block, _): (Action, usize, usize),
        (weighed, at): (&Weighed, usize),
    ) {
        let others = weighed.worth.iter().sum::<f64>() - weighed.worth[at];
        let gain = weighed.worth[at] - others / (weighed.worth.len() - 1) as f64;
        let best = weighed.worth.iter().copied().fold(0.0, f64::max);
        let pride = &mut self.seats[asked.seat.index()].pride;
        let most = pride.as_ref().map_or(LEAST, |pride| pride.gain);
        // Nobody is proud of what they should regret.
        if gain <= most || best - weighed.worth[at] >= LEAST {
            return;
        }
        let mind = &self.minds[asked.seat.index()];
        let explanation = explain(mind, view, action, weighed, Value::embedded());
        if let Some(given) = explanation.of(action).cloned() {
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
            let (name, words) = next.answer.as_deref()?.split_once(": ")?;
            let action = names.read_action(words).ok()?;
            (name == names.seat(asked.seat)).then_some((action, blocks[at + 1], next.line))
        });
        leaves.push(Leaf { block: blocks[at], game: *game, beats: beats.to_vec(), next });
    })?;
    Ok((leaves, game))
}
