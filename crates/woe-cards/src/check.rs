//! Does a file have the shape of a set file?

use crate::{
    grammar,
    mistake::{Mistake, quoted},
    names::Names,
    nearest::nearest,
    page::Page,
    shape::{Naming, Shape, TableShape, with_article},
    tree::{Node, Value},
};
use std::ops::Range;

/// Every mistake in the shapes and names of a page.
pub(crate) fn check(page: &Page<'_>, names: &Names) -> Vec<Mistake> {
    let garbled = |(span, message): (&Range<usize>, &str)| {
        page.mistake(span, format!("this can't be read as TOML: {message}"))
    };
    if !page.is_sound() {
        // What is left of a garbled file would only raise mistakes that nobody made.
        return page.garbles.iter().map(|g| garbled((&g.span, &g.message))).collect();
    }
    let mut checker = Checker { page, names, mistakes: Vec::new() };
    checker.table(&page.root, &grammar::FILE);
    checker.mistakes
}

struct Checker<'a> {
    page: &'a Page<'a>,
    names: &'a Names,
    mistakes: Vec<Mistake>,
}

impl Checker<'_> {
    fn check(&mut self, node: &Node, shape: &Shape) {
        match (shape, &node.value) {
            (Shape::AnyOf(shapes), _) => match shapes.iter().find(|shape| takes(shape, node)) {
                Some(shape) => self.check(node, shape),
                None => self.expected(shape, node),
            },
            (Shape::Integer { min, max }, Value::Integer(number)) => {
                if !number.is_some_and(|number| (*min..=*max).contains(&number)) {
                    let found = self.words(&node.span);
                    self.say(
                        &node.span,
                        format!("expected {}, found {found}", shape.expectation()),
                    );
                }
            }
            (Shape::Truth, Value::Truth(_)) => {}
            (Shape::ListOf { item, min, max }, Value::List(items)) => {
                self.count(node, items.len(), (*min, *max));
                items.iter().for_each(|node| self.check(node, item));
            }
            (Shape::Table(table), Value::Table(_)) => self.table(node, table),
            (Shape::OneKey(table), Value::Table(_)) => self.one_key(node, table),
            (_, Value::Text(text)) if is_written(shape) => self.text(node, text, shape),
            _ => self.expected(shape, node),
        }
    }

    fn text(&mut self, node: &Node, text: &str, shape: &Shape) {
        let span = &node.span;
        match shape {
            _ if text.trim().is_empty() => self.say(span, "this is empty; write something".into()),
            Shape::Title if !Shape::fits_title(text) => self.title(node, text),
            Shape::Id if !Shape::fits_id(text) => {
                self.say(span, format!("{} can't be an id; use small letters, digits and hyphens, and begin with a letter", quoted(text)));
            }
            Shape::Letter if text.chars().count() != 1 => {
                self.say(span, format!("expected a single character, found {}", quoted(text)));
            }
            Shape::Version if !Shape::fits_version(text) => {
                self.say(
                    span,
                    format!(
                        "{} is no version; write three numbers, such as \"1.0.0\"",
                        quoted(text)
                    ),
                );
            }
            Shape::Word(words) if !words.contains(&text) => self.word(node, text, words),
            Shape::Name(naming) => self.name(node, text, *naming),
            _ => {}
        }
    }

    fn title(&mut self, node: &Node, title: &str) {
        let message = match title.chars().find(|&c| Shape::unfit_for_title(c)) {
            Some(unfit) if unfit.is_control() => {
                "a title is one line without control characters".to_owned()
            }
            Some(unfit) => {
                format!("a title can't have a {unfit} in it, for games are written down with it")
            }
            None => "a title can't begin or end with a blank".to_owned(),
        };
        self.say(&node.span, message);
    }

    fn word(&mut self, node: &Node, text: &str, words: &[&'static str]) {
        let nearest = nearest(text, words.iter().copied());
        let known = match nearest {
            None => format!("; the words for it are {}", words.join(", ")),
            Some(_) => String::new(),
        };
        let message = format!("{} is not a word for this{known}", quoted(text));
        self.mistakes.push(self.page.slip(&node.span, message, nearest));
    }

    fn name(&mut self, node: &Node, text: &str, naming: Naming) {
        let set = self.page.set;
        let is_known = self.names.of(naming, set).any(|name| name == text);
        if is_known || !self.names.are_complete {
            return;
        }
        let nearest = nearest(text, self.names.of(naming, set));
        let message = format!("there is no {} {}", naming.word(), quoted(text));
        self.mistakes.push(self.page.slip(&node.span, message, nearest));
    }

    fn table(&mut self, node: &Node, table: &'static TableShape) {
        for entry in node.entries() {
            match table.field(&entry.key) {
                Some(field) => self.check(&entry.node, &field.shape),
                None => self.unknown_key(&entry.key_span, &entry.key, table),
            }
        }
        for field in table.fields.iter().filter(|field| field.required) {
            if node.get(field.name).is_none() {
                let whole = with_article(table.name);
                self.say(&node.span, format!("{whole} needs the key \"{}\"", field.name));
            }
        }
    }

    fn unknown_key(&mut self, span: &Range<usize>, key: &str, table: &TableShape) {
        let nearest = nearest(key, table.keys());
        let message = format!("{} has no key {}", with_article(table.name), quoted(key));
        self.mistakes.push(self.page.slip(span, message, nearest));
    }

    fn one_key(&mut self, node: &Node, table: &'static TableShape) {
        if node.entries().len() != 1 {
            let found = node.entries().len();
            let message = format!(
                "{} is a table with exactly one key, found {found}",
                with_article(table.name)
            );
            self.say(&node.span, message);
        }
        for entry in node.entries() {
            if let Some(field) = table.field(&entry.key) {
                self.check(&entry.node, &field.shape);
                continue;
            }
            let nearest = nearest(&entry.key, table.keys());
            let message = format!("there is no {} {}", table.name, quoted(&entry.key));
            self.mistakes.push(self.page.slip(&entry.key_span, message, nearest));
        }
    }

    fn count(&mut self, node: &Node, found: usize, (min, max): (usize, usize)) {
        if (min..=max).contains(&found) {
            return;
        }
        let wanted = match (min, max) {
            _ if min == max => format!("exactly {min}"),
            _ if found < min => format!("at least {min}"),
            _ => format!("at most {max}"),
        };
        self.say(&node.span, format!("expected {wanted} in this list, found {found}"));
    }

    fn expected(&mut self, shape: &Shape, node: &Node) {
        let (wanted, found) = (shape.expectation(), node.value.sort());
        let hint = match (shape, &node.value) {
            (Shape::ListOf { item: Shape::Table(table), .. }, Value::Table(_))
                if grammar::FILE.field(table.name).is_some() =>
            {
                format!("; write [[{}]]", table.name)
            }
            _ => String::new(),
        };
        self.say(&node.span, format!("expected {wanted}, found {found}{hint}"));
    }

    fn words(&self, span: &Range<usize>) -> String {
        self.page.mistake(span, "").words
    }

    fn say(&mut self, span: &Range<usize>, message: String) {
        self.mistakes.push(self.page.mistake(span, message));
    }
}

/// Whether the sort of value is right for the shape.
fn takes(shape: &Shape, node: &Node) -> bool {
    match (shape, &node.value) {
        (Shape::Integer { .. }, Value::Integer(_))
        | (Shape::Truth, Value::Truth(_))
        | (Shape::ListOf { .. }, Value::List(_))
        | (Shape::Table(_) | Shape::OneKey(_), Value::Table(_)) => true,
        (_, Value::Text(_)) => is_written(shape),
        _ => false,
    }
}

/// Whether the shape is written as text.
fn is_written(shape: &Shape) -> bool {
    matches!(
        shape,
        Shape::Text
            | Shape::Title
            | Shape::Id
            | Shape::Letter
            | Shape::Version
            | Shape::Word(_)
            | Shape::Name(_)
    )
}
