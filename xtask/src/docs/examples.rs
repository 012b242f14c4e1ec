//! Which line of which card shows how a word is used?

use crate::Outcome;
use woe_cards::{
    SetSource, SourceFile, compile,
    language::{FILE, Shape, TableShape, Use, Word, samples, uses, words},
    mix, shelf,
};

/// What a line costs the reader's eye, however short it is.
const EYE: usize = 40;

/// Lines to choose from.
pub(super) struct Examples {
    /// Those of the cards of the house.
    house: Vec<Use>,
    /// Those that no card has, made from the shapes. Their set is the table they stand in.
    made: Vec<Use>,
}

/// A line, whose it is, and which of the words in question it shows.
struct Line<'a> {
    text: &'a str,
    whose: String,
    words: Vec<Word>,
}

impl Examples {
    /// Every line of every set of the house, and what else the shapes allow.
    pub(super) fn gather() -> Examples {
        Examples { house: uses(&shelf()), made: uses(&made()) }
    }

    /// A block with an example for every word of a table, in the order of its keys.
    pub(super) fn block(&self, table: &TableShape) -> Outcome<String> {
        let order: Vec<Word> =
            words().into_iter().filter(|word| word.table == table.name).collect();
        let mut missing = order.clone();
        let mut told = Vec::new();
        while let Some(&word) = missing.first() {
            let line = match self.best(&missing) {
                Some(line) => line,
                None => self.shortest(&missing).ok_or_else(|| format!("no example for {word}"))?,
            };
            missing.retain(|word| !line.words.contains(word));
            let place = order.iter().position(|word| line.words.contains(word));
            told.push((place, line.told()));
        }
        told.sort();
        let lines: String = told.into_iter().map(|(_, line)| line).collect();
        Ok(if lines.is_empty() { lines } else { format!("```toml\n{lines}```\n\n") })
    }

    /// The line of the house that shows most of the words for its length.
    fn best(&self, missing: &[Word]) -> Option<Line<'_>> {
        let mut lines: Vec<Line<'_>> = Vec::new();
        for from in self.house.iter().filter(|used| missing.contains(&used.word)) {
            match lines.last_mut().filter(|line| line.text == from.line) {
                Some(line) if line.words.contains(&from.word) => {}
                Some(line) => line.words.push(from.word),
                None => lines.push(Line::of_the_house(from)),
            }
        }
        let cost = |line: &Line<'_>| (line.text.len() + EYE) * 1000 / line.words.len();
        lines.into_iter().min_by_key(cost)
    }

    /// The shortest made line that shows the first of the words on a card without mistakes.
    fn shortest(&self, missing: &[Word]) -> Option<Line<'_>> {
        let first = missing.first()?;
        let mut lines: Vec<&Use> = self.made.iter().filter(|used| used.word == *first).collect();
        lines.sort_by_key(|used| used.line.len());
        let found = lines.into_iter().find(|used| is_sound(&used.set, &used.line))?;
        let same = self.made.iter().filter(|used| used.line == found.line).map(|used| used.word);
        let words = missing.iter().copied().filter(|word| same.clone().any(|same| same == *word));
        let whose = "on no card of the house".to_owned();
        Some(Line { text: &found.line, whose, words: words.collect() })
    }
}

impl Line<'_> {
    fn of_the_house(from: &Use) -> Line<'_> {
        let Use { set, of, .. } = from;
        let whose = if of == set { set.clone() } else { format!("{of}, {set}") };
        Line { text: &from.line, whose, words: vec![from.word] }
    }

    fn told(&self) -> String {
        format!("# {} ({})\n{}\n", named(&self.words), self.whose, self.text)
    }
}

/// The words by name; a key whose word is named needs no mention.
fn named(words: &[Word]) -> String {
    let is_said =
        |word: &Word| words.iter().any(|other| other.value.is_some() && other.key == word.key);
    let named = words.iter().filter(|word| word.value.is_some() || !is_said(word));
    named.map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// For every table of a file a set, with every line that the shapes have a sample of.
fn made() -> Vec<SetSource> {
    let mut sources = Vec::new();
    for (key, table) in
        FILE.fields.iter().filter_map(|field| Some((field.name, table(&field.shape)?)))
    {
        let lines = table.fields.iter().flat_map(|field| {
            samples(&field.shape)
                .into_iter()
                .map(move |sample| format!("{} = {sample}", field.name))
        });
        let files = lines.map(|line| file("cards.toml", format!("{}{line}\n", head(key))));
        sources.push(SetSource { id: key.to_owned(), files: files.collect() });
    }
    sources
}

/// The table that stands at a key of a file, alone or several times.
fn table(shape: &Shape) -> Option<&'static TableShape> {
    match shape {
        Shape::Table(table) => Some(table),
        Shape::ListOf { item, .. } => table(item),
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
        | Shape::AnyOf(_) => None,
    }
}

fn head(key: &str) -> String {
    let is_alone = matches!(FILE.field(key).map(|field| field.shape), Some(Shape::Table(_)));
    if is_alone { format!("[{key}]\n") } else { format!("[[{key}]]\n") }
}

fn file(name: &str, text: String) -> SourceFile {
    SourceFile { name: name.to_owned(), text }
}

/// Whether a set compiles in which such a table has that line: beside the house, or by itself.
fn is_sound(key: &str, line: &str) -> bool {
    let house = mix(&shelf(), &["unfortunate-expeditions".to_owned()]).unwrap_or_default();
    let needs = "needs = [\"gloom\", \"unfortunate-expeditions\"]";
    [(house, needs), (Vec::new(), "")].into_iter().any(|(mut sources, needs)| {
        let mut files = vec![file("set.toml", whole("set", needs))];
        match key {
            "set" => files[0].text += line,
            // An Event without a use would be a mistake of its own.
            "event" => {
                files.push(file("cards.toml", whole(key, line) + "immediate = [{ draw = 1 }]"))
            }
            _ => files.push(file("cards.toml", whole(key, line))),
        }
        sources.push(SetSource { id: "odd".to_owned(), files });
        compile(&sources).is_ok()
    })
}

/// A table with that line, and whatever else it must have.
fn whole(key: &str, line: &str) -> String {
    let table = FILE.field(key).and_then(|field| table(&field.shape));
    let required = table.into_iter().flat_map(TableShape::required);
    let mut text = head(key);
    for field in required.filter(|field| !line.starts_with(&format!("{} =", field.name))) {
        let sample = samples(&field.shape).swap_remove(0).replace("some-id", "odd");
        text += &format!("{} = {sample}\n", field.name);
    }
    format!("{text}{line}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use woe_cards::language::{CARD_FILTER, LAW, STACK_FILTER, VERB};

    #[test]
    fn every_word_of_the_language_has_an_example() {
        let examples = Examples::gather();
        let tables = FILE.fields.iter().filter_map(|field| table(&field.shape));
        for table in tables.chain([&VERB, &LAW, &STACK_FILTER, &CARD_FILTER]) {
            let block = examples.block(table).expect("every word has an example");
            for word in words().iter().filter(|word| word.table == table.name) {
                assert!(block.contains(word.key), "{}: {word}", table.name);
                assert!(word.value.is_none_or(|value| block.contains(value)), "{word}");
            }
        }
    }

    #[test]
    fn a_line_with_a_mistake_is_no_example() {
        assert!(is_sound("modifier", "immediate = [{ draw = 1 }]"));
        assert!(!is_sound("modifier", "immediate = [{ strip = \"modifiers\" }]"));
        assert!(is_sound("character", "gender = \"neuter\""));
        assert!(is_sound("set", "speech = \"tale\""));
    }
}
