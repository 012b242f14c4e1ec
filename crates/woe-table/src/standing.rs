//! What does a table know of itself, besides its game?

use crate::{
    chance::{self, Chance},
    newcomer::Newcomer,
    step::Doors,
    tidy,
};
use woe_cards::{Edition, Telling};
use woe_rules::{
    Casting, Folk, Key, MIDDLE_MAX, Mixing, Mysteries, Profile, Retorts, Seat, Seating, Start,
};
use woe_wire::{
    Arranged, BesideOptions, Code, Consent, Level, OpenTable, Orders, PersonPart, Phase, Sits,
    TableOptions, Trouble,
};

/// Every table has a seat at least for these.
pub(crate) const SEATS: std::ops::RangeInclusive<usize> = 2..=Seat::MAX;
/// How many rounds an evening may have: a few choices, so that rules are printed once for each.
const ROUNDS: [u8; 6] = [5, 10, 20, 30, 40, 60];
/// The longest window, in seconds: a day.
const LONGEST_WINDOW: u32 = 86_400;
/// What a table must be like, for people who write clients.
const PLAYABLE: &str = "a table has 2 to 5 seats, edition first or second, 2 to 5 characters or null, 5, 10, 20, 30, 40 \
                        or 60 rounds, windows of 1 to 86400 seconds, away_minutes of 1 to 100000 or null, 1 to 5 \
                        guests, 0 to 5 stories, at most as many agreed, casting free, dealt or drafted";

/// The table cannot be laid so.
pub(crate) fn unplayable() -> Trouble {
    Trouble { code: Code::Unplayable, detail: Some(PLAYABLE.to_owned()) }
}

/// What bots are called when they sit down.
const BOT_NAMES: [&str; 12] = [
    "Miss Ashgrove",
    "Mr Pym",
    "Mrs Larkspur",
    "Doctor Mould",
    "Aunt Tansy",
    "Sister Sorrel",
    "Captain Quill",
    "Madame Vesper",
    "Old Thistle",
    "Cousin Wren",
    "Mr Bracken",
    "Lady Nightshade",
];

/// One seat's player.
#[derive(Clone, PartialEq, Eq)]
pub struct Person {
    /// What everybody calls them.
    pub name: String,
    /// The family they play for.
    pub family: Option<u8>,
    /// Whether it is a person, a bot, or nobody yet.
    pub sits: Sits,
    /// How well the bot plays that sits here or stands in.
    pub(crate) level: Level,
    /// The seal of the token that holds the seat.
    pub(crate) token: Option<String>,
    pub(crate) day: Option<String>,
    pub(crate) orders: Orders,
    /// Whether they want to be asked for every free play, also if they can only pass.
    pub(crate) free_plays: bool,
    pub(crate) standing_in: bool,
    /// Whether they asked for the bot that stands in.
    pub(crate) by_choice: bool,
    /// Whoever sits here has taken over the seat, and does not see its hand yet.
    pub(crate) newcomer: Option<Newcomer>,
    /// The seal of the token that held the seat before the host gave it away.
    pub(crate) former: Option<String>,
    /// Whether a person has sat here since the cards were dealt.
    pub(crate) was_person: bool,
}

/// Who asked for time to think, and in which window.
#[derive(Clone, PartialEq, Eq, Default)]
pub(crate) struct Pondered {
    /// The number of its decision.
    pub(crate) decision: u32,
    pub(crate) seats: Vec<u8>,
}

/// A take-back that was asked for: when the game stood at which decision, and who still has to agree.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct AskedBack {
    pub(crate) at: u32,
    pub(crate) waits_for: Vec<u8>,
}

/// All that is kept of a table, besides its record and its lines.
#[derive(Clone, PartialEq, Eq)]
pub struct Standing {
    pub(crate) table: String,
    pub(crate) watch: String,
    pub(crate) replay: String,
    /// How far it is.
    pub phase: Phase,
    /// What they agreed on.
    pub options: TableOptions,
    /// Whether one may watch.
    pub watching: bool,
    /// Whether those who watch may talk.
    pub(crate) talking: bool,
    /// Whose table it is.
    pub host: u8,
    /// Who sits where.
    pub people: Vec<Person>,
    /// Where the lengths of windows and the pauses of bots come from: a key that knows no hand.
    pub(crate) pace: String,
    pub(crate) next: Option<String>,
    /// The sets it was dealt from, by the hashes of their files; none in the lobby.
    pub dealt: Vec<String>,
    pub(crate) pondered: Pondered,
    pub(crate) asked_back: Option<AskedBack>,
}

