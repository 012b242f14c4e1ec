//! Where do worlds stand?

use crate::mixes;
use std::sync::Arc;
use woe_rules::Stream;
use woe_table::{Customs, Library, Room};
use woe_wire::{Arranged, BesideOptions, Level, OpenTable, TableOptions};

/// Rooms with other customs, which take turns with every restart, and what can be laid in them.
pub struct Premises {
    rooms: Vec<Arc<Room>>,
    /// The ids of the sets of each mix.
    mixes: Vec<Vec<String>>,
}

/// How much is remembered for those who come back, how long a bot seems to think, and how long a table
/// stays with nobody there.
const CUSTOMS: [(usize, u32, u64); 3] =
    [(4096, 1200, 20_000), (65_536, 300, 60_000), (900, 0, 5000)];

impl Premises {
    /// With everything on the shelf.
    pub fn new() -> Premises {
        let shelf = woe_cards::shelf();
        let room = |&(backlog_bytes, bot_pause_ms, idle_ms): &(usize, u32, u64)| {
            let customs = Customs {
                name_chars: 24,
                line_chars: 400,
                watchers: 4,
                backlog_bytes,
                bot_pause_ms,
                idle_ms,
            };
            Arc::new(Room { customs, library: Library::new(shelf.clone()) })
        };
        let ids = |mix: Vec<woe_cards::SetSource>| mix.into_iter().map(|set| set.id).collect();
        let mixes = mixes(&shelf).into_iter().map(ids).collect();
        Premises { rooms: CUSTOMS.iter().map(room).collect(), mixes }
    }

    /// The room after so many restarts.
    pub(super) fn room(&self, restarts: u64) -> &Arc<Room> {
        &self.rooms[restarts as usize % self.rooms.len()]
    }

    /// How a table is played, by lot: mostly short.
    pub(super) fn options(&self, chance: &mut Stream) -> TableOptions {
        let sets = self.mixes[chance.below(self.mixes.len() as u32) as usize].clone();
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
    pub(super) fn table(&self, name: String, chance: &mut Stream) -> OpenTable {
        let others = 1 + chance.below(4);
        let levels = [Level::Foundling, Level::Clerk];
        let other = |_| match chance.below(3) {
            0 => Arranged::Bot(levels[chance.below(2) as usize]),
            _ => Arranged::Open,
        };
        let others: Vec<Arranged> = (0..others).map(other).collect();
        let start = others.iter().all(|other| *other != Arranged::Open);
        let options = self.options(chance);
        OpenTable { name, family: None, others, options, watching: true, start }
    }
}

impl Default for Premises {
    fn default() -> Premises {
        Premises::new()
    }
}
