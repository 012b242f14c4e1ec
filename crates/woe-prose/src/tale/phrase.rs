//! Which words come next?

use woe_cards::{Text, nearest};

/// The words of a line that are still to be read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Phrase<'a> {
    pub(super) rest: &'a str,
}

impl<'a> Phrase<'a> {
    /// Steps over the words if they come next, whatever their capitals.
    pub(super) fn takes(&mut self, words: &str) -> bool {
        match after(self.rest, words) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    /// Everything up to the sign, and steps over the sign.
    pub(super) fn until(&mut self, sign: &str) -> Option<&'a str> {
        let (words, rest) = self.rest.split_once(sign)?;
        self.rest = rest;
        Some(words)
    }

    /// A word without spaces and stops.
    pub(super) fn word(&mut self) -> &'a str {
        let end = self.rest.find([' ', ',', '.']).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    /// A number.
    pub(super) fn number<T: std::str::FromStr>(&mut self) -> Result<T, Unknown> {
        let word = self.word();
        word.parse()
            .map_err(|_| Unknown::new(format!("a number should stand where \"{word}\" does")))
    }

    /// One of the names, the longest that fits.
    pub(super) fn one_of<T: Copy>(&mut self, names: &Known<'_, T>) -> Result<T, Unknown> {
        let fitting = names.of.iter().flat_map(|(name, meaning)| {
            [&name.en, &name.it]
                .into_iter()
                .filter_map(|name| Some((whole(self.rest, name)?, *meaning)))
        });
        match fitting.min_by_key(|(rest, _)| rest.len()) {
            Some((rest, meaning)) => {
                self.rest = rest;
                Ok(meaning)
            }
            None => Err(names.unknown(self.rest)),
        }
    }

    /// A list of names: between them a comma, or "and", or both.
    pub(super) fn list<T: Copy>(&mut self, names: &Known<'_, T>) -> Result<Vec<T>, Unknown> {
        let mut found = Vec::new();
        loop {
            found.push(self.one_of(names)?);
            if !self.takes_comma() {
                return Ok(found);
            }
        }
    }

    /// Steps over what separates the items of a list.
    pub(super) fn takes_comma(&mut self) -> bool {
        [", and ", ", ", " and "].into_iter().any(|sign| self.takes(sign))
    }
}

/// Names that can be read, and what they mean.
pub(super) struct Known<'a, T> {
    /// What sort of names they are.
    pub(super) sort: &'static str,
    pub(super) of: Vec<(&'a Text, T)>,
}

impl<T> Known<'_, T> {
    pub(super) fn unknown(&self, rest: &str) -> Unknown {
        let words = rest.split([',', '.']).next().unwrap_or_default();
        let words = words.split(" and ").next().unwrap_or_default().trim();
        let message = format!("there is no {} called \"{}\"", self.sort, clipped(words));
        let names = self.of.iter().flat_map(|(name, _)| [name.en.as_str(), name.it.as_str()]);
        Unknown { message, nearest: nearest(words, names).map(str::to_owned) }
    }
}

/// Words that mean nothing here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Unknown {
    pub(super) message: String,
    pub(super) nearest: Option<String>,
}

impl Unknown {
    pub(super) fn new(message: impl Into<String>) -> Unknown {
        Unknown { message: message.into(), nearest: None }
    }
}

/// The first words of a long text.
pub(super) fn clipped(words: &str) -> String {
    words.chars().take(60).collect()
}

/// What follows the name, if it comes next and ends there.
fn whole<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let rest = after(text, name)?;
    let ends = !rest.starts_with(char::is_alphanumeric);
    Some(rest).filter(|_| ends && !name.is_empty())
}

/// What follows the words, if they come next, whatever their capitals.
fn after<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    let mut rest = text.chars();
    for letter in words.chars() {
        let next = rest.next()?;
        if next != letter && !next.to_lowercase().eq(letter.to_lowercase()) {
            return None;
        }
    }
    Some(rest.as_str())
}
