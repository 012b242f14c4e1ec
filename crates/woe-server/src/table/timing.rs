//! What does time do at a table, and does it give anything away? [RESP-5]
//!
//! Twin tables differ only in hidden cards, and in what their other players do with them without
//! showing it. Ann must get the same bytes at the same times. Time stands still unless it is told to
//! go on.

use super::{Caller, Ear, Entry, Knock, Play, Standing, Table, Text};
use crate::{
    clock::Clock,
    house::Hall,
    secret,
    settings::Settings,
    store::{Store, Write},
};
use std::{sync::Arc, time::Duration};
use tokio::{
    sync::{mpsc, oneshot},
    task::{AbortHandle, yield_now},
    time::{Instant, advance},
};
use woe_cards::Kind;
use woe_rules::{
    Action, Beat, Eye, Game, Header, Key, Label, Memory, Profile, Rules, Seat, Seating, Stream,
};
use woe_wire::{
    Arranged, Command, Do, Door, FromServer, Level, OpenTable, PersonPart, Phase, Sits,
    TableOptions, You, written,
};

/// How finely time is told.
const TICK: Duration = Duration::from_millis(50);
/// How long Ann listens.
const LISTENS: Duration = Duration::from_secs(30);
/// How many twins each table has.
const TWINS: u32 = 6;

/// What one of the others does when a window opens.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Manner {
    PassesAtOnce,
    PassesLate,
    SaysNothing,
}

const MANNERS: [[Manner; 2]; 3] = [
    [Manner::PassesAtOnce, Manner::SaysNothing],
    [Manner::SaysNothing, Manner::PassesLate],
    [Manner::PassesLate, Manner::PassesAtOnce],
];

/// What Ann received, and when.
type Heard = Vec<(u128, String)>;

fn options() -> TableOptions {
    TableOptions {
        edition: "first".to_owned(),
        characters: None,
        plain: false,
        retorts: None,
        rounds: 60,
        response_seconds: 8,
        swift: false,
        away_minutes: None,
        sets: vec!["gloom".to_owned()],
        beside: woe_wire::BesideOptions::default(),
    }
}

