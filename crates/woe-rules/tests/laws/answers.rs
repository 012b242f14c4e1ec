//! Is the list of legal answers exactly what is accepted?

use crate::house::seats;
use woe_cards::CardId;
use woe_rules::{
    Action, Announcement, Choice, Decision, Due, Game, Moment, Play, Question, Refusal, Rules,
    Seat, StackId, Stream, Way,
};

/// Of how many questions everything is asked at one moment.
const QUESTIONS: usize = 4;

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
        Action::Draw,
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

/// All questions that were seen to stand, and some that could.
pub(crate) struct Questions(Vec<Question>);

impl Questions {
    pub(crate) fn new() -> Questions {
        let mut questions = vec![Question::PlayTaken, Question::SetAside, Question::Cast];
        questions
            .extend([Play::First, Play::Second, Play::Further, Play::After].map(Question::Play));
        questions.extend([1, 255].map(|left| Question::Draw { left }));
        let dues = [Due::Must, Due::May, Due::Tax];
        let card = CardId::new(0);
        questions.extend(dues.map(|due| Question::Discard { count: 2, due, card }));
        Questions(questions)
    }

    /// Remembers the question that stands, if it is a new one.
    pub(crate) fn note(&mut self, rules: &Rules, game: &Game) {
        let asked = rules.decision(game).map(|asked| asked.question);
        self.0.extend(asked.filter(|asked| !self.0.contains(asked)));
    }

    /// One of them, or one like it about other cards and other stacks, to any seat.
    fn any(&self, rules: &Rules, chance: &mut Stream) -> Decision {
        let mut question = any_of(&self.0, chance);
        if chance.below(2) == 0 {
            question = altered(rules, question, chance);
        }
        Decision { seat: any_of(&Seat::ALL, chance), question }
    }
}

fn altered(rules: &Rules, question: Question, chance: &mut Stream) -> Question {
    match question {
        Question::Name(of) => Question::Name(any_announcement(rules, of, chance)),
        Question::Respond(of) => Question::Respond(any_announcement(rules, of, chance)),
        Question::Either(_) => any_moment(rules, chance).map_or(question, Question::Either),
        Question::Use(_) => any_moment(rules, chance).map_or(question, Question::Use),
        Question::PlayNow(_) | Question::PlayTaken => {
            any_moment(rules, chance).map_or(question, Question::PlayNow)
        }
        Question::Exchange(stack) => Question::Exchange(any_stack(chance).unwrap_or(stack)),
        Question::Play(_)
        | Question::Discard { .. }
        | Question::SetAside
        | Question::Cast
        | Question::Draw { .. } => question,
    }
}

fn any_announcement(rules: &Rules, mut of: Announcement, chance: &mut Stream) -> Announcement {
    of.way = any_of(&[Way::Own, Way::Inside, Way::Sudden, Way::Response, Way::Retort], chance);
    (of.by, of.card) = (any_of(&Seat::ALL, chance), any_card(rules, chance));
    of.named = [any_stack(chance), any_stack(chance)];
    of
}

/// A card that speaks, and a verb of its text; in a plain game there is none. [PLAIN-1]
fn any_moment(rules: &Rules, chance: &mut Stream) -> Option<Moment> {
    let verbs = verbs(rules);
    let (card, verb) = *verbs.get(chance.below(verbs.len().max(1) as u32) as usize)?;
    Some(Moment { card, verb, on: any_stack(chance) })
}

/// Any answer to any question that can stand is judged, and a refusal cites a rule. What is asked at
/// another time is refused here.
pub(crate) fn assert_total(
    rules: &Rules,
    game: &Game,
    (questions, everything): (&Questions, &[Action]),
    chance: &mut Stream,
) {
    for _ in 0..QUESTIONS {
        let asked = questions.any(rules, chance);
        for &action in everything {
            let judged = rules.judge(game, asked, action);
            if let Err(refusal) = judged {
                assert!(Refusal::ALL.contains(&refusal) && !refusal.rule().is_empty());
            }
            let heard = rules.check(game, asked, action);
            match rules.decision(game) {
                None => assert_eq!(heard, Err(Refusal::StoryIsOver)),
                Some(stands) if stands == asked => assert_eq!(heard, judged),
                Some(_) => assert_eq!(heard, Err(Refusal::NotYourDecision)),
            }
        }
        assert_answerable(rules, game, asked);
    }
    assert_moments(rules, game, chance);
}

/// Every verb of every card that speaks is asked about, and answered with the cards of a hand: they reach
/// further into the judge than strangers do.
fn assert_moments(rules: &Rules, game: &Game, chance: &mut Stream) {
    let seat = any_of(seats(game), chance);
    for (card, verb) in verbs(rules) {
        let on = any_stack(chance).filter(|_| chance.below(2) == 0);
        let moment = Moment { card, verb, on };
        let at = [None, on, any_stack(chance)];
        let hand = game.table().hand(seat).iter().zip(at.into_iter().cycle());
        let answers: Vec<Action> =
            hand.flat_map(|(card, on)| [Action::Play { card, on }, Action::Pick(card)]).collect();
        for question in [Question::PlayNow(moment), Question::Either(moment), Question::Use(moment)]
        {
            let judged = |&action| rules.judge(game, Decision { seat, question }, action);
            let mut refusals = answers.iter().filter_map(|action| judged(action).err());
            assert!(refusals.all(|refusal| Refusal::ALL.contains(&refusal)));
        }
    }
}

/// Every verb of every card that is drawn.
fn verbs(rules: &Rules) -> Vec<(CardId, u8)> {
    let verbs = |card: CardId| 0..rules.catalog.card(card).immediate.len() as u8;
    rules.catalog.deck().flat_map(|card| verbs(card).map(move |verb| (card, verb))).collect()
}

/// A question that cannot be declined has no other refusals than those which say so.
fn assert_answerable(rules: &Rules, game: &Game, asked: Decision) {
    let passed = rules.judge(game, asked, Action::Pass);
    let must = match asked.question {
        Question::Discard { due: Due::Must, .. } => Some(Refusal::MustDiscard),
        Question::Discard { due: Due::Tax, .. } => Some(Refusal::MustPay),
        Question::Name(_) | Question::SetAside | Question::Cast | Question::Draw { .. } => {
            Some(Refusal::NotAnAnswer)
        }
        Question::Exchange(_) => passed.err().filter(|&why| why == Refusal::NotAnAnswer),
        _ => None,
    };
    assert_eq!(passed, must.map_or(Ok(()), Err), "{asked:?}");
}

fn any_of<T: Copy>(items: &[T], chance: &mut Stream) -> T {
    items[chance.below(items.len() as u32) as usize]
}

fn any_stack(chance: &mut Stream) -> Option<StackId> {
    StackId::new(chance.below(StackId::MAX as u32 + 8) as usize)
}

fn any_card(rules: &Rules, chance: &mut Stream) -> CardId {
    CardId::new(chance.below(rules.catalog.deck_len as u32) as usize)
}
