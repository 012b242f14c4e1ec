//! Does a whole game read as it did?
//!
//! One game of random players for each edition and each number of seats, and one for each box. If one reads differently,
//! read the difference: it is a change that players will notice.

use std::{fs, path::Path};
use woe_cards::{Catalog, Edition, SetSource, SourceFile, base, compile, mix, shelf};
use woe_prose::{Chronicler, Grain, Language, Narrator};
use woe_rules::{Beat, Glimpse, Key, Label, Profile, Rules, Seating, Stream};

/// How to write down what is told now.
const ACCEPT: &str = "WOE_TALES=accept cargo test --package woe-prose --test golden";
const PLAYERS: [&str; 5] = ["Ann", "Bob", "Cleo", "Dora", "Eve"];

#[test]
fn first_edition_games_read_as_they_did() {
    for seats in 2..=5 {
        check(&format!("first-{seats}.txt"), &play(&catalog(&["gloom"]), Edition::First, seats));
    }
}

#[test]
fn second_edition_games_read_as_they_did() {
    for seats in 2..=5 {
        check(&format!("second-{seats}.txt"), &play(&catalog(&["gloom"]), Edition::Second, seats));
    }
}

#[test]
fn a_game_of_every_box_reads_as_it_did() {
    for set in shelf().iter().skip(1) {
        let catalog = catalog(&[&set.id]);
        check(&format!("{}-3.txt", set.id), &play(&catalog, catalog.sets[0].profile, 3));
    }
}

#[test]
fn a_game_with_all_expansions_reads_as_it_did() {
    let all: Vec<String> = shelf().into_iter().map(|set| set.id).collect();
    let mixed =
        ["gloom", "unhappy-homes", "unwelcome-guests", "unfortunate-expeditions", "unquiet-dead"];
    assert!(mixed.iter().all(|id| all.iter().any(|known| known == id)));
    let catalog = catalog(&mixed);
    check("all-5.txt", &play(&catalog, Edition::First, 5));
    check("all-second-4.txt", &play(&catalog, Edition::Second, 4));
}

#[test]
fn a_game_with_the_example_set_reads_as_it_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/lodgers");
    let file = |name: &str| {
        let text = fs::read_to_string(folder.join(name)).expect("the example is there");
        SourceFile { name: name.into(), text }
    };
    let files = ["set.toml", "cards.toml"].map(file).into();
    let mut sources = base();
    sources.push(SetSource { id: "lodgers".into(), files });
    let catalog = compile(&sources).expect("the example has no mistakes");
    check("lodgers-3.txt", &play(&catalog, Edition::First, 3));
}

fn check(name: &str, told: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if accepts() {
        fs::create_dir_all(path.parent().expect("a file lies in a folder"))
            .expect("it can be made");
        fs::write(&path, told).expect("a game can be written down");
    }
    let before = fs::read_to_string(&path).unwrap_or_default();
    if let Some(line) = first_difference(&before, told) {
        let [was, is] = [&*before, told].map(|text| text.lines().nth(line).unwrap_or("(nothing)"));
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
fn play(catalog: &Catalog, edition: Edition, seats: usize) -> String {
    let rules = Rules::new(catalog, Profile::of(edition));
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
    let mut lines = told(&narrator, &beats);
    lines.extend(narrator.reckoning(&rules, &game));
    lines.push(String::new());
    lines.join("\n")
}

/// The beats as sentences, each by itself, by one who remembers who has which Guest and which Story.
fn told(narrator: &Narrator<'_>, beats: &[Beat]) -> Vec<String> {
    let known: Vec<Beat<Glimpse>> = beats.iter().map(|beat| beat.map(Glimpse::Known)).collect();
    let sayings = Chronicler::new(Grain::Beats).hear(&known);
    let beats =
        sayings.iter().flat_map(|saying| saying.beats().map(|beat| (beat, saying.before())));
    beats.map(|(beat, before)| narrator.tell_of(beat, before)).collect()
}

fn catalog(sets: &[&str]) -> Catalog {
    let ids: Vec<String> = sets.iter().map(|id| (*id).to_owned()).collect();
    let sources = mix(&shelf(), &ids).expect("the sets are on the shelf");
    compile(&sources).expect("the sets of the shelf have no mistakes")
}

/// Whether what is told now is to be written down.
fn accepts() -> bool {
    std::env::var("WOE_TALES").is_ok_and(|wish| wish == "accept")
}
