//! Does the ladder have all its rungs, and does a page remember what was measured?

mod shell;

use serde_json::Value;
use shell::{complains, folder, json_of, out_of};
use std::{fs, path::PathBuf};

const LEVELS: [&str; 6] = ["foundling", "clerk", "governess", "undertaker", "medium", "raven"];
const BOTS_PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots.md");

/// A page with empty tables.
fn page(name: &str) -> (PathBuf, String) {
    let path = folder(name).join("page.md");
    let text = "# Before\n<!-- ladder -->\n<!-- /ladder -->\nbetween\n<!-- goals -->\n\
                | oracle | 3 × clerk | not yet | – | 25.0 % | 30.0 % |\n<!-- /goals -->\nafter\n";
    fs::write(&path, text).unwrap();
    let words = path.to_str().unwrap().to_owned();
    (path, words)
}

/// The rows of both tables that begin so.
fn rows(path: &PathBuf, words: &str) -> Vec<String> {
    let page = fs::read_to_string(path).unwrap();
    page.lines().filter(|line| line.starts_with(words)).map(str::to_owned).collect()
}

#[test]
fn the_ladder_has_every_rung_for_every_number_of_players() {
    let quick = ["arena", "--ladder", "--blocks", "1", "--iterations", "2"];
    let told = out_of(&quick);
    let rungs = |words: &str| told.lines().filter(|line| line.starts_with(words)).count();
    assert!(LEVELS[1..].iter().all(|level| rungs(&format!("{level} ")) == 4), "{told}");
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    let told = json_of(&[&quick[..], &["--json", "--profile", "second"]].concat());
    assert_eq!(told.as_array().unwrap().len(), 20);
}

#[test]
fn some_rungs_and_tables_can_be_played_alone() {
    let words = ["arena", "--ladder", "--blocks", "1", "--json"];
    let told = json_of(&[&words[..], &["--rungs", "governess,clerk", "--players", "2,5"]].concat());
    let word = |value: &Value| value.as_str().unwrap().to_owned();
    let pair = |one: &Value| (word(&one["hero"]), word(&one["field"]), one["players"].as_u64());
    let pairs: Vec<_> = told.as_array().unwrap().iter().map(pair).collect();
    let (clerk, governess) = (("clerk", "foundling"), ("governess", "clerk"));
    let expected = [(clerk, 2), (clerk, 5), (governess, 2), (governess, 5)];
    assert_eq!(
        pairs,
        expected.map(|((hero, field), players)| (hero.to_owned(), field.to_owned(), Some(players)))
    );
    let several = ["arena", "--hero", "clerk", "--players", "2,3", "--blocks", "1", "--json"];
    assert_eq!(json_of(&several).as_array().unwrap().len(), 2);
}

#[test]
fn a_page_remembers_the_ladder_row_by_row() {
    let (path, file) = page("ladder-page");
    let words = ["arena", "--ladder", "--rungs", "clerk", "--write", &file];
    let told = out_of(&[&words[..], &["--players", "3,2", "--blocks", "4"]].concat());
    assert!(told.ends_with("ladder.svg\n"), "{told}");
    let first = rows(&path, "| clerk | ");
    assert!(first[0].starts_with("| clerk | 1 × foundling | ") && first.len() == 2, "{first:?}");
    assert!(first[0].contains(" | 58.0 %, "), "chance and eight points: {}", first[0]);
    let command = "| `woe arena --hero clerk --field foundling --players 2 --blocks 4 --seed 1` |";
    assert!(first[0].ends_with(command), "{}", first[0]);
    out_of(&[&words[..], &["--players", "2", "--blocks", "6"]].concat());
    out_of(&["arena", "--ladder", "--rungs", "governess", "--blocks", "1", "--write", &file]);
    let second = rows(&path, "| clerk | ");
    assert_eq!((second.len(), &second[1]), (2, &first[1]), "what was not played stays");
    assert!(second[0].contains("--blocks 6 ") && rows(&path, "| governess | ").len() == 4);
    let page = fs::read_to_string(&path).unwrap();
    assert!(page.starts_with("# Before\n<!-- ladder -->\n\n![The ladder: "), "{page}");
    assert!(page.contains("<!-- /ladder -->\nbetween\n<!-- goals -->\n| oracle"), "{page}");
    let picture = fs::read_to_string(path.with_file_name("pictures").join("ladder.svg")).unwrap();
    for part in ["<svg ", ">2 players<", ">5 players<", ">clerk v. foundling<", " %</text>"] {
        assert!(picture.contains(part), "no {part} in {picture}");
    }
    assert_eq!(picture.matches("height=\"14\"").count(), 6, "a bar for each row");
}

