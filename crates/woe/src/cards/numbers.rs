//! What does a set look like in numbers?

use crate::page::{decimal, grouped};
use woe_cards::{Card, Catalog, Kind};

/// The cards of a set that are shuffled into the draw pile of the edition it expects.
pub(super) struct Numbers<'a> {
    pile: Vec<&'a Card>,
}

impl<'a> Numbers<'a> {
    /// The numbers of the set at that position of the catalog.
    pub(super) fn of(catalog: &'a Catalog, set: usize) -> Numbers<'a> {
        let edition = catalog.sets.get(set).map(|set| set.profile);
        let cards = catalog.deck().filter(|&id| {
            let sheet = catalog.sheet(id);
            sheet.set == set && sheet.only.is_none_or(|only| Some(only) == edition)
        });
        Numbers { pile: cards.map(|id| catalog.card(id)).collect() }
    }

    /// Each number with its name.
    pub(super) fn rows(&self) -> Vec<(String, String)> {
        let modifiers = self.of_kind(Kind::Modifier);
        let sums = |wanted: fn(&Card) -> bool| -> Vec<i16> {
            let chosen = modifiers.iter().filter(|card| wanted(card));
            chosen.map(|card| card.printed_worth()).collect()
        };
        let negative = sums(|card| card.printed_worth() < 0);
        let positive = sums(|card| card.printed_worth() > 0);
        let acting = sums(|card| card.printed_worth() < 0 && card.has_effect());
        let silent = sums(|card| card.printed_worth() < 0 && !card.has_effect());
        let effects = modifiers.iter().filter(|card| card.has_effect()).count();
        let used = |slot: usize| {
            let used = modifiers.iter().filter(|card| card.pathos[slot].is_some()).count();
            share(used, modifiers.len())
        };
        let named = |name: &str, number: String| (name.to_owned(), number);
        vec![
            named("cards of the draw pile", self.pile.len().to_string()),
            named("Modifiers", modifiers.len().to_string()),
            named("  negative in sum", share(negative.len(), modifiers.len())),
            named("  their mean", mean(&negative)),
            named("  positive in sum", share(positive.len(), modifiers.len())),
            named("  their mean", mean(&positive)),
            named("  top slot used", used(0)),
            named("  middle slot used", used(1)),
            named("  bottom slot used", used(2)),
            named("  with an effect", share(effects, modifiers.len())),
            named("  mean of negative ones with an effect", mean(&acting)),
            named("  mean of negative ones without", mean(&silent)),
            named("Untimely Deaths in the pile", self.share_of(Kind::UntimelyDeath)),
            named("Events in the pile", self.share_of(Kind::Event)),
        ]
    }

    fn of_kind(&self, kind: Kind) -> Vec<&Card> {
        self.pile.iter().filter(|card| card.kind == kind).copied().collect()
    }

    fn share_of(&self, kind: Kind) -> String {
        share(self.of_kind(kind).len(), self.pile.len())
    }
}

fn share(count: usize, of: usize) -> String {
    if of == 0 {
        "–".to_owned()
    } else {
        format!("{} %", grouped(100.0 * count as f64 / of as f64))
    }
}

fn mean(numbers: &[i16]) -> String {
    let sum: i64 = numbers.iter().map(|&number| i64::from(number)).sum();
    if numbers.is_empty() { "–".to_owned() } else { decimal(sum as f64 / numbers.len() as f64) }
}
