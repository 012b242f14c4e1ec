//! How is a table found again?

use super::{
    CommandMark, Counts, Day, Door, Doors, Idle, Kept, Phase, Saved, TableNumber, Terms,
    write::COMMANDS_MAX,
};
use rusqlite::{Connection, OptionalExtension, Result, Row, params};

const BY_INVITE: &str =
    "SELECT number, invite, watch, replay, state, phase, touched FROM tables WHERE invite = ?1";
const BY_WATCH: &str =
    "SELECT number, invite, watch, replay, state, phase, touched FROM tables WHERE watch = ?1";
const BY_REPLAY: &str =
    "SELECT number, invite, watch, replay, state, phase, touched FROM tables WHERE replay = ?1";
const BLOCKS: &str = "SELECT text FROM blocks WHERE number = ?1 ORDER BY at";
const LINES: &str = "SELECT at, line FROM lines WHERE number = ?1 ORDER BY at";
const NOTES: &str =
    "SELECT decision, seat, answer FROM notes WHERE number = ?1 ORDER BY decision, seat";
const COMMANDS: &str = "SELECT seat, id, reply FROM (
    SELECT rank, seat, id, reply FROM commands WHERE number = ?1
    UNION ALL SELECT rank, seat, id, reply FROM blocks WHERE number = ?1 AND rank IS NOT NULL
    UNION ALL SELECT rank, seat, id, reply FROM lines WHERE number = ?1 AND rank IS NOT NULL
) ORDER BY rank DESC";
const COUNTS: &str = "SELECT count(*), count(*) FILTER (WHERE phase = 'playing'),
    count(*) FILTER (WHERE phase = 'over') FROM tables";

const IDLE: &str = "SELECT number, invite, replay, touched FROM tables
    WHERE phase = ?1 AND touched < ?2 ORDER BY touched LIMIT ?3";
const USED: &str = "SELECT (page_count - freelist_count) * page_size
    FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()";

const UNDEALT: &str = "SELECT invite FROM tables WHERE phase <> 'lobby'
    AND NOT EXISTS (SELECT 1 FROM dealt WHERE dealt.number = tables.number)";

