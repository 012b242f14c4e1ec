//! How long is a table kept that nobody touches, and what is left of it then?

use crate::{FIRST_DAY, block, doors, folder, found, line, new_table, saved, table};
use std::{fs, path::Path, time::Duration};
use woe_server::store::{Day, Door, Doors, Phase, Store, TableNumber, Terms, Write};

const TERMS: Terms = Terms { lobbies: Some(14), idle: Some(90), finished: None };

fn later(days: u32) -> Day {
    Day(FIRST_DAY.0 + days)
}

async fn due(store: &Store, days: u32) -> Vec<TableNumber> {
    let due = store.due(TERMS, later(days), 100).await.unwrap();
    due.into_iter().map(|idle| idle.number).collect()
}

/// A table that is so far.
async fn table_in(store: &Store, phase: Phase) -> TableNumber {
    let number = new_table(store).await;
    store.keep(vec![Write::State { number, state: String::new(), phase }]).await.unwrap();
    number
}

#[tokio::test]
async fn each_phase_has_its_term_and_a_touch_begins_it_anew() {
    let store = Store::in_memory().unwrap();
    store.keep(vec![Write::Reopened { day: FIRST_DAY }]).await.unwrap();
    let lobby = new_table(&store).await;
    let playing = table_in(&store, Phase::Playing).await;
    table_in(&store, Phase::Over).await;
    assert_eq!(due(&store, 14).await, []);
    assert_eq!(due(&store, 15).await, [lobby]);
    store.keep(vec![Write::Touch { number: lobby, day: later(14) }]).await.unwrap();
    assert_eq!(saved(&store, lobby).await.touched, later(14));
    assert_eq!(due(&store, 28).await, []);
    assert_eq!(
        due(&store, 91).await,
        [lobby, playing].map(|one| one).into_iter().rev().collect::<Vec<_>>()
    );
    // What was kept last stands, whatever a slow clock says.
    store.keep(vec![Write::Touch { number: lobby, day: later(3) }]).await.unwrap();
    assert_eq!(saved(&store, lobby).await.touched, later(14));
    let oldest = store.oldest(later(10_000), 2).await.unwrap();
    assert_eq!(oldest.len(), 2);
    assert!(oldest.iter().all(|idle| idle.number != lobby));
}

#[tokio::test]
async fn after_a_time_when_the_house_was_closed_nothing_goes_for_a_week() {
    let store = Store::in_memory().unwrap();
    store.keep(vec![Write::Reopened { day: FIRST_DAY }]).await.unwrap();
    let number = new_table(&store).await;
    store.keep(vec![Write::Dawn { day: later(1) }]).await.unwrap();
    store.keep(vec![Write::Reopened { day: later(2) }]).await.unwrap();
    assert_eq!(store.spared_until().await.unwrap(), Day(0));
    store.keep(vec![Write::Reopened { day: later(400) }]).await.unwrap();
    assert_eq!(store.spared_until().await.unwrap(), later(407));
    assert_eq!(due(&store, 406).await, []);
    assert_eq!(due(&store, 407).await, [number]);
    // A clock that was wrong, and is right again: nothing is spared for ever, and nothing is from the future.
    store.keep(vec![Write::Touch { number, day: later(400) }]).await.unwrap();
    store.keep(vec![Write::Reopened { day: later(20) }]).await.unwrap();
    assert_eq!(store.spared_until().await.unwrap(), later(27));
    assert_eq!(saved(&store, number).await.touched, later(20));
}

#[tokio::test]
async fn a_table_that_went_is_remembered_by_its_links_and_by_nothing_else() {
    let dir = folder("gone");
    let store = Store::open(&dir).unwrap();
    let (swept, deleted) = (new_table(&store).await, new_table(&store).await);
    store.keep(vec![Write::Sweep { number: swept, day: later(20) }]).await.unwrap();
    store.keep(vec![Write::Forget { number: deleted }]).await.unwrap();
    assert!(found(&store, swept).await.is_none());
    let Doors { table, watch, replay } = doors(swept);
    for door in [Door::Table(table.clone()), Door::Watch(watch), Door::Replay(replay)] {
        assert_eq!(store.gone(door).await.unwrap(), Some(later(20)));
    }
    assert_eq!(store.gone(Door::Table(doors(deleted).table)).await.unwrap(), None);
    store.keep(vec![Write::Dawn { day: later(20 + 366) }]).await.unwrap();
    assert_eq!(store.gone(Door::Table(table)).await.unwrap(), None, "and not for ever");
    store.close();
    for name in ["table-1", "watch-1", "replay-1"] {
        assert!(!is_in(&dir, name), "{name}");
    }
}

