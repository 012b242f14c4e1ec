//! Is nobody kept waiting for one who can only pass, and does it tell nothing? [RESP-5]

use super::{BOT_PAUSE, Ear};
use super::{BOXES, TICK, Trial, rules_of, set_up, standing};
use crate::{standing::Standing, window};
use std::{sync::Arc, time::Duration};
use woe_rules::{
    Action, Beat, Decision, Eye, Game, Key, Label, Memory, Play, Question, Rules, Seat, Seating,
    Stream,
};
use woe_wire::{Arranged, Asked, FromServer, Level, written};

const BOB: Seat = Seat::One;
/// How many tables are dreamt up.
const DREAMS: usize = 60;

/// A game in which that seat is asked for free plays, and what Ann remembers.
fn free_play(rules: &Arc<Rules>, of: Seat, wanted: impl Fn(&[Action]) -> bool) -> (Game, Memory) {
    for seed in 0..100 {
        let key = Key::of_series(78, seed);
        let mut beats: Vec<Beat> = Vec::new();
        let seating = Seating::in_order(4, rules.catalog.families.len());
        let mut game = rules.deal_to(&seating, key, &mut beats).unwrap();
        let mut whims = Stream::new(key, Label::Whim, 1);
        let mut answers = Vec::new();
        while let Some(Decision { seat, question }) = rules.decision(&game) {
            answers.clear();
            rules.legal_actions(&game, &mut answers);
            if seat == of && question == Question::Play(Play::After) && wanted(&answers) {
                let mut memory = Memory::default();
                beats.iter().for_each(|beat| memory.notice(beat.seen_by(Eye::Seat(Seat::Zero))));
                return (game, memory);
            }
            let action = answers[whims.below(answers.len() as u32) as usize];
            rules.carry_out(&mut game, action, &mut beats);
        }
    }
    panic!("nobody is ever asked for a free play");
}

fn can_only_pass(rules: &Arc<Rules>, game: &Game) -> bool {
    let mut answers = Vec::new();
    rules.legal_actions(game, &mut answers);
    answers == [Action::Pass]
}

/// When somebody hears that a seat has answered, in milliseconds from now; looks a minute ahead.
fn answered(trial: &Trial, heard: &mut Ear, seat: Seat) -> Option<u128> {
    let begun = trial.now();
    while (trial.now() - begun) < Duration::from_secs(60) {
        while let Ok(text) = heard.try_recv() {
            let Ok(FromServer::Event(event)) = woe_wire::read(&text) else { continue };
            let mut steps = event.steps.into_iter().flatten();
            if steps.any(|step| step.by == Some(seat.index() as u8)) {
                return Some((trial.now() - begun).as_millis());
            }
        }
        trial.go_on(TICK);
    }
    None
}

/// What was asked last, of all that was heard.
fn asked(heard: &mut Ear) -> Option<Asked> {
    let mut last = None;
    while let Ok(text) = heard.try_recv() {
        let Ok(FromServer::Event(event)) = woe_wire::read(&text) else { continue };
        if let Some(part) = event.parts.and_then(|mut parts| parts.remove("asked")) {
            last = woe_wire::read(&written(&part)).unwrap();
        }
    }
    last
}

/// When Ann hears of Bob's answer at that table.
fn when(rules: &Arc<Rules>, game: Game, standing: Standing) -> Option<u128> {
    let trial = set_up(rules, game, standing);
    let mut ann = trial.enter("ann", 0);
    answered(&trial, &mut ann, BOB)
}

/// Games that all look the same to Ann: those in which Bob can only pass, and the others.
fn dreams(rules: &Arc<Rules>) -> (Vec<Game>, Vec<Game>) {
    let (game, memory) = free_play(rules, BOB, |answers| answers == [Action::Pass]);
    let view = rules.view_for(&game, Eye::Seat(Seat::Zero));
    let mut fancy = Stream::new(Key::from_seed(9), Label::Fancy, 0);
    let dreams = (0..DREAMS).map(|_| rules.imagine(&view, &memory, &mut fancy));
    let (poor, rich): (Vec<Game>, Vec<Game>) = dreams.partition(|game| can_only_pass(rules, game));
    assert!(poor.len() >= 3 && rich.len() >= 3, "{} and {}", poor.len(), rich.len());
    (poor, rich)
}

