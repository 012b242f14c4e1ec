//! What can still be read of a damaged database?
//!
//! A table is copied if what it knows of itself and its whole record can be read. What was said there, and
//! what makes a command that comes again known, are copied if they can be, and left out if they cannot.

use super::{
    CommandMark, Day, Doors, Phase, StoreError, TableNumber,
    folder::{self, Folder},
    reader, schema, sound,
    write::run,
};
use rusqlite::{Connection, Result as Read, Row, Transaction, params};
use std::{collections::BTreeSet, fs, path::Path};
use woe_table::Standing;

/// What came of a rescue.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Rescued {
    /// How many tables were copied.
    pub copied: u32,
    /// What was lost, table by table.
    pub lost: Vec<Lost>,
}

/// A table of which something was lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lost {
    /// Which.
    pub number: TableNumber,
    /// What: the table whole, or what was said there, and so on.
    pub what: &'static str,
    /// What the database says, or what is wrong with what it gave.
    pub why: String,
}

/// A whole table is lost.
const ALL: &str = "the table";
/// Any of these names a number of a table; a damaged page spoils some of them and not the others.
const NUMBERS: [&str; 5] = [
    "SELECT number FROM tables NOT INDEXED ORDER BY number",
    "SELECT number FROM tables NOT INDEXED ORDER BY number DESC",
    "SELECT number FROM tables ORDER BY invite",
    "SELECT number FROM tables ORDER BY replay DESC",
    "SELECT DISTINCT number FROM blocks ORDER BY number",
];
const ROW: &str = "SELECT invite, watch, replay, phase, state FROM tables WHERE number = ?1";
const TOUCHED: &str = "SELECT touched FROM tables WHERE number = ?1";
const BLOCKS: &str = "SELECT at, text FROM blocks WHERE number = ?1 ORDER BY at";
const LINES: &str = "SELECT at, line FROM lines WHERE number = ?1 ORDER BY at";
const NOTES: &str = "SELECT decision, seat, answer FROM notes WHERE number = ?1";
const DEALT: &str = "SELECT hash FROM dealt WHERE number = ?1";

/// Copies every table that can be read into a new data folder. The damaged one is left as it is; no server may
/// have it open.
///
/// # Errors
/// If nothing at all can be read, or the new folder cannot be written.
pub fn rescue(dir: &Path, to: &Path) -> Result<Rescued, StoreError> {
    let database = sound::database_in(dir)?;
    let _old = Folder::take(dir).map_err(StoreError::not_beside_a_server)?;
    let new = Folder::take(to)?;
    if folder::exists(&new.database()) {
        return Err(StoreError::Exists(new.database()));
    }
    // Whoever reads a database may change it, if only by working its log in.
    let wreck = folder::with_ending(&new.database(), ".wreck");
    let copied = copy_files(&database, &wreck).and_then(|()| salvage(&wreck, &new));
    remove_files(&wreck)?;
    copied.map_err(|why| why.of(database))
}

fn copy_files(from: &Path, to: &Path) -> Result<(), StoreError> {
    remove_files(to)?;
    fs::copy(from, to).map_err(StoreError::at(from))?;
    let ([log, _], [new_log, _]) = (folder::companions(from), folder::companions(to));
    if folder::exists(&log) {
        fs::copy(&log, new_log).map_err(StoreError::at(&log))?;
    }
    Ok(())
}

fn remove_files(path: &Path) -> Result<(), StoreError> {
    let [log, shared] = folder::companions(path);
    for file in [path, &log, &shared] {
        if folder::exists(file) {
            fs::remove_file(file).map_err(StoreError::at(file))?;
        }
    }
    Ok(())
}

fn salvage(wreck: &Path, new: &Folder) -> Result<Rescued, StoreError> {
    let old = schema::connect(wreck)?;
    schema::steps_done(&old, wreck)?;
    let mut to = schema::open(&new.database())?;
    let numbers = numbers(&old);
    if numbers.is_empty() {
        let why = "no table of it can be read".to_owned();
        return Err(StoreError::Damaged { path: wreck.to_owned(), why });
    }
    let mut rescued = Rescued::default();
    for number in numbers {
        let mut lost = Vec::new();
        match Remains::of(&old, number, &mut lost) {
            Ok(remains) => match remains.keep(&old, &mut to, &mut lost) {
                Ok(()) => rescued.copied += 1,
                Err(why) if matches!(why, StoreError::Full) => return Err(why),
                Err(why) => lost = vec![Lost { number, what: ALL, why: why.to_string() }],
            },
            Err(why) => lost = vec![Lost { number, what: ALL, why }],
        }
        rescued.lost.append(&mut lost);
    }
    go_on_counting(&old, &to)?;
    to.close().map_err(|(_, why)| why)?;
    Ok(rescued)
}

/// The numbers of all tables that are still heard of.
fn numbers(old: &Connection) -> BTreeSet<TableNumber> {
    let mut found = BTreeSet::new();
    for ask in NUMBERS {
        let Ok(mut statement) = old.prepare(ask) else { continue };
        let Ok(numbers) = statement.query_map([], |row| row.get(0).map(TableNumber)) else {
            continue;
        };
        // As far as one comes.
        found.extend(numbers.map_while(Result::ok).filter(|number| number.0 > 0));
    }
    found
}

/// What is left of a table.
struct Remains {
    number: TableNumber,
    doors: Doors,
    phase: String,
    state: String,
    touched: Day,
    blocks: Vec<String>,
    lines: Vec<(u32, String)>,
    notes: Vec<(u32, u8, String)>,
    commands: Vec<CommandMark>,
    dealt: Vec<String>,
}

