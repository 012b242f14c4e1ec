//! What is said at a table, besides answers?

use crate::{
    deeds::{Deeds, Outcome},
    form,
    play::Play,
    step::{Kept, Write},
    table::Table,
    tidy,
};
use woe_rules::Seat;
use woe_wire::{Code, Line, LineKind, No};

/// How many lines a table keeps.
const LINES_MAX: usize = 5000;
/// How many of them are of those who watch.
const REMARKS_MAX: usize = 500;

/// All that was said.
#[derive(Default)]
pub(crate) struct Talk {
    pub(crate) lines: Vec<Line>,
    /// The number of the next line: also that of a line that was taken back is not given again.
    next: u32,
}

impl Talk {
    /// What was kept, without what was said of plays that were taken back.
    pub(crate) fn of(kept: &Kept, play: Option<&Play>) -> Talk {
        let lines = kept.lines.iter().filter_map(|(_, line)| form::read_line(line));
        let stands = |line: &Line| match (line.at, play) {
            (Some(at), Some(play)) => play.by(at).is_some(),
            _ => true,
        };
        let next = kept.lines.last().map_or(0, |(at, _)| at + 1);
        Talk { lines: lines.filter(stands).collect(), next }
    }

    /// What was said of plays after that step is said no more.
    pub(crate) fn take_back(&mut self, back: Option<u32>) {
        self.lines.retain(|line| line.at.is_none_or(|at| Some(at) <= back));
    }

    fn check_room(&self) -> Result<(), No> {
        match self.lines.len() < LINES_MAX {
            true => Ok(()),
            false => Err(Code::TooMany.into()),
        }
    }

    /// Keeps a line, and tells it.
    fn put(&mut self, line: Line, deeds: &mut Deeds) {
        self.next += 1;
        deeds.writes.push(Write::Line {
            at: line.number,
            line: form::written_line(&line),
            command: None,
        });
        self.lines.push(line.clone());
        deeds.lines.push(line);
    }
}

impl Table {
    pub(crate) fn tell_story(
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

    pub(crate) fn applaud(&mut self, seat: Seat, at: u32, deeds: &mut Deeds) -> Outcome {
        let play = self.play.as_ref().ok_or(Code::OnlyWhilePlaying)?;
        let by = play.by(at).ok_or(Code::NoSuchThing)?;
        let same = |line: &Line| {
            let theirs = line.seat.map(usize::from) == Some(seat.index());
            line.kind == LineKind::Applause && line.at == Some(at) && theirs
        };
        if by == seat || self.talk.lines.iter().any(same) {
            return Err(Code::NoSuchThing.into());
        }
        self.talk.check_room()?;
        self.push_line(seat, LineKind::Applause, Some(at), String::new(), deeds);
        Ok(None)
    }

    pub(crate) fn add_line(
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
    pub(crate) fn fit_line(&self, line: &str) -> Result<String, No> {
        let line = tidy::line(line, self.room.customs.line_chars).ok_or(Code::BadLine)?;
        self.talk.check_room()?;
        Ok(line)
    }

    pub(crate) fn push_line(
        &mut self,
        seat: Seat,
        kind: LineKind,
        at: Option<u32>,
        line: String,
        deeds: &mut Deeds,
    ) {
        let seat = Some(seat.index() as u8);
        let number = self.talk.next;
        self.talk.put(Line { number, kind, seat, name: None, at, line }, deeds);
    }

    /// Somebody who watches says something, if the host lets them, under a name that nobody here has.
    pub(crate) fn remark(&mut self, name: &str, line: &str, deeds: &mut Deeds) -> Outcome {
        let name = self.standing.watcher_name(name, &self.room.customs)?;
        let line = self.fit_line(line)?;
        // They must not take the room for the players' stories.
        if self.talk.lines.iter().filter(|line| line.seat.is_none()).count() >= REMARKS_MAX {
            return Err(Code::TooMany.into());
        }
        let (number, kind) = (self.talk.next, LineKind::Chat);
        self.talk.put(Line { number, kind, seat: None, name: Some(name), at: None, line }, deeds);
        Ok(None)
    }
}
