//! Is a match fair, the same for everyone who plays it, and proof against bad players?

use std::sync::Arc;
use std::{
    collections::{HashMap, HashSet},
    io,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
};
use woe_bots::{Bot, Budget, Level, Player};
use woe_cards::{CardId, Edition, base, compile};
use woe_rules::{Action, Beat, Glimpse, Key, Profile, Rules, Seat, Unplayable, View};
use woe_sim::{
    Archive, Clock, Match, Recruit, Stopped, Verdict, arena, legal_default, recorded_arena,
};

fn rules(edition: Edition) -> Arc<Rules> {
    Rules::new(&compile(&base()).expect("the shelf has no mistakes"), Profile::of(edition))
}

fn plan<'a>(rules: &'a Arc<Rules>, hero: Recruit<'a>, field: Recruit<'a>) -> Match<'a> {
    Match {
        oracle: false,
        rules,
        players: 4,
        bouts: 12,
        seed: 5,
        hero,
        field,
        budget: Budget::Iterations(8),
        threads: 2,
        progress: &|_| {},
    }
}

/// What every verdict must be, whoever played.
fn check(verdict: &Verdict, players: usize, bouts: u64) {
    assert_eq!((verdict.bouts(), verdict.score.games()), (bouts, bouts * players as u64));
    assert_eq!(verdict.by_seat.len(), players);
    assert!(verdict.by_seat.iter().all(|score| score.games() == bouts));
    let wins: f64 = verdict.by_seat.iter().map(|score| score.wins()).sum();
    assert!((wins - verdict.score.wins()).abs() < 1e-9);
    let (least, most) = verdict.interval();
    let share = verdict.score.share();
    assert!(0.0 <= least && least <= share && share <= most && most <= 1.0);
    for clock in [Clock::Wall, Clock::Cpu] {
        assert!(verdict.milliseconds(clock, 0.5) <= verdict.milliseconds(clock, 0.99));
    }
    assert!(verdict.decisions() > 0);
    assert_eq!(verdict.hash.len(), 64);
}

#[test]
fn the_result_is_the_same_for_any_number_of_threads() {
    let rules = rules(Edition::First);
    let hero = |seat: Seat, key: Key| Level::Clerk.player(&rules, seat, key);
    let field = |seat: Seat, key: Key| Level::Foundling.player(&rules, seat, key);
    let told = [1, 2, 5].map(|threads| {
        arena(&Match { threads, ..plan(&rules, &hero, &field) }).unwrap().timeless()
    });
    check(&told[0], 4, 12);
    assert_eq!(told[0], told[1]);
    assert_eq!(told[0], told[2]);
    let other = arena(&Match { seed: 6, ..plan(&rules, &hero, &field) }).unwrap();
    assert_ne!(told[0].hash, other.hash);
}

#[test]
fn every_level_plays_every_number_of_players_without_a_lapse() {
    for edition in [Edition::First, Edition::Second] {
        let rules = rules(edition);
        for (level, players) in
            Level::ALL.into_iter().flat_map(|level| (2..=5).map(move |n| (level, n)))
        {
            let hero = |seat: Seat, key: Key| level.player(&rules, seat, key);
            let plan = Match { players, bouts: 3, ..plan(&rules, &hero, &hero) };
            let verdict = arena(&plan).unwrap();
            check(&verdict, players, 3);
            assert_eq!((verdict.lapses, verdict.field_lapses), (0, 0), "{level:?}");
        }
    }
}

#[test]
fn among_its_own_kind_without_chance_a_hero_wins_its_share() {
    let rules = rules(Edition::First);
    // Clerks leave nothing to chance: all games of a bout are one and the same.
    let clerk = |seat: Seat, key: Key| Level::Clerk.player(&rules, seat, key);
    for players in [2, 3, 5] {
        let verdict = arena(&Match { players, ..plan(&rules, &clerk, &clerk) }).unwrap();
        assert!((verdict.score.share() - verdict.chance()).abs() < 1e-9, "{players} players");
        assert_eq!(verdict.error(), Some(0.0));
    }
}

#[test]
fn the_hero_sits_everywhere_and_sees_the_same_cards() {
    /// Writes down the hand of its first question, then passes.
    struct Spy<'a>(Seat, Key, &'a Mutex<HashMap<Seat, HashSet<Vec<CardId>>>>);
    impl Player for Spy<'_> {
        fn notice(&mut self, _: Beat<Glimpse>) {}
        fn choose(&mut self, view: &View, _: Budget<'_>) -> Action {
            let hand: Vec<CardId> = view.table.hand.iter().collect();
            if view.table.rounds == 0 && view.table.turn == self.0 && self.0 == Seat::Zero {
                self.2.lock().unwrap().entry(self.0).or_default().insert(hand);
            }
            assert_ne!(self.1, Key::of_series(5, 0), "nobody knows the deal");
            legal_default(view)
        }
    }
    let rules = rules(Edition::First);
    let seen = Mutex::default();
    let sat = Mutex::new(Vec::new());
    let hero = |seat: Seat, key: Key| -> Box<dyn Player + '_> {
        sat.lock().unwrap().push(seat);
        Box::new(Spy(seat, key, &seen))
    };
    let field = |seat: Seat, key: Key| -> Box<dyn Player + '_> { Box::new(Spy(seat, key, &seen)) };
    arena(&Match { bouts: 1, ..plan(&rules, &hero, &field) }).unwrap();
    assert_eq!(*sat.lock().unwrap(), Seat::ALL[..4]);
    assert_eq!(seen.lock().unwrap()[&Seat::Zero].len(), 1, "four games, one deal");
}

