//! Does Ann learn from time what a card does not show her? [RESP-5]

use super::{BOXES, TICK, Trial, rules_of, set_up, standing};
use crate::table::Text;
use std::time::Duration;
use tokio::{
    sync::mpsc,
    time::{Instant, advance},
};
use woe_cards::{Card, Verb};
use woe_rules::{
    Action, Beat, Eye, Game, Key, Label, Memory, Question, Rules, Seat, Seating, Stream,
};

/// How often a twin is dreamt up anew, until somebody holds what is wanted.
const DREAMS: usize = 200;
/// How long every window is open, in milliseconds: half of the time the table agreed on.
const SHORTEST: u128 = 4000;
/// How long Ann listens.
const LISTENS: Duration = Duration::from_secs(30);
/// How many twins each table has.
const TWINS: usize = 6;
/// What one of the others does when a window opens.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Manner {
    PassesAtOnce,
    PassesLate,
    SaysNothing,
    /// Answers the card with one of theirs, if there is one that does.
    Responds,
}

const MANNERS: [[Manner; 2]; 5] = [
    [Manner::PassesAtOnce, Manner::SaysNothing],
    [Manner::SaysNothing, Manner::PassesLate],
    [Manner::Responds, Manner::SaysNothing],
    [Manner::PassesLate, Manner::PassesAtOnce],
    [Manner::PassesLate, Manner::Responds],
];

/// What Ann received, and when.
type Heard = Vec<(u128, String)>;

/// A game in which it is Ann's turn, what she remembers, and what she plays: a card that can be
/// answered.
fn opening(rules: &Rules, seed: u64) -> Option<(Game, Memory, Action)> {
    let key = Key::of_series(77, seed);
    let mut beats: Vec<Beat> = Vec::new();
    let seating = Seating::in_order(4, rules.catalog.families.len());
    let mut game = rules.deal_to(&seating, key, &mut beats).ok()?;
    let mut whims = Stream::new(key, Label::Whim, 1);
    let mut answers = Vec::new();
    for _ in 0..60 {
        let asked = rules.decision(&game)?;
        answers.clear();
        rules.legal_actions(&game, &mut answers);
        let mine = asked.seat == Seat::Zero && matches!(asked.question, Question::Play(_));
        let answerable = |action: &&Action| {
            let Action::Play { card, .. } = **action else { return false };
            let mut next = game;
            rules.carry_out(&mut next, **action, &mut ());
            let asked = rules.decision(&next).map(|asked| asked.question);
            matches!(asked, Some(Question::Respond(_))) && is_plain(rules.catalog.card(card))
        };
        if let Some(&action) = answers.iter().find(answerable).filter(|_| mine) {
            let mut memory = Memory::default();
            beats.iter().for_each(|beat| memory.notice(beat.seen_by(Eye::Seat(Seat::Zero))));
            return Some((game, memory, action));
        }
        let action = answers[whims.below(answers.len() as u32) as usize];
        rules.carry_out(&mut game, action, &mut beats);
    }
    None
}

/// Whether a card brings no hidden card into view when it is carried out.
fn is_plain(card: &Card) -> bool {
    card.immediate
        .iter()
        .all(|verb| matches!(verb, Verb::Move(_) | Verb::Strip(_) | Verb::Remove(_)))
}

/// What a seat would answer that card with, if it holds such a card. The others say nothing before.
fn response(rules: &Rules, game: &Game, action: Action, seat: Seat) -> Option<Action> {
    let mut game = *game;
    rules.carry_out(&mut game, action, &mut ());
    while let Some(asked) = rules.decision(&game) {
        if !matches!(asked.question, Question::Respond(_)) {
            return None;
        }
        if asked.seat == seat {
            let mut answers = Vec::new();
            rules.legal_actions(&game, &mut answers);
            return answers.into_iter().find(|&answer| answer != Action::Pass);
        }
        rules.carry_out(&mut game, Action::Pass, &mut ());
    }
    None
}

/// What one of the others says about a card, and after how long.
type Said = Option<(Duration, Action)>;