#[test]
fn a_page_remembers_goals_and_what_they_aim_at() {
    let (path, file) = page("goals-page");
    let words = ["arena", "--hero", "clerk", "--field", "foundling", "--write", &file];
    let told = out_of(&[&words[..], &["--blocks", "10", "--aim", "40"]].concat());
    assert!(told.contains("aim: 40.0 %, reached by "), "{told}");
    out_of(&[&words[..], &["--blocks", "12", "--iterations", "7"]].concat());
    let clerk = rows(&path, "| clerk | 3 × foundling | ");
    let [row] = &clerk[..] else { panic!("{clerk:?}") };
    assert!(row.contains(" | 40.0 %, reached | "), "the aim is kept: {row}");
    assert!(row.ends_with("--players 4 --blocks 12 --seed 1 --iterations 7` |"), "{row}");
    assert_eq!(rows(&path, "| oracle | 3 × clerk | not yet | ").len(), 1);
    let missed = out_of(&["arena", "--hero", "clerk", "--blocks", "2", "--aim", "90"]);
    assert!(missed.contains("aim: 90.0 %, missed by "), "{missed}");
}

#[test]
fn on_the_clock_each_level_has_its_own_time() {
    let words = ["arena", "--hero", "medium", "--field", "foundling", "--players", "2"];
    let told = json_of(&[&words[..], &["--blocks", "1", "--clock", "--json"]].concat());
    assert_eq!(told["budget"], "clock");
    assert!(told["milliseconds"]["wall"]["p50"].as_f64() >= Some(10.0), "{told}");
    assert!(told["iterations"]["per_decision"].as_f64() > Some(0.0));
    let given = json_of(&[&words[..], &["--blocks", "1", "--iterations", "5", "--json"]].concat());
    assert_eq!(given["iterations"]["per_decision"], 5.0);
    assert!(given["iterations"]["per_cpu_second"].as_f64() > Some(0.0));
    let told = out_of(&[&words[..], &["--blocks", "1", "--iterations", "5"]].concat());
    assert!(told.contains("5 iterations a decision, "), "{told}");
}

#[test]
fn slips_of_the_command_line_are_named() {
    complains(
        &["arena", "--ladder", "--rungs", "foundling"],
        2,
        &["nobody is below the foundling"],
    );
    complains(&["arena", "--ladder", "--rungs", "ravn"], 2, &["did you mean raven?"]);
    complains(&["arena", "--hero", "clerk", "--rungs", "raven"], 2, &["--rungs"]);
    complains(&["arena", "--hero", "clerk", "--aim", "120"], 2, &["a number from 0 to 100"]);
    complains(&["arena", "--hero", "clerk", "--clock", "--iterations", "5"], 2, &["--clock"]);
    complains(&["arena", "--hero", "clerk", "--write", "no/such/page.md"], 2, &["no/such/page.md"]);
    let unmarked = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let marks = ["<!-- goals --> and <!-- /goals -->"];
    complains(&["arena", "--hero", "clerk", "--write", unmarked], 2, &marks);
}

#[test]
fn the_documentation_has_a_place_for_both_tables() {
    let page = fs::read_to_string(BOTS_PAGE).unwrap();
    for mark in ["<!-- ladder -->", "<!-- /ladder -->", "<!-- goals -->", "<!-- /goals -->"] {
        assert_eq!(page.matches(mark).count(), 1, "{mark}");
    }
    assert!(page.contains("](pictures/ladder.svg)"));
}
