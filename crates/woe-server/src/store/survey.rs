//! What does whoever runs the house see of the tables that are kept?

use super::{
    Day, Door, Doors, Phase, Saved, StoreError, TableNumber, Write, folder::Folder, reader, schema,
    sound, write::Ranks,
};
use rusqlite::{Connection, OptionalExtension, Row};
use std::path::Path;
use woe_table::Standing;
use woe_wire::Sits;

/// A table in a list of all.
#[derive(Clone, PartialEq, Eq)]
pub struct Listed {
    /// Its number.
    pub number: TableNumber,
    /// Its names.
    pub doors: Doors,
    /// How far it is.
    pub phase: Phase,
    /// On which day somebody did something there last; nothing if it was before there was such a day.
    pub touched: Option<Day>,
    /// About how many bytes it takes.
    pub bytes: u64,
    /// The seats of people, of bots, and those that are free; nothing if what is kept of it cannot be read.
    pub seats: Option<Seats>,
}

/// Who sits at a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Seats {
    /// How many people.
    pub people: u32,
    /// How many bots.
    pub bots: u32,
    /// How many seats are free.
    pub open: u32,
}

/// Which table is meant.
#[derive(Clone, PartialEq, Eq)]
pub enum Which {
    /// The one of that number.
    Number(TableNumber),
    /// The one that this name leads to, by whichever of its doors.
    Name(String),
}

impl Which {
    /// A number, a link, or the name in it.
    pub fn read(words: &str) -> Which {
        match words.parse() {
            Ok(number) => Which::Number(TableNumber(number)),
            Err(_) => {
                let path = words.split(['?', '#']).next().unwrap_or_default();
                let name = path.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
                Which::Name(name.to_owned())
            }
        }
    }

    fn words(&self) -> String {
        match self {
            Which::Number(number) => number.to_string(),
            Which::Name(name) => name.clone(),
        }
    }
}

// What a text takes in UTF-8, and what a row and its keys take about.
const LISTED: &str =
    "SELECT number, invite, watch, replay, phase, touched, state, octet_length(state) + 200
    + (SELECT coalesce(sum(octet_length(text) + coalesce(octet_length(reply), 0) + 40), 0)
        FROM blocks WHERE blocks.number = tables.number)
    + (SELECT coalesce(sum(octet_length(line) + coalesce(octet_length(reply), 0) + 20), 0)
        FROM lines WHERE lines.number = tables.number)
    + (SELECT coalesce(sum(octet_length(reply) + 40), 0)
        FROM commands WHERE commands.number = tables.number)
    FROM tables";

/// All tables of a data folder, in the order in which they were opened. A server may have it open.
///
/// # Errors
/// If the folder cannot be read.
pub fn list(dir: &Path) -> Result<Vec<Listed>, StoreError> {
    let connection = open(dir)?;
    let mut statement = connection.prepare(&format!("{LISTED} ORDER BY number"))?;
    let listed = statement.query_map([], read_listed)?.collect::<rusqlite::Result<_>>()?;
    Ok(listed)
}

/// One table as it stands in the list. A server may have the folder open.
///
/// # Errors
/// If there is no such table, or the folder cannot be read.
pub fn list_one(dir: &Path, which: &Which) -> Result<Listed, StoreError> {
    let connection = open(dir)?;
    let number = number(&connection, which)?;
    let one = format!("{LISTED} WHERE number = ?1");
    Ok(connection.query_row(&one, [number.0], read_listed)?)
}

/// All that is kept of one table, with the sets that it was dealt from: their hashes, and what they hold. A
/// server may have the folder open.
///
/// # Errors
/// If there is no such table, or the folder cannot be read.
pub fn look_up(dir: &Path, which: &Which) -> Result<(Saved, Vec<(String, String)>), StoreError> {
    let mut connection = open(dir)?;
    let door = Door::Table(invite(&connection, which)?);
    let found = reader::find(&mut connection, &door)?;
    let saved = found.ok_or_else(|| StoreError::NoTable(which.words()))?;
    let dealt = "SELECT hash, source FROM dealt JOIN sets USING (hash) WHERE number = ?1";
    let mut statement = connection.prepare(dealt)?;
    let sets = statement.query_map([saved.number.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok((saved, sets.collect::<rusqlite::Result<_>>()?))
}

/// Deletes a table with everything that was kept of it; its number. No server may have the folder open.
///
/// # Errors
/// If there is no such table, or a server has the folder open.
pub fn delete(dir: &Path, which: &Which) -> Result<TableNumber, StoreError> {
    let path = sound::database_in(dir)?;
    let _folder = Folder::take(dir).map_err(StoreError::not_beside_a_server)?;
    let number = number(&open(dir)?, which)?;
    let mut connection = schema::open(&path)?;
    let whole = connection.transaction()?;
    // No command is written, so none needs a rank.
    Write::Forget { number }.perform(&whole, &mut Ranks::of_opening(0))?;
    whole.commit()?;
    // Whoever closes it last works the log into it, where the table still is.
    connection.close().map_err(|(_, why)| why)?;
    Ok(number)
}

fn open(dir: &Path) -> Result<Connection, StoreError> {
    schema::open_to_survey(&sound::database_in(dir)?)
}

fn number(from: &Connection, which: &Which) -> Result<TableNumber, StoreError> {
    let invite = invite(from, which)?;
    let number = "SELECT number FROM tables WHERE invite = ?1";
    Ok(TableNumber(from.query_row(number, [invite], |row| row.get(0))?))
}

/// The name of a table's invite door.
fn invite(from: &Connection, which: &Which) -> Result<String, StoreError> {
    let found = match which {
        Which::Number(number) => {
            let one = "SELECT invite FROM tables WHERE number = ?1";
            from.query_row(one, [number.0], |row| row.get(0)).optional()?
        }
        Which::Name(name) => {
            let one = "SELECT invite FROM tables WHERE invite = ?1 OR watch = ?1 OR replay = ?1";
            from.query_row(one, [name], |row| row.get(0)).optional()?
        }
    };
    found.ok_or_else(|| StoreError::NoTable(which.words()))
}

fn read_listed(row: &Row<'_>) -> rusqlite::Result<Listed> {
    let touched = row.get(5)?;
    let state: String = row.get(6)?;
    Ok(Listed {
        number: TableNumber(row.get(0)?),
        doors: Doors { table: row.get(1)?, watch: row.get(2)?, replay: row.get(3)? },
        phase: Phase::of_word(&row.get::<_, String>(4)?),
        touched: Some(Day(touched)).filter(|day| day.0 > 0),
        bytes: row.get::<_, i64>(7)?.cast_unsigned(),
        seats: Standing::read(&state).ok().map(|standing| seats(&standing)),
    })
}

fn seats(standing: &Standing) -> Seats {
    let count = |sits| standing.people.iter().filter(|one| one.sits == sits).count() as u32;
    Seats { people: count(Sits::Person), bots: count(Sits::Bot), open: count(Sits::Open) }
}
