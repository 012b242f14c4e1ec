//! What is true of every game?

#[path = "../common/house.rs"]
mod house;
mod ledger;
mod walk;

use house::{games, seats, setups};
use ledger::{Ledger, assert_kept};
use proptest::prelude::*;
use walk::walk;

proptest! {
    #![proptest_config(games(80))]

    #[test]
    fn beats_fold_to_the_table_and_no_card_is_lost(setup in setups()) {
        let rules = setup.rules();
        let mut ledger = None;
        let game = walk(&setup, &rules, |game, beats| {
            let laid = || Ledger::laid(&rules, &setup, game.table().start());
            let kept = ledger.get_or_insert_with(laid);
            beats.iter().for_each(|&beat| kept.note(&rules, beat));
            assert_eq!(*kept, Ledger::read(game, kept.deck()));
            kept.assert_conserved(&rules);
            assert_kept(&rules, game.table());
        });
        assert!(game.table().ended() && game.agenda().is_empty());
        // Three slots, five characters at most with guests, and what scoring adds. [SCORE-1]
        for &seat in seats(&game) {
            prop_assert!(rules.family_value(game.table(), seat).abs() <= 40 * 500);
        }
        prop_assert!(!rules.winners(&game).is_empty());
    }
}
