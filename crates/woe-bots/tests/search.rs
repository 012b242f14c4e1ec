//! Can those who look ahead be stopped, asked again, and told what a hand hardly holds?

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};
use woe_bots::{Budget, Level};
use woe_cards::{Edition, Kind, base, compile};
use woe_rules::{
    CardSet, Eye, Game, Key, Label, Memory, Profile, Rules, Seat, Seating, Stream, View,
};

fn table() -> (Arc<Rules>, Game) {
    let full = compile(&base()).expect("the sets that come along compile");
    let rules = Rules::new(&full, Profile::of(Edition::First));
    let seating = Seating::in_order(4, rules.catalog.families.len());
    let game = rules.deal(&seating, Key::from_seed(5)).expect("four can play");
    (rules, game)
}

fn asked(rules: &Arc<Rules>, game: &Game) -> (Seat, View) {
    let seat = rules.decision(game).expect("the first turn begins").seat;
    (seat, rules.view_for(game, Eye::Seat(seat)))
}

#[test]
fn whoever_is_stopped_at_once_still_answers() {
    let (rules, game) = table();
    let (seat, view) = asked(&rules, &game);
    let raised = AtomicBool::new(true);
    for level in [Level::Medium, Level::Raven] {
        let mut player = level.player(&rules, seat, Key::from_seed(1));
        let answer =
            player.choose(&view, Budget::Until(Duration::MAX, &|| Duration::ZERO, &raised));
        assert!(view.actions.contains(&answer) && player.iterations() == 0, "{level:?}");
    }
}

#[test]
fn what_was_answered_by_the_clock_is_answered_again_by_iterations() {
    let (rules, game) = table();
    let (seat, view) = asked(&rules, &game);
    let mut first = Level::Raven.player(&rules, seat, Key::from_seed(1));
    // Each look at this clock is a millisecond later.
    let looks = AtomicU64::new(0);
    let clock = || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed));
    let answer = first.choose(&view, Budget::Time(Duration::from_millis(30), &clock));
    assert_eq!(first.iterations(), 29, "it looked before each iteration");
    let mut again = Level::Raven.player(&rules, seat, Key::from_seed(1));
    assert_eq!(again.choose(&view, Budget::Iterations(first.iterations())), answer);
    assert_eq!(again.iterations(), first.iterations());
}

#[test]
fn however_late_it_is_nobody_thinks_less_than_their_level_needs() {
    let (rules, game) = table();
    let (seat, view) = asked(&rules, &game);
    for level in Level::ALL {
        let iterations = |time| {
            let mut player = level.player(&rules, seat, Key::from_seed(1));
            // Each look at this clock is a millisecond later.
            let looks = AtomicU64::new(0);
            let clock = || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed));
            let budget = Budget::Hurried { time, clock: &clock, least: level.least() };
            assert!(view.actions.contains(&player.choose(&view, budget)), "{level:?}");
            player.iterations()
        };
        assert_eq!(iterations(Duration::ZERO), level.least(), "{level:?}");
        let searches = level.least() > 0;
        assert_eq!(iterations(Duration::from_secs(1)) > level.least(), searches, "{level:?}");
    }
    assert!(Level::Medium.least() < Level::Raven.least());
}

#[test]
fn doubted_cards_are_imagined_less_often_and_the_view_stays_the_same() {
    let (rules, game) = table();
    let (seat, view) = asked(&rules, &game);
    let kind = |card| rules.catalog.card(card).kind;
    let deaths: CardSet =
        rules.catalog.deck().filter(|&card| kind(card) == Kind::UntimelyDeath).collect();
    let left = seat.left(4);
    let held = |percent: u32| {
        let mut imagination = rules.imagination(&view, &Memory::default());
        imagination.doubt(left, deaths, percent);
        let mut chance = Stream::new(Key::from_seed(2), Label::Fancy, 0);
        let mut count = 0;
        for _ in 0..500 {
            let imagined = imagination.game(&rules, &mut chance);
            assert_eq!(rules.view_for(&imagined, Eye::Seat(seat)), view);
            count += imagined.table().hand(left).and(&deaths).len();
        }
        count
    };
    let (open, doubted) = (held(0), held(85));
    assert!(doubted * 2 < open, "{doubted} of {open}");
}
