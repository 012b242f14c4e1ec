//! Does `woe train` learn, keep what wins, and write it down?

mod shell;

use shell::{complains, folder, out_of};
use std::fs;

#[test]
fn weights_are_learned_and_written() {
    let file = folder("train").join("value.txt");
    let small = ["train", "--players", "2", "--games", "20", "--rounds", "1", "--bouts", "5"];
    let said = out_of(&[&small[..], &["--out", file.to_str().unwrap()]].concat());
    assert!(said.contains("2 players:") && said.contains("round 1:"), "{said}");
    let written = fs::read_to_string(&file).unwrap();
    assert!(written.contains("players 5\n") && written.contains("dead-worth "), "{written}");
    let again = out_of(&[&small[..], &["--threads", "1"]].concat());
    assert!(again.ends_with(&written), "{again}");
}

#[test]
fn what_cannot_be_learned_is_told() {
    complains(&["train", "--players", "7"], 2, &["7", "2..=5"]);
    complains(&["train", "--games", "0"], 2, &["--games"]);
}
