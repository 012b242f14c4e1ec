//! Which words does the language have, and where are they used?

use crate::{
    compile::SetSource,
    grammar::FILE,
    page::Page,
    phrases::{SIMPLE_VERB, VERB},
    shape::{Shape, TableShape},
    tree::{Entry, Node},
};
use std::fmt;

/// A word of the language: a key of a table, or a word that may stand under it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Word {
    /// The name of the table.
    pub table: &'static str,
    /// The key, or the word that stands alone in the table's place.
    pub key: &'static str,
    /// The word under the key, if it is about that one.
    pub value: Option<&'static str>,
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            None => write!(f, "{}", self.key),
            Some(value) => write!(f, "{} = \"{value}\"", self.key),
        }
    }
}

/// A place where a word is used.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Use {
    /// The word.
    pub word: Word,
    /// The id of the set.
    pub set: String,
    /// Of what: the English title of a card, or the id of something that has no title.
    pub of: String,
    /// The line of the card as it is written, with all that it holds.
    pub line: String,
}

/// Every word of the language, in the order of the reference.
pub fn words() -> Vec<Word> {
    let (mut words, mut seen) = (Vec::new(), Vec::new());
    for table in FILE.fields.iter().flat_map(|field| parts(&field.shape).1) {
        words_of(table, &mut words, &mut seen);
    }
    words
}

fn words_of(table: &'static TableShape, words: &mut Vec<Word>, seen: &mut Vec<&'static str>) {
    let table = spoken(table);
    if seen.contains(&table.name) {
        return;
    }
    seen.push(table.name);
    let mut inner = Vec::new();
    for field in table.fields {
        let word = Word { table: table.name, key: field.name, value: None };
        let (values, tables) = parts(&field.shape);
        words.push(word);
        words.extend(values.into_iter().map(|value| Word { value: Some(value), ..word }));
        inner.extend(tables);
    }
    inner.into_iter().for_each(|table| words_of(table, words, seen));
}

/// The words that may stand in a place, and the tables.
fn parts(shape: &Shape) -> (Vec<&'static str>, Vec<&'static TableShape>) {
    match shape {
        Shape::Word(words) => (words.to_vec(), Vec::new()),
        Shape::ListOf { item, .. } => parts(item),
        Shape::Table(table) | Shape::OneKey(table) => (Vec::new(), vec![table]),
        Shape::AnyOf(shapes) => {
            let (words, tables): (Vec<_>, Vec<_>) = shapes.iter().map(parts).unzip();
            (words.concat(), tables.concat())
        }
        Shape::Text
        | Shape::Title
        | Shape::Id
        | Shape::Letter
        | Shape::Version
        | Shape::Integer { .. }
        | Shape::Truth
        | Shape::Name(_)
        | Shape::Alone => (Vec::new(), Vec::new()),
    }
}

/// A verb inside another is the same verb.
fn spoken(table: &'static TableShape) -> &'static TableShape {
    if table.name == SIMPLE_VERB.name { &VERB } else { table }
}

/// Every use of every word in sets without mistakes, in the order of their files.
pub fn uses(sources: &[SetSource]) -> Vec<Use> {
    let files = sources.iter().flat_map(|set| set.files.iter().map(move |file| (set, file)));
    files
        .flat_map(|(set, file)| uses_on(&Page::read(0, &set.id, &file.name, &file.text), &set.id))
        .collect()
}

fn uses_on(page: &Page<'_>, set: &str) -> Vec<Use> {
    let mut found = Vec::new();
    for entry in page.root.entries() {
        let Some(field) = FILE.field(&entry.key) else { continue };
        for (table, node) in tables(&field.shape, &entry.node) {
            let of = name(node).unwrap_or(set);
            for line in node.entries() {
                let text = page.words(line.key_span.start..line.node.span.end);
                let told = |word| Use { word, set: set.into(), of: of.into(), line: text.clone() };
                found.extend(words_in(line, table).into_iter().map(told));
            }
        }
    }
    found
}

/// The tables that stand somewhere in a file, with their shapes.
fn tables<'a>(shape: &Shape, node: &'a Node) -> Vec<(&'static TableShape, &'a Node)> {
    match shape {
        Shape::Table(table) => vec![(table, node)],
        Shape::ListOf { item, .. } => {
            node.items().iter().flat_map(|node| tables(item, node)).collect()
        }
        Shape::Text
        | Shape::Title
        | Shape::Id
        | Shape::Letter
        | Shape::Version
        | Shape::Integer { .. }
        | Shape::Truth
        | Shape::Word(_)
        | Shape::Name(_)
        | Shape::OneKey(_)
        | Shape::Alone
        | Shape::AnyOf(_) => Vec::new(),
    }
}

/// What a table is about, if it says.
fn name(table: &Node) -> Option<&str> {
    let title = table.get("title").and_then(|title| title.text_at("en"));
    title.or_else(|| table.text_at("id")).or_else(|| table.text_at("of"))
}

/// The words of an entry: its key, and all that stands under it.
fn words_in(entry: &Entry, table: &'static TableShape) -> Vec<Word> {
    let table = spoken(table);
    let Some(field) = table.field(&entry.key) else { return Vec::new() };
    let word = Word { table: table.name, key: field.name, value: None };
    let mut words = vec![word];
    words_under(&entry.node, word, &field.shape, &mut words);
    words
}

fn words_under(node: &Node, word: Word, shape: &Shape, words: &mut Vec<Word>) {
    match shape {
        Shape::Word(known) => {
            let value = known.iter().copied().find(|known| node.text() == Some(known));
            words.extend(value.map(|value| Word { value: Some(value), ..word }));
        }
        Shape::ListOf { item, .. } => {
            node.items().iter().for_each(|node| words_under(node, word, item, words));
        }
        Shape::Table(table) | Shape::OneKey(table) => {
            words.extend(node.entries().iter().flat_map(|entry| words_in(entry, table)));
            let alone = table.words().find(|known| node.text() == Some(known));
            words.extend(alone.map(|key| Word { table: table.name, key, value: None }));
        }
        Shape::AnyOf(shapes) => {
            shapes.iter().for_each(|shape| words_under(node, word, shape, words));
        }
        Shape::Text
        | Shape::Title
        | Shape::Id
        | Shape::Letter
        | Shape::Version
        | Shape::Integer { .. }
        | Shape::Truth
        | Shape::Name(_)
        | Shape::Alone => {}
    }
}
