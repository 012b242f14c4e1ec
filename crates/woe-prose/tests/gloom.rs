//! Does every card of the house read well?

mod library;

use woe_cards::{Card, Catalog, Kind};
use woe_prose::{Language, catalogue, little_card, rule_ids, rules_text};

const RULES: &str = include_str!("../../../docs/rules.md");

#[test]
fn every_card_with_an_effect_has_a_text_in_both_languages() {
    for catalog in library::catalogs() {
        for id in catalog.ids() {
            let card = catalog.card(id);
            let [english, italian] =
                Language::ALL.map(|language| rules_text(&catalog, id, language));
            assert_eq!(english.is_empty(), italian.is_empty());
            assert_eq!(english.is_empty(), !card.has_effect(), "{}", catalog.sheet(id).title.en);
        }
    }
}

#[test]
fn every_rule_that_a_card_cites_is_in_the_book_and_in_its_order() {
    for catalog in library::catalogs() {
        for id in catalog.ids() {
            let ids = rule_ids(&catalog, id);
            let places: Vec<_> = ids.iter().map(|id| RULES.find(&format!("| {id} |"))).collect();
            assert!(places.iter().all(Option::is_some), "{ids:?}");
            assert!(places.is_sorted(), "{ids:?}");
            assert!(!ids.is_empty(), "some rule matters to {}", catalog.sheet(id).title.en);
        }
    }
}

#[test]
fn a_card_without_its_effect_cites_only_what_is_printed() {
    let print = [
        "STACK-3", "STACK-4", "STACK-7", "TURN-2", "MOD-1", "DEATH-1", "EVENT-1", "HOME-1",
        "HOME-2", "HOME-4", "HOME-5", "HOME-6", "GUEST-3", "GUEST-4", "GUEST-7", "TRIP-1",
        "TRIP-2", "STORY-1", "STORY-3", "STORY-4",
    ];
    for mut catalog in library::catalogs() {
        catalog.cards = catalog.cards.iter().map(Card::without_effect).collect();
        for id in catalog.ids() {
            assert!(rule_ids(&catalog, id).iter().all(|id| print.contains(id)));
        }
    }
}

#[test]
fn little_cards_are_rectangles() {
    for catalog in library::catalogs() {
        for (id, language) in catalog.ids().flat_map(|id| Language::ALL.map(|tongue| (id, tongue)))
        {
            let picture = little_card(&catalog, id, language);
            assert!(picture.lines().all(|line| line.chars().count() == 34), "{picture}");
        }
    }
}

#[test]
fn the_catalogue_names_every_card_of_every_kind() {
    let catalogs = library::catalogs();
    let page = catalogue(&catalogs);
    for catalog in &catalogs {
        for id in catalog.ids() {
            assert!(page.contains(&catalog.sheet(id).title.en));
            assert!(page.contains(&catalog.sheet(id).title.it));
        }
        for (set, kind) in (0..catalog.sets.len()).flat_map(|set| Kind::ALL.map(|kind| (set, kind)))
        {
            let printed = printed(catalog, set, kind);
            assert!(printed == 0 || page.contains(&format!(" ({printed})\n")));
        }
    }
}

/// How many cards of a kind a set has.
fn printed(catalog: &Catalog, set: usize, kind: Kind) -> usize {
    catalog.sheets.iter().filter(|sheet| sheet.set == set && sheet.kind == kind).count()
}
