//! Does every mix of the sets that come along hold, for every number of players?

use std::{slice, thread};
use woe_bots::Bot;
use woe_cards::{Catalog, Edition, SetSource, compile, shelf};
use woe_rules::{Casting, Key, Mixing, Mysteries, Profile, Rules, Seat, Start};
use woe_sim::{Endurance, Pace, arrangement, endure, mix_name, mixes, watched_game};

/// How many games each mix has for each number of players: a short share, or as many as `WOE_GAMES` says.
fn games() -> u64 {
    std::env::var("WOE_GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(5)
}

/// What did not hold in the games of one mix.
fn flaws(mix: &[SetSource]) -> Vec<String> {
    let name = mix_name(mix);
    let catalog = compile(mix).unwrap_or_else(|mistakes| panic!("{name}: {mistakes:?}"));
    let usual = Profile::of(catalog.sets[0].profile);
    let mut flaws = Vec::new();
    for players in 2..=Seat::MAX {
        for game in 0..games() {
            let rules = Rules::new(&catalog, options(usual, game));
            let seating = arrangement(players, catalog.families.len(), game, Start::Lot);
            if let Err(flaw) = watched_game(&rules, &seating, Key::of_series(5, game)) {
                flaws.push(format!("{name}, {players} players, game {game}: {flaw}"));
            }
        }
    }
    flaws
}

/// The options of the table: as they usually are in the first game, then one after the other changed.
fn options(usual: Profile, game: u64) -> Profile {
    let other = match usual.edition {
        Edition::First => Edition::Second,
        Edition::Second => Edition::First,
    };
    match game % 5 {
        0 => usual,
        1 => Profile { casting: Casting::Dealt, stories: 1, ..Profile::of(other) },
        2 => Profile { casting: Casting::Drafted, stories: 0, guests: 5, ..usual },
        3 => Profile { mysteries: Mysteries::AtHome, mixing: Mixing::Trimmed, ..usual },
        _ => Profile { characters: Some(3), guests: 0, ..Profile::of(other) },
    }
}

#[test]
fn random_games_of_every_mix_end_and_hold_at_every_step() {
    let mixes = mixes(&shelf());
    assert_eq!(mixes.len(), 18);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let flaws: Vec<String> = thread::scope(|scope| {
        let share = mixes.len().div_ceil(threads);
        let shares = mixes.chunks(share).map(|mixes| {
            scope.spawn(move || mixes.iter().flat_map(|mix| flaws(mix)).collect::<Vec<String>>())
        });
        let shares: Vec<_> = shares.collect();
        shares.into_iter().flat_map(|share| share.join().expect("a game ends")).collect()
    });
    assert!(flaws.is_empty(), "{} games do not hold:\n{}", flaws.len(), flaws.join("\n"));
}

/// A short share of `cargo xtask soak bots`.
#[test]
fn bots_of_every_level_hold_with_every_mix() {
    let catalogs: Vec<Catalog> = mixes(&shelf())
        .iter()
        .map(|mix| compile(mix).expect("the shelf has no mistakes"))
        .collect();
    let plan = |catalogs, first, games| Endurance {
        catalogs,
        seed: 3,
        first,
        games,
        pace: Pace::Iterations(2),
        sending: &Bot::player,
        threads: 2,
        progress: &|_| {},
    };
    let endured = endure(&plan(&catalogs, 0, 8 * catalogs.len() as u64));
    assert_eq!(endured.breakdowns, []);
    // The first box has the first eight games, alone or not.
    let shared = endure(&plan(&catalogs, 0, 8));
    assert_eq!(shared.hash, endure(&plan(slice::from_ref(&catalogs[0]), 0, 8)).hash);
}
