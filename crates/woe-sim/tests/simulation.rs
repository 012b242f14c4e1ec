//! Do many games add up, and to the same, however they are shared out?

use std::sync::Arc;
use std::{
    io,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
};
use woe_cards::{Edition, Telling, base, compile};
use woe_rules::{Key, Profile, Rules, Seat, Start, Unplayable, read_record};
use woe_sim::{Plan, Stopped, Summary, arrangement, random_game, simulate};

fn rules(profile: Profile) -> Arc<Rules> {
    Rules::new(&compile(&base()).expect("the shelf has no mistakes"), profile)
}

fn first() -> Arc<Rules> {
    rules(Profile::of(Edition::First))
}

fn plan(rules: &Arc<Rules>, players: usize, games: u64) -> Plan<'_> {
    let start = Start::Seat(Seat::Zero);
    Plan { rules, players, start, games, seed: 7, threads: 2, progress: &|_| {}, keep: None }
}

/// What every summary must be, whatever was played.
fn check(summary: &Summary, players: usize, games: u64) {
    assert_eq!(summary.games, games);
    assert_eq!(summary.endings.iter().sum::<u64>(), games);
    assert_eq!(summary.decisions.count(), games);
    assert!(summary.decisions.sum() >= summary.real_decisions.sum());
    assert!(summary.turns.sum() > 0);
    assert_eq!(summary.by_seat.len(), players);
    for standings in [&summary.by_seat, &summary.by_family] {
        let wins: f64 = standings.iter().map(|standing| standing.wins()).sum();
        assert!((wins - games as f64).abs() < 1e-6, "{wins} wins of {games} games");
        let sat: u64 = standings.iter().map(|standing| standing.games()).sum();
        assert_eq!(sat, games * players as u64);
    }
    assert!(summary.by_seat.iter().all(|standing| standing.games() == games));
    assert_eq!(summary.values.values().sum::<u64>(), games * players as u64);
    let sum: i128 =
        summary.values.iter().map(|(&value, &count)| i128::from(value) * i128::from(count)).sum();
    assert_eq!(sum, summary.all_values().sum());
    assert_eq!(summary.hash.len(), 64);
}

#[test]
fn the_result_is_the_same_for_any_number_of_threads() {
    let rules = first();
    let told: Vec<Summary> = [1, 2, 5]
        .into_iter()
        .map(|threads| {
            let mut summary = simulate(&Plan { threads, ..plan(&rules, 4, 500) }).unwrap();
            (summary.cpu_seconds, summary.wall_seconds) = (0.0, 0.0);
            summary
        })
        .collect();
    check(&told[0], 4, 500);
    assert_eq!(told[0], told[1]);
    assert_eq!(told[0], told[2]);
}

#[test]
fn another_seed_or_one_game_more_is_another_result() {
    let rules = first();
    let hash = |plan: Plan<'_>| simulate(&plan).unwrap().hash;
    let usual = hash(plan(&rules, 3, 70));
    assert_ne!(usual, hash(Plan { seed: 8, ..plan(&rules, 3, 70) }));
    assert_ne!(usual, hash(plan(&rules, 3, 71)));
    assert_eq!(usual, hash(plan(&rules, 3, 70)));
}

#[test]
fn every_number_of_players_plays_every_profile() {
    let profiles = [
        Profile::of(Edition::First),
        Profile::of(Edition::Second),
        Profile { telling: Telling::Plain, ..Profile::of(Edition::First) },
        Profile { characters: Some(2), ..Profile::of(Edition::Second) },
        Profile { rounds: 1, ..Profile::of(Edition::First) },
    ];
    for profile in profiles {
        let rules = rules(profile);
        for players in 2..=5 {
            check(&simulate(&plan(&rules, players, 60)).unwrap(), players, 60);
        }
    }
}

#[test]
fn families_sit_equally_often() {
    let rules = first();
    let summary = simulate(&plan(&rules, 2, 120)).unwrap();
    assert!(summary.by_family[..4].iter().all(|family| family.games() == 60));
    assert_eq!(summary.by_family[4].games(), 0, "nobody is a misfit");
    let summary = simulate(&plan(&rules, 5, 120)).unwrap();
    assert!(summary.by_family.iter().all(|family| family.games() == 120));
}

#[test]
fn a_game_told_twice_is_the_same_game() {
    let rules = first();
    let seating = arrangement(4, 4, 3, Start::Lot);
    let mut answers = Vec::new();
    let one = random_game(&rules, &seating, Key::from_seed(1), &mut answers).unwrap();
    let other = random_game(&rules, &seating, Key::from_seed(1), &mut answers).unwrap();
    assert_eq!(one, other);
    assert!(one.game.table().ended());
}

#[test]
fn records_are_kept_and_change_nothing() {
    let rules = first();
    let kept = Mutex::new(Vec::new());
    let keep = |game: u64, record: &str| {
        kept.lock().unwrap().push((game, record.to_owned()));
        Ok(())
    };
    let recorded = simulate(&Plan { keep: Some(&keep), ..plan(&rules, 4, 6) }).unwrap();
    let silent = simulate(&plan(&rules, 4, 6)).unwrap();
    assert_eq!((recorded.hash, recorded.turns), (silent.hash, silent.turns));
    let mut kept = kept.into_inner().unwrap();
    kept.sort();
    assert_eq!(kept.iter().map(|(game, _)| *game).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
    for (_, text) in &kept {
        let record = read_record(text, &rules.catalog).unwrap();
        assert_eq!(record.broken, None);
        assert!(record.replay(&rules, |_, _, _, _| {}).unwrap().table().ended());
    }
}

#[test]
fn progress_adds_up() {
    let rules = first();
    let told = AtomicU64::new(0);
    let progress = |games| _ = told.fetch_add(games, Ordering::Relaxed);
    simulate(&Plan { progress: &progress, ..plan(&rules, 4, 333) }).unwrap();
    assert_eq!(told.into_inner(), 333);
}

#[test]
fn a_record_that_cannot_be_kept_stops_everything() {
    let rules = first();
    let keep = |_: u64, _: &str| Err(io::Error::other("the pen is broken"));
    let stopped = simulate(&Plan { keep: Some(&keep), ..plan(&rules, 4, 1_000_000_000) });
    assert!(matches!(stopped, Err(Stopped::NotKept(why)) if why.to_string().contains("pen")));
}

#[test]
fn a_table_that_cannot_be_laid_is_refused() {
    let rules = first();
    for (players, expected) in [(1, Unplayable::Seats), (0, Unplayable::Seats)] {
        let stopped = simulate(&plan(&rules, players, 10));
        assert!(matches!(stopped, Err(Stopped::Unplayable(why)) if why == expected));
    }
    let start = Start::Seat(Seat::Three);
    let stopped = simulate(&Plan { start, ..plan(&rules, 3, 10) });
    assert!(matches!(stopped, Err(Stopped::Unplayable(Unplayable::Start))));
}
