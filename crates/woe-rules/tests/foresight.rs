//! What does a preview say of a table that anybody can check?

use std::sync::Arc;
use woe_cards::{Amount, Card, CardId, Catalog, Edition, Kind, Verb, base, compile};
use woe_rules::{
    Action, Eye, Game, LaidStack, Layout, Omen, Play, Preview, Profile, Question, Refusal, Rules,
    Seat, StackId,
};

const OWN: usize = 0;
const THEIRS: usize = 5;

fn rules() -> Arc<Rules> {
    Rules::new(&compile(&base()).unwrap(), Profile::of(Edition::First))
}

fn first(catalog: &Catalog, wanted: impl Fn(&Card) -> bool) -> CardId {
    catalog.deck().find(|&id| wanted(catalog.card(id))).expect("there is such a card")
}

fn worth(card: &Card) -> i32 {
    card.pathos.iter().flatten().map(|&points| i32::from(points)).sum()
}

/// A Modifier without words, worth something below zero or above it.
fn mute(catalog: &Catalog, sign: i32) -> CardId {
    first(catalog, |card| {
        let silent = card.immediate.is_empty() && card.ongoing.kinds() == 0;
        let plain = silent && card.persistent.is_none() && card.needs.is_none();
        card.kind == Kind::Modifier && plain && worth(card).signum() == sign
    })
}

/// Two families; the first seat holds these cards and plays, the other one holds those.
fn table(rules: &Arc<Rules>, own: &[CardId], others: &[CardId], layers: &[CardId]) -> Game {
    let families = [Seat::Zero, Seat::One].into_iter().enumerate();
    let stacks = families.flat_map(|(family, seat)| {
        rules.members(family).iter().enumerate().map(move |(at, &base)| {
            let layers = if seat == Seat::Zero && at == 0 { layers.to_vec() } else { Vec::new() };
            LaidStack { base, of: Some(seat), layers }
        })
    });
    let held =
        |card: &CardId| !own.contains(card) && !others.contains(card) && !layers.contains(card);
    let layout = Layout {
        stacks: stacks.collect(),
        hands: vec![own.to_vec(), others.to_vec()],
        deck: rules.catalog.deck().filter(held).collect(),
        discard: Vec::new(),
        expedition: None,
        start: Seat::Zero,
        turn: Seat::Zero,
        play: Play::First,
        lots: Vec::new(),
    };
    rules.resume(&layout).unwrap()
}

fn look(rules: &Arc<Rules>, game: &Game, card: CardId, on: usize) -> Result<Preview, Refusal> {
    let view = rules.view_for(game, Eye::Seat(Seat::Zero));
    rules.preview(&view, Action::Play { card, on: StackId::new(on) })
}

#[test]
fn misery_is_good_at_home_and_bad_elsewhere() {
    let rules = rules();
    let [grief, cheer] = [-1, 1].map(|sign| mute(&rules.catalog, sign));
    let game = table(&rules, &[grief, cheer], &[], &[]);
    for (card, on, omen) in [
        (grief, OWN, Omen::Good),
        (grief, THEIRS, Omen::Bad),
        (cheer, OWN, Omen::Bad),
        (cheer, THEIRS, Omen::Good),
    ] {
        let told = look(&rules, &game, card, on).unwrap();
        assert_eq!(told.omen, omen);
        let [stack] = &told.stacks[..] else { panic!("one stack changes: {told:?}") };
        assert_eq!(stack.then.id, StackId::new(on).unwrap());
        assert_eq!(stack.worth.map(i32::from), [0, worth(rules.catalog.card(card))]);
        assert_eq!(stack.reckoned, [0, 0], "the living count for nothing");
    }
}

#[test]
fn a_death_is_as_good_as_it_counts() {
    let rules = rules();
    let grief = mute(&rules.catalog, -1);
    let death = first(&rules.catalog, |card| {
        let silent = card.immediate.is_empty() && card.scoring.is_empty();
        card.kind == Kind::UntimelyDeath && silent && card.needs.is_none()
    });
    let game = table(&rules, &[death], &[], &[grief]);
    let told = look(&rules, &game, death, OWN).unwrap();
    let shown = worth(rules.catalog.card(grief)) as i16;
    assert_eq!(told.omen, Omen::Good);
    assert_eq!(told.seats[0].value, [0, told.stacks[0].reckoned[1]]);
    assert!(told.stacks[0].reckoned[1] <= shown);
    assert_eq!(look(&rules, &game, death, THEIRS), Err(Refusal::TooContentToDie));
}

#[test]
fn the_owner_discards_and_not_the_one_who_plays() {
    let rules = rules();
    let costly = first(&rules.catalog, |card| {
        let discard = |verb: &Verb| matches!(verb, Verb::Discard { amount: Amount::Number(_), .. });
        card.kind == Kind::Modifier && matches!(&card.immediate[..], [one] if discard(one))
    });
    let held: Vec<CardId> = rules.catalog.deck().filter(|&id| id != costly).take(4).collect();
    let game = table(&rules, &[costly], &held, &[]);
    let told = look(&rules, &game, costly, THEIRS).unwrap();
    assert_eq!(told.seats[0].discards, 0);
    assert!(told.seats[1].discards > 0);
    assert_eq!(told.asks, None, "what must be is taken as done");
}

#[test]
fn a_choice_of_the_owner_is_told_as_a_question() {
    let rules = rules();
    let either = first(&rules.catalog, |card| {
        card.kind == Kind::Modifier && matches!(card.immediate.first(), Some(Verb::Either { .. }))
    });
    let game = table(&rules, &[either], &[], &[]);
    let asked = look(&rules, &game, either, THEIRS).unwrap().asks.expect("somebody is asked");
    assert_eq!(asked.seat, Seat::One);
    assert!(matches!(asked.question, Question::Either(of) if of.card == either));
}

#[test]
fn who_is_not_asked_looks_ahead() {
    let rules = rules();
    let [grief, cheer] = [-1, 1].map(|sign| mute(&rules.catalog, sign));
    let game = table(&rules, &[grief], &[cheer], &[]);
    let view = rules.view_for(&game, Eye::Seat(Seat::One));
    let ahead = rules.outlook(&view, cheer).unwrap();
    assert_eq!(ahead.ahead, Some(Refusal::NotYourDecision));
    let good = ahead
        .targets
        .iter()
        .filter(|(_, told)| told.as_ref().is_ok_and(|told| told.omen == Omen::Good));
    assert_eq!(good.count(), 5, "on each of the other family");
    assert_eq!(rules.outlook(&view, grief), Err(Refusal::NotInYourHand));
    assert_eq!(rules.preview(&view, Action::Pass), Err(Refusal::NotYourDecision));
}
