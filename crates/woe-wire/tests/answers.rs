//! Do answers and options say the same to a client as to the rules?

use std::sync::Arc;
use std::{collections::BTreeSet, fs, path::Path};
use woe_cards::{Edition, SetSource, SourceFile, base, compile, mix, shelf};
use woe_rules::{Beat as Told, Casting, Game, Key, Label, Profile, Rules, Seating, Start, Stream};
use woe_wire::{Action, Beat, Choice, Options, Question, read, written};

/// The sets of every box: the base game alone, with each expansion, with all of them, and the games that
/// stand alone.
const BOXES: [&[&str]; 8] = [
    &["gloom"],
    &["unhappy-homes"],
    &["unwelcome-guests"],
    &["unfortunate-expeditions"],
    &["unquiet-dead"],
    &["unhappy-homes", "unwelcome-guests", "unfortunate-expeditions", "unquiet-dead"],
    &["fairytale"],
    &["munchkin"],
];

/// What only some boxes ask and tell.
const RARE: [&str; 16] = [
    "cast",
    "draw",
    "either",
    "exchange",
    "granted",
    "joined",
    "lapsed",
    "parted",
    "play-now",
    "play-taken",
    "regained",
    "removed",
    "set-aside",
    "set-out",
    "sprung",
    "use",
];
/// How long each game is followed.
const MOMENTS: usize = 200;

fn sources(ids: &[&str]) -> Vec<SetSource> {
    let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
    mix(&shelf(), &ids).unwrap()
}

/// The base game with the example set.
fn lodgers() -> Vec<SetSource> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/lodgers");
    let file = |name: &str| SourceFile {
        name: name.into(),
        text: fs::read_to_string(folder.join(name)).unwrap(),
    };
    let files = ["set.toml", "cards.toml"].map(file).into();
    let mut sources = base();
    sources.push(SetSource { id: "lodgers".into(), files });
    sources
}

/// The rules of every box in both editions.
fn every_box() -> Vec<Arc<Rules>> {
    let boxes = BOXES.iter().map(|ids| sources(ids)).chain([lodgers()]);
    let rules = boxes.flat_map(|sources| {
        let catalog = compile(&sources).unwrap();
        [Edition::First, Edition::Second].map(|edition| {
            let casting = Casting::Drafted;
            Rules::new(&catalog, Profile { casting, ..Profile::of(edition) })
        })
    });
    rules.collect()
}

fn rules() -> Arc<Rules> {
    Rules::new(&compile(&base()).unwrap(), Profile::of(Edition::First))
}

/// Every answer that the options offer.
fn offered(options: &Options) -> Vec<Action> {
    let Options { plays, discards, discard_hand, choices, picks, calls, takes, use_it, pass } =
        options;
    let mut offered = Vec::new();
    for play in plays {
        let on = play.on.iter().map(|&on| Some(on)).chain(play.alone.then_some(None));
        offered.extend(on.map(|on| Action::Play { card: play.card, on }));
    }
    offered.extend(discards.iter().map(|&card| Action::Discard(card)));
    offered.extend(choices.iter().map(|&stack| Action::Choose(stack)));
    offered.extend(picks.iter().map(|&card| Action::Pick(card)));
    offered.extend(calls.iter().map(|&seat| Action::Call(seat)));
    offered.extend([Choice::First, Choice::Second].map(Action::Take).iter().filter(|_| *takes));
    offered.extend(discard_hand.then_some(Action::DiscardHand));
    offered.extend(use_it.then_some(Action::Use));
    offered.extend(pass.then_some(Action::Pass));
    offered
}

fn sorted(mut actions: Vec<Action>) -> Vec<String> {
    actions.sort_by_key(written);
    actions.iter().map(written).collect()
}

/// Plays a game at random, and shows every moment of it with all that is legal.
fn wander(rules: &Rules, seed: u64, mut show: impl FnMut(&Game, &[woe_rules::Action])) {
    let families = rules.catalog.families.len();
    let seats = 2 + seed as usize % 4;
    let seating = Seating { start: Start::Lot, ..Seating::in_order(seats, families) };
    let mut game = rules.deal(&seating, Key::from_seed(seed)).unwrap();
    let mut chance = Stream::new(Key::from_seed(seed), Label::Whim, 0);
    for _ in 0..MOMENTS {
        let Some(asked) = rules.decision(&game) else { break };
        let view = rules.view_for(&game, woe_rules::Eye::Seat(asked.seat));
        show(&game, &view.actions);
        let action = any_answer(&view.actions, &mut chance);
        rules.apply(&mut game, asked.seat, action, &mut ()).unwrap();
    }
}

