//! Is what was learned the same however the games are shared out, and does it win?

use woe_bots::Value;
use woe_cards::{Edition, base, compile};
use woe_rules::{Profile, Rules, Unplayable};
use woe_sim::{Round, Training, best, train};

fn lessons(players: usize, games: u64, threads: usize) -> Result<Vec<Round>, Unplayable> {
    let full = compile(&base()).expect("the sets that come along compile");
    let rules = Rules::new(&full, Profile::of(Edition::First));
    let nothing = Value::BLANK;
    let training = Training {
        rules: &rules,
        players,
        games,
        rounds: 2,
        bouts: 20,
        seed: 7,
        threads,
        progress: &|_| {},
    };
    train(&training, &nothing)
}

#[test]
fn the_same_is_learned_on_any_number_of_threads() {
    assert_eq!(lessons(3, 60, 1), lessons(3, 60, 2));
}

#[test]
fn a_few_hundred_games_teach_more_than_none() {
    let rounds = lessons(2, 400, 2).expect("two can play");
    let shares: Vec<f64> = rounds.iter().map(|round| round.share).collect();
    let kept = best(&rounds).expect("there is a round");
    assert!(kept.number > 0 && kept.share > rounds[0].share + 0.2, "{shares:?}");
}

#[test]
fn a_table_that_cannot_be_laid_teaches_nothing() {
    assert_eq!(lessons(6, 60, 1), Err(Unplayable::Seats));
}
