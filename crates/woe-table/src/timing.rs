//! What does time do at a table, and does it give anything away? [RESP-5]
//!
//! Twin tables differ only in hidden cards, and in what their other players do with them. Ann must get
//! the same bytes at the same times, until a card is shown. Time stands still unless told to go on.

mod alone;
mod ended;
mod late;
mod needless;
mod newcomer;
mod regret;
mod share;
mod twins;

use crate::{
    chance::{self, Chance},
    library::Library,
    play::Play,
    room::{Backlog, Customs, Room},
    standing::Standing,
    step::{Effects, Entry, Input, Inquiry, Text, Thought, Time},
    table::Table,
};
use std::{
    cell::{Cell, RefCell},
    collections::VecDeque,
    rc::Rc,
    sync::Arc,
    time::Duration,
};
use woe_bots::Budget;
use woe_cards::Edition;
use woe_rules::{Action, Game, Header, Key, Profile, Rules, Seating};
use woe_wire::{
    Arranged, Command, Do, Door, FromServer, Level, OpenTable, PersonPart, Phase, Sits,
    TableOptions, You, written,
};

/// How finely time is told.
const TICK: Duration = Duration::from_millis(50);
/// How long a bot seems to think, as a house has it if nobody sets it.
const BOT_PAUSE: u32 = 1200;
/// The boxes, in which edition, and how many tables of each: in some more than deaths and Events can be
/// answered.
const BOXES: [(&[&str], Edition, usize); 3] = [
    (&["gloom"], Edition::First, 2),
    (
        &["unhappy-homes", "unwelcome-guests", "unfortunate-expeditions", "unquiet-dead"],
        Edition::First,
        1,
    ),
    (&["munchkin"], Edition::Second, 2),
];

fn options() -> TableOptions {
    TableOptions {
        edition: "first".to_owned(),
        characters: None,
        plain: false,
        retorts: None,
        rounds: 60,
        response_seconds: 8,
        swift: false,
        away_minutes: None,
        sets: BOXES[0].0.iter().map(ToString::to_string).collect(),
        beside: woe_wire::BesideOptions::default(),
    }
}

/// Ann, two who are people, and a bot.
fn standing() -> Standing {
    let bot = Arranged::Bot(Level::Clerk);
    let asked = OpenTable {
        name: "Ann".to_owned(),
        family: Some(0),
        others: vec![Arranged::Open, Arranged::Open, bot],
        options: options(),
        watching: false,
        start: false,
    };
    let mut standing =
        Standing::opened(&asked, "Ann".to_owned(), "ann", &mut Chance::new(Key::from_seed(4)));
    for (seat, name) in [(1, "Bob"), (2, "Cleo")] {
        let person = &mut standing.people[seat];
        (person.name, person.sits) = (name.to_owned(), Sits::Person);
        person.token = Some(chance::seal(name));
    }
    standing.pace = Key::from_seed(5).to_string();
    standing.phase = Phase::Playing;
    standing
}

/// What somebody was told and has not read.
#[derive(Clone, Default)]
struct Ear(Rc<RefCell<VecDeque<Text>>>);

impl Ear {
    /// The next of it; nothing if all is read.
    fn try_recv(&mut self) -> Result<Text, ()> {
        self.0.borrow_mut().pop_front().ok_or(())
    }
}

/// One table, while it is tried; a host that keeps everything at once, and whose bots need no time.
struct Trial {
    inner: RefCell<(Table, Time)>,
    ears: RefCell<Vec<(u64, Ear)>>,
    decision: u32,
    /// How many commands were said: each has an id of its own.
    said: Cell<u32>,
}

impl Trial {
    fn now(&self) -> Duration {
        Duration::from_millis(self.inner.borrow().1)
    }

    /// Lets time go by.
    fn go_on(&self, by: Duration) {
        self.inner.borrow_mut().1 += by.as_millis() as u64;
        while self.is_due() {
            self.step(Input::Clock);
        }
    }

    fn is_due(&self) -> bool {
        let (table, now) = &*self.inner.borrow();
        table.wakes_at().is_some_and(|at| at <= *now && !table.is_done())
    }