/// Ann, two who are people, and a bot.
fn standing() -> Standing {
    let bot = Arranged::Bot(Level::Clerk);
    let asked = OpenTable {
        name: "Ann".to_owned(),
        family: Some(0),
        others: vec![Arranged::Open, Arranged::Open, bot],
        options: options(),
        watching: false,
        start: false,
    };
    let mut standing = Standing::opened(&asked, "Ann".to_owned(), "ann");
    for (seat, name) in [(1, "Bob"), (2, "Cleo")] {
        let person = &mut standing.people[seat];
        (person.name, person.sits) = (name.to_owned(), Sits::Person);
        person.token = Some(secret::seal(name));
    }
    standing.pace = Key::from_seed(5).to_string();
    standing.phase = Phase::Playing;
    standing
}

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
        let mine = asked.seat == Seat::Zero;
        let answerable = |action: &&Action| match action {
            Action::Play { card, .. } => {
                matches!(rules.catalog.card(*card).kind, Kind::UntimelyDeath | Kind::Event)
            }
            _ => false,
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

impl Ear for mpsc::Sender<Text> {
    fn tell(&self, texts: &[Text]) -> bool {
        texts.iter().all(|text| self.try_send(text.clone()).is_ok())
    }
}

/// One table, while it is tried.
struct Trial {
    hall: Arc<Hall>,
    knocks: mpsc::Sender<Knock>,
    decision: u32,
    task: AbortHandle,
}

impl Trial {
    async fn settle(&self) {
        // The store answers in order: when it has answered this, it has answered the table.
        for _ in 0..4 {
            self.hall.store.keep(Vec::new()).await.unwrap();
            for _ in 0..20 {
                yield_now().await;
            }
        }
    }

    async fn enter(&self, token: &str, id: u64) -> mpsc::Receiver<Text> {
        let (queue, heard) = mpsc::channel(256);
        let (answer, answered) = oneshot::channel();
        let entry = Entry {
            door: Door::Table(String::new()),
            token: Some(token.to_owned()),
            resume: None,
            caller: Caller::new(id, Box::new(queue)),
            answer,
        };
        self.knocks.send(Knock::Enter(Box::new(entry))).await.unwrap();
        answered.await.unwrap().unwrap();
        self.settle().await;
        heard
    }

    async fn answer(&self, seat: u8, decision: u32, action: Action) {
        let what = Do::Answer { decision, action: action.into(), story: None };
        let command = Command { id: format!("c{seat}"), what };
        let (you, caller, since) = (You::Seat(seat), u64::from(seat), Instant::now());
        self.knocks.send(Knock::Say { you, caller, command, since }).await.unwrap();
        self.settle().await;
    }
}

/// A table with that game, nobody there yet.
async fn set_up(rules: &'static Rules, game: Game, mut standing: Standing) -> Trial {
    let settings = Settings { bot_threads: 0, ..Settings::default() };
    let store = Store::in_memory().unwrap();
    let hall = Arc::new(Hall::new(Arc::new(settings), store, Clock::from_nothing()));
    standing.table = "twin".to_owned();
    let number = hall.store.next_table();
    let (doors, state) = (standing.doors(), written(&standing));
    hall.store.keep(vec![Write::Table { number, doors, state }]).await.unwrap();
    let seating = Seating::in_order(4, rules.catalog.families.len());
    let header = Header::new(&rules.catalog, rules.profile, seating, Key::from_seed(1));
    let names: Vec<&str> = standing.people.iter().map(|one| one.name.as_str()).collect();
    let play = Play::midway(rules, game, header.with_players(&names));
    let decision = play.number();
    let mut table = Table::new(hall.clone(), number, standing, Some(play));
    table.epoch = "twin".to_owned();
    table.refresh();
    let (knocks, answered) = mpsc::channel(64);
    let task = tokio::spawn(Box::new(table).run(answered));
    Trial { hall, knocks, decision, task: task.abort_handle() }
}

/// Lets Ann play at a table with that game, and others do as they do.
async fn heard(rules: &'static Rules, game: Game, action: Action, manners: [Manner; 2]) -> Heard {
    let trial = set_up(rules, game, standing()).await;
    let mut ann = trial.enter("ann", 0).await;
    let _others = (trial.enter("Bob", 1).await, trial.enter("Cleo", 2).await);
    let heard = listen(&trial, &mut ann, action, manners).await;
    trial.task.abort();
    heard
}

async fn listen(
    trial: &Trial,
    ann: &mut mpsc::Receiver<Text>,
    action: Action,
    manners: [Manner; 2],
) -> Heard {
    let begun = Instant::now();
    trial.answer(0, trial.decision, action).await;
    let window = trial.decision + 1;
    let mut heard = Vec::new();
    while begun.elapsed() < LISTENS {
        for (seat, manner) in (1..).zip(manners) {
            let due = match manner {
                Manner::PassesAtOnce => Some(Duration::ZERO),
                Manner::PassesLate => Some(Duration::from_secs(3)),
                Manner::SaysNothing => None,
            };
            if due == Some(begun.elapsed()) {
                trial.answer(seat, window, Action::Pass).await;
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
    let rules = rules();
    let openings = (0..200).filter_map(|seed| opening(rules, seed));
    let mut with_window = 0;
    for (game, memory, action) in openings.take(4) {
        let view = rules.view_for(&game, Eye::Seat(Seat::Zero));
        let mut fancy = Stream::new(Key::from_seed(9), Label::Fancy, 0);
        let expected = heard(rules, game, action, MANNERS[0]).await;
        with_window += usize::from(expected.iter().any(|(_, text)| text.contains("\"until\"")));
        for twin in 0..TWINS {
            let other = rules.imagine(&view, &memory, &mut fancy);
            assert_eq!(rules.view_for(&other, Eye::Seat(Seat::Zero)), view);
            let manners = MANNERS[twin as usize % MANNERS.len()];
            assert_same(&expected, &heard(rules, other, action, manners).await);
        }
    }
    assert!(with_window >= 2, "most of these cards can be answered");
    drop(hold);
    assert!(guard.await.unwrap());
}

/// Equal up to what a card on the table shows: a bot that answers shows its card.
fn assert_same(expected: &Heard, other: &Heard) {
    for (one, twin) in expected.iter().zip(other) {
        let shown = [one, twin].iter().any(|(_, text)| text.contains("\"way\":\"response\""));
        if shown {
            return;
        }
        assert_eq!(one, twin);
    }
    assert_eq!(expected.len(), other.len());
}

fn rules() -> &'static Rules {
    let catalog = woe_cards::compile(&woe_cards::base()).unwrap();
    let profile = Profile::of(woe_cards::Edition::First);
    Box::leak(Box::new(Rules::new(&catalog, profile)))
}

/// The last people an audience was shown.
fn people(heard: &mut mpsc::Receiver<Text>) -> Vec<PersonPart> {
    let mut last = Vec::new();
    while let Ok(text) = heard.try_recv() {
        let Ok(FromServer::Event(event)) = woe_wire::read(&text) else { continue };
        let part = event.parts.and_then(|mut parts| parts.remove("people"));
        if let Some(part) = part {
            last = woe_wire::read(&written(&part)).unwrap();
        }
    }
    last
}

#[tokio::test(start_paused = true)]
async fn a_bot_stands_in_for_whoever_stays_away_until_they_return() {
    let (hold, held) = std::sync::mpsc::channel::<()>();
    let guard = tokio::task::spawn_blocking(move || held.recv().is_err());
    let rules = rules();
    let seating = Seating::in_order(4, rules.catalog.families.len());
    let game = rules.deal(&seating, Key::from_seed(3)).unwrap();
    let options = TableOptions { away_minutes: Some(2), ..options() };
    // Ann is asked, and is not there; Bob is.
    let trial = set_up(rules, game, Standing { options, ..standing() }).await;
    let mut bob = trial.enter("Bob", 1).await;
    let go_on = async |seconds: u64| {
        for _ in 0..seconds {
            advance(Duration::from_secs(1)).await;
            trial.settle().await;
        }
    };
    go_on(110).await;
    assert!(!people(&mut bob)[0].standing_in, "she may still come");
    go_on(15).await;
    assert!(people(&mut bob)[0].standing_in, "the table has waited long enough");
    let mut ann = trial.enter("ann", 0).await;
    assert!(!people(&mut ann)[0].standing_in, "she is back");
    assert!(people(&mut bob)[0].here);
    trial.task.abort();
    drop(hold);
    assert!(guard.await.unwrap());
}
