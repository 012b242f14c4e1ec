//! Do bots hold out at any table, and keep to their time?

use super::Finding;
use crate::{Outcome, shell, tree};
use std::{
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

/// How many iterations those who search have in most of the games.
const ITERATIONS: &str = "32";

/// Where the records of broken games go; the ledger names it as it is here.
const KEPT: &str = "fuzz/artifacts/bots";

/// How many games, and which.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::Args)]
pub struct Games {
    /// Bots: how many games with short thought
    #[arg(long, default_value_t = 100_000)]
    pub games: u64,
    /// Bots: how many games with the time of each level
    #[arg(long, default_value_t = 200)]
    pub full: u64,
    /// Bots, world: the number of the series
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Bots, world: the number of the first game or world; the result is not noted then
    #[arg(long)]
    pub from: Option<u64>,
}

/// Plays all games by lot, first with short thought, then with the time of each level.
pub(super) fn run(asked: &Games) -> Outcome<Vec<Finding>> {
    let build = ["build", "--release", "--package", "woe-sim", "--example", "soak"];
    let program = shell::build(shell::cargo().args(build))?;
    let parts = [(ITERATIONS, asked.games), ("clock", asked.full)];
    let parts = parts.into_iter().filter(|(_, games)| *games > 0);
    parts.map(|(pace, games)| play(&program, pace, games, asked)).collect()
}

fn play(program: &Path, pace: &str, games: u64, asked: &Games) -> Outcome<Finding> {
    tree::folder(tree::root().join(KEPT))?;
    let mut command = Command::new(program);
    let numbers = [games, asked.seed, asked.from.unwrap_or(0)].map(|number| number.to_string());
    command.arg(pace).args(numbers).arg(KEPT).current_dir(tree::root());
    let begun = Instant::now();
    let said = shell::read(&mut command)?;
    print!("{said}");
    Ok(finding(pace, games, &said, begun.elapsed()))
}

fn finding(pace: &str, cases: u64, said: &str, time: Duration) -> Finding {
    let lines = |word: &'static str| said.lines().filter_map(move |line| line.strip_prefix(word));
    let broken: Vec<&str> = lines("broken ").collect();
    let outcome = match &broken[..] {
        [] => Ok(()),
        [only] => Err((*only).to_owned()),
        [first, more @ ..] => Err(format!("{first}; and {} more", more.len())),
    };
    let what = match pace {
        "clock" => "bots with the time of their levels".to_owned(),
        iterations => format!("bots at {iterations} iterations"),
    };
    let remark = lines("remark ").next().map(str::to_owned);
    Finding { what, seconds: time.as_secs(), cases, outcome, remark }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_broke_is_the_outcome() {
        let time = Duration::from_secs(3);
        let well = finding("32", 9, "level clerk: 12\nremark 9 games, hash 0\n", time);
        assert_eq!((well.outcome, well.remark.as_deref()), (Ok(()), Some("9 games, hash 0")));
        let badly = finding("clock", 9, "broken game 4: no end\nbroken game 7: a panic\n", time);
        assert_eq!(badly.outcome, Err("game 4: no end; and 1 more".to_owned()));
        assert_eq!((badly.what.as_str(), badly.cases), ("bots with the time of their levels", 9));
    }
}
