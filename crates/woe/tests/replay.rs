//! Are records told, and is tampering found?

mod shell;

use serde_json::Value;
use shell::{complains, folder, out_of, woe, woe_with};
use std::{fs, path::PathBuf};
use woe_cards::{compile, mix, shelf};
use woe_prose::{Chronicler, Grain, Language, Narrator};
use woe_rules::{Glimpse, Rules, read_record};

/// A recorded game in a folder of that name.
fn record(name: &str, more: &[&str]) -> PathBuf {
    let folder = folder(name);
    let mut words = vec!["simulate", "--games", "1", "--records", folder.to_str().unwrap()];
    words.extend(more);
    out_of(&words);
    folder.join("game-000000.woe")
}

fn words<'a>(file: &'a std::path::Path, more: &[&'a str]) -> Vec<&'a str> {
    let mut words = vec!["replay", file.to_str().unwrap()];
    words.extend(more);
    words
}

#[test]
fn a_record_is_told_as_a_story() {
    let file = record("told", &["--seed", "3"]);
    let told = out_of(&words(&file, &[]));
    for part in ["Ann: ", "turn begins", " plays “", " shows ", "The story is over", "win"] {
        assert!(told.contains(part), "no \"{part}\" in {told}");
    }
    let italian = out_of(&words(&file, &["--lang", "it"]));
    assert!(!italian.contains("turn begins") && italian.lines().count() == told.lines().count());
}

/// What is told is what one chronicler hears of the whole game; only faces and the reckoning stand beside it.
#[test]
fn every_box_is_told_in_the_sentences_of_one_chronicler() {
    for set in shelf() {
        let file = record(&format!("chronicle-{}", set.id), &["--set", &set.id, "--players", "3"]);
        let text = fs::read_to_string(&file).unwrap();
        let catalog = compile(&mix(&shelf(), std::slice::from_ref(&set.id)).unwrap()).unwrap();
        let read = read_record(&text, &catalog).unwrap();
        let rules = Rules::new(&catalog, read.header.profile);
        let mut beats = Vec::new();
        let game = read.replay(&rules, |_, _, _, more| {
            beats.extend(more.iter().map(|beat| beat.map(Glimpse::Known)));
        });
        let game = game.unwrap();
        let sayings = Chronicler::new(Grain::Lines).hear(&beats);
        for (language, word) in Language::ALL.into_iter().zip(["en", "it"]) {
            let narrator = Narrator::new(&rules, game.table(), &read.header.players, language);
            let told = out_of(&words(&file, &["--lang", word]));
            let lines = told.lines().skip_while(|line| !line.is_empty());
            let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("    "));
            let lines: Vec<&str> = lines.map(str::trim).collect();
            let sentences: Vec<String> =
                sayings.iter().filter_map(|saying| narrator.say(saying)).collect();
            assert_eq!(lines[..sentences.len()], sentences, "{}", set.id);
            assert!(lines.len() > sentences.len());
        }
    }
}

#[test]
fn whoever_has_no_family_is_told_as_what_they_are() {
    let opening = |file: &std::path::Path, more: &[&str]| {
        let told = out_of(&words(file, more));
        told.split("\n\n").next().unwrap().to_owned()
    };
    let last = |file: &std::path::Path| -> Value {
        serde_json::from_str(out_of(&words(file, &["--json"])).lines().last().unwrap()).unwrap()
    };
    let tale = record("no-family", &["--set", "fairytale", "--players", "2"]);
    let told = opening(&tale, &[]);
    assert!(told.ends_with(", second edition\n  Ann\n  Bob"), "{told}");
    assert!(opening(&tale, &["--lang", "it"]).contains(", seconda edizione\n"));
    assert_eq!(last(&tale)["family_values"][0]["family"], Value::Null);
    let five = record("misfits", &["--players", "5"]);
    assert!(opening(&five, &[]).contains(": the misfits"));
    assert!(opening(&five, &["--lang", "it"]).contains(": i reietti"));
    let end = last(&five);
    let families = end["family_values"].as_array().unwrap();
    assert!(families.iter().any(|seat| seat["family"] == "misfits"), "{end}");
}

