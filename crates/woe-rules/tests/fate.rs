//! Does a script in another language, made from `docs/fate.md`, see chance fall the same way?

#[path = "common/boxes.rs"]
mod boxes;

use std::{
    collections::BTreeSet,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};
use woe_cards::{CardId, Catalog, Edition};
use woe_rules::{
    Action, Beat, Game, Key, Label, Place, Profile, Rules, Seat, Seating, Start, Stream,
};

const GAMES: u64 = 40;
/// No game asks more than this. [END-3]
const PATIENCE: usize = 30_000;

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
    for (seat, hand) in dealt(Key::from_seed(7)).iter().enumerate() {
        let of = "seed 7, four seats, seat 2 starts, 90 cards: seat";
        lines.push(format!("{of} {seat}: {}", listed(hand.iter().copied())));
    }
    for line in lines {
        assert!(document.lines().any(|known| known == line), "the document has no line {line}");
    }
}

/// The hands of the base game, as they are drawn by four, the third of whom starts.
fn dealt(key: Key) -> Vec<Vec<usize>> {
    let rules = Rules::new(&boxes::named("gloom").catalog(), Profile::of(Edition::First));
    let seating = Seating { start: Start::Seat(Seat::Two), ..Seating::in_order(4, 4) };
    let (mut beats, mut hands): (Vec<Beat>, _) = (Vec::new(), vec![Vec::new(); 4]);
    rules.deal_to(&seating, key, &mut beats).unwrap();
    for beat in beats {
        if let Beat::Drawn { seat, card } = beat {
            hands[seat.index()].push(card.index());
        }
    }
    hands
}

#[test]
fn streams_have_the_words_that_the_script_finds() {
    let labels = [(Label::Shuffle, 1), (Label::Pick, 2), (Label::Start, 3), (Label::Fancy, 5)];
    for (seed, (label, code)) in (0..).zip(labels) {
        let (key, number) = (Key::from_seed(seed), seed as u32 * 21_845);
        let request = format!("words {} {code} {number} 200\n", hex(key));
        let mut stream = Stream::new(key, label, number);
        for word in script(Some("-"), &request)[0].split(' ') {
            // No word is forgotten below a power of two; the lowest bit is never asked for.
            let word = u32::from_str_radix(word, 16).unwrap();
            assert_eq!(stream.below(1 << 31), word >> 1);
        }
    }
}

/// What the script is asked about a game, and what the engine made of it.
struct Request {
    words: String,
    outcome: Outcome,
}

enum Outcome {
    /// Exactly this.
    Line(String),
    /// These hands, and a pile from whose top these cards were drawn.
    Cards { hands: Vec<Vec<usize>>, drawn: Vec<usize> },
}

impl Request {
    fn assert_answered(&self, answer: &str) {
        match &self.outcome {
            Outcome::Line(line) => assert_eq!(line, answer, "{}", self.words),
            Outcome::Cards { hands, drawn } => {
                let cards =
                    |part: &str| part.split_whitespace().map(|it| it.parse().unwrap()).collect();
                let mut parts: Vec<Vec<usize>> = answer.split('|').map(cards).collect();
                let pile = parts.pop().unwrap();
                assert_eq!(*hands, parts, "{}", self.words);
                let top_first: Vec<usize> = pile.into_iter().rev().take(drawn.len()).collect();
                assert_eq!(*drawn, top_first, "{}", self.words);
            }
        }
    }
}

/// A game, followed by its beats alone.
struct Chronicle {
    key: Key,
    requests: Vec<Request>,
    hands: Vec<BTreeSet<usize>>,
    discard: Vec<usize>,
    shuffles: usize,
    lots: usize,
}

impl Chronicle {
    /// The deal: its hands in the order drawn, without what went back.
    fn new(rules: &Rules, game: &Game, key: Key, beats: &[Beat]) -> Chronicle {
        let seats = game.table().seats();
        let mut hands = vec![Vec::new(); seats];
        let mut shuffles = 0;
        for &beat in beats {
            match beat {
                Beat::Shuffled => shuffles += 1,
                Beat::Drawn { seat, card } => hands[seat.index()].push(card.index()),
                Beat::Returned { seat, card } => {
                    hands[seat.index()].retain(|&held| held != card.index());
                }
                _ => {}
            }
        }
        let sudden = rules.catalog.deck().filter(|&card| rules.catalog.card(card).sudden);
        let sudden: Vec<String> = sudden.map(|card| card.index().to_string()).collect();
        let sudden = if sudden.is_empty() { "-".to_string() } else { sudden.join(",") };
        let (start, cards) = (game.table().start().index(), rules.catalog.deck_len);
        let words = format!("deal {} {seats} {start} {cards} {sudden}", hex(key));
        let sets = hands.iter().map(|hand| hand.iter().copied().collect()).collect();
        let outcome = Outcome::Cards { hands, drawn: Vec::new() };
        let requests = vec![Request { words, outcome }];
        Chronicle { key, requests, hands: sets, discard: Vec::new(), shuffles, lots: 0 }
    }

