//! How many games does a search look at in a second of one core?
//!
//! Four players who look ahead answer the questions of real games; each iteration imagines a game,
//! goes down the tree, and lets four more plays go by before it is judged.

use cpu_time::ProcessTime;
use std::sync::Arc;
use woe_bots::{Budget, Player, Search, Thinker, Tuning, Value};
use woe_cards::{Edition, base, compile};
use woe_rules::{Beat, Eye, Key, Profile, Rules, Seat, Start};
use woe_sim::arrangement;

const PLAYERS: usize = 4;
const GAMES: u64 = 4;
/// How many iterations an answer has.
const ITERATIONS: u32 = 1000;

fn main() {
    let catalog = compile(&base()).expect("the shelf has no mistakes");
    let rules = Rules::new(&catalog, Profile::of(Edition::First));
    println!("{PLAYERS} players who look ahead, {ITERATIONS} iterations an answer, one core");
    let swift = Tuning { plies: 4, width: 1, ..Tuning::MEDIUM };
    let tunings =
        [("four plies at a leaf", swift), ("medium", Tuning::MEDIUM), ("raven", Tuning::RAVEN)];
    for (name, tuning) in tunings {
        let (begun, mut iterations) = (ProcessTime::now(), 0);
        (0..GAMES).for_each(|game| iterations += evening(&rules, tuning, game));
        let speed = iterations as f64 / begun.elapsed().as_secs_f64();
        println!("{name:>24}{speed:>12.0} iterations per CPU-second");
    }
}

/// Plays a game; how many iterations it took.
fn evening(rules: &Arc<Rules>, tuning: Tuning, number: u64) -> u64 {
    let mut beats: Vec<Beat> = Vec::new();
    let seating = arrangement(PLAYERS, 4, number, Start::Seat(Seat::Zero));
    let key = Key::of_series(7, number);
    let mut game = rules.deal_to(&seating, key, &mut beats).expect("four can play");
    let seats = &Seat::ALL[..PLAYERS];
    let sit = |&seat: &Seat| {
        let search = Search::new(Value::embedded(), tuning);
        Thinker::new(rules, seat, Key::of_series(8, seat.index() as u64), search)
    };
    let mut players: Vec<Thinker<'_>> = seats.iter().map(sit).collect();
    let mut iterations = 0;
    while let Some(asked) = rules.decision(&game) {
        for (player, &seat) in players.iter_mut().zip(seats) {
            beats.iter().for_each(|beat| player.notice(beat.seen_by(Eye::Seat(seat))));
        }
        beats.clear();
        let view = rules.view_for(&game, Eye::Seat(asked.seat));
        let player = &mut players[asked.seat.index()];
        let action = player.choose(&view, Budget::Iterations(ITERATIONS));
        iterations += u64::from(player.iterations());
        rules.carry_out(&mut game, action, &mut beats);
    }
    iterations
}
