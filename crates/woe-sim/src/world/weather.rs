//! How long does everything take, and what fails?

use super::disk::Fate;
use woe_rules::{Key, Label, Stream};
use woe_table::Time;

/// Whose weather. Each has chance of its own, so that it stays what it is when others do something else:
/// that is how a script is made shorter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Over {
    Person(usize),
    Table(usize),
}

/// How things stand with disk, lines and thinkers; everything in milliseconds.
pub(super) struct Weather {
    key: Key,
    people: Vec<Stream>,
    tables: Vec<Stream>,
    /// Until when the disk is slow, and until when it is full.
    pub(super) slow_until: Time,
    pub(super) full_until: Time,
    /// What becomes of the next group, if that is settled.
    pub(super) next: Option<Fate>,
    /// Whether everything is well from now on.
    pub(super) fair: bool,
}

impl Weather {
    pub(super) fn new(key: Key) -> Weather {
        let (people, tables) = (Vec::new(), Vec::new());
        Weather { key, people, tables, slow_until: 0, full_until: 0, next: None, fair: false }
    }

    fn chance(&mut self, over: Over) -> &mut Stream {
        let (streams, label, number) = match over {
            Over::Person(person) => (&mut self.people, Label::Pick, person),
            Over::Table(table) => (&mut self.tables, Label::Trim, table),
        };
        let next = streams.len() as u32..=number as u32;
        streams.extend(next.map(|number| Stream::new(self.key, label, number)));
        &mut streams[number]
    }

    pub(super) fn below(&mut self, over: Over, count: u32) -> u32 {
        self.chance(over).below(count)
    }

    /// How long a message of somebody, or to them, is on its way.
    pub(super) fn delay(&mut self, person: usize) -> Time {
        let chance = self.chance(Over::Person(person));
        let span = if chance.below(50) == 0 { 1500 } else { 40 };
        u64::from(1 + chance.below(span))
    }

    /// How long it takes until a group is on the disk.
    pub(super) fn sync(&mut self, table: usize, now: Time) -> Time {
        let span = if now < self.slow_until && !self.fair { 4000 } else { 12 };
        u64::from(1 + self.below(Over::Table(table), span))
    }

    /// What becomes of a group.
    pub(super) fn fate(&mut self, now: Time) -> Fate {
        if self.fair {
            return Fate::Kept;
        }
        match self.next.take() {
            Some(fate) => fate,
            None if now < self.full_until => Fate::Failed,
            None => Fate::Kept,
        }
    }

    /// How long a bot thinks; nothing if its answer is lost.
    pub(super) fn thought(&mut self, table: usize) -> (Time, bool) {
        let chance = self.chance(Over::Table(table));
        let late = chance.below(40) == 0;
        let time = u64::from(chance.below(if late { 5000 } else { 60 }));
        (time, chance.below(100) == 0)
    }
}