/// Any answer; now and then the claim or the call that is lost among the plays of a large hand.
fn any_answer(answers: &[woe_rules::Action], chance: &mut Stream) -> woe_rules::Action {
    let is_rare = |action: &&woe_rules::Action| {
        matches!(action, woe_rules::Action::Choose(_) | woe_rules::Action::Call(_))
    };
    let rare = answers.iter().find(is_rare).filter(|_| chance.below(2) == 0);
    let any = answers[chance.below(answers.len() as u32) as usize];
    rare.copied().unwrap_or(any)
}

/// What an answer, a question or a beat is called on the wire.
fn called(sent: &str) -> String {
    let mut words = sent.split('"').skip(1).step_by(2);
    let first = words.next().unwrap_or_default();
    let tagged = matches!(first, "ask" | "beat");
    let word = if tagged { words.next().unwrap_or_default() } else { first };
    word.to_owned()
}

#[test]
fn options_offer_exactly_what_is_legal() {
    let (mut moments, mut sorts) = (0, BTreeSet::new());
    for rules in every_box() {
        for seed in 0..3 {
            wander(&rules, seed, |_, legal| {
                moments += 1;
                let options = Options::of(legal);
                let sent: Vec<Action> = legal.iter().map(|&action| action.into()).collect();
                sorts.extend(sent.iter().map(|action| called(&written(action))));
                assert_eq!(sorted(offered(&options)), sorted(sent));
                assert_eq!(read::<Options>(&written(&options)), Ok(options));
            });
        }
    }
    assert!(moments > 5000);
    let all = ["call", "choose", "discard", "discard-hand", "pass", "pick", "play", "take", "use"];
    assert!(sorts.iter().eq(&all), "every sort of answer was offered: {sorts:?}");
}

#[test]
fn answers_go_there_and_back() {
    for rules in every_box() {
        wander(&rules, 7, |game, legal| {
            let question = rules.decision(game).unwrap().question;
            for &action in legal {
                let sent = written(&Action::from(action));
                let heard: Action = read(&sent).unwrap();
                let known = heard.known(&rules.catalog).map(|heard| question.meant_by(heard));
                assert_eq!(known, Some(action), "{sent}");
            }
        });
    }
}

#[test]
fn cards_and_stacks_that_cannot_be_are_not_known() {
    let rules = rules();
    let beyond = rules.catalog.ids().count() as u16;
    for action in [
        Action::Play { card: beyond, on: None },
        Action::Play { card: u16::MAX, on: Some(0) },
        Action::Play { card: 0, on: Some(u8::MAX) },
        Action::Discard(beyond),
        Action::Pick(u16::MAX),
        Action::Choose(u8::MAX),
    ] {
        assert_eq!(action.known(&rules.catalog), None, "{action:?}");
    }
}

#[test]
fn questions_and_beats_go_there_and_back() {
    let mut words = BTreeSet::new();
    for (rules, seed) in every_box().iter().flat_map(|rules| [8, 9].map(|seed| (rules, seed))) {
        wander(rules, seed, |game, legal| words.extend(said(rules, game, legal[0])));
    }
    let missing: Vec<&str> = RARE.into_iter().filter(|&word| !words.contains(word)).collect();
    assert!(missing.is_empty(), "never said: {missing:?}");
}

/// What is asked, and what an answer tells: all of it goes there and back. Returns what it is called.
fn said(rules: &Rules, game: &Game, answer: woe_rules::Action) -> Vec<String> {
    let asked = rules.decision(game).unwrap();
    let question = Question::from(asked.question);
    assert_eq!(read::<Question>(&written(&question)), Ok(question));
    let mut words = vec![called(&written(&Question::from(asked.question)))];
    let mut beats: Vec<Told> = Vec::new();
    rules.apply(&mut game.clone(), asked.seat, answer, &mut beats).unwrap();
    for eye in [woe_rules::Eye::Watcher, woe_rules::Eye::Seat(asked.seat)] {
        for beat in beats.iter().map(|beat| Beat::from(beat.seen_by(eye))) {
            words.push(called(&written(&beat)));
            assert_eq!(read::<Beat>(&written(&beat)), Ok(beat));
        }
    }
    words
}
