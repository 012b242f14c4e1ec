//! Does a newcomer learn anything of a hand before the others have agreed?

use super::{BOXES, Ear, Trial, rules_of, set_up, standing, twins::opening};
use crate::step::{Entry, Input};
use std::{sync::Arc, time::Duration};
use woe_rules::{Action, CardSet, Eye, Game, Key, Label, Rules, Seat, Stream};
use woe_wire::{Arranged, Command, Do, Door, FromServer, Payload, You};

/// The seat of a bot that Ann opens.
const OPENED: u8 = 3;
const VISITOR: u64 = 70;

fn texts(ear: &mut Ear) -> Vec<String> {
    std::iter::from_fn(|| ear.try_recv().ok()).map(|text| text.to_string()).collect()
}

/// A table of Ann, Bob and Cleo at which somebody has taken the seat of the bot; what they were told since.
fn taken_over(rules: &Arc<Rules>, game: Game) -> (Trial, Ear) {
    let trial = set_up(rules, game, standing());
    ["ann", "Bob", "Cleo"].into_iter().zip(0..).for_each(|(name, caller)| {
        trial.enter(name, caller);
    });
    trial.say(0, Do::Arrange { seat: OPENED, to: Arranged::Open });
    let mut ear = Ear::default();
    trial.ears.borrow_mut().push((VISITOR, ear.clone()));
    let door = Door::Table(String::new());
    let entry = Entry { door, token: None, resume: None, caller: VISITOR, from: 0 };
    trial.step(Input::Enter(Box::new(entry)));
    let what = Do::Join { name: "Dora".to_owned(), family: None, token: None };
    let command = Command { id: "the-first-of-the-visitor".to_owned(), what };
    trial.step(Input::Say { you: You::Visitor, caller: VISITOR, command });
    let token = texts(&mut ear).into_iter().find_map(|text| match woe_wire::read(&text).unwrap() {
        FromServer::Reply(reply) => match *reply.outcome.unwrap().unwrap() {
            Payload::Seated { token, .. } => Some(token),
            other => panic!("{other:?}"),
        },
        FromServer::Welcome(_) | FromServer::Event(_) | FromServer::Trouble(_) => None,
    });
    let ear = trial.enter(&token.unwrap(), OPENED.into());
    (trial, ear)
}

/// All that somebody is told who has that seat and asks for whatever can be asked for.
fn curious(rules: &Arc<Rules>, game: Game, action: Action) -> (Trial, Ear, Vec<String>) {
    let (trial, mut ear) = taken_over(rules, game);
    let ask = |what: Do| trial.say(OPENED, what);
    let answer =
        |decision, action: Action| Do::Answer { decision, action: action.into(), story: None };
    let cards = 0..rules.catalog.sheets.len() as u16;
    cards.clone().for_each(|card| ask(Do::Preview { card }));
    ask(Do::History { from: None });
    ask(Do::Look { at: 0 });
    ask(Do::Chat { line: "What a night".to_owned() });
    trial.answer(0, trial.decision, action);
    let window = trial.decision + 1;
    ask(answer(window, Action::Pass));
    cards.for_each(|card| {
        let action = woe_wire::Action::Play { card, on: None };
        ask(Do::Answer { decision: window, action, story: None });
    });
    ask(Do::Think { decision: window });
    ask(Do::StandIn { level: None });
    ask(Do::History { from: None });
    let told = texts(&mut ear);
    (trial, ear, told)
}

fn hand(rules: &Rules, game: &Game) -> CardSet {
    rules.view_for(game, Eye::Seat(Seat::Three)).table.hand
}

#[test]
fn no_byte_that_a_newcomer_is_told_depends_on_the_hand_before_the_others_have_agreed() {
    let mut compared = 0;
    for (sets, edition, _) in BOXES {
        let rules = &rules_of(sets, edition);
        for (game, memory, action) in (0..60).filter_map(|seed| opening(rules, seed)).take(3) {
            let view = rules.view_for(&game, Eye::Seat(Seat::Zero));
            let mut fancy = Stream::new(Key::from_seed(9), Label::Fancy, 0);
            let other = rules.imagine(&view, &memory, &mut fancy);
            if hand(rules, &game) == hand(rules, &other) {
                continue;
            }
            let (_, _, told) = curious(rules, game, action);
            let (trial, mut ear, twin) = curious(rules, other, action);
            assert_eq!(told, twin);
            assert!(told.iter().all(|text| !text.contains("\"hand\":[")), "a hand was shown");
            compared += 1;
            // Now the others agree, and the hand is shown.
            trial.say(1, Do::Admit { seat: OPENED, yes: true });
            assert!(texts(&mut ear).iter().all(|text| !text.contains("\"hand\":[")));
            trial.say(2, Do::Admit { seat: OPENED, yes: true });
            let shown = texts(&mut ear);
            let shown = shown.iter().find(|text| text.contains("\"hand\":["));
            assert!(shown.is_some_and(|text| text.contains("\"fresh\":true")));
        }
    }
    assert!(compared >= 5, "{compared} twins");
}

#[test]
fn a_newcomer_who_stays_away_is_waited_for_no_more() {
    let rules = &rules_of(BOXES[0].0, BOXES[0].1);
    let (game, ..) = (0..60).find_map(|seed| opening(rules, seed)).unwrap();
    let (trial, _) = taken_over(rules, game);
    let newcomer = |trial: &Trial| trial.inner.borrow().0.standing.has_newcomer(OPENED.into());
    trial.step(Input::Leave { you: You::Seat(OPENED), caller: OPENED.into() });
    trial.go_on(Duration::from_secs(50));
    assert!(newcomer(&trial), "they may still come back");
    trial.go_on(Duration::from_secs(20));
    assert!(!newcomer(&trial));
    trial.say(1, Do::Admit { seat: OPENED, yes: true });
    assert!(trial.inner.borrow().0.standing.is_played_by_bot(OPENED.into()));
}