impl Standing {
    /// A table that is being opened, with its host in the first seat.
    pub(crate) fn opened(
        asked: &OpenTable,
        name: String,
        token: &str,
        chance: &mut Chance,
    ) -> Standing {
        let host = Person { token: Some(chance::seal(token)), ..Person::new(name, Sits::Person) };
        let mut people = vec![Person { family: asked.family, ..host }];
        people.extend(asked.others.iter().map(|_| Person::new(String::new(), Sits::Open)));
        let mut standing = Standing {
            table: chance.door(),
            watch: chance.door(),
            replay: chance.door(),
            phase: Phase::Lobby,
            options: asked.options.clone(),
            watching: asked.watching,
            talking: true,
            host: 0,
            people,
            pace: chance.key().to_string(),
            next: None,
            dealt: Vec::new(),
            pondered: Pondered::default(),
            asked_back: None,
        };
        for (seat, &to) in (1..).zip(&asked.others) {
            standing.arrange(seat, to);
        }
        standing
    }

    /// Another table with the same people, in its lobby.
    pub(crate) fn again(&self, chance: &mut Chance) -> Standing {
        let again = |one: &Person| Person {
            day: None,
            standing_in: false,
            by_choice: false,
            newcomer: None,
            former: None,
            was_person: false,
            ..one.clone()
        };
        Standing {
            table: chance.door(),
            watch: chance.door(),
            replay: chance.door(),
            phase: Phase::Lobby,
            people: self.people.iter().map(again).collect(),
            pace: chance.key().to_string(),
            pondered: Pondered::default(),
            asked_back: None,
            dealt: Vec::new(),
            ..self.clone()
        }
    }

    /// Gives a seat to a bot, or opens it.
    pub(crate) fn arrange(&mut self, seat: usize, to: Arranged) {
        let name = match to {
            Arranged::Open => String::new(),
            Arranged::Bot(_) => self.bot_name(),
        };
        let person = &mut self.people[seat];
        let (sits, level) = match to {
            Arranged::Open => (Sits::Open, person.level),
            Arranged::Bot(level) => (Sits::Bot, level),
        };
        let empty = Person { level, family: person.family, ..Person::new(name, sits) };
        let playing = self.phase == Phase::Playing;
        // Only whoever has seen the hand can come back to it.
        let held = person.token.take().filter(|_| person.newcomer.is_none());
        let former = held.or(person.former.take()).filter(|_| playing);
        let was_person = playing && (person.was_person || person.is_settled());
        *person = Person { former, was_person, ..empty };
    }

    /// A name that nobody here has.
    fn bot_name(&self) -> String {
        let free = BOT_NAMES.iter().find(|name| !self.is_taken(name, None));
        free.map_or_else(|| "The Stranger".to_owned(), |name| (*name).to_owned())
    }

    /// Whether the game goes on.
    pub(crate) fn is_playing(&self) -> bool {
        self.phase == Phase::Playing
    }

    /// Whether somebody may still come.
    pub(crate) fn has_open_seat(&self) -> bool {
        self.people.iter().any(|one| one.sits == Sits::Open)
    }

    /// Whether somebody else is called like that, or so that they would be mistaken for each other.
    pub(crate) fn is_taken(&self, name: &str, but: Option<usize>) -> bool {
        let looks = tidy::looks(name);
        let alike = |one: &Person| !one.name.is_empty() && tidy::are_alike(&looks, &one.name);
        self.people.iter().enumerate().any(|(seat, one)| Some(seat) != but && alike(one))
    }

    /// Whether a seat may have that family.
    pub(crate) fn is_free(&self, family: Option<u8>, but: usize, families: usize) -> bool {
        let Some(wanted) = family else { return true };
        let others = self.people.iter().enumerate().filter(|&(seat, _)| seat != but);
        usize::from(wanted) < families && others.into_iter().all(|(_, one)| one.family != family)
    }

    /// The seat that the token holds.
    pub(crate) fn seat_of(&self, token: &str) -> Option<usize> {
        let seal = chance::seal(token);
        self.people.iter().position(|one| one.token.as_deref() == Some(seal.as_str()))
    }

    /// Whether a bot answers for that seat.
    pub(crate) fn is_played_by_bot(&self, seat: usize) -> bool {
        self.people.get(seat).is_some_and(Person::is_played_by_bot)
    }

    /// The seats whose answers are a person's, but for one.
    pub(crate) fn persons_but(&self, seat: Seat) -> Vec<Seat> {
        let seats = &Seat::ALL[..self.people.len()];
        let asked = |other: &&Seat| **other != seat && !self.is_played_by_bot(other.index());
        seats.iter().filter(asked).copied().collect()
    }

    /// Whether one person plays with bots, and nobody else is expected.
    pub(crate) fn is_alone(&self) -> bool {
        let persons = self.people.iter().filter(|one| one.sits == Sits::Person).count();
        persons <= 1 && !self.has_open_seat()
    }

