//! Can somebody begin a set of their own, and go on with it?

mod shell;

use shell::{complains, folder, out_of, woe};
use std::fs;

/// Begins a set in a folder of that name, and says where it is.
fn begun(name: &str, words: &[&str]) -> String {
    let parent = folder(name);
    let parent = parent.to_str().unwrap();
    let said = out_of(&[&["cards", "new"], words, &["--in", parent]].concat());
    assert!(said.contains("woe cards check") && said.contains("woe serve --sets"), "{said}");
    format!("{parent}/{}", words[0])
}

#[test]
fn an_expansion_begins_without_a_mistake() {
    let set = begun("new-expansion", &["wet-weekend"]);
    let said = out_of(&["cards", "check", &set]);
    assert!(said.starts_with("wet-weekend: 5 cards, no mistakes\n"), "{said}");
    assert!(said.ends_with("\n5 tales as written\n"), "{said}");
    let listed = out_of(&["cards", "list", "--sets", &set, "--set", "wet-weekend"]);
    assert_eq!(listed.lines().count(), 5);
    let text = fs::read_to_string(format!("{set}/set.toml")).unwrap();
    assert!(text.contains("{ en = \"Wet Weekend\"") && !text.contains("my-set"), "{text}");
    let others = "unhappy-homes,unwelcome-guests,unfortunate-expeditions,unquiet-dead";
    out_of(&["cards", "check", &set, "--set", others]);
    out_of(&["simulate", "--sets", &set, "--set", "wet-weekend", "--games", "20", "--seed", "1"]);
}

#[test]
fn a_game_that_stands_alone_begins_without_a_mistake() {
    let set = begun("new-alone", &["teatime", "--alone"]);
    let said = out_of(&["cards", "check", &set]);
    assert!(said.starts_with("teatime: 24 cards, no mistakes\n"), "{said}");
    assert!(said.ends_with("\n24 tales as written\n"), "{said}");
    let played = ["simulate", "--sets", &set, "--set", "teatime", "--players", "2"];
    out_of(&[&played[..], &["--games", "20", "--seed", "1"]].concat());
    complains(&["cards", "check", &set, "--set", "gloom"], 2, &["does not mix", "MIX-1"]);
}

#[test]
fn a_tale_that_is_told_otherwise_is_shown_and_can_be_accepted() {
    let set = begun("new-told", &["wet-weekend"]);
    let file = format!("{set}/cards.toml");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(
        &file,
        text.replace("pathos  = { top = -10, middle = -5 }", "pathos  = { top = -15 }"),
    )
    .unwrap();
    let said = woe(&["cards", "check", &set]);
    assert_eq!((said.code, said.out.as_str()), (2, ""));
    for part in ["was-drenched-in-a-drizzle.tale: told otherwise", "-15", "mistakes"] {
        assert!(said.err.contains(part), "no \"{part}\" in {}", said.err);
    }
    let said = out_of(&["cards", "check", &set, "--accept"]);
    assert!(said.contains("written anew"), "{said}");
    assert!(out_of(&["cards", "check", &set]).ends_with("\n5 tales as written\n"));
    fs::remove_file(format!("{set}/tales/a-change-in-the-weather.tale")).unwrap();
    let said = out_of(&["cards", "check", &set]);
    assert!(said.ends_with("4 tales as written; \"A Change in the Weather\" has none\n"), "{said}");
    fs::write(format!("{set}/tales/odd.tale"), b"Ann hath \xff Grogar.\n> nobody").unwrap();
    complains(&["cards", "check", &set], 2, &["odd.tale"]);
}

#[test]
fn nothing_is_overwritten() {
    let set = begun("new-twice", &["wet-weekend"]);
    let parent = set.strip_suffix("/wet-weekend").unwrap();
    fs::write(format!("{set}/cards.toml"), "# mine").unwrap();
    let again = ["cards", "new", "wet-weekend", "--in", parent];
    complains(&again, 2, &["is there already", "--in"]);
    assert_eq!(fs::read_to_string(format!("{set}/cards.toml")).unwrap(), "# mine");
    let nowhere = ["cards", "new", "wet-weekend", "--in", "no/such/folder"];
    complains(&nowhere, 2, &["cannot make the folder"]);
}

#[test]
fn a_set_has_a_name_that_can_be_one() {
    for name in ["Wet Weekend", "", "../elsewhere", "9lives", "über"] {
        complains(&["cards", "new", name], 2, &["can't be the name of a set", "small letters"]);
    }
    complains(&["cards", "new", "gloom"], 2, &["in the house already"]);
    complains(&["cards", "new"], 2, &["NAME"]);
}
