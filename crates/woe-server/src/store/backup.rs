//! How is everything kept a second time, and brought back?

use super::{
    StoreError,
    folder::{self, Folder},
    schema,
};
use rusqlite::{Connection, OpenFlags, backup::Backup};
use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    time::Duration,
};

/// How long one waits before one looks again whether the database can be read.
const PAUSE: Duration = Duration::from_millis(50);

/// Copies the database of a data folder into one new file, as it is at one moment. A server may go
/// on writing meanwhile.
pub fn backup(dir: &Path, to: &Path) -> Result<(), StoreError> {
    let database = folder::database(dir);
    if !database.is_file() {
        return Err(StoreError::Missing(database));
    }
    if folder::exists(to) {
        return Err(StoreError::Exists(to.to_owned()));
    }
    let part = folder::with_ending(to, ".part");
    copy(&schema::open_to_read(&database)?, &part)?;
    fs::rename(&part, to).map_err(StoreError::at(to))?;
    let home = to.parent().filter(|home| !home.as_os_str().is_empty()).unwrap_or(Path::new("."));
    folder::sync_dir(home).map_err(StoreError::at(home))
}

/// Puts a backup into a data folder that no server uses. A database that lies there is moved aside;
/// the answer is its new name.
pub fn restore(from: &Path, dir: &Path) -> Result<Option<PathBuf>, StoreError> {
    if !from.is_file() {
        return Err(StoreError::Missing(from.to_owned()));
    }
    let source = schema::open_to_read(from)?;
    look_over(&source, from)?;
    let folder = Folder::take(dir)?;
    let part = folder::with_ending(&folder.database(), ".part");
    // The folder is ours, so this is left over from a restoration that was interrupted.
    if folder::exists(&part) {
        fs::remove_file(&part).map_err(StoreError::at(&part))?;
    }
    copy(&source, &part)?;
    folder.exchange(&part)
}

/// Copies all pages at one moment, into one file that needs no other beside it.
fn copy(from: &Connection, to: &Path) -> Result<(), StoreError> {
    folder::make_private(to).map_err(|why| match why.kind() {
        std::io::ErrorKind::AlreadyExists => StoreError::Exists(to.to_owned()),
        _ => StoreError::at(to)(why),
    })?;
    let copied = copy_pages(from, to);
    if copied.is_err() {
        // The first trouble is the one to tell of.
        let _ = fs::remove_file(to);
    }
    copied
}

fn copy_pages(from: &Connection, to: &Path) -> Result<(), StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut target = Connection::open_with_flags(to, flags)?;
    // All at once: copied in parts, it would begin anew whenever the server writes.
    Backup::new(from, &mut target)?.run_to_completion(i32::MAX, PAUSE, None)?;
    target.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(()))?;
    target.close().map_err(|(_, why)| why)?;
    File::open(to).and_then(|file| file.sync_all()).map_err(StoreError::at(to))
}

fn look_over(source: &Connection, path: &Path) -> Result<(), StoreError> {
    let first = source.pragma_query_value(None, "quick_check", |row| row.get::<_, String>(0));
    let why = match first {
        Ok(found) if found == "ok" => return Ok(()),
        Ok(found) => found,
        Err(why) => why.to_string(),
    };
    Err(StoreError::Damaged { path: path.to_owned(), why })
}
