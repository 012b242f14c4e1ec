//! What does a table find around it, wherever it stands?

use crate::{
    chance::Chance,
    library::{Library, Mix},
    play::Play,
    standing::{self, Person, Standing},
    step::Write,
};
use std::{borrow::Cow, sync::Arc};
use woe_bots::Bot;
use woe_prose::{Language, isolated};
use woe_rules::{Header, Key, Rules, Seat, SetName};
use woe_wire::{Code, No, Phase, Sits, TableOptions, Trouble};

/// How long a finished game stays after the last listener, in milliseconds: it can be looked at all the same,
/// and where many play, there are more of those that were just finished than of those that are played.
const FINISHED_IDLE: u64 = 5_000;

/// How much of the past is kept for those who come back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backlog {
    /// How many bytes of events.
    pub bytes: usize,
    /// How many events: fewer than may wait on a line, or whoever missed more would be let go each time
    /// they came back.
    pub events: usize,
}

/// How much there may be of everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Customs {
    /// How long a name may be, in characters.
    pub name_chars: usize,
    /// How long a line may be, in characters.
    pub line_chars: usize,
    /// How many may watch.
    pub watchers: usize,
    /// How much of the past is kept for those who come back, for each audience.
    pub backlog: Backlog,
    /// How long a bot seems to think, in milliseconds.
    pub bot_pause_ms: u32,
    /// After how many milliseconds without anybody a table may be put away.
    pub idle_ms: u64,
}

/// What tables share that stand in one house: its customs, and what can be laid.
pub struct Room {
    /// How much there may be of everything.
    pub customs: Customs,
    /// Which games can be laid.
    pub library: Library,
}

impl Customs {
    /// How long a table stays when nobody listens, in milliseconds.
    pub(crate) fn idle(&self, phase: Phase) -> u64 {
        match phase {
            Phase::Over => self.idle_ms.min(FINISHED_IDLE),
            Phase::Lobby | Phase::Playing => self.idle_ms,
        }
    }
}

impl Room {
    /// The rules of a table that is dealt today.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn rules(&self, options: &TableOptions) -> Result<Arc<Rules>, Trouble> {
        self.rules_with(options, self.library.today(&options.sets)?)
    }

    /// The rules of a table, with the cards it was dealt; in the lobby, and at tables that were dealt before
    /// they carried their cards, those of today.
    ///
    /// # Errors
    /// If there is no such table, or its cards are not here.
    pub fn rules_of(&self, standing: &Standing) -> Result<Arc<Rules>, Trouble> {
        match standing.dealt.is_empty() {
            true => self.rules(&standing.options),
            false => self.rules_with(&standing.options, standing.dealt.clone()),
        }
    }

    fn rules_with(&self, options: &TableOptions, mixed: Mix) -> Result<Arc<Rules>, Trouble> {
        let profile = Standing::profile(options).ok_or_else(standing::unplayable)?;
        self.library.rules(mixed, profile)
    }

    /// How many families there are to choose from.
    pub fn families(&self, options: &TableOptions) -> usize {
        let catalog = self.library.today(&options.sets).and_then(|mix| self.library.catalog(&mix));
        catalog.map_or(0, |catalog| catalog.families.len())
    }

    /// The sets that a table with that state was dealt from and that are not here, by their hashes.
    pub fn missing(&self, state: &str) -> Vec<String> {
        let dealt = Standing::read(state).map(|standing| standing.dealt).unwrap_or_default();
        dealt.into_iter().filter(|hash| !self.library.has(hash)).collect()
    }

    /// Whether a set is played with the same cards today.
    pub(crate) fn has_cards_of(&self, named: &SetName) -> bool {
        let ids = [named.id.clone()];
        let today = self.library.today(&ids).and_then(|mix| self.library.catalog(&mix));
        today.is_ok_and(|catalog| {
            let mut same = catalog.sets.iter().filter(|set| set.id == named.id);
            same.any(|set| [&set.played, &set.hash].contains(&&named.hash))
        })
    }

    /// The sets that a table was dealt from, if they are others today.
    pub(crate) fn older_cards(&self, standing: &Standing) -> Vec<String> {
        let today = self.library.today(&standing.options.sets);
        let same = standing.dealt.is_empty() || today.is_ok_and(|today| today == standing.dealt);
        if same { Vec::new() } else { standing.dealt.clone() }
    }

    /// What has to be kept so that a table can go on with its cards.
    pub(crate) fn cards_of(&self, standing: &Standing) -> Write {
        let written = |hash: &String| Some((hash.clone(), self.library.written(hash)?));
        Write::Cards(standing.dealt.iter().filter_map(written).collect())
    }

    /// Deals for those who sit there. Whoever has not chosen a family gets one.
    pub(crate) fn deal(
        &self,
        standing: &mut Standing,
        (first, key): (Option<Seat>, Key),
        chance: &mut Chance,
    ) -> Result<Play, No> {
        standing.people.iter_mut().for_each(|one| one.was_person = one.sits == Sits::Person);
        standing.dealt = self.library.today(&standing.options.sets).map_err(No::Trouble)?;
        let rules = self.rules_of(standing).map_err(No::Trouble)?;
        let seating = standing.seating(rules.catalog.families.len(), first);
        // A record is read by people, too.
        let names: Vec<Cow<'_, str>> =
            standing.people.iter().map(|one| isolated(&one.name)).collect();
        let names: Vec<&str> = names.iter().map(|name| &**name).collect();
        let mut bot = |one: &Person| {
            let persona = standing::level(one.level).into();
            Some(Bot { persona, key: chance.key() }.to_string())
        };
        let bots: Vec<Option<String>> = standing.people.iter().map(&mut bot).collect();
        let header = Header::new(&rules.catalog, rules.profile, seating, key);
        let header = header.with_players(&names).with_bots(&bots);
        Play::deal(&rules, header).map_err(|why| {
            let detail = Some(woe_prose::unplayable(Language::English, why));
            No::Trouble(Trouble { code: Code::Unplayable, detail })
        })
    }
}