/// Whether a file of the folder has that text in it.
fn is_in(dir: &Path, text: &str) -> bool {
    let mut files = fs::read_dir(dir).unwrap();
    files.any(|file| {
        let bytes = fs::read(file.unwrap().path()).unwrap();
        bytes.windows(text.len()).any(|window| window == text.as_bytes())
    })
}

#[tokio::test]
async fn what_is_deleted_is_in_no_file_while_the_server_still_runs() {
    let dir = folder("erased");
    let store = Store::open(&dir).unwrap();
    let mut others = Vec::new();
    let secret = "the butler's diary ";
    let number = store.next_table();
    let state = secret.repeat(40);
    let replay = "the-way-to-the-butlers-room".to_owned();
    let named = Doors { replay: replay.clone(), ..doors(number) };
    store.keep(vec![Write::Table { number, doors: named, state, day: FIRST_DAY }]).await.unwrap();
    // Pages are filled, split and joined with those of others around it.
    for at in 0..60 {
        others.push(new_table(&store).await);
        let text = secret.repeat(1 + at as usize * 7);
        let told = Write::Line { number, at, line: text.clone(), command: None };
        let played = Write::Block { number, at, text, command: None };
        let state =
            Write::State { number, state: secret.repeat(at as usize), phase: Phase::Playing };
        let around = others.iter().flat_map(|&other| [block(other, at), line(other, at)]);
        store.keep(around.chain([told, played, state]).collect()).await.unwrap();
    }
    assert!(is_in(&dir, secret));
    store.keep(vec![Write::Forget { number }]).await.unwrap();
    // The next group is written after the log was cut.
    store.keep(vec![table(store.next_table())]).await.unwrap();
    assert!(!is_in(&dir, secret));
    assert!(!is_in(&dir, &replay));
    assert_eq!(saved(&store, others[0]).await.kept.blocks.len(), 60);
    store.close();
}

#[tokio::test]
async fn a_reader_only_delays_that_the_log_is_cut() {
    let dir = folder("read-meanwhile");
    let store = Store::open(&dir).unwrap();
    let number = new_table(&store).await;
    let secret = "the cook's confession";
    store
        .keep(vec![Write::Line { number, at: 0, line: secret.into(), command: None }])
        .await
        .unwrap();
    let mut reader = rusqlite::Connection::open(dir.join("woe.db")).unwrap();
    let reading = reader.transaction().unwrap();
    let count = |from: &rusqlite::Transaction<'_>| {
        from.query_row("SELECT count(*) FROM lines", [], |row| row.get::<_, u32>(0)).unwrap()
    };
    assert_eq!(count(&reading), 1);
    store.keep(vec![Write::Forget { number }]).await.unwrap();
    store.keep(vec![table(store.next_table())]).await.unwrap();
    assert_eq!(count(&reading), 1, "whoever reads sees what was there");
    drop(reading);
    let cut = async {
        while is_in(&dir, secret) {
            store.keep(Vec::new()).await.unwrap();
        }
    };
    tokio::time::timeout(Duration::from_secs(20), cut).await.unwrap();
    store.close();
}

#[tokio::test]
async fn tables_of_an_old_folder_count_as_touched_when_it_is_opened_first() {
    let dir = folder("old-ages");
    let old = rusqlite::Connection::open(dir.join("woe.db")).unwrap();
    old.execute_batch(include_str!("../../src/store/steps/1-tables.sql")).unwrap();
    old.execute_batch(
        "INSERT INTO tables VALUES (5, 'table-5', 'watch-5', 'replay-5', 'lobby', 'old');
         PRAGMA user_version = 1;",
    )
    .unwrap();
    old.close().unwrap();
    let store = Store::open(&dir).unwrap();
    store.keep(vec![Write::Reopened { day: later(3) }]).await.unwrap();
    assert_eq!(saved(&store, TableNumber(5)).await.touched, later(3));
    assert_eq!(due(&store, 17).await, []);
    assert_eq!(due(&store, 18).await, [TableNumber(5)]);
    store.close();
}

#[tokio::test]
async fn room_that_a_table_had_can_be_used_again() {
    let store = Store::open(&folder("room")).unwrap();
    let number = new_table(&store).await;
    let before = store.used_bytes().await.unwrap();
    let text = "a long story ".repeat(1000);
    let told = (0..50).map(|at| Write::Line { number, at, line: text.clone(), command: None });
    store.keep(told.collect()).await.unwrap();
    assert!(store.used_bytes().await.unwrap() > before + 600_000);
    store.keep(vec![Write::Sweep { number, day: FIRST_DAY }]).await.unwrap();
    assert!(store.used_bytes().await.unwrap() <= before + 8192);
}
