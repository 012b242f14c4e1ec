//! Do very many games all end, and end alike, however they are shared out?

use super::Finding;
use crate::{Outcome, shell};
use serde_json::Value;
use std::time::{Duration, Instant};

const PROFILES: [&str; 2] = ["first", "second"];
const PLAYERS: [u8; 4] = [2, 3, 4, 5];
/// The boxes: as many as there are tables in one round, so that every round plays each of them.
const BOXES: [&str; 8] = [
    "gloom",
    "unhappy-homes",
    "unwelcome-guests",
    "unfortunate-expeditions",
    "unquiet-dead",
    "unhappy-homes,unwelcome-guests,unfortunate-expeditions,unquiet-dead",
    "fairytale",
    "munchkin",
];

/// Plays batches of games until the time is over.
pub(super) fn run(time: Duration) -> Outcome<Finding> {
    play(time, 50_000)
}

/// One small batch of each sort.
pub(super) fn share() -> Outcome<Finding> {
    play(Duration::ZERO, 500)
}

/// Every profile with every number of players, each with another box in every round, again and again with
/// new seeds.
fn play(time: Duration, games: u64) -> Outcome<Finding> {
    let (begun, mut cases, mut outcome) = (Instant::now(), 0, Ok(()));
    for seed in 1.. {
        let tables = PROFILES.iter().flat_map(|profile| PLAYERS.map(|players| (*profile, players)));
        let mut boxes = BOXES.iter().cycle().skip(seed as usize % BOXES.len());
        outcome = tables.zip(boxes.by_ref()).try_for_each(|((profile, players), sets)| {
            cases += 2 * games;
            agree(&Series { sets, profile, players, games, seed })
        });
        if outcome.is_err() || begun.elapsed() >= time {
            break;
        }
    }
    let (what, seconds) = ("long simulations".into(), begun.elapsed().as_secs());
    Ok(Finding { what, seconds, cases, outcome, remark: None })
}

/// Some games, as `woe simulate` is asked for them.
struct Series<'a> {
    sets: &'a str,
    profile: &'a str,
    players: u8,
    games: u64,
    seed: u64,
}

/// The same games on one thread and on two must have the same hash.
fn agree(series: &Series<'_>) -> Outcome {
    let (alone, shared) = (simulate(series, 1)?, simulate(series, 2)?);
    if alone == shared {
        return Ok(());
    }
    let Series { sets, profile, players, games, seed } = series;
    Err(format!(
        "{games} games of {players} players with {sets}, profile {profile}, seed {seed}: one thread \
         tells {alone}, two tell {shared}"
    ))
}

fn simulate(series: &Series<'_>, threads: u8) -> Outcome<String> {
    let Series { sets, profile, players, games, seed } = series;
    let mut command = shell::cargo();
    command.args(["run", "--quiet", "--release", "--package", "woe", "--", "simulate", "--json"]);
    command.args(["--set", sets, "--profile", profile]);
    command.args(["--players", &players.to_string(), "--games", &games.to_string()]);
    command.args(["--seed", &seed.to_string(), "--threads", &threads.to_string()]);
    let told = shell::read(&mut command)?;
    let hash = serde_json::from_str::<Value>(&told).ok();
    let hash = hash.and_then(|told| Some(told.get("hash")?.as_str()?.to_owned()));
    hash.ok_or_else(|| "`woe simulate --json` told no hash".into())
}
