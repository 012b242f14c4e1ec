//! What is wrong in a set, and where?

use std::fmt;

/// How much of a line, and of the words in question, a mistake quotes.
const LINE_SHOWN: usize = 120;
const WORDS_SHOWN: usize = 48;

/// Something in a set file that cannot be, with its place.
///
/// Mistakes sort by file, line and column.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mistake {
    /// The folder of the set and the name of the file.
    pub file: String,
    /// The line, from one.
    pub line: usize,
    /// The character of the line, from one.
    pub column: usize,
    /// The words in question as they stand in the file; clipped if there are many.
    pub words: String,
    /// What is wrong and what to do.
    pub message: String,
    /// What was probably meant.
    pub nearest: Option<String>,
    /// The part of the line that a rendering shows.
    excerpt: Excerpt,
}

/// A part of a line with some of it marked.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
struct Excerpt {
    text: String,
    marked_from: usize,
    marked_len: usize,
}

/// Where in a text something stands.
#[derive(Clone, Debug)]
pub(crate) struct Spot<'a> {
    pub(crate) file: &'a str,
    /// Counted from zero.
    pub(crate) line: usize,
    /// The whole line, without its end.
    pub(crate) line_text: &'a str,
    /// Counted in characters from zero.
    pub(crate) column: usize,
    /// What it is, on that line.
    pub(crate) words: &'a str,
}

impl Mistake {
    pub(crate) fn at(spot: Spot<'_>, message: String, nearest: Option<&str>) -> Mistake {
        Mistake {
            file: spot.file.to_owned(),
            line: spot.line + 1,
            column: spot.column + 1,
            words: clipped(spot.words, WORDS_SHOWN),
            message,
            nearest: nearest.map(str::to_owned),
            excerpt: Excerpt::of(&spot),
        }
    }

    /// The mistake with the line it is in and a row of carets under the words in question.
    pub fn render(&self) -> String {
        let number = self.line.to_string();
        let margin = " ".repeat(number.len());
        let indent = " ".repeat(self.excerpt.marked_from);
        let carets = "^".repeat(self.excerpt.marked_len.max(1));
        let text = self.excerpt.text.trim_end();
        let bar = if text.is_empty() { "|" } else { "| " };
        format!("{self}\n  {number} {bar}{text}\n  {margin} | {indent}{carets}\n")
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?;
        match &self.nearest {
            Some(nearest) => write!(f, "; did you mean \"{nearest}\"?"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Mistake {}

impl Excerpt {
    fn of(spot: &Spot<'_>) -> Excerpt {
        let skipped = if spot.column < LINE_SHOWN * 2 / 3 { 0 } else { spot.column - 20 };
        let shown = spot.line_text.chars().skip(skipped).take(LINE_SHOWN);
        let text: String = shown.map(visible).collect();
        let marked_from = spot.column - skipped;
        let left = text.chars().count().saturating_sub(marked_from);
        Excerpt { marked_len: spot.words.chars().take(left).count(), marked_from, text }
    }
}

/// The words between quotation marks, clipped if there are many.
pub(crate) fn quoted(words: &str) -> String {
    format!("\"{}\"", clipped(words, WORDS_SHOWN))
}

fn clipped(words: &str, most: usize) -> String {
    let mut kept: String = words.chars().take(most).map(visible).collect();
    if words.chars().nth(most).is_some() {
        kept.push('…');
    }
    kept
}

/// The character as it can be shown on one line without moving anything.
fn visible(character: char) -> char {
    match character {
        '\t' => ' ',
        other if other.is_control() => char::REPLACEMENT_CHARACTER,
        other => other,
    }
}
