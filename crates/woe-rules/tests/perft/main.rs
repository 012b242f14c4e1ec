//! How many ways lead on from a small table? Counted twice: from the list, and by trying everything.

#[path = "../common/boxes.rs"]
mod boxes;
mod mixed;
mod model;
mod tables;

use tables::{Small, TABLES};
use woe_cards::CardId;
use woe_rules::{Action, Choice, Game, Rules, Seat, StackId};

/// So many ways are tried without the list; more would take too long.
const MOST_TRIED: u64 = 12_000;

/// How many sequences of so many answers there are, by the list of legal ones.
fn listed(rules: &Rules, game: &Game, depth: usize) -> u64 {
    let Some(asked) = rules.decision(game) else { return 0 };
    let mut answers = Vec::new();
    rules.legal_actions(game, &mut answers);
    if depth == 1 {
        return answers.len() as u64;
    }
    let follow = |&action: &Action| {
        let mut next = *game;
        rules.apply(&mut next, asked.seat, action, &mut ()).expect("what is listed is legal");
        listed(rules, &next, depth - 1)
    };
    answers.iter().map(follow).sum()
}

/// The same by trying every answer at every seat.
fn tried(rules: &Rules, game: &Game, everything: &[(Seat, Action)], depth: usize) -> u64 {
    let mut count = 0;
    for &(seat, action) in everything {
        let mut next = *game;
        if rules.apply(&mut next, seat, action, &mut ()).is_err() {
            continue;
        }
        count += if depth == 1 { 1 } else { tried(rules, &next, everything, depth - 1) };
    }
    count
}

/// Every answer that could be meant at this table, and some that could not.
fn everything(rules: &Rules, small: &Small) -> Vec<(Seat, Action)> {
    let mut cards = small.cards(rules);
    cards.extend([CardId::new(0), CardId::new(rules.catalog.cards.len())]);
    cards.sort();
    cards.dedup();
    let stacks: Vec<StackId> = small.numbers().chain(StackId::new(39)).collect();
    let mut actions = vec![
        Action::DiscardHand,
        Action::Take(Choice::First),
        Action::Take(Choice::Second),
        Action::Use,
        Action::Pass,
        Action::Draw,
    ];
    // A stack to be named, or a Story to be claimed; a hand to be taken from.
    actions.extend(stacks.iter().copied().map(Action::Choose));
    let seats = [Seat::Zero, Seat::One, Seat::Two];
    actions.extend(seats.map(Action::Call));
    for card in cards {
        let on = stacks.iter().copied().map(Some).chain([None]);
        actions.extend(on.map(|on| Action::Play { card, on }));
        actions.extend([Action::Discard(card), Action::Pick(card)]);
    }
    seats.iter().flat_map(|&seat| actions.iter().map(move |&action| (seat, action))).collect()
}

fn all_tables() -> impl Iterator<Item = Small> {
    TABLES.into_iter().chain(mixed::TABLES)
}

/// How to write down what is counted now.
const ACCEPT: &str = "if that is right, write these counts down";

#[test]
fn small_tables_have_as_many_ways_as_were_counted() {
    for small in all_tables() {
        let rules = small.rules();
        let game = small.game(&rules);
        let counted = |depth| listed(&rules, &game, depth);
        let counts: Vec<u64> = (1..=small.counts.len()).map(counted).collect();
        assert!(!counts.is_empty());
        assert_eq!(counts, small.counts, "{}: {ACCEPT}", small.about);
    }
}

#[test]
fn trying_every_answer_finds_as_many_ways_as_the_list() {
    for small in all_tables() {
        let rules = small.rules();
        let (game, everything) = (small.game(&rules), everything(&rules, &small));
        for (depth, &count) in (1..).zip(small.counts).filter(|&(_, &count)| count < MOST_TRIED) {
            assert_eq!(tried(&rules, &game, &everything, depth), count, "{}", small.about);
        }
    }
}

#[test]
fn a_model_without_the_engine_finds_as_many_ways() {
    for small in model::TABLES {
        let rules = small.rules();
        let game = small.game(&rules);
        for (depth, &count) in (1..).zip(small.counts) {
            assert_eq!(model::Story::new(&small, &rules).ways(depth), count, "{}", small.about);
            assert_eq!(listed(&rules, &game, depth), count, "{}", small.about);
        }
    }
}
