//! Does a person's answer stand, whatever a bot says that was asked before?

use super::{BOXES, rules_of, set_up, standing};
use crate::step::{Effects, Input, Thought};
use woe_rules::{Action, Game, Key, Label, Play, Question, Rules, Seat, Seating, Stream};
use woe_wire::{Command, Do, Noted, You};

const BOB: Seat = Seat::One;

/// A game in which Ann can play a card that Bob can answer with one of his, and both.
fn opening(rules: &Rules) -> (Game, Action, Action) {
    for seed in 0..400 {
        let key = Key::of_series(79, seed);
        let seating = Seating::in_order(4, rules.catalog.families.len());
        let mut game = rules.deal(&seating, key).unwrap();
        let mut whims = Stream::new(key, Label::Whim, 1);
        let mut answers = Vec::new();
        while let Some(asked) = rules.decision(&game) {
            rules.legal_actions(&game, &mut answers);
            let mine = asked.seat == Seat::Zero && asked.question == Question::Play(Play::First);
            let mut plays = answers.iter().filter(|_| mine);
            let found = plays.find_map(|&action| Some((action, response(rules, game, action)?)));
            if let Some((action, own)) = found {
                return (game, action, own);
            }
            let action = answers[whims.below(answers.len() as u32) as usize];
            rules.carry_out(&mut game, action, &mut ());
        }
    }
    panic!("Bob never has an answer");
}

/// What Bob could answer that play with.
fn response(rules: &Rules, mut game: Game, action: Action) -> Option<Action> {
    rules.carry_out(&mut game, action, &mut ());
    rules.window(&game).filter(|(_, round)| round.contains(&BOB))?;
    rules.responses(&game, BOB).into_iter().find(|&one| one != Action::Pass)
}

#[test]
fn a_late_thought_does_not_take_the_place_of_a_persons_answer() {
    let rules = &rules_of(BOXES[0].0, BOXES[0].1);
    let (game, action, own) = opening(rules);
    let mut standing = standing();
    standing.people[BOB.index()].standing_in = true;
    let trial = set_up(rules, game, standing);
    trial.enter("ann", 0);
    let decision = trial.decision + 1;
    let table = &mut trial.inner.borrow_mut().0;
    let say = |you: u8, id: &str, what: Do| Input::Say {
        you: You::Seat(you),
        caller: u64::from(you),
        command: Command { id: id.to_owned(), what },
    };
    let answer =
        |decision, action: Action| Do::Answer { decision, action: action.into(), story: None };
    let played = table.step(1, say(0, "play", answer(trial.decision, action)));
    // The bot that stands in for Bob is asked, and takes its time.
    let asked = table.step(1, Input::Kept(played.keep.unwrap().0));
    assert!(asked.think.iter().any(|one| (one.seat, one.decision) == (BOB, decision)));
    trial.ears.borrow_mut().push((1, super::Ear::default()));
    let entry = super::Entry {
        door: super::Door::Table(String::new()),
        token: Some("Bob".to_owned()),
        resume: None,
        caller: 1,
        from: 0,
    };
    let back = table.step(2, Input::Enter(Box::new(entry)));
    table.step(2, Input::Kept(back.keep.unwrap().0));
    let noted = table.step(3, say(1, "answer", answer(decision, own)));
    table.step(3, Input::Kept(noted.keep.unwrap().0));
    let thought = Some(Thought { action: Action::Pass, iterations: 0 });
    let Effects { tell, .. } = table.step(4, Input::Thought { seat: BOB, decision, thought });
    assert!(tell.is_empty());
    let note = table.play.as_ref().unwrap().window.as_ref().unwrap().note(BOB).unwrap();
    let Noted { action, .. } = Noted { decision, action: note.action.into() };
    assert_eq!(action, own.into(), "what Bob was told is noted stands");
}

#[test]
fn an_empty_table_sleeps_until_its_window_closes() {
    let rules = &rules_of(BOXES[0].0, BOXES[0].1);
    let (game, action, _) = opening(rules);
    let options = woe_wire::TableOptions { response_seconds: 86_400, ..super::options() };
    let trial = set_up(rules, game, crate::Standing { options, ..standing() });
    trial.enter("ann", 0);
    trial.answer(0, trial.decision, action);
    trial.step(Input::Leave { you: You::Seat(0), caller: 0 });
    let until = trial.inner.borrow().0.play.as_ref().unwrap().window.as_ref().unwrap().until;
    // Its people are long gone, and nothing is to be done for hours.
    trial.go_on(std::time::Duration::from_secs(3600));
    assert!(until.is_some_and(|until| until > 2 * 3_600_000), "{until:?}");
    assert_eq!(trial.inner.borrow().0.wakes_at(), until);
    assert!(!trial.inner.borrow().0.is_done());
}
