//! Are records told again that were made long ago, and with cards that were changed since?
//!
//! The records beside this file were written by the program when version 1 was the only one: with people who
//! took answers back, with bots, and by the simulation. They are never written anew.

#[path = "../common/whims.rs"]
mod whims;

use std::{fs, path::Path, process::Command};
use woe_cards::{Catalog, SetSource, compile, mix, shelf};
use woe_rules::{
    Cause, Divergence, Estranged, Header, Key, Label, Mark, Record, Recorder, Rules, Seating,
    Stream, Transcript, Version, read_record,
};

/// Every record of version 1, by name.
fn old_records() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/past");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let records = paths.filter(|path| path.extension().is_some_and(|ending| ending == "woe"));
    let name = |path: &Path| path.file_stem().unwrap().to_string_lossy().into_owned();
    let mut found: Vec<(String, String)> =
        records.map(|path| (name(&path), fs::read_to_string(path).unwrap())).collect();
    found.sort();
    assert!(found.len() >= 11, "a record of each box, of bots and of a simulation");
    found
}

fn old_record(name: &str) -> String {
    let found = old_records().into_iter().find(|(known, _)| known == name);
    found.unwrap_or_else(|| panic!("there is no record {name}")).1
}

/// The sets that a record names, as they are on the shelf.
fn sources(text: &str) -> Vec<SetSource> {
    let ids: Vec<String> = Record::sets_of(text).into_iter().map(|set| set.id).collect();
    mix(&shelf(), &ids).unwrap()
}

/// The same sets after something was changed in a file of the first one.
fn changed(text: &str, (file, from, to): (&str, &str, &str)) -> Catalog {
    let mut sources = sources(text);
    let file = sources[0].files.iter_mut().find(|known| known.name == file).unwrap();
    assert!(file.text.contains(from), "{from}");
    file.text = file.text.replace(from, to);
    compile(&sources).unwrap()
}

/// The record, read and told again with these cards.
fn retold(text: &str, catalog: &Catalog) -> Result<(), Estranged> {
    let record = read_record(text, catalog).unwrap();
    assert_eq!((record.broken, record.torn), (None, None));
    record.retold(&Rules::new(catalog, record.header.profile)).map(|_| ())
}

/// The record as it is written today by whoever goes on with it.
fn rewritten(text: &str, catalog: &Catalog) -> String {
    let record = read_record(text, catalog).unwrap();
    let rules = Rules::new(catalog, record.header.profile);
    let mut recorder = Recorder::deal(&rules, &record.header).unwrap();
    let mut marks: Vec<Mark> = Vec::new();
    for block in record.blocks.iter().skip(1) {
        let (words, thought) = match &block.cause {
            Cause::Deal => panic!("a second deal"),
            Cause::Answer { words, thought } => (words, *thought),
            Cause::TakenBack(count) => {
                let kept = marks.len() - count;
                recorder.take_back(&marks[kept]);
                marks.truncate(kept);
                continue;
            }
        };
        let (seat, action) = recorder.read_answer(words).unwrap();
        marks.push(recorder.mark());
        match thought {
            Some(iterations) => recorder.apply_thought(seat, action, iterations).unwrap(),
            None => recorder.apply(seat, action).unwrap(),
        }
    }
    recorder.drain()
}

/// A game of the base, written down as it is done today.
fn new_record() -> String {
    let catalog = compile(&mix(&shelf(), &["gloom".to_owned()]).unwrap()).unwrap();
    let mut profile = woe_rules::Profile::of(woe_cards::Edition::First);
    profile.rounds = 8;
    let rules = Rules::new(&catalog, profile);
    let header = Header::new(&catalog, profile, Seating::in_order(3, 4), Key::from_seed(5));
    let mut recorder = Recorder::deal(&rules, &header).unwrap();
    let (mut whims, mut answers) = (Stream::new(Key::from_seed(6), Label::Whim, 0), Vec::new());
    while let Some(asked) = recorder.decision() {
        rules.legal_actions(recorder.game(), &mut answers);
        recorder.apply(asked.seat, whims::any_sort(&answers, &mut whims)).unwrap();
    }
    recorder.drain()
}

#[test]
fn a_record_of_version_1_is_read_replayed_and_gone_on_with_for_ever() {
    for (name, text) in old_records() {
        let catalog = compile(&sources(&text)).unwrap();
        let record = read_record(&text, &catalog).unwrap();
        assert_eq!(record.header.version, Version::One, "{name}");
        assert_eq!(retold(&text, &catalog), Ok(()), "{name}");
        assert_eq!(rewritten(&text, &catalog), text, "{name}");
    }
}