/// Lets Ann play at a table with that game, and others do as they do.
async fn heard(rules: &'static Rules, game: Game, action: Action, manners: [Manner; 2]) -> Heard {
    let trial = set_up(rules, game, standing()).await;
    let mut ann = trial.enter("ann", 0).await;
    let _others = (trial.enter("Bob", 1).await, trial.enter("Cleo", 2).await);
    let said = [Seat::One, Seat::Two].map(|seat| {
        let pass = |seconds| Some((Duration::from_secs(seconds), Action::Pass));
        match manners[seat.index() - 1] {
            Manner::PassesAtOnce => pass(0),
            Manner::PassesLate => pass(3),
            Manner::SaysNothing => None,
            Manner::Responds => {
                response(rules, &game, action, seat).map(|it| (Duration::from_secs(1), it))
            }
        }
    });
    let heard = listen(&trial, &mut ann, action, said).await;
    trial.task.abort();
    heard
}

async fn listen(
    trial: &Trial,
    ann: &mut mpsc::Receiver<Text>,
    action: Action,
    said: [Said; 2],
) -> Heard {
    let begun = Instant::now();
    trial.answer(0, trial.decision, action).await;
    let window = trial.decision + 1;
    let mut heard = Vec::new();
    while begun.elapsed() < LISTENS {
        for (seat, said) in (1..).zip(said) {
            if let Some((due, answer)) = said
                && due == begun.elapsed()
            {
                trial.answer(seat, window, answer).await;
            }
        }
        while let Ok(text) = ann.try_recv() {
            heard.push((begun.elapsed().as_millis(), text.to_string()));
        }
        advance(TICK).await;
        trial.settle().await;
    }
    heard
}

#[tokio::test(start_paused = true)]
async fn twins_that_differ_only_in_hidden_cards_look_the_same_to_ann() {
    // While something blocks, the clock does not run ahead by itself.
    let (hold, held) = std::sync::mpsc::channel::<()>();
    let guard = tokio::task::spawn_blocking(move || held.recv().is_err());
    let mut shown = Vec::new();
    for (sets, edition, tables) in BOXES {
        let rules = rules_of(sets, edition);
        let openings = (0..200).filter_map(|seed| opening(rules, seed));
        for (game, memory, action) in openings.take(tables) {
            shown.extend(try_twins(rules, game, &memory, action).await);
        }
    }
    let responses = shown.iter().filter(|&&shown| shown == Shown::Response).count();
    let silent = shown.len() - responses;
    assert!(responses >= 3 && silent >= 12, "{responses} showed a response, {silent} did not");
    drop(hold);
    assert!(guard.await.unwrap());
}

/// How each of some twins looked to Ann.
async fn try_twins(
    rules: &'static Rules,
    game: Game,
    memory: &Memory,
    action: Action,
) -> Vec<Shown> {
    let view = rules.view_for(&game, Eye::Seat(Seat::Zero));
    let mut fancy = Stream::new(Key::from_seed(9), Label::Fancy, 0);
    let expected = heard(rules, game, action, MANNERS[0]).await;
    let mut shown = Vec::new();
    for twin in 0..TWINS {
        let manners = MANNERS[twin % MANNERS.len()];
        let mut other = rules.imagine(&view, memory, &mut fancy);
        // Whoever is to respond holds a card to do it with, in one of a few dreams.
        for _ in 0..DREAMS {
            let holds = |seat: Seat| response(rules, &other, action, seat).is_some();
            let able = |(seat, manner)| manner != Manner::Responds || holds(seat);
            if [Seat::One, Seat::Two].into_iter().zip(manners).all(able) {
                break;
            }
            other = rules.imagine(&view, memory, &mut fancy);
        }
        assert_eq!(rules.view_for(&other, Eye::Seat(Seat::Zero)), view);
        shown.push(compare(&expected, &heard(rules, other, action, manners).await));
    }
    shown
}

/// How far two tables looked the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    /// Nobody answered: to the end.
    Nothing,
    /// Up to the moment at which a response lay on the table.
    Response,
}

/// Equal up to what a card on the table shows. Until then, and in when that is, nothing differs: an answer
/// is not told before its window closes. [RESP-5]
fn compare(expected: &Heard, other: &Heard) -> Shown {
    for (one, twin) in expected.iter().zip(other) {
        assert_eq!(one.0, twin.0, "the same at the same time");
        if [one, twin].iter().any(|(_, text)| text.contains("\"way\":\"response\"")) {
            let opened = expected.iter().find(|(_, text)| text.contains("\"until\""));
            assert!(opened.is_some_and(|opened| opened.0 + SHORTEST <= one.0), "it was kept");
            return Shown::Response;
        }
        assert_eq!(one, twin);
    }
    assert_eq!(expected.len(), other.len());
    Shown::Nothing
}
