//! Do answers and options say the same to a client as to the rules?

use woe_cards::{Edition, base, compile};
use woe_rules::{Game, Key, Label, Profile, Rules, Seating, Start, Stream};
use woe_wire::{Action, Beat, Choice, Options, Question, read, written};

fn rules() -> Rules {
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
    let seating = Seating { start: Start::Lot, ..Seating::in_order(4, 4) };
    let mut game = rules.deal(&seating, Key::from_seed(seed)).unwrap();
    let mut chance = Stream::new(Key::from_seed(seed), Label::Whim, 0);
    while let Some(asked) = rules.decision(&game) {
        let view = rules.view_for(&game, woe_rules::Eye::Seat(asked.seat));
        show(&game, &view.actions);
        let action = view.actions[chance.below(view.actions.len() as u32) as usize];
        rules.apply(&mut game, asked.seat, action, &mut ()).unwrap();
    }
}

#[test]
fn options_offer_exactly_what_is_legal() {
    let rules = rules();
    let mut moments = 0;
    for seed in 0..5 {
        wander(&rules, seed, |_, legal| {
            moments += 1;
            let options = Options::of(legal);
            let sent: Vec<Action> = legal.iter().map(|&action| action.into()).collect();
            assert_eq!(sorted(offered(&options)), sorted(sent));
            assert_eq!(read::<Options>(&written(&options)), Ok(options));
        });
    }
    assert!(moments > 100);
}

#[test]
fn answers_go_there_and_back() {
    let rules = rules();
    wander(&rules, 7, |_, legal| {
        for &action in legal {
            let sent = written(&Action::from(action));
            let heard: Action = read(&sent).unwrap();
            assert_eq!(heard.known(&rules.catalog), Some(action), "{sent}");
        }
    });
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
    let rules = rules();
    wander(&rules, 8, |game, legal| {
        let asked = rules.decision(game).unwrap();
        let question = Question::from(asked.question);
        assert_eq!(read::<Question>(&written(&question)), Ok(question));
        let mut beats: Vec<woe_rules::Beat> = Vec::new();
        rules.apply(&mut game.clone(), asked.seat, legal[0], &mut beats).unwrap();
        for eye in [woe_rules::Eye::Watcher, woe_rules::Eye::Seat(asked.seat)] {
            for beat in beats.iter().map(|beat| Beat::from(beat.seen_by(eye))) {
                assert_eq!(read::<Beat>(&written(&beat)), Ok(beat));
            }
        }
    });
}
