//! Do games hold, whoever plays at whatever table, and is it seen when one does not?

use std::sync::Arc;
use std::{
    collections::HashSet,
    slice,
    sync::atomic::{AtomicU64, Ordering},
};
use woe_bots::{Bot, Budget, Level, Player};
use woe_cards::{CardId, Catalog, Telling, base, compile, shelf};
use woe_rules::{
    Action, Beat, Casting, Glimpse, MIDDLE_MAX, Mixing, Mysteries, Profile, Record, Retorts, Rules,
    Seat, Start, View, read_record,
};
use woe_sim::{Breach, Endurance, Endured, Ordeal, Pace, Sending, endure, inquest, legal_default};

fn catalog() -> Catalog {
    compile(&base()).expect("the shelf has no mistakes")
}

fn plan(catalog: &Catalog) -> Endurance<'_> {
    Endurance {
        catalogs: slice::from_ref(catalog),
        seed: 1,
        first: 0,
        games: 16,
        pace: Pace::Iterations(4),
        sending: &Bot::player,
        threads: 2,
        progress: &|_| {},
    }
}

fn with<'a>(catalog: &'a Catalog, sending: Sending<'a>) -> Endured {
    endure(&Endurance { sending, games: 4, ..plan(catalog) })
}

fn read(catalog: &Catalog, record: &str) -> (Arc<Rules>, Record) {
    let record = read_record(record, catalog).unwrap();
    (Rules::new(catalog, record.header.profile), record)
}

/// A short share of `cargo xtask soak bots`.
#[test]
fn games_hold_whoever_plays_at_whatever_table() {
    let catalog = catalog();
    let told = AtomicU64::new(0);
    let progress = |games| _ = told.fetch_add(games, Ordering::Relaxed);
    let pace = Pace::Iterations(32);
    let endured = endure(&Endurance { games: 80, pace, progress: &progress, ..plan(&catalog) });
    assert_eq!(endured.breakdowns, []);
    assert_eq!((endured.games, told.into_inner()), (80, 80));
    assert!(endured.toils.iter().all(|toil| toil.seats > 0 && toil.decisions > 100));
    assert_eq!(endured.toils.iter().map(|toil| toil.seats).sum::<u64>(), 20 * (2 + 3 + 4 + 5));
}

#[test]
fn the_games_are_the_same_for_any_number_of_threads() {
    let catalog = catalog();
    let [alone, shared] = [1, 3].map(|threads| endure(&Endurance { threads, ..plan(&catalog) }));
    assert_eq!(alone.hash, shared.hash);
    assert_eq!(alone.toils, shared.toils);
    let later = endure(&Endurance { first: 16, ..plan(&catalog) });
    assert_ne!(alone.hash, later.hash);
}

#[test]
fn every_option_level_and_style_is_drawn() {
    let catalog = catalog();
    let drawn: Vec<Ordeal> = (0..400).map(|game| Ordeal::drawn(1, game, &catalog)).collect();
    let has = |wanted: &dyn Fn(&Profile) -> bool| drawn.iter().any(|it| wanted(&it.profile));
    for characters in [None, Some(2), Some(3), Some(4), Some(5)] {
        assert!(has(&|profile| profile.characters == characters), "{characters:?} characters");
    }
    let edition = |game: usize| drawn[game].profile.edition;
    assert!(edition(0) != edition(4) && drawn[3].bots.len() == 5);
    for retorts in [Retorts::Allowed, Retorts::Barred] {
        assert!(has(&|it| it.retorts == retorts && it.edition == edition(0)), "{retorts:?}");
        assert!(has(&|it| it.retorts == retorts && it.edition == edition(4)), "{retorts:?}");
    }
    assert!(has(&|it| it.telling == Telling::Plain) && has(&|it| it.rounds < 10));
    assert!(drawn.iter().any(|it| it.seating.start == Start::Lot));
    let personas: HashSet<_> = drawn.iter().flat_map(|it| &it.bots).map(|it| it.persona).collect();
    let thinking = Level::ALL.iter().filter(|level| level.thinks()).count();
    assert_eq!(personas.len(), Level::ALL.len() - thinking + thinking * 6);
}

#[test]
fn what_lies_beside_the_families_is_drawn_too() {
    let tale: Vec<_> = shelf().into_iter().filter(|source| source.id == "fairytale").collect();
    let catalog = compile(&tale).expect("the shelf has no mistakes");
    let drawn: Vec<Ordeal> = (0..400).map(|game| Ordeal::drawn(1, game, &catalog)).collect();
    let has = |wanted: &dyn Fn(&Profile) -> bool| drawn.iter().any(|it| wanted(&it.profile));
    for count in 0..=MIDDLE_MAX as u8 {
        assert!(has(&|it| it.guests == count), "{count}");
        // A fairy tale has two Stories at most. [TALE-3]
        assert_eq!(has(&|it| it.stories == count), count <= 2, "{count}");
    }
    for casting in Casting::ALL {
        assert!(has(&|it| it.casting == casting), "{casting:?}");
    }
    assert!(
        has(&|it| it.mysteries == Mysteries::AtHome) && has(&|it| it.mixing == Mixing::Trimmed)
    );
    assert!(drawn.iter().any(|it| it.seating.stories.len() == 2));
    for ordeal in drawn {
        let rules = Rules::new(&catalog, ordeal.profile);
        assert!(rules.deal(&ordeal.seating, ordeal.key).is_ok(), "{ordeal:?}");
    }
}

