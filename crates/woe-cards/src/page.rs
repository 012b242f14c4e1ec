//! What does a file hold, and where in it does something stand?

use crate::{
    mistake::{Mistake, Spot},
    tree::{self, Garble, Node},
};
use std::ops::Range;

/// A file of a set, read as far as it can be read.
#[derive(Debug)]
pub(crate) struct Page<'a> {
    /// The position of its set among the sets.
    pub(crate) set: usize,
    /// Its name in its folder.
    pub(crate) name: &'a str,
    /// Its tables.
    pub(crate) root: Node,
    /// What of it is not TOML.
    pub(crate) garbles: Vec<Garble>,
    label: String,
    text: &'a str,
    line_starts: Vec<usize>,
}

impl<'a> Page<'a> {
    /// Reads a file of the set that has this id and this position.
    pub(crate) fn read(set: usize, id: &str, name: &'a str, text: &'a str) -> Page<'a> {
        let (root, garbles) = tree::parse(text);
        let line_starts =
            std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Page { set, name, root, garbles, label: format!("{id}/{name}"), text, line_starts }
    }

    /// The list of tables of that name, such as all its Modifiers.
    pub(crate) fn tables(&self, name: &str) -> &[Node] {
        self.root.list(name)
    }

    /// Whether it is TOML from beginning to end.
    pub(crate) fn is_sound(&self) -> bool {
        self.garbles.is_empty()
    }

    /// The words from one place to another, on one line.
    pub(crate) fn words(&self, span: Range<usize>) -> String {
        let words = self.text.get(span).unwrap_or_default();
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Where a thing stands, for the eyes of an author: the file and the line.
    pub(crate) fn line_of(&self, span: &Range<usize>) -> String {
        let spot = self.spot(span);
        format!("{}:{}", self.label, spot.line + 1)
    }

    /// A mistake in this file.
    pub(crate) fn mistake(&self, span: &Range<usize>, message: impl Into<String>) -> Mistake {
        Mistake::at(self.spot(span), message.into(), None)
    }

    /// A mistake in this file, and what was probably meant.
    pub(crate) fn slip(
        &self,
        span: &Range<usize>,
        message: String,
        nearest: Option<&str>,
    ) -> Mistake {
        Mistake::at(self.spot(span), message, nearest)
    }

    fn spot(&self, span: &Range<usize>) -> Spot<'_> {
        let start = self.text.floor_char_boundary(span.start);
        let line = self.line_starts.partition_point(|&line| line <= start).saturating_sub(1);
        let line_start = self.line_starts[line];
        let rest = &self.text[line_start..];
        let line_text = rest.split('\n').next().unwrap_or_default();
        let line_text = line_text.strip_suffix('\r').unwrap_or(line_text);
        let within = (start - line_start).min(line_text.len());
        let end = self.text.floor_char_boundary(span.end).saturating_sub(line_start);
        let words = &line_text[within..end.clamp(within, line_text.len())];
        let column = line_text[..within].chars().count();
        Spot { file: &self.label, line, line_text, column, words }
    }
}