#[test]
fn every_beat_is_a_json_line() {
    let file = record("json", &["--players", "3", "--profile", "second"]);
    let text = fs::read_to_string(&file).unwrap();
    let beats = text.lines().filter(|line| line.starts_with("  ")).count();
    let told = out_of(&words(&file, &["--json"]));
    let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (end, lines) = lines.split_last().unwrap();
    assert_eq!(lines.len(), beats);
    for (index, line) in lines.iter().enumerate() {
        assert_eq!(line["n"], index + 1);
        if line["beat"] == "laid" {
            assert!(line["seat"].is_string() && line["card"].is_string(), "{line}");
            assert_eq!(line["stack"]["character"], line["character"]);
            let pathos = line["stack"]["pathos"].as_array().unwrap();
            let sum: i64 = pathos.iter().map(|points| points.as_i64().unwrap()).sum();
            assert_eq!(line["stack"]["self_worth"], sum);
        }
    }
    assert_eq!(end["end"], true);
    check_end(end);
}

/// Three wands are three. [TALE-5]
#[test]
fn an_icon_is_told_as_often_as_it_shows() {
    let file = record("icons", &["--set", "fairytale", "--seed", "5"]);
    let told = out_of(&words(&file, &["--json"]));
    let lines = told.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let laid = lines.filter(|line| line["card"] == "wasted three wishes" && line["beat"] == "laid");
    let wands = |line: Value| {
        let icons = line["stack"]["icons"].as_array().unwrap();
        icons.iter().filter(|icon| **icon == "wand").count()
    };
    let most = laid.map(wands).max().expect("the wishes were wasted");
    assert!(most >= 2, "two are printed on the card itself");
}

/// The Family Values are those of the characters, and the lowest win.
fn check_end(end: &Value) {
    let families = end["family_values"].as_array().unwrap();
    assert_eq!(families.len(), 3);
    let value = |family: &Value| family["value"].as_i64().unwrap();
    let lowest = families.iter().map(value).min().unwrap();
    for family in families {
        let characters = family["characters"].as_array().unwrap();
        let sum: i64 = characters.iter().map(|one| one["worth"].as_i64().unwrap()).sum();
        assert_eq!(value(family), sum);
        let wins = end["winners"].as_array().unwrap().contains(&family["seat"]);
        assert_eq!(wins, sum == lowest);
    }
}

/// What shows after the last beat on a stack is what is counted at the end.
#[test]
fn the_last_face_of_a_living_or_dead_character_agrees_with_the_end() {
    let file = record("faces", &["--seed", "11"]);
    let told = out_of(&words(&file, &["--json"]));
    let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let end = lines.last().unwrap();
    let families = end["family_values"].as_array().unwrap();
    for one in families.iter().flat_map(|family| family["characters"].as_array().unwrap()) {
        let stacks = lines.iter().rev().flat_map(|line| [&line["stack"], &line["from_stack"]]);
        let mut shown = stacks.filter(|stack| stack["character"] == one["character"]);
        let is_dead = shown.next().is_some_and(|stack| stack["living"] == false);
        assert_eq!(one["dead"], is_dead, "{one}");
    }
}

#[test]
fn an_untouched_record_is_verified() {
    let file = record("intact", &[]);
    let said = out_of(&words(&file, &["--verify"]));
    assert!(said.contains("intact") && said.contains("the same: gloom"), "{said}");
    assert!(said.contains("finished") && !said.contains("unfinished"), "{said}");
    let piped = woe_with(&["replay", "-", "--verify"], &fs::read(&file).unwrap());
    assert_eq!((piped.code, piped.out), (0, said));
}

#[test]
fn a_changed_line_is_named() {
    let file = record("tampered", &[]);
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().rposition(|line| line.starts_with("  drawn | ")).unwrap();
    let mut changed = lines.clone();
    changed[at] = "  drawn | Ann | body-thief";
    fs::write(&file, changed.join("\n") + "\n").unwrap();
    let said = woe(&words(&file, &["--verify"]));
    assert_eq!(said.code, 1, "{}", said.out);
    assert!(said.out.contains("broken"), "{}", said.out);
    assert!(said.out.contains(&format!("differs, line {}:", at + 1)), "{}", said.out);
    let told = woe(&words(&file, &[]));
    assert_eq!(told.code, 1);
    assert!(told.err.contains(&format!("line {}", at + 1)), "{}", told.err);
}

