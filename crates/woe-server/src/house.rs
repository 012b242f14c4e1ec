//! Which tables are there, and who shows people to them?

mod finished;
mod glance;
mod upgrade;

use crate::{
    clock::Clock,
    exports::{self, Exports},
    reviews::Reviews,
    secret,
    settings::{Keeping, Settings},
    store::{Door, Saved, Store, StoreError, Write},
    table::{Arrival, Ear, Host, Knock},
    thinkers::Thinkers,
};
use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::{
    sync::{Semaphore, mpsc, oneshot},
    task::{JoinSet, spawn_blocking},
};
use woe_table::{Library, Opening, Room, Table};
use woe_wire::{Boxes, Code, Hello, OpenLesson, OpenTable, Opened, Trouble, You, written};

/// How many knocks wait at a table.
const KNOCKS: usize = 256;
/// How often a door is tried that is just being closed.
const TRIES: usize = 3;

/// What all tables share.
pub(crate) struct Hall {
    pub(crate) settings: Arc<Settings>,
    pub(crate) store: Store,
    pub(crate) thinkers: Thinkers,
    pub(crate) reviews: Reviews,
    pub(crate) exports: Exports,
    pub(crate) clock: Clock,
    pub(crate) room: Arc<Room>,
}

/// Tables with somebody at them, by the names of their doors.
#[derive(Default)]
struct Live {
    doors: HashMap<String, mpsc::Sender<Knock>>,
    tasks: JoinSet<()>,
    closing: bool,
}

/// The house: whoever has the name of a door is shown to the table behind it. A copy is the same house.
#[derive(Clone)]
pub(crate) struct House {
    hall: Arc<Hall>,
    live: Arc<Mutex<Live>>,
    /// One table at a time is fetched from the store, so that none is there twice.
    fetching: Arc<tokio::sync::Mutex<()>>,
    /// Places for those who look at tables that sleep.
    glances: Arc<Semaphore>,
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("House")
    }
}

impl Hall {
    /// What tables share that are kept there.
    pub(crate) fn new(settings: Arc<Settings>, store: Store, clock: Clock) -> Hall {
        let thinkers = Thinkers::start(settings.bot_threads);
        Hall {
            reviews: Reviews::new(thinkers.clone()),
            thinkers,
            exports: Exports::new(exports::ROOM),
            clock,
            room: Arc::new(Room {
                customs: settings.customs(),
                library: Library::new(settings.sources.clone()),
            }),
            settings,
            store,
        }
    }
}

impl Hall {
    /// All that is kept of the table behind a door; its cards are taken up, if they are others today.
    ///
    /// # Errors
    /// If it cannot be looked up.
    pub(crate) async fn saved(&self, door: Door) -> Result<Option<Saved>, StoreError> {
        let Some(saved) = self.store.find(door).await? else { return Ok(None) };
        self.take_up(&self.room.missing(&saved.kept.state)).await?;
        Ok(Some(saved))
    }

    /// Takes up sets that tables were dealt from and that are others today.
    ///
    /// # Errors
    /// If they cannot be looked up.
    pub(crate) async fn take_up(&self, hashes: &[String]) -> Result<(), StoreError> {
        for hash in hashes {
            if let Some(source) = self.store.set(hash.clone()).await? {
                self.room.library.take_up(hash, &source);
            }
        }
        Ok(())
    }
}

impl House {
    /// Opens the house with what is kept.
    ///
    /// # Errors
    /// If tables cannot be kept.
    pub(crate) async fn open(settings: Arc<Settings>) -> Result<House, StoreError> {
        let store = match &settings.data {
            Keeping::Memory => Store::in_memory()?,
            Keeping::Folder(folder) => Store::open(folder)?,
        };
        let hall = Arc::new(Hall::new(settings, store, Clock::start()));
        hall.take_up_cards().await?;
        let glances = Arc::new(Semaphore::new(glance::READ_AT_ONCE));
        Ok(House { hall, live: Arc::default(), fetching: Arc::default(), glances })
    }

    /// The boxes that stand on the shelf.
    pub(crate) fn boxes(&self) -> &Boxes {
        self.hall.room.library.boxes()
    }

    /// Takes up the sets with these hashes, if they are not on the shelf but were dealt from once.
    ///
    /// # Errors
    /// If they cannot be looked up.
    pub(crate) async fn take_up(&self, hashes: &[String]) -> Result<(), StoreError> {
        let library = self.library();
        let missing: Vec<String> =
            hashes.iter().filter(|hash| !library.has(hash)).cloned().collect();
        self.hall.take_up(&missing).await
    }

    /// What can be laid here.
    pub(crate) fn library(&self) -> &Library {
        &self.hall.room.library
    }

    /// Whether it can keep what happens.
    pub(crate) async fn is_sound(&self) -> bool {
        self.hall.store.is_sound().await
    }

    /// Opens a table; whoever asks has the first seat.
    ///
    /// # Errors
    /// If the table cannot be so, or there are too many.
    pub(crate) async fn open_table(&self, asked: OpenTable) -> Result<Opened, Trouble> {
        self.check_room().await?;
        self.lay(Opening::of(&self.hall.room, &asked, &mut secret::chance())?).await
    }

