//! Can every card be told of somebody, and in a word?

use std::{collections::BTreeSet, fs, path::Path};
use woe_cards::{Catalog, Edition, Telling, compile, mix, shelf};
use woe_prose::{Language, law_word, rules_text, told_text};

/// What is said to a reader, and never of somebody.
const ADDRESSES: [&[&str]; 2] = [
    &["you", "your", "yours"],
    &[
        "tu", "tuo", "tua", "tuoi", "tue", "te", "ti", "puoi", "vuoi", "hai", "dovresti", "prendi",
        "togli", "tieni", "ottieni", "accogli", "scegli", "giochi", "peschi", "pescane",
        "scartane",
    ],
];

/// Every box of the shelf, with what it needs, in both editions.
fn catalogs() -> Vec<Catalog> {
    let mut catalogs = Vec::new();
    for set in shelf() {
        let full = compile(&mix(&shelf(), std::slice::from_ref(&set.id)).unwrap()).unwrap();
        let editions = [Edition::First, Edition::Second];
        catalogs.extend(editions.map(|edition| full.for_table(edition, Telling::Full)));
    }
    catalogs
}

fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase)
}

#[test]
fn what_is_told_of_somebody_speaks_to_nobody() {
    for catalog in catalogs() {
        for id in catalog.ids() {
            for (language, addresses) in Language::ALL.into_iter().zip(ADDRESSES) {
                let told = told_text(&catalog, id, language);
                let found = words(&told).find(|word| addresses.contains(&word.as_str()));
                assert_eq!(found, None, "{told}");
                let text = rules_text(&catalog, id, language);
                let speaks = words(&text).any(|word| addresses.contains(&word.as_str()));
                assert!(!speaks || told != text, "{text}");
                assert_eq!(told.contains('{'), told.contains("{name}"), "{told}");
            }
        }
    }
}

#[test]
fn what_is_told_of_somebody_is_as_it_was_read() {
    let mut all = BTreeSet::new();
    for catalog in catalogs() {
        for id in catalog.ids() {
            let [en, it] = Language::ALL.map(|language| told_text(&catalog, id, language));
            if en != rules_text(&catalog, id, Language::English) {
                all.insert(format!("{en}\n{it}\n"));
            }
        }
    }
    let all: Vec<String> = all.into_iter().collect();
    let all = all.join("\n");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/told.txt");
    if std::env::var("WOE_TALES").is_ok_and(|word| word == "accept") {
        fs::write(&path, &all).unwrap();
    }
    let read = fs::read_to_string(&path).unwrap_or_default();
    assert!(read == all, "read the new texts, then WOE_TALES=accept cargo test -p woe-prose");
}

#[test]
fn every_live_law_has_a_word_of_ten_letters() {
    let mut said = 0;
    for catalog in catalogs() {
        for id in catalog.ids() {
            let card = catalog.card(id);
            let lives = card.ongoing.kinds() | card.persistent.map_or(0, |laws| laws.kinds()) != 0;
            for language in Language::ALL {
                let word = law_word(&catalog, id, language);
                assert!(word.is_some() || !lives, "{}", catalog.sheet(id).title.en);
                let length = word.as_ref().map(|word| word.chars().count());
                assert!(length.is_none_or(|it| (1..=10).contains(&it)), "{word:?}");
                said += usize::from(word.is_some());
            }
        }
    }
    assert!(said > 100, "next to nothing is said in a word: {said}");
}
