//! How is everything kept a second time, and brought back?

use super::{
    StoreError,
    folder::{self, Folder},
    schema, sound,
};
use rusqlite::{Connection, OpenFlags, backup::Backup};
use std::{
    fs::{self, DirEntry, File},
    io::Read,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

/// How long one waits before one looks again whether the database can be read.
const PAUSE: Duration = Duration::from_millis(50);

/// How many files of a folder are looked at when a backup is sought.
const LOOKED_AT: usize = 10_000;

/// Copies the database of a data folder into one new file, as it is at one moment, and looks whether the copy
/// is whole; says how many tables it holds. A server may go on writing meanwhile.
///
/// # Errors
/// If nothing can be copied, or what was copied is damaged: then no file is left.
pub fn backup(dir: &Path, to: &Path) -> Result<u32, StoreError> {
    let database = sound::database_in(dir)?;
    if folder::exists(to) {
        return Err(StoreError::Exists(to.to_owned()));
    }
    let part = folder::with_ending(to, ".part");
    let source = schema::open_to_read(&database).map_err(|why| why.or_damage_of(&database))?;
    copy(&source, &part).map_err(|why| why.or_damage_of(&database))?;
    let looked = schema::open_to_read(&part)
        .and_then(|copy| sound::look_closely(&copy, &database))
        .map_err(|why| why.or_damage_of(&database));
    let tables = looked.inspect_err(|_| {
        // The first trouble is the one to tell of.
        let _ = fs::remove_file(&part);
    })?;
    fs::rename(&part, to).map_err(StoreError::at(to))?;
    let home = to.parent().filter(|home| !home.as_os_str().is_empty()).unwrap_or(Path::new("."));
    folder::sync_dir(home).map_err(StoreError::at(home))?;
    Ok(tables)
}

/// The newest backup in a data folder or beside it, as far as one can tell by its first bytes.
pub fn newest_backup(dir: &Path) -> Option<PathBuf> {
    let database = folder::database(dir);
    let beside = dir.canonicalize().ok().and_then(|dir| Some(dir.parent()?.to_owned()));
    let files = |dir: PathBuf| fs::read_dir(dir).into_iter().flatten().take(LOOKED_AT).flatten();
    let all = [Some(dir.to_owned()), beside].into_iter().flatten().flat_map(files);
    let others = all.filter(|file| file.path() != database);
    let newest = others.filter_map(|file| Some((age_of(&file)?, file.path()))).max();
    newest.map(|(_, path)| path)
}

/// When a file was written, if it is a database of ours.
fn age_of(file: &DirEntry) -> Option<SystemTime> {
    let about = file.metadata().ok().filter(|about| about.is_file())?;
    let mut head = [0; schema::HEAD];
    File::open(file.path()).ok()?.read_exact(&mut head).ok()?;
    schema::is_ours(&head).then_some(about.modified().ok()?)
}

/// Puts a backup into a data folder that no server uses. A database that lies there is moved aside;
/// the answer is its new name.
pub fn restore(from: &Path, dir: &Path) -> Result<Option<PathBuf>, StoreError> {
    if !from.is_file() {
        return Err(StoreError::Missing(from.to_owned()));
    }
    let source = schema::open_to_read(from).map_err(|why| why.or_damage_of(from))?;
    sound::look_closely(&source, from).map_err(|why| why.or_damage_of(from))?;
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
