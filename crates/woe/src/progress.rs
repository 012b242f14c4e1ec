//! How far is long work?

use indicatif::{ProgressBar, ProgressStyle};
use std::{
    io::{self, IsTerminal},
    thread,
};

/// A bar for so many games.
pub(crate) fn bar(games: u64) -> ProgressBar {
    bar_of(games, "games")
}

/// A bar on a terminal; nothing where nobody would see it.
pub(crate) fn bar_of(count: u64, things: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(count);
    let style = ProgressStyle::with_template(&format!(
        "{{bar:40}} {{human_pos}} of {{human_len}} {things}, {{per_sec}}, {{eta}} left",
    ));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// How many threads share work: as asked, or as many as there are processors.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
}

/// A line about how far it is, on a terminal alone.
pub(crate) fn tell(line: &str) {
    if io::stderr().is_terminal() {
        eprintln!("{line}");
    }
}
