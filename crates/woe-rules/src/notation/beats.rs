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
        let mut out = String::new();
        self.write_beat(beat, &mut out);
        out
    }

    /// Adds a beat to a text.
    pub(crate) fn write_beat(&self, beat: Beat, out: &mut String) {
        if !self.write_beat_of_a_card(beat, out) {
            self.write_beat_of_a_seat(beat, out);
        }
    }

    /// Adds a beat that moves a card, or speaks of one; whether it was one.
    fn write_beat_of_a_card(&self, beat: Beat, out: &mut String) -> bool {
        let (word, card, rest): (&str, CardId, &[&str]) = match beat {
            Beat::Announced { seat, card, on, way } => {
                let on = on.map_or(NOTHING, |on| self.stack(on));
                let way = word(&WAYS, way);
                return join(out, &["announced", self.seat(seat), self.card(card), on, way]);
            }
            Beat::Granted { seat, card, count } => {
                let count = count.to_string();
                return join(out, &["granted", self.seat(seat), self.card(card), &count]);
            }
            Beat::Cancelled { card } => ("cancelled", card, &[]),
            Beat::Resolved { card } => ("resolved", card, &[]),
            Beat::Laid { card, on } => ("laid", card, &[self.stack(on)]),
            Beat::Moved { card, from, to } => ("moved", card, &[self.stack(from), self.stack(to)]),
            Beat::Stripped { card, from } => ("stripped", card, &[self.stack(from)]),
            Beat::Lifted { seat, card, from } => {
                ("lifted", card, &[self.seat(seat), self.stack(from)])
            }
            Beat::Slipped { seat, card, on } => {
                ("slipped", card, &[self.seat(seat), self.stack(on)])
            }
            Beat::Drawn { seat, card } => ("drawn", card, &[self.seat(seat)]),
            Beat::Discarded { seat, card } => ("discarded", card, &[self.seat(seat)]),
            Beat::Taken { card, from, to } => ("taken", card, &[self.seat(from), self.seat(to)]),
            Beat::Returned { seat, card } => ("returned", card, &[self.seat(seat)]),
            Beat::Regained { seat, card } => ("regained", card, &[self.seat(seat)]),
            Beat::SetOut { card } => ("set out", card, &[]),
            _ => return false,
        };
        join(out, &[word, self.card(card)]);
        rest.iter().for_each(|part| out.extend([BAR, part]));
        true
    }

    /// Adds a beat that speaks of no card.
    fn write_beat_of_a_seat(&self, beat: Beat, out: &mut String) {
        let parts: &[&str] = match beat {
            Beat::SetAside { stack } => &["set aside", self.stack(stack)],
            Beat::Joined { stack, seat } => &["joined", self.stack(stack), self.seat(seat)],
            Beat::Parted { stack } => &["parted", self.stack(stack)],
            Beat::Shuffled => &["shuffled"],
            Beat::Reshuffled => &["reshuffled"],
            Beat::TurnBegan { seat } => &["turn began", self.seat(seat)],
            Beat::TurnSkipped { seat } => &["turn skipped", self.seat(seat)],
            Beat::TurnEnded { seat } => &["turn ended", self.seat(seat)],
            Beat::Passed { seat } => &["passed", self.seat(seat)],
            Beat::Named { stack } => &["named", self.stack(stack)],
            Beat::Removed { stack } => &["removed", self.stack(stack)],
            Beat::WillSkip { seat, what } => &["will skip", self.seat(seat), word(&SKIPS, what)],
            Beat::DrawSkipped { seat } => &["draw skipped", self.seat(seat)],
            _ => &["ended"],
        };
        join(out, parts);
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
fn join(out: &mut String, parts: &[&str]) -> bool {
    for (at, part) in parts.iter().enumerate() {
        out.push_str(if at == 0 { "" } else { BAR });
        out.push_str(part);
    }
    true
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
            "parted" => Beat::Parted { stack: self.stack()? },
            "set out" => Beat::SetOut { card: self.expedition()? },
            "regained" => Beat::Regained { card: self.card()?, seat: self.seat()? },
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
