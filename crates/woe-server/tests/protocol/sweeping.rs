//! Which tables go, what are people told, and who can open another one?

use crate::{
    client::Client,
    server::{PATIENCE, Server, folder, settings, table},
};
use std::time::Duration;
use tokio::time;
use woe_server::{
    Keeping, Settings,
    store::{Day, Doors, Store, TableNumber, Terms, Write},
};
use woe_wire::{Code, Do, Door, FromServer, Opened, read, written};

const DAY: u64 = 86_400_000;
/// Noon of some day.
const NOON: u64 = 20_500 * DAY + DAY / 2;

fn days(count: u64) -> Duration {
    Duration::from_millis(count * DAY)
}

// Time can be told to go on only where there is one thread.
async fn pass(time: Duration) {
    time::pause();
    time::advance(time).await;
    time::resume();
}

/// When the house said that the table goes.
fn foretold(client: &Client) -> Option<u64> {
    let welcome = client.frames.iter().rev().find(|frame| frame.starts_with("{\"welcome\""));
    let Ok(FromServer::Welcome(welcome)) = read(welcome.unwrap()) else { panic!("no welcome") };
    welcome.goes
}

/// Why the house does not let anybody in there.
async fn turned_away(server: &Server, door: &Door) -> Code {
    let mut client = Client::new(server.address(), door.clone(), None);
    client.connect().await;
    client.say_hello().await;
    client.farewell().await
}

/// Lets days go by until that table has gone.
async fn outlive(server: &Server, door: &Door) {
    let Door::Table(name) = door else { panic!("the invite link") };
    let gone = async {
        while server.get(&format!("/t/{name}")).await.0 != 410 {
            pass(days(1)).await;
        }
    };
    gone.await;
}

