//! Which tables are there, and who shows people to them?

mod finished;

use crate::{
    clock::Clock,
    lesson,
    library::Library,
    reviews::Reviews,
    secret,
    settings::{Keeping, Settings},
    store::{Door, Store, StoreError, TableNumber, Write},
    table::{self, Caller, Entry, Knock, Play, SEATS, Standing, Table},
    thinkers::Thinkers,
    tidy,
};
use std::{
    collections::HashMap,
    fmt,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::{
    sync::{mpsc, oneshot},
    task::{JoinSet, spawn_blocking},
};
use woe_bots::Bot;
use woe_prose::Language;
use woe_rules::{Header, Key, Rules, Seat};
use woe_wire::{
    Boxes, Code, Hello, No, OpenLesson, OpenTable, Opened, Phase, TableOptions, Trouble, You,
    written,
};

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
    pub(crate) clock: Clock,
    pub(crate) library: Library,
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
}

/// How the cards of a new table lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deck {
    /// By lot.
    Shuffled,
    /// As the first game wants them.
    OfTheLesson,
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
            clock,
            library: Library::new(settings.sources.clone()),
            settings,
            store,
        }
    }

    /// The rules of a table.
    ///
    /// # Errors
    /// If there is no such table.
    pub(crate) fn rules(&self, options: &TableOptions) -> Result<Arc<Rules>, Trouble> {
        let profile = Standing::profile(options).ok_or_else(table::unplayable)?;
        self.library.rules(options, profile)
    }

    /// How many families there are to choose from.
    pub(crate) fn families(&self, options: &TableOptions) -> usize {
        self.library.catalog(&options.sets).map_or(0, |(_, catalog)| catalog.families.len())
    }

    /// Deals for those who sit there. Whoever has not chosen a family gets one.
    pub(crate) fn deal(
        &self,
        standing: &mut Standing,
        first: Option<Seat>,
        key: Key,
    ) -> Result<Play, No> {
        let rules = self.rules(&standing.options).map_err(No::Trouble)?;
        let profile = rules.profile;
        let seating = standing.seating(rules.catalog.families.len(), first);
        let names: Vec<&str> = standing.people.iter().map(|one| one.name.as_str()).collect();
        let bot = |one: &table::Person| {
            let persona = table::level(one.level).into();
            Some(Bot { persona, key: secret::key() }.to_string())
        };
        let bots: Vec<Option<String>> = standing.people.iter().map(bot).collect();
        let header = Header::new(&rules.catalog, profile, seating, key);
        let header = header.with_players(&names).with_bots(&bots);
        Play::deal(&rules, header).map_err(|why| {
            let detail = Some(woe_prose::unplayable(Language::English, why));
            No::Trouble(Trouble { code: Code::Unplayable, detail })
        })
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
        Ok(House { hall, live: Arc::default(), fetching: Arc::default() })
    }

    /// The boxes that stand on the shelf.
    pub(crate) fn boxes(&self) -> &Boxes {
        self.hall.library.boxes()
    }

    /// What can be laid here.
    pub(crate) fn library(&self) -> &Library {
        &self.hall.library
    }

    /// Whether it can keep what happens.
    pub(crate) async fn is_sound(&self) -> bool {
        self.hall.store.is_sound().await
    }

    /// Opens a table; whoever asks has the first seat.
    ///
    /// # Errors
    /// If the table cannot be so, or there are too many.
    pub(crate) async fn open_table(
        &self,
        asked: OpenTable,
        _from: IpAddr,
    ) -> Result<Opened, Trouble> {
        self.lay_table(asked, Deck::Shuffled).await
    }

    /// Opens a table for somebody who has never played.
    ///
    /// # Errors
    /// If the name cannot be so, or there are too many tables.
    pub(crate) async fn open_lesson(&self, asked: OpenLesson) -> Result<Opened, Trouble> {
        self.lay_table(lesson::table(asked.name), Deck::OfTheLesson).await
    }

    async fn lay_table(&self, asked: OpenTable, deck: Deck) -> Result<Opened, Trouble> {
        self.check_room().await?;
        let name = tidy::name(&asked.name, self.hall.settings.name_chars).ok_or(Code::BadName)?;
        self.hall.rules(&asked.options)?;
        if !SEATS.contains(&(asked.others.len() + 1)) {
            return Err(table::unplayable());
        }
        let token = secret::token();
        let mut standing = Standing::opened(&asked, name, &token);
        if !standing.is_free(asked.family, 0, self.hall.families(&asked.options)) {
            return Err(Code::FamilyTaken.into());
        }
        let number = self.hall.store.next_table();
        let mut writes = Vec::new();
        if asked.start {
            writes = self.dealt(&mut standing, number, deck)?;
        }
        let (doors, state) = (standing.doors(), written(&standing));
        writes.insert(0, Write::Table { number, doors, state });
        self.hall.store.keep(writes).await.map_err(|_| Code::NotKept)?;
        Ok(Opened { table: standing.table, seat: 0, token })
    }

    /// The first block of a table that begins at once.
    fn dealt(
        &self,
        standing: &mut Standing,
        number: TableNumber,
        deck: Deck,
    ) -> Result<Vec<Write>, Trouble> {
        if standing.has_open_seat() {
            return Err(Code::SeatsOpen.into());
        }
        let play = match deck {
            Deck::Shuffled => self.hall.deal(standing, None, secret::key()),
            Deck::OfTheLesson => self.hall.deal(standing, Some(lesson::FIRST), lesson::key()),
        };
        let mut play = play.map_err(|no| match no {
            No::Trouble(trouble) => trouble,
            No::Refused(_) => Code::Unplayable.into(),
        })?;
        if deck == Deck::OfTheLesson {
            lesson::set_aside(&mut play);
        }
        standing.phase = Phase::Playing;
        let state = Write::State { number, state: written(standing), phase: standing.kept_phase() };
        Ok(vec![state, Write::Block { number, at: 0, text: play.drain(), command: None }])
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

    /// Shows somebody to a table.
    pub(crate) async fn enter(
        &self,
        hello: &Hello,
        caller: impl Fn() -> Caller,
    ) -> Result<(You, mpsc::Sender<Knock>), Trouble> {
        for _ in 0..TRIES {
            let knocks = self.table_behind(&hello.door).await?;
            let (answer, answered) = oneshot::channel();
            let entry = Entry {
                door: hello.door.clone(),
                token: hello.token.clone(),
                resume: hello.resume.clone(),
                caller: caller(),
                answer,
            };
            // A table that is just being put away is fetched again.
            if knocks.send(Knock::Enter(Box::new(entry))).await.is_ok()
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
        let saved = self.hall.store.find(kept_door(door)).await.map_err(|_| Code::NotKept)?;
        let table = Table::load(self.hall.clone(), saved.ok_or(Code::NoSuchTable)?)?;
        Ok(self.set_up(table))
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
    fn set_up(&self, table: Table) -> mpsc::Sender<Knock> {
        let (knocks, answered) = mpsc::channel(KNOCKS);
        let names = table.doors().map(|door| written(&door));
        let mut live = self.live();
        for name in &names {
            live.doors.insert(name.clone(), knocks.clone());
        }
        let registry = self.live.clone();
        // A task is as large as all that it ever holds, and holds twice what is given to it.
        let table = Box::new(table);
        live.tasks.spawn(async move {
            table.run(answered).await;
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
