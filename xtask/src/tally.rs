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

impl Tally {
    /// Reads one line of a runner's output; only its summary counts.
    pub fn note(&mut self, line: &str) {
        let line = line.trim();
        if let Some((_, counts)) = line.split_once("test result: ") {
            self.add(counts.split_once(". ").map_or(counts, |(_, counts)| counts), ';');
        } else if line.starts_with("Summary [") {
            self.add(line.split_once("run: ").map_or("", |(_, counts)| counts), ',');
        }
    }

    /// Adds counts such as `3 passed, 1 failed, 2 skipped`.
    fn add(&mut self, counts: &str, separator: char) {
        for part in counts.split(separator) {
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

    fn check(line: &str, passed: u64, failed: u64) {
        let mut tally = Tally::default();
        tally.note(line);
        assert_eq!(tally, Tally { passed, failed }, "{line}");
    }

    #[test]
    fn the_summary_of_either_runner_is_understood() {
        check("test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 1 filtered out", 3, 0);
        check("test result: FAILED. 3 passed; 2 failed; 0 ignored; finished in 0.00s", 3, 2);
        check("     Summary [   0.003s] 3 tests run: 3 passed, 0 skipped", 3, 0);
        check("Summary [ 1.0s] 9/9 tests run: 6 passed (1 slow), 2 failed, 1 timed out", 6, 3);
    }

    #[test]
    fn any_other_line_counts_nothing() {
        check("test a_tale_of_3 passed ... ok", 0, 0);
        check("", 0, 0);
    }
}