#[test]
fn a_forged_link_is_found_although_the_game_is_the_same() {
    let file = record("forged", &[]);
    let text = fs::read_to_string(&file).unwrap();
    let at = text.lines().position(|line| line.starts_with("= ")).unwrap() + 1;
    let forged = text.replacen("\n= ", "\n= 0", 1);
    fs::write(&file, &forged).unwrap();
    let said = woe(&words(&file, &["--verify"]));
    assert_eq!(said.code, 1);
    assert!(said.out.contains(&format!("broken, lines 1 to {at}:")), "{}", said.out);
    assert!(said.out.contains("replay  the same"), "{}", said.out);
    complains(&words(&file, &[]), 1, &["the chain is broken"]);
}

#[test]
fn a_record_that_stops_early_is_told_as_far_as_it_goes() {
    let file = record("early", &[]);
    let text = fs::read_to_string(&file).unwrap();
    let end = text.match_indices("\n> ").nth(40).unwrap().0 + 1;
    fs::write(&file, &text[..end]).unwrap();
    assert!(out_of(&words(&file, &["--verify"])).contains("unfinished"));
    let told = out_of(&words(&file, &["--json"]));
    let end: Value = serde_json::from_str(told.lines().last().unwrap()).unwrap();
    assert_eq!((&end["finished"], &end["winners"]), (&false.into(), &Value::Array(vec![])));
    let story = out_of(&words(&file, &[]));
    assert!(!story.contains(" wins") && !story.contains("share the victory"), "{story}");
}

#[test]
fn a_record_torn_in_the_middle_of_an_answer_is_told_up_to_it() {
    let file = record("torn", &[]);
    let text = fs::read_to_string(&file).unwrap();
    let end = text.match_indices("\n> ").nth(40).unwrap().0 + 1;
    let line = text[..end].lines().count() + 1;
    fs::write(&file, &text[..end + 9]).unwrap();
    let said = woe(&words(&file, &["--verify"]));
    assert_eq!(said.code, 1);
    for expected in ["chain   intact", &format!("torn: the answer on line {line}"), "unfinished"] {
        assert!(said.out.contains(expected), "{expected}: {}", said.out);
    }
    let told = woe(&words(&file, &[]));
    assert!(told.out.contains("turn begins") && told.err.contains(&format!("line {line}")));
}

#[test]
fn what_is_no_record_is_told_apart() {
    let folder = folder("foreign");
    let cases: [(&str, &[u8], &str); 6] = [
        ("empty", b"", "it is empty"),
        ("binary", b"\x00\xff\xfe\x01", "not UTF-8"),
        ("letter", b"Dear aunt,\nthe weather is fine.\n", "it begins with \"Dear aunt,\""),
        ("title", b"woebegone record 1\n", "header"),
        ("newer", b"woebegone record 3\nset gloom 1 x\n", "woebegone record 2"),
        ("unknown", b"woebegone record 1\nset lodgers 1.0.0 00\n", "--sets DIR"),
    ];
    for (name, bytes, expected) in cases {
        let file = folder.join(name);
        fs::write(&file, bytes).unwrap();
        complains(&words(&file, &[]), 2, &[expected]);
        complains(&words(&file, &["--json"]), 2, &[expected]);
        complains(&words(&file, &["--verify"]), 1, &[expected]);
    }
    complains(&words(&folder.join("nowhere"), &[]), 2, &["nowhere"]);
    complains(&words(&folder, &[]), 2, &["foreign"]);
    complains(&["replay"], 2, &["FILE"]);
}

/// Whatever happens to a file, the command answers and does not fall over.
#[test]
fn damaged_records_are_never_verified() {
    let file = record("damaged", &["--players", "2", "--characters", "2"]);
    let text = fs::read(&file).unwrap();
    for step in 1..40 {
        let mut damaged = text.clone();
        let at = text.len() * step / 40;
        match step % 4 {
            0 => damaged.truncate(at),
            1 => damaged[at] ^= 1,
            2 => damaged.insert(at, b'\n'),
            _ => drop(damaged.drain(at..(at + 70).min(text.len()))),
        }
        fs::write(&file, &damaged).unwrap();
        let said = woe(&words(&file, &["--verify"]));
        assert_eq!(said.code, 1, "step {step}: {}{}", said.out, said.err);
        assert!(woe(&words(&file, &["--json"])).code > 0, "step {step}");
    }
}

