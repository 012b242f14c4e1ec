//! What is left when a server is killed, or the disk is full?
//!
//! The server is a second process of this very test: [`the_scribe_writes`], told by a variable
//! where to write, goes on until somebody or something stops it.

use crate::{block, folder, line, new_table, saved};
use std::{
    collections::BTreeMap,
    env,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};
use tokio::task::JoinSet;
use woe_server::store::{Store, TableNumber, backup, restore};

const FOLDER: &str = "SCRIBE_FOLDER";
const TABLES: usize = 4;

/// Writes at several tables at once and prints what is kept, each table until it is refused or has
/// enough.
#[tokio::test(flavor = "multi_thread")]
async fn the_scribe_writes() {
    let told = env::var_os(FOLDER);
    let enough = if told.is_some() { u32::MAX } else { 10 };
    let dir = told.map_or_else(|| folder("scribe"), Into::into);
    let store = Store::open(&dir).unwrap();
    let mut tables = JoinSet::new();
    for _ in 0..TABLES {
        let number = new_table(&store).await;
        tables.spawn(write_at(store.clone(), number, enough));
    }
    let kept: u32 = tables.join_all().await.iter().sum();
    assert!(enough == u32::MAX || kept == TABLES as u32 * enough);
}

async fn write_at(store: Store, number: TableNumber, enough: u32) -> u32 {
    for at in 0..enough {
        let kept = store.keep(vec![block(number, at), line(number, at)]).await;
        let word = if kept.is_ok() { "kept" } else { "refused" };
        println!("\n{word} {number} {at}");
        if kept.is_err() {
            return at;
        }
    }
    enough
}

/// The scribe in a process of its own, started by a shell after some preparation.
fn start(dir: &Path, preparation: &str) -> Child {
    let script = format!("{preparation} exec \"$0\" --exact scribe::the_scribe_writes --nocapture");
    Command::new("sh")
        .args(["-c", &script])
        .arg(env::current_exe().unwrap())
        .env(FOLDER, dir)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// How many blocks each table was told are kept, and at how many tables something was refused.
#[derive(Default)]
struct Heard {
    kept: BTreeMap<i64, u32>,
    refused: usize,
}

impl Heard {
    fn lines(&self) -> u32 {
        self.kept.values().sum()
    }

    /// A line that was cut short says nothing: its last number may be cut short too.
    fn note(&mut self, line: &str) {
        let words: Vec<&str> = line.strip_suffix('\n').unwrap_or("").split(' ').collect();
        match words[..] {
            ["kept", number, at] => {
                let kept = at.parse::<u32>().unwrap() + 1;
                assert_eq!(self.kept.insert(number.parse().unwrap(), kept).unwrap_or(0) + 1, kept);
            }
            ["refused", ..] => self.refused += 1,
            _ => {}
        }
    }
}

/// Listens to a scribe until it has nothing more to say, and kills it once it has said enough.
fn listen(mut scribe: Child, enough: u32) -> Heard {
    let mut heard = Heard::default();
    let mut output = BufReader::new(scribe.stdout.take().unwrap());
    let mut line = String::new();
    while output.read_line(&mut line).unwrap() > 0 {
        heard.note(&line);
        line.clear();
        if heard.lines() == enough {
            scribe.kill().unwrap();
        }
    }
    scribe.wait().unwrap();
    heard
}

/// All that was said to be kept is there, every batch is whole, and one can go on.
async fn check(dir: &Path, heard: &Heard) {
    let store = Store::open(dir).unwrap();
    assert_eq!(heard.kept.len(), TABLES);
    for (&number, &kept) in &heard.kept {
        let number = TableNumber(number);
        let table = saved(&store, number).await.kept;
        let blocks = table.blocks.len() as u32;
        assert!(blocks >= kept, "{blocks} of {kept} blocks at table {number}");
        assert!(table.blocks.iter().zip(0..).all(|(text, at)| *text == format!("block {at}")));
        assert!(table.lines.iter().map(|(at, _)| *at).eq(0..blocks));
        store.keep(vec![block(number, blocks), line(number, blocks)]).await.unwrap();
    }
    store.close();
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill() {
    let (dir, copy) = (folder("killed"), folder("killed-copy"));
    let heard = listen(start(&dir, ""), 400);
    assert!(heard.lines() >= 400 && heard.refused == 0);
    backup(&dir, &copy.join("copy.db")).unwrap();
    restore(&copy.join("copy.db"), &copy.join("data")).unwrap();
    check(&copy.join("data"), &heard).await;
    check(&dir, &heard).await;
}

#[tokio::test]
async fn a_write_that_fails_is_told_to_its_sender_and_loses_nothing() {
    let dir = folder("full");
    // Files may not grow beyond that, as if the disk were full.
    let heard = listen(start(&dir, "trap '' XFSZ; ulimit -f 1000;"), u32::MAX);
    assert_eq!(heard.refused, TABLES);
    check(&dir, &heard).await;
}