    /// Opens a table for somebody who has never played.
    ///
    /// # Errors
    /// If the name cannot be so, or there are too many tables.
    pub(crate) async fn open_lesson(&self, asked: OpenLesson) -> Result<Opened, Trouble> {
        self.check_room().await?;
        self.lay(Opening::of_lesson(&self.hall.room, asked, &mut secret::chance())?).await
    }

    async fn lay(&self, opening: Opening) -> Result<Opened, Trouble> {
        let number = self.hall.store.next_table();
        let Opening { doors, state, writes, opened } = opening;
        let mut kept = vec![Write::Table { number, doors, state }];
        kept.extend(writes.into_iter().map(|write| Write::of(number, write)));
        self.hall.store.keep(kept).await.map_err(|_| Code::NotKept)?;
        Ok(opened)
    }

    async fn check_room(&self) -> Result<(), Trouble> {
        if self.live().closing {
            return Err(Code::Closing.into());
        }
        let counts = self.hall.store.counts().await.map_err(|_| Code::NotKept)?;
        let unfinished = counts.tables.saturating_sub(counts.over) as usize;
        match unfinished < self.hall.settings.tables {
            true => Ok(()),
            false => Err(Code::TooMany.into()),
        }
    }

    /// Shows somebody to a table: a caller, from a household.
    pub(crate) async fn enter(
        &self,
        hello: &Hello,
        (caller, from): (u64, u64),
        ear: impl Fn() -> Box<dyn Ear>,
    ) -> Result<(You, mpsc::Sender<Knock>), Trouble> {
        for _ in 0..TRIES {
            let knocks = self.table_behind(&hello.door).await?;
            let (answer, answered) = oneshot::channel();
            let entry = woe_table::Entry {
                door: hello.door.clone(),
                token: hello.token.clone(),
                resume: hello.resume.clone(),
                caller,
                from,
            };
            let arrival = Arrival { entry, ear: ear(), answer };
            // A table that is just being put away is fetched again.
            if knocks.send(Knock::Enter(Box::new(arrival))).await.is_ok()
                && let Ok(you) = answered.await
            {
                return you.map(|you| (you, knocks));
            }
        }
        Err(Code::Closing.into())
    }

    async fn table_behind(&self, door: &woe_wire::Door) -> Result<mpsc::Sender<Knock>, Trouble> {
        if let Some(knocks) = self.live_table(door)? {
            return Ok(knocks);
        }
        let _one_at_a_time = self.fetching.lock().await;
        if let Some(knocks) = self.live_table(door)? {
            return Ok(knocks);
        }
        let saved = self.hall.saved(kept_door(door)).await.map_err(|_| Code::NotKept)?;
        let saved = saved.ok_or(Code::NoSuchTable)?;
        let (number, room) = (saved.number, self.hall.room.clone());
        let now = self.hall.clock.now();
        let table = Table::load(room, saved.kept, secret::chance(), now)?;
        Ok(self.set_up(Host::new(self.hall.clone(), number, table)))
    }

    fn live_table(&self, door: &woe_wire::Door) -> Result<Option<mpsc::Sender<Knock>>, Trouble> {
        let live = self.live();
        if live.closing {
            return Err(Code::Closing.into());
        }
        let found = live.doors.get(&written(door));
        Ok(found.filter(|knocks| !knocks.is_closed()).cloned())
    }

    /// Gives the table a task of its own.
    fn set_up(&self, host: Host) -> mpsc::Sender<Knock> {
        let (knocks, answered) = mpsc::channel(KNOCKS);
        let names = host.doors().map(|door| written(&door));
        let mut live = self.live();
        for name in &names {
            live.doors.insert(name.clone(), knocks.clone());
        }
        let registry = self.live.clone();
        // A task is as large as all that it ever holds, and holds twice what is given to it.
        let host = Box::new(host);
        live.tasks.spawn(async move {
            host.run(answered).await;
            let mut live = registry.lock().unwrap_or_else(PoisonError::into_inner);
            for name in names {
                if live.doors.get(&name).is_some_and(mpsc::Sender::is_closed) {
                    live.doors.remove(&name);
                }
            }
        });
        // Tasks that have ended need not be waited for.
        while live.tasks.try_join_next().is_some() {}
        knocks
    }

    /// Closes every table, and the store after them.
    pub(crate) async fn close(&self) {
        let (doors, mut tasks) = {
            let mut live = self.live();
            live.closing = true;
            (std::mem::take(&mut live.doors), std::mem::take(&mut live.tasks))
        };
        for knocks in doors.values() {
            // A table that has ended is closed already.
            let _ = knocks.send(Knock::Close).await;
        }
        drop(doors);
        while tasks.join_next().await.is_some() {}
        let store = self.hall.store.clone();
        let _ = spawn_blocking(move || store.close()).await;
    }

    fn live(&self) -> MutexGuard<'_, Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn kept_door(door: &woe_wire::Door) -> Door {
    match door {
        woe_wire::Door::Table(name) => Door::Table(name.clone()),
        woe_wire::Door::Watch(name) => Door::Watch(name.clone()),
    }
}
