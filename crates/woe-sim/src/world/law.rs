//! What must hold in every world?

use std::fmt;
use woe_table::Time;

/// What a world holds to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// What was acknowledged is on the disk, once.
    KeptOnce,
    /// A command that comes again gets the same reply.
    SameReply,
    /// What a client has is the fold of its events.
    Fold,
    /// What a client has is what is shown to somebody who comes anew, and what is kept.
    SameView,
    /// What was kept can be read.
    Readable,
    /// No byte for a seat, nor its time, depends on what the seat cannot see.
    Secrecy,
    /// What waits for nobody goes on, and every command is replied to.
    GoesOn,
    /// What nobody needs is put away.
    Bounded,
    /// Nothing panics.
    NoPanic,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::KeptOnce => "what was acknowledged is kept, once",
            Law::SameReply => "a command that comes again gets the same reply",
            Law::Fold => "what a client has is the fold of its events",
            Law::SameView => "what a client has is what is shown anew and what is kept",
            Law::Readable => "what was kept can be read",
            Law::Secrecy => "nothing a seat is told depends on what it cannot see",
            Law::GoesOn => "what waits for nobody goes on",
            Law::Bounded => "what nobody needs is put away",
            Law::NoPanic => "nothing panics",
        })
    }
}

/// A law that did not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fallen {
    /// Which.
    pub law: Law,
    /// What was seen of it.
    pub what: String,
    /// How many things had happened.
    pub step: u64,
    /// When, in milliseconds of the world.
    pub at: Time,
}

impl fmt::Display for Fallen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fallen { law, what, step, at } = self;
        write!(f, "{law}: {what} (step {step}, at {at} ms)")
    }
}

/// A law, and what was seen of its not holding.
pub(super) type Broken = (Law, String);