impl Remains {
    /// What can be read of that table; what cannot, if it can do without.
    ///
    /// # Errors
    /// If it cannot: why.
    fn of(old: &Connection, number: TableNumber, lost: &mut Vec<Lost>) -> Result<Remains, String> {
        let (doors, phase, state) =
            old.query_row(ROW, [number.0], read_row).map_err(|why| why.to_string())?;
        Standing::read(&state)?;
        let blocks = blocks(old, number)?;
        if blocks.is_empty() && phase != Phase::Lobby.word() {
            return Err("its record is gone".to_owned());
        }
        let mut without = |what, why: rusqlite::Error| {
            lost.push(Lost { number, what, why: why.to_string() });
        };
        let lines = list(old, LINES, number, |row| Ok((row.get(0)?, row.get(1)?)));
        let lines = lines.map_err(|why| without("what was said there", why)).unwrap_or_default();
        let notes = list(old, NOTES, number, |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
        let notes =
            notes.map_err(|why| without("answers in an open window", why)).unwrap_or_default();
        let commands = reader::last_commands(old, number);
        let commands =
            commands.map_err(|why| without("its last commands", why)).unwrap_or_default();
        // Older databases have no such days, nor such cards.
        let touched = old.query_row(TOUCHED, [number.0], |row| row.get(0)).map_or(Day(0), Day);
        let dealt = list(old, DEALT, number, |row| row.get(0)).unwrap_or_default();
        Ok(Remains { number, doors, phase, state, touched, blocks, lines, notes, commands, dealt })
    }

    fn keep(
        self,
        old: &Connection,
        to: &mut Connection,
        lost: &mut Vec<Lost>,
    ) -> Result<(), StoreError> {
        let whole = to.transaction()?;
        self.write(old, &whole, lost)?;
        Ok(whole.commit()?)
    }

    fn write(&self, old: &Connection, to: &Transaction, lost: &mut Vec<Lost>) -> Read<()> {
        let Remains { number, doors, phase, state, touched, .. } = self;
        let Doors { table, watch, replay } = doors;
        let row = "INSERT INTO tables (number, invite, watch, replay, phase, state, touched)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        run(to, row, params![number.0, table, watch, replay, phase, state, touched.0])?;
        for (at, text) in (0_u32..).zip(&self.blocks) {
            let row = "INSERT INTO blocks (number, at, text) VALUES (?1, ?2, ?3)";
            run(to, row, params![number.0, at, text])?;
        }
        for (at, line) in &self.lines {
            let row = "INSERT INTO lines (number, at, line) VALUES (?1, ?2, ?3)";
            run(to, row, params![number.0, at, line])?;
        }
        for (decision, seat, answer) in &self.notes {
            let row = "INSERT INTO notes (number, decision, seat, answer) VALUES (?1, ?2, ?3, ?4)";
            run(to, row, params![number.0, decision, seat, answer])?;
        }
        // Those of the first opening; the next one gives higher ranks.
        for (rank, CommandMark { seat, id, reply }) in (1_i64..).zip(&self.commands) {
            let row = "INSERT INTO commands (number, rank, seat, id, reply)
                VALUES (?1, ?2, ?3, ?4, ?5)";
            run(to, row, params![number.0, rank, seat, id, &**reply])?;
        }
        self.dealt.iter().try_for_each(|hash| keep_set(old, to, (*number, hash), lost))
    }
}

/// Copies a set that a table was dealt from. If it is lost, the table takes up the cards of the day, as long as
/// those tell the same game.
fn keep_set(
    old: &Connection,
    to: &Transaction,
    (number, hash): (TableNumber, &String),
    lost: &mut Vec<Lost>,
) -> Read<()> {
    match reader::set(old, hash) {
        Ok(Some(source)) => {
            run(to, "INSERT OR IGNORE INTO sets (hash, source) VALUES (?1, ?2)", [hash, &source])?;
            let row = "INSERT INTO dealt (number, hash) VALUES (?1, ?2)";
            run(to, row, params![number.0, hash]).map(|_| ())
        }
        Ok(None) => Ok(()),
        Err(why) => {
            lost.push(Lost { number, what: "a set of its cards", why: why.to_string() });
            Ok(())
        }
    }
}

/// No number that a table has had is given again.
fn go_on_counting(old: &Connection, to: &Connection) -> Read<()> {
    let last = "SELECT seq FROM sqlite_sequence WHERE name = 'tables'";
    let Ok(last) = old.query_row(last, [], |row| row.get::<_, i64>(0)) else { return Ok(()) };
    let counts = "UPDATE sqlite_sequence SET seq = max(seq, ?1) WHERE name = 'tables'";
    run(to, counts, [last]).map(|_| ())
}

/// The whole record, in order.
fn blocks(old: &Connection, number: TableNumber) -> Result<Vec<String>, String> {
    let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
    let blocks: Vec<(u32, String)> =
        list(old, BLOCKS, number, read).map_err(|why| why.to_string())?;
    let is_whole = blocks.iter().map(|(at, _)| *at).eq(0..blocks.len() as u32);
    // What is written over by nothing can still be read as text.
    match is_whole && !blocks.iter().any(|(_, text)| text.contains('\0')) {
        true => Ok(blocks.into_iter().map(|(_, text)| text).collect()),
        false => Err("a part of its record is missing".to_owned()),
    }
}

fn read_row(row: &Row<'_>) -> Read<(Doors, String, String)> {
    let doors = Doors { table: row.get(0)?, watch: row.get(1)?, replay: row.get(2)? };
    Ok((doors, row.get(3)?, row.get(4)?))
}

fn list<T>(
    from: &Connection,
    statement: &str,
    number: TableNumber,
    read: impl FnMut(&Row<'_>) -> Read<T>,
) -> Read<Vec<T>> {
    from.prepare_cached(statement)?.query_map([number.0], read)?.collect()
}
