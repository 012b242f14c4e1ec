//! How are beats written and read?

use super::{BAR, Names, Unreadable, unreadable};
use crate::{
    beat::{Beat, Way},
    place::{Seat, StackId},
};
use woe_cards::{CardId, Skipped};

const WAYS: [(&str, Way); 7] = [
    ("own", Way::Own),
    ("free", Way::Free),
    ("granted", Way::Granted),
    ("inside", Way::Inside),
    ("sudden", Way::Sudden),
    ("response", Way::Response),
    ("retort", Way::Retort),
];
const SKIPS: [(&str, Skipped); 2] = [("turn", Skipped::Turn), ("draw", Skipped::Draw)];
/// Written where a card names nothing.
const NOTHING: &str = "-";

impl Names<'_> {
    /// A beat, written.
    pub fn beat(&self, beat: Beat) -> String {
        let card = |card| self.card(card);
        let seat = |seat| self.seat(seat);
        let stack = |stack| self.stack(stack);
        let count;
        let parts: &[&str] = match beat {
            Beat::SetAside { stack: aside } => &["set aside", stack(aside)],
            Beat::Joined { stack: joined, seat: to } => &["joined", stack(joined), seat(to)],
            Beat::Shuffled => &["shuffled"],
            Beat::TurnBegan { seat: of } => &["turn began", seat(of)],
            Beat::TurnSkipped { seat: of } => &["turn skipped", seat(of)],
            Beat::TurnEnded { seat: of } => &["turn ended", seat(of)],
            Beat::Passed { seat: by } => &["passed", seat(by)],
            Beat::Announced { seat: by, card: shown, on, way } => {
                &["announced", seat(by), card(shown), on.map_or(NOTHING, stack), word(&WAYS, way)]
            }
            Beat::Named { stack: named } => &["named", stack(named)],
            Beat::Cancelled { card: stopped } => &["cancelled", card(stopped)],
            Beat::Resolved { card: done } => &["resolved", card(done)],
            Beat::Laid { card: laid, on } => &["laid", card(laid), stack(on)],
            Beat::Moved { card: moved, from, to } => {
                &["moved", card(moved), stack(from), stack(to)]
            }
            Beat::Stripped { card: lost, from } => &["stripped", card(lost), stack(from)],
            Beat::Lifted { seat: by, card: up, from } => {
                &["lifted", seat(by), card(up), stack(from)]
            }
            Beat::Slipped { seat: by, card: in_, on } => {
                &["slipped", seat(by), card(in_), stack(on)]
            }
            Beat::Removed { stack: gone } => &["removed", stack(gone)],
            Beat::Drawn { seat: by, card: drawn } => &["drawn", seat(by), card(drawn)],
            Beat::Discarded { seat: by, card: lost } => &["discarded", seat(by), card(lost)],
            Beat::Taken { card: taken, from, to } => &["taken", card(taken), seat(from), seat(to)],
            Beat::Returned { seat: by, card: back } => &["returned", seat(by), card(back)],
            Beat::Reshuffled => &["reshuffled"],
            Beat::WillSkip { seat: of, what } => &["will skip", seat(of), word(&SKIPS, what)],
            Beat::DrawSkipped { seat: of } => &["draw skipped", seat(of)],
            Beat::Granted { seat: to, card: by, count: plays } => {
                count = plays.to_string();
                &["granted", seat(to), card(by), &count]
            }
            Beat::Ended => &["ended"],
        };
        parts.join(BAR)
    }

    /// A beat, read.
    pub fn read_beat(&self, words: &str) -> Result<Beat, Unreadable> {
        let parts: Vec<&str> = words.split(BAR).collect();
        let (&word, rest) = parts.split_first().expect("a split has a first part");
        let mut parts = Parts { names: self, whole: words, rest };
        let beat = parts.beat(word)?;
        if parts.rest.is_empty() { Ok(beat) } else { Err(unreadable("a beat", words)) }
    }
}

fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], meaning: T) -> &'static str {
    words.iter().find(|(_, other)| *other == meaning).map_or("?", |(word, _)| word)
}

