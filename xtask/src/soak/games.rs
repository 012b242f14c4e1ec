//! Do very many games all end, and end alike, however they are shared out?

use super::Finding;
use crate::{Outcome, shell};
use serde_json::Value;
use std::time::{Duration, Instant};

const PROFILES: [&str; 2] = ["first", "second"];
const PLAYERS: [u8; 4] = [2, 3, 4, 5];

/// Plays batches of games until the time is over.
pub(super) fn run(time: Duration) -> Outcome<Finding> {
    play(time, 50_000)
}

/// One small batch of each sort.
pub(super) fn share() -> Outcome<Finding> {
    play(Duration::ZERO, 500)
}

/// Every profile with every number of players, again and again with new seeds.
fn play(time: Duration, games: u64) -> Outcome<Finding> {
    let (begun, mut cases, mut outcome) = (Instant::now(), 0, Ok(()));
    for seed in 1.. {
        outcome = PROFILES.iter().try_for_each(|profile| {
            PLAYERS.iter().try_for_each(|&players| {
                cases += 2 * games;
                agree(profile, players, games, seed)
            })
        });
        if outcome.is_err() || begun.elapsed() >= time {
            break;
        }
    }
    let (what, seconds) = ("long simulations".into(), begun.elapsed().as_secs());
    Ok(Finding { what, seconds, cases, outcome, remark: None })
}

/// The same games on one thread and on two must have the same hash.
fn agree(profile: &str, players: u8, games: u64, seed: u64) -> Outcome {
    let alone = simulate(profile, players, games, seed, 1)?;
    let shared = simulate(profile, players, games, seed, 2)?;
    if alone == shared {
        return Ok(());
    }
    Err(format!(
        "{games} games of {players} players, profile {profile}, seed {seed}: one thread tells \
         {alone}, two tell {shared}"
    ))
}

fn simulate(profile: &str, players: u8, games: u64, seed: u64, threads: u8) -> Outcome<String> {
    let mut command = shell::cargo();
    command.args(["run", "--quiet", "--release", "--package", "woe", "--", "simulate", "--json"]);
    command.args(["--set", "gloom", "--profile", profile]);
    command.args(["--players", &players.to_string(), "--games", &games.to_string()]);
    command.args(["--seed", &seed.to_string(), "--threads", &threads.to_string()]);
    let told = shell::read(&mut command)?;
    let hash = serde_json::from_str::<Value>(&told).ok();
    let hash = hash.and_then(|told| Some(told.get("hash")?.as_str()?.to_owned()));
    hash.ok_or_else(|| "`woe simulate --json` told no hash".into())
}
