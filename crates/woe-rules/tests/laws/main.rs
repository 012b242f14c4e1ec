//! What is true of every game?

mod answers;
#[path = "../common/boxes.rs"]
mod boxes;
mod depths;
mod glimpses;
mod house;
mod ledger;
mod previews;
mod records;
mod secrets;
mod walk;
#[path = "../common/whims.rs"]
mod whims;
mod windows;

use answers::Questions;
use depths::Trace;
use glimpses::{Onlooker, eyes};
use house::{games, seats, setups};
use ledger::{Ledger, assert_kept};
use proptest::prelude::*;
use walk::{stroll, walk};
use woe_rules::{Changed, Eye, Label, Stream, TableView, View};

proptest! {
    #![proptest_config(games(100))]

    #[test]
    fn beats_fold_to_the_table_and_no_card_is_lost(setup in setups()) {
        let rules = setup.rules();
        let mut ledger = None;
        let game = walk(&setup, &rules, |game, beats| {
            let laid = || Ledger::laid(&rules, &setup, game);
            let kept = ledger.get_or_insert_with(laid);
            beats.iter().for_each(|&beat| kept.note(&rules, beat));
            assert_eq!(*kept, Ledger::read(game, kept.deck()));
            kept.assert_conserved(&rules);
            assert_kept(&rules, game.table());
        });
        prop_assert!(game.table().ended() && game.agenda().is_empty());
        for &seat in seats(&game) {
            let most = 128 * 4 * game.table().realm(seat).len() as i16;
            prop_assert!(rules.family_value(game.table(), seat).abs() <= most);
        }
        prop_assert!(!rules.winners(&game).is_empty());
    }

    #[test]
    fn the_list_is_what_is_accepted_and_a_refusal_changes_nothing(setup in setups()) {
        let rules = setup.rules();
        let everything = answers::everything(&rules);
        let mut chance = Stream::new(setup.key(), Label::Fancy, 0);
        let mut questions = Questions::new();
        walk(&setup, &rules, |game, _| {
            questions.note(&rules, game);
            if game.table().ended() || chance.below(24) == 0 {
                answers::assert_listed(&rules, game, &everything);
                answers::assert_total(&rules, game, (&questions, &everything), &mut chance);
            }
        });
    }

    #[test]
    fn a_window_asks_whom_it_says_it_will(setup in setups()) {
        let rules = setup.rules();
        walk(&setup, &rules, |game, _| windows::assert_foretold(&rules, game));
    }

    #[test]
    fn no_sudden_card_is_lost_passed_on_or_kept(setup in setups()) {
        let rules = setup.rules();
        let mut trace = None;
        walk(&setup, &rules, |game, beats| {
            let boxed: Vec<_> = game.table().boxed().collect();
            let pile = || rules.catalog.deck().filter(|card| !boxed.contains(card));
            trace.get_or_insert_with(|| Trace::of_pile(pile())).follow(&rules, game, beats);
        });
    }

    #[test]
    fn glimpsed_beats_fold_to_the_view(setup in setups()) {
        let rules = setup.rules();
        let mut onlookers = Vec::new();
        walk(&setup, &rules, |game, beats| {
            if onlookers.is_empty() {
                let new = |eye| Onlooker::new(&rules, &setup, game, eye);
                onlookers.extend(eyes(game).into_iter().map(new));
            }
            for onlooker in &mut onlookers {
                onlooker.see(beats, &rules.catalog);
                let view = rules.view_for(game, onlooker.picture.eye);
                assert_eq!(view.table, onlooker.picture);
                let mut turned = rules.view_for(game, Eye::Watcher);
                rules.view_again(game, onlooker.picture.eye, &mut turned);
                assert_eq!(turned, view);
            }
        });
    }

    #[test]
    fn looking_again_is_looking_and_misses_no_change(setup in setups()) {
        let rules = setup.rules();
        let mut kept: Option<View> = None;
        walk(&setup, &rules, |game, _| {
            let view = rules.view_for(game, Eye::Watcher);
            let kept = kept.get_or_insert_with(|| view.clone());
            let was = kept.table.clone();
            let changed = rules.look_again(game, Eye::Watcher, kept);
            assert_eq!(*kept, view);
            let pairs = view.table.stacks.iter().zip(&was.stacks);
            let stacks = pairs.filter(|(now, was)| now != was).map(|(now, _)| now.id).collect();
            let piles = |table: &TableView| (table.deck_len, table.discard.clone());
            let piles = piles(&was) != piles(&view.table);
            let announced = was.announced != view.table.announced;
            let middle = was.expedition != view.table.expedition;
            assert_eq!(changed, Changed { stacks, piles, announced, middle });
            rules.view_again(game, Eye::Seat(seats(game)[0]), kept);
        });
    }

    #[test]
    fn an_imagined_game_looks_the_same(setup in setups()) {
        let rules = setup.rules();
        let mut onlookers = Vec::new();
        let mut chance = Stream::new(setup.key(), Label::Fancy, 0);
        walk(&setup, &rules, |game, beats| {
            if onlookers.is_empty() {
                let new = |eye| Onlooker::new(&rules, &setup, game, eye);
                onlookers.extend(eyes(game).into_iter().map(new));
            }
            for onlooker in &mut onlookers {
                onlooker.see(beats, &rules.catalog);
                if chance.below(4) == 0 {
                    let imagined = onlooker.assert_imagined(&rules, game, &mut chance);
                    stroll(&rules, imagined, 12, &mut chance);
                }
            }
        });
    }

    #[test]
    fn what_a_seat_cannot_see_does_not_reach_it(setup in setups()) {
        let rules = setup.rules();
        let mut onlookers = Vec::new();
        let mut chance = Stream::new(setup.key(), Label::Fancy, 0);
        walk(&setup, &rules, |game, beats| {
            if onlookers.is_empty() {
                let new = |eye| Onlooker::new(&rules, &setup, game, eye);
                onlookers.extend(eyes(game).into_iter().map(new));
            }
            secrets::assert_blind(&rules, game);
            for onlooker in &mut onlookers {
                onlooker.see(beats, &rules.catalog);
                if chance.below(24) == 0 {
                    secrets::assert_kept(&rules, onlooker, game, &mut chance);
                }
            }
        });
    }

    #[test]
    fn what_is_foreseen_comes_and_tells_nothing_hidden(setup in setups()) {
        let rules = setup.rules();
        let mut chance = Stream::new(setup.key(), Label::Fancy, 0);
        walk(&setup, &rules, |game, _| {
            if chance.below(8) == 0 {
                previews::assert_foretold(&rules, game, &mut chance);
            }
            if chance.below(64) == 0 {
                previews::assert_secret(&rules, game, &mut chance);
            }
        });
    }

    #[test]
    fn a_record_tells_the_same_game_and_shows_where_it_was_changed(setup in setups()) {
        let rules = setup.rules();
        let played = records::play(&setup, &rules);
        let mut chance = Stream::new(setup.key(), Label::Fancy, 0);
        for _ in 0..8 {
            played.assert_noticed(&rules, &mut chance);
            played.assert_missed(&mut chance);
        }
    }
}

#[test]
fn plays_inside_plays_find_room() {
    depths::check("rabble", depths::DEEP, 6);
}

#[test]
fn a_pile_that_plays_itself_is_played_to_the_last_card() {
    depths::check("dungeon", 0, 4);
}
