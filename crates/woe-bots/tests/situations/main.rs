//! Do players who think avoid what everybody at the table would laugh at?
//!
//! A situation is a small tale in one of the texts beside this file, written like those of docs/tales.md:
//! a table, what was answered so far, and what Ann must answer now or must not. It is there only if the
//! rules and the aim of the game leave no doubt.

mod asking;
mod page;

use page::Situation;
use std::sync::Arc;
use woe_cards::{compile, mix, shelf};
use woe_rules::{Profile, Rules};

/// What the page calls its list.
const HEADING: &str = "\n## What nobody does\n";
const BOTS_PAGE: &str = include_str!("../../../../docs/bots.md");

/// Every text with the sets that it is about, in the page's order.
const TEXTS: [(&str, &[&str], &str); 8] = [
    ("modifiers", &["gloom"], include_str!("modifiers.txt")),
    ("deaths", &["gloom"], include_str!("deaths.txt")),
    ("endings", &["gloom"], include_str!("endings.txt")),
    ("responses", &["gloom"], include_str!("responses.txt")),
    ("events", &["gloom"], include_str!("events.txt")),
    ("choices", &["gloom"], include_str!("choices.txt")),
    (
        "expansions",
        &["unhappy-homes", "unwelcome-guests", "unquiet-dead"],
        include_str!("expansions.txt"),
    ),
    ("stories", &["fairytale"], include_str!("stories.txt")),
];

/// Asks every level from the Governess up in every situation of a text.
fn nobody_blunders(named: &str) {
    let (_, sets, text) =
        TEXTS.into_iter().find(|(name, ..)| *name == named).expect("there is such a text");
    let rules = rules(sets);
    let situations = Situation::read_all(&rules, text);
    let blunders: Vec<String> =
        situations.iter().flat_map(|situation| situation.blunders(&rules)).collect();
    assert!(blunders.is_empty(), "{} blunders:\n{}", blunders.len(), blunders.join("\n"));
}

fn rules(sets: &[&str]) -> Arc<Rules> {
    let sets: Vec<String> = sets.iter().map(ToString::to_string).collect();
    let mixed = mix(&shelf(), &sets).expect("the sets are on the shelf");
    let full = compile(&mixed).expect("the sets that come along compile");
    Rules::new(&full, Profile::of(full.sets[0].profile))
}

#[test]
fn nobody_blunders_with_modifiers() {
    nobody_blunders("modifiers");
}

#[test]
fn nobody_blunders_with_deaths() {
    nobody_blunders("deaths");
}

#[test]
fn nobody_blunders_at_the_end() {
    nobody_blunders("endings");
}

#[test]
fn nobody_blunders_in_response() {
    nobody_blunders("responses");
}

#[test]
fn nobody_blunders_with_events() {
    nobody_blunders("events");
}

#[test]
fn nobody_blunders_when_choosing() {
    nobody_blunders("choices");
}

#[test]
fn nobody_blunders_with_the_expansions() {
    nobody_blunders("expansions");
}

#[test]
fn nobody_blunders_with_tales() {
    nobody_blunders("stories");
}

#[test]
fn the_page_lists_every_situation_and_no_other() {
    let rows_of = |(name, sets, text): (&'static str, &[&str], &str)| {
        let situations = Situation::read_all(&rules(sets), text).into_iter();
        situations.map(move |situation| format!("| {name} | {} |", situation.title))
    };
    let expected: Vec<String> = TEXTS.into_iter().flat_map(rows_of).collect();
    let section = BOTS_PAGE.split_once(HEADING).expect("the page has the section").1;
    let section = section.split("\n## ").next().unwrap_or(section);
    let rows: Vec<&str> = section.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert_eq!(rows, expected, "docs/bots.md should have these rows:\n{}", expected.join("\n"));
}