/// The base game in a folder, with something changed in a file of it.
fn changed_set(name: &str, (file, from, to): (&str, &str, &str)) -> PathBuf {
    let folder = folder(name).join("gloom");
    fs::create_dir_all(&folder).unwrap();
    let house = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../sets/gloom");
    for entry in fs::read_dir(house).unwrap().map(|entry| entry.unwrap()) {
        if entry.path().extension().is_some_and(|ending| ending == "toml") {
            fs::copy(entry.path(), folder.join(entry.file_name())).unwrap();
        }
    }
    let text = fs::read_to_string(folder.join(file)).unwrap();
    assert!(text.contains(from), "{from}");
    fs::write(folder.join(file), text.replacen(from, to, 1)).unwrap();
    folder
}

#[test]
fn a_record_is_told_and_verified_after_words_were_mended() {
    let file = record("mended", &["--seed", "3"]);
    let old = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../woe-rules/tests/past/simulated.woe");
    for (at, change) in [
        ("modifiers.toml", "He charges double", "He charges triple"),
        (
            "modifiers.toml",
            "{ en = \"was menaced by mice\",",
            "{ was = \"was menaced by mice\", en = \"met Mice\",",
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let folder = changed_set(&format!("mended-{at}"), change);
        let sets = ["--sets", folder.to_str().unwrap()];
        let before = out_of(&words(&file, &[])).replace("was menaced by mice", "met Mice");
        let after = out_of(&words(&file, &sets)).replace("was menaced by mice", "met Mice");
        assert_eq!(after, before);
        for file in [&file, &old] {
            let verified = out_of(&words(file, &[&sets[..], &["--verify"]].concat()));
            assert!(verified.contains("replay  the same"), "{verified}");
        }
    }
}

#[test]
fn a_record_whose_cards_are_others_is_told_as_it_was_written_down() {
    let file = record("others", &["--seed", "3"]);
    for (at, change) in [
        ("modifiers.toml", "bottom = 20", "bottom = 25"),
        ("modifiers.toml", "draw-limit = 1", "draw-limit = -1"),
        ("events.toml", "only      = \"first\"", "only      = \"second\""),
    ]
    .into_iter()
    .enumerate()
    {
        let folder = changed_set(&format!("others-{at}"), change);
        let sets = ["--sets", folder.to_str().unwrap()];
        let told = out_of(&words(&file, &sets));
        let first =
            "This record was played with other cards than are here (gloom 1.0.0); it is told";
        assert!(told.starts_with(first), "{told}");
        for part in ["Ann's turn begins", "Ann plays “", "The story is over"] {
            assert!(told.contains(part), "no \"{part}\" in {told}");
        }
        let verified = woe(&words(&file, &[&sets[..], &["--verify"]].concat()));
        assert_eq!(verified.code, 1);
        for part in ["chain   intact", "and other cards", "replay  none: with other cards"] {
            assert!(verified.out.contains(part), "no \"{part}\" in {}", verified.out);
        }
        complains(&words(&file, &[&sets[..], &["--json"]].concat()), 1, &["other cards"]);
    }
}

#[test]
fn a_record_whose_box_is_gone_is_told_as_it_was_written_down() {
    let lodgers =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/lodgers");
    let sets = ["--set", "lodgers", "--sets", lodgers.to_str().unwrap()];
    let file = record("gone", &sets);
    let told = out_of(&words(&file, &["--lang", "it"]));
    assert!(told.starts_with("Questa partita fu giocata con carte diverse"), "{told}");
    assert!(told.contains("(lodgers 1.0.0)"), "{told}");
    // What is still here is called by its name in that language, and what is gone as the record has it.
    assert!(told.contains("«Torva turba di topi»"), "{told}");
    assert!(told.contains("«shared the scullery with strangers»"), "{told}");
    let verified = woe(&words(&file, &["--verify"]));
    assert_eq!(verified.code, 1);
    for part in ["chain   intact", "not here: lodgers 1.0.0", "replay  none: without its cards"] {
        assert!(verified.out.contains(part), "no \"{part}\" in {}", verified.out);
    }
    complains(&words(&file, &["--json"]), 2, &["--sets DIR"]);
    complains(&words(&file, &["--check-bots"]), 2, &["--sets DIR"]);
    // A changed line shows all the same.
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replacen("  turn began", "  turn ended", 1)).unwrap();
    complains(&words(&file, &[]), 2, &["lodgers"]);
}
