//! Is the database still whole?
//!
//! At the start as much is looked at as there is time for; in the background all of it, on a connection of its
//! own and with pauses, so that nobody at a table notices.

use super::{StoreError, folder, lock, schema};
use crate::meter;
use rusqlite::{Connection, ErrorCode};
use std::{
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, OnceLock,
        atomic::{AtomicBool, Ordering},
        mpsc::{RecvTimeoutError, Sender, channel},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

/// After so many steps a check looks at the clock, or pauses.
const STEPS: i32 = 1000;
/// How long a check in the background pauses after each of them.
const PAUSE: Duration = Duration::from_millis(5);
/// What is checked by itself, so that nobody has the log kept long for the sake of a check.
const PARTS: [&str; 10] = [
    "sqlite_schema",
    "house",
    "tables",
    "blocks",
    "lines",
    "notes",
    "commands",
    "sets",
    "dealt",
    "gone",
];

/// When the database is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checking {
    /// How long it may take before the house opens.
    pub at_start: Duration,
    /// How often the whole of it is checked in the background; the first time at once.
    pub every: Duration,
}

impl Default for Checking {
    fn default() -> Checking {
        Checking { at_start: Duration::from_secs(2), every: Duration::from_secs(86_400) }
    }
}

/// What is known of damage: what was found first.
#[derive(Clone, Default)]
pub(super) struct Damage {
    first: Arc<OnceLock<String>>,
    /// Where the database lies, if it lies somewhere.
    path: Option<Arc<PathBuf>>,
}

impl Damage {
    pub(super) fn none_yet(path: Option<PathBuf>) -> Damage {
        Damage { first: Arc::default(), path: path.map(Arc::new) }
    }

    /// Where the database lies, if it lies somewhere.
    pub(super) fn path(&self) -> Option<PathBuf> {
        self.path.as_deref().cloned()
    }

    pub(super) fn first(&self) -> Option<&str> {
        self.first.get().map(String::as_str)
    }

    /// Takes note of it, and says so once in the log.
    pub(super) fn note(&self, why: &str) {
        if self.first.set(why.to_owned()).is_err() {
            return;
        }
        meter::damaged();
        let dir = self.path.as_ref().and_then(|path| path.parent()).map(Path::to_owned);
        let backup = dir.as_deref().and_then(super::newest_backup);
        let backup = backup.map_or_else(|| "none".to_owned(), |it| it.display().to_string());
        let folder = dir.unwrap_or_default();
        tracing::error!(
            folder = %folder.display(), %why, %backup,
            "what is kept is damaged; stop the server, then put the backup back with woe restore, or copy what \
             can still be read with woe rescue"
        );
    }

    /// Looks whether that is what a damaged database says.
    pub(super) fn look_at(&self, why: &rusqlite::Error) {
        if is_damage(why) {
            self.note(&why.to_string());
        }
    }
}

/// Whether only a damaged database says so.
pub(super) fn is_damage(why: &rusqlite::Error) -> bool {
    matches!(why.sqlite_error_code(), Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase))
}

/// Looks as long as there is time whether the database is whole.
///
/// # Errors
/// If it is not.
pub(super) fn look_quickly(path: &Path, time: Duration) -> Result<(), StoreError> {
    if time.is_zero() {
        return Ok(());
    }
    let mut connection = schema::open_to_read(path)?;
    let began = Instant::now();
    connection.progress_handler(STEPS, Some(move || began.elapsed() > time))?;
    match first_flaw(&connection, "PRAGMA quick_check(1)") {
        Err(why) if why.sqlite_error_code() == Some(ErrorCode::OperationInterrupted) => {
            tracing::info!("what is kept is large; the rest of it is checked in the background");
            Ok(())
        }
        Err(why) => Err(why.into()),
        Ok(flaw) => whole(path, flaw),
    }
}

/// Looks whether all of the database is whole, and how many tables it holds.
///
/// # Errors
/// If it is not whole.
pub(super) fn look_closely(connection: &Connection, path: &Path) -> Result<u32, StoreError> {
    whole(path, first_flaw(connection, "PRAGMA integrity_check(1)")?)?;
    Ok(connection.query_row("SELECT count(*) FROM tables", [], |row| row.get(0))?)
}

fn whole(path: &Path, flaw: Option<String>) -> Result<(), StoreError> {
    match flaw {
        None => Ok(()),
        Some(why) => Err(StoreError::Damaged { path: path.to_owned(), why }),
    }
}

/// What a check finds first; nothing if all is well.
fn first_flaw(connection: &Connection, check: &str) -> rusqlite::Result<Option<String>> {
    match connection.query_row(check, [], |row| row.get::<_, String>(0)) {
        Ok(found) if found == "ok" => Ok(None),
        Ok(found) => Ok(Some(found)),
        Err(why) if is_damage(&why) => Ok(Some(why.to_string())),
        Err(why) => Err(why),
    }
}

/// Checks in the background until it is dropped.
pub(super) struct Patrol {
    stop: Arc<AtomicBool>,
    wake: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Patrol {
    /// Begins to check the database of that folder.
    ///
    /// # Errors
    /// If there is no thread for it.
    pub(super) fn begin(
        path: PathBuf,
        every: Duration,
        damage: Damage,
    ) -> Result<Patrol, StoreError> {
        let (wake, woken) = channel::<()>();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let check = move || {
            loop {
                check_slowly(&path, &damage, &stopped);
                match woken.recv_timeout(every) {
                    Err(RecvTimeoutError::Timeout) => {}
                    Ok(()) | Err(RecvTimeoutError::Disconnected) => return,
                }
            }
        };
        let thread = thread::Builder::new().name("check".into()).spawn(check);
        let thread = thread.map_err(StoreError::NoThread)?;
        Ok(Patrol { stop, wake: Some(wake), thread: Some(thread) })
    }
}

impl Drop for Patrol {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        drop(self.wake.take());
        if let Some(thread) = self.thread.take() {
            // It holds nothing but a connection, and has nothing to tell.
            let _ = thread.join();
        }
    }
}

/// A part at a time: while it is read, the log cannot be cut.
fn check_slowly(path: &Path, damage: &Damage, stopped: &Arc<AtomicBool>) {
    let mut connection = match schema::open_to_read(path) {
        Ok(connection) => connection,
        Err(why) => return damage.note(&why.to_string()),
    };
    let stop = stopped.clone();
    let slowly = move || {
        thread::sleep(PAUSE);
        stop.load(Ordering::Relaxed)
    };
    if connection.progress_handler(STEPS, Some(slowly)).is_err() {
        return;
    }
    for part in PARTS {
        match first_flaw(&connection, &format!("PRAGMA integrity_check({part})")) {
            Ok(None) => {}
            Ok(Some(why)) => return damage.note(&why),
            Err(_) if stopped.load(Ordering::Relaxed) => return,
            Err(why) => tracing::warn!(%why, "what is kept could not be checked"),
        }
    }
    tracing::info!("what is kept is whole");
}

/// What holds a patrol, if there is one.
pub(super) type Patrolled = Mutex<Option<Patrol>>;

/// Ends a patrol.
pub(super) fn end(watched: &Patrolled) {
    drop(lock(watched).take());
}

/// The path of the database in a folder that is there.
///
/// # Errors
/// If it is not there, or is none.
pub(super) fn database_in(dir: &Path) -> Result<PathBuf, StoreError> {
    let database = folder::database(dir);
    match database.is_file() {
        true => Ok(database),
        false => Err(StoreError::Missing(database)),
    }
}
