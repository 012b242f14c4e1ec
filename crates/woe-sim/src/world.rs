//! Does a whole house hold, in one thread and in virtual time?
//!
//! A world is a house with some tables, the people who come there, their lines and a disk, all drawn from
//! a seed and a number. Whatever happens is on one agenda; after every step the laws are looked at. At the
//! end everybody is in earnest, everything heals, and the house must come to rest.

mod agenda;
mod audit;
mod customs;
mod disk;
mod ending;
mod fault;
mod guests;
mod heirloom;
mod host;
mod law;
mod mishap;
mod network;
mod person;
mod pieces;
mod script;
mod shelves;
mod shrink;
mod story;
mod twins;
mod weather;
mod whim;

use agenda::{Agenda, Due};
pub use customs::Premises;
use disk::Disk;
pub use fault::Fault;
pub use heirloom::Heirloom;
use host::Host;
use law::Broken;
pub use law::{Fallen, Law};
use person::Person;
pub use script::{Happening, script};
pub use shrink::{Shortest, shortest};
use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
};
use weather::Weather;
use woe_rules::Key;
use woe_table::Time;

/// How many things happen at one moment at most.
const STEPS_AT_ONCE: u32 = 5000;
/// How much is on its way at most, the script and all messages that nobody has read included.
const THINGS_TO_COME: usize = 5000;

/// Which world.
#[derive(Clone, Copy)]
pub struct Birth<'a> {
    /// What it finds around it.
    pub premises: &'a Premises,
    /// The number of the series.
    pub seed: u64,
    /// Its number in the series.
    pub number: u64,
    /// What is wrong with its house on purpose.
    pub fault: Option<Fault>,
    /// The happenings that are left of its script; without a list, all.
    pub only: Option<&'a [u32]>,
    /// When it ends in the middle of everything; without a time, in good order.
    pub until: Option<Time>,
}

/// What happened in some worlds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many commands came to a table.
    pub commands: u64,
    /// How many of them were done and had an effect.
    pub done: u64,
    /// How often the power went.
    pub cuts: u64,
    /// How many groups were written.
    pub groups: u64,
    /// How many groups were not, or nobody knew.
    pub failures: u64,
    /// How often a table was fetched from the disk.
    pub loads: u64,
    /// How many games came to their end.
    pub games: u64,
    /// How many twins were held against each other.
    pub twins: u64,
    /// How many things happened.
    pub steps: u64,
    /// The most messages that were on their way at once, and other things to come.
    pub agenda: u64,
}

/// One house, and everybody who comes there.
struct World<'a> {
    birth: Birth<'a>,
    key: Key,
    now: Time,
    /// How much happened at this moment.
    steps_now: u32,
    agenda: Agenda,
    disk: Disk,
    hosts: BTreeMap<usize, Host>,
    people: Vec<Person>,
    weather: Weather,
    /// How many lives each table had.
    lives: BTreeMap<usize, u64>,
    /// How often somebody came only to look.
    probes: u64,
    groups: u64,
    restarts: u64,
    /// How many effects are still carried out before the power goes.
    armed: Option<u32>,
    /// Whether people answer whatever they are asked, and nothing goes wrong any more.
    earnest: bool,
    /// Whether nobody comes back any more.
    closing: bool,
    /// What was said and acknowledged, at which table.
    heard: Vec<(usize, String)>,
    tally: Tally,
    fallen: Option<Fallen>,
    /// How often a planted fault had an occasion.
    occasions: u64,
}

/// Lets a world live to its end; what happened, and the first law that did not hold.
pub fn live(birth: &Birth<'_>) -> (Tally, Option<Fallen>) {
    let mut world = World::new(*birth);
    let lived = catch_unwind(AssertUnwindSafe(|| world.run()));
    if let Err(panic) = lived {
        let words = panic.downcast_ref::<String>().cloned();
        let words = words.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
        world.check(Err((Law::NoPanic, words.unwrap_or_else(|| "a panic".to_owned()))));
    }
    (world.tally, world.fallen)
}

