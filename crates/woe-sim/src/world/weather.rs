//! How long does everything take, and what fails?

use super::disk::Fate;
use woe_rules::Stream;
use woe_table::Time;

/// How things stand with disk, lines and thinkers; everything in milliseconds.
pub(super) struct Weather {
    chance: Stream,
    /// Until when the disk is slow, and until when it is full.
    pub(super) slow_until: Time,
    pub(super) full_until: Time,
    /// What becomes of the next group, if that is settled.
    pub(super) next: Option<Fate>,
    /// Whether everything is well from now on.
    pub(super) fair: bool,
}

impl Weather {
    pub(super) fn new(chance: Stream) -> Weather {
        Weather { chance, slow_until: 0, full_until: 0, next: None, fair: false }
    }

    pub(super) fn below(&mut self, count: u32) -> u32 {
        self.chance.below(count)
    }

    /// How long a message is on its way.
    pub(super) fn delay(&mut self) -> Time {
        let span = if self.chance.below(50) == 0 { 1500 } else { 40 };
        u64::from(1 + self.chance.below(span))
    }

    /// How long it takes until a group is on the disk.
    pub(super) fn sync(&mut self, now: Time) -> Time {
        let span = if now < self.slow_until && !self.fair { 4000 } else { 12 };
        u64::from(1 + self.chance.below(span))
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
    pub(super) fn thought(&mut self) -> (Time, bool) {
        let late = self.chance.below(40) == 0;
        let time = u64::from(self.chance.below(if late { 5000 } else { 60 }));
        (time, self.chance.below(100) == 0)
    }
}
