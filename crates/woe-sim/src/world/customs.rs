//! Where do worlds stand?

use super::{heirloom::Heirloom, network::UNREAD_MAX, shelves::shelves};
use crate::mixes;
use std::sync::Arc;
use woe_cards::SetSource;
use woe_rules::Stream;
use woe_table::{Backlog, Customs, Library, Room};
use woe_wire::{Arranged, BesideOptions, Level, OpenTable, TableOptions};

/// Houses that take turns with every restart, and what comes into them.
pub struct Premises {
    houses: Vec<House>,
    /// What earlier versions have kept.
    pub(super) heirlooms: Vec<Heirloom>,
}

/// A house after an upgrade: its customs and its shelf, and the ids of the sets of each mix of it.
struct House {
    room: Arc<Room>,
    mixes: Vec<Vec<String>>,
}

/// How much is remembered for those who come back, how long a bot seems to think, and how long a table
/// stays with nobody there.
const CUSTOMS: [(usize, u32, u64); 3] =
    [(4096, 1200, 20_000), (65_536, 300, 60_000), (900, 0, 5000)];

impl Premises {
    /// Without anything from before.
    pub fn new() -> Premises {
        Premises::with(Vec::new())
    }

    /// With tables that earlier versions have kept.
    pub fn with(heirlooms: Vec<Heirloom>) -> Premises {
        let houses = CUSTOMS.into_iter().zip(shelves());
        let houses = houses.map(|(customs, shelf)| House::new(customs, shelf)).collect();
        Premises { houses, heirlooms }
    }

    /// The room after so many restarts.
    pub(super) fn room(&self, restarts: u64) -> &Arc<Room> {
        &self.house(restarts).room
    }

    fn house(&self, restarts: u64) -> &House {
        &self.houses[restarts as usize % self.houses.len()]
    }

    /// How a table is played, by lot: mostly short.
    pub(super) fn options(&self, restarts: u64, chance: &mut Stream) -> TableOptions {
        let mixes = &self.house(restarts).mixes;
        let sets = mixes[chance.below(mixes.len() as u32) as usize].clone();
        let short = chance.below(4) > 0;
        TableOptions {
            edition: ["first", "second"][chance.below(2) as usize].to_owned(),
            characters: short.then(|| 2 + chance.below(2) as u8),
            plain: chance.below(6) == 0,
            retorts: [None, Some(true), Some(false)][chance.below(3) as usize],
            rounds: if short { [5, 10][chance.below(2) as usize] } else { 20 },
            response_seconds: [1, 2, 8][chance.below(3) as usize],
            swift: chance.below(3) == 0,
            away_minutes: [None, Some(1), Some(2)][chance.below(3) as usize],
            sets,
            beside: BesideOptions { trimmed: chance.below(4) == 0, ..BesideOptions::default() },
        }
    }

    /// A table with two to five seats, some of them for bots.
    pub(super) fn table(&self, restarts: u64, name: String, chance: &mut Stream) -> OpenTable {
        let others = 1 + chance.below(4);
        let levels = [Level::Foundling, Level::Clerk];
        let other = |_| match chance.below(3) {
            0 => Arranged::Bot(levels[chance.below(2) as usize]),
            _ => Arranged::Open,
        };
        let others: Vec<Arranged> = (0..others).map(other).collect();
        let start = others.iter().all(|other| *other != Arranged::Open);
        let options = self.options(restarts, chance);
        OpenTable { name, family: None, others, options, watching: true, start }
    }
}

impl House {
    fn new(
        (backlog_bytes, bot_pause_ms, idle_ms): (usize, u32, u64),
        shelf: Vec<SetSource>,
    ) -> House {
        let ids = |mix: Vec<SetSource>| mix.into_iter().map(|set| set.id).collect();
        let mixes = mixes(&shelf).into_iter().map(ids).collect();
        let customs = Customs {
            name_chars: 24,
            line_chars: 400,
            watchers: 4,
            backlog: Backlog { bytes: backlog_bytes, events: UNREAD_MAX / 2 },
            bot_pause_ms,
            idle_ms,
        };
        House { room: Arc::new(Room { customs, library: Library::new(shelf) }), mixes }
    }
}

impl Default for Premises {
    fn default() -> Premises {
        Premises::new()
    }
}
