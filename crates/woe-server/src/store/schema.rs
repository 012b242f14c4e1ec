//! How is a database opened, and how does an old one become a new one?

use super::{StoreError, folder};
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior, config::DbConfig};
use std::{
    fs::{self, File},
    path::Path,
    time::Duration,
};

/// What has made the database what it is, in order; `user_version` counts the steps that were done.
/// A step that was released never changes again.
const STEPS: [&str; 5] = [
    include_str!("steps/1-tables.sql"),
    include_str!("steps/2-pulse.sql"),
    include_str!("steps/3-blocks-in-time.sql"),
    include_str!("steps/4-cards.sql"),
    include_str!("steps/5-touched.sql"),
];
/// "Woeb", the mark that the first step leaves in the file.
const OURS: i32 = 0x576f_6562;
/// How long one waits for somebody who has the database to themselves, as a backup has for a moment.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);
/// Every statement of ours is prepared once.
const STATEMENTS: usize = 32;
/// The ends of the records of some hundred tables: what a move touches is found without reading.
const CACHE_KIB: i64 = 8 << 10;
/// A table is read once, when somebody comes to it: there is little to find again.
const READING_CACHE_KIB: i64 = 256;
/// How long the log grows before it is worked into the database: a page that changed often in the
/// meantime is written once.
const LOG_PAGES: i64 = 4000;
/// A log that grew longer, because somebody read all the while, is cut back to that.
const LOG_BYTES_MAX: i64 = 64 << 20;

/// How many bytes of a file tell whether it is a database of ours.
pub(super) const HEAD: usize = 100;
/// Where the mark of the first step stands among them.
const MARK: std::ops::Range<usize> = 68..72;

/// Opens a database for its only writer; makes it where none is, or brings it up to date.
pub(super) fn open(path: &Path) -> Result<Connection, StoreError> {
    if !folder::exists(path) {
        make(path)?;
    } else if path.metadata().is_ok_and(|about| about.len() == 0) {
        return Err(StoreError::Empty(path.to_owned()));
    }
    let mut connection = connect(path)?;
    let done = steps_done(&connection, path)?;
    settle(&connection)?;
    migrate(&mut connection, done)?;
    Ok(connection)
}

/// Makes a new database under another name, and gives it its own once it is whole: an empty file is never of
/// our making.
fn make(path: &Path) -> Result<(), StoreError> {
    let [log, _] = folder::companions(path);
    if log.metadata().is_ok_and(|about| about.len() > 0) {
        let why = "it is gone, and its log is still there".to_owned();
        return Err(StoreError::Damaged { path: path.to_owned(), why });
    }
    let new = folder::with_ending(path, ".new");
    let [new_log, new_shared] = folder::companions(&new);
    for old in [&new, &new_log, &new_shared] {
        if folder::exists(old) {
            fs::remove_file(old).map_err(StoreError::at(old))?;
        }
    }
    folder::make_private(&new).map_err(StoreError::at(&new))?;
    let mut connection = connect(&new)?;
    prepare(&connection)?;
    settle(&connection)?;
    migrate(&mut connection, 0)?;
    // Whoever closes it last works the log into it.
    connection.close().map_err(|(_, why)| why)?;
    File::open(&new).and_then(|file| file.sync_all()).map_err(StoreError::at(&new))?;
    fs::rename(&new, path).map_err(StoreError::at(path))?;
    let home = path.parent().unwrap_or(Path::new("."));
    folder::sync_dir(home).map_err(StoreError::at(home))
}

/// Whether a file that begins so is a database of ours.
pub(super) fn is_ours(head: &[u8; HEAD]) -> bool {
    head.starts_with(b"SQLite format 3\0") && head[MARK] == OURS.to_be_bytes()
}

/// Opens a file that is there, whatever it is.
pub(super) fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(path, flags)
}

/// Opens a database of ours that is there, to read it.
pub(super) fn open_to_read(path: &Path) -> Result<Connection, StoreError> {
    // May write, but does not: only such a connection tidies the log away if it is the last to go.
    let connection = connect(path)?;
    connection.pragma_update(None, "query_only", "ON")?;
    steps_done(&connection, path)?;
    connection.pragma_update(None, "cache_size", -READING_CACHE_KIB)?;
    Ok(connection)
}

/// Makes a database that is gone with its connection.
pub(super) fn open_in_memory() -> Result<Connection, StoreError> {
    let mut connection = Connection::open_in_memory()?;
    prepare(&connection)?;
    settle(&connection)?;
    migrate(&mut connection, 0)?;
    Ok(connection)
}

/// Opens a database of ours that is there, to read it, if it is of the form of today.
pub(super) fn open_to_survey(path: &Path) -> Result<Connection, StoreError> {
    let connection = open_to_read(path)?;
    match steps_done(&connection, path)? {
        done if done == STEPS.len() => Ok(connection),
        _ => Err(StoreError::Older(path.to_owned())),
    }
}

/// How many steps a database has behind it, if it is ours and not from the future.
pub(super) fn steps_done(connection: &Connection, path: &Path) -> Result<usize, StoreError> {
    prepare(connection)?;
    let ask = |name| {
        let asked = connection.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
        asked.map_err(|why| match why.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => StoreError::Stranger(path.to_owned()),
            Some(ErrorCode::DatabaseCorrupt) => {
                StoreError::Damaged { path: path.to_owned(), why: why.to_string() }
            }
            _ => why.into(),
        })
    };
    match (ask("application_id")?, usize::try_from(ask("user_version")?)) {
        (OURS, Ok(found)) if found > STEPS.len() => {
            Err(StoreError::Newer { path: path.to_owned(), found, known: STEPS.len() })
        }
        (OURS, Ok(done)) if done > 0 => Ok(done),
        _ => Err(StoreError::Stranger(path.to_owned())),
    }
}

/// What every connection is told first.
fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // Otherwise a prepared statement is planned anew for every value that is bound to it.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

/// What is committed is on the disk, and what is deleted is gone from it.
fn settle(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    connection.pragma_update(None, "secure_delete", "ON")?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
    connection.pragma_update(None, "wal_autocheckpoint", LOG_PAGES)?;
    connection.pragma_update(None, "journal_size_limit", LOG_BYTES_MAX)
}

/// Counts this opening, and says how many there were.
pub(super) fn count_opening(connection: &Connection) -> rusqlite::Result<i64> {
    let count = "UPDATE house SET openings = openings + 1 RETURNING openings";
    connection.query_row(count, [], |row| row.get(0))
}

fn migrate(connection: &mut Connection, done: usize) -> rusqlite::Result<()> {
    for (step, number) in STEPS.iter().zip(1_u32..).skip(done) {
        let whole = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        whole.execute_batch(step)?;
        whole.pragma_update(None, "user_version", number)?;
        whole.commit()?;
    }
    Ok(())
}
