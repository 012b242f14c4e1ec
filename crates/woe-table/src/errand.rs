//! What is being kept, and what waits until it is?

use crate::{
    deeds::Deeds,
    step::{Input, Text, Ticket, Time},
};
use std::collections::VecDeque;
use woe_wire::{Code, You};

/// What is being kept, and what waits until it is.
#[derive(Default)]
pub(crate) struct Errand {
    /// How many groups there were.
    pub(crate) groups: u64,
    pub(crate) awaited: Option<Awaited>,
    /// After a failure: until when nothing happens.
    pub(crate) rests_until: Option<Time>,
    /// What happened meanwhile.
    pub(crate) queue: VecDeque<Input>,
}

/// What is told once a group is kept.
pub(crate) struct Awaited {
    pub(crate) ticket: Ticket,
    pub(crate) held: Held,
    pub(crate) reply: Option<Due>,
}

/// What everybody is told.
pub(crate) enum Held {
    /// As it is written already: nothing happens until it is kept, so it stays true.
    Written(Vec<(u64, Text)>),
    /// As it comes of this, when it is kept: somebody has to go before.
    Of(Deeds),
}

impl Held {
    /// Who has to go, and why.
    pub(crate) fn dismissed(self) -> Vec<(You, Code)> {
        match self {
            Held::Written(_) => Vec::new(),
            Held::Of(deeds) => deeds.dismissed,
        }
    }
}

/// A reply that is due.
pub(crate) struct Due {
    pub(crate) you: You,
    pub(crate) caller: u64,
    pub(crate) id: String,
    pub(crate) kind: &'static str,
    pub(crate) word: &'static str,
    pub(crate) text: Text,
}

impl Errand {
    /// Whether nothing may happen now: what was done last is not kept yet, or could not be.
    pub(crate) fn is_held(&self) -> bool {
        self.awaited.is_some() || self.rests_until.is_some()
    }
}
