//! Has somebody drawn what every Event shows, and said what it is?

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};
use woe_cards::{compile, mix, shelf};
use woe_wire::{CardSheet, CatalogPage, Joined, Says, Text};

/// What fits on a card and is still cut from paper.
const BYTES_MAX: u64 = 4096;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The Events of one box.
fn events(id: &str) -> Vec<CardSheet> {
    let sources = mix(&shelf(), &[id.to_owned()]).expect("the box is on the shelf");
    let catalog = compile(&sources).expect("the shelf is without mistakes");
    let nothing = || Text { en: String::new(), it: String::new() };
    let says = || Says { text: nothing(), told: nothing(), word: None, either: None };
    let joined = |_: &str| Joined { su: String::new(), da: String::new(), a: String::new() };
    let page = CatalogPage::of(&catalog, "first", |_| says(), joined);
    let set = page.sets.iter().position(|set| set.id == id).expect("the box is in its mix");
    let own = page.cards.into_iter().filter(|card| usize::from(card.set) == set);
    own.filter(|card| card.kind == "event").collect()
}

/// A file that an Event shows: its own, or the scene of what it does.
fn picture(id: &str, event: &CardSheet) -> PathBuf {
    let own = root().join(format!("sets/{id}/art/events/{}.svg", event.slug));
    let scene = event.scene.as_deref().expect("an Event has a scene");
    let shared = root().join(format!("web/src/art/events/{scene}.svg"));
    if own.exists() { own } else { shared }
}

fn names(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).expect("somebody has drawn there");
    files.map(|file| file.unwrap().path().file_stem().unwrap().to_str().unwrap().into()).collect()
}

#[test]
fn every_event_shows_a_picture_that_few_others_show() {
    for source in shelf() {
        let (id, events) = (&source.id, events(&source.id));
        let mut shown: BTreeMap<PathBuf, usize> = BTreeMap::new();
        for event in &events {
            let file = picture(id, event);
            let size = fs::metadata(&file).map(|file| file.len()).unwrap_or_default();
            assert!((1..=BYTES_MAX).contains(&size), "{id}: {} has {size} bytes", file.display());
            *shown.entry(file).or_default() += 1;
        }
        let most = shown.values().max().copied().unwrap_or_default();
        assert!(most <= events.len().div_ceil(5), "{id}: one picture for {most} Events");
    }
}

#[test]
fn every_box_has_pictures_of_its_own_and_says_what_they_show() {
    for source in shelf() {
        let (id, events) = (&source.id, events(&source.id));
        let drawn = names(&root().join(format!("sets/{id}/art/events")));
        assert!(drawn.len() >= 3, "{id}");
        let told = events.iter().filter(|event| event.likeness.is_some());
        assert_eq!(told.map(|event| event.slug.clone()).collect::<BTreeSet<_>>(), drawn, "{id}");
        let words = events.iter().filter_map(|event| event.likeness.as_ref());
        for words in words.flat_map(|text| [&text.en, &text.it]) {
            assert!(words.split_whitespace().count() <= 10, "{id}: {words}");
        }
    }
}

#[test]
fn every_scene_is_told_in_every_language() {
    let drawn = names(&root().join("web/src/art/events"));
    for lang in ["en", "it"] {
        let file = root().join(format!("crates/woe-prose/lang/page.{lang}.ftl"));
        let page = fs::read_to_string(file).unwrap();
        let told = page.split("event-scene = ").nth(1).and_then(|rest| rest.split("\n}").next());
        let lines = told.expect("scenes are told").lines().skip(1);
        let words = lines.filter_map(|line| line.split(['[', ']']).nth(1));
        assert_eq!(words.map(str::to_owned).collect::<BTreeSet<_>>(), drawn, "{lang}");
    }
}
