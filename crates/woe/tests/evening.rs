//! How is a short game told, and what does the command say of itself?

mod shell;

use shell::{complains, out_of};
use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

#[test]
fn a_short_game_is_told_and_what_else_there_is() {
    let told = out_of(&["evening", "--seed", "7"]);
    for part in ["turn begins", "The reckoning", "wins", "woe evening --seed 7", "woe simulate"] {
        assert!(told.contains(part), "no \"{part}\" in {told}");
    }
    assert_eq!(told, out_of(&["evening", "--seed", "7"]));
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
}

#[test]
fn no_game_is_too_wide_or_too_long() {
    for seed in 0..30 {
        let told = out_of(&["evening", "--seed", &seed.to_string(), "--lang", "it"]);
        let widest = told.lines().map(|line| line.chars().count()).max().unwrap();
        assert!(widest <= 80 && told.lines().count() < 400, "seed {seed}: {widest} columns");
    }
}

#[test]
fn without_a_seed_there_is_a_game_as_well() {
    assert!(out_of(&["evening"]).contains("The reckoning"));
}

#[test]
fn help_and_version_are_there() {
    assert!(out_of(&["--version"]).starts_with("woe 0."));
    for words in
        [&["--help"][..], &["evening", "--help"], &["simulate", "--help"], &["replay", "--help"]]
    {
        assert!(out_of(words).contains("Examples:"), "{words:?}");
    }
    for command in ["check", "list", "show"] {
        assert!(out_of(&["cards", command, "--help"]).contains("Example"), "{command}");
    }
    complains(&["evening", "--seed", "often"], 2, &["often"]);
    complains(&["dance"], 2, &["dance"]);
}

#[test]
fn nobody_minds_a_reader_who_leaves() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_woe"));
    command.args(["cards", "list", "--json"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}