#[test]
fn on_the_clock_everyone_has_the_time_of_its_level() {
    /// Looks at the clock, and passes.
    struct Watcher(Level);
    impl Player for Watcher {
        fn notice(&mut self, _: Beat<Glimpse>) {}
        fn choose(&mut self, view: &View, budget: Budget<'_>) -> Action {
            match (self.0.budget(), budget) {
                (None, Budget::Usual) => {}
                (Some(own), Budget::Time(given, _)) => assert_eq!(own, given),
                other => panic!("{other:?}"),
            }
            legal_default(view)
        }
    }
    fn watcher(bot: Bot, _: &Arc<Rules>, _: Seat) -> Box<dyn Player> {
        Box::new(Watcher(bot.persona.level()))
    }
    let catalog = catalog();
    let asked = Endurance { pace: Pace::Clock, sending: &watcher, ..plan(&catalog) };
    let endured = endure(&asked);
    assert_eq!(endured.breakdowns, []);
    for toil in &endured.toils {
        assert_eq!(toil.allowed_milliseconds().is_some(), toil.level != Level::Foundling);
        assert_eq!(toil.p99_milliseconds().is_some(), toil.decisions > 0);
    }
    assert_eq!(endured.toils.last().unwrap().allowed_milliseconds(), Some(60.0));
}

#[test]
fn what_the_rules_refuse_breaks_a_game() {
    /// Always wants what nobody may.
    struct Vandal;
    impl Player for Vandal {
        fn notice(&mut self, _: Beat<Glimpse>) {}
        fn choose(&mut self, _: &View, _: Budget<'_>) -> Action {
            Action::Play { card: CardId::new(0x7fff), on: None }
        }
    }
    fn vandal(_: Bot, _: &Arc<Rules>, _: Seat) -> Box<dyn Player> {
        Box::new(Vandal)
    }
    let catalog = catalog();
    let endured = with(&catalog, &vandal);
    assert_eq!(endured.breakdowns.len(), 4);
    for broken in endured.breakdowns {
        assert!(matches!(broken.breach, Breach::Refused(_, 1..)), "{}", broken.breach);
        let (rules, record) = read(&catalog, &broken.record);
        assert!(record.replay(&rules, |_, _, _, _| {}).is_ok());
    }
}

#[test]
fn a_panic_breaks_one_game_and_leaves_its_record() {
    /// Plays as somebody does, until it has had enough.
    struct Faint<'a>(Box<dyn Player + 'a>, u64);
    impl Player for Faint<'_> {
        fn notice(&mut self, beat: Beat<Glimpse>) {
            self.0.notice(beat);
        }
        fn choose(&mut self, view: &View, budget: Budget<'_>) -> Action {
            assert!(self.1 > 0, "it was all too much");
            self.1 -= 1;
            self.0.choose(view, budget)
        }
        fn iterations(&self) -> u32 {
            self.0.iterations()
        }
    }
    fn faint(bot: Bot, rules: &Arc<Rules>, seat: Seat) -> Box<dyn Player> {
        // Two play the first game, three the second.
        let enough = if seat == Seat::Two { 3 } else { u64::MAX };
        Box::new(Faint(bot.player(rules, seat), enough))
    }
    let catalog = catalog();
    let endured = with(&catalog, &faint);
    assert_eq!(endured.games, 4);
    let games: Vec<u64> = endured.breakdowns.iter().map(|broken| broken.game).collect();
    assert_eq!(games, [1, 2, 3]);
    for broken in endured.breakdowns {
        assert_eq!(broken.breach.to_string(), "a panic: it was all too much");
        let (rules, record) = read(&catalog, &broken.record);
        let held = inquest(&record, &rules, &|| {}).unwrap();
        assert!(held.replayed.is_ok() && held.contradiction.is_none());
        assert_eq!(held.agreed[2], Some(3), "all answers before it are there");
    }
}

#[test]
fn whoever_breaks_every_game_is_given_up() {
    struct Mute;
    impl Player for Mute {
        fn notice(&mut self, _: Beat<Glimpse>) {}
        fn choose(&mut self, _: &View, _: Budget<'_>) -> Action {
            Action::DiscardHand
        }
    }
    fn mute(_: Bot, _: &Arc<Rules>, _: Seat) -> Box<dyn Player> {
        Box::new(Mute)
    }
    let catalog = catalog();
    let asked = Endurance { sending: &mute, games: 1000, threads: 1, ..plan(&catalog) };
    let endured = endure(&asked);
    assert!(endured.games < 100 && endured.breakdowns.len() == 20);
}