/// Whoever reads the book alone finds nothing against them, and nothing against one of today.
#[test]
fn the_referee_follows_records_of_every_version() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let new = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new.woe");
    fs::write(&new, new_record()).unwrap();
    let mut referee = Command::new("python3");
    referee.arg("-B").arg(house.join("referee")).arg(house.join("crates/woe-rules/tests/past"));
    let said = referee.arg(new).output().expect("there is a python3");
    let told = String::from_utf8_lossy(&said.stdout);
    assert!(said.status.success(), "{told}{}", String::from_utf8_lossy(&said.stderr));
    assert_eq!(told.lines().count(), old_records().len() + 1, "{told}");
}

#[test]
fn a_new_record_is_of_version_2_and_names_cards_by_their_ids() {
    let text = new_record();
    let catalog = compile(&sources(&text)).unwrap();
    assert!(text.starts_with("woebegone record 2\n"), "{text}");
    assert!(text.contains(&format!("set gloom 1.0.0 {}\n", catalog.sets[0].played)), "{text}");
    assert!(text.contains("on melissa-slogar\n  announced | Seat 1 | was-"), "{text}");
    assert_eq!(retold(&text, &catalog), Ok(()));
    assert_eq!(rewritten(&text, &catalog), text);
}

/// Flavour, a translation, a title: the same game, word for word.
const TOLD: [(&str, &str, &str); 4] = [
    ("modifiers.toml", "He charges double for sincerity.", "Nobody listened."),
    ("modifiers.toml", "Lieti languori sul lago", "Languori"),
    (
        "families.toml",
        "title   = { en = \"Grogar\",",
        "title   = { en = \"Gregor\", was = \"Grogar\",",
    ),
    (
        "modifiers.toml",
        "{ en = \"was menaced by mice\",",
        "{ was = \"was menaced by mice\", en = \"was Harassed by Hamsters\",",
    ),
];

#[test]
fn whoever_mends_a_title_or_a_line_strands_no_record() {
    for text in [old_record("gloom"), old_record("bots"), old_record("simulated"), new_record()] {
        for change in TOLD {
            let catalog = changed(&text, change);
            assert_eq!(retold(&text, &catalog), Ok(()), "{change:?}");
            assert_eq!(rewritten(&text, &catalog), text, "{change:?}");
        }
    }
}

/// A number, an effect.
const MEANT: [(&str, &str, &str); 2] = [
    ("modifiers.toml", "top = -", "top = "),
    ("modifiers.toml", "ongoing   = [{ draw-limit = 1 }]", "ongoing   = [{ draw-limit = -1 }]"),
];

#[test]
fn a_record_knows_when_its_cards_are_others() {
    let text = new_record();
    for change in MEANT {
        let others = retold(&text, &changed(&text, change)).unwrap_err();
        let Estranged::OtherCards(sets) = others else { panic!("{others:?}") };
        assert_eq!(sets.len(), 1, "{change:?}");
        assert_eq!(sets[0].id, "gloom");
    }
}

/// An old one knows no more than its files, so it is replayed; where that differs, so did the cards.
#[test]
fn an_old_record_is_told_otherwise_by_other_cards() {
    let text = old_record("simulated");
    for change in MEANT {
        let others = retold(&text, &changed(&text, change)).unwrap_err();
        assert!(matches!(others, Estranged::Diverged(..)), "{change:?}: {others:?}");
    }
}

#[test]
fn a_record_without_a_card_or_without_its_box_can_still_be_read_as_it_stands() {
    for text in [old_record("gloom"), new_record()] {
        let mut sources = sources(&text);
        let events = sources[0].files.iter_mut().find(|file| file.name == "events.toml").unwrap();
        let second = events.text.match_indices("[[event]]").nth(1).unwrap().0;
        let first = events.text.find("[[event]]").unwrap();
        events.text.replace_range(first..second, "");
        let poorer = compile(&sources).unwrap();
        assert!(retold(&text, &poorer).is_err(), "a card was taken out");
        let other = compile(&mix(&shelf(), &["munchkin".to_owned()]).unwrap()).unwrap();
        assert!(read_record(&text, &other).is_err(), "the box is gone");
        let transcript = Transcript::read(&text).unwrap();
        assert_eq!((transcript.broken, transcript.torn), (None, None));
        assert_eq!(transcript.sets(), Record::sets_of(&text));
        assert!(transcript.players().len() >= 2 && transcript.standing().len() > 20);
        let tampered = text.replacen("  turn began", "  turn ended", 1);
        assert!(Transcript::read(&tampered).unwrap().broken.is_some());
    }
}

#[test]
fn a_divergence_says_on_which_line() {
    let text = old_record("simulated");
    let others = retold(&text, &changed(&text, MEANT[0])).unwrap_err();
    let Estranged::Diverged(line, Divergence::Refused(_)) = others else { panic!("{others:?}") };
    assert!(text.lines().nth(line - 1).unwrap().starts_with("> "), "line {line}");
}
