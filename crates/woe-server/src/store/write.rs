//! What is kept of a table?

use super::{CommandMark, Day, Doors, Phase, StoreError, TableNumber, gone};
use rusqlite::{Connection, Params, params};
use std::sync::Arc;

/// How many commands of a table are remembered.
pub(super) const COMMANDS_MAX: u32 = 64;

/// One thing to keep.
pub enum Write {
    /// A new table, in its lobby.
    Table {
        /// Its number, from [`Store::next_table`](super::Store::next_table).
        number: TableNumber,
        /// Its names.
        doors: Doors,
        /// What the table knows of itself.
        state: String,
        /// On which day it is opened.
        day: Day,
    },
    /// Somebody did something at a table on that day.
    Touch {
        /// Which table.
        number: TableNumber,
        /// On which day.
        day: Day,
    },
    /// What a table knows of itself now.
    State {
        /// Which table.
        number: TableNumber,
        /// What it knows.
        state: String,
        /// How far it is.
        phase: Phase,
    },
    /// The sets that a table is dealt from.
    Cards {
        /// Which table.
        number: TableNumber,
        /// Their hashes, and what they hold.
        sets: Vec<(String, Arc<str>)>,
    },
    /// The next block of the record.
    Block {
        /// Which table.
        number: TableNumber,
        /// The number of the block; 0 is the header with the deal.
        at: u32,
        /// The block as a record has it.
        text: String,
        /// The command that caused it.
        command: Option<CommandMark>,
    },
    /// A line of chat, a story, applause.
    Line {
        /// Which table.
        number: TableNumber,
        /// The number of the line.
        at: u32,
        /// The line as the table writes it.
        line: String,
        /// The command that caused it.
        command: Option<CommandMark>,
    },
    /// A line that made room for others.
    DropLine {
        /// Which table.
        number: TableNumber,
        /// The number of the line.
        at: u32,
    },
    /// An answer in the open window; a later one of the same seat replaces it.
    Note {
        /// Which table.
        number: TableNumber,
        /// The number of the decision.
        decision: u32,
        /// Who answered.
        seat: u8,
        /// What.
        answer: String,
        /// The command that caused it.
        command: Option<CommandMark>,
    },
    /// The window is closed: its answers are in the record.
    DropNotes {
        /// Which table.
        number: TableNumber,
    },
    /// A command that left nothing else of its own.
    Mark {
        /// Which table.
        number: TableNumber,
        /// The command.
        command: CommandMark,
    },
    /// The table is deleted, with all that was kept of it.
    Forget {
        /// Which table.
        number: TableNumber,
    },
    /// The same, because nobody touched it: whoever comes to it is told so.
    Sweep {
        /// Which table.
        number: TableNumber,
        /// On which day.
        day: Day,
    },
    /// The house was opened on that day.
    Reopened {
        /// On which day.
        day: Day,
    },
    /// A day begins while the house is open.
    Dawn {
        /// Which day.
        day: Day,
    },
}

/// How many days nothing goes for its age after a time when the house was closed for longer than a day.
const GRACE: u32 = 7;

const NEW_TABLE: &str = "INSERT INTO tables (number, invite, watch, replay, phase, state, touched)
    VALUES (?1, ?2, ?3, ?4, 'lobby', ?5, ?6)";
const TOUCH: &str = "UPDATE tables SET touched = ?2 WHERE number = ?1 AND touched < ?2";
const NEW_STATE: &str = "UPDATE tables SET state = ?2, phase = ?3 WHERE number = ?1";
const NEW_SET: &str = "INSERT OR IGNORE INTO sets (hash, source) VALUES (?1, ?2)";
const DEALT: &str = "INSERT OR IGNORE INTO dealt (number, hash) VALUES (?1, ?2)";
const DROP_SETS: &str =
    "DELETE FROM sets WHERE NOT EXISTS (SELECT 1 FROM dealt WHERE dealt.hash = sets.hash)";
const NEW_BLOCK: &str = "INSERT INTO blocks (number, at, text, rank, seat, id, reply)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
const NEW_LINE: &str = "INSERT INTO lines (number, at, line, rank, seat, id, reply)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
const DROP_LINE: &str = "DELETE FROM lines WHERE number = ?1 AND at = ?2";
const NEW_NOTE: &str =
    "INSERT OR REPLACE INTO notes (number, decision, seat, answer) VALUES (?1, ?2, ?3, ?4)";
const DROP_NOTES: &str = "DELETE FROM notes WHERE number = ?1";
const NEW_COMMAND: &str =
    "INSERT INTO commands (number, rank, seat, id, reply) VALUES (?1, ?2, ?3, ?4, ?5)";
const DROP_COMMANDS: &str = "DELETE FROM commands WHERE number = ?1 AND rank <= (
    SELECT rank FROM commands WHERE number = ?1 ORDER BY rank DESC LIMIT 1 OFFSET ?2)";
const FORGET: &str = "DELETE FROM tables WHERE number = ?1";
// Tables from before there were such days, and from days that never were, because a clock was wrong.
const UNDATED: &str = "UPDATE tables SET touched = ?1
    WHERE phase IN ('lobby', 'playing', 'over') AND (touched = 0 OR touched > ?1)";
const REOPENED: &str = "UPDATE house SET seen = ?1, spares = CASE
    WHEN seen > 0 AND ?1 > seen + 1 THEN ?1 + ?2
    ELSE min(spares, ?1 + ?2) END";
const DAWN: &str = "UPDATE house SET seen = ?1";

/// The order of commands, across tables and across restarts.
pub(super) struct Ranks {
    last: i64,
}

