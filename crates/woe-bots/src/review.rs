//! How good was every answer of a game, for all its seat could see?
//!
//! There is a mind for each seat, which is told what that seat has seen and nothing else. Whatever is
//! judged, is judged from a mind and the view of its seat.

mod critic;

pub use critic::Critic;

use crate::explain::Candidate;
use woe_rules::{Decision, Game, Seat, StackId};

/// A game, judged.
pub struct Reviewed {
    /// The chances to win, play by play.
    pub points: Vec<Point>,
    /// The deaths, in their order.
    pub burials: Vec<Burial>,
    /// What each seat answered, where it had a choice.
    pub seats: Vec<Answers>,
    /// How many turns there were.
    pub turns: u32,
    /// How it stands after the last answer.
    pub game: Game,
}

/// The chance of every seat to win at one moment, each as it looked from there.
pub struct Point {
    /// The block of the record after which it was so.
    pub block: usize,
    /// Turns since the game began; a second play lies between two of them.
    pub turn: f64,
    /// Seat by seat.
    pub chances: Vec<f64>,
}

/// A character's death.
pub struct Burial {
    /// Whose character.
    pub seat: Seat,
    /// Which one.
    pub stack: StackId,
    /// In which turn.
    pub turn: u32,
    /// What it was worth then.
    pub worth: i16,
    /// The first point after it.
    pub at: usize,
}

/// What a seat answered.
#[derive(Default)]
pub struct Answers {
    /// How many answers were weighed.
    pub weighed: u32,
    /// The costliest, the worst first.
    pub regrets: Vec<Regret>,
    /// The play that gained most.
    pub pride: Option<Pride>,
}

/// An answer that was worse than another.
pub struct Regret {
    /// The block of the record.
    pub block: usize,
    /// The line of the record.
    pub line: usize,
    /// In which turn.
    pub turn: u32,
    /// What was asked.
    pub asked: Decision,
    /// What was answered.
    pub given: Candidate,
    /// What would have been better.
    pub better: Candidate,
}

impl Regret {
    /// How much of the chance to win it cost.
    pub fn cost(&self) -> f64 {
        self.better.chance - self.given.chance
    }
}

/// A play that was better than most that could have been made.
pub struct Pride {
    /// The block of the record.
    pub block: usize,
    /// In which turn.
    pub turn: u32,
    /// How much of the chance to win it gained, compared with any other answer by lot.
    pub gain: f64,
    /// What was played.
    pub given: Candidate,
}

/// The play that turned a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Turning {
    /// The block of the record that the play followed.
    pub since: usize,
    /// In which turn.
    pub turn: u32,
    /// Whose chances rose: a winner's.
    pub seat: Seat,
    /// The chance to win before it.
    pub before: f64,
    /// The chance to win after it.
    pub after: f64,
}

impl Reviewed {
    /// Where the chances of one of these seats rose most from one play to the next, before the end
    /// itself; nothing, if they never rose.
    pub fn turning(&self, winners: &[Seat]) -> Option<Turning> {
        let inner = self.points.len().saturating_sub(1);
        let pairs = self.points[..inner].windows(2);
        let turns = pairs.flat_map(|pair| winners.iter().map(move |&seat| turned(pair, seat)));
        let rise = |turning: &Turning| turning.after - turning.before;
        let best = turns.max_by(|one, other| rise(one).total_cmp(&rise(other)));
        best.filter(|turning| rise(turning) > 0.0)
    }
}

fn turned(pair: &[Point], seat: Seat) -> Turning {
    let [before, after] = [0, 1].map(|at| pair[at].chances[seat.index()]);
    Turning { since: pair[0].block, turn: pair[0].turn as u32, seat, before, after }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Budget, Level};
    use std::sync::Arc;
    use woe_cards::{Edition, base, compile};
    use woe_rules::{Profile, Record, Recorder, Rules, read_record};

    fn rules() -> Arc<Rules> {
        let catalog = compile(&base()).expect("the sets that come along compile");
        Rules::new(&catalog, Profile { characters: Some(2), ..Profile::of(Edition::Second) })
    }

    /// The record of a game between one who knows how and one who gives the last answer there is.
    fn record(rules: &Arc<Rules>) -> Record {
        use woe_rules::{Eye, Few, Folk, Header, Key, Seating, Start};
        let families = [0, 1].map(Folk::Family).into_iter().collect();
        let seating = Seating { families, start: Start::Seat(Seat::Zero), stories: Few::default() };
        let header = Header::new(&rules.catalog, rules.profile, seating, Key::from_seed(5));
        let mut recorder =
            Recorder::deal(rules, &header.with_players(&["Ann", "Bob"])).expect("it can be laid");
        let bot = Bot { persona: Level::Governess.into(), key: Key::from_seed(6) };
        let mut ann = bot.player(rules, Seat::Zero);
        while let Some(asked) = recorder.decision() {
            let seen = recorder.beats().iter().map(|beat| beat.seen_by(Eye::Seat(Seat::Zero)));
            seen.for_each(|beat| ann.notice(beat));
            let view = rules.view_for(recorder.game(), Eye::Seat(asked.seat));
            let last = *view.actions.last().expect("somebody may always do something");
            let ann = (asked.seat == Seat::Zero).then(|| ann.choose(&view, Budget::Usual));
            recorder.apply(asked.seat, ann.unwrap_or(last)).expect("it is allowed");
        }
        read_record(&recorder.drain(), &rules.catalog).expect("it was just written")
    }

    #[test]
    fn slices_add_up_to_a_whole_review() {
        let rules = rules();
        let record = record(&rules);
        let mut critic = Critic::of(&rules, &record, 8).unwrap_or_else(|_| panic!("it replays"));
        let (read, all) = critic.progress();
        assert_eq!((read, all), (0, record.standing().len()));
        let mut slices = 1;
        while critic.judge_next() {
            slices += 1;
        }
        assert_eq!((critic.progress(), slices), ((all, all), all));
        let review = critic.closed();
        assert!(review.game.table().ended());
        assert!(review.points.windows(2).all(|pair| pair[0].block < pair[1].block));
        assert_eq!(review.points.last().map(|point| point.block), Some(record.blocks.len() - 1));
        assert!(review.seats.iter().all(|answers| answers.weighed > 0));
        let prides = review.seats.iter().filter_map(|answers| answers.pride.as_ref());
        assert!(prides.clone().count() > 0 && prides.clone().all(|pride| pride.gain > 0.0));
        for regret in review.seats.iter().flat_map(|answers| &answers.regrets) {
            assert_eq!(record.blocks[regret.block].line, regret.line);
        }
    }

    #[test]
    fn a_game_turns_where_a_winner_rose_most() {
        let rules = rules();
        let mut critic = Critic::of(&rules, &record(&rules), 1).unwrap_or_else(|_| panic!());
        while critic.judge_next() {}
        let chances = [[0.5, 0.5], [0.4, 0.6], [0.7, 0.3], [0.65, 0.35], [0.0, 1.0]];
        let points = chances.iter().enumerate().map(|(at, chances)| Point {
            block: 10 * at,
            turn: at as f64,
            chances: chances.to_vec(),
        });
        let review = Reviewed { points: points.collect(), ..critic.closed() };
        let turn = |seat| review.turning(&[seat]).map(|turning| (turning.since, turning.turn));
        assert_eq!(turn(Seat::Zero), Some((10, 1)));
        assert_eq!(turn(Seat::One), Some((0, 0)), "what ends the game is no turn of it");
        assert_eq!(review.turning(&[]), None);
    }
}