    fn step(&self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            let (table, now) = &mut *self.inner.borrow_mut();
            let Effects { tell, keep, think, admitted, .. } = table.step(*now, input);
            assert!(admitted.iter().all(|(_, admitted)| admitted.is_ok()));
            for (caller, text) in tell {
                let ears = self.ears.borrow();
                let (_, ear) = ears.iter().find(|(id, _)| *id == caller).unwrap();
                ear.0.borrow_mut().push_back(text);
            }
            inputs.extend(keep.map(|(ticket, _)| Input::Kept(ticket)));
            inputs.extend(think.into_iter().map(answer_of));
        }
    }

    fn enter(&self, token: &str, caller: u64) -> Ear {
        let ear = Ear::default();
        self.ears.borrow_mut().push((caller, ear.clone()));
        let (door, token) = (Door::Table(String::new()), Some(token.to_owned()));
        self.step(Input::Enter(Box::new(Entry { door, token, resume: None, caller, from: 0 })));
        ear
    }

    fn answer(&self, seat: u8, decision: u32, action: Action) {
        self.say(seat, Do::Answer { decision, action: action.into(), story: None });
    }

    fn say(&self, seat: u8, what: Do) {
        let id = format!("c{seat}-{}", self.said.replace(self.said.get() + 1));
        let (you, caller) = (You::Seat(seat), u64::from(seat));
        self.step(Input::Say { you, caller, command: Command { id, what } });
    }
}

/// What the bot says that is asked.
fn answer_of(Inquiry { bot, rules, seat, decision, seen, view }: Inquiry) -> Input {
    let mut player = bot.player(&rules, seat);
    seen.into_iter().for_each(|beat| player.notice(beat));
    let action = player.choose(&view, Budget::Usual);
    let thought = Some(Thought { action, iterations: player.iterations() });
    Input::Thought { seat, decision, thought }
}

/// A table with that game, nobody there yet.
fn set_up(rules: &Arc<Rules>, game: Game, mut standing: Standing) -> Trial {
    let customs = Customs {
        name_chars: 24,
        line_chars: 400,
        watchers: 20,
        backlog: Backlog { bytes: 4096, events: 32 },
        bot_pause_ms: BOT_PAUSE,
        idle_ms: 600_000,
    };
    let room = Arc::new(Room { customs, library: Library::new(woe_cards::shelf()) });
    standing.table = "twin".to_owned();
    let seating = Seating::in_order(4, rules.catalog.families.len());
    let header = Header::new(&rules.catalog, rules.profile, seating, Key::from_seed(1));
    let names: Vec<&str> = standing.people.iter().map(|one| one.name.as_str()).collect();
    let play = Play::midway(rules, game, header.with_players(&names));
    let decision = play.number();
    let chance = Chance::new(Key::from_seed(2));
    let table = Table::new(room, standing, Some(play), (chance, 0));
    let (ears, said) = (RefCell::default(), Cell::default());
    let trial = Trial { inner: RefCell::new((table, 0)), ears, decision, said };
    trial.step(Input::Clock);
    trial
}

fn rules_of(sets: &[&str], edition: Edition) -> Arc<Rules> {
    let ids: Vec<String> = sets.iter().map(ToString::to_string).collect();
    let sources = woe_cards::mix(&woe_cards::shelf(), &ids).unwrap();
    let catalog = woe_cards::compile(&sources).unwrap();
    Rules::new(&catalog, Profile::of(edition))
}

/// The last people an audience was shown.
fn people(heard: &mut Ear) -> Vec<PersonPart> {
    let mut last = Vec::new();
    while let Ok(text) = heard.try_recv() {
        let Ok(FromServer::Event(event)) = woe_wire::read(&text) else { continue };
        let part = event.parts.and_then(|mut parts| parts.remove("people"));
        if let Some(part) = part {
            last = woe_wire::read(&written(&part)).unwrap();
        }
    }
    last
}

#[test]
fn a_bot_stands_in_for_whoever_stays_away_until_they_return() {
    let rules = &rules_of(BOXES[0].0, BOXES[0].1);
    let seating = Seating::in_order(4, rules.catalog.families.len());
    let game = rules.deal(&seating, Key::from_seed(3)).unwrap();
    let options = TableOptions { away_minutes: Some(2), ..options() };
    // Ann is asked, and is not there; Bob is.
    let trial = set_up(rules, game, Standing { options, ..standing() });
    let mut bob = trial.enter("Bob", 1);
    let go_on = |seconds: u64| {
        for _ in 0..seconds {
            trial.go_on(Duration::from_secs(1));
        }
    };
    go_on(110);
    assert!(!people(&mut bob)[0].standing_in, "she may still come");
    go_on(15);
    assert!(people(&mut bob)[0].standing_in, "the table has waited long enough");
    let mut ann = trial.enter("ann", 0);
    assert!(!people(&mut ann)[0].standing_in, "she is back");
    assert!(people(&mut bob)[0].here);
}
