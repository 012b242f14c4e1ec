//! Does a script in another language, made from `docs/fate.md`, see chance fall the same way?

#[path = "common/boxes.rs"]
mod boxes;

use std::{
    collections::{BTreeSet, VecDeque},
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};
use woe_cards::{CardId, Catalog, Edition};
use woe_rules::{
    Action, Beat, Game, Key, Label, Profile, Rules, Seat, Seating, Start, Stream, Witness,
};

const GAMES: u64 = 40;

fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What the script prints.
fn script(argument: Option<&str>, input: &str) -> Vec<String> {
    let mut python = Command::new("python3");
    python.arg(house().join("crates/woe-rules/tests/fate.py")).args(argument);
    let python = python.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut python = python.expect("install python3: a test compares the engine with a script");
    let mut stdin = python.stdin.take().unwrap();
    let input = input.to_string();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()).unwrap());
    let output = python.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success(), "the script found no answer");
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_string).collect()
}

fn hex(key: Key) -> String {
    key.0.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn listed(numbers: impl IntoIterator<Item = usize>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_vectors_of_the_document_are_those_of_the_script() {
    let document = std::fs::read_to_string(house().join("docs/fate.md")).unwrap();
    let (_, vectors) = document.split_once("```text\n").unwrap();
    let (vectors, _) = vectors.split_once("\n```").unwrap();
    assert_eq!(vectors.lines().collect::<Vec<_>>(), script(None, ""));
}

#[test]
fn the_vectors_of_the_document_are_those_of_the_engine() {
    let document = std::fs::read_to_string(house().join("docs/fate.md")).unwrap();
    let key = Key(std::array::from_fn(|index| index as u8));
    let mut lines = vec![format!("key {}", hex(key))];
    for count in [6, 90, 3 << 30] {
        let mut stream = Stream::new(key, Label::Start, 1);
        let numbers = (0..12).map(|_| stream.below(count) as usize);
        lines.push(format!("below {count}: {}", listed(numbers)));
    }
    for number in 0..3 {
        let mut pile: [usize; 12] = std::array::from_fn(|index| index);
        Stream::new(key, Label::Shuffle, number).shuffle(&mut pile);
        lines.push(format!("shuffle {number} of 12: {}", listed(pile)));
    }
    for count in [2, 5, 7] {
        let lot = |number| Stream::new(key, Label::Pick, number).below(count) as usize;
        lines.push(format!("lots 0 to 9 of {count}: {}", listed((0..10).map(lot))));
    }
    let start = |seats| Stream::new(key, Label::Start, 0).below(seats) as usize;
    lines.push(format!("start of 2, 3, 4, 5: {}", listed((2..6).map(start))));
    lines.push(format!("seed 7: {}", hex(Key::from_seed(7))));
    lines.push(format!("series 7 game 3: {}", hex(Key::of_series(7, 3))));
    // A word is a number below 2³² of which nothing is forgotten: its halves tell it whole.
    for line in lines {
        assert!(document.lines().any(|known| known == line), "the document has no line {line}");
    }
}

/// A game that is played while the script's answers are foretold.
struct Foretold<'a> {
    rules: &'a Rules,
    key: Key,
    /// What the script is asked, and what the engine says.
    asked: Vec<(String, String)>,
    hands: Vec<BTreeSet<usize>>,
    discard: Vec<usize>,
    /// What was drawn from the pile that the last request made, in the order drawn.
    drawn: VecDeque<usize>,
    piles: usize,
}

/// A request for a pile is answered in full; only so much of it was ever drawn.
fn is_answer(engine: &str, script: &str) -> bool {
    match engine.strip_prefix("top ") {
        None => engine == script,
        Some(drawn) => {
            let pile = script.rsplit('|').next().unwrap_or_default();
            let top_first: Vec<&str> = pile.split_whitespace().rev().collect();
            let drawn: Vec<&str> = drawn.split_whitespace().collect();
            top_first.starts_with(&drawn)
        }
    }
}

impl Foretold<'_> {
    fn see(&mut self, beats: &[Beat]) {
        for &beat in beats {
            if beat == Beat::Reshuffled {
                self.close_pile();
                let pile = std::mem::take(&mut self.discard);
                let key = hex(self.key);
                let request = format!("shuffle {key} {} {}", self.piles, listed(pile));
                self.asked.push((request, String::new()));
                self.piles += 1;
            }
            self.move_card(beat);
        }
    }

    fn move_card(&mut self, beat: Beat) {
        use woe_rules::Place;
        let Some((card, from, to)) = beat.movement() else { return };
        match from {
            Place::Deck => self.drawn.push_back(card.index()),
            Place::Hand(seat) => _ = self.hands[seat.index()].remove(&card.index()),
            _ => {}
        }
        match to {
            Place::Hand(seat) => _ = self.hands[seat.index()].insert(card.index()),
            Place::Discard => self.discard.push(card.index()),
            _ => {}
        }
    }

    /// The pile is used up, or the game is over: what was drawn is what lay on top.
    fn close_pile(&mut self) {
        let drawn = listed(self.drawn.drain(..));
        self.asked.last_mut().unwrap().1 = format!("top {drawn}");
    }
}