/// All that is kept of the table behind a door, as it was at one moment.
pub(super) fn find(from: &mut Connection, door: &Door) -> Result<Option<Saved>> {
    let (statement, name) = named(door);
    let moment = from.transaction()?;
    let table = moment.prepare_cached(statement)?.query_row([name], read_table).optional()?;
    let Some(table) = table else { return Ok(None) };
    let number = table.number;
    let kept = Kept {
        state: table.kept.state,
        blocks: list(&moment, BLOCKS, number, |row| row.get(0))?,
        lines: list(&moment, LINES, number, |row| Ok((row.get(0)?, row.get(1)?)))?,
        notes: list(&moment, NOTES, number, |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?,
        commands: last_commands(&moment, number)?,
    };
    Ok(Some(Saved { kept, ..table }))
}

/// What the table behind a door knows of itself.
pub(super) fn state(from: &Connection, door: &Door) -> Result<Option<String>> {
    let (statement, name) = named(door);
    let table = from.prepare_cached(statement)?.query_row([name], read_table).optional()?;
    Ok(table.map(|table| table.kept.state))
}

/// How far the table behind a door is, and on which day somebody did something there last.
pub(super) fn age(from: &Connection, door: &Door) -> Result<Option<(Phase, Day)>> {
    let (statement, name) = named(door);
    let table = from.prepare_cached(statement)?.query_row([name], read_table).optional()?;
    Ok(table.map(|table| (table.phase, table.touched)))
}

fn named(door: &Door) -> (&'static str, &str) {
    match door {
        Door::Table(name) => (BY_INVITE, name),
        Door::Watch(name) => (BY_WATCH, name),
        Door::Replay(name) => (BY_REPLAY, name),
    }
}

/// What the set with that hash holds.
pub(super) fn set(from: &Connection, hash: &str) -> Result<Option<String>> {
    let ask = "SELECT source FROM sets WHERE hash = ?1";
    from.prepare_cached(ask)?.query_row([hash], |row| row.get(0)).optional()
}

/// The invite doors of tables that were dealt and do not carry their cards.
pub(super) fn undealt(from: &Connection) -> Result<Vec<String>> {
    from.prepare_cached(UNDEALT)?.query_map([], |row| row.get(0))?.collect()
}

/// How many tables there are.
pub(super) fn counts(from: &Connection) -> Result<Counts> {
    let read =
        |row: &Row<'_>| Ok(Counts { tables: row.get(0)?, playing: row.get(1)?, over: row.get(2)? });
    from.prepare_cached(COUNTS)?.query_row([], read)
}

/// The next of those tables that go on that day for their age, the oldest first.
pub(super) fn due(from: &Connection, terms: Terms, today: Day, most: u32) -> Result<Vec<Idle>> {
    if today < spared_until(from)? {
        return Ok(Vec::new());
    }
    let older = |phase| Some((phase, today.before(terms.of(phase)?)));
    idle(from, Phase::ALL.into_iter().filter_map(older), most)
}

/// The next of those tables that nobody has touched since before that day, the oldest first.
pub(super) fn oldest(from: &Connection, before: Day, most: u32) -> Result<Vec<Idle>> {
    idle(from, Phase::ALL.into_iter().map(|phase| (phase, before)), most)
}

fn idle(
    from: &Connection,
    older: impl Iterator<Item = (Phase, Day)>,
    most: u32,
) -> Result<Vec<Idle>> {
    let read = |row: &Row<'_>| {
        let number = TableNumber(row.get(0)?);
        let (invite, replay) = (row.get(1)?, row.get(2)?);
        Ok(Idle { number, invite, replay, touched: Day(row.get(3)?) })
    };
    let mut found: Vec<Idle> = Vec::new();
    for (phase, before) in older {
        let mut statement = from.prepare_cached(IDLE)?;
        let tables = statement.query_map(params![phase.word(), before.0, most], read)?;
        found.extend(tables.collect::<Result<Vec<_>>>()?);
    }
    found.sort_by_key(|idle| idle.touched);
    found.truncate(most as usize);
    Ok(found)
}

/// Until which day nothing goes for its age.
pub(super) fn spared_until(from: &Connection) -> Result<Day> {
    from.query_row("SELECT spares FROM house", [], |row| row.get(0).map(Day))
}

/// How many bytes of the file are in use.
pub(super) fn used_bytes(from: &Connection) -> Result<u64> {
    from.prepare_cached(USED)?.query_row([], |row| row.get::<_, i64>(0)).map(i64::cast_unsigned)
}

/// The number for the next table; that of a deleted one is not given again.
pub(super) fn next_number(from: &Connection) -> Result<i64> {
    let last = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'tables'";
    from.query_row(last, [], |row| row.get::<_, i64>(0)).map(|last| last + 1)
}

fn read_table(row: &Row<'_>) -> Result<Saved> {
    Ok(Saved {
        number: TableNumber(row.get(0)?),
        doors: Doors { table: row.get(1)?, watch: row.get(2)?, replay: row.get(3)? },
        kept: Kept { state: row.get(4)?, ..Kept::default() },
        phase: Phase::of_word(&row.get::<_, String>(5)?),
        touched: Day(row.get(6)?),
    })
}

fn read_command(row: &Row<'_>) -> Result<CommandMark> {
    let reply: String = row.get(2)?;
    Ok(CommandMark { seat: row.get(0)?, id: row.get(1)?, reply: reply.into() })
}

pub(super) fn last_commands(from: &Connection, number: TableNumber) -> Result<Vec<CommandMark>> {
    let mut statement = from.prepare_cached(COMMANDS)?;
    let newest = statement.query_map([number.0], read_command)?.take(COMMANDS_MAX as usize);
    let mut commands = newest.collect::<Result<Vec<_>>>()?;
    commands.reverse();
    Ok(commands)
}

fn list<T>(
    from: &Connection,
    statement: &str,
    number: TableNumber,
    read: impl FnMut(&Row<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    from.prepare_cached(statement)?.query_map([number.0], read)?.collect()
}
