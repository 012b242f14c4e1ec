//! Do games of random players hold with every mix of the sets?

use super::Finding;
use crate::{Outcome, shell};
use std::time::Instant;

/// How many games every mix has for every number of players.
const GAMES: u64 = 1000;
/// The games that stand alone, and the base game with any of four expansions; two to five players.
const MIXES: u64 = 18;
const TABLES: u64 = 4;

/// Plays them all, each looked at after every answer.
pub(super) fn run() -> Outcome<Finding> {
    let begun = Instant::now();
    let mut command = shell::cargo();
    command.args(["test", "--release", "--package", "woe-sim", "--test", "mixes"]);
    command.args(["random_games", "--", "--nocapture"]).env("WOE_GAMES", GAMES.to_string());
    let outcome = shell::run(&mut command);
    let remark = Some(format!("{GAMES} games for every mix and number of players"));
    let (what, seconds) = ("random games of every mix".into(), begun.elapsed().as_secs());
    Ok(Finding { what, seconds, cases: GAMES * MIXES * TABLES, outcome, remark })
}
