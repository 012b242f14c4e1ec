//! Is the list of legal answers exactly what is accepted?

use crate::house::seats;
use woe_cards::CardId;
use woe_rules::{
    Action, Announcement, Choice, Decision, Due, Game, Moment, Play, Question, Refusal, Rules,
    Seat, StackId, Stream, Way,
};

/// Every answer anybody could send: all cards and stacks, and some that do not exist.
pub(crate) fn everything(rules: &Rules) -> Vec<Action> {
    let count = rules.catalog.cards.len();
    let strangers = [count, count + 1, 287, 288, 319, 320, 0x7fff];
    let cards: Vec<CardId> = (0..count).chain(strangers).map(CardId::new).collect();
    let stacks: Vec<StackId> = (0..StackId::MAX).filter_map(StackId::new).collect();
    let mut actions = vec![
        Action::DiscardHand,
        Action::Take(Choice::First),
        Action::Take(Choice::Second),
        Action::Use,
        Action::Pass,
    ];
    actions.extend(stacks.iter().copied().map(Action::Choose));
    actions.extend(Seat::ALL.map(Action::Call));
    for card in cards {
        let on = stacks.iter().copied().map(Some).chain([None]);
        actions.extend(on.map(|on| Action::Play { card, on }));
        actions.extend([Action::Discard(card), Action::Pick(card)]);
    }
    actions
}

/// What is listed is accepted, what is not is refused, and a refusal changes nothing.
pub(crate) fn assert_listed(rules: &Rules, game: &Game, everything: &[Action]) {
    let mut listed = Vec::new();
    rules.legal_actions(game, &mut listed);
    let mut again = vec![Action::Pass; 7];
    rules.legal_actions(game, &mut again);
    assert_eq!(listed, again, "the order is fixed");
    let Some(asked) = rules.decision(game) else {
        assert!(listed.is_empty());
        let over = rules.apply(&mut { *game }, Seat::Zero, Action::Pass, &mut ());
        return assert_eq!(over, Err(Refusal::StoryIsOver));
    };
    assert!(!listed.is_empty(), "every question has an answer");
    let is_accepted = |action: &&Action| rules.check(game, asked, **action).is_ok();
    let mut accepted: Vec<Action> = everything.iter().filter(is_accepted).copied().collect();
    accepted.sort();
    let mut sorted = listed.clone();
    sorted.sort();
    assert_eq!(sorted, accepted, "{asked:?}");
    sorted.dedup();
    assert_eq!(sorted.len(), listed.len(), "nothing is listed twice");
    assert_untouched(rules, game, asked, everything);
}

fn assert_untouched(rules: &Rules, game: &Game, asked: Decision, everything: &[Action]) {
    let (mut copy, mut beats) = (*game, Vec::new());
    for &action in everything {
        if rules.check(game, asked, action).is_err() {
            let refusal = rules.apply(&mut copy, asked.seat, action, &mut beats).unwrap_err();
            assert!(Refusal::ALL.contains(&refusal) && !refusal.rule().is_empty());
        }
    }
    for seat in seats(game).iter().copied().filter(|&seat| seat != asked.seat) {
        let refusal = rules.apply(&mut copy, seat, Action::Pass, &mut beats);
        assert_eq!(refusal, Err(Refusal::NotYourDecision));
    }
    assert_eq!(copy, *game, "a refusal changes nothing");
    assert!(beats.is_empty(), "a refusal tells nothing");
}

/// `check` answers, whatever question it is said to be about.
pub(crate) fn assert_total(rules: &Rules, game: &Game, everything: &[Action], chance: &mut Stream) {
    for _ in 0..20 {
        let asked = any_decision(rules, chance);
        for _ in 0..20 {
            let action = any_of(everything, chance);
            let _ = rules.check(game, asked, action);
        }
        // Cards of the hand reach further into the check than strangers do.
        for card in game.table().hand(asked.seat).iter() {
            let on = any_stack(chance);
            let _ = rules.check(game, asked, Action::Play { card, on });
            let _ = rules.check(game, asked, Action::Pick(card));
            let _ = rules.check(game, asked, Action::Discard(card));
        }
    }
}

fn any_of<T: Copy>(items: &[T], chance: &mut Stream) -> T {
    items[chance.below(items.len() as u32) as usize]
}

fn any_stack(chance: &mut Stream) -> Option<StackId> {
    StackId::new(chance.below(StackId::MAX as u32 + 8) as usize)
}

fn any_card(rules: &Rules, chance: &mut Stream) -> CardId {
    match chance.below(8) {
        0 => CardId::new(chance.below(0x8000) as usize),
        _ => CardId::new(chance.below(rules.catalog.cards.len() as u32) as usize),
    }
}

fn any_decision(rules: &Rules, chance: &mut Stream) -> Decision {
    let way = any_of(&[Way::Own, Way::Inside, Way::Sudden, Way::Response, Way::Retort], chance);
    let of = Announcement {
        by: any_of(&Seat::ALL, chance),
        card: any_card(rules, chance),
        named: [any_stack(chance), any_stack(chance)],
        way,
        reward: chance.below(256) as u8,
    };
    let verb = chance.below(6) as u8 * 43;
    let moment = Moment { card: any_card(rules, chance), verb, on: any_stack(chance) };
    let count = chance.below(256) as u8;
    let questions = [
        Question::Play(any_of(&[Play::First, Play::Second, Play::Further, Play::After], chance)),
        Question::Name(of),
        Question::Respond(of),
        Question::Discard { count, due: any_of(&[Due::Must, Due::May, Due::Tax], chance) },
        Question::Either(moment),
        Question::Use(moment),
        Question::PlayNow(moment),
        Question::PlayTaken,
        Question::Exchange(any_stack(chance).unwrap_or(of.named[0].unwrap_or(FIRST))),
        Question::SetAside,
        Question::Cast,
        Question::Draw { left: count },
    ];
    Decision { seat: any_of(&Seat::ALL, chance), question: any_of(&questions, chance) }
}

const FIRST: StackId = StackId::new(0).unwrap();
