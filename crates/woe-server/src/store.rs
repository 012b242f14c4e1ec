//! How is what happens at the tables kept?
//!
//! One thread owns the connection that writes, and commits what all tables send in groups; reading
//! goes through a connection of its own. What [`Store::keep`] has answered is on the disk.

mod backup;
mod day;
mod error;
mod folder;
mod gone;
mod reader;
mod rescue;
mod saved;
mod schema;
mod sound;
mod survey;
mod write;
mod writer;

pub use backup::{backup, newest_backup, restore};
pub use day::{Day, Terms};
pub use error::StoreError;
pub use rescue::{Lost, Rescued, rescue};
pub use saved::{Counts, Door, Idle, Phase, Saved, TableNumber};
pub use sound::Checking;
pub use survey::{Listed, Seats, Which, delete, list, list_one, look_up};
pub use woe_table::{CommandMark, Doors, Kept};
pub use write::Write;

use folder::Folder;
use rusqlite::Connection;
use sound::{Damage, Patrol, Patrolled};
use std::{
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
    damage: Damage,
    patrol: Patrolled,
}

struct Writer {
    batches: Sender<Batch>,
    thread: JoinHandle<()>,
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
    ///
    /// # Errors
    /// If it is no folder of ours, or damaged, or somebody else uses it.
    pub fn open(dir: &Path) -> Result<Store, StoreError> {
        Store::open_with(dir, Gathering::default(), Checking::default())
    }

    /// Opens a data folder and says how batches become groups.
    ///
    /// # Errors
    /// As for [`Store::open`].
    pub fn open_gathering(dir: &Path, gathering: Gathering) -> Result<Store, StoreError> {
        Store::open_with(dir, gathering, Checking::default())
    }

    /// Opens a data folder, says how batches become groups, and how long it may be checked before.
    ///
    /// # Errors
    /// As for [`Store::open`].
    pub fn open_with(
        dir: &Path,
        gathering: Gathering,
        checking: Checking,
    ) -> Result<Store, StoreError> {
        let folder = Folder::take(dir)?;
        let path = folder.database();
        if path.metadata().is_ok_and(|about| about.len() > 0) {
            sound::look_quickly(&path, checking.at_start)?;
        }
        let writing = Mutex::new(schema::open(&path)?);
        let reading = Mutex::new(schema::open_to_read(&path)?);
        Store::start((Arc::new(writing), Arc::new(reading)), Some(folder), gathering)
    }

    /// A store that forgets everything when it is closed.
    ///
    /// # Errors
    /// If there is no room for it.
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
        let damage = Damage::none_yet(folder.as_ref().map(Folder::database));
        let known = (ranks, damage.clone());
        let (batches, sent) = channel();
        let write = move || {
            // Until the last word is written nobody else may have the folder.
            let _folder = folder;
            writer::run(&sent, &writing, gathering, known);
            drop(writing);
        };
        let thread = thread::Builder::new().name("store".into()).spawn(write);
        let thread = thread.map_err(StoreError::NoThread)?;
        let writer = Mutex::new(Some(Writer { batches, thread }));
        let patrol = Patrolled::default();
        Ok(Store { rooms: Arc::new(Rooms { writer, reader, next, damage, patrol }) })
    }

    /// Begins to check in the background whether all is whole, and goes on with it until the store is closed.
    /// What is only in memory is not checked.
    ///
    /// # Errors
    /// If there is no thread for it.
    pub fn patrol(&self, every: Duration) -> Result<(), StoreError> {
        let damage = self.rooms.damage.clone();
        if let Some(path) = damage.path() {
            *lock(&self.rooms.patrol) = Some(Patrol::begin(path, every, damage)?);
        }
        Ok(())
    }

    /// What was found of damage, in the words of the database.
    pub fn damage(&self) -> Option<&str> {
        self.rooms.damage.first()
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

    /// How far the table behind a door is, and on which day somebody did something there last.
    pub async fn age(&self, door: Door) -> Result<Option<(Phase, Day)>, StoreError> {
        self.read(move |connection| reader::age(connection, &door)).await
    }

    /// On which day the table behind a door went because nobody touched it, if that is remembered.
    pub async fn gone(&self, door: Door) -> Result<Option<Day>, StoreError> {
        let (Door::Table(name) | Door::Watch(name) | Door::Replay(name)) = door;
        self.read(move |connection| gone::day_of(connection, &name)).await
    }

    /// At most so many of the tables that go on that day for their age.
    pub async fn due(&self, terms: Terms, today: Day, most: u32) -> Result<Vec<Idle>, StoreError> {
        self.read(move |connection| reader::due(connection, terms, today, most)).await
    }

    /// At most so many of the tables that nobody has touched since before that day, the oldest first.
    pub async fn oldest(&self, before: Day, most: u32) -> Result<Vec<Idle>, StoreError> {
        self.read(move |connection| reader::oldest(connection, before, most)).await
    }

    /// Until which day nothing goes for its age, because the house was closed for a while.
    pub async fn spared_until(&self) -> Result<Day, StoreError> {
        self.read(|connection| reader::spared_until(connection)).await
    }

    /// How many bytes are in use.
    pub async fn used_bytes(&self) -> Result<u64, StoreError> {
        self.read(|connection| reader::used_bytes(connection)).await
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
        // Whoever closes the database last works the log into it, and that is the writer.
        sound::end(&self.rooms.patrol);
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
        let read = reading.await.map_err(|_| StoreError::Closed)?;
        Ok(read.inspect_err(|why| self.rooms.damage.look_at(why))?)
    }
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}
