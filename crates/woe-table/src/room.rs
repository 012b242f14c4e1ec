//! What does a table find around it, wherever it stands?

use crate::{
    chance::Chance,
    library::Library,
    play::Play,
    standing::{self, Person, Standing},
};
use std::sync::Arc;
use woe_bots::Bot;
use woe_prose::Language;
use woe_rules::{Header, Key, Rules, Seat};
use woe_wire::{Code, No, TableOptions, Trouble};

/// How much there may be of everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Customs {
    /// How long a name may be, in characters.
    pub name_chars: usize,
    /// How long a line may be, in characters.
    pub line_chars: usize,
    /// How many may watch.
    pub watchers: usize,
    /// How many bytes of events are kept for those who come back, for each audience.
    pub backlog_bytes: usize,
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

impl Room {
    /// The rules of a table.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn rules(&self, options: &TableOptions) -> Result<Arc<Rules>, Trouble> {
        let profile = Standing::profile(options).ok_or_else(standing::unplayable)?;
        self.library.rules(options, profile)
    }

    /// How many families there are to choose from.
    pub fn families(&self, options: &TableOptions) -> usize {
        self.library.catalog(&options.sets).map_or(0, |(_, catalog)| catalog.families.len())
    }

    /// Deals for those who sit there. Whoever has not chosen a family gets one.
    pub(crate) fn deal(
        &self,
        standing: &mut Standing,
        (first, key): (Option<Seat>, Key),
        chance: &mut Chance,
    ) -> Result<Play, No> {
        let rules = self.rules(&standing.options).map_err(No::Trouble)?;
        let seating = standing.seating(rules.catalog.families.len(), first);
        let names: Vec<&str> = standing.people.iter().map(|one| one.name.as_str()).collect();
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
