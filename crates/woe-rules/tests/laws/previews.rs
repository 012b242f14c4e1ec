//! Does it come as it was foreseen?

use crate::house::seats;
use woe_rules::{
    Action, Beat, Decision, Due, Eye, Game, Memory, Play, Preview, Question, Rules, Seat, Stream,
    Task, View,
};

/// A seat that cannot tell two games apart is told the same of both, whatever it looks at.
pub(crate) fn assert_secret(rules: &Rules, game: &Game, chance: &mut Stream) {
    for &seat in seats(game) {
        let eye = Eye::Seat(seat);
        let view = rules.view_for(game, eye);
        let twin = rules.imagine(&view, &Memory::default(), chance);
        let other = rules.view_for(&twin, eye);
        for card in rules.catalog.ids() {
            let [one, two] = [&view, &other].map(|view| rules.outlook(view, card));
            assert_eq!(one, two);
        }
        assert_eq!(rules.preview_announced(&view), rules.preview_announced(&other));
        assert_eq!(rules.view_for(game, eye), view, "looking changes nothing");
    }
    let watcher = rules.view_for(game, Eye::Watcher);
    assert!(rules.catalog.ids().all(|card| rules.outlook(&watcher, card).is_err()));
}

/// What is listed can be looked at, what is not is refused as it would be, and what was foreseen comes,
/// as far as nobody chooses and nothing is drawn by chance.
pub(crate) fn assert_foretold(rules: &Rules, game: &Game, chance: &mut Stream) {
    let Some(asked) = rules.decision(game) else { return };
    let view = rules.view_for(game, Eye::Seat(asked.seat));
    assert_refused(rules, (game, &view), asked, chance);
    for _ in 0..3 {
        let action = view.actions[chance.below(view.actions.len() as u32) as usize];
        let told = rules.preview(&view, action).expect("what is listed can be looked at");
        // In set-up there is more to come than the answer tells.
        if game.agenda().contains(&Task::Deal) {
            continue;
        }
        let (mut after, mut beats) = (*game, Vec::new());
        rules.apply(&mut after, asked.seat, action, &mut beats).unwrap();
        go_on(rules, &mut after, &mut beats);
        if beats.iter().any(|beat| matches!(beat, Beat::Sprung { .. })) || told.by_chance {
            continue;
        }
        assert_stacks(rules, &view, (&told, &after));
        let made = Made { game, by: asked.seat, action, after: &after, beats: &beats };
        assert_hands(rules, &told, &made);
    }
}

fn assert_refused(
    rules: &Rules,
    (game, view): (&Game, &View),
    asked: Decision,
    chance: &mut Stream,
) {
    for card in view.table.hand.iter() {
        let stack = &view.table.stacks[chance.below(view.table.stacks.len() as u32) as usize];
        for on in [None, Some(stack.id)] {
            let action = Action::Play { card, on };
            let expected = rules.check(game, asked, action);
            assert_eq!(rules.preview(view, action).map(|_| ()), expected);
        }
        let outlook = rules.outlook(view, card).expect("one may look at one's hand");
        if outlook.ahead.is_none() && !matches!(asked.question, Question::Exchange(_)) {
            for (on, told) in outlook.targets {
                let listed = view.actions.contains(&Action::Play { card, on });
                assert_eq!(told.is_ok(), listed);
            }
        }
    }
}

/// Nobody answers, and everybody discards what they must.
fn go_on(rules: &Rules, game: &mut Game, beats: &mut Vec<Beat>) {
    while let Some(Decision { seat, question }) = rules.decision(game) {
        let answer = match question {
            Question::Respond(_) => Action::Pass,
            Question::Discard { due: Due::Must | Due::Tax, .. } => {
                Action::Discard(game.table().hand(seat).iter().next().unwrap())
            }
            _ => return,
        };
        rules.apply(game, seat, answer, beats).unwrap();
    }
}

fn assert_stacks(rules: &Rules, view: &View, (told, after): (&Preview, &Game)) {
    let then = rules.view_for(after, view.table.eye).table;
    for (was, is) in view.table.stacks.iter().zip(&then.stacks) {
        let foreseen = told.stacks.iter().find(|stack| stack.then.id == is.id);
        assert_eq!(foreseen.map_or(was, |stack| &stack.then), is);
        if let Some(stack) = foreseen {
            assert_eq!(stack.reckoned[1], rules.worth_at_reckoning(after.table(), is.id));
            assert_eq!(stack.worth, [was.face.self_worth(), is.face.self_worth()]);
        }
    }
    for seat in &told.seats {
        assert_eq!(seat.value[1], rules.family_value(after.table(), seat.seat));
        let limit = rules.draw_limit(after.table(), seat.seat);
        assert_eq!(usize::from(seat.draw_limit[1]), limit);
    }
    assert!(!told.ends || then.ended);
    let expedition = told.expedition.or(view.table.expedition);
    assert_eq!(expedition, then.expedition);
}

/// An answer that was given, and what came of it.
struct Made<'a> {
    game: &'a Game,
    by: Seat,
    action: Action,
    after: &'a Game,
    beats: &'a [Beat],
}

/// Hands are as large as was told, if the play led to a question that belongs to it.
fn assert_hands(rules: &Rules, told: &Preview, made: &Made<'_>) {
    let Made { game: before, by, action, after, beats } = *made;
    let next = rules.decision(after);
    let over = beats.iter().any(|beat| matches!(beat, Beat::TurnEnded { .. } | Beat::Ended));
    let in_turn = |next: Decision| match next.question {
        Question::Play(play) => !over && play != Play::First,
        _ => false,
    };
    match told.asks {
        Some(asked) => assert_eq!(next, Some(asked), "the question comes"),
        None if next.is_some_and(in_turn) => {}
        None => return,
    }
    if matches!(told.asks, Some(Decision { question: Question::Draw { .. }, .. })) {
        return;
    }
    for one in &told.seats {
        let count = |hand: u8| i32::from(hand);
        let gained = count(one.draws) + count(one.gets);
        let lost = count(one.discards) + count(one.loses);
        let played = matches!(action, Action::Play { .. }) && one.seat == by;
        let was = before.table().hand_len(one.seat) as i32 - i32::from(played);
        assert_eq!(after.table().hand_len(one.seat) as i32, was + gained - lost, "{told:#?}");
        let skips = after.table().skipped_turns(one.seat) - before.table().skipped_turns(one.seat);
        assert_eq!(one.skipped_turns, skips);
    }
}
