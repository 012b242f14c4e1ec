//! Which folders are opened, and what becomes of old ones?

use crate::{block, folder, new_table, saved};
use rusqlite::Connection;
use std::{fs, path::Path};
use woe_server::store::{Store, StoreError, TableNumber};

const FIRST_STEP: &str = include_str!("../../src/store/steps/1-tables.sql");

fn refusal(dir: &Path) -> StoreError {
    Store::open(dir).err().expect("this folder is not opened")
}

fn version(dir: &Path) -> i32 {
    let database = Connection::open(dir.join("woe.db")).unwrap();
    database.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn a_second_server_is_turned_away_until_the_first_has_gone() {
    let dir = folder("second");
    let store = Store::open(&dir).unwrap();
    let why = refusal(&dir);
    assert!(matches!(&why, StoreError::InUse(of) if *of == dir), "{why}");
    store.close();
    Store::open(&dir).unwrap();
}

#[tokio::test]
async fn an_old_database_is_brought_up_to_date_with_all_that_is_in_it() {
    let dir = folder("old");
    let old = Connection::open(dir.join("woe.db")).unwrap();
    old.execute_batch(FIRST_STEP).unwrap();
    old.execute_batch(
        "INSERT INTO tables VALUES (5, 'table-5', 'watch-5', 'replay-5', 'playing', 'old');
         INSERT INTO blocks (number, at, text) VALUES (5, 0, 'the deal');
         PRAGMA user_version = 1;",
    )
    .unwrap();
    old.close().unwrap();

    let store = Store::open(&dir).unwrap();
    let number = TableNumber(5);
    assert!(store.is_sound().await);
    assert_eq!(store.next_table(), TableNumber(6));
    store.keep(vec![block(number, 1)]).await.unwrap();
    let kept = saved(&store, number).await.kept;
    assert_eq!((kept.state.as_str(), kept.blocks.len()), ("old", 2));
    assert_eq!(store.counts().await.unwrap().playing, 1);
    store.close();
    assert!(version(&dir) > 1);
}

#[tokio::test]
async fn a_database_from_the_future_is_left_alone() {
    let dir = folder("newer");
    let store = Store::open(&dir).unwrap();
    new_table(&store).await;
    store.close();
    let future = version(&dir) + 1;
    let database = Connection::open(dir.join("woe.db")).unwrap();
    database.pragma_update(None, "user_version", future).unwrap();
    database.close().unwrap();

    let before = fs::read(dir.join("woe.db")).unwrap();
    let why = refusal(&dir);
    assert!(matches!(why, StoreError::Newer { .. }), "{why}");
    assert!(why.to_string().contains("use the newer one"), "{why}");
    assert_eq!(fs::read(dir.join("woe.db")).unwrap(), before);
}

#[test]
fn a_database_of_somebody_else_is_left_alone() {
    let dir = folder("stranger");
    let theirs = Connection::open(dir.join("woe.db")).unwrap();
    theirs.execute_batch("CREATE TABLE recipes (cake TEXT)").unwrap();
    theirs.close().unwrap();
    assert!(matches!(refusal(&dir), StoreError::Stranger(_)));
    fs::write(dir.join("woe.db"), "dear diary, ".repeat(500)).unwrap();
    assert!(matches!(refusal(&dir), StoreError::Stranger(_)));
}

#[test]
fn a_folder_that_cannot_be_one_is_named() {
    let file = folder("file").join("taken");
    fs::write(&file, "not a folder").unwrap();
    let why = refusal(&file);
    assert!(matches!(why, StoreError::Folder { .. }), "{why}");
    assert!(why.to_string().contains("taken"), "{why}");
}
