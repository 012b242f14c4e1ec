//! What does a record say before the first answer?

use super::{Header, Version};
use crate::{
    fate::Key,
    few::Few,
    place::Seat,
    profile::{Casting, MIDDLE_MAX, Mixing, Mysteries, Profile, Retorts},
    turn::{Folk, Seating, Start},
};
use woe_cards::{CardId, Catalog, Edition, Kind, Telling};

/// A set, as a record names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetName {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// The hash of what is played; in a record of version 1, the hash over its files.
    pub hash: String,
}

impl SetName {
    /// The set that a line of a header names.
    pub(super) fn read(line: &str) -> Option<SetName> {
        let mut parts = line.strip_prefix("set ")?.split(' ').map(str::to_string);
        let (id, version, hash) = (parts.next()?, parts.next()?, parts.next()?);
        Some(SetName { id, version, hash })
    }
}

impl Header {
    /// The header of a game with the sets of that catalog.
    pub fn new(catalog: &Catalog, profile: Profile, seating: Seating, key: Key) -> Header {
        let record = Version::default();
        let name = |set: &woe_cards::SetSheet| SetName {
            id: set.id.clone(),
            version: set.version.clone(),
            hash: record.hash(set).to_owned(),
        };
        let players = (0..seating.families.len()).map(|seat| format!("Seat {}", seat + 1));
        Header {
            version: record,
            sets: catalog.sets.iter().map(name).collect(),
            profile,
            seating,
            bots: vec![None; seating.families.len()],
            players: players.collect(),
            key,
        }
    }

    /// The same header with the players' names. Names are made fit for a record: no colons, bars or
    /// line breaks, none empty, none twice.
    pub fn with_players(mut self, names: &[&str]) -> Header {
        for (index, name) in names.iter().enumerate().take(self.players.len()) {
            let plain = |c: char| !c.is_control() && !":|>".contains(c);
            let fit: String = name.chars().filter(|&c| plain(c)).take(40).collect();
            let fit = fit.trim();
            if !fit.is_empty() && !self.players.iter().any(|other| other == fit) {
                self.players[index] = fit.to_string();
            }
        }
        self
    }

    /// The same header with what is said of the bots, made fit for a record: one line each.
    pub fn with_bots(mut self, bots: &[Option<String>]) -> Header {
        for (bot, words) in self.bots.iter_mut().zip(bots) {
            *bot = words.as_deref().and_then(fit_for_a_line);
        }
        self
    }

    /// The sets whose cards are others in that catalog, as far as the record can tell. One of version 1 names
    /// files, and the same cards can come from other files: whether they did, only a replay can tell.
    pub fn other_cards(&self, catalog: &Catalog) -> Vec<&SetName> {
        let is_here = |name: &SetName| {
            let set = catalog.sets.iter().find(|set| set.id == name.id);
            set.is_some_and(|set| self.version == Version::One || set.played == name.hash)
        };
        self.sets.iter().filter(|name| !is_here(name)).collect()
    }

    /// The header as text.
    pub(super) fn written(&self, catalog: &Catalog) -> String {
        let mut lines = vec![self.version.title().to_string()];
        let set = |set: &SetName| format!("set {} {} {}", set.id, set.version, set.hash);
        lines.extend(self.sets.iter().map(set));
        lines.push(format!("profile {}", self.profile.edition.word()));
        lines.extend(self.profile.characters.map(|count| format!("characters {count}")));
        if self.profile.telling == Telling::Plain {
            lines.push("plain".to_string());
        }
        lines.push(format!("retorts {}", retorts_word(self.profile.retorts)));
        lines.push(format!("rounds {}", self.profile.rounds));
        lines.extend(self.beside(catalog));
        lines.push(match self.seating.start {
            Start::Lot => "start by lot".to_string(),
            Start::Seat(seat) => format!("start {}", seat.index() + 1),
        });
        lines.push(format!("key {}", self.key));
        for (player, &folk) in self.players.iter().zip(self.seating.families.iter()) {
            lines.push(format!("seat {} {player}", folk_word(folk, catalog)));
        }
        for (index, bot) in self.bots.iter().enumerate() {
            lines.extend(bot.as_ref().map(|words| format!("bot {} {words}", index + 1)));
        }
        lines.join("\n") + "\n"
    }

    /// What lies beside the families, as far as it is not as usual: older records say nothing of it.
    fn beside(&self, catalog: &Catalog) -> Vec<String> {
        let (profile, usual) = (&self.profile, Profile::of(self.profile.edition));
        let mut lines = Vec::new();
        if profile.guests != usual.guests {
            lines.push(format!("guests {}", profile.guests));
        }
        if profile.stories != usual.stories {
            lines.push(format!("stories {}", profile.stories));
        }
        let stories: Vec<CardId> = catalog.of_kind(Kind::Story).collect();
        let agreed = self.seating.stories.iter().filter_map(|&at| stories.get(usize::from(at)));
        lines.extend(agreed.map(|&id| format!("story {}", self.version.name(catalog.sheet(id)))));
        if profile.mysteries == Mysteries::AtHome {
            lines.push("mysteries at home".to_string());
        }
        if profile.casting != usual.casting {
            lines.push(format!("casting {}", profile.casting.word()));
        }
        if profile.mixing == Mixing::Trimmed {
            lines.push("trimmed".to_string());
        }
        lines
    }

