//! Which tables went because nobody touched them?
//!
//! Of such a table the hashes of its names are kept for a while, and nothing else: enough to tell whoever
//! comes with its link.

use super::{Day, TableNumber, write::run};
use rusqlite::{Connection, OptionalExtension, Result, params};

/// How many days one remembers that a table went.
const REMEMBERED: u32 = 365;
/// How many names are remembered at most, three for each table; the oldest are forgotten first.
const NAMES_MAX: u32 = 30_000;

const NAMES: &str = "SELECT invite, watch, replay FROM tables WHERE number = ?1";
const GONE: &str = "INSERT OR REPLACE INTO gone (name, day) VALUES (?1, ?2)";
const OLD: &str = "DELETE FROM gone WHERE day < ?1";
const TOO_MANY: &str = "DELETE FROM gone WHERE name IN (
    SELECT name FROM gone ORDER BY day LIMIT max(0, (SELECT count(*) FROM gone) - ?1))";
const FOUND: &str = "SELECT day FROM gone WHERE name = ?1";

/// Remembers the names of a table that is about to go.
pub(super) fn remember(to: &Connection, number: TableNumber, day: Day) -> Result<()> {
    let read = |row: &rusqlite::Row<'_>| Ok([row.get(0)?, row.get(1)?, row.get(2)?]);
    let names: Option<[String; 3]> =
        to.prepare_cached(NAMES)?.query_row([number.0], read).optional()?;
    for name in names.iter().flatten() {
        run(to, GONE, params![mark(name), day.0])?;
    }
    Ok(())
}

/// Forgets what is remembered for too long, or is too much.
pub(super) fn tidy(to: &Connection, day: Day) -> Result<()> {
    run(to, OLD, [day.before(REMEMBERED).0])?;
    run(to, TOO_MANY, [NAMES_MAX])?;
    Ok(())
}

/// On which day the table of that name went, if it did and is remembered.
pub(super) fn day_of(from: &Connection, name: &str) -> Result<Option<Day>> {
    from.prepare_cached(FOUND)?.query_row([mark(name)], |row| row.get(0).map(Day)).optional()
}

/// The name cannot be found out from it: whoever reads the disk learns no link.
fn mark(name: &str) -> [u8; 16] {
    let mut mark = [0; 16];
    mark.copy_from_slice(&blake3::hash(name.as_bytes()).as_bytes()[..16]);
    mark
}
