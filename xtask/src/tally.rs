//! How many tests passed, and how many did not?

use std::fmt;

/// Tests counted, whoever ran them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Tests that passed.
    pub passed: u64,
    /// Tests that failed, and steps that failed without one.
    pub failed: u64,
}

/// Who runs the tests: each has a summary of its own, and may quote the other's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Runner {
    /// `cargo test`.
    Cargo,
    /// `cargo nextest`.
    Nextest,
    /// `vitest`.
    Vitest,
}

impl Tally {
    /// Reads one line of a runner's output; only its summary counts.
    pub fn note(&mut self, runner: Runner, line: &str) {
        let summary = match runner {
            Runner::Cargo => line.strip_prefix("test result: ").and_then(|it| it.split_once(". ")),
            Runner::Nextest => {
                line.trim().strip_prefix("Summary [").and_then(|it| it.split_once("run: "))
            }
            Runner::Vitest => line.trim().strip_prefix("Tests ").map(|counts| ("", counts)),
        };
        if let Some((_, counts)) = summary {
            self.add(counts);
        }
    }

    /// Adds counts such as `3 passed, 1 failed, 2 skipped` or `1 failed | 3 passed (4)`.
    fn add(&mut self, counts: &str) {
        for part in counts.split([',', ';', '|', '(']) {
            let (number, word) = part.trim().split_once(' ').unwrap_or_default();
            let count = number.parse().unwrap_or(0);
            match word {
                "failed" | "timed out" | "exec failed" => self.failed += count,
                word if word.starts_with("passed") => self.passed += count,
                _ => {}
            }
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(runner: Runner, line: &str, passed: u64, failed: u64) {
        let mut tally = Tally::default();
        tally.note(runner, line);
        assert_eq!(tally, Tally { passed, failed }, "{line}");
    }

    #[test]
    fn the_summary_of_every_runner_is_understood() {
        let (cargo, nextest) = (Runner::Cargo, Runner::Nextest);
        check(cargo, "test result: ok. 3 passed; 0 failed; 0 ignored; 1 filtered out", 3, 0);
        check(cargo, "test result: FAILED. 3 passed; 2 failed; finished in 0.00s", 3, 2);
        check(nextest, "     Summary [   0.003s] 3 tests run: 3 passed, 0 skipped", 3, 0);
        let unlucky = "Summary [ 1.0s] 9/9 tests run: 6 passed (1 slow), 2 failed, 1 timed out";
        check(nextest, unlucky, 6, 3);
        check(Runner::Vitest, "      Tests  12 passed (12)", 12, 0);
        check(Runner::Vitest, "      Tests  2 failed | 10 passed | 1 skipped (13)", 10, 2);
    }

    #[test]
    fn any_other_line_counts_nothing() {
        check(Runner::Cargo, "test a_tale_of_3 passed ... ok", 0, 0);
        check(Runner::Cargo, "", 0, 0);
        check(Runner::Vitest, " Test Files  3 passed (3)", 0, 0);
    }

    #[test]
    fn a_summary_that_nextest_quotes_is_not_counted_twice() {
        check(Runner::Nextest, "    test result: FAILED. 0 passed; 1 failed; 0 ignored", 0, 0);
    }
}