impl<'a> World<'a> {
    fn new(birth: Birth<'a>) -> World<'a> {
        let key = Key::of_series(birth.seed, birth.number);
        let weather = Weather::new(key);
        World {
            birth,
            key,
            now: 0,
            steps_now: 0,
            agenda: Agenda::default(),
            disk: Disk::new(birth.fault),
            hosts: BTreeMap::new(),
            people: Vec::new(),
            weather,
            lives: BTreeMap::new(),
            probes: 0,
            groups: 0,
            restarts: 0,
            armed: None,
            earnest: false,
            closing: false,
            heard: Vec::new(),
            tally: Tally::default(),
            fallen: None,
            occasions: 0,
        }
    }

    fn run(&mut self) {
        self.invite();
        let script = script(self.key);
        // A shorter script ends at the same time: what follows from it may take a while.
        let last = script.last().map_or(0, |(_, at, _)| *at);
        for (number, at, happening) in script {
            if self.birth.only.is_none_or(|only| only.contains(&number)) {
                self.agenda.put(at, Due::Happens(number, happening));
            }
        }
        match self.birth.until {
            Some(until) => self.go_on(until, |_| false),
            None => {
                self.go_on(last, |_| false);
                self.now = self.now.max(last);
                self.end();
            }
        }
    }

    /// Lets things happen up to that time, or until it is enough, or a law does not hold.
    fn go_on(&mut self, until: Time, enough: impl Fn(&World<'_>) -> bool) {
        while self.fallen.is_none() && !enough(self) {
            let Some((at, due)) = self.agenda.next(until) else { break };
            self.count_step(at);
            self.happen(due);
            self.tally.agenda = self.tally.agenda.max(self.agenda.len() as u64);
            if self.agenda.len() > THINGS_TO_COME {
                let what = format!("{} things are on their way", self.agenda.len());
                self.check(Err((Law::Bounded, what)));
            }
        }
    }

    /// One step more; time goes on before there are too many at one moment.
    fn count_step(&mut self, at: Time) {
        self.tally.steps += 1;
        self.steps_now = if at > self.now { 0 } else { self.steps_now + 1 };
        self.now = self.now.max(at);
        if self.steps_now > STEPS_AT_ONCE {
            let what = format!("{STEPS_AT_ONCE} steps, and time stands still");
            self.check(Err((Law::GoesOn, what)));
        }
    }

    fn happen(&mut self, due: Due) {
        match due {
            Due::Happens(number, happening) => {
                let chance = script::chance_of(self.key, number);
                self.befall(happening, chance);
            }
            Due::Knocks(person, caller, knock) => self.knocked(person, caller, knock),
            Due::Hears(person, caller, text) => self.hears(person, caller, &text),
            Due::Closes(person, caller) => self.closes(person, caller),
            Due::Returns(person) => self.connect(person),
            Due::Answers(person) => self.answers_in_earnest(person),
            Due::Synced(group) => self.synced(group),
            Due::Told(group) => self.told(group),
            Due::Thought { life, seat, decision, thought } => {
                self.bot_thought(life, (seat, decision), thought);
            }
            Due::Strikes(life) => self.strikes(life),
        }
    }

    /// Notes the first law that does not hold.
    fn check(&mut self, held: Result<(), Broken>) {
        if let (Err((law, what)), None) = (held, &self.fallen) {
            let (step, at) = (self.tally.steps, self.now);
            self.fallen = Some(Fallen { law, what, step, at });
        }
    }

    /// Whether a planted fault shows now: every so many times there is an occasion.
    fn shows(&mut self, fault: Fault, every: u64) -> bool {
        let planted = self.birth.fault == Some(fault);
        self.occasions += u64::from(planted);
        planted && self.occasions.is_multiple_of(every)
    }
}

impl Tally {
    /// What happened here and there.
    #[must_use]
    pub fn with(self, other: Tally) -> Tally {
        Tally {
            commands: self.commands + other.commands,
            done: self.done + other.done,
            cuts: self.cuts + other.cuts,
            groups: self.groups + other.groups,
            failures: self.failures + other.failures,
            loads: self.loads + other.loads,
            games: self.games + other.games,
            twins: self.twins + other.twins,
            steps: self.steps + other.steps,
            agenda: self.agenda.max(other.agenda),
        }
    }
}
