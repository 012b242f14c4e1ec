//! Which table does a game of an endurance have, and does it hold?

use crate::{
    archive::write_down,
    arena::own_key,
    contest::Contest,
    punctual::Punctual,
    seats::{PLAYER_NAMES, arrangement},
};
use std::sync::Arc;
use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};
use woe_bots::{Bot, Budget, Level, Persona, Player, Style};
use woe_cards::{Catalog, Edition, Kind, Telling};
use woe_rules::{
    Casting, Few, Header, Key, Label, MIDDLE_MAX, Mixing, Mysteries, Profile, Recorder, Retorts,
    Rules, Seat, Seating, Start, Stream, Unplayable,
};

/// Many times what the longest evening has: a game with more answers will not end. [END-3]
const ANSWERS_MAX: usize = 100_000;

/// Whoever sends the players: usually each bot itself, as [`Bot::player`].
pub type Sending<'a> = &'a (dyn Fn(Bot, &Arc<Rules>, Seat) -> Box<dyn Player> + Sync);

/// How long players think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// So many iterations of a search.
    Iterations(u32),
    /// As long as their levels may.
    Clock,
}

/// A game whose table, options and players were drawn by lot.
#[derive(Clone, Debug)]
pub struct Ordeal {
    /// Edition and table options.
    pub profile: Profile,
    /// Who has which family, and who starts.
    pub seating: Seating,
    /// Where the deal comes from.
    pub key: Key,
    /// Who plays, seat by seat.
    pub bots: Vec<Bot>,
}

/// What a game broke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Breach {
    /// The table could not be laid.
    Unplayable(Unplayable),
    /// Something panicked, and said so.
    Panic(String),
    /// A bot gave so many answers that nobody may give.
    Refused(Persona, u64),
    /// It does not end. [END-3]
    Endless,
    /// It went on after its last round. [END-3]
    Overlong(u8),
}

/// A game that was played as far as it went.
pub(crate) struct Borne {
    pub(crate) contest: Option<Contest>,
    pub(crate) digest: u64,
    pub(crate) breach: Option<Breach>,
}

impl Ordeal {
    /// The n-th game of a series. Numbers of players and editions take turns; all else is by lot.
    pub fn drawn(seed: u64, game: u64, catalog: &Catalog) -> Ordeal {
        let key = Key::of_series(seed, game);
        let mut lot = Stream::new(key, Label::Whim, 0);
        let players = 2 + (game % 4) as usize;
        let edition = if (game / 4).is_multiple_of(2) { Edition::First } else { Edition::Second };
        let mut profile = drawn_profile(edition, &mut lot);
        let start = match lot.below(players as u32 + 1) as usize {
            0 => Start::Lot,
            seat => Start::Seat(Seat::ALL[seat - 1]),
        };
        let bot = |&seat: &Seat| {
            let level = Level::ALL[lot.below(Level::ALL.len() as u32) as usize];
            let style = Style::ALL[lot.below(Style::ALL.len() as u32) as usize];
            let persona = Persona::new(level, style).unwrap_or(level.into());
            Bot { persona, key: own_key(seed, game, seat) }
        };
        let bots = Seat::ALL[..players].iter().map(bot).collect();
        // A lot of their own, so that tables without them are what they were.
        let mut lot = Stream::new(key, Label::Whim, 1);
        draw_beside(&mut profile, &mut lot);
        let families = catalog.families.len();
        if families == 0 {
            // There must be enough of the cast for everyone, and nobody has more than four. [TALE-1]
            let most = (catalog.of_kind(Kind::Character).count() / players).min(4) as u8;
            profile.characters = profile.characters.map(|count| count.min(most));
        }
        let allowed = catalog.stories_max().map_or(MIDDLE_MAX, usize::from);
        profile.stories = profile.stories.min(allowed as u8);
        let agreed = drawn_stories(catalog.of_kind(Kind::Story).count(), &mut lot);
        let seating = Seating {
            stories: agreed.iter().copied().take(allowed).collect(),
            ..arrangement(players, families, game / 8, start)
        };
        Ordeal { profile, seating, key, bots }
    }

    /// Plays it, whatever happens.
    pub(crate) fn play(&self, rules: &Arc<Rules>, sending: Sending<'_>, pace: Pace) -> Borne {
        let dealt = caught(|| Contest::deal(rules, &self.seating, self.key));
        let mut contest = match dealt.and_then(|dealt| dealt.map_err(Breach::Unplayable)) {
            Ok(contest) => contest,
            Err(breach) => return Borne { contest: None, digest: 0, breach: Some(breach) },
        };
        let ended = caught(|| {
            let mut players = self.players(rules, sending, pace);
            let budget = match pace {
                Pace::Iterations(most) => Budget::Iterations(most),
                Pace::Clock => Budget::Usual,
            };
            while contest.given.len() < ANSWERS_MAX && contest.step(rules, &mut players, budget) {}
            contest.digest(rules)
        });
        let (digest, breach) = match ended {
            Ok(digest) => (digest, self.breach(rules, &contest)),
            Err(breach) => (0, Some(breach)),
        };
        Borne { contest: Some(contest), digest, breach }
    }

