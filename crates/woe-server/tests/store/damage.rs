//! What becomes of a database that the disk has damaged?

use crate::{block, doors, folder, found, line, new_table, saved};
use rusqlite::Connection;
use std::{
    fs::{self, File, OpenOptions},
    io::{Seek, SeekFrom, Write as _},
    path::Path,
    time::{Duration, SystemTime},
};
use woe_server::store::{
    Checking, Gathering, Lost, Rescued, Store, StoreError, TableNumber, backup, newest_backup,
    rescue, restore,
};

const PAGE: u64 = 4096;

/// What a table of a real house knows of itself.
const STATE: &str = r#"{"form":2,"table":"ash","watch":"birch","replay":"cedar","phase":"playing","options":
    {"edition":"first","characters":null,"rounds":60,"response_seconds":8},"watching":true,"host":0,"people":[],
    "pace":"00"}"#;

/// A folder with so many tables, each with so many blocks and lines.
async fn filled(dir: &Path, tables: u32, blocks: u32) -> Vec<TableNumber> {
    let store = Store::open(dir).unwrap();
    let mut numbers = Vec::new();
    for _ in 0..tables {
        let number = new_table(&store).await;
        let (state, phase) = (STATE.to_owned(), woe_server::store::Phase::Playing);
        let state = woe_server::store::Write::State { number, state, phase };
        let moves = (0..blocks).flat_map(|at| [block(number, at), line(number, at)]);
        store.keep(moves.chain([state]).collect()).await.unwrap();
        numbers.push(number);
    }
    store.close();
    numbers
}

/// The pages at the bottom of that tree, in its order.
fn leaves(dir: &Path, tree: &str) -> Vec<u64> {
    let database = Connection::open(dir.join("woe.db")).unwrap();
    let pages = "SELECT pageno FROM dbstat WHERE name = ?1 AND pagetype = 'leaf' ORDER BY path";
    let mut statement = database.prepare(pages).unwrap();
    let pages =
        statement.query_map([tree], |row| row.get::<_, i64>(0).map(i64::cast_unsigned)).unwrap();
    pages.collect::<Result<_, _>>().unwrap()
}

/// Writes nonsense over a page.
fn overwrite(dir: &Path, page: u64) {
    let mut file = OpenOptions::new().write(true).open(dir.join("woe.db")).unwrap();
    file.seek(SeekFrom::Start((page - 1) * PAGE)).unwrap();
    file.write_all(&[0xa5; PAGE as usize]).unwrap();
    file.sync_all().unwrap();
}

fn refusal(dir: &Path) -> StoreError {
    Store::open(dir).err().expect("this folder is not opened")
}

#[tokio::test]
async fn a_page_that_was_overwritten_keeps_the_house_closed() {
    for tree in ["tables", "blocks", "lines", "sqlite_autoindex_tables_1"] {
        let dir = folder(&format!("overwritten-{tree}"));
        filled(&dir, 20, 30).await;
        overwrite(&dir, leaves(&dir, tree)[0]);
        let before = fs::read(dir.join("woe.db")).unwrap();
        let why = refusal(&dir);
        assert!(matches!(why, StoreError::Damaged { .. }), "{tree}: {why}");
        assert!(why.to_string().contains("woe rescue"), "{why}");
        assert_eq!(fs::read(dir.join("woe.db")).unwrap(), before, "nothing is changed");
    }
}

#[tokio::test]
async fn the_first_page_is_the_database_itself() {
    let dir = folder("headless");
    filled(&dir, 3, 3).await;
    overwrite(&dir, 1);
    let why = refusal(&dir);
    assert!(matches!(why, StoreError::Stranger(_)), "{why}");
    let why = rescue(&dir, &folder("headless-rescued")).unwrap_err();
    assert!(matches!(&why, StoreError::Stranger(path) if path.starts_with(&dir)), "{why}");
}

#[tokio::test]
async fn an_empty_file_is_no_new_house() {
    let dir = folder("emptied");
    filled(&dir, 1, 1).await;
    File::create(dir.join("woe.db")).unwrap();
    let why = refusal(&dir);
    assert!(matches!(why, StoreError::Empty(_)), "{why}");
    assert!(why.to_string().contains("remove the file to begin anew"), "{why}");
    assert_eq!(dir.join("woe.db").metadata().unwrap().len(), 0);
    fs::remove_file(dir.join("woe.db")).unwrap();
    Store::open(&dir).unwrap().close();
}

#[tokio::test]
async fn a_log_without_its_database_is_no_new_house() {
    let dir = folder("orphaned");
    fs::write(dir.join("woe.db-wal"), "what was written last").unwrap();
    let why = refusal(&dir);
    assert!(matches!(why, StoreError::Damaged { .. }), "{why}");
    assert!(!dir.join("woe.db").exists() && dir.join("woe.db-wal").exists());
}

#[tokio::test]
async fn a_house_that_was_killed_while_it_was_made_begins_again() {
    let dir = folder("half-made");
    fs::write(dir.join("woe.db.new"), "half").unwrap();
    let store = Store::open(&dir).unwrap();
    new_table(&store).await;
    assert!(!dir.join("woe.db.new").exists());
    store.close();
}