#[tokio::test]
async fn a_table_says_when_it_goes_and_goes_and_whoever_comes_later_is_told_why() {
    let terms = Terms { lobbies: Some(14), ..Terms::default() };
    let data = folder("swept");
    let settings = Settings { data, terms, ..settings() };
    let mut server = Server::start_at(settings.clone(), NOON).await;
    let mut ann = server.open(&table(2)).await;
    assert_eq!(foretold(&ann), None);
    let other = server.open(&table(2)).await.door.clone();
    server.stop().await;
    let server = Server::start_at(settings, NOON + 8 * DAY).await;
    let goes = Some((20_500 + 15) * DAY);
    ann.address = server.address();
    ann.come_in().await;
    assert_eq!(foretold(&ann), goes);
    // Whoever does something keeps it; whoever looks does not.
    for _ in 0..2 {
        assert_eq!(foretold(&server.enter(other.clone(), None).await), goes);
    }
    ann.done(Do::Chat { line: "We shall play on.".to_owned() }).await;
    ann.come_in().await;
    assert_eq!(foretold(&ann), None);
    outlive(&server, &other).await;
    assert_eq!(turned_away(&server, &other).await, Code::Swept);
    let Door::Table(name) = &other else { panic!("the invite link") };
    let glance = format!(r#"{{"door":{{"table":"{name}"}},"token":null}}"#);
    let (status, body) = server.post("/api/glance", &glance).await;
    assert!(status == 410 && body.contains("\"swept\""), "{status} {body}");
    for (lang, told) in [("en", "This table is gone"), ("it", "Questo tavolo non c&#39;è più")] {
        let (status, page) = server.get(&format!("/t/{name}?lang={lang}")).await;
        assert!(status == 410 && page.contains(told), "{status} {page}");
    }
    assert_eq!(turned_away(&server, &Door::Table("nobody".to_owned())).await, Code::NoSuchTable);
}

#[tokio::test]
async fn where_somebody_sits_nothing_goes() {
    let terms = Terms { lobbies: Some(1), ..Terms::default() };
    let settings = Settings { terms, idle: days(1000), ..settings() };
    let server = Server::start_at(settings, NOON).await;
    let mut ann = server.open(&table(2)).await;
    for _ in 0..3 {
        let (_, body) = server.post("/api/tables", &written(&table(2))).await;
        let Opened { table, .. } = read(&body).unwrap();
        // Where nobody ever came.
        outlive(&server, &Door::Table(table)).await;
        ann.come_in().await;
        ann.done(Do::History { from: None }).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_is_at_close_the_house_to_nobody() {
    let data = folder("abandoned");
    let settings = Settings { data, tables: 2, ..settings() };
    let mut server = Server::start(settings).await;
    let open = written(&table(2));
    for _ in 0..3 {
        for (status, limits) in [(201, "{\"status\":\"ok\"}"), (201, "{\"status\":\"ok\"}")] {
            let (answer, body) = server.post("/api/tables", &open).await;
            assert_eq!(answer, status, "{body}");
            assert_eq!(server.get("/api/health").await, (200, limits.to_owned()));
        }
        let (status, body) = server.post("/api/tables", &open).await;
        assert!(status == 503 && body.contains("\"too-many\""), "{status} {body}");
        let told = "{\"status\":\"ok\",\"limits\":[\"tables\"]}".to_owned();
        assert_eq!(server.get("/api/health").await, (200, told));
        server.restart().await;
    }
}

#[tokio::test]
async fn a_table_that_nobody_comes_to_counts_for_a_while() {
    let server = Server::start_at(Settings { tables: 1, ..settings() }, NOON).await;
    let open = written(&table(2));
    let mut answers = Vec::new();
    for wait in [0, 9, 2] {
        pass(Duration::from_secs(60 * wait)).await;
        answers.push(server.post("/api/tables", &open).await.0);
    }
    assert_eq!(answers, [201, 503, 201]);
}

/// A store with so many tables of 200 KB, each touched a day after the other.
async fn large(place: &std::path::Path, tables: u32, first: Day) -> Vec<TableNumber> {
    let store = Store::open(place).unwrap();
    let mut numbers = Vec::new();
    for later in 0..tables {
        let number = store.next_table();
        let name = |door: &str| format!("{door}-{number}");
        let doors = Doors { table: name("table"), watch: name("watch"), replay: name("replay") };
        let day = Day(first.0 + later);
        let line = "what a day ".repeat(20_000);
        let told = Write::Line { number, at: 0, line, command: None };
        let state = "large".to_owned();
        store.keep(vec![Write::Table { number, doors, state, day }, told]).await.unwrap();
        numbers.push(number);
    }
    store.keep(vec![Write::Reopened { day: Day((NOON / DAY) as u32) }]).await.unwrap();
    store.close();
    numbers
}

#[tokio::test(flavor = "multi_thread")]
async fn for_want_of_room_those_go_that_nobody_has_touched_for_longest() {
    let data = folder("crowded");
    let Keeping::Folder(place) = data.clone() else { panic!() };
    let today = (NOON / DAY) as u32;
    let numbers = large(&place, 8, Day(today - 10)).await;
    let terms = Terms { lobbies: None, idle: None, finished: None };
    let settings = Settings { data, terms, keep_mib: 1, ..settings() };
    let server = Server::start_at(settings, NOON).await;
    let door = |number: TableNumber| Door::Table(format!("table-{number}"));
    let gone = async { while server.get(&format!("/t/table-{}", numbers[3])).await.0 != 410 {} };
    time::timeout(PATIENCE, gone).await.unwrap();
    for &number in &numbers[..4] {
        assert_eq!(turned_away(&server, &door(number)).await, Code::Swept);
        for what in ["", "/record", "/text", "/review", "/picture"] {
            let (status, body) = server.get(&format!("/api/replays/replay-{number}{what}")).await;
            assert!(status == 410 && body.contains("\"swept\""), "{what}: {status} {body}");
        }
    }
    // Those that are left cannot be read as tables, but they are there.
    for &number in &numbers[4..] {
        assert_eq!(turned_away(&server, &door(number)).await, Code::NoSuchTable);
    }
    assert_eq!(server.post("/api/tables", &written(&table(2))).await.0, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nothing_may_go_for_want_of_room_no_table_is_opened() {
    let data = folder("full-house");
    let Keeping::Folder(place) = data.clone() else { panic!() };
    // Touched today, whatever the days say: the folder is as if from before there were such days.
    large(&place, 8, Day((NOON / DAY) as u32 + 1)).await;
    let settings = Settings { data, keep_mib: 1, ..settings() };
    let server = Server::start_at(settings, NOON).await;
    let open = written(&table(2));
    let refused = async { while server.post("/api/tables", &open).await.0 != 503 {} };
    time::timeout(PATIENCE, refused).await.unwrap();
    let (status, health) = server.get("/api/health").await;
    assert!(status == 200 && health.contains("\"limits\":[\"keep-mib\"]"), "{health}");
}
