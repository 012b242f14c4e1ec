//! What does time do at a table, and does it give anything away? [RESP-5]
//!
//! Twin tables differ only in hidden cards, and in what their other players do with them. Ann must get
//! the same bytes at the same times, until a card is shown. Time stands still unless told to go on.

mod alone;
mod needless;
mod share;
mod twins;

use super::{Caller, Ear, Entry, Knock, Play, Standing, Table, Text};
use crate::{
    clock::Clock,
    house::Hall,
    secret,
    settings::Settings,
    store::{Store, Write},
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};
use tokio::{
    sync::{mpsc, oneshot},
    task::{AbortHandle, yield_now},
    time::{Instant, advance},
};
use woe_cards::Edition;
use woe_rules::{Action, Game, Header, Key, Profile, Rules, Seating};
use woe_wire::{
    Arranged, Command, Do, Door, FromServer, Level, OpenTable, PersonPart, Phase, Sits,
    TableOptions, You, written,
};

/// How finely time is told.
const TICK: Duration = Duration::from_millis(50);
/// The boxes, in which edition, and how many tables of each: in some more than deaths and Events can be
/// answered.
const BOXES: [(&[&str], Edition, usize); 3] = [
    (&["gloom"], Edition::First, 2),
    (
        &["unhappy-homes", "unwelcome-guests", "unfortunate-expeditions", "unquiet-dead"],
        Edition::First,
        1,
    ),
    (&["munchkin"], Edition::Second, 2),
];

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
        sets: BOXES[0].0.iter().map(ToString::to_string).collect(),
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
    /// How many commands were said: each has an id of its own.
    said: AtomicU32,
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
        self.say(seat, Do::Answer { decision, action: action.into(), story: None }).await;
    }

    async fn say(&self, seat: u8, what: Do) {
        let said = self.said.fetch_add(1, Ordering::Relaxed);
        let id = format!("c{seat}-{said}");
        let command = Command { id, what };
        let (you, caller, since) = (You::Seat(seat), u64::from(seat), Instant::now());
        self.knocks.send(Knock::Say { you, caller, command, since }).await.unwrap();
        self.settle().await;
    }
}

/// While something blocks, the clock does not run ahead by itself.
struct StoppedClock {
    hold: std::sync::mpsc::Sender<()>,
    guard: tokio::task::JoinHandle<bool>,
}

impl StoppedClock {
    fn new() -> StoppedClock {
        let (hold, held) = std::sync::mpsc::channel::<()>();
        StoppedClock { hold, guard: tokio::task::spawn_blocking(move || held.recv().is_err()) }
    }

    async fn release(self) {
        drop(self.hold);
        assert!(self.guard.await.unwrap());
    }
}

/// A table with that game, nobody there yet.
async fn set_up(rules: &Arc<Rules>, game: Game, mut standing: Standing) -> Trial {
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
    Trial { hall, knocks, decision, task: task.abort_handle(), said: AtomicU32::new(0) }
}

fn rules_of(sets: &[&str], edition: Edition) -> Arc<Rules> {
    let ids: Vec<String> = sets.iter().map(ToString::to_string).collect();
    let sources = woe_cards::mix(&woe_cards::shelf(), &ids).unwrap();
    let catalog = woe_cards::compile(&sources).unwrap();
    Rules::new(&catalog, Profile::of(edition))
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
    let clock = StoppedClock::new();
    let rules = &rules_of(BOXES[0].0, BOXES[0].1);
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
    clock.release().await;
}
