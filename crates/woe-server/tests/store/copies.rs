//! Does a backup hold all, and does it come back?

use crate::{block, folder, line, new_table, saved};
use rusqlite::Connection;
use std::{fs, path::Path};
use woe_server::store::{Store, StoreError, TableNumber, backup, restore};

/// A folder with one table whose record has that many blocks.
async fn filled(dir: &Path, blocks: u32) -> TableNumber {
    let store = Store::open(dir).unwrap();
    let number = new_table(&store).await;
    store.keep((0..blocks).map(|at| block(number, at)).collect()).await.unwrap();
    store.close();
    number
}

async fn blocks(dir: &Path, number: TableNumber) -> usize {
    let store = Store::open(dir).unwrap();
    let blocks = saved(&store, number).await.kept.blocks.len();
    store.close();
    blocks
}

fn names(dir: &Path) -> Vec<String> {
    let files = fs::read_dir(dir).unwrap();
    let mut names: Vec<String> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_while_the_server_writes_is_whole() {
    let (dir, other) = (folder("busy"), folder("busy-copy"));
    let store = Store::open(&dir).unwrap();
    let number = new_table(&store).await;
    let kept_before = 20;
    for at in 0..kept_before {
        store.keep(vec![block(number, at), line(number, at)]).await.unwrap();
    }
    let copying = tokio::task::spawn_blocking({
        let (dir, to) = (dir.clone(), other.join("copy.db"));
        move || backup(&dir, &to)
    });
    let mut at = kept_before;
    while !copying.is_finished() {
        store.keep(vec![block(number, at), line(number, at)]).await.unwrap();
        at += 1;
    }
    copying.await.unwrap().unwrap();
    assert_eq!(names(&other), ["copy.db"]);

    assert_eq!(restore(&other.join("copy.db"), &other.join("data")).unwrap(), None);
    let copy = Store::open(&other.join("data")).unwrap();
    let copied = saved(&copy, number).await.kept;
    assert!(copied.blocks.len() >= kept_before as usize);
    assert_eq!(copied.blocks.len(), copied.lines.len());
    let original = saved(&store, number).await.kept;
    assert_eq!(original.blocks.len(), at as usize);
    assert!(original.blocks.starts_with(&copied.blocks));
}

#[tokio::test]
async fn a_restoration_moves_the_old_database_aside_and_says_where() {
    let (dir, copy) = (folder("aside"), folder("aside-copy").join("copy.db"));
    let number = filled(&dir, 3).await;
    backup(&dir, &copy).unwrap();
    let store = Store::open(&dir).unwrap();
    store.keep(vec![block(number, 3)]).await.unwrap();
    assert!(matches!(restore(&copy, &dir), Err(StoreError::InUse(_))));
    store.close();

    for numbered in ["woe.db.old-1", "woe.db.old-2"] {
        let aside = restore(&copy, &dir).unwrap();
        assert_eq!(aside, Some(dir.join(numbered)));
        assert_eq!(blocks(&dir, number).await, 3);
    }
    fs::rename(dir.join("woe.db.old-1"), dir.join("woe.db")).unwrap();
    assert_eq!(blocks(&dir, number).await, 4);
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_needs_something_to_copy() {
    let (dir, others) = (folder("careful"), folder("careful-copies"));
    filled(&dir, 1).await;
    let to = others.join("copy.db");
    fs::write(&to, "precious").unwrap();
    assert!(matches!(backup(&dir, &to), Err(StoreError::Exists(_))));
    assert_eq!(fs::read_to_string(&to).unwrap(), "precious");
    assert!(matches!(backup(&others, &others.join("new.db")), Err(StoreError::Missing(_))));
    assert!(matches!(
        backup(&dir, &others.join("no/such/copy.db")),
        Err(StoreError::Folder { .. })
    ));
    assert_eq!(names(&others), ["copy.db"]);
}

#[tokio::test]
async fn only_a_whole_backup_that_we_can_read_is_restored() {
    let (dir, copies) = (folder("refused"), folder("refused-copies"));
    let number = filled(&dir, 200).await;
    let copy = copies.join("copy.db");
    backup(&dir, &copy).unwrap();

    let refused = |name: &str| restore(&copies.join(name), &dir).unwrap_err();
    assert!(matches!(refused("nothing.db"), StoreError::Missing(_)));
    fs::write(copies.join("text.db"), "dear diary, ".repeat(500)).unwrap();
    assert!(matches!(refused("text.db"), StoreError::Stranger(_)));
    fs::write(copies.join("empty.db"), "").unwrap();
    assert!(matches!(refused("empty.db"), StoreError::Stranger(_)));

    let mut bytes = fs::read(&copy).unwrap();
    let middle = bytes.len() / 2;
    bytes[4096..middle].fill(0xa5);
    fs::write(copies.join("damaged.db"), bytes).unwrap();
    let why = refused("damaged.db");
    assert!(matches!(why, StoreError::Damaged { .. }), "{why}");

    fs::copy(&copy, copies.join("newer.db")).unwrap();
    let newer = Connection::open(copies.join("newer.db")).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    newer.close().unwrap();
    assert!(matches!(refused("newer.db"), StoreError::Newer { found: 99, .. }));

    assert_eq!(names(&dir), ["lock", "woe.db"]);
    assert_eq!(blocks(&dir, number).await, 200);
}
