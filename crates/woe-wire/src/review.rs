//! How is a review sent?

use crate::catalog::Text;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A finished game, judged: every seat by what it could see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Review {
    /// With how many iterations of a search every answer was weighed.
    pub iterations: u32,
    /// How many turns there were.
    pub turns: u32,
    /// Everybody's chance to win, play by play.
    pub curve: Vec<CurvePoint>,
    /// The deaths, in their order.
    pub deaths: Vec<DeathPoint>,
    /// The play after which a winner's chance rose most.
    pub turning: Option<TurningPoint>,
    /// Seat by seat.
    pub seats: Vec<SeatReview>,
}

/// The chances to win at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct CurvePoint {
    /// The step of the game after which it was so.
    pub at: u32,
    /// Turns since the game began; a second play lies between two of them.
    pub turn: f64,
    /// Seat by seat, each as it looked from there: parts of one.
    pub chances: Vec<f64>,
}

/// A death, as it is drawn beside the curve.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct DeathPoint {
    /// Whose character.
    pub seat: u8,
    /// The stack.
    pub stack: u8,
    /// In which turn.
    pub turn: u32,
    /// What it was worth then.
    pub worth: i16,
    /// The first point of the curve after it.
    pub point: u32,
}

/// Where a game turned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct TurningPoint {
    /// The step.
    pub at: u32,
    /// In which turn.
    pub turn: u32,
    /// Whose chance rose.
    pub seat: u8,
    /// The chance before it.
    pub before: f64,
    /// The chance after it.
    pub after: f64,
    /// What happened.
    pub told: Text,
}

/// What a seat did best and worst.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct SeatReview {
    /// How many answers were weighed: those where there was a choice.
    pub weighed: u32,
    /// The play that gained most.
    pub best: Option<JudgedPlay>,
    /// The answer that cost most.
    pub worst: Option<JudgedPlay>,
}

/// An answer, judged.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct JudgedPlay {
    /// The step.
    pub at: u32,
    /// In which turn.
    pub turn: u32,
    /// By how much it changed the chance to win, in hundredths.
    pub points: i32,
    /// What was answered.
    pub told: Text,
    /// What would have been better.
    pub better: Option<Text>,
    /// Why, what matters most first.
    pub reasons: Vec<Text>,
}

/// A review that is not done yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ReviewProgress {
    /// How many answers were read.
    pub done: u32,
    /// How many there are; 0 while it waits for others.
    pub of: u32,
}
