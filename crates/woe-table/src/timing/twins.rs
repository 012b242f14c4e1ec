//! Does Ann learn from time what a card does not show her? [RESP-5]

use super::Ear;
use super::{BOXES, TICK, Trial, options, rules_of, set_up, standing};
use crate::{standing::Standing, window::THINK};
use std::{sync::Arc, time::Duration};
use woe_cards::{Card, Verb};
use woe_rules::{
    Action, Beat, Eye, Game, Key, Label, Memory, Play, Question, Rules, Seat, Seating, Stream,
};
use woe_wire::{Arranged, Do, FromServer, Level, Orders, TableOptions, Waiting};

/// How often a twin is dreamt up anew, until somebody holds what is wanted.
const DREAMS: usize = 200;
/// A sort of table.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Custom {
    /// The time for responses that the table agreed on.
    seconds: u32,
    /// Whether Bob and Cleo ask for time to think. All see that, so they do in every twin.
    think: [bool; 2],
    company: Company,
}

/// Who sits there with Ann.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Company {
    /// Bob, Cleo and a bot.
    People,
    /// The same, and the table is swift.
    Swift,
    Bots,
}

/// Short windows and long ones, with and without time to think, and nobody but bots.
const CUSTOMS: [Custom; 5] = [
    Custom { seconds: 2, think: [false, false], company: Company::People },
    Custom { seconds: 2, think: [true, false], company: Company::People },
    Custom { seconds: 15, think: [false, false], company: Company::People },
    Custom { seconds: 8, think: [true, true], company: Company::People },
    Custom { seconds: 2, think: [false, false], company: Company::Bots },
];

impl Custom {
    /// The table, when Bob and Cleo have ordered that.
    fn standing(self, orders: [Orders; 2]) -> Standing {
        let swift = self.company == Company::Swift;
        let options = TableOptions { response_seconds: self.seconds, swift, ..options() };
        let mut standing = Standing { options, ..standing() };
        // Otherwise a pass that is the only answer would end Ann's turn, and she would draw.
        standing.people[0].free_plays = true;
        for (person, orders) in standing.people[1..3].iter_mut().zip(orders) {
            person.orders = orders;
        }
        if self.company == Company::Bots {
            standing.arrange(1, Arranged::Bot(Level::Clerk));
            standing.arrange(2, Arranged::Bot(Level::Clerk));
        }
        standing
    }

    /// How long a window is at least.
    fn shortest(self) -> u128 {
        let thinkers = self.think.iter().filter(|&&thinks| thinks).count() as u128;
        match self.company {
            Company::People => u128::from(self.seconds) * 500 + thinkers * u128::from(THINK),
            Company::Bots => TICK.as_millis(),
            Company::Swift => 0,
        }
    }

    /// How long Ann listens: until the window is long closed.
    fn listens(self) -> Duration {
        Duration::from_millis(self.shortest() as u64 * 2 + 1000)
    }

    fn part(self, tenths: u32) -> Duration {
        Duration::from_millis(u64::from(self.seconds * tenths * 100))
    }
}

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

/// What Bob and Cleo have ordered, which is nobody else's business.
const ORDERS: [[Orders; 2]; 4] = [
    [Orders::Always, Orders::Never],
    [Orders::Never, Orders::Deaths],
    [Orders::Never, Orders::Never],
    [Orders::Deaths, Orders::Always],
];

/// What Ann received, and when.
type Heard = Vec<(u128, String)>;

