//! Does a whole house hold, whatever happens to people, lines, disk and power?

use super::Finding;
use crate::{Outcome, shell};
use std::{
    path::Path,
    process::Command,
    thread,
    time::{Duration, Instant},
};

/// How long worlds live in the test run.
const SHARE: Duration = Duration::from_secs(60);
/// The series of the test run.
const SHARED_SEED: u64 = 1;

/// Lets worlds of a series live for so long, from the first on or from that one.
pub(super) fn run(time: Duration, seed: u64, from: Option<u64>) -> Outcome<Finding> {
    live(&build()?, time, [seed, from.unwrap_or(0)])
}

/// The first of them, for a minute.
pub(super) fn share() -> Outcome<Finding> {
    live(&build()?, SHARE, [SHARED_SEED, 0])
}

fn build() -> Outcome<std::path::PathBuf> {
    let build = ["build", "--release", "--package", "woe", "--example", "world"];
    shell::build(shell::cargo().args(build))
}

fn live(program: &Path, time: Duration, numbers: [u64; 2]) -> Outcome<Finding> {
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let [seed, first] = numbers;
    let words = [time.as_secs(), threads, seed, first].map(|number| number.to_string());
    let begun = Instant::now();
    let said = shell::read(Command::new(program).args(words))?;
    print!("{said}");
    finding(seed, &said, begun.elapsed())
}

fn finding(seed: u64, said: &str, time: Duration) -> Outcome<Finding> {
    let line = |word: &'static str| said.lines().find_map(|line| line.strip_prefix(word));
    let commands = line("commands ").and_then(|number| number.parse().ok());
    let cases: u64 = commands.ok_or("the worlds told no number of commands")?;
    let again = line("again ").map_or(String::new(), |again| format!("; see it with `{again}`"));
    let outcome = line("broken ").map_or(Ok(()), |broken| Err(format!("{broken}{again}")));
    let remark = line("remark ").map(|remark| format!("seed {seed}, {remark}"));
    let what = "commands in worlds in a box".to_owned();
    Ok(Finding { what, seconds: time.as_secs(), cases, outcome, remark })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_world_that_fell_is_the_outcome() {
        let time = Duration::from_secs(60);
        let well = finding(7, "commands 12\nremark 3 worlds\n", time).unwrap();
        assert_eq!((well.outcome, well.cases), (Ok(()), 12));
        assert_eq!(well.remark.as_deref(), Some("seed 7, 3 worlds"));
        let said = "commands 9\nscript 4, at 2 ms: a line is cut\nbroken world 2: it panics\nagain x 2 4\n";
        let badly = finding(7, said, time).unwrap();
        assert_eq!(badly.outcome, Err("world 2: it panics; see it with `x 2 4`".to_owned()));
        assert!(finding(7, "", time).is_err());
    }
}
