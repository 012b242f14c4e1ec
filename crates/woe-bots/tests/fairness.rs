//! Does every player answer from what its seat may know, legally, and the same way twice?

use std::sync::Arc;
use woe_bots::{Budget, Level};
use woe_cards::{Edition, base, compile, mix, shelf};
use woe_rules::{Action, Beat, Eye, Game, Key, Profile, Rules, Seat, Seating};

/// Plays a game with the same level at every seat; returns every answer given.
fn evening(rules: &Arc<Rules>, level: Level, players: usize, seed: u64) -> (Vec<Action>, Game) {
    let mut beats: Vec<Beat> = Vec::new();
    let seating = Seating::in_order(players, rules.catalog.families.len());
    let key = Key::of_series(3, seed);
    let mut game = rules.deal_to(&seating, key, &mut beats).expect("the table can be laid");
    let seats = &Seat::ALL[..players];
    let own = |seat: &Seat| Key::of_series(4, seed * 8 + seat.index() as u64);
    let mut sitting: Vec<_> =
        seats.iter().map(|seat| level.player(rules, *seat, own(seat))).collect();
    let mut answers = Vec::new();
    while let Some(asked) = rules.decision(&game) {
        for beat in beats.drain(..) {
            for (seat, player) in seats.iter().zip(&mut sitting) {
                player.notice(beat.seen_by(Eye::Seat(*seat)));
            }
        }
        let view = rules.view_for(&game, Eye::Seat(asked.seat));
        let answer = sitting[asked.seat.index()].choose(&view, Budget::Iterations(32));
        assert!(view.actions.contains(&answer), "{level:?} answered {answer:?}");
        rules.apply(&mut game, asked.seat, answer, &mut beats).expect("what is listed is legal");
        answers.push(answer);
    }
    (answers, game)
}

#[test]
fn every_level_plays_legal_games_to_their_end_and_the_same_way_twice() {
    let full = compile(&base()).expect("the sets that come along compile");
    for edition in [Edition::First, Edition::Second] {
        let rules = Rules::new(&full, Profile::of(edition));
        for level in Level::ALL {
            for players in 2..=5 {
                let (answers, game) = evening(&rules, level, players, 1);
                assert!(game.table().ended());
                assert_eq!(evening(&rules, level, players, 1).0, answers, "{level:?}, {players}");
            }
        }
    }
}

#[test]
fn every_level_plays_every_box_to_its_end() {
    let whole = ["unhappy-homes", "unwelcome-guests", "unfortunate-expeditions", "unquiet-dead"];
    for sets in [&whole[..], &["fairytale"], &["munchkin"]] {
        let sets: Vec<String> = sets.iter().map(ToString::to_string).collect();
        let mixed = mix(&shelf(), &sets).expect("the sets are on the shelf");
        let full = compile(&mixed).expect("the sets that come along compile");
        let rules = Rules::new(&full, Profile::of(full.sets[0].profile));
        for (level, players) in Level::ALL.into_iter().zip([2, 3, 4, 5, 3, 2]) {
            let (answers, game) = evening(&rules, level, players, 2);
            assert!(game.table().ended());
            assert_eq!(evening(&rules, level, players, 2).0, answers, "{level:?}, {sets:?}");
        }
    }
}

#[test]
fn every_level_is_known_by_its_name() {
    for level in Level::ALL {
        assert_eq!(Level::named(level.word()), Some(level));
    }
    assert_eq!(Level::named("nobody"), None);
}
