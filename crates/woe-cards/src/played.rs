//! What of a set is played, whatever is told of it?
//!
//! A text of our own, a line for each thing that matters to a game, and its hash. Cards stand in the order
//! in which they are numbered, since that decides how chance deals them. Titles, flavour, names,
//! translations, pictures and grammar are told, not played: they are not in it.

mod phrases;

use crate::{
    card::{Card, Catalog},
    law::Laws,
    sheet::{Edition, SetSheet, Sheet},
};
use phrases::Phrases;

/// The first line; another number means that the same cards are written otherwise.
const TITLE: &str = "woebegone cards 1";

/// The hash of what is played of the set at that position, in hexadecimal.
pub(crate) fn hash(catalog: &Catalog, set: usize) -> String {
    blake3::hash(text(catalog, set).as_bytes()).to_hex().to_string()
}

/// What is played of the set at that position.
fn text(catalog: &Catalog, set: usize) -> String {
    let SetSheet { id, needs, stories, .. } = &catalog.sets[set];
    let mut needs: Vec<&String> = needs.iter().collect();
    needs.sort();
    let mut lines = vec![TITLE.to_owned(), format!("set {id}")];
    lines.extend(needs.iter().map(|need| format!("needs {need}")));
    lines.extend(stories.map(|most| format!("stories {most}")));
    let say = Phrases(catalog);
    for (card, sheet) in catalog.cards.iter().zip(&*catalog.sheets) {
        if sheet.set == set {
            lines.push(format!("{} {}", card.kind.word(), sheet.id));
            lines.extend(say.belonging(sheet));
            lines.extend(say.printed(card));
        }
    }
    lines.join("\n") + "\n"
}

/// A line for each of those, with its word.
fn lines(word: &str, of: impl IntoIterator<Item = String>) -> impl Iterator<Item = String> {
    of.into_iter().map(move |rest| format!("  {word} {rest}"))
}

impl Phrases<'_> {
    /// Where a card belongs.
    fn belonging(&self, sheet: &Sheet) -> Vec<String> {
        let family = sheet.person.as_ref().and_then(|person| person.family);
        let family = family.and_then(|at| self.0.families.get(at));
        let only = sheet.only.map(Edition::word).map(str::to_owned);
        let lines = lines("only", only)
            .chain(lines("with", sheet.with.clone()))
            .chain(lines("family", family.map(|family| family.id.clone())));
        lines.collect()
    }

    /// What is printed on a card. It names every field of a card, so that none that comes is forgotten.
    fn printed(&self, card: &Card) -> Vec<String> {
        let Card {
            kind: _,
            pathos,
            icons,
            ongoing,
            persistent,
            needs,
            targets,
            immediate,
            response,
            scoring,
            sudden,
            tally,
            follows,
            voyage,
        } = card;
        let laws = |laws: &Laws| -> Vec<String> { laws.iter().map(|law| self.law(law)).collect() };
        let printed = lines("pathos", [pathos.map(|points| self.points(points)).join(" ")])
            .chain(lines("icons", [icons.map(|mark| self.mark(mark)).join(" ")]))
            .chain(lines("ongoing", laws(ongoing)))
            .chain(lines("portrait", persistent.map(|_| "own".to_owned())))
            .chain(lines("persistent", persistent.iter().flat_map(laws)))
            .chain(lines("needs", needs.map(|needs| self.stacks(needs))))
            .chain(lines("target", targets.iter().map(|&target| self.target(target))))
            .chain(lines("immediate", immediate.iter().map(|verb| self.verb(verb))))
            .chain(lines("response", response.map(|cue| cue.to.word().to_owned())))
            .chain(lines("scoring", scoring.iter().map(|&bonus| self.bonus(bonus))))
            .chain(lines("when", sudden.then(|| "drawn".to_owned())))
            .chain(lines("tally", tally.map(|tally| self.tally(tally))))
            .chain(lines("follows", follows.map(|cards| self.cards(cards))))
            .chain(lines("expedition", voyage.map(|at| self.expedition(at))));
        printed.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::text;
    use crate::{compile::compile, shelf::mix, shelf::shelf};

    /// The hash is over this text, so whoever changes how it is written must change its title, too.
    #[test]
    fn what_is_played_is_written_in_lines() {
        let sources = mix(&shelf(), &["unfortunate-expeditions".to_owned()]).expect("it is there");
        let catalog = compile(&sources).expect("the shelf compiles");
        let written = text(&catalog, 1);
        let first: Vec<&str> = written.lines().take(7).collect();
        let expected = [
            "woebegone cards 1",
            "set unfortunate-expeditions",
            "needs gloom",
            "modifier was-crowded-by-crocodiles",
            "  pathos -20 - -",
            "  icons beast - - -",
            "  expedition the-interior-and-further-in",
        ];
        assert_eq!(first, expected);
    }
}
