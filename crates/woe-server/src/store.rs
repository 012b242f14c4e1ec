//! How is what happens at the tables kept?
//!
//! One thread owns the connection that writes, and commits what all tables send in groups; reading
//! goes through a connection of its own. What [`Store::keep`] has answered is on the disk.

mod backup;
mod error;
mod folder;
mod reader;
mod schema;
mod write;
mod writer;

pub use backup::{backup, restore};
pub use error::StoreError;
pub use woe_table::{CommandMark, Doors, Kept};
pub use write::Write;

use folder::Folder;
use rusqlite::Connection;
use std::{
    fmt,
    path::Path,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicI64, Ordering},
        mpsc::{Sender, channel},
    },
    thread::{self, JoinHandle},
    time::Duration,
};
use tokio::{sync::oneshot, task};
use write::Ranks;
use writer::Batch;

/// Everything that is kept of all tables. A copy is the same store.
#[derive(Clone)]
pub struct Store {
    rooms: Arc<Rooms>,
}

struct Rooms {
    /// Nothing once the store is closed.
    writer: Mutex<Option<Writer>>,
    reader: Arc<Mutex<Connection>>,
    next: AtomicI64,
}

struct Writer {
    batches: Sender<Batch>,
    thread: JoinHandle<()>,
}

/// The number of a table, for us; people know a table by the names of its doors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableNumber(pub i64);

/// One name of a table.
#[derive(Clone, PartialEq, Eq)]
pub enum Door {
    /// The one that invites.
    Table(String),
    /// The one for watchers.
    Watch(String),
    /// The one to the finished game.
    Replay(String),
}

/// All that is kept of one table.
#[derive(Clone, PartialEq, Eq)]
pub struct Saved {
    /// Its number.
    pub number: TableNumber,
    /// Its names.
    pub doors: Doors,
    /// What the table is made of again.
    pub kept: Kept,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// People come and choose.
    Lobby,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
}

/// How many tables are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// All of them.
    pub tables: u32,
    /// Those in play.
    pub playing: u32,
    /// Those whose game is over.
    pub over: u32,
}

/// How batches become groups: one commit is dear, and hardly dearer for many.
#[derive(Clone, Copy, Debug)]
pub struct Gathering {
    /// How long the first batch of a group waits for company.
    pub wait: Duration,
    /// How long it waits after a large group: where many play, larger groups cost each of them less.
    pub busy_wait: Duration,
    /// How many batches a group has at most.
    pub most: usize,
}

impl Default for Gathering {
    fn default() -> Gathering {
        Gathering { wait: Duration::from_millis(3), busy_wait: Duration::from_millis(8), most: 512 }
    }
}

impl Store {
    /// Opens a data folder, which is made if need be, for this server alone.
    pub fn open(dir: &Path) -> Result<Store, StoreError> {
        Store::open_gathering(dir, Gathering::default())
    }

    /// Opens a data folder and says how batches become groups.
    pub fn open_gathering(dir: &Path, gathering: Gathering) -> Result<Store, StoreError> {
        let folder = Folder::take(dir)?;
        let writing = Mutex::new(schema::open(&folder.database())?);
        let reading = Mutex::new(schema::open_to_read(&folder.database())?);
        Store::start((Arc::new(writing), Arc::new(reading)), Some(folder), gathering)
    }

    /// A store that forgets everything when it is closed.
    pub fn in_memory() -> Result<Store, StoreError> {
        let both = Arc::new(Mutex::new(schema::open_in_memory()?));
        let gathering =
            Gathering { wait: Duration::ZERO, busy_wait: Duration::ZERO, ..Gathering::default() };
        Store::start((both.clone(), both), None, gathering)
    }

    fn start(
        (writing, reader): (Arc<Mutex<Connection>>, Arc<Mutex<Connection>>),
        folder: Option<Folder>,
        gathering: Gathering,
    ) -> Result<Store, StoreError> {
        let next = AtomicI64::new(reader::next_number(&lock(&reader))?);
        let ranks = Ranks::of_opening(schema::count_opening(&lock(&writing))?);
        let (batches, sent) = channel();
        let write = move || {
            // Until the last word is written nobody else may have the folder.
            let _folder = folder;
            writer::run(&sent, &writing, gathering, ranks);
            drop(writing);
        };
        let thread = thread::Builder::new().name("store".into()).spawn(write);
        let thread = thread.map_err(StoreError::NoThread)?;
        let writer = Mutex::new(Some(Writer { batches, thread }));
        Ok(Store { rooms: Arc::new(Rooms { writer, reader, next }) })
    }

    /// A number that no table has had.
    pub fn next_table(&self) -> TableNumber {
        TableNumber(self.rooms.next.fetch_add(1, Ordering::Relaxed))
    }

    /// Keeps a batch, whole or not at all; it is on the disk when this returns. An empty one only
    /// tries whether writing works.
    pub async fn keep(&self, batch: Vec<Write>) -> Result<(), StoreError> {
        let (answer, kept) = oneshot::channel();
        let batch = Batch { writes: batch, answer };
        let sent = lock(&self.rooms.writer).as_ref().map(|writer| writer.batches.send(batch));
        if !matches!(sent, Some(Ok(()))) {
            return Err(StoreError::Closed);
        }
        kept.await.unwrap_or(Err(StoreError::Closed))
    }

    /// The table behind a door.
    pub async fn find(&self, door: Door) -> Result<Option<Saved>, StoreError> {
        self.read(move |connection| reader::find(connection, &door)).await
    }

    /// What the table behind a door knows of itself, without its game.
    pub async fn state(&self, door: Door) -> Result<Option<String>, StoreError> {
        self.read(move |connection| reader::state(connection, &door)).await
    }

    /// What the set with that hash holds that tables were dealt from.
    pub async fn set(&self, hash: String) -> Result<Option<String>, StoreError> {
        self.read(move |connection| reader::set(connection, &hash)).await
    }

    /// The invite doors of tables that were dealt and do not carry their cards.
    pub async fn undealt(&self) -> Result<Vec<String>, StoreError> {
        self.read(|connection| reader::undealt(connection)).await
    }

    /// How many tables there are.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        self.read(|connection| reader::counts(connection)).await
    }

    /// Whether it can write.
    pub async fn is_sound(&self) -> bool {
        self.keep(Vec::new()).await.is_ok()
    }

    /// Takes no more, and waits until all that was sent is kept.
    pub fn close(self) {
        let writer = lock(&self.rooms.writer).take();
        if let Some(Writer { batches, thread }) = writer {
            drop(batches);
            thread.join().expect("the writer comes to an end");
        }
    }

    async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&mut Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reader = self.rooms.reader.clone();
        let reading = task::spawn_blocking(move || read(&mut lock(&reader)));
        Ok(reading.await.map_err(|_| StoreError::Closed)??)
    }
}

impl From<woe_wire::Phase> for Phase {
    fn from(phase: woe_wire::Phase) -> Phase {
        match phase {
            woe_wire::Phase::Lobby => Phase::Lobby,
            woe_wire::Phase::Playing => Phase::Playing,
            woe_wire::Phase::Over => Phase::Over,
        }
    }
}

impl Phase {
    /// How it is written down.
    fn word(self) -> &'static str {
        match self {
            Phase::Lobby => "lobby",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }
}

impl fmt::Display for TableNumber {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}