    fn follow(&mut self, action: Action, lots: usize, beats: &[Beat]) {
        for &beat in beats {
            let by_lot = match beat {
                Beat::Taken { card, from, .. } => Some((from, card)),
                Beat::Discarded { seat, card } if action == Action::Use => Some((seat, card)),
                _ => None,
            };
            if let Some((seat, card)) = by_lot.filter(|_| self.lots < lots) {
                self.ask_lot(seat, card);
            }
            if beat == Beat::Reshuffled {
                self.ask_shuffle();
            }
            self.move_card(beat);
        }
        assert_eq!(self.lots, lots, "every lot was told");
    }

    /// The n-th card of the hand in the catalog's order.
    fn ask_lot(&mut self, seat: Seat, card: CardId) {
        let hand = &self.hands[seat.index()];
        let position = hand.iter().position(|&held| held == card.index()).unwrap();
        let words = format!("lot {} {} {}", hex(self.key), self.lots, hand.len());
        self.requests.push(Request { words, outcome: Outcome::Line(position.to_string()) });
        self.lots += 1;
    }

    /// The discard pile as it lies becomes the draw pile.
    fn ask_shuffle(&mut self) {
        let pile = listed(self.discard.drain(..));
        let words = format!("shuffle {} {} {pile}", hex(self.key), self.shuffles);
        let outcome = Outcome::Cards { hands: Vec::new(), drawn: Vec::new() };
        self.requests.push(Request { words, outcome });
        self.shuffles += 1;
    }

    fn move_card(&mut self, beat: Beat) {
        let Some((card, from, to)) = beat.movement() else { return };
        match from {
            Place::Deck => self.draw(card),
            Place::Hand(seat) => _ = self.hands[seat.index()].remove(&card.index()),
            _ => {}
        }
        match to {
            Place::Hand(seat) => _ = self.hands[seat.index()].insert(card.index()),
            Place::Discard => self.discard.push(card.index()),
            _ => {}
        }
    }

    /// What is drawn lay on top of the last pile that was made.
    fn draw(&mut self, card: CardId) {
        let piles = self.requests.iter_mut().rev();
        let pile = piles.map(|request| &mut request.outcome).find_map(|outcome| match outcome {
            Outcome::Cards { drawn, .. } => Some(drawn),
            Outcome::Line(_) => None,
        });
        pile.unwrap().push(card.index());
    }
}

/// Plays a game with any legal answers, and writes down all that chance did.
fn chronicle(rules: &Rules, seating: &Seating, key: Key) -> Chronicle {
    let mut beats: Vec<Beat> = Vec::new();
    let mut whims = Stream::new(key, Label::Whim, 0);
    let mut game = rules.deal_to(seating, key, &mut beats).unwrap();
    let (mut answers, mut chronicle) = (Vec::new(), None);
    for _ in 0..PATIENCE {
        let Some(asked) = rules.decision(&game) else { break };
        // The hands are dealt once the families have been reduced.
        if chronicle.is_none() && beats.contains(&Beat::Shuffled) {
            chronicle = Some(Chronicle::new(rules, &game, key, &beats));
        }
        rules.legal_actions(&game, &mut answers);
        let action = answers[whims.below(answers.len() as u32) as usize];
        beats.clear();
        rules.apply(&mut game, asked.seat, action, &mut beats).unwrap();
        if let Some(chronicle) = &mut chronicle {
            chronicle.follow(action, game.lots(), &beats);
        }
    }
    chronicle.unwrap()
}

fn check(full: &Catalog, edition: Edition, seats: usize, games: u64) -> [usize; 3] {
    let rules = Rules::new(full, Profile { characters: Some(4), ..Profile::of(edition) });
    let mut requests = Vec::new();
    for number in 0..games {
        let key = Key::of_series(seats as u64, number);
        let mut seating = Seating { start: Start::Lot, ..Seating::in_order(seats, 4) };
        if number % 2 == 0 {
            seating.start = Start::Seat(Seat::ALL[number as usize % seats]);
        }
        let played = chronicle(&rules, &seating, key);
        if seating.start == Start::Lot {
            let start = rules.deal(&seating, key).unwrap().table().start();
            let words = format!("start {} {seats}", hex(key));
            let outcome = Outcome::Line(start.index().to_string());
            requests.push(Request { words, outcome });
        }
        requests.extend(played.requests);
    }
    let input: String = requests.iter().map(|request| request.words.clone() + "\n").collect();
    let answers = script(Some("-"), &input);
    assert_eq!(answers.len(), requests.len());
    requests.iter().zip(&answers).for_each(|(request, answer)| request.assert_answered(answer));
    let of = |word| requests.iter().filter(|request| request.words.starts_with(word)).count();
    ["deal", "shuffle", "lot"].map(of)
}

#[test]
fn a_script_foretells_every_deal_every_new_pile_and_every_lot() {
    let (gloom, lodgers) = (boxes::named("gloom").catalog(), boxes::named("lodgers").catalog());
    let mut seen = [0; 3];
    for seats in 2..=5 {
        let games = [
            check(&gloom, Edition::First, seats, GAMES),
            check(&gloom, Edition::Second, seats, GAMES / 2),
            check(&lodgers, Edition::First, seats, GAMES),
        ];
        games.iter().for_each(|counts| (0..3).for_each(|it| seen[it] += counts[it]));
    }
    let [deals, shuffles, lots] = seen;
    assert!(deals >= 400 && shuffles > 100 && lots > 100, "{seen:?}");
}
