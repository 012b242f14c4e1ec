//! What do the rules say?

use crate::{
    page::{WIDTH, wrapped},
    trouble::Trouble,
};
use clap::Args;
use std::{io::Write, process::ExitCode};
use woe_cards::nearest;

const PAGE: &str = include_str!("../../../docs/rules.md");

/// Which rules to print
#[derive(Args)]
#[command(
    after_help = "Examples:\n  woe rules STACK-3 DEATH-1\n  woe rules RESP       all that begin so"
)]
pub(crate) struct Ask {
    /// Ids such as STACK-3, or their first part; none for the whole book
    #[arg(value_name = "ID")]
    ids: Vec<String>,
}

/// A rule as the book has it.
pub(crate) struct Rule {
    /// Its id, such as `STACK-3`.
    pub(crate) id: &'static str,
    /// What it says, without any marks.
    pub(crate) text: String,
    /// The heading under which it stands.
    heading: &'static str,
}

impl Ask {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let book = book();
        let mut heading = "";
        for rule in self.asked(&book)? {
            if self.ids.is_empty() && heading != rule.heading {
                heading = rule.heading;
                writeln!(out, "\n{heading}\n")?;
            }
            write!(out, "{}", printed(rule))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn asked<'a>(&self, book: &'a [Rule]) -> Result<Vec<&'a Rule>, Trouble> {
        if self.ids.is_empty() {
            return Ok(book.iter().collect());
        }
        let mut asked = Vec::new();
        for words in &self.ids {
            let id = words.to_uppercase();
            let part = format!("{id}-");
            let before = asked.len();
            asked.extend(book.iter().filter(|rule| rule.id == id || rule.id.starts_with(&part)));
            if asked.len() == before {
                return Err(Trouble::Asked(no_such_rule(words, &id, book)));
            }
        }
        Ok(asked)
    }
}

fn no_such_rule(words: &str, id: &str, book: &[Rule]) -> String {
    match nearest(id, book.iter().map(|rule| rule.id)) {
        Some(near) => format!("no rule \"{words}\"; did you mean {near}?"),
        None => format!("no rule \"{words}\"; `woe rules` prints all of them"),
    }
}

/// A rule, its id in the margin.
pub(crate) fn printed(rule: &Rule) -> String {
    let indent = " ".repeat(10);
    let text = wrapped(&rule.text, WIDTH, &indent);
    format!("{:<10}{}", rule.id, text.get(10..).unwrap_or(&text))
}

/// Every rule, in order: the rows of the page's tables that begin with an id.
pub(crate) fn book() -> Vec<Rule> {
    let mut heading = "";
    let mut rules = Vec::new();
    for line in PAGE.lines() {
        if let Some(words) = line.strip_prefix('#') {
            heading = words.trim_start_matches('#').trim();
        }
        rules.extend(row(line).map(|(id, text)| Rule { id, text, heading }));
    }
    rules
}

fn row(line: &'static str) -> Option<(&'static str, String)> {
    let cells = line.strip_prefix("| ")?.strip_suffix(" |")?;
    let (id, text) = cells.split_once(" | ")?;
    let (word, number) = id.split_once('-')?;
    let is_id = word.bytes().all(|byte| byte.is_ascii_uppercase())
        && number.bytes().all(|byte| byte.is_ascii_digit());
    // Rulings name their card in a cell of its own.
    is_id.then(|| (id, text.replace(" | ", ": ").replace('*', "")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_is_read_whole() {
        let book = book();
        let rows = PAGE.lines().filter(|line| line.starts_with("| ") && line.contains('-'));
        let ids = rows.filter(|line| !line.starts_with("| id |")).count();
        assert_eq!(book.len(), ids);
        assert!(book.iter().all(|rule| !rule.text.is_empty() && !rule.heading.is_empty()));
        let zero = book.iter().find(|rule| rule.id == "STACK-3").unwrap();
        assert!(zero.text.contains("Zero is a number"));
        let thief = book.iter().find(|rule| rule.id == "CARD-1").unwrap();
        assert!(thief.text.starts_with("Body Thief: "));
    }
}
