//! What is said at a table, besides answers?

use crate::{
    deeds::{Deeds, Outcome},
    form,
    play::Play,
    room::Customs,
    step::{Kept, Write},
    tidy,
};
use woe_rules::{Eye, Seat};
use woe_wire::{Code, History, Line, LineKind, No, Payload};

/// How many lines a table keeps.
const LINES_MAX: usize = 5000;
/// How many of them are of those who watch.
const REMARKS_MAX: usize = 500;

/// All that was said.
#[derive(Default)]
pub(crate) struct Talk {
    pub(crate) lines: Vec<Line>,
    /// The number of the next line: also that of a line that was taken back is not given again.
    pub(crate) next: u32,
}

/// A step of the story, and whose it was.
#[derive(Clone, Copy)]
pub(crate) struct StepOf {
    pub(crate) at: u32,
    pub(crate) by: Seat,
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

    /// All that happened so far as that eye saw it, and all that was said.
    pub(crate) fn history(&self, play: Option<&Play>, eye: Eye) -> Outcome {
        let steps = play.map_or_else(Vec::new, |play| play.history(eye));
        Ok(Some(Payload::History(History { steps, lines: self.lines.clone() })))
    }

    /// Somebody with a seat says something.
    pub(crate) fn chat(
        &mut self,
        seat: Seat,
        line: &str,
        customs: &Customs,
        deeds: &mut Deeds,
    ) -> Outcome {
        let line = self.fit(line, customs)?;
        self.push(seat, LineKind::Chat, None, line, deeds);
        Ok(None)
    }

    /// Somebody who watches says something, under a name that nobody here has.
    pub(crate) fn remark(
        &mut self,
        name: String,
        line: &str,
        customs: &Customs,
        deeds: &mut Deeds,
    ) -> Outcome {
        let line = self.fit(line, customs)?;
        // They must not take the room for the players' stories.
        if self.lines.iter().filter(|line| line.seat.is_none()).count() >= REMARKS_MAX {
            return Err(Code::TooMany.into());
        }
        let (number, kind) = (self.next, LineKind::Chat);
        self.put(Line { number, kind, seat: None, name: Some(name), at: None, line }, deeds);
        Ok(None)
    }

    /// Somebody tells how a step came to pass, if it was theirs.
    pub(crate) fn tell_story(
        &mut self,
        seat: Seat,
        StepOf { at, by }: StepOf,
        line: &str,
        customs: &Customs,
        deeds: &mut Deeds,
    ) -> Outcome {
        if by != seat {
            return Err(Code::NoSuchThing.into());
        }
        let line = self.fit(line, customs)?;
        self.push_story(seat, at, line, deeds);
        Ok(None)
    }

    /// A story that fits is told.
    pub(crate) fn push_story(&mut self, seat: Seat, at: u32, line: String, deeds: &mut Deeds) {
        self.push(seat, LineKind::Story, Some(at), line, deeds);
    }

    /// Somebody applauds a step of another, once.
    pub(crate) fn applaud(
        &mut self,
        seat: Seat,
        StepOf { at, by }: StepOf,
        deeds: &mut Deeds,
    ) -> Outcome {
        let same = |line: &Line| {
            let theirs = line.seat.map(usize::from) == Some(seat.index());
            line.kind == LineKind::Applause && line.at == Some(at) && theirs
        };
        if by == seat || self.lines.iter().any(same) {
            return Err(Code::NoSuchThing.into());
        }
        self.check_room()?;
        self.push(seat, LineKind::Applause, Some(at), String::new(), deeds);
        Ok(None)
    }

    /// The line as it may be said, if there is room for one more.
    pub(crate) fn fit(&self, line: &str, customs: &Customs) -> Result<String, No> {
        let line = tidy::line(line, customs.line_chars).ok_or(Code::BadLine)?;
        self.check_room()?;
        Ok(line)
    }

    fn check_room(&self) -> Result<(), No> {
        match self.lines.len() < LINES_MAX {
            true => Ok(()),
            false => Err(Code::TooMany.into()),
        }
    }

    fn push(
        &mut self,
        seat: Seat,
        kind: LineKind,
        at: Option<u32>,
        line: String,
        deeds: &mut Deeds,
    ) {
        let (number, seat) = (self.next, Some(seat.index() as u8));
        self.put(Line { number, kind, seat, name: None, at, line }, deeds);
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
