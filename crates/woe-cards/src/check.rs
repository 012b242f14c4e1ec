//! Does a file have the shape of a set file?

use crate::{
    grammar,
    mistake::{Mistake, quoted},
    names::Names,
    nearest::nearest,
    page::Page,
    shape::{Naming, Shape, TableShape, with_article},
    tree::{Garble, Node, Value},
};
use std::ops::Range;

/// Every mistake in the shapes and names of a page.
pub(crate) fn check(page: &Page<'_>, names: &Names) -> Vec<Mistake> {
    if !page.is_sound() {
        // What is left of a garbled file would only raise mistakes that nobody made.
        let told = |garble: &Garble| {
            page.mistake(&garble.span, format!("this can't be read as TOML: {}", garble.message))
        };
        return page.garbles.iter().map(told).collect();
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
                    let (wanted, found) = (shape.expectation(), self.words(&node.span));
                    self.say(&node.span, format!("expected {wanted}, found {found}"));
                }
            }
            (Shape::Truth, Value::Truth(_)) => {}
            (Shape::ListOf { item, min, max }, Value::List(items)) => {
                self.count(node, items.len(), *min, *max);
                items.iter().for_each(|node| self.check(node, item));
            }
            (Shape::Table(table), Value::Table(_)) => self.table(node, table),
            (Shape::OneKey(table), Value::Table(_)) => self.one_key(node, table),
            (Shape::OneKey(table), Value::Text(text)) if table.words().next().is_some() => {
                self.alone(node, text, table);
            }
            (
                Shape::Text
                | Shape::Title
                | Shape::Id
                | Shape::Letter
                | Shape::Version
                | Shape::Word(_)
                | Shape::Name(_),
                Value::Text(text),
            ) => self.text(node, text, shape),
            (Shape::Alone, _) => {
                self.say(&node.span, "this word stands alone, without a table and a value".into());
            }
            (
                Shape::Text
                | Shape::Title
                | Shape::Id
                | Shape::Letter
                | Shape::Version
                | Shape::Word(_)
                | Shape::Name(_)
                | Shape::Integer { .. }
                | Shape::Truth
                | Shape::ListOf { .. }
                | Shape::Table(_)
                | Shape::OneKey(_),
                _,
            ) => self.expected(shape, node),
        }
    }

    fn text(&mut self, node: &Node, text: &str, shape: &Shape) {
        // Only who errs is quoted: this is asked of every text of a set.
        let found = || quoted(text);
        let message = match shape {
            _ if text.trim().is_empty() => "this is empty; write something".to_owned(),
            Shape::Title if !Shape::fits_title(text) => unfit_title(text),
            Shape::Id if !Shape::fits_id(text) => format!(
                "{} can't be an id; begin with a small letter, and use small letters, digits and \
                 hyphens",
                found()
            ),
            Shape::Letter if text.chars().count() != 1 => {
                format!("expected a single character, found {}", found())
            }
            Shape::Version if !Shape::fits_version(text) => {
                format!("{} is no version; write three numbers, such as \"1.0.0\"", found())
            }
            Shape::Word(words) if !words.contains(&text) => return self.word(node, text, words),
            Shape::Name(naming) => return self.name(node, text, *naming),
            Shape::Text
            | Shape::Title
            | Shape::Id
            | Shape::Letter
            | Shape::Version
            | Shape::Integer { .. }
            | Shape::Truth
            | Shape::Word(_)
            | Shape::ListOf { .. }
            | Shape::Table(_)
            | Shape::OneKey(_)
            | Shape::Alone
            | Shape::AnyOf(_) => return,
        };
        self.say(&node.span, message);
    }

    fn word(&mut self, node: &Node, text: &str, words: &[&'static str]) {
        let nearest = nearest(text, words.iter().copied());
        let known = match nearest {
            Some(_) => String::new(),
            None if words.len() == 1 => format!("; the only word for it is {}", words[0]),
            None => format!("; the words for it are {}", words.join(", ")),
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
        let mut message = format!("there is no {} {}", naming.word(), quoted(text));
        if let Some(owner) = self.names.owner(naming, text) {
            message += &format!(" here; it is of the set {}, so add that to needs", quoted(owner));
        }
        self.mistakes.push(self.page.slip(&node.span, message, nearest));
    }

    fn table(&mut self, node: &Node, table: &'static TableShape) {
        let mut meant = Vec::new();
        for entry in node.entries() {
            match table.field(&entry.key) {
                Some(field) => self.check(&entry.node, &field.shape),
                None => {
                    let nearest = nearest(&entry.key, table.keys());
                    meant.extend(nearest);
                    let (key, whole) = (quoted(&entry.key), with_article(table.name));
                    let message = format!("there is no key {key} in {whole}");
                    self.mistakes.push(self.page.slip(&entry.key_span, message, nearest));
                }
            }
        }
        // Whoever mistyped a key need not be told that it is missing, too.
        let is_missing = |name| node.get(name).is_none() && !meant.contains(&name);
        for field in table.required().filter(|field| is_missing(field.name)) {
            let whole = with_article(table.name);
            self.say(&node.span, format!("{whole} needs the key \"{}\"", field.name));
        }
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

    fn alone(&mut self, node: &Node, text: &str, table: &'static TableShape) {
        let words: Vec<&'static str> = table.words().collect();
        if !words.contains(&text) {
            self.word(node, text, &words);
        }
    }

    fn count(&mut self, node: &Node, found: usize, min: usize, max: usize) {
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
        let hint = if let Shape::ListOf { item: Shape::Table(table), .. } = shape
            && let Value::Table(_) = node.value
            && grammar::FILE.field(table.name).is_some()
        {
            format!("; write [[{}]]", table.name)
        } else {
            String::new()
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

/// Why the notation can't carry a title.
fn unfit_title(title: &str) -> String {
    match title.chars().find(|&character| Shape::unfit_for_title(character)) {
        None if Shape::is_an_answer(title) => {
            "this title reads like an answer in the notation of games; choose another".to_owned()
        }
        None => "a title can't begin or end with a blank".to_owned(),
        Some(unfit) if unfit.is_control() => {
            "a title is one line without control characters".to_owned()
        }
        Some(unfit) => {
            format!("a title can't have a {unfit} in it, for games are written down with it")
        }
    }
}

/// Whether the sort of value is right for the shape.
fn takes(shape: &Shape, node: &Node) -> bool {
    match &node.value {
        Value::Integer(_) => matches!(shape, Shape::Integer { .. }),
        Value::Truth(_) => matches!(shape, Shape::Truth),
        Value::List(_) => matches!(shape, Shape::ListOf { .. }),
        Value::Table(_) => matches!(shape, Shape::Table(_) | Shape::OneKey(_)),
        Value::Text(_) => is_written(shape),
        Value::Strange(_) => false,
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
