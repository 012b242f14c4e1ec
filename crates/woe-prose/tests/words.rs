//! Do the language files and the code agree?

use std::{collections::BTreeSet, fs, path::Path};
use woe_prose::{Language, Value, say};

const FILES: [(&str, &str); 2] =
    [("en.ftl", include_str!("../lang/en.ftl")), ("it.ftl", include_str!("../lang/it.ftl"))];

#[test]
fn every_language_has_the_same_keys_in_the_same_order() {
    let [(_, english), (_, italian)] = FILES;
    assert_eq!(outline(english), outline(italian));
}

#[test]
fn every_key_that_is_said_exists() {
    let keys: BTreeSet<&str> = keys(FILES[0].1).collect();
    let missing: Vec<String> =
        said_in_the_code().into_iter().filter(|key| !keys.contains(key.as_str())).collect();
    assert!(missing.is_empty(), "add these keys to the language files: {missing:?}");
    for (name, file) in FILES {
        let missing: Vec<&str> = named_by_others(file).filter(|key| !keys.contains(key)).collect();
        assert!(missing.is_empty(), "{name} names keys that are not there: {missing:?}");
    }
}

#[test]
fn every_key_is_said() {
    let mut said = said_in_the_code();
    said.extend(FILES.iter().flat_map(|(_, file)| named_by_others(file)).map(str::to_owned));
    let unsaid: Vec<&str> = keys(FILES[0].1).filter(|&key| !said.contains(key)).collect();
    assert!(unsaid.is_empty(), "remove these keys, for nobody says them: {unsaid:?}");
}

#[test]
fn every_key_looks_like_a_key() {
    for key in FILES.iter().flat_map(|(_, file)| keys(file)) {
        assert!(is_key(key), "give {key} a hyphen and lower case");
    }
}

#[test]
fn a_key_that_nobody_knows_is_said_as_it_is() {
    assert_eq!(say(Language::Italian, "no-such-key", &[]), "no-such-key");
}

#[test]
fn numbers_up_to_ten_are_words() {
    let cards = |language, count: u8| say(language, "card-count", &[("count", Value::from(count))]);
    assert_eq!(
        [1, 2, 10, 11].map(|n| cards(Language::English, n)),
        ["a card", "two cards", "ten cards", "11 cards"]
    );
    assert_eq!(
        [1, 2, 10, 11].map(|n| cards(Language::Italian, n)),
        ["una carta", "due carte", "dieci carte", "11 carte"]
    );
}

#[test]
fn a_language_is_found_by_its_letters() {
    assert_eq!(Language::named("it_IT.UTF-8"), Some(Language::Italian));
    assert_eq!(Language::named("EN-gb"), Some(Language::English));
    assert_eq!(Language::named("C"), None);
}

/// Section headings and keys, in order.
fn outline(file: &str) -> Vec<&str> {
    let is_heading = |line: &&str| line.starts_with("## ");
    file.lines().filter_map(|line| Some(line).filter(is_heading).or_else(|| key(line))).collect()
}

fn keys(file: &str) -> impl Iterator<Item = &str> {
    file.lines().filter_map(key)
}

fn key(line: &str) -> Option<&str> {
    let (key, _) = line.split_once(" =")?;
    key.starts_with(|letter: char| letter.is_ascii_lowercase()).then_some(key)
}

/// Keys that stand in the braces of another message.
fn named_by_others(file: &str) -> impl Iterator<Item = &str> {
    file.split('{').skip(1).filter_map(|rest| {
        let name = rest.split(['}', '\n']).next()?.trim();
        name.starts_with(|letter: char| letter.is_ascii_lowercase()).then_some(name)
    })
}

/// Every literal of the code that looks like a key.
fn said_in_the_code() -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    say_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut said);
    said
}

fn say_all(folder: &Path, said: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the crate has a folder of code") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            say_all(&path, said);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let code = fs::read_to_string(path).expect("code is text");
            said.extend(code.split('"').filter(|literal| is_key(literal)).map(str::to_owned));
        }
    }
}

fn is_key(word: &str) -> bool {
    let plain =
        |part: &str| !part.is_empty() && part.bytes().all(|letter| letter.is_ascii_lowercase());
    word.contains('-') && word.split('-').all(plain)
}
