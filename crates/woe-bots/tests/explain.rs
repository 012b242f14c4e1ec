//! Are reasons true, and known to the seat that is told them?

use std::sync::Arc;
use woe_bots::{
    Budget, Explanation, FEATURE_NAMES, Ground, Judge, Mind, Net, Reason, Search, Tuning,
    Undertaker, Value, explain,
};
use woe_cards::{CardId, Edition, base, compile, mix, shelf};
use woe_rules::{
    Action, Eye, Game, Key, LaidStack, Layout, Names, Play, Profile, Question, Rules, Seat, View,
};

const ANN: Seat = Seat::Zero;
const AIR: &str = "ran out of air on Grogar";

fn rules() -> Arc<Rules> {
    let full = compile(&base()).expect("the sets that come along compile");
    Rules::new(&full, Profile::of(Edition::First))
}

fn card(rules: &Arc<Rules>, title: &str) -> CardId {
    rules.catalog.find_title(title).unwrap_or_else(|| panic!("no card {title}"))
}

fn cards(rules: &Arc<Rules>, titles: &[&str]) -> Vec<CardId> {
    titles.iter().map(|title| card(rules, title)).collect()
}

/// A character and what lies on it, the lowest first.
type Laid = (&'static str, &'static [&'static str]);

/// A table of two at somebody's first play: Ann's family and Bob's, and what both hold.
fn laid(rules: &Arc<Rules>, families: [&[Laid]; 2], hands: [Vec<CardId>; 2], turn: Seat) -> Game {
    let mut stacks = Vec::new();
    for (family, of) in families.into_iter().zip(Seat::ALL) {
        stacks.extend(family.iter().map(|(base, layers)| LaidStack {
            base: card(rules, base),
            of: Some(of),
            layers: cards(rules, layers),
        }));
    }
    let placed: Vec<CardId> = stacks.iter().flat_map(|laid| laid.layers.clone()).collect();
    let is_free =
        |card: &CardId| ![&placed, &hands[0], &hands[1]].iter().any(|it| it.contains(card));
    let layout = Layout {
        stacks,
        deck: rules.catalog.deck().filter(is_free).collect(),
        hands: hands.to_vec(),
        discard: Vec::new(),
        expedition: None,
        start: turn,
        turn,
        play: Play::First,
        lots: Vec::new(),
    };
    rules.resume(&layout).expect("the table can be laid")
}

/// The same at Ann's first play. Bob holds five of the cards that are left, after the first so many.
fn table(rules: &Arc<Rules>, families: [&[Laid]; 2], held: &[&str], skipped: usize) -> Game {
    let held = cards(rules, held);
    let without = laid(rules, families, [held.clone(), Vec::new()], ANN);
    let deck: Vec<CardId> = rules.catalog.deck().collect();
    let is_left = |card: &CardId| {
        let table = without.table();
        !held.contains(card)
            && !table.stacks().any(|stack| table.layers(stack).any(|it| it == *card))
    };
    let bobs = deck.into_iter().filter(is_left).skip(skipped).take(5).collect();
    laid(rules, families, [held, bobs], ANN)
}

const FAMILIES: [&[Laid]; 2] = [
    &[("Grogar", &["was cursed by the Queen"]), ("Lord Slogar", &[]), ("Melissa Slogar", &[])],
    &[("Angel", &["broke many bones"]), ("Balthazar", &[]), ("Darius Dark", &[])],
];
const HAND: [&str; 4] =
    ["ran out of air", "was mauled by a manatee", "was wounded by wasps", "A Second Chance"];

fn words(rules: &Arc<Rules>, game: &Game, words: &str) -> Action {
    let seats = ["Ann", "Bob"].map(str::to_owned);
    Names::new(rules, game.table(), &seats).read_action(words).expect("an answer")
}

fn mind(rules: &Arc<Rules>) -> Mind {
    Mind::new(rules, ANN, Key::from_seed(5))
}

/// What is said of an answer of Ann's, by whoever knows that value.
fn explained(rules: &Arc<Rules>, game: &Game, action: Action, value: &Value) -> Explanation {
    let (mind, view) = (mind(rules), rules.view_for(game, Eye::Seat(ANN)));
    let weighed = Undertaker::new(value).weigh(&mind, &view, Budget::Usual);
    explain(&mind, &view, action, &weighed, value)
}

/// The reasons of one answer.
fn reasons(rules: &Arc<Rules>, game: &Game, answer: &str, value: &Value) -> Vec<Ground> {
    let action = words(rules, game, answer);
    let explanation = explained(rules, game, action, value);
    explanation.of(action).expect("it was asked for").reasons.clone()
}

/// A value for two that looks at nothing but one number.
fn minding(name: &str, weight: f32) -> Value {
    let at = FEATURE_NAMES.iter().position(|&other| other == name).expect("there is such a number");
    let mut net = Net::BLANK;
    net.plain[at] = weight;
    Value::BLANK.with(2, net)
}

/// The game after an answer, when the next play is asked for; nobody responds.
fn after(rules: &Arc<Rules>, mut game: Game, action: Action) -> Game {
    rules.apply(&mut game, ANN, action, &mut ()).expect("it is legal");
    while let Some(asked) = rules.decision(&game) {
        if !matches!(asked.question, Question::Respond(_)) {
            break;
        }
        rules.apply(&mut game, asked.seat, Action::Pass, &mut ()).expect("one may pass");
    }
    game
}

#[test]
fn if_one_thing_decides_it_is_the_only_reason_and_swings_by_all_there_is() {
    let rules = rules();
    let game = table(&rules, FAMILIES, &HAND, 0);
    let sad = minding("sorrow", -4.0);
    for (answer, expected, sign) in [
        ("was mauled by a manatee on Lord Slogar", Some(Reason::OwnMisery), 1.0),
        ("was mauled by a manatee on Balthazar", Some(Reason::OthersMisery), -1.0),
        ("discard was mauled by a manatee", None, 0.0),
        ("discard A Second Chance", None, 0.0),
    ] {
        let found = reasons(&rules, &game, answer, &sad);
        let codes: Vec<Reason> = found.iter().map(|ground| ground.reason).collect();
        assert_eq!(codes, expected.into_iter().collect::<Vec<_>>(), "{answer}");
        let chance = |action| sad.chance(&rules, &after(&rules, game, action), ANN);
        let swing = chance(words(&rules, &game, answer)) - chance(Action::Pass);
        assert!(found.iter().all(|ground| (ground.swing - swing).abs() < 1e-6), "{found:?}");
        assert!(found.iter().all(|ground| ground.swing * sign > 0.0), "{found:?}");
    }
}

#[test]
fn the_same_answer_has_other_reasons_for_whoever_minds_other_things() {
    let rules = rules();
    let game = table(&rules, FAMILIES, &HAND, 0);
    let manatee = "was mauled by a manatee on Lord Slogar";
    let only = |name: &str, weight: f32, answer: &str| {
        let found = reasons(&rules, &game, answer, &minding(name, weight));
        found.iter().map(|ground| (ground.reason, ground.swing > 0.0)).collect::<Vec<_>>()
    };
    assert_eq!(only("own-misery", -4.0, manatee), [(Reason::HeldMisery, false)]);
    assert_eq!(only("own-deaths", 2.0, manatee), []);
    assert_eq!(only("own-deaths", 2.0, AIR), [(Reason::HeldDeaths, false)]);
    assert_eq!(only("dead-worth", -4.0, AIR), [(Reason::OwnDead, true)]);
    assert_eq!(only("living", -4.0, AIR), [(Reason::OwnDead, true)]);
    assert_eq!(only("cards", 4.0, "discard A Second Chance"), [(Reason::OwnCards, false)]);
    assert_eq!(
        only("own-responses", 4.0, "discard A Second Chance"),
        [(Reason::HeldResponses, false)]
    );
}

#[test]
fn the_best_come_first_and_whatever_is_asked_for_comes_along() {
    let rules = rules();
    let game = table(&rules, FAMILIES, &HAND, 0);
    let view = rules.view_for(&game, Eye::Seat(ANN));
    for &action in &view.actions {
        let explanation = explained(&rules, &game, action, Value::embedded());
        let candidates = &explanation.candidates;
        assert!((3..=4).contains(&candidates.len()));
        assert!(candidates.windows(2).all(|two| two[0].chance >= two[1].chance));
        assert!(explanation.of(action).is_some(), "{action:?}");
        assert_eq!(explanation.best(), candidates.first());
        for candidate in candidates {
            let swings: Vec<f64> = candidate.reasons.iter().map(|it| it.swing.abs()).collect();
            assert!(swings.len() <= 3 && swings.iter().all(|&swing| swing >= 0.01), "{swings:?}");
            assert!(swings.windows(2).all(|two| two[0] >= two[1]), "{swings:?}");
        }
    }
    let stranger = Action::Discard(card(&rules, "was pursued by poodles"));
    let explanation = explained(&rules, &game, stranger, Value::embedded());
    assert!(explanation.candidates.len() == 3 && explanation.of(stranger).is_none());
}

#[test]
fn what_ends_the_story_is_known_exactly() {
    let rules = rules();
    let dead: Laid = ("Lord Slogar", &["was shunned by society", "was badly burned"]);
    let ahead: [&[Laid]; 2] =
        [&[("Grogar", &["was cursed by the Queen"]), dead], &[("Angel", &[])]];
    let game = table(&rules, ahead, &HAND, 0);
    let [ground] = reasons(&rules, &game, AIR, Value::embedded())[..] else { panic!("one reason") };
    assert!(ground.reason == Reason::Wins && ground.swing > 0.0, "{ground:?}");

    let drowned: &[&str] =
        &["was shunned by society", "was disgraced at a dance", "drowned in a bog"];
    let behind: [&[Laid]; 2] =
        [&[("Grogar", &["was jinxed by jackdaws"])], &[("Angel", &[]), ("Balthazar", drowned)]];
    let game = table(&rules, behind, &HAND, 0);
    let [ground] = reasons(&rules, &game, AIR, Value::embedded())[..] else { panic!("one reason") };
    assert!(ground.reason == Reason::Loses && ground.swing < 0.0, "{ground:?}");
}

/// Bob is about to end a story that he wins; Ann may answer.
fn at_the_last_moment(rules: &Arc<Rules>) -> Game {
    let drowned: &[&str] = &["was shunned by society", "drowned in a bog"];
    let families: [&[Laid]; 2] = [
        &[("Grogar", &["was jinxed by jackdaws"]), ("Lord Slogar", &[])],
        &[("Angel", &["was taunted by tigers"]), ("Balthazar", drowned)],
    ];
    let hands = [["A Second Chance"], ["ran out of air"]].map(|held| cards(rules, &held));
    let mut game = laid(rules, families, hands, Seat::One);
    let death = words(rules, &game, "ran out of air on Angel");
    rules.apply(&mut game, Seat::One, death, &mut ()).expect("Bob may kill his own");
    game
}

#[test]
fn a_response_that_puts_off_the_end_says_so() {
    let rules = rules();
    let game = at_the_last_moment(&rules);
    let [ground] = reasons(&rules, &game, "A Second Chance", Value::embedded())[..] else {
        panic!("one reason")
    };
    assert!(ground.reason == Reason::PutsOff && ground.swing > 0.0, "{ground:?}");
    let [ground] = reasons(&rules, &game, "pass", Value::embedded())[..] else {
        panic!("one reason")
    };
    assert!(ground.reason == Reason::Loses && ground.swing < 0.0, "{ground:?}");
}

#[test]
fn hidden_cards_change_nothing() {
    let rules = rules();
    let told = |bobs: usize| -> (View, Explanation) {
        let game = table(&rules, FAMILIES, &HAND, bobs);
        let (mind, view) = (mind(&rules), rules.view_for(&game, Eye::Seat(ANN)));
        let mut search = Search::new(Value::embedded(), Tuning::MEDIUM);
        let weighed = search.weigh(&mind, &view, Budget::Iterations(64));
        let explanation = explain(&mind, &view, Action::Pass, &weighed, Value::embedded());
        (view, explanation)
    };
    let (view, explanation) = told(0);
    for bobs in [1, 20, 40] {
        assert_eq!(told(bobs), (view.clone(), explanation.clone()));
    }
}

#[test]
fn a_story_is_claimed_for_what_it_counts_and_not_for_the_dead() {
    let mixed = mix(&shelf(), &["unquiet-dead".to_owned()]).expect("the set is on the shelf");
    let full = compile(&mixed).expect("the sets that come along compile");
    let rules = Rules::new(&full, Profile::of(Edition::First));
    let anns: [Laid; 2] = [
        ("Grogar", &["was gaped at by a gargoyle"]),
        ("Lord Slogar", &["barged into a belfry of bats", "ran out of air"]),
    ];
    let bobs: [Laid; 3] = [("Angel", &[]), ("Balthazar", &[]), ("The Hound Under the Stairs", &[])];
    let game = table(&rules, [&anns, &bobs], &["lay low among the lilies"], 0);
    let value = minding("dead-worth", -8.0);
    let claim = reasons(&rules, &game, "choose The Hound Under the Stairs", &value);
    let told: Vec<Reason> = claim.iter().map(|ground| ground.reason).collect();
    assert_eq!(told, [Reason::OwnEstate, Reason::OthersEstates], "{claim:?}");
    assert!(claim.iter().all(|ground| ground.swing > 0.0), "{claim:?}");
    // A death is for the dead, whatever lies beside them.
    let death = table(&rules, [&anns, &bobs], &["was flattened by a plume"], 0);
    let buried = reasons(&rules, &death, "was flattened by a plume on Grogar", &value);
    assert!(buried.iter().all(|ground| !told.contains(&ground.reason)), "{buried:?}");
}
