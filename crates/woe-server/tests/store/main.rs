//! Is what was kept there again, and only that?

mod ages;
mod copies;
mod damage;
mod opening;
mod scribe;

use std::{fs, path::PathBuf, time::Duration};
use tokio::task::JoinSet;
use woe_server::store::{
    CommandMark, Counts, Day, Door, Doors, Gathering, Kept, Phase, Saved, Store, StoreError,
    TableNumber, Write,
};

/// An empty folder that no other test uses.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("store").join(name);
    match fs::remove_dir_all(&folder) {
        Err(why) if why.kind() != std::io::ErrorKind::NotFound => panic!("{why}"),
        _ => fs::create_dir_all(&folder).unwrap(),
    }
    folder
}

fn doors(number: TableNumber) -> Doors {
    let name = |door: &str| format!("{door}-{number}");
    Doors { table: name("table"), watch: name("watch"), replay: name("replay") }
}

/// The day on which all tables of these tests are opened.
const FIRST_DAY: Day = Day(20_000);

fn table(number: TableNumber) -> Write {
    Write::Table { number, doors: doors(number), state: "a table".into(), day: FIRST_DAY }
}

fn block(number: TableNumber, at: u32) -> Write {
    Write::Block { number, at, text: format!("block {at}"), command: None }
}

fn line(number: TableNumber, at: u32) -> Write {
    Write::Line { number, at, line: format!("line {at}"), command: None }
}

fn note(number: TableNumber, seat: u8, answer: &str) -> Write {
    Write::Note { number, decision: 7, seat, answer: answer.into(), command: None }
}

fn mark(id: u32) -> CommandMark {
    CommandMark { seat: 1, id: format!("c-{id}"), reply: format!("reply {id}").into() }
}

async fn new_table(store: &Store) -> TableNumber {
    let number = store.next_table();
    store.keep(vec![table(number)]).await.unwrap();
    number
}

async fn found(store: &Store, number: TableNumber) -> Option<Saved> {
    store.find(Door::Table(doors(number).table)).await.unwrap()
}

async fn saved(store: &Store, number: TableNumber) -> Saved {
    found(store, number).await.expect("the table is kept")
}

/// Groups that wait so many milliseconds for company, and are no larger than that.
fn gathering_for(milliseconds: u64, most: usize) -> Gathering {
    let wait = Duration::from_millis(milliseconds);
    Gathering { wait, busy_wait: wait, most }
}

#[tokio::test]
async fn all_that_was_kept_is_there_after_reopening() {
    let dir = folder("reopened");
    let store = Store::open(&dir).unwrap();
    let number = new_table(&store).await;
    let state = Write::State { number, state: "in play".into(), phase: Phase::Playing };
    store.keep(vec![state, block(number, 0), block(number, 1)]).await.unwrap();
    let text = "è la fine\n\"quoted\"".to_owned();
    let told = Write::Line { number, at: 9, line: text.clone(), command: Some(mark(1)) };
    store.keep(vec![note(number, 2, "pass"), told, note(number, 0, "use")]).await.unwrap();
    store.close();

    let store = Store::open(&dir).unwrap();
    let kept = saved(&store, number).await;
    assert!(kept.number == number && kept.doors == doors(number));
    let Kept { state, blocks, lines, notes, commands } = kept.kept;
    assert_eq!(state, "in play");
    assert_eq!(blocks, ["block 0", "block 1"]);
    assert_eq!(lines, [(9, text)]);
    assert_eq!(notes, [(7, 0, "use".into()), (7, 2, "pass".into())]);
    assert!(commands == [mark(1)]);
    assert!(store.next_table() > number);
}

#[tokio::test]
async fn each_door_leads_to_its_table_and_no_other_name_does() {
    let store = Store::in_memory().unwrap();
    let (first, second) = (new_table(&store).await, new_table(&store).await);
    let Doors { table, watch, replay } = doors(second);
    for door in [Door::Table(table.clone()), Door::Watch(watch), Door::Replay(replay)] {
        assert_eq!(store.find(door).await.unwrap().map(|kept| kept.number), Some(second));
    }
    assert!(first != second);
    for door in [Door::Watch(table.clone()), Door::Replay(table), Door::Table("%".into())] {
        assert!(store.find(door).await.unwrap().is_none());
    }
}

#[tokio::test]
async fn a_batch_is_kept_whole_or_not_at_all() {
    let store = Store::in_memory().unwrap();
    let number = new_table(&store).await;
    let twice = vec![line(number, 0), block(number, 0), block(number, 0)];
    assert!(matches!(store.keep(twice).await, Err(StoreError::Database(_))));
    let kept = saved(&store, number).await.kept;
    assert!(kept.blocks.is_empty() && kept.lines.is_empty());
    store.keep(vec![line(number, 0), block(number, 0)]).await.unwrap();
    assert_eq!(saved(&store, number).await.kept.blocks, ["block 0"]);
}