    /// Edition and options in the words of the rules, if there are such.
    pub(crate) fn profile(options: &TableOptions) -> Option<Profile> {
        let edition = [Edition::First, Edition::Second];
        let edition = edition.into_iter().find(|edition| edition.word() == options.edition)?;
        let usual = Profile::of(edition);
        let fits = ROUNDS.contains(&options.rounds)
            && options.characters.is_none_or(|count| (2..=5).contains(&count))
            && (1..=LONGEST_WINDOW).contains(&options.response_seconds)
            && options.away_minutes.is_none_or(|minutes| (1..=100_000).contains(&minutes));
        let BesideOptions { guests, stories, mysteries_at_home, trimmed, .. } = options.beside;
        let agreed = options.beside.agreed.len();
        let fits = fits
            && (1..=MIDDLE_MAX).contains(&usize::from(guests))
            && usize::from(stories) <= MIDDLE_MAX
            && agreed <= usize::from(stories);
        let ways = Casting::ALL.into_iter();
        let casting = ways.into_iter().find(|way| way.word() == options.beside.casting)?;
        fits.then_some(Profile {
            characters: options.characters,
            telling: if options.plain { Telling::Plain } else { Telling::Full },
            retorts: match options.retorts {
                None => usual.retorts,
                Some(true) => Retorts::Allowed,
                Some(false) => Retorts::Barred,
            },
            rounds: options.rounds,
            guests,
            stories,
            mysteries: if mysteries_at_home { Mysteries::AtHome } else { Mysteries::Anywhere },
            casting,
            mixing: if trimmed { Mixing::Trimmed } else { Mixing::Whole },
            ..usual
        })
    }

    /// Who sits where. Whoever has not chosen gets what is left, in order. [SETUP-1]
    pub(crate) fn seating(&mut self, families: usize, first: Option<Seat>) -> Seating {
        for seat in 0..self.people.len() {
            if self.people[seat].family.is_none() {
                let free = (0..families as u8)
                    .find(|&one| self.people.iter().all(|person| person.family != Some(one)));
                self.people[seat].family = free;
            }
        }
        let chosen = self.people.iter().map(|one| Folk::new(one.family, families)).collect();
        let stories = self.options.beside.agreed.iter().copied().take(MIDDLE_MAX).collect();
        Seating { families: chosen, start: first.map_or(Start::Lot, Start::Seat), stories }
    }

    /// The key of its pace.
    pub(crate) fn pace(&self) -> Key {
        // One that cannot be read is of nobody's making; any other that knows no hand will do.
        let other = || Key(*blake3::hash(self.table.as_bytes()).as_bytes());
        Key::read(&self.pace).unwrap_or_else(other)
    }

    pub(crate) fn doors(&self) -> Doors {
        Doors { table: self.table.clone(), watch: self.watch.clone(), replay: self.replay.clone() }
    }
}

impl Person {
    fn new(name: String, sits: Sits) -> Person {
        Person {
            name,
            family: None,
            sits,
            level: Level::Governess,
            token: None,
            day: None,
            orders: Orders::Always,
            free_plays: false,
            standing_in: false,
            by_choice: false,
            newcomer: None,
            former: None,
            was_person: false,
        }
    }

    /// Whether it is a person, who has seen the hand if there is one.
    pub(crate) fn is_settled(&self) -> bool {
        self.sits == Sits::Person && self.newcomer.is_none()
    }

    fn is_played_by_bot(&self) -> bool {
        self.sits != Sits::Person || self.standing_in || self.newcomer.is_some()
    }

    /// What everyone sees of them.
    pub(crate) fn part(&self, here: bool, away: Option<u64>) -> PersonPart {
        let waits_for = self.newcomer.as_ref().map(|newcomer| newcomer.waits_for.clone());
        PersonPart {
            name: self.name.clone(),
            family: self.family,
            sits: self.sits,
            level: self.is_played_by_bot().then_some(self.level),
            here: here || self.sits == Sits::Bot,
            away: away.filter(|_| !here && self.sits == Sits::Person),
            standing_in: self.standing_in || self.newcomer.is_some(),
            day: self.day.clone(),
            newcomer: waits_for.map(|waits_for| Consent { waits_for }),
        }
    }
}

/// The level in the words of the bots.
pub(crate) fn level(level: Level) -> woe_bots::Level {
    match level {
        Level::Foundling => woe_bots::Level::Foundling,
        Level::Clerk => woe_bots::Level::Clerk,
        Level::Governess => woe_bots::Level::Governess,
        Level::Undertaker => woe_bots::Level::Undertaker,
        Level::Medium => woe_bots::Level::Medium,
        Level::Raven => woe_bots::Level::Raven,
    }
}
