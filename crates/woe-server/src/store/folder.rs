//! Which files are ours, and is this folder free?

use super::StoreError;
use std::{
    ffi::OsString,
    fs::{self, DirBuilder, File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
};

/// The database of a data folder.
const DATABASE: &str = "woe.db";
/// What SQLite lays beside a database and what belongs to it.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

/// A data folder that no other server uses as long as this is held.
pub(super) struct Folder {
    dir: PathBuf,
    _lock: File,
}

impl Folder {
    /// Makes the folder if need be, and takes it.
    pub(super) fn take(dir: &Path) -> Result<Folder, StoreError> {
        make_dir(dir).map_err(StoreError::at(dir))?;
        let path = dir.join("lock");
        let lock = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
        let lock = lock.map_err(StoreError::at(&path))?;
        match lock.try_lock() {
            Ok(()) => Ok(Folder { dir: dir.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(dir.to_owned())),
            Err(TryLockError::Error(why)) => Err(StoreError::at(path)(why)),
        }
    }

    /// Where its database lies, or would.
    pub(super) fn database(&self) -> PathBuf {
        database(&self.dir)
    }

    /// Puts a finished file in the place of the database. Says under which name the old one lies now.
    pub(super) fn exchange(&self, new: &Path) -> Result<Option<PathBuf>, StoreError> {
        let database = self.database();
        let aside = exists(&database).then(|| free_name(&database));
        if let Some(aside) = &aside {
            move_database(&database, aside).map_err(StoreError::at(&database))?;
        }
        fs::rename(new, &database).map_err(StoreError::at(&database))?;
        sync_dir(&self.dir).map_err(StoreError::at(&self.dir))?;
        Ok(aside)
    }
}

/// Where the database of a folder lies, or would.
pub(super) fn database(dir: &Path) -> PathBuf {
    dir.join(DATABASE)
}

/// The files that SQLite lays beside a database: its log, and what those who use it share.
pub(super) fn companions(database: &Path) -> [PathBuf; 2] {
    COMPANIONS.map(|ending| with_ending(database, ending))
}

/// Whether something has that name, be it a link that leads nowhere.
pub(super) fn exists(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

/// The same path with something behind it.
pub(super) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// A new file that only its owner may read: tables are found by names that nobody can guess.
pub(super) fn make_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Waits until the names in a folder are on the disk.
pub(super) fn sync_dir(dir: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(dir)?.sync_all() } else { Ok(()) }
}

fn make_dir(dir: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(dir)
}

fn free_name(database: &Path) -> PathBuf {
    let mut names = (1..).map(|number: u32| with_ending(database, &format!(".old-{number}")));
    let is_free = |name: &PathBuf| {
        !["", COMPANIONS[0], COMPANIONS[1]].iter().any(|ending| exists(&with_ending(name, ending)))
    };
    names.find(is_free).expect("some number is free")
}

/// The companions first: a new database must never find the log of an old one.
fn move_database(from: &Path, to: &Path) -> io::Result<()> {
    for ending in COMPANIONS {
        match fs::rename(with_ending(from, ending), with_ending(to, ending)) {
            Err(why) if why.kind() != io::ErrorKind::NotFound => return Err(why),
            _ => {}
        }
    }
    fs::rename(from, to)
}
