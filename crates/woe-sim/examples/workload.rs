//! Which fixed work are instructions counted over?
//!
//! Without an argument it prints the names; with a name it does that work and prints a checksum.

use std::process::ExitCode;
use std::sync::Arc;
use woe_cards::{Edition, base, compile};
use woe_rules::{
    Action, Eye, Game, Key, Label, Memory, Profile, Rules, Seat, Seating, Start, Stream,
};
use woe_sim::{arrangement, random_game};

/// A name, and the work it stands for.
type Work = (&'static str, fn(&Arc<Rules>) -> u64);

const WORKS: [Work; 4] =
    [("playouts", playouts), ("deals", deals), ("views", views), ("imagine", imagine)];
const SEED: u64 = 7;

fn main() -> ExitCode {
    let Some(name) = std::env::args().nth(1) else {
        WORKS.iter().for_each(|(name, _)| println!("{name}"));
        return ExitCode::SUCCESS;
    };
    let Some((_, work)) = WORKS.iter().find(|(known, _)| *known == name) else {
        eprintln!("no workload \"{name}\"; without a name they are listed");
        return ExitCode::from(2);
    };
    let catalog = compile(&base()).expect("the shelf has no mistakes");
    let rules = Rules::new(&catalog, Profile::of(Edition::First));
    println!("{:016x}", work(&rules));
    ExitCode::SUCCESS
}

/// Whole games of random players.
fn playouts(rules: &Arc<Rules>) -> u64 {
    let mut answers = Vec::new();
    let games = (0..200).map(|game| {
        let played = random_game(rules, &seating(game), key(game), &mut answers);
        played.expect("four can play").digest
    });
    games.fold(0, mixed)
}

/// Deals, and nothing after them.
fn deals(rules: &Arc<Rules>) -> u64 {
    let dealt = (0..2000).map(|game| dealt(rules, game).table().deck_len() as u64);
    dealt.fold(0, mixed)
}

/// What each seat knows, after every answer.
fn views(rules: &Arc<Rules>) -> u64 {
    let mut sum = 0;
    for game in 0..5 {
        at_each_decision(rules, game, |game| {
            for seat in Seat::ALL[..4].iter().copied() {
                let view = rules.view_for(game, Eye::Seat(seat));
                let known = view.actions.len() + view.table.discard.len() + view.pending.len();
                sum = mixed(sum, known as u64);
            }
        });
    }
    sum
}

/// What the game could be for the seat that is asked, at every decision.
fn imagine(rules: &Arc<Rules>) -> u64 {
    let mut sum = 0;
    for number in 0..3 {
        let mut fancy = Stream::new(key(number), Label::Fancy, 0);
        at_each_decision(rules, number, |game| {
            let Some(asked) = rules.decision(game) else { return };
            let view = rules.view_for(game, Eye::Seat(asked.seat));
            let imagined = rules.imagine(&view, &Memory::default(), &mut fancy);
            sum = mixed(sum, imagined.table().deck_len() as u64);
        });
    }
    sum
}

/// Plays a game at random, and shows it at every decision.
fn at_each_decision(rules: &Arc<Rules>, number: u64, mut show: impl FnMut(&Game)) {
    let mut whim = Stream::new(key(number), Label::Whim, 0);
    let mut answers: Vec<Action> = Vec::new();
    let mut game = dealt(rules, number);
    loop {
        rules.legal_actions(&game, &mut answers);
        if answers.is_empty() {
            return;
        }
        show(&game);
        let action = answers[whim.below(answers.len() as u32) as usize];
        rules.carry_out(&mut game, action, &mut ());
    }
}

fn dealt(rules: &Arc<Rules>, game: u64) -> Game {
    rules.deal(&seating(game), key(game)).expect("four can play")
}

fn seating(game: u64) -> Seating {
    arrangement(4, 4, game, Start::Seat(Seat::Zero))
}

fn key(game: u64) -> Key {
    Key::of_series(SEED, game)
}

fn mixed(sum: u64, number: u64) -> u64 {
    (sum.rotate_left(7) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
