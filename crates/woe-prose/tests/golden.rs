//! Does a whole game read as it did?
//!
//! One game of random players for each edition and each number of seats. If one reads differently, read the difference:
//! it is a change that players will notice.

use std::{fs, path::Path};
use woe_cards::Edition;
use woe_prose::{Language, Narrator};
use woe_rules::{Beat, Key, Label, Profile, Rules, Seating, Stream};

/// How to write down what is told now.
const ACCEPT: &str = "WOE_TALES=accept cargo test --package woe-prose --test golden";
const PLAYERS: [&str; 5] = ["Ann", "Bob", "Cleo", "Dora", "Eve"];

#[test]
fn first_edition_games_read_as_they_did() {
    (2..=5).for_each(|seats| check(Edition::First, seats));
}

#[test]
fn second_edition_games_read_as_they_did() {
    (2..=5).for_each(|seats| check(Edition::Second, seats));
}

fn check(edition: Edition, seats: usize) {
    let name = format!("{}-{seats}.txt", edition.word());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(&name);
    let told = play(edition, seats);
    if accepts() {
        fs::create_dir_all(path.parent().expect("a file lies in a folder"))
            .expect("it can be made");
        fs::write(&path, &told).expect("a game can be written down");
    }
    let before = fs::read_to_string(&path).unwrap_or_default();
    if let Some(line) = first_difference(&before, &told) {
        let [was, is] = [&before, &told].map(|text| text.lines().nth(line).unwrap_or("(nothing)"));
        panic!(
            "{name} differs from line {}:\n- {was}\n+ {is}\nif that is right: {ACCEPT}",
            line + 1
        );
    }
}

fn first_difference(before: &str, after: &str) -> Option<usize> {
    if before == after {
        return None;
    }
    let same = before.lines().zip(after.lines()).take_while(|(before, after)| before == after);
    Some(same.count())
}

/// A game of random players, told beat by beat, with the reckoning.
fn play(edition: Edition, seats: usize) -> String {
    let rules = Rules::new(&gloom(), Profile::of(edition));
    let names: Vec<String> = PLAYERS[..seats].iter().map(|name| (*name).to_owned()).collect();
    let key = Key::from_seed(seats as u64);
    let mut whim = Stream::new(key, Label::Whim, 0);
    let mut beats: Vec<Beat> = Vec::new();
    let seating = Seating::in_order(seats, rules.catalog.families.len());
    let mut game = rules.deal_to(&seating, key, &mut beats).expect("the table can be laid");
    let mut actions = Vec::new();
    while rules.decision(&game).is_some() {
        actions.clear();
        rules.legal_actions(&game, &mut actions);
        let action = actions[whim.below(actions.len() as u32) as usize];
        rules.carry_out(&mut game, action, &mut beats);
    }
    let narrator = Narrator::new(&rules, game.table(), &names, Language::English);
    let mut lines: Vec<String> = beats.into_iter().map(|beat| narrator.tell(beat)).collect();
    lines.extend(narrator.reckoning(&rules, &game));
    lines.push(String::new());
    lines.join("\n")
}

fn gloom() -> woe_cards::Catalog {
    woe_cards::compile(&woe_cards::shelf()).expect("the base set has no mistakes")
}

/// Whether what is told now is to be written down.
fn accepts() -> bool {
    std::env::var("WOE_TALES").is_ok_and(|wish| wish == "accept")
}
