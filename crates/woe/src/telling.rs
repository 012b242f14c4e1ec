//! In which lines is a game told?

use crate::stacks::{Change, Stacks};
use woe_cards::Catalog;
use woe_prose::{Chronicler, Grain, Narrator, Saying};
use woe_rules::{Beat, Glimpse, Table};

/// A line of a telling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// A turn begins, or is skipped.
    Turn(String),
    /// Something happens.
    Deed(String),
    /// A stack looks different.
    Face(String),
}

/// A game in lines, as far as it was played.
pub(crate) struct Lines {
    lines: Vec<Line>,
    /// Where the last sentence stands, in case that it goes on.
    last: usize,
    chronicler: Chronicler,
    stacks: Stacks,
}

impl Lines {
    /// None yet, of a table on which nothing lies.
    pub(crate) fn none(table: &Table) -> Lines {
        let (chronicler, stacks) = (Chronicler::new(Grain::Lines), Stacks::bare(table));
        Lines { lines: Vec::new(), last: 0, chronicler, stacks }
    }

    /// What happened next, and what shows after it.
    pub(crate) fn add(&mut self, narrator: &Narrator<'_>, catalog: &Catalog, beats: &[Beat]) {
        let known: Vec<Beat<Glimpse>> = beats.iter().map(|beat| beat.map(Glimpse::Known)).collect();
        for saying in self.chronicler.hear(&known) {
            if let Some(words) = narrator.say(&saying) {
                self.say(&saying, words);
            }
            let Change { from, to } = self.stacks.follow(saying.first());
            for stack in [from, to].into_iter().flatten() {
                let shows = narrator.shows(stack, &self.stacks.face(stack, catalog));
                self.lines.push(Line::Face(shows));
            }
        }
    }

    fn say(&mut self, saying: &Saying, words: String) {
        let begins = matches!(saying.first(), Beat::TurnBegan { .. } | Beat::TurnSkipped { .. });
        let line = if begins { Line::Turn(words) } else { Line::Deed(words) };
        match self.lines.get_mut(self.last).filter(|_| saying.goes_on()) {
            Some(last) => *last = line,
            None => {
                self.last = self.lines.len();
                self.lines.push(line);
            }
        }
    }

    /// All of them.
    pub(crate) fn told(&self) -> &[Line] {
        &self.lines
    }
}
