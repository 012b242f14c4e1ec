//! Does what is offered to be taken back tell what others hold? [RESP-5]

use super::{BOXES, Ear, options, rules_of, set_up, standing, twins};
use crate::standing::Standing;
use std::time::Duration;
use woe_rules::{Action, Eye, Game, Key, Label, Seat, Stream};
use woe_wire::{FromServer, TableOptions, UndoPart, written};

/// What was offered to be taken back last.
fn offered(ear: &mut Ear) -> Option<UndoPart> {
    let mut last = None;
    while let Ok(text) = ear.try_recv() {
        let Ok(FromServer::Event(event)) = woe_wire::read(&text) else { continue };
        if let Some(part) = event.parts.and_then(|mut parts| parts.remove("undo")) {
            last = woe_wire::read(&written(&part)).unwrap();
        }
    }
    last
}

/// Whether Ann may take her card back freely while its window is open, and once nobody has answered it.
fn is_free(game: Game, action: Action, swift: bool) -> [bool; 2] {
    let rules = &rules_of(BOXES[0].0, BOXES[0].1);
    let options = TableOptions { swift, ..options() };
    let mut standing = Standing { options, ..standing() };
    standing.people[0].free_plays = true;
    let trial = set_up(rules, game, standing);
    let mut ann = trial.enter("ann", 0);
    trial.enter("Bob", 1);
    trial.enter("Cleo", 2);
    trial.answer(0, trial.decision, action);
    let open = offered(&mut ann).expect("it can be taken back");
    // At a swift table it goes on once Bob and Cleo have passed who have a choice.
    for seat in [1, 2] {
        trial.answer(seat, trial.decision + 1, Action::Pass);
    }
    trial.go_on(Duration::from_secs(9));
    let closed = offered(&mut ann).unwrap_or_else(|| open.clone());
    assert_eq!((open.by, closed.by), (0, 0));
    [open.free, closed.free]
}

#[test]
fn after_a_window_that_nobody_answered_one_asks() {
    let rules = &rules_of(BOXES[0].0, BOXES[0].1);
    let openings: Vec<_> =
        (0..200).filter_map(|seed| twins::opening(rules, seed)).take(6).collect();
    for (game, _, action) in &openings {
        assert_eq!(is_free(*game, *action, false), [true, false]);
    }
}

#[test]
fn at_a_swift_table_nothing_is_free_that_others_could_answer() {
    let rules = &rules_of(BOXES[0].0, BOXES[0].1);
    let (mut able, mut unable) = (0, 0);
    let openings = (0..200).filter_map(|seed| twins::opening(rules, seed)).take(6);
    for (game, memory, action) in openings {
        let view = rules.view_for(&game, Eye::Seat(Seat::Zero));
        let mut fancy = Stream::new(Key::from_seed(9), Label::Fancy, 0);
        for _ in 0..4 {
            let other = rules.imagine(&view, &memory, &mut fancy);
            let seats = [Seat::One, Seat::Two, Seat::Three];
            match seats.iter().any(|&seat| twins::response(rules, &other, action, seat).is_some()) {
                true => able += 1,
                false => unable += 1,
            }
            let [open, closed] = is_free(other, action, true);
            assert!(!open && !closed, "it tells who could answer");
        }
    }
    assert!(able > 0 && unable > 0, "{able} able, {unable} not");
}
