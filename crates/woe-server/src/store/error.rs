//! What can go wrong with what is kept?

use super::{TableNumber, sound};
use rusqlite::ErrorCode;
use std::{
    error::Error,
    fmt, io,
    path::{Display, Path, PathBuf},
};

/// Why something was not kept, or not found.
#[derive(Debug)]
pub enum StoreError {
    /// A file or folder cannot be used.
    Folder {
        /// Which.
        path: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// A server already uses this folder.
    InUse(PathBuf),
    /// The database was written by a newer version.
    Newer {
        /// Where it lies.
        path: PathBuf,
        /// How many steps have made it what it is.
        found: usize,
        /// How many steps are known here.
        known: usize,
    },
    /// The database was written by an older version, and only a server brings it up to date.
    Older(PathBuf),
    /// A file that is no database of ours.
    Stranger(PathBuf),
    /// A file with nothing in it, where a database should be.
    Empty(PathBuf),
    /// A database of ours that is no longer whole.
    Damaged {
        /// Where it lies.
        path: PathBuf,
        /// What was found first.
        why: String,
    },
    /// There is no such file.
    Missing(PathBuf),
    /// There is such a file already, and it is not overwritten.
    Exists(PathBuf),
    /// No such table, or no longer.
    UnknownTable(TableNumber),
    /// Nothing of that name leads to a table.
    NoTable(String),
    /// A server has the folder open, and what is wanted cannot be done beside it.
    Served(PathBuf),
    /// The disk is full.
    Full,
    /// The system gives no thread to write with.
    NoThread(io::Error),
    /// The store was closed.
    Closed,
    /// The database has another objection.
    Database(rusqlite::Error),
}

impl StoreError {
    /// Whether what is there is not what was kept, or no longer.
    pub fn is_damage(&self) -> bool {
        match self {
            StoreError::Damaged { .. } | StoreError::Empty(_) | StoreError::Stranger(_) => true,
            StoreError::Database(why) => sound::is_damage(why),
            StoreError::Folder { .. } | StoreError::InUse(_) | StoreError::Newer { .. } => false,
            StoreError::Older(_) | StoreError::Missing(_) | StoreError::Exists(_) => false,
            StoreError::UnknownTable(_) | StoreError::NoTable(_) | StoreError::Served(_) => false,
            StoreError::Full | StoreError::NoThread(_) | StoreError::Closed => false,
        }
    }

    /// What cannot be done beside a server is not done in a folder that is in use.
    pub(super) fn not_beside_a_server(self) -> StoreError {
        if let StoreError::InUse(dir) = self { StoreError::Served(dir) } else { self }
    }

    /// The same of the file that somebody knows, instead of a copy of it.
    pub(super) fn of(self, path: PathBuf) -> StoreError {
        if let StoreError::Damaged { why, .. } = self {
            return StoreError::Damaged { path, why };
        }
        if let StoreError::Stranger(_) = self { StoreError::Stranger(path) } else { self }
    }

    /// What only a damaged database says is damage of that file.
    pub(super) fn or_damage_of(self, path: &Path) -> StoreError {
        if let StoreError::Database(why) = &self
            && sound::is_damage(why)
        {
            return StoreError::Damaged { path: path.to_owned(), why: why.to_string() };
        }
        self
    }

    /// Says which file or folder the system objects to.
    pub(super) fn at(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> StoreError {
        move |why| StoreError::Folder { path: path.into(), why }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Folder { path, why } => {
                write!(out, "cannot use {}: {why}; see that it may be read and written", show(path))
            }
            StoreError::InUse(dir) => {
                write!(out, "another server uses {}; stop it, or choose another folder", show(dir))
            }
            StoreError::Newer { path, found, known } => write!(
                out,
                "{} was written by a newer woe (step {found}, this one knows {known}); \
                 use the newer one, or another folder",
                show(path)
            ),
            StoreError::Older(path) => write!(
                out,
                "{} was written by an older woe; start the server on it once, which brings it up to date",
                show(path)
            ),
            StoreError::Stranger(path) => {
                write!(out, "{} is no database of woe; choose another", show(path))
            }
            StoreError::Empty(path) => write!(
                out,
                "{} is empty, and a database never is; put a backup back, or remove the file to begin anew",
                show(path)
            ),
            StoreError::Damaged { path, why } => write!(
                out,
                "{} is damaged ({why}); take a backup from before, or copy what can still be read with woe rescue",
                show(path)
            ),
            StoreError::Missing(path) => {
                write!(out, "there is no {}; see that its name is right", show(path))
            }
            StoreError::Exists(path) => {
                write!(out, "{} exists already; move it away, or choose another name", show(path))
            }
            StoreError::UnknownTable(number) => {
                write!(out, "there is no table {number} any more; open a new one")
            }
            StoreError::NoTable(which) => write!(
                out,
                "no table is called {which:?}; give its number, its link, or the name in its link"
            ),
            StoreError::Served(dir) => write!(
                out,
                "a server has {} open; stop it first, or let the host do it at the table",
                show(dir)
            ),
            StoreError::Full => write!(out, "the disk is full; make room and try again"),
            StoreError::NoThread(why) => {
                write!(out, "cannot start a thread: {why}; end some other programs and try again")
            }
            StoreError::Closed => write!(out, "the store is closed; start the server again"),
            StoreError::Database(why) => write!(out, "the database objects: {why}; try again"),
        }
    }
}

impl Error for StoreError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            StoreError::Folder { why, .. } | StoreError::NoThread(why) => Some(why),
            StoreError::Database(why) => Some(why),
            StoreError::InUse(_)
            | StoreError::Newer { .. }
            | StoreError::Older(_)
            | StoreError::Stranger(_)
            | StoreError::Empty(_)
            | StoreError::Damaged { .. }
            | StoreError::Missing(_)
            | StoreError::Exists(_)
            | StoreError::UnknownTable(_)
            | StoreError::NoTable(_)
            | StoreError::Served(_)
            | StoreError::Full
            | StoreError::Closed => None,
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(why: rusqlite::Error) -> StoreError {
        match why.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            _ => StoreError::Database(why),
        }
    }
}

fn show(path: &Path) -> Display<'_> {
    path.display()
}
