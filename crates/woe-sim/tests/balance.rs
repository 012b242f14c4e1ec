//! Is what a card is worth the same for everyone who measures it?

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use woe_bots::Level;
use woe_cards::{Edition, Kind, SetSource, SourceFile, base, compile};
use woe_rules::{Key, Profile, Rules, Seat, Unplayable};
use woe_sim::{Balance, Balanced, Recruit, balance};

fn rules(sources: &[SetSource]) -> Arc<Rules> {
    let full = compile(sources).unwrap_or_else(|mistakes| panic!("{mistakes:?}"));
    Rules::new(&full, Profile::of(Edition::First))
}

fn plan<'a>(rules: &'a Arc<Rules>, recruit: Recruit<'a>) -> Balance<'a> {
    Balance { rules, players: 4, games: 130, seed: 3, recruit, threads: 2, progress: &|_| {} }
}

fn timeless(mut balanced: Balanced) -> Balanced {
    balanced.wall_seconds = 0.0;
    balanced
}

#[test]
fn the_result_is_the_same_for_any_number_of_threads() {
    let rules = rules(&base());
    let clerk = |seat: Seat, key: Key| Level::Clerk.player(&rules, seat, key);
    let told = AtomicU64::new(0);
    let progress = |games| _ = told.fetch_add(games, Ordering::Relaxed);
    let [alone, shared] = [1, 5].map(|threads| {
        let asked = Balance { threads, progress: &progress, ..plan(&rules, &clerk) };
        timeless(balance(&asked).unwrap())
    });
    assert_eq!(alone, shared);
    assert_eq!(told.load(Ordering::Relaxed), 260);
    assert_eq!(
        (alone.games, alone.turns.count(), alone.weights.len()),
        (130, 130, rules.catalog.deck_len)
    );
    let other = balance(&Balance { seed: 4, ..plan(&rules, &clerk) }).unwrap();
    assert_ne!(other.hash, alone.hash);
}

#[test]
fn every_game_says_at_most_once_what_a_card_is_worth() {
    let rules = rules(&base());
    let foundling = |seat: Seat, key: Key| Level::Foundling.player(&rules, seat, key);
    let balanced = balance(&Balance { games: 600, ..plan(&rules, &foundling) }).unwrap();
    for weight in &balanced.weights {
        assert!(weight.games() <= 600 && weight.games() > 300, "{weight:?}");
        let (least, most) = weight.interval();
        assert!(least <= weight.worth() && weight.worth() <= most);
        assert!((0.01..0.03).contains(&weight.error()), "{weight:?}");
        assert!(!weight.exceeds(0.2), "{weight:?}");
    }
    assert!(balanced.par().abs() < 0.02, "{}", balanced.par());
    let (value, error) = balanced.value();
    assert!(value < 0.0 && error > 0.0 && balanced.winning.mean() < value);
}

/// A death that everyone would like to draw: nothing covers it any more.
const WINDFALL: &str = r#"
[[untimely-death]]
title = { en = "was ruined beyond all reason", it = "Rovina senza pari" }
flavour = { en = "And then the roof.", it = "E poi il tetto." }
pathos = { top = -100, middle = -100, bottom = -100 }
"#;

#[test]
fn a_card_that_wins_is_found() {
    let set = "[set]\nid = \"ruin\"\nname = { en = \"Ruin\", it = \"Rovina\" }\nversion = \"1.0.0\"\n\
               profile = \"first\"\nneeds = [\"gloom\"]\n";
    let file = |name: &str, text: &str| SourceFile { name: name.into(), text: text.into() };
    let files = vec![file("cards.toml", WINDFALL), file("set.toml", set)];
    let mut sources = base();
    sources.push(SetSource { id: "ruin".into(), files });
    let rules = rules(&sources);
    let governess = |seat: Seat, key: Key| Level::Governess.player(&rules, seat, key);
    let balanced = balance(&plan(&rules, &governess)).unwrap();
    let beyond = balanced.weights.iter().filter(|weight| weight.exceeds(0.03));
    let best = beyond.max_by(|one, other| one.worth().total_cmp(&other.worth())).unwrap();
    assert_eq!(rules.catalog.sheet(best.card).title.en, "was ruined beyond all reason");
    assert_eq!(rules.catalog.card(best.card).kind, Kind::UntimelyDeath);
    assert!(best.worth() > 0.15, "{best:?}");
}

#[test]
fn a_table_that_cannot_be_laid_weighs_nothing() {
    let rules = rules(&base());
    let clerk = |seat: Seat, key: Key| Level::Clerk.player(&rules, seat, key);
    for players in [1, 6] {
        let asked = Balance { players, ..plan(&rules, &clerk) };
        assert_eq!(balance(&asked).err(), Some(Unplayable::Seats));
    }
}
