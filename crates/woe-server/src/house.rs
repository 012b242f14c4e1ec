//! Which tables are there, and who shows people to them?

mod finished;
mod glance;
mod sweeping;
mod upgrade;

use crate::{
    clock::Clock,
    exports::{self, Exports},
    limits::{Limit, Limits},
    reviews::Reviews,
    secret,
    settings::{Keeping, Settings},
    store::{Checking, Day, Door, Gathering, Saved, Store, StoreError, Write},
    table::{Arrival, Ear, Host, Knock},
    thinkers::Thinkers,
};
use std::{
    collections::HashMap,
    fmt,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};
use tokio::{
    sync::{Semaphore, mpsc, oneshot},
    task::{JoinSet, spawn_blocking},
};
use woe_table::{Library, Opening, Room, Table, Time};
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
    pub(crate) limits: Arc<Limits>,
    pub(crate) room: Arc<Room>,
    /// Until which day nothing goes for its age.
    spared_until: Day,
    /// Whether what is kept takes more room than it may.
    is_full: AtomicBool,
}

/// Tables with somebody at them, by the names of their doors.
#[derive(Default)]
struct Live {
    doors: HashMap<String, mpsc::Sender<Knock>>,
    tasks: JoinSet<()>,
    /// Tables that nobody has come to yet, and when they were opened.
    fresh: HashMap<String, Time>,
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
            limits: Arc::new(Limits::new(clock)),
            clock,
            spared_until: Day(0),
            is_full: AtomicBool::new(false),
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
    /// What day it is.
    pub(crate) fn today(&self) -> Day {
        Day::at(self.clock.now())
    }

    /// Opens the book of days: tables of an earlier version count as touched today, and after a time when the house was
    /// closed nothing goes at once.
    async fn begin_the_day(&mut self) -> Result<(), StoreError> {
        self.store.keep(vec![Write::Reopened { day: self.today() }]).await?;
        self.spared_until = self.store.spared_until().await?;
        Ok(())
    }

    /// Why nothing is behind a door.
    pub(crate) async fn missing(&self, door: Door) -> Trouble {
        match self.store.gone(door).await {
            Ok(Some(_)) => Code::Swept.into(),
            Ok(None) => Code::NoSuchTable.into(),
            Err(_) => Code::NotKept.into(),
        }
    }

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
    pub(crate) async fn open(settings: Arc<Settings>, clock: Clock) -> Result<House, StoreError> {
        let Checking { every, .. } = settings.checking;
        let store = match &settings.data {
            Keeping::Memory => Store::in_memory()?,
            Keeping::Folder(folder) => {
                Store::open_with(folder, Gathering::default(), settings.checking)?
            }
        };
        let mut hall = Hall::new(settings, store, clock);
        hall.begin_the_day().await?;
        let hall = Arc::new(hall);
        hall.take_up_cards().await?;
        hall.store.patrol(every)?;
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

    /// Whether what it has kept is damaged, as far as anybody knows.
    pub(crate) fn is_damaged(&self) -> bool {
        self.hall.store.damage().is_some()
    }

    /// Which limits bite.
    pub(crate) fn limits(&self) -> Arc<Limits> {
        self.hall.limits.clone()
    }

    /// Opens a table; whoever asks has the first seat.
    ///
    /// # Errors
    /// If the table cannot be so, or there are too many.
    pub(crate) async fn open_table(&self, asked: OpenTable) -> Result<Opened, Trouble> {
        self.check_room()?;
        self.lay(Opening::of(&self.hall.room, &asked, &mut secret::chance())?).await
    }

    /// Opens a table for somebody who has never played.
    ///
    /// # Errors
    /// If the name cannot be so, or there are too many tables.
    pub(crate) async fn open_lesson(&self, asked: OpenLesson) -> Result<Opened, Trouble> {
        self.check_room()?;
        self.lay(Opening::of_lesson(&self.hall.room, asked, &mut secret::chance())?).await
    }

    async fn lay(&self, opening: Opening) -> Result<Opened, Trouble> {
        let (number, day) = (self.hall.store.next_table(), self.hall.today());
        let Opening { doors, state, writes, opened } = opening;
        let mut kept = vec![Write::Table { number, doors, state, day }];
        kept.extend(writes.into_iter().map(|write| Write::of(number, day, write)));
        self.hall.store.keep(kept).await.map_err(|_| Code::NotKept)?;
        self.live().fresh.insert(opened.table.clone(), self.hall.clock.now());
        Ok(opened)
    }

    /// Whether another table may be opened. A table counts while it is in memory: while somebody is at it, and
    /// `idle-minutes` after; one that nobody has come to yet counts for `idle-minutes`, too.
    fn check_room(&self) -> Result<(), Trouble> {
        let mut live = self.live();
        if live.closing {
            return Err(Code::Closing.into());
        }
        let limit = match self.hall.is_full.load(Ordering::Relaxed) {
            true => Some(Limit::Room),
            false if live.is_full(&self.hall) => Some(Limit::Tables),
            false => None,
        };
        let Some(limit) = limit else { return Ok(()) };
        self.hall.limits.bites(limit);
        Err(Code::TooMany.into())
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
        let Some(saved) = saved else { return Err(self.hall.missing(kept_door(door)).await) };
        let (number, touched) = (saved.number, saved.touched);
        let goes = self.goes((saved.phase, touched));
        let (room, now) = (self.hall.room.clone(), self.hall.clock.now());
        let loaded = Table::load(room, saved.kept, secret::chance(), now);
        let mut table = loaded.inspect_err(|_| {
            tracing::error!(table = number.0, "a table cannot be read; whoever came was told so");
        })?;
        table.foretell(goes);
        Ok(self.set_up(Host::new(self.hall.clone(), (number, touched), table)))
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
        live.fresh.remove(&host.name());
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

impl Live {
    /// Whether so many tables are in use that no other may be.
    fn is_full(&mut self, hall: &Hall) -> bool {
        while self.tasks.try_join_next().is_some() {}
        let most = hall.settings.tables;
        if self.tasks.len() + self.fresh.len() >= most {
            let (now, idle) = (hall.clock.now(), hall.settings.idle.as_millis() as u64);
            self.fresh.retain(|_, opened| *opened + idle > now);
        }
        self.tasks.len() + self.fresh.len() >= most
    }
}

fn kept_door(door: &woe_wire::Door) -> Door {
    match door {
        woe_wire::Door::Table(name) => Door::Table(name.clone()),
        woe_wire::Door::Watch(name) => Door::Watch(name.clone()),
    }
}
