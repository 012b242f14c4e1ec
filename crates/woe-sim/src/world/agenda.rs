//! What happens next?

use super::script::Happening;
use std::{cmp::Ordering, collections::BinaryHeap};
use woe_rules::Seat;
use woe_table::{Text, Thought, Time};
use woe_wire::{Command, Resume};

/// What somebody says to the house.
pub(super) enum Knock {
    /// They want in, with what they know already.
    Enter { token: Option<String>, resume: Option<Resume> },
    /// They want something done.
    Say(Command),
    /// Their line is dead.
    Leave,
}

/// Something that is going to happen.
pub(super) enum Due {
    /// A line of the script.
    Happens(u32, Happening),
    /// A message of that person comes to the house, on that line.
    Knocks(usize, u64, Knock),
    /// A message of the house comes to that person, on that line.
    Hears(usize, u64, Text),
    /// The house has closed that line.
    Closes(usize, u64),
    /// A person tries to come back.
    Returns(usize),
    /// A person who is in earnest answers what is asked.
    Answers(usize),
    /// A group is on the disk.
    Synced(u64),
    /// The host hears what became of a group.
    Told(u64),
    /// A bot has thought, at that life of a table.
    Thought { life: (usize, u64), seat: Seat, decision: u32, thought: Option<Thought> },
    /// The clock of that life of a table strikes.
    Strikes((usize, u64)),
}

struct Entry {
    at: Time,
    order: u64,
    due: Due,
}

impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Entry {}

impl PartialOrd for Entry {
    fn partial_cmp(&self, other: &Entry) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Entry {
    /// The earliest is the greatest, and of two at one time the one that was put in first.
    fn cmp(&self, other: &Entry) -> Ordering {
        (other.at, other.order).cmp(&(self.at, self.order))
    }
}

/// All that is going to happen, by its time.
#[derive(Default)]
pub(super) struct Agenda {
    entries: BinaryHeap<Entry>,
    orders: u64,
}

impl Agenda {
    pub(super) fn put(&mut self, at: Time, due: Due) {
        self.orders += 1;
        self.entries.push(Entry { at, order: self.orders, due });
    }

    /// What comes next, if it comes by then.
    pub(super) fn next(&mut self, until: Time) -> Option<(Time, Due)> {
        self.entries.peek().filter(|entry| entry.at <= until)?;
        let Entry { at, due, .. } = self.entries.pop()?;
        Some((at, due))
    }

    /// Forgets whatever a power cut ends; people and the script go on.
    pub(super) fn lose_power(&mut self) {
        self.entries.retain(|entry| match entry.due {
            Due::Happens(..) | Due::Returns(_) | Due::Answers(_) => true,
            Due::Knocks(..) | Due::Hears(..) | Due::Closes(..) => false,
            Due::Synced(_) | Due::Told(_) | Due::Thought { .. } | Due::Strikes(_) => false,
        });
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }
}