    /// A header read from its lines; on a fault, the line's position and what was expected.
    pub(super) fn read(
        version: Version,
        lines: &[&str],
        catalog: &Catalog,
    ) -> Result<Header, (usize, &'static str)> {
        let mut reading = Reading { version, ..Reading::default() };
        for (index, line) in lines.iter().enumerate() {
            reading.line(line, catalog).ok_or((index, EXPECTED))?;
        }
        reading.finished().ok_or((lines.len().saturating_sub(1), "the rest of the header"))
    }
}

const EXPECTED: &str = "a line of the header: set, profile, characters, plain, retorts, rounds, \
                        guests, stories, story, mysteries, casting, trimmed, start, key, seat, or bot \
                        with the number of a seat";
/// What stands for a family where there is none.
const MISFITS: &str = "misfits";
/// What stands for a family in a set without families. [TALE-1]
const CAST: &str = "cast";

/// What a record calls those with whom a seat begins.
fn folk_word(folk: Folk, catalog: &Catalog) -> &str {
    match folk {
        Folk::Family(index) => {
            catalog.families.get(usize::from(index)).map_or(MISFITS, |family| family.id.as_str())
        }
        Folk::Misfits => MISFITS,
        Folk::Cast => CAST,
    }
}

/// The words without what would break a line; nothing if none are left.
fn fit_for_a_line(words: &str) -> Option<String> {
    let fit: String = words.chars().filter(|c| !c.is_control()).collect();
    Some(fit.trim().to_string()).filter(|fit| !fit.is_empty())
}

fn retorts_word(retorts: Retorts) -> &'static str {
    match retorts {
        Retorts::Allowed => "allowed",
        Retorts::Barred => "barred",
    }
}

/// What was read of a header so far.
#[derive(Default)]
struct Reading {
    version: Version,
    sets: Vec<SetName>,
    profile: Option<Profile>,
    start: Option<Start>,
    key: Option<Key>,
    stories: Few<u8, MIDDLE_MAX>,
    families: Few<Folk, { Seat::MAX }>,
    players: Vec<String>,
    bots: Vec<Option<String>>,
}

impl Reading {
    fn line(&mut self, line: &str, catalog: &Catalog) -> Option<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "set" => self.sets.push(SetName::read(line)?),
            "profile" => self.profile = Some(Profile::of(edition(rest)?)),
            "characters" => self.profile.as_mut()?.characters = Some(rest.parse().ok()?),
            "plain" => self.profile.as_mut()?.telling = Telling::Plain,
            "retorts" => self.profile.as_mut()?.retorts = retorts(rest)?,
            "rounds" => self.profile.as_mut()?.rounds = rest.parse().ok()?,
            "start" if rest == "by lot" => self.start = Some(Start::Lot),
            "start" => {
                let number: usize = rest.parse().ok()?;
                self.start = Some(Start::Seat(Seat::new(number.checked_sub(1)?)?));
            }
            "key" => self.key = Some(Key::read(rest)?),
            "seat" => return self.seat(rest, catalog),
            "bot" => return self.bot(rest),
            _ => return self.beside(word, rest, catalog),
        }
        Some(())
    }

    fn beside(&mut self, word: &str, rest: &str, catalog: &Catalog) -> Option<()> {
        let profile = self.profile.as_mut()?;
        match (word, rest) {
            ("guests", count) => profile.guests = count.parse().ok()?,
            ("stories", count) => profile.stories = count.parse().ok()?,
            ("mysteries", "at home") => profile.mysteries = Mysteries::AtHome,
            ("casting", way) => {
                profile.casting = Casting::ALL.into_iter().find(|casting| casting.word() == way)?;
            }
            ("trimmed", "") => profile.mixing = Mixing::Trimmed,
            ("story", name) => {
                let is = |id: &CardId| self.version.name(catalog.sheet(*id)) == name;
                let at = catalog.of_kind(Kind::Story).position(|id| is(&id))?;
                (self.stories.room() > 0).then_some(())?;
                self.stories.push(u8::try_from(at).ok()?);
            }
            _ => return None,
        }
        Some(())
    }

    fn seat(&mut self, rest: &str, catalog: &Catalog) -> Option<()> {
        let (id, player) = rest.split_once(' ')?;
        let family = catalog.families.iter().position(|known| known.id == id);
        (family.is_some() || [MISFITS, CAST].contains(&id)).then_some(())?;
        (self.families.room() > 0).then_some(())?;
        // Whoever wrote it may have called the cast misfits, or the misfits a cast.
        let position = family.map(|index| index as u8);
        self.families.push(Folk::new(position, catalog.families.len()));
        self.players.push(player.to_string());
        self.bots.push(None);
        Some(())
    }

    /// A seat has one bot at most, and was named before.
    fn bot(&mut self, rest: &str) -> Option<()> {
        let (number, words) = rest.split_once(' ')?;
        let index = number.parse::<usize>().ok()?.checked_sub(1)?;
        let bot = self.bots.get_mut(index).filter(|bot| bot.is_none())?;
        *bot = fit_for_a_line(words).filter(|fit| fit == words);
        bot.as_ref().map(|_| ())
    }

    fn finished(self) -> Option<Header> {
        let (families, stories) = (self.families, self.stories);
        let seating = Seating { families, start: self.start?, stories };
        let (profile, key) = (self.profile?, self.key?);
        let Reading { version, sets, players, bots, .. } = self;
        Some(Header { version, sets, profile, seating, players, bots, key })
    }
}

fn edition(word: &str) -> Option<Edition> {
    [Edition::First, Edition::Second].into_iter().find(|edition| edition.word() == word)
}

fn retorts(word: &str) -> Option<Retorts> {
    [Retorts::Allowed, Retorts::Barred].into_iter().find(|&retorts| retorts_word(retorts) == word)
}
