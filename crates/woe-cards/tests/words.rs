//! Every word of the language is needed: at least two cards of the house use it.

use std::collections::{BTreeMap, BTreeSet};
use woe_cards::{
    Kind,
    language::{LAID_ON, STACK_FILTER, Use, Word, uses, words},
    shelf,
};

/// What only one printed card of the base game needs, and no other card asks for.
const SINGLE: [&str; 3] = ["\"hand\"", "remove of a verb", "worth of a stack filter"];

/// Tables of words that are said of sets, people and things, and not of what happens.
const DESCRIPTIONS: [&str; 9] =
    ["set", "box", "likeness", "text", "title", "icon", "family", "kinship", "character"];

/// The card that a use is on: two sets may have icons and families of one name, cards have titles.
fn card(used: &Use) -> String {
    format!("{}: {}", used.set, used.of)
}

#[test]
fn every_word_is_used_by_at_least_two_cards() {
    let mut users: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for used in uses(&shelf()) {
        users.entry(name(used.word)).or_default().insert(card(&used));
    }
    let names: BTreeSet<String> = words().into_iter().filter(is_of_play).map(name).collect();
    let rare = |name: &&String| users.get(*name).map_or(0, BTreeSet::len) < 2;
    let rare: Vec<&str> = names.iter().filter(rare).map(String::as_str).collect();
    assert_eq!(rare, SINGLE);
}

fn is_of_play(word: &Word) -> bool {
    !DESCRIPTIONS.contains(&word.table) && !["gender", "number"].contains(&word.key)
}

/// What makes a word one word: a verb, a law or a part of a filter is the same wherever it stands;
/// so is a key that several kinds of card have.
fn name(word: Word) -> String {
    let is_card = Kind::ALL.iter().any(|kind| kind.word() == word.table);
    // What a card is laid on is asked for with some of the words of a stack filter.
    let table = if word.table == LAID_ON.name { STACK_FILTER.name } else { word.table };
    match word.value {
        Some(value) => format!("\"{value}\""),
        None if is_card => word.key.to_owned(),
        None => format!("{} of a {table}", word.key),
    }
}