#[test]
fn what_the_rules_refuse_is_counted_and_replaced() {
    /// Always wants what nobody may.
    struct Vandal;
    impl Player for Vandal {
        fn notice(&mut self, _: Beat<Glimpse>) {}
        fn choose(&mut self, _: &View, _: Budget<'_>) -> Action {
            Action::Play { card: CardId::new(0x7fff), on: None }
        }
    }
    let rules = rules(Edition::First);
    let vandal = |_: Seat, _: Key| -> Box<dyn Player + '_> { Box::new(Vandal) };
    let clerk = |seat: Seat, key: Key| Level::Clerk.player(&rules, seat, key);
    let verdict = arena(&plan(&rules, &vandal, &clerk)).unwrap();
    check(&verdict, 4, 12);
    assert_eq!((verdict.lapses, verdict.field_lapses), (verdict.decisions(), 0));
    let verdict = arena(&plan(&rules, &clerk, &vandal)).unwrap();
    assert!(verdict.lapses == 0 && verdict.field_lapses > 0);
    assert!(verdict.score.share() > verdict.chance(), "{}", verdict.score.share());
}

#[test]
fn progress_adds_up() {
    let rules = rules(Edition::First);
    let told = AtomicU64::new(0);
    let progress = |games| _ = told.fetch_add(games, Ordering::Relaxed);
    let lot = |seat: Seat, key: Key| Level::Foundling.player(&rules, seat, key);
    arena(&Match { progress: &progress, ..plan(&rules, &lot, &lot) }).unwrap();
    assert_eq!(told.into_inner(), 48);
}

#[test]
fn a_table_that_cannot_be_laid_is_refused() {
    let rules = rules(Edition::First);
    let lot = |seat: Seat, key: Key| Level::Foundling.player(&rules, seat, key);
    for players in [0, 1, 6] {
        let refused = arena(&Match { players, ..plan(&rules, &lot, &lot) });
        assert_eq!(refused.unwrap_err(), Unplayable::Seats, "{players} players");
    }
}

#[test]
fn every_game_of_a_match_can_be_kept_and_it_is_the_same_match() {
    let rules = rules(Edition::First);
    let (clerk, lot) = (Level::Clerk, Level::Foundling);
    let hero = |seat: Seat, key: Key| clerk.player(&rules, seat, key);
    let field = |seat: Seat, key: Key| lot.player(&rules, seat, key);
    let asked = Match { bouts: 2, ..plan(&rules, &hero, &field) };
    let kept = Mutex::new(HashMap::new());
    let archive = Archive {
        hero: &|key| Some(Bot { persona: clerk.into(), key }),
        field: &|_| None,
        keep: &|bout, hero, record| {
            let bots = record.lines().filter(|line| line.starts_with("bot "));
            let bots: Vec<String> = bots.map(str::to_owned).collect();
            kept.lock().unwrap().insert((bout, hero), bots);
            Ok(())
        },
    };
    let verdict = recorded_arena(&asked, &archive).unwrap();
    assert_eq!(verdict.timeless(), arena(&asked).unwrap().timeless());
    let kept = std::mem::take(&mut *kept.lock().unwrap());
    assert_eq!(kept.len(), 8);
    for ((_, hero), bots) in kept {
        let [bot] = &bots[..] else { panic!("{bots:?}") };
        assert!(bot.starts_with(&format!("bot {} clerk ", hero.index() + 1)), "{bot}");
    }
    let full = Archive { keep: &|_, _, _| Err(io::ErrorKind::StorageFull.into()), ..archive };
    assert!(matches!(recorded_arena(&asked, &full), Err(Stopped::NotKept(_))));
}

#[test]
fn the_oracle_plays_legally_and_the_same_way_twice() {
    let rules = rules(Edition::First);
    let clerk = |seat, key| Level::Clerk.player(&rules, seat, key);
    let seen = || {
        let plan = Match { oracle: true, bouts: 1, ..plan(&rules, &clerk, &clerk) };
        arena(&plan).unwrap().timeless()
    };
    let verdict = seen();
    assert_eq!(verdict, seen());
    assert_eq!(verdict.lapses, 0);
    let blind = arena(&Match { bouts: 1, ..plan(&rules, &clerk, &clerk) }).unwrap();
    assert_ne!(verdict.hash, blind.hash);
}
