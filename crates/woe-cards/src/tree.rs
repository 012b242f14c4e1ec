//! What stands where in a TOML text?
//!
//! No other module knows TOML: they see nodes, in the order of the file.

use std::ops::Range;
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

/// A value and where it stands, in bytes.
#[derive(Debug, Default)]
pub(crate) struct Node {
    pub(crate) span: Range<usize>,
    pub(crate) value: Value,
}

#[derive(Debug)]
pub(crate) enum Value {
    Text(String),
    /// A whole number, if it is one that anybody needs.
    Integer(Option<i64>),
    Truth(bool),
    List(Vec<Node>),
    Table(Vec<Entry>),
    /// Something that set files have no use for, in words.
    Strange(&'static str),
}

/// A key and its value.
#[derive(Debug)]
pub(crate) struct Entry {
    pub(crate) key: String,
    pub(crate) key_span: Range<usize>,
    pub(crate) node: Node,
}

/// Something that is not TOML.
#[derive(Debug)]
pub(crate) struct Garble {
    pub(crate) span: Range<usize>,
    pub(crate) message: String,
}

/// The tree of a text, as far as it can be read, and whatever of it can't.
pub(crate) fn parse(text: &str) -> (Node, Vec<Garble>) {
    let (root, errors) = DeTable::parse_recoverable(text);
    let garbles = errors.iter().map(|error| Garble {
        span: error.span().unwrap_or_default(),
        message: error.message().replace(|c: char| c.is_control(), " "),
    });
    let root = Node { span: 0..0, value: Value::Table(entries(root.get_ref())) };
    (root, garbles.collect())
}

fn entries(table: &DeTable<'_>) -> Vec<Entry> {
    let mut entries: Vec<Entry> = table
        .iter()
        .map(|(key, value)| Entry {
            key: key.get_ref().to_string(),
            key_span: key.span(),
            node: node(value),
        })
        .collect();
    entries.sort_by_key(|entry| entry.key_span.start);
    entries
}

fn node(value: &Spanned<DeValue<'_>>) -> Node {
    let read = match value.get_ref() {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(number) => {
            Value::Integer(i64::from_str_radix(number.as_str(), number.radix()).ok())
        }
        DeValue::Boolean(truth) => Value::Truth(*truth),
        DeValue::Array(items) => Value::List(items.iter().map(node).collect()),
        DeValue::Table(table) => Value::Table(entries(table)),
        DeValue::Float(_) => Value::Strange("a fraction"),
        DeValue::Datetime(_) => Value::Strange("a date"),
    };
    Node { span: value.span(), value: read }
}

impl Default for Value {
    fn default() -> Value {
        Value::Table(Vec::new())
    }
}

impl Value {
    /// What it is, in words.
    pub(crate) fn sort(&self) -> &'static str {
        match self {
            Value::Text(_) => "text",
            Value::Integer(_) => "a whole number",
            Value::Truth(true) => "true",
            Value::Truth(false) => "false",
            Value::List(_) => "a list",
            Value::Table(_) => "a table",
            Value::Strange(sort) => sort,
        }
    }
}

impl Node {
    /// Its keys, if it is a table.
    pub(crate) fn entries(&self) -> &[Entry] {
        if let Value::Table(entries) = &self.value { entries } else { &[] }
    }

    /// Its items, if it is a list.
    pub(crate) fn items(&self) -> &[Node] {
        if let Value::List(items) = &self.value { items } else { &[] }
    }

    /// The value of a key, if it is a table that has it.
    pub(crate) fn get(&self, key: &str) -> Option<&Node> {
        self.entries().iter().find(|entry| entry.key == key).map(|entry| &entry.node)
    }

    /// The items of the list under a key; none if there is no such list.
    pub(crate) fn list(&self, key: &str) -> &[Node] {
        self.get(key).map_or(&[], Node::items)
    }

    /// Itself, if it is a text.
    pub(crate) fn text(&self) -> Option<&str> {
        if let Value::Text(text) = &self.value { Some(text) } else { None }
    }

    /// The text under a key.
    pub(crate) fn text_at(&self, key: &str) -> Option<&str> {
        self.get(key)?.text()
    }

    /// Itself, if it is a whole number that fits.
    pub(crate) fn integer<N: TryFrom<i64>>(&self) -> Option<N> {
        let Value::Integer(number) = self.value else { return None };
        N::try_from(number?).ok()
    }

    /// Itself, if it is true or false.
    pub(crate) fn truth(&self) -> Option<bool> {
        if let Value::Truth(truth) = self.value { Some(truth) } else { None }
    }
}