/// The parts of a beat that are still to be read.
struct Parts<'a, 'b> {
    names: &'a Names<'a>,
    whole: &'b str,
    rest: &'b [&'b str],
}

impl<'b> Parts<'_, 'b> {
    fn beat(&mut self, word: &str) -> Result<Beat, Unreadable> {
        Ok(match word {
            "set aside" => Beat::SetAside { stack: self.stack()? },
            "joined" => Beat::Joined { stack: self.stack()?, seat: self.seat()? },
            "shuffled" => Beat::Shuffled,
            "turn began" => Beat::TurnBegan { seat: self.seat()? },
            "turn skipped" => Beat::TurnSkipped { seat: self.seat()? },
            "turn ended" => Beat::TurnEnded { seat: self.seat()? },
            "passed" => Beat::Passed { seat: self.seat()? },
            "announced" => self.announced()?,
            "named" => Beat::Named { stack: self.stack()? },
            "cancelled" => Beat::Cancelled { card: self.card()? },
            "resolved" => Beat::Resolved { card: self.card()? },
            "laid" => Beat::Laid { card: self.card()?, on: self.stack()? },
            "moved" => Beat::Moved { card: self.card()?, from: self.stack()?, to: self.stack()? },
            "stripped" => Beat::Stripped { card: self.card()?, from: self.stack()? },
            "lifted" => {
                Beat::Lifted { seat: self.seat()?, card: self.card()?, from: self.stack()? }
            }
            "slipped" => {
                Beat::Slipped { seat: self.seat()?, card: self.card()?, on: self.stack()? }
            }
            "removed" => Beat::Removed { stack: self.stack()? },
            "drawn" => Beat::Drawn { seat: self.seat()?, card: self.card()? },
            "discarded" => Beat::Discarded { seat: self.seat()?, card: self.card()? },
            "taken" => Beat::Taken { card: self.card()?, from: self.seat()?, to: self.seat()? },
            "returned" => Beat::Returned { seat: self.seat()?, card: self.card()? },
            "reshuffled" => Beat::Reshuffled,
            "will skip" => Beat::WillSkip { seat: self.seat()?, what: self.one_of(&SKIPS)? },
            "draw skipped" => Beat::DrawSkipped { seat: self.seat()? },
            "granted" => {
                Beat::Granted { seat: self.seat()?, card: self.card()?, count: self.number()? }
            }
            "ended" => Beat::Ended,
            _ => return Err(unreadable("a beat", self.whole)),
        })
    }

    fn announced(&mut self) -> Result<Beat, Unreadable> {
        let (seat, card) = (self.seat()?, self.card()?);
        let on = match self.part()? {
            NOTHING => None,
            title => Some(self.names.read_stack(title)?),
        };
        Ok(Beat::Announced { seat, card, on, way: self.one_of(&WAYS)? })
    }

    fn part(&mut self) -> Result<&'b str, Unreadable> {
        let (first, rest) =
            self.rest.split_first().ok_or_else(|| unreadable("a beat", self.whole))?;
        self.rest = rest;
        Ok(first)
    }

    fn seat(&mut self) -> Result<Seat, Unreadable> {
        let part = self.part()?;
        self.names.read_seat(part)
    }

    fn card(&mut self) -> Result<CardId, Unreadable> {
        let part = self.part()?;
        self.names.read_card(part)
    }

    fn stack(&mut self) -> Result<StackId, Unreadable> {
        let part = self.part()?;
        self.names.read_stack(part)
    }

    fn number(&mut self) -> Result<u8, Unreadable> {
        let part = self.part()?;
        part.parse().map_err(|_| unreadable("a number", part))
    }

    fn one_of<T: Copy>(&mut self, words: &[(&'static str, T)]) -> Result<T, Unreadable> {
        let part = self.part()?;
        let found = words.iter().find(|(word, _)| *word == part);
        found.map(|(_, meaning)| *meaning).ok_or_else(|| unreadable("a beat", self.whole))
    }
}
