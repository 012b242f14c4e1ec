//! How good was every answer of a game, for all its seat could see?
//!
//! There is a mind for each seat, which is told what that seat has seen and nothing else. Whatever is
//! judged, is judged from a mind and the view of its seat.

use woe_bots::{Budget, Candidate, Judge, Mind, Search, Tuning, Value, explain};
use woe_rules::{
    Action, Beat, Block, Decision, Divergence, Eye, Game, Key, Names, Play, Question, Record,
    Rules, Seat, StackId, StackSet, View,
};

/// How many answers of a seat are told.
const TOLD: usize = 3;
/// What costs less of the chance to win is not told: a short search errs by as much.
const LEAST: f64 = 0.02;

/// A game, judged.
pub(super) struct Reviewed {
    /// The chances to win, play by play.
    pub(super) points: Vec<Point>,
    pub(super) burials: Vec<Burial>,
    /// What each seat answered, where it had a choice.
    pub(super) seats: Vec<Answers>,
    pub(super) turns: u32,
    /// How it stands after the last answer.
    pub(super) game: Game,
}

/// The chance of every seat to win at one moment, each as it looked from there.
pub(super) struct Point {
    /// Turns since the game began; a second play lies between two of them.
    pub(super) turn: f64,
    pub(super) chances: Vec<f64>,
}

/// A character's death.
pub(super) struct Burial {
    pub(super) seat: Seat,
    pub(super) stack: StackId,
    pub(super) turn: u32,
    pub(super) worth: i16,
    /// The first point after it.
    pub(super) at: usize,
}

/// What a seat answered.
#[derive(Default)]
pub(super) struct Answers {
    /// How many answers were weighed.
    pub(super) weighed: u32,
    /// The costliest, the worst first.
    pub(super) regrets: Vec<Regret>,
}

/// An answer that was worse than another.
pub(super) struct Regret {
    /// The line of the record.
    pub(super) line: usize,
    pub(super) turn: u32,
    pub(super) asked: Decision,
    pub(super) given: Candidate,
    pub(super) better: Candidate,
}

impl Regret {
    /// How much of the chance to win it cost.
    pub(super) fn cost(&self) -> f64 {
        self.better.chance - self.given.chance
    }
}

/// Whoever judges.
pub(super) struct Critic<'a> {
    rules: &'a Rules,
    minds: Vec<Mind<'a>>,
    search: Search<'a>,
    iterations: u32,
    dead: StackSet,
    turns: u32,
    points: Vec<Point>,
    burials: Vec<Burial>,
    seats: Vec<Answers>,
}

impl<'a> Critic<'a> {
    /// One who weighs every answer with so many iterations.
    pub(super) fn new(rules: &'a Rules, iterations: u32) -> Critic<'a> {
        Critic {
            rules,
            minds: Vec::new(),
            search: Search::new(Value::embedded(), Tuning::MEDIUM),
            iterations,
            dead: StackSet::default(),
            turns: 0,
            points: Vec::new(),
            burials: Vec::new(),
            seats: Vec::new(),
        }
    }

    /// Judges a record; progress is told after each answer.
    pub(super) fn read(
        mut self,
        record: &Record,
        progress: &dyn Fn(),
    ) -> Result<Reviewed, (usize, Divergence)> {
        for &seat in Seat::ALL.iter().take(record.header.players.len()) {
            self.minds.push(Mind::new(self.rules, seat, Key::from_seed(0)));
            self.seats.push(Answers::default());
        }
        let mut following = record.standing().into_iter().skip(1);
        let game = record.replay(self.rules, |names, game, _, beats| {
            self.follow(game, beats);
            if let Some(next) = following.next() {
                self.judge(names, game, next);
            }
            progress();
        })?;
        let Critic { points, burials, seats, turns, .. } = self;
        Ok(Reviewed { points, burials, seats, turns, game })
    }

    /// Sees what happened, and how everybody's chances are now.
    fn follow(&mut self, game: &Game, beats: &[Beat]) {
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
            Value::embedded().chance(self.rules, &imagined, seat)
        });
        let chances = chances.collect();
        self.points.push(Point { turn: f64::from(self.turns) + within, chances });
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

    /// Weighs the answer that comes next, if there was a choice. One that cannot be read, or is not asked
    /// for, is left to the replay.
    fn judge(&mut self, names: &Names<'_>, game: &Game, next: &Block) {
        let Some(asked) = self.rules.decision(game) else { return };
        let answer = next.answer.as_deref().and_then(|answer| answer.split_once(": "));
        let Some((_, words)) = answer.filter(|(name, _)| *name == names.seat(asked.seat)) else {
            return;
        };
        let Ok(action) = names.read_action(words) else { return };
        let view = self.rules.view_for(game, Eye::Seat(asked.seat));
        if view.actions.len() > 1 && view.actions.contains(&action) {
            let regret = self.regret(&view, asked, action, next.line);
            let answers = &mut self.seats[asked.seat.index()];
            answers.weighed += 1;
            answers.regrets.extend(regret);
            answers.regrets.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
            answers.regrets.truncate(TOLD);
        }
    }

    /// What an answer cost, if that is worth telling.
    fn regret(
        &mut self,
        view: &View,
        asked: Decision,
        action: Action,
        line: usize,
    ) -> Option<Regret> {
        let mind = &self.minds[asked.seat.index()];
        let weighed = self.search.weigh(mind, view, Budget::Iterations(self.iterations));
        let best = weighed.worth.iter().copied().fold(0.0, f64::max);
        let at = view.actions.iter().position(|&other| other == action)?;
        let cost = best - weighed.worth[at];
        let told = &self.seats[asked.seat.index()].regrets;
        let least = told.get(TOLD - 1).map_or(LEAST, |last| last.cost().max(LEAST));
        if cost < least {
            return None;
        }
        let explanation = explain(mind, view, action, &weighed, Value::embedded());
        let given = explanation.of(action)?.clone();
        let better = explanation.best()?.clone();
        Some(Regret { line, turn: self.turns, asked, given, better })
    }
}
