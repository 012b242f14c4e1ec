//! What is said at a table, besides answers?

use super::{Deeds, Table, commands::Outcome};
use crate::{store::Write, tidy};
use woe_rules::Seat;
use woe_wire::{Code, Line, LineKind, No, written};

/// How many lines a table keeps.
const LINES_MAX: usize = 5000;
/// How many of them are of those who watch.
const REMARKS_MAX: usize = 500;

impl Table {
    pub(super) fn tell_story(
        &mut self,
        seat: Seat,
        at: u32,
        line: &str,
        deeds: &mut Deeds,
    ) -> Outcome {
        let play = self.play.as_ref().ok_or(Code::OnlyWhilePlaying)?;
        if play.by(at) != Some(seat) {
            return Err(Code::NoSuchThing.into());
        }
        self.add_line(seat, LineKind::Story, Some(at), line, deeds)
    }

    pub(super) fn applaud(&mut self, seat: Seat, at: u32, deeds: &mut Deeds) -> Outcome {
        let play = self.play.as_ref().ok_or(Code::OnlyWhilePlaying)?;
        let by = play.by(at).ok_or(Code::NoSuchThing)?;
        let same = |line: &Line| {
            let theirs = line.seat.map(usize::from) == Some(seat.index());
            line.kind == LineKind::Applause && line.at == Some(at) && theirs
        };
        if by == seat || self.lines.iter().any(same) {
            return Err(Code::NoSuchThing.into());
        }
        self.check_room_for_a_line()?;
        self.push_line(seat, LineKind::Applause, Some(at), String::new(), deeds);
        Ok(None)
    }

    pub(super) fn add_line(
        &mut self,
        seat: Seat,
        kind: LineKind,
        at: Option<u32>,
        line: &str,
        deeds: &mut Deeds,
    ) -> Outcome {
        let line = self.fit_line(line)?;
        self.push_line(seat, kind, at, line, deeds);
        Ok(None)
    }

    /// The line as it may be said, if there is room for one more.
    pub(super) fn fit_line(&self, line: &str) -> Result<String, No> {
        let line = tidy::line(line, self.hall.settings.line_chars).ok_or(Code::BadLine)?;
        self.check_room_for_a_line()?;
        Ok(line)
    }

    fn check_room_for_a_line(&self) -> Result<(), No> {
        match self.lines.len() < LINES_MAX {
            true => Ok(()),
            false => Err(Code::TooMany.into()),
        }
    }

    pub(super) fn push_line(
        &mut self,
        seat: Seat,
        kind: LineKind,
        at: Option<u32>,
        line: String,
        deeds: &mut Deeds,
    ) {
        let seat = Some(seat.index() as u8);
        let number = self.next_line;
        self.put_line(Line { number, kind, seat, name: None, at, line }, deeds);
    }

    /// Keeps a line, and tells it.
    fn put_line(&mut self, line: Line, deeds: &mut Deeds) {
        self.next_line += 1;
        deeds.writes.push(Write::Line {
            number: self.number,
            at: line.number,
            line: written(&line),
            command: None,
        });
        self.lines.push(line.clone());
        deeds.lines.push(line);
    }

    /// Somebody who watches says something, if the host lets them, under a name that nobody here has.
    pub(super) fn remark(&mut self, name: &str, line: &str, deeds: &mut Deeds) -> Outcome {
        if !self.standing.talking {
            return Err(Code::NeedsASeat.into());
        }
        let name = self.fit_name(name, None)?;
        let line = self.fit_line(line)?;
        // They must not take the room for the players' stories.
        if self.lines.iter().filter(|line| line.seat.is_none()).count() >= REMARKS_MAX {
            return Err(Code::TooMany.into());
        }
        let (number, kind) = (self.next_line, LineKind::Chat);
        self.put_line(Line { number, kind, seat: None, name: Some(name), at: None, line }, deeds);
        Ok(None)
    }
}
