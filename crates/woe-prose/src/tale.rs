//! What is a worked example that is also a test?
//!
//! A tale is a text that players can read: a table, answers, and under each answer what must be told. The engine tells
//! it anew; a tale that is told differently has failed.

mod page;
mod phrase;
mod run;
mod setting;
mod statement;
mod told;

use std::{collections::BTreeSet, fmt};
use woe_rules::Refusal;

/// A worked example, read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tale {
    layout: Vec<Sentence>,
    /// The opening, then one for each answer or question.
    passages: Vec<Passage>,
    rules: BTreeSet<String>,
}

/// What happened when a tale was run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// What was told at the opening, and after each answer or question.
    told: Vec<Vec<String>>,
    /// The refusals it provoked.
    pub refusals: Vec<Refusal>,
    /// The English titles of the cards that its layout, its answers and its questions name.
    pub cards: BTreeSet<String>,
    /// What could not be understood or done.
    pub mistakes: Vec<TaleMistake>,
}

/// Something in a tale that cannot be, with its place.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TaleMistake {
    /// The line, from one.
    pub line: usize,
    /// What is wrong and what to do.
    pub message: String,
    /// What was probably meant.
    pub nearest: Option<String>,
}

impl TaleMistake {
    fn new(line: usize, message: impl Into<String>) -> TaleMistake {
        TaleMistake { line, message: message.into(), nearest: None }
    }

    fn or_rather(mut self, nearest: Option<&str>) -> TaleMistake {
        self.nearest = nearest.map(str::to_owned);
        self
    }
}

impl fmt::Display for TaleMistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)?;
        match &self.nearest {
            Some(nearest) => write!(f, "; did you mean \"{nearest}\"?"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for TaleMistake {}

/// A line of the layout.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Sentence {
    line: usize,
    text: String,
}

/// An answer or a question, and what must be told after it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Passage {
    line: usize,
    step: Step,
    /// The lines before what is told, as written.
    before: Vec<String>,
    told: Vec<ToldLine>,
    /// The lines after it, as written.
    after: Vec<String>,
}

/// What happens before something is told.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Step {
    /// The table is laid.
    Opening,
    /// Somebody answers, in notation.
    Answer { seat: String, words: String },
    /// The reader asks how things stand.
    Question(String),
}

/// A line that must be told, or a remark between such lines.
#[derive(Clone, PartialEq, Eq, Debug)]
struct ToldLine {
    line: usize,
    /// As written.
    raw: String,
    /// What must be told; nothing if the line is only a remark.
    text: Option<String>,
    /// What follows a `#`.
    comment: Option<String>,
}
