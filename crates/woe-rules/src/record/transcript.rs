//! What does a record say by itself?

use super::{Block, SetName, Version, standing};

/// A record as it was written, read without any card: what is left of a game whose cards are gone. Whoever
/// tells it does so in the record's own words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript {
    /// In which words it is written.
    pub version: Version,
    /// The lines of its header, but for the first.
    pub header: Vec<String>,
    /// The deal, and every answer after it.
    pub blocks: Vec<Block>,
    /// The line of the first link that does not fit the block it closes, if there is one.
    pub broken: Option<usize>,
    /// The first line of a last block that was never closed, as when the writer was stopped.
    pub torn: Option<usize>,
}

impl Transcript {
    /// The sets it was played with.
    pub fn sets(&self) -> Vec<SetName> {
        self.header.iter().filter_map(|line| SetName::read(line)).collect()
    }

    /// The names of those who sat there, in order.
    pub fn players(&self) -> Vec<&str> {
        let seats = self.header.iter().filter_map(|line| line.strip_prefix("seat "));
        seats.filter_map(|seat| Some(seat.split_once(' ')?.1)).collect()
    }

    /// The blocks that stand: those that take back, and those that were taken back, do not.
    pub fn standing(&self) -> Vec<&Block> {
        standing(&self.blocks)
    }

    /// The parts of a beat: its word, then what it is about.
    pub fn parts(beat: &str) -> impl Iterator<Item = &str> {
        beat.split(crate::notation::BAR)
    }
}
