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

impl Names {
    /// A beat, written.
    pub fn beat(&self, beat: Beat) -> String {
        let mut out = String::new();
        self.write_beat(beat, &mut out);
        out
    }

    /// Adds a beat to a text.
    pub(crate) fn write_beat(&self, beat: Beat, out: &mut String) {
        let on = |stack: Option<StackId>| stack.map_or(NOTHING, |stack| self.base(stack));
        let (seat, card, stack) = (|id| self.seat(id), |id| self.named(id), |id| self.base(id));
        let mut put = |parts: &[&str]| join(out, parts);
        match beat {
            Beat::SetAside { stack: of } => put(&["set aside", stack(of)]),
            Beat::Joined { stack: of, seat: to } => put(&["joined", stack(of), seat(to)]),
            Beat::Parted { stack: of } => put(&["parted", stack(of)]),
            Beat::SetOut { card: of } => put(&["set out", card(of)]),
            Beat::Shuffled => put(&["shuffled"]),
            Beat::Reshuffled => put(&["reshuffled"]),
            Beat::TurnBegan { seat: of } => put(&["turn began", seat(of)]),
            Beat::TurnSkipped { seat: of } => put(&["turn skipped", seat(of)]),
            Beat::TurnEnded { seat: of } => put(&["turn ended", seat(of)]),
            Beat::Passed { seat: of } => put(&["passed", seat(of)]),
            Beat::Announced { seat: by, card: of, on: named, way } => {
                put(&["announced", seat(by), card(of), on(named), word(&WAYS, way)])
            }
            Beat::Named { stack: of } => put(&["named", stack(of)]),
            Beat::Cancelled { card: of } => put(&["cancelled", card(of)]),
            Beat::Resolved { card: of } => put(&["resolved", card(of)]),
            Beat::Laid { card: of, on } => put(&["laid", card(of), stack(on)]),
            Beat::Moved { card: of, from, to } => put(&["moved", card(of), stack(from), stack(to)]),
            Beat::Stripped { card: of, from } => put(&["stripped", card(of), stack(from)]),
            Beat::Lifted { seat: by, card: of, from } => {
                put(&["lifted", card(of), seat(by), stack(from)])
            }
            Beat::Slipped { seat: by, card: of, on } => {
                put(&["slipped", card(of), seat(by), stack(on)])
            }
            Beat::Removed { stack: of } => put(&["removed", stack(of)]),
            Beat::Drawn { seat: by, card: of } => put(&["drawn", card(of), seat(by)]),
            Beat::Discarded { seat: by, card: of } => put(&["discarded", card(of), seat(by)]),
            Beat::Taken { card: of, from, to } => put(&["taken", card(of), seat(from), seat(to)]),
            Beat::Returned { seat: by, card: of } => put(&["returned", card(of), seat(by)]),
            Beat::Regained { seat: by, card: of } => put(&["regained", card(of), seat(by)]),
            Beat::Sprung { seat: by, card: of } => put(&["sprung", card(of), seat(by)]),
            Beat::Lapsed { seat: by, card: of } => put(&["lapsed", card(of), seat(by)]),
            Beat::WillSkip { seat: of, what } => put(&["will skip", seat(of), word(&SKIPS, what)]),
            Beat::DrawSkipped { seat: of } => put(&["draw skipped", seat(of)]),
            Beat::Granted { seat: to, card: of, count } => {
                put(&["granted", seat(to), card(of), &count.to_string()])
            }
            Beat::Ended => put(&["ended"]),
        }
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

/// Adds the parts with bars between them.
fn join(out: &mut String, parts: &[&str]) {
    for (at, part) in parts.iter().enumerate() {
        out.push_str(if at == 0 { "" } else { BAR });
        out.push_str(part);
    }
}

fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], meaning: T) -> &'static str {
    words.iter().find(|(_, other)| *other == meaning).map_or("?", |(word, _)| word)
}

/// The parts of a beat that are still to be read.
struct Parts<'a, 'b> {
    names: &'a Names,
    whole: &'b str,
    rest: &'b [&'b str],
}

impl<'b> Parts<'_, 'b> {
    fn beat(&mut self, word: &str) -> Result<Beat, Unreadable> {
        Ok(match word {
            "set aside" => Beat::SetAside { stack: self.stack()? },
            "joined" => Beat::Joined { stack: self.stack()?, seat: self.seat()? },
            "parted" => Beat::Parted { stack: self.stack()? },
            "set out" => Beat::SetOut { card: self.expedition()? },
            "regained" => Beat::Regained { card: self.card()?, seat: self.seat()? },
            "sprung" => Beat::Sprung { card: self.card()?, seat: self.seat()? },
            "lapsed" => Beat::Lapsed { card: self.card()?, seat: self.seat()? },
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
                Beat::Lifted { card: self.card()?, seat: self.seat()?, from: self.stack()? }
            }
            "slipped" => {
                Beat::Slipped { card: self.card()?, seat: self.seat()?, on: self.stack()? }
            }
            "removed" => Beat::Removed { stack: self.stack()? },
            "drawn" => Beat::Drawn { card: self.card()?, seat: self.seat()? },
            "discarded" => Beat::Discarded { card: self.card()?, seat: self.seat()? },
            "taken" => Beat::Taken { card: self.card()?, from: self.seat()?, to: self.seat()? },
            "returned" => Beat::Returned { card: self.card()?, seat: self.seat()? },
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

    fn expedition(&mut self) -> Result<CardId, Unreadable> {
        let part = self.part()?;
        self.names.read_expedition(part)
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
