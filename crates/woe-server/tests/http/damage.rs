//! What does a house say whose disk is damaged?

use crate::client::Server;
use rusqlite::Connection;
use std::{
    fs::{self, OpenOptions},
    io::{Seek, SeekFrom, Write},
    net::SocketAddr,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};
use tokio::runtime::Runtime;
use woe_server::{
    Keeping, ServeError, Settings, start,
    store::{Checking, Day, Doors, Store, Write as Kept, backup},
};

/// A data folder in a folder of its own, with some tables.
fn filled(name: &str) -> PathBuf {
    let home = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("http").join(name);
    let _ = fs::remove_dir_all(&home);
    let dir = home.join("data");
    let fill = async {
        let store = Store::open(&dir).unwrap();
        for _ in 0..50 {
            let number = store.next_table();
            let door = |name: &str| format!("{name}-{number}");
            let doors =
                Doors { table: door("table"), watch: door("watch"), replay: door("replay") };
            let state = "a table ".repeat(100);
            let told = Kept::Line { number, at: 0, line: "So sad. ".repeat(30), command: None };
            let table = Kept::Table { number, doors, state, day: Day(1) };
            store.keep(vec![table, told]).await.unwrap();
        }
        store.close();
    };
    Runtime::new().unwrap().block_on(fill);
    dir
}

/// Writes nonsense over a page that is not read before somebody comes.
fn damage(dir: &Path) {
    damage_in(dir, "lines");
}

/// Writes nonsense over a page of that tree.
fn damage_in(dir: &Path, tree: &str) {
    let database = Connection::open(dir.join("woe.db")).unwrap();
    let ask = "SELECT max(pageno) FROM dbstat WHERE name = ?1 AND pagetype = 'leaf'";
    let page: u32 = database.query_row(ask, [tree], |row| row.get(0)).unwrap();
    database.close().unwrap();
    let mut file = OpenOptions::new().write(true).open(dir.join("woe.db")).unwrap();
    file.seek(SeekFrom::Start(u64::from(page - 1) * 4096)).unwrap();
    file.write_all(&[0x5a; 4096]).unwrap();
}

fn settings(dir: &Path) -> Settings {
    Settings {
        data: Keeping::Folder(dir.to_owned()),
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        requests_per_second: 100_000,
        ..Settings::default()
    }
}

fn refusal(dir: &Path) -> ServeError {
    Runtime::new().unwrap().block_on(start(settings(dir))).expect_err("it does not open")
}

#[test]
fn a_damaged_house_stays_closed_and_names_the_newest_backup() {
    let dir = filled("closed");
    damage(&dir);
    let why = refusal(&dir);
    assert!(matches!(&why, ServeError::Wrecked { backup: None, .. }), "{why}");
    let dir = filled("closed-with-backup");
    let copy = dir.with_file_name("monday.backup");
    backup(&dir, &copy).unwrap();
    damage(&dir);
    let why = refusal(&dir).to_string();
    for part in ["is damaged", "woe rescue", "woe restore", "monday.backup"] {
        assert!(why.contains(part), "no {part} in {why}");
    }
    fs::write(dir.join("woe.db"), "").unwrap();
    let why = refusal(&dir).to_string();
    assert!(why.contains("is empty") && why.contains("monday.backup"), "{why}");
}

#[test]
fn damage_that_the_start_stumbles_over_is_told_as_such() {
    let dir = filled("stumbled");
    damage_in(&dir, "tables");
    let checking = Checking { at_start: Duration::ZERO, ..Checking::default() };
    let started = start(Settings { checking, ..settings(&dir) });
    let why = Runtime::new().unwrap().block_on(started).expect_err("it does not open");
    assert!(matches!(&why, ServeError::Wrecked { .. }), "{why}");
}

#[test]
fn damage_that_is_found_later_is_told_by_its_health() {
    let dir = filled("later");
    damage(&dir);
    let checking = Checking { at_start: Duration::ZERO, ..Checking::default() };
    let server = Server::with(Settings { checking, ..settings(&dir) });
    let began = Instant::now();
    let health = loop {
        let health = server.get("/api/health");
        if health.status != 200 {
            break health;
        }
        assert!(began.elapsed() < Duration::from_secs(20), "nothing is found");
    };
    assert_eq!(health.status, 503);
    assert_eq!(health.text(), r#"{"status":"what is kept is damaged; the log says what to do"}"#);
    // The page and the rules are whole.
    assert_eq!(server.get("/rules").status, 200);
}
