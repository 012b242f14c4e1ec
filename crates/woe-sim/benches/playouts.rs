//! How fast is one core?
//!
//! Four random players, all legal answers listed at every decision, every effect carried out. The
//! last line is the same report as JSON. `cargo bench -p woe-sim -- --seconds 5 --repeats 7`

use cpu_time::ProcessTime;
use std::sync::Arc;
use std::{hint::black_box, time::Duration};
use woe_cards::{Edition, base, compile};
use woe_rules::{Game, Key, Profile, Rules, Seat, Start};
use woe_sim::{arrangement, random_game};

/// What one repeat measured, each per second of processor time.
#[derive(Clone, Copy)]
struct Speed {
    decisions: f64,
    real_decisions: f64,
    games: f64,
}

fn main() {
    let seconds = option("--seconds", 2.0).clamp(0.01, 600.0);
    let repeats = option("--repeats", 5.0).clamp(1.0, 1000.0) as usize;
    let catalog = compile(&base()).expect("the shelf has no mistakes");
    let rules = Rules::new(&catalog, Profile::of(Edition::First));
    run(&rules, 0.2);
    let speeds: Vec<Speed> = (0..repeats).map(|_| run(&rules, seconds)).collect();
    println!("four random players, first edition, one core, {repeats} × {seconds} s");
    println!("{:>30}{:>14}{:>14}", "per CPU-second", "median", "best");
    let row = |name: &str, of: fn(&Speed) -> f64| {
        let (median, best) = median_and_best(&speeds, of);
        println!("{name:>30}{median:>14.0}{best:>14.0}");
        (median, best)
    };
    let decisions = row("decisions", |speed| speed.decisions);
    let real = row("real decisions", |speed| speed.real_decisions);
    let games = row("games", |speed| speed.games);
    let (bytes, copy) = (size_of::<Game>(), copy_nanoseconds(&rules));
    println!("{:>30}{bytes:>14}", "bytes of a Game");
    println!("{:>30}{copy:>14.1}", "nanoseconds of a copy");
    println!(
        "{{\"decisions_per_cpu_second\":{:.0},\"real_decisions_per_cpu_second\":{:.0},\
         \"games_per_cpu_second\":{:.1},\"best_decisions_per_cpu_second\":{:.0},\
         \"best_real_decisions_per_cpu_second\":{:.0},\"best_games_per_cpu_second\":{:.1},\
         \"game_bytes\":{bytes},\"copy_nanoseconds\":{copy:.1}}}",
        decisions.0, real.0, games.0, decisions.1, real.1, games.1
    );
}

/// The number after a word of the command line.
fn option(name: &str, default: f64) -> f64 {
    let words: Vec<String> = std::env::args().collect();
    let at = words.iter().position(|word| word == name);
    at.and_then(|at| words.get(at + 1)?.parse().ok()).unwrap_or(default)
}

fn run(rules: &Arc<Rules>, seconds: f64) -> Speed {
    let (begun, enough) = (ProcessTime::now(), Duration::from_secs_f64(seconds));
    let (mut games, mut decisions, mut real_decisions) = (0_u64, 0, 0);
    let mut answers = Vec::new();
    while begun.elapsed() < enough {
        for _ in 0..64 {
            let seating = arrangement(4, 4, games, Start::Seat(Seat::Zero));
            let played = random_game(rules, &seating, Key::of_series(7, games), &mut answers);
            let played = played.expect("four can play");
            black_box(&played.game);
            games += 1;
            decisions += played.decisions;
            real_decisions += played.real_decisions;
        }
    }
    let spent = begun.elapsed().as_secs_f64();
    Speed {
        decisions: decisions as f64 / spent,
        real_decisions: real_decisions as f64 / spent,
        games: games as f64 / spent,
    }
}

fn median_and_best(speeds: &[Speed], of: fn(&Speed) -> f64) -> (f64, f64) {
    let mut sorted: Vec<f64> = speeds.iter().map(of).collect();
    sorted.sort_by(f64::total_cmp);
    (sorted[sorted.len() / 2], sorted[sorted.len() - 1])
}

/// How long it takes to copy a game that is in the cache.
fn copy_nanoseconds(rules: &Arc<Rules>) -> f64 {
    let seating = arrangement(4, 4, 0, Start::Seat(Seat::Zero));
    let game = rules.deal(&seating, Key::from_seed(7)).expect("four can play");
    let mut best = f64::INFINITY;
    for _ in 0..20 {
        let begun = ProcessTime::now();
        for _ in 0..100_000 {
            let copy: Game = *black_box(&game);
            black_box(&copy);
        }
        best = best.min(begun.elapsed().as_secs_f64() / 100_000.0);
    }
    best * 1e9
}
