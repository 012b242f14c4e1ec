//! Does the simulation say the same to everyone, and no to what cannot be?

mod shell;

use serde_json::Value;
use shell::{complains, folder, json_of, out_of};
use std::fs;

/// 300 games of the series 7, unless more is said.
fn simulated(more: &[&str]) -> Value {
    let mut words = vec!["simulate", "--json"];
    words.extend(more);
    for (option, usual) in [("--games", "300"), ("--seed", "7")] {
        if !more.contains(&option) {
            words.extend([option, usual]);
        }
    }
    json_of(&words)
}

#[test]
fn the_hash_does_not_depend_on_threads() {
    let one =
        simulated(&["--set", "gloom", "--profile", "first", "--players", "4", "--threads", "1"]);
    let three = simulated(&["--threads", "3"]);
    assert_eq!(one["hash"], three["hash"]);
    assert_eq!(one["by_family"], three["by_family"]);
    assert_ne!(one["hash"], simulated(&["--seed", "8", "--threads", "1"])["hash"]);
}

#[test]
fn the_json_has_the_promised_fields() {
    let told = simulated(&[]);
    assert_eq!(told["games"], 300);
    let count = |field: &str| told[field].as_u64().unwrap();
    assert!(count("decisions") > count("real_decisions") && count("real_decisions") > 300);
    assert!(told["cpu_seconds"].as_f64().unwrap() > 0.0);
    assert!(told["wall_seconds"].as_f64().unwrap() > 0.0);
    assert_eq!(told["hash"].as_str().unwrap().len(), 64);
    for list in ["by_seat", "by_family"] {
        let fared = told[list].as_array().unwrap();
        let wins: f64 = fared.iter().map(|fared| fared["wins"].as_f64().unwrap()).sum();
        assert!((wins - 300.0).abs() < 1e-6, "{list}: {wins}");
    }
    let endings = told["endings"].as_object().unwrap();
    assert_eq!(endings.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), 300);
}

#[test]
fn every_option_changes_the_games() {
    let options: [&[&str]; 8] = [
        &[],
        &["--profile", "second"],
        &["--players", "2"],
        &["--players", "5"],
        &["--plain"],
        &["--characters", "2"],
        &["--rounds", "3"],
        &["--start", "lot"],
    ];
    let hashes: Vec<String> =
        options.iter().map(|more| simulated(more)["hash"].to_string()).collect();
    for (index, hash) in hashes.iter().enumerate() {
        assert!(!hashes[..index].contains(hash), "{:?}", options[index]);
    }
    assert_eq!(simulated(&["--retorts", "allowed"])["hash"].to_string(), hashes[0]);
}

#[test]
fn the_table_is_readable() {
    let told = out_of(&["simulate", "--games", "200", "--threads", "2"]);
    for part in
        ["200 games", "real decisions", "a CPU-second", "seat 4", "Castle Slogar", "█", "hash"]
    {
        assert!(told.contains(part), "no \"{part}\" in {told}");
    }
    let widest = told.lines().map(|line| line.chars().count()).max().unwrap();
    assert!(widest <= 90, "{widest} columns");
}

#[test]
fn a_set_of_ones_own_joins_in() {
    let lodgers = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/lodgers");
    let told = simulated(&["--sets", lodgers, "--set", "lodgers"]);
    assert_eq!(told["sets"], serde_json::json!(["gloom", "lodgers"]));
    complains(&["simulate", "--set", "lodgers"], 2, &["no set \"lodgers\"", "--sets DIR"]);
}

#[test]
fn records_are_written_one_a_game() {
    let folder = folder("records").join("deeper");
    let path = folder.to_str().unwrap();
    let told = simulated(&["--records", path, "--games", "3"]);
    assert_eq!(told["hash"], simulated(&["--games", "3"])["hash"]);
    let mut names: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["game-000000.woe", "game-000001.woe", "game-000002.woe"]);
    let file = folder.join("game-000000.woe");
    complains(
        &["simulate", "--games", "1", "--records", file.to_str().unwrap()],
        1,
        &["game-000000"],
    );
}

#[test]
fn what_cannot_be_is_refused() {
    let refused: [&[&str]; 9] = [
        &["--players", "1"],
        &["--players", "6"],
        &["--games", "0"],
        &["--games", "-3"],
        &["--threads", "0"],
        &["--characters", "1"],
        &["--rounds", "0"],
        &["--retorts", "perhaps"],
        &["--profile", "third"],
    ];
    for more in refused {
        let words: Vec<&str> = ["simulate"].iter().chain(more).copied().collect();
        complains(&words, 2, &["error"]);
    }
    let words = ["simulate", "--games", "1", "--players", "2", "--start", "3"];
    complains(&words, 2, &["cannot be laid"]);
    complains(&["simulate", "--start", "9"], 2, &["a seat from 1 to 5"]);
}