/// A game in which it is Ann's turn, what she remembers, and what she plays: a card that can be
/// answered.
pub(super) fn opening(rules: &Arc<Rules>, seed: u64) -> Option<(Game, Memory, Action)> {
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
        let mine = asked.seat == Seat::Zero && asked.question == Question::Play(Play::First);
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
pub(super) fn response(
    rules: &Arc<Rules>,
    game: &Game,
    action: Action,
    seat: Seat,
) -> Option<Action> {
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

/// What the others hold, do and have ordered.
#[derive(Clone, Copy)]
struct Twin {
    game: Game,
    manners: [Manner; 2],
    orders: [Orders; 2],
}

/// Lets Ann play at such a table, and others do as they do.
fn heard(rules: &Arc<Rules>, twin: Twin, action: Action, custom: Custom) -> Heard {
    let trial = set_up(rules, twin.game, custom.standing(twin.orders));
    let mut ann = trial.enter("ann", 0);
    let mut others = Vec::new();
    if custom.company != Company::Bots {
        others.extend([trial.enter("Bob", 1), trial.enter("Cleo", 2)]);
    }
    let said = [Seat::One, Seat::Two].map(|seat| {
        let pass = |tenths| Some((custom.part(tenths), Action::Pass));
        match twin.manners[seat.index() - 1] {
            _ if others.is_empty() => None,
            Manner::PassesAtOnce => pass(0),
            Manner::PassesLate => pass(4),
            Manner::SaysNothing => None,
            Manner::Responds => {
                response(rules, &twin.game, action, seat).map(|it| (custom.part(1), it))
            }
        }
    });
    listen(&trial, &mut ann, (action, custom), said)
}

fn listen(
    trial: &Trial,
    ann: &mut Ear,
    (action, custom): (Action, Custom),
    said: [Said; 2],
) -> Heard {
    let begun = trial.now();
    trial.answer(0, trial.decision, action);
    let decision = trial.decision + 1;
    let mut heard = Vec::new();
    for (seat, _) in (1..).zip(custom.think).filter(|&(_, thinks)| thinks) {
        trial.say(seat, Do::Think { decision });
    }
    while (trial.now() - begun) < custom.listens() {
        for (seat, said) in (1..).zip(said) {
            if let Some((due, answer)) = said
                && due == (trial.now() - begun)
            {
                trial.answer(seat, decision, answer);
            }
        }
        while let Ok(text) = ann.try_recv() {
            heard.push(((trial.now() - begun).as_millis(), text.to_string()));
        }
        trial.go_on(TICK);
    }
    heard
}

#[test]
fn twins_that_differ_only_in_hidden_cards_look_the_same_to_ann() {
    let mut shown = Vec::new();
    for (sets, edition, tables) in BOXES {
        let rules = &rules_of(sets, edition);
        let openings: Vec<_> = (0..200).filter_map(|seed| opening(rules, seed)).collect();
        let customs = CUSTOMS.iter().enumerate().filter(|(at, _)| at % 2 < tables);
        for ((at, &custom), opening) in customs.zip(openings.iter().cycle()) {
            let twins = try_twins(rules, opening, custom);
            shown.extend(twins.into_iter().map(|shown| (at, shown)));
        }
    }
    for (at, custom) in CUSTOMS.iter().enumerate() {
        let of = |one: Shown| shown.iter().filter(|&&shown| shown == (at, one)).count();
        let (silent, responses) = (of(Shown::Nothing), of(Shown::Response));
        assert!(silent >= 3, "{custom:?}: {silent} silent, {responses} with a response");
    }
    let responses = shown.iter().filter(|(_, shown)| *shown == Shown::Response).count();
    assert!(responses >= 6, "{responses} showed a response");
}

/// At a swift table the others' choices show by when it goes on; what is told of the game does not.
#[test]
fn a_swift_table_gives_away_time_and_nothing_else() {
    let custom = Custom { seconds: 2, think: [false, false], company: Company::Swift };
    let rules = &rules_of(BOXES[0].0, BOXES[0].1);
    let opening = (0..200).find_map(|seed| opening(rules, seed)).unwrap();
    let (game, memory, action) = &opening;
    let view = rules.view_for(game, Eye::Seat(Seat::Zero));
    let mut fancy = Stream::new(Key::from_seed(9), Label::Fancy, 0);
    let mut told = Vec::new();
    let mut whens = Vec::new();
    for late in [false, true] {
        // Bob has a response in each, and keeps it.
        let game = (0..DREAMS).map(|_| rules.imagine(&view, memory, &mut fancy));
        let game = game.into_iter().find(|game| {
            let holds = |seat| response(rules, game, *action, seat).is_some();
            holds(Seat::One) && !holds(Seat::Two) && !holds(Seat::Three)
        });
        let manner = if late { Manner::PassesLate } else { Manner::PassesAtOnce };
        let manners = [manner, Manner::SaysNothing];
        let twin = Twin { game: game.unwrap(), manners, orders: [Orders::Always; 2] };
        let heard = heard(rules, twin, *action, custom);
        told.push(heard.iter().filter_map(|(_, text)| steps(text)).collect::<Vec<_>>());
        whens.push(heard.last().unwrap().0);
    }
    assert!(!told[0].is_empty());
    assert_eq!(told[0], told[1]);
    assert!(whens[0] < whens[1], "{whens:?}");
}

/// Until when the window is open of which a message tells; time began with the table.
fn until(text: &str) -> Option<u128> {
    let Ok(FromServer::Event(event)) = woe_wire::read(text) else { return None };
    let part = event.parts?.remove("waiting")?;
    match woe_wire::read(&woe_wire::written(&part)).unwrap() {
        Some(Waiting::Window(window)) => window.until.map(u128::from),
        Some(Waiting::Seat(_)) | None => None,
    }
}

fn steps(text: &str) -> Option<String> {
    let Ok(FromServer::Event(event)) = woe_wire::read(text) else { return None };
    event.steps.map(|steps| woe_wire::written(&steps))
}

/// How each of some twins looked to Ann.
fn try_twins(
    rules: &Arc<Rules>,
    (game, memory, action): &(Game, Memory, Action),
    custom: Custom,
) -> Vec<Shown> {
    let view = rules.view_for(game, Eye::Seat(Seat::Zero));
    let mut fancy = Stream::new(Key::from_seed(9), Label::Fancy, 0);
    let first = Twin { game: *game, manners: MANNERS[0], orders: [Orders::Always; 2] };
    let expected = heard(rules, first, *action, custom);
    if custom.company == Company::Bots {
        check_beat(&expected);
    }
    let mut shown = Vec::new();
    for number in 0..TWINS {
        let manners = MANNERS[number % MANNERS.len()];
        let mut other = rules.imagine(&view, memory, &mut fancy);
        // Whoever is to respond holds a card to do it with, in one of a few dreams.
        for _ in 0..DREAMS {
            let holds = |seat: Seat| response(rules, &other, *action, seat).is_some();
            let able = |(seat, manner)| manner != Manner::Responds || holds(seat);
            if [Seat::One, Seat::Two].into_iter().zip(manners).all(able) {
                break;
            }
            other = rules.imagine(&view, memory, &mut fancy);
        }
        assert_eq!(rules.view_for(&other, Eye::Seat(Seat::Zero)), view);
        let orders = ORDERS[number % ORDERS.len()];
        let twin = Twin { game: other, manners, orders };
        shown.push(compare(&expected, &heard(rules, twin, *action, custom), custom));
    }
    shown
}

/// Also bots that have no choice are given time to think.
fn check_beat(heard: &Heard) {
    let mut waits = heard.iter().filter(|(_, text)| text.contains("\"waiting\":{"));
    let opened = waits.find(|(_, text)| text.contains("\"until\":null")).unwrap().0;
    let closed = waits.next().unwrap().0;
    assert!(opened + TICK.as_millis() <= closed, "open from {opened} to {closed}");
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
fn compare(expected: &Heard, other: &Heard, custom: Custom) -> Shown {
    for (at, (one, twin)) in expected.iter().zip(other).enumerate() {
        assert_eq!(one.0, twin.0, "the same at the same time");
        if [one, twin].iter().any(|(_, text)| text.contains("\"way\":\"response\"")) {
            let until = expected[..at].iter().rev().find_map(|(_, text)| until(text));
            assert_eq!(until.is_some(), custom.company == Company::People);
            assert!(until.unwrap_or(custom.shortest()) <= one.0, "it was kept");
            return Shown::Response;
        }
        assert_eq!(one, twin);
    }
    assert_eq!(expected.len(), other.len());
    Shown::Nothing
}