/// What Ann is told can be taken back when Bob, who wants to be asked, has passed.
fn undo_after_pass(rules: &Arc<Rules>, game: Game) -> Option<String> {
    let mut standing = standing();
    standing.people[BOB.index()].free_plays = true;
    let trial = set_up(rules, game, standing);
    let mut ann = trial.enter("ann", 0);
    let mut bob = trial.enter("Bob", 1);
    let question = asked(&mut bob).expect("he ordered to be asked");
    while ann.try_recv().is_ok() {}
    trial.answer(1, question.decision, Action::Pass);
    let mut undo = None;
    while let Ok(text) = ann.try_recv() {
        let Ok(FromServer::Event(event)) = woe_wire::read(&text) else { continue };
        let part = event.parts.and_then(|mut parts| parts.remove("undo"));
        undo = part.map(|part| written(&part)).or(undo);
    }
    undo
}

#[test]
fn what_can_be_taken_back_after_a_pass_does_not_tell_what_was_held() {
    let rules = &rules_of(BOXES[1].0, BOXES[1].1);
    let (poor, rich) = dreams(rules);
    let mut told = Vec::new();
    for &game in poor.iter().take(3).chain(rich.iter().take(3)) {
        told.push(undo_after_pass(rules, game));
    }
    told.dedup();
    assert_eq!(told.len(), 1, "{told:?}");
}

#[test]
fn whoever_can_only_pass_takes_as_long_as_a_bot_that_could_do_more() {
    let rules = &rules_of(BOXES[1].0, BOXES[1].1);
    let (poor, rich) = dreams(rules);
    let drawn = u128::from(window::pause(standing().pace(), 1, BOT_PAUSE));
    let tick = TICK.as_millis();
    let due = drawn.div_ceil(tick) * tick;
    for &game in poor.iter().take(3) {
        assert_eq!(when(rules, game, standing()), Some(due));
    }
    for &game in rich.iter().take(3) {
        let mut bots = standing();
        bots.arrange(BOB.index(), Arranged::Bot(Level::Clerk));
        assert_eq!(when(rules, game, bots), Some(due));
        assert_eq!(when(rules, game, standing()), None, "Bob has a choice, and is asked");
    }
}

#[test]
fn one_who_orders_it_is_asked_for_every_free_play() {
    let rules = &rules_of(BOXES[1].0, BOXES[1].1);
    let (game, _) = free_play(rules, BOB, |answers| answers == [Action::Pass]);
    for wants in [false, true] {
        let mut standing = standing();
        standing.people[BOB.index()].free_plays = wants;
        let trial = set_up(rules, game, standing);
        let mut ann = trial.enter("ann", 0);
        let mut bob = trial.enter("Bob", 1);
        assert_eq!(asked(&mut bob).is_some(), wants);
        assert_eq!(answered(&trial, &mut ann, BOB).is_none(), wants);
    }
}

#[test]
fn alone_with_bots_nothing_waits() {
    let rules = &rules_of(BOXES[1].0, BOXES[1].1);
    let (game, _) = free_play(rules, Seat::Zero, |answers| answers == [Action::Pass]);
    let mut standing = standing();
    standing.arrange(1, Arranged::Bot(Level::Clerk));
    standing.arrange(2, Arranged::Bot(Level::Clerk));
    let trial = set_up(rules, game, standing);
    let begun = trial.now();
    let mut ann = trial.enter("ann", 0);
    // Ann has passed, three bots have had their turns, and she is asked, before two seconds are over:
    // what is left are the beats of windows.
    let mut question = asked(&mut ann);
    while question.is_none() && (trial.now() - begun) < Duration::from_secs(2) {
        trial.go_on(TICK);
        question = asked(&mut ann);
    }
    assert!(question.is_some_and(|asked| asked.options.discards.len() > 1));
}