#[tokio::test]
async fn a_backup_of_a_wreck_is_no_backup() {
    let (dir, copies) = (folder("wrecked"), folder("wrecked-copies"));
    filled(&dir, 20, 30).await;
    overwrite(&dir, leaves(&dir, "blocks")[1]);
    let why = backup(&dir, &copies.join("monday.backup")).unwrap_err();
    assert!(matches!(&why, StoreError::Damaged { path, .. } if path.starts_with(&dir)), "{why}");
    assert_eq!(fs::read_dir(&copies).unwrap().count(), 0);
}

#[tokio::test]
async fn a_backup_says_how_many_tables_it_holds() {
    let (dir, copies) = (folder("counted"), folder("counted-copies"));
    filled(&dir, 7, 2).await;
    assert_eq!(backup(&dir, &copies.join("monday.backup")).unwrap(), 7);
    restore(&copies.join("monday.backup"), &copies.join("data")).unwrap();
}

#[tokio::test]
async fn the_newest_backup_is_found_beside_the_folder() {
    let home = folder("beside");
    let dir = home.join("data");
    filled(&dir, 1, 1).await;
    assert_eq!(newest_backup(&dir), None);
    for (name, age) in [("monday", 300), ("tuesday", 200), ("wednesday", 100)] {
        backup(&dir, &home.join(name)).unwrap();
        let then = SystemTime::now() - Duration::from_secs(age);
        File::options().write(true).open(home.join(name)).unwrap().set_modified(then).unwrap();
    }
    fs::write(home.join("diary"), "dear diary, ".repeat(500)).unwrap();
    let found = newest_backup(&dir).unwrap();
    assert_eq!(found.file_name().unwrap(), "wednesday");
}

#[tokio::test]
async fn what_the_start_had_no_time_for_is_found_in_the_background() {
    let dir = folder("background");
    filled(&dir, 20, 30).await;
    overwrite(&dir, leaves(&dir, "lines")[0]);
    let checking = Checking { at_start: Duration::ZERO, ..Checking::default() };
    let store = Store::open_with(&dir, Gathering::default(), checking).unwrap();
    assert_eq!(store.damage(), None);
    store.patrol(Duration::from_secs(3600)).unwrap();
    let found = async {
        while store.damage().is_none() {
            store.keep(Vec::new()).await.unwrap();
        }
    };
    tokio::time::timeout(Duration::from_secs(20), found).await.unwrap();
    store.close();
}

#[tokio::test]
async fn whoever_reads_a_damaged_page_finds_the_damage() {
    let dir = folder("found-by-reading");
    let numbers = filled(&dir, 20, 30).await;
    overwrite(&dir, leaves(&dir, "tables")[0]);
    let checking = Checking { at_start: Duration::ZERO, ..Checking::default() };
    let store = Store::open_with(&dir, Gathering::default(), checking).unwrap();
    let door = woe_server::store::Door::Table(doors(numbers[0]).table);
    assert!(store.find(door).await.is_err());
    assert!(store.damage().is_some());
    store.close();
}

#[tokio::test]
async fn every_table_that_can_be_read_is_rescued() {
    for tree in ["tables", "blocks", "lines", "sqlite_autoindex_tables_1"] {
        let (dir, new) = (folder(&format!("lost-{tree}")), folder(&format!("saved-{tree}")));
        let numbers = filled(&dir, 40, 30).await;
        let leaves = leaves(&dir, tree);
        overwrite(&dir, leaves[leaves.len() / 2]);
        let before = fs::read(dir.join("woe.db")).unwrap();
        let Rescued { copied, lost } = rescue(&dir, &new).unwrap();
        assert_eq!(fs::read(dir.join("woe.db")).unwrap(), before, "nothing is changed");
        let whole: Vec<&Lost> = lost.iter().filter(|lost| lost.what == "the table").collect();
        let saved_all = copied as usize + whole.len();
        assert!(saved_all == numbers.len() && copied > 10, "{tree}: {copied} and {lost:?}");
        if tree == "sqlite_autoindex_tables_1" {
            assert!(lost.is_empty(), "the tables themselves are whole: {lost:?}");
        } else {
            assert!(!lost.is_empty(), "{tree}");
        }
        let store = Store::open(&new).unwrap();
        for number in numbers {
            let is_lost = whole.iter().any(|lost| lost.number == number);
            assert_eq!(found(&store, number).await.is_none(), is_lost, "{tree}: {number}");
            if !is_lost {
                let kept = saved(&store, number).await.kept;
                assert_eq!((kept.blocks.len(), kept.state.as_str()), (30, STATE));
                store.keep(vec![block(number, 30)]).await.unwrap();
            }
        }
        assert!(store.next_table().0 > 40);
        store.close();
        assert_eq!(
            fs::read_dir(&new).unwrap().count(),
            2,
            "nothing but the lock and the database is left"
        );
    }
}

#[tokio::test]
async fn a_rescue_overwrites_nothing_and_leaves_a_server_alone() {
    let (dir, new) = (folder("in-use"), folder("in-use-rescued"));
    filled(&dir, 2, 2).await;
    let store = Store::open(&dir).unwrap();
    assert!(matches!(rescue(&dir, &new), Err(StoreError::Served(_))));
    store.close();
    assert_eq!(rescue(&dir, &new).unwrap(), Rescued { copied: 2, lost: Vec::new() });
    assert!(matches!(rescue(&dir, &new), Err(StoreError::Exists(_))));
    assert!(matches!(rescue(&new.join("no"), &dir), Err(StoreError::Missing(_))));
}
