//! How is a kept folder made?
//!
//! By a real server and real clients. What is dealt is chance: a folder is made once, committed, and
//! never changed.

mod ends;
mod lobbies;
mod manners;
mod pauses;
mod windows;

pub(crate) use windows::window;

use crate::{
    account::{Account, account_of},
    client::Client,
    inventory::{self, Holder, Kept},
    opening::say_good_night,
    play::{chance, play_together},
    server::{Server, folder, settings, swift},
};
use std::time::Duration;
use tokio::time::sleep;
use woe_server::{Keeping, Settings};
use woe_wire::{Do, Door, OpenTable, TableOptions, TurnPart};

/// What a table is laid with.
pub(crate) struct Laid {
    name: &'static str,
    sets: &'static [&'static str],
    edition: &'static str,
}

/// Every box, the base game in both editions, and all that mixes.
const LAID: [Laid; 9] = [
    Laid { name: "gloom, first edition", sets: &["gloom"], edition: "first" },
    Laid {
        name: "all expansions",
        sets: &["unhappy-homes", "unwelcome-guests", "unfortunate-expeditions", "unquiet-dead"],
        edition: "first",
    },
    Laid { name: "fairytale", sets: &["fairytale"], edition: "second" },
    Laid { name: "munchkin", sets: &["munchkin"], edition: "second" },
    Laid { name: "gloom, second edition", sets: &["gloom"], edition: "second" },
    Laid { name: "unhappy-homes", sets: &["gloom", "unhappy-homes"], edition: "first" },
    Laid { name: "unwelcome-guests", sets: &["gloom", "unwelcome-guests"], edition: "first" },
    Laid {
        name: "unfortunate-expeditions",
        sets: &["gloom", "unfortunate-expeditions"],
        edition: "first",
    },
    Laid { name: "unquiet-dead", sets: &["gloom", "unquiet-dead"], edition: "first" },
];
/// So many of them are laid in every state, the others in three.
const IN_EVERY_STATE: usize = 4;
/// How many evenings may go by before something is so.
const EVENINGS: u64 = 400;
/// What goes on by itself has happened after that.
const A_MOMENT: Duration = Duration::from_millis(60);

/// A table that is as it should be, with those who hold a seat.
pub(crate) struct Made {
    what: String,
    people: Vec<Client>,
    /// The tokens of those who had to go.
    void: Vec<String>,
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_is_made_if_one_is_asked_for() {
    if std::env::var("WOE_KEPT").is_ok_and(|word| word == "write") {
        make_folder().await;
    }
}

async fn make_folder() {
    let keeping = folder("making");
    let Keeping::Folder(place) = keeping.clone() else { panic!() };
    let mut server = Server::start(Settings { data: keeping, ..settings() }).await;
    let mut made = Vec::new();
    for laid in &LAID {
        made.extend([
            lobbies::half_filled(&server, laid).await,
            pauses::amid(&server, laid).await,
            ends::over(&server, laid).await,
        ]);
    }
    for laid in &LAID[..IN_EVERY_STATE] {
        made.extend(windows::all(&server, laid).await);
        made.extend(pauses::all(&server, laid).await);
        made.extend(ends::and_again(&server, laid).await);
    }
    made.extend(lobbies::lessons_and_bots(&server).await);
    made.extend(manners::all(&server).await);
    let mut tables = Vec::new();
    for one in &mut made {
        for client in &mut one.people {
            say_good_night(client).await;
        }
        tables.push(looked_at(&server, one).await);
    }
    server.restart().await;
    for (one, before) in made.iter_mut().zip(&mut tables) {
        for client in &mut one.people {
            client.address = server.address();
            client.come_in().await;
        }
        let after = looked_at(&server, one).await;
        compare(before, &after);
        *before = after;
    }
    server.stop().await;
    let next = inventory::forms().last().map_or(1, |last| last + 1);
    inventory::write(next, &place, &tables);
}

/// The table as its people see it.
async fn looked_at(server: &Server, made: &mut Made) -> Kept {
    let mut open = Vec::new();
    let mut holders = Vec::new();
    for client in &mut made.people {
        let Account { open: seen, own } = account_of(client).await;
        open = seen;
        holders.push(Holder { seat: client.seat(), token: client.token.clone().unwrap(), own });
    }
    let host = &made.people[0];
    let Door::Table(table) = host.door.clone() else { panic!() };
    let me = host.me();
    let record = match &me.replay {
        Some(replay) => Some(server.get(&format!("/api/replays/{replay}/record")).await.1),
        None => None,
    };
    let record = record.map(|text| blake3::hash(text.as_bytes()).to_hex().to_string());
    let watch = me.watch.filter(|_| host.table().watching);
    let (what, void) = (made.what.clone(), made.void.clone());
    Kept { what, table, watch, replay: me.replay, record, open, holders, void }
}

/// Whether the table is after a restart as it was before. Who was asked to agree that a play is taken
/// back is forgotten in this form.
fn compare(before: &Kept, after: &Kept) {
    let lines = |kept: &Kept| {
        let own = kept.holders.iter().flat_map(|holder| holder.own.clone());
        let all = kept.open.iter().cloned().chain(own);
        all.filter(|line| !line.starts_with("undo")).collect::<Vec<_>>()
    };
    assert_eq!(lines(before), lines(after), "{}", before.what);
    assert_eq!(before.record, after.record, "{}", before.what);
}

impl Laid {
    /// A short evening with these cards, without masking; a window that waits for somebody stays open.
    fn options(&self) -> TableOptions {
        TableOptions {
            edition: self.edition.to_owned(),
            sets: self.sets.iter().map(ToString::to_string).collect(),
            response_seconds: 86_400,
            ..swift()
        }
    }

    fn made(&self, how: &str, people: Vec<Client>) -> Made {
        Made { what: format!("{}: {how}", self.name), people, void: Vec::new() }
    }
}

/// Opens tables until at one of them something is so that stays so.
async fn company_where(
    server: &Server,
    table: &OpenTable,
    so: impl Fn(&[Client]) -> bool,
) -> Vec<Client> {
    for seed in 0..EVENINGS {
        let mut people = server.company(table).await;
        people[0].done(Do::Start { first: None }).await;
        if come_to(&mut people, seed, &so).await {
            return people;
        }
        people[0].done(Do::Delete {}).await;
    }
    panic!("it is never so");
}

/// Plays until something is so that stays so; whether it was before the story was over.
async fn come_to(people: &mut [Client], seed: u64, so: impl Fn(&[Client]) -> bool) -> bool {
    let mut chance = chance(seed, 9);
    let is_over = |people: &[Client]| people.iter().any(Client::is_over);
    loop {
        play_together(people, &mut chance, |people| is_over(people) || so(people)).await;
        settle(people).await;
        if is_over(people) {
            return false;
        }
        if so(people) {
            return true;
        }
    }
}

/// Waits until all that goes on by itself has happened, and all have heard of it.
async fn settle(people: &mut [Client]) {
    sleep(A_MOMENT).await;
    for client in people {
        client.done(Do::History { from: None }).await;
    }
}

/// Which round it is.
fn round(client: &Client) -> u8 {
    client.part::<TurnPart>("turn").map_or(0, |turn| turn.round)
}