#[tokio::test]
async fn a_batch_that_fails_does_not_spoil_its_neighbours() {
    let gathering = gathering_for(50, 100);
    let store = Store::open_gathering(&folder("neighbours"), gathering).unwrap();
    let number = new_table(&store).await;
    let (before, doubled, unknown, after) = tokio::join!(
        store.keep(vec![block(number, 0)]),
        store.keep(vec![line(number, 0), block(number, 0)]),
        store.keep(vec![block(TableNumber(99), 0)]),
        store.keep(vec![block(number, 1)]),
    );
    assert!(before.is_ok() && after.is_ok());
    assert!(doubled.is_err() && unknown.is_err());
    let kept = saved(&store, number).await.kept;
    assert_eq!(kept.blocks, ["block 0", "block 1"]);
    assert!(kept.lines.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_write_at_once_and_each_in_its_own_order() {
    let store = Store::open_gathering(&folder("at-once"), gathering_for(1, 7)).unwrap();
    let mut tables = JoinSet::new();
    for _ in 0..20 {
        let store = store.clone();
        tables.spawn(async move {
            let number = new_table(&store).await;
            for at in 0..10 {
                store.keep(vec![block(number, at), line(number, at)]).await.unwrap();
            }
            number
        });
    }
    for number in tables.join_all().await {
        let kept = saved(&store, number).await.kept;
        assert_eq!(kept.blocks, (0..10).map(|at| format!("block {at}")).collect::<Vec<_>>());
        assert_eq!(kept.lines.len(), 10);
    }
}

/// Something that a command may cause.
fn caused(number: TableNumber, id: u32) -> Write {
    let command = mark(id);
    match id % 4 {
        0 => Write::Line { number, at: id, line: String::new(), command: Some(command) },
        1 => Write::Mark { number, command },
        2 => Write::Block { number, at: id, text: String::new(), command: Some(command) },
        _ => {
            let answer = String::new();
            Write::Note { number, decision: id, seat: 0, answer, command: Some(command) }
        }
    }
}

#[tokio::test]
async fn the_last_commands_are_remembered_in_order_and_the_oldest_forgotten() {
    let dir = folder("commands");
    let store = Store::open(&dir).unwrap();
    let (number, other) = (new_table(&store).await, new_table(&store).await);
    store.keep(vec![caused(other, 2), caused(other, 3)]).await.unwrap();
    store.keep((0..35).map(|id| caused(number, id)).collect()).await.unwrap();
    store.close();

    let store = Store::open(&dir).unwrap();
    for id in 35..70 {
        store.keep(vec![caused(number, id)]).await.unwrap();
    }
    let last: Vec<CommandMark> = (6..70).map(mark).collect();
    assert!(saved(&store, number).await.kept.commands == last);
    store.keep(vec![Write::DropNotes { number }]).await.unwrap();
    assert!(saved(&store, number).await.kept.commands == last);
    assert!(saved(&store, other).await.kept.commands == [mark(2), mark(3)]);
}

#[tokio::test]
async fn a_note_replaces_an_earlier_one_and_all_are_dropped_with_their_window() {
    let store = Store::in_memory().unwrap();
    let number = new_table(&store).await;
    store.keep(vec![note(number, 1, "pass"), note(number, 1, "use")]).await.unwrap();
    assert_eq!(saved(&store, number).await.kept.notes, [(7, 1, "use".into())]);
    store.keep(vec![Write::DropNotes { number }]).await.unwrap();
    assert!(saved(&store, number).await.kept.notes.is_empty());
}

#[tokio::test]
async fn a_forgotten_table_leaves_nothing_behind_and_its_number_is_not_given_again() {
    let dir = folder("forgotten");
    let store = Store::open(&dir).unwrap();
    let number = store.next_table();
    let secret = "the butler's diary";
    let told = Write::Line { number, at: 0, line: secret.into(), command: Some(mark(0)) };
    let batch = vec![table(number), block(number, 0), told, note(number, 0, "pass")];
    store.keep(batch).await.unwrap();
    store.keep(vec![Write::Forget { number }]).await.unwrap();
    assert!(found(&store, number).await.is_none());
    let late = Write::State { number, state: String::new(), phase: Phase::Over };
    assert!(
        matches!(store.keep(vec![late]).await, Err(StoreError::UnknownTable(of)) if of == number)
    );
    store.close();

    for file in fs::read_dir(&dir).unwrap() {
        let bytes = fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(secret.len()).any(|window| window == secret.as_bytes()));
    }
    assert!(Store::open(&dir).unwrap().next_table() > number);
}

#[tokio::test]
async fn tables_are_counted_by_phase() {
    let store = Store::in_memory().unwrap();
    for phase in [Phase::Lobby, Phase::Playing, Phase::Over, Phase::Over] {
        let number = new_table(&store).await;
        store.keep(vec![Write::State { number, state: String::new(), phase }]).await.unwrap();
    }
    assert_eq!(store.counts().await.unwrap(), Counts { tables: 4, playing: 1, over: 2 });
}

#[tokio::test]
async fn a_closed_store_keeps_nothing_and_says_so() {
    let store = Store::open(&folder("closed")).unwrap();
    assert!(store.is_sound().await);
    store.clone().close();
    assert!(!store.is_sound().await);
    assert!(matches!(store.keep(vec![table(TableNumber(1))]).await, Err(StoreError::Closed)));
}