impl Ranks {
    /// The ranks of a store that was opened that many times; all are above those given before.
    pub(super) fn of_opening(opening: i64) -> Ranks {
        Ranks { last: opening << 40 }
    }

    fn next(&mut self) -> i64 {
        self.last += 1;
        self.last
    }
}

impl Write {
    /// What a table wants kept, of the table with that number.
    pub(crate) fn of(number: TableNumber, day: Day, wanted: woe_table::Write) -> Write {
        use woe_table::Write as Wanted;
        match wanted {
            Wanted::Table { doors, state } => Write::Table { number, doors, state, day },
            Wanted::State { state, phase } => Write::State { number, state, phase: phase.into() },
            Wanted::Cards(sets) => Write::Cards { number, sets },
            Wanted::Block { at, text, command } => Write::Block { number, at, text, command },
            Wanted::Line { at, line, command } => Write::Line { number, at, line, command },
            Wanted::DropLine { at } => Write::DropLine { number, at },
            Wanted::Note { decision, seat, answer, command } => {
                Write::Note { number, decision, seat, answer, command }
            }
            Wanted::DropNotes => Write::DropNotes { number },
            Wanted::Mark(command) => Write::Mark { number, command },
            Wanted::Forget => Write::Forget { number },
        }
    }

    /// Does it, inside the transaction of its group.
    pub(super) fn perform(&self, to: &Connection, ranks: &mut Ranks) -> Result<(), StoreError> {
        match self {
            Write::Table { number, doors: Doors { table, watch, replay }, state, day } => {
                once(run(to, NEW_TABLE, params![number.0, table, watch, replay, state, day.0]))
            }
            Write::Touch { number, day } => once(run(to, TOUCH, params![number.0, day.0])),
            Write::State { number, state, phase } => {
                match run(to, NEW_STATE, params![number.0, state, phase.word()])? {
                    0 => Err(StoreError::UnknownTable(*number)),
                    _ => Ok(()),
                }
            }
            Write::Cards { number, sets } => Ok(keep_sets(to, *number, sets)?),
            Write::Block { number, at, text, command } => {
                let row = Row { number: *number, at: *at, text };
                once(append(to, NEW_BLOCK, row, command.as_ref(), ranks))
            }
            Write::Line { number, at, line, command } => {
                let row = Row { number: *number, at: *at, text: line };
                once(append(to, NEW_LINE, row, command.as_ref(), ranks))
            }
            Write::DropLine { number, at } => once(run(to, DROP_LINE, params![number.0, at])),
            Write::Note { number, decision, seat, answer, command } => {
                run(to, NEW_NOTE, params![number.0, decision, seat, answer])?;
                let mut commands = command.iter();
                Ok(commands.try_for_each(|command| remember(to, *number, command, ranks))?)
            }
            Write::DropNotes { number } => once(run(to, DROP_NOTES, params![number.0])),
            Write::Mark { number, command } => Ok(remember(to, *number, command, ranks)?),
            Write::Forget { number } => Ok(forget(to, *number)?),
            Write::Sweep { number, day } => {
                gone::remember(to, *number, *day)?;
                Ok(forget(to, *number)?)
            }
            Write::Reopened { day } => {
                run(to, UNDATED, params![day.0])?;
                run(to, REOPENED, params![day.0, GRACE])?;
                Ok(gone::tidy(to, *day)?)
            }
            Write::Dawn { day } => {
                run(to, DAWN, params![day.0])?;
                Ok(gone::tidy(to, *day)?)
            }
        }
    }

    /// Whether something is to be gone from the disk after it.
    pub(super) fn erases(&self) -> bool {
        matches!(self, Write::Forget { .. } | Write::Sweep { .. })
    }
}

/// However many rows it changed.
fn once(done: rusqlite::Result<usize>) -> Result<(), StoreError> {
    done?;
    Ok(())
}

fn forget(to: &Connection, number: TableNumber) -> rusqlite::Result<()> {
    run(to, FORGET, params![number.0])?;
    run(to, DROP_SETS, [])?;
    Ok(())
}

/// Each set once, however many tables are dealt from it.
fn keep_sets(
    to: &Connection,
    of: TableNumber,
    sets: &[(String, Arc<str>)],
) -> rusqlite::Result<()> {
    for (hash, source) in sets {
        run(to, NEW_SET, params![hash, &**source])?;
        run(to, DEALT, params![of.0, hash])?;
    }
    Ok(())
}

/// A move or a line, and where it stands.
struct Row<'a> {
    number: TableNumber,
    at: u32,
    text: &'a str,
}

/// One row for both: what a move leaves behind lies on one page of the disk.
fn append(
    to: &Connection,
    statement: &str,
    Row { number, at, text }: Row<'_>,
    command: Option<&CommandMark>,
    ranks: &mut Ranks,
) -> rusqlite::Result<usize> {
    let rank = command.map(|_| ranks.next());
    let seat = command.map(|command| command.seat);
    let id = command.map(|command| &command.id);
    let reply = command.map(|command| &*command.reply);
    run(to, statement, params![number.0, at, text, rank, seat, id, reply])
}

fn remember(
    to: &Connection,
    number: TableNumber,
    CommandMark { seat, id, reply }: &CommandMark,
    ranks: &mut Ranks,
) -> rusqlite::Result<()> {
    run(to, NEW_COMMAND, params![number.0, ranks.next(), seat, id, &**reply])?;
    run(to, DROP_COMMANDS, params![number.0, COMMANDS_MAX])?;
    Ok(())
}

pub(super) fn run(to: &Connection, statement: &str, with: impl Params) -> rusqlite::Result<usize> {
    to.prepare_cached(statement)?.execute(with)
}