    fn players<'r>(
        &self,
        rules: &'r Arc<Rules>,
        sending: Sending<'_>,
        pace: Pace,
    ) -> Vec<Box<dyn Player + 'r>> {
        let sent = self.bots.iter().zip(Seat::ALL).map(|(&bot, seat)| {
            let player = sending(bot, rules, seat);
            match pace {
                Pace::Iterations(_) => player,
                Pace::Clock => Box::new(Punctual::new(player, bot.persona.level())),
            }
        });
        sent.collect()
    }

    /// What a game broke that nobody fell over.
    fn breach(&self, rules: &Rules, contest: &Contest) -> Option<Breach> {
        let rounds = contest.game.table().rounds();
        if rules.decision(&contest.game).is_some() {
            return Some(Breach::Endless);
        }
        if rounds > self.profile.rounds {
            return Some(Breach::Overlong(rounds));
        }
        let mut refused = self.bots.iter().zip(&contest.deeds);
        let (bot, deeds) = refused.find(|(_, deeds)| deeds.lapses > 0)?;
        Some(Breach::Refused(bot.persona, deeds.lapses))
    }

    /// The rules it is played by.
    pub(crate) fn rules(&self, catalog: &Catalog) -> Arc<Rules> {
        Rules::new(catalog, self.profile)
    }

    /// Its record, as far as it can be told again.
    pub(crate) fn record(&self, rules: &Arc<Rules>, contest: &Contest) -> String {
        let bots: Vec<Option<String>> = self.bots.iter().map(|bot| Some(bot.to_string())).collect();
        let header = Header::new(&rules.catalog, self.profile, self.seating, self.key)
            .with_players(&PLAYER_NAMES)
            .with_bots(&bots);
        let Ok(mut recorder) = Recorder::deal(rules, &header) else { return String::new() };
        // What broke the game may break its record, too; what was written stays.
        let _ = caught(|| write_down(&mut recorder, &bots, &contest.given));
        recorder.text().to_owned()
    }
}

fn drawn_profile(edition: Edition, lot: &mut Stream) -> Profile {
    let usual = Profile::of(edition);
    let mut one_in = |count: u32| lot.below(count) == 0;
    let (shorter, plain, other_retorts, hurried) = (one_in(3), one_in(4), one_in(3), one_in(4));
    let retorts = match usual.retorts {
        Retorts::Allowed if other_retorts => Retorts::Barred,
        Retorts::Barred if other_retorts => Retorts::Allowed,
        Retorts::Allowed | Retorts::Barred => usual.retorts,
    };
    Profile {
        edition,
        characters: shorter.then(|| 2 + lot.below(4) as u8),
        telling: if plain { Telling::Plain } else { Telling::Full },
        retorts,
        rounds: if hurried { 1 + lot.below(20) as u8 } else { usual.rounds },
        ..usual
    }
}

/// Draws what can lie beside the families.
fn draw_beside(profile: &mut Profile, lot: &mut Stream) {
    let mut one_in = |count: u32| lot.below(count) == 0;
    let (other_guests, other_stories) = (one_in(2), one_in(2));
    profile.mysteries = if one_in(3) { Mysteries::AtHome } else { Mysteries::Anywhere };
    profile.mixing = if one_in(3) { Mixing::Trimmed } else { Mixing::Whole };
    profile.casting = Casting::ALL[lot.below(Casting::ALL.len() as u32) as usize];
    let mut count = |other: bool, usual: u8| {
        let drawn = lot.below(MIDDLE_MAX as u32 + 1) as u8;
        if other { drawn } else { usual }
    };
    profile.guests = count(other_guests, profile.guests);
    profile.stories = count(other_stories, profile.stories);
}

/// The Stories that the table agreed on; mostly none, so that they come by lot. [TALE-3]
fn drawn_stories(count: usize, lot: &mut Stream) -> Few<u8, MIDDLE_MAX> {
    let mut all: Vec<u8> = (0..count as u8).collect();
    lot.shuffle(&mut all);
    let agreed = if lot.below(4) == 0 { 1 + lot.below(MIDDLE_MAX as u32) as usize } else { 0 };
    all.into_iter().take(agreed).collect()
}

/// What comes of it, or what a panic said. Whatever is left half done is only read afterwards.
fn caught<T>(attempt: impl FnOnce() -> T) -> Result<T, Breach> {
    catch_unwind(AssertUnwindSafe(attempt)).map_err(|cause| {
        let text = cause.downcast_ref::<&str>().copied();
        let text = text.or_else(|| cause.downcast_ref::<String>().map(String::as_str));
        Breach::Panic(text.unwrap_or("it did not say why").replace('\n', " "))
    })
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Breach::Unplayable(why) => write!(f, "the table cannot be laid: {why:?}"),
            Breach::Panic(said) => write!(f, "a panic: {said}"),
            Breach::Refused(who, 1) => write!(f, "an answer of the {who} was refused"),
            Breach::Refused(who, count) => write!(f, "{count} answers of the {who} were refused"),
            Breach::Endless => write!(f, "no end after {ANSWERS_MAX} answers"),
            Breach::Overlong(rounds) => {
                write!(f, "it ended after {rounds} rounds, which is too late")
            }
        }
    }
}
