//! Does every game go by the book, as somebody else reads it?

use super::Finding;
use crate::{Outcome, shell, tree};
use std::{
    process::Command,
    time::{Duration, Instant},
};

/// How many games the referee follows in full, and in the test run.
const GAMES: u64 = 10_000;
const SHARE: u64 = 300;

/// How often records are spoiled in every way, to see that the referee notices.
const SPOILED: &str = "20";

/// How many processes share the work.
const PROCESSES: &str = "2";

/// Follows games of every mix, edition and number of players, with options by lot.
pub(super) fn run() -> Outcome<Finding> {
    attend(GAMES, &[])
}

/// A few of them, and some that were tampered with.
pub(super) fn share() -> Outcome<Finding> {
    attend(SHARE, &["--tamper", SPOILED])
}

fn attend(games: u64, more: &[&str]) -> Outcome<Finding> {
    // With its page, as everybody else builds it: another build would cost minutes.
    let woe = shell::build(shell::cargo().args(["build", "--release", "--package", "woe"]))?;
    let mut command = Command::new("python3");
    command.arg("-B").arg(tree::root().join("referee")).arg("--woe").arg(woe);
    command.args(["--games", &games.to_string(), "--processes", PROCESSES]).args(more);
    let (begun, mut said) = (Instant::now(), String::new());
    let outcome = shell::listen(command.current_dir(tree::root()), |line| {
        said.push_str(line);
        said.push('\n');
    });
    Ok(finding(games, &said, outcome, begun.elapsed()))
}

fn finding(cases: u64, said: &str, outcome: Outcome, time: Duration) -> Finding {
    let lines = |word: &'static str| said.lines().filter_map(move |line| line.strip_prefix(word));
    let objections: Vec<&str> = lines("objection ").collect();
    // Beats have bars between their parts, and so have the columns of the ledger.
    let told = |objection: &str| objection.replace(" | ", " / ");
    let outcome = match &objections[..] {
        [] => outcome,
        [only] => Err(told(only)),
        [first, more @ ..] => Err(format!("{}; and {} more", told(first), more.len())),
    };
    let remark = lines("remark ").next().map(str::to_owned);
    let what = "games before the referee".into();
    Finding { what, seconds: time.as_secs(), cases, outcome, remark }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_referee_objects_to_is_the_outcome() {
        let time = Duration::from_secs(3);
        let well = finding(9, "remark 9 games, 700 checks\n", Ok(()), time);
        assert_eq!((well.outcome, well.remark.as_deref()), (Ok(()), Some("9 games, 700 checks")));
        let said = "objection a: drawn | b [END-1]\nobjection c: line 7 [DRAW-1]\n";
        let badly = finding(9, said, Err("it failed".into()), time);
        assert_eq!(badly.outcome, Err("a: drawn / b [END-1]; and 1 more".to_owned()));
        let broken = finding(9, "", Err("it failed".into()), time);
        assert_eq!(broken.outcome, Err("it failed".to_owned()));
    }
}
