//! What is going to happen in a world, but for what follows from it by itself?
//!
//! A script is a list of numbered happenings. Each has a stream of chance of its own, so that others stay
//! what they are when one is left out: that is how a script is made shorter.

use std::fmt;
use woe_rules::{Key, Label, Stream};
use woe_table::Time;

/// How many happenings a world has.
const HAPPENINGS: u32 = 2400;
/// Of a thousand happenings: how many of each kind.
const ODDS: [(u32, Happening); 14] = [
    (676, Happening::Turn),
    (187, Happening::Whim),
    (45, Happening::Lie),
    (24, Happening::LineCut),
    (14, Happening::Repeat),
    (8, Happening::Starve),
    (10, Happening::Departure),
    (3, Happening::PowerCut),
    (3, Happening::CutWithin),
    (3, Happening::Restart),
    (9, Happening::DiskFails),
    (6, Happening::DiskIsSlow),
    (3, Happening::DiskIsFull),
    (9, Happening::Audit),
];

/// One thing that happens to a world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happening {
    /// Somebody who is asked answers, or somebody says something.
    Turn,
    /// Somebody does what comes to mind.
    Whim,
    /// Somebody says what no honest client would.
    Lie,
    /// A line is cut; what is on it is lost.
    LineCut,
    /// Somebody sends a command again that was sent already.
    Repeat,
    /// Somebody does not read for a while.
    Starve,
    /// Somebody goes, and comes back later.
    Departure,
    /// The power goes, and what is not on the disk with it.
    PowerCut,
    /// The power goes in the middle of a step, after some of its effects.
    CutWithin,
    /// The house closes in good order, and opens again with other customs.
    Restart,
    /// The next group is not written, or nobody can tell whether it is.
    DiskFails,
    /// Everything takes seconds.
    DiskIsSlow,
    /// Nothing can be written for a while.
    DiskIsFull,
    /// What is shown is held against what is kept, and twins against each other.
    Audit,
}

impl Happening {
    /// All kinds, those that seldom matter first.
    pub(super) const ALL: [Happening; 14] = [
        Happening::Lie,
        Happening::Whim,
        Happening::Starve,
        Happening::Repeat,
        Happening::Departure,
        Happening::LineCut,
        Happening::DiskIsSlow,
        Happening::DiskIsFull,
        Happening::DiskFails,
        Happening::Restart,
        Happening::CutWithin,
        Happening::PowerCut,
        Happening::Audit,
        Happening::Turn,
    ];
}

impl fmt::Display for Happening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Happening::Turn => "somebody answers",
            Happening::Whim => "somebody has a whim",
            Happening::Lie => "somebody lies",
            Happening::LineCut => "a line is cut",
            Happening::Repeat => "a command is repeated",
            Happening::Starve => "somebody does not read",
            Happening::Departure => "somebody leaves",
            Happening::PowerCut => "the power goes",
            Happening::CutWithin => "the power goes within a step",
            Happening::Restart => "the house restarts",
            Happening::DiskFails => "the disk fails once",
            Happening::DiskIsSlow => "the disk is slow",
            Happening::DiskIsFull => "the disk is full",
            Happening::Audit => "everything is compared",
        })
    }
}

/// The script of a world: number, time and kind of each happening.
pub fn script(key: Key) -> Vec<(u32, Time, Happening)> {
    let mut now: Time = 1000;
    let mut gaps = Stream::new(key, Label::Start, 0);
    let happenings = 0..HAPPENINGS;
    happenings
        .map(|number| {
            now += gap(&mut gaps);
            (number, now, kind(&mut chance_of(key, number)))
        })
        .collect()
}

/// The chance of one happening.
pub(super) fn chance_of(key: Key, number: u32) -> Stream {
    Stream::new(key, Label::Whim, number)
}

/// Mostly a moment; now and then long enough for tables to be put away.
fn gap(chance: &mut Stream) -> Time {
    let span = match chance.below(300) {
        0 => 90_000,
        1..=4 => 9000,
        _ => 160,
    };
    u64::from(chance.below(span))
}

fn kind(chance: &mut Stream) -> Happening {
    let mut left = chance.below(ODDS.iter().map(|(share, _)| share).sum());
    for (share, happening) in ODDS {
        match left.checked_sub(share) {
            Some(rest) => left = rest,
            None => return happening,
        }
    }
    Happening::Turn
}
