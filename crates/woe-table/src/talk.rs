//! What is said at a table, besides answers?

use crate::{
    deeds::{Deeds, Outcome},
    form,
    newcomer::Handed,
    play::Play,
    room::Customs,
    standing::Standing,
    step::{Kept, Write},
    tidy,
};
use std::collections::{BTreeMap, BTreeSet};
use woe_rules::{Eye, Seat};
use woe_wire::{Bookmark, Code, History, Line, LineKind, No, Payload, Step, written};

/// How many lines a table keeps of one seat: whoever talks a lot takes nobody else's room.
const LINES_MAX: usize = 900;
/// How many it keeps of those who watch. When there are more, one goes of whoever has said most.
const REMARKS_MAX: usize = 500;
/// How many lines tell of seats that changed hands before the host can give no more away.
const HANDINGS_MAX: usize = 300;

/// How many bytes those of one seat may take, and so many all of those who watch; and how many more each
/// takes than its words.
const LINES_BYTES_MAX: usize = 40 * 1024;
const LINE_BYTES: usize = 40;
/// How many bytes there are in a page of history, unless there is only one thing in it.
const PAGE_BYTES: usize = 48 * 1024;

/// A page of history that is being filled.
struct Page {
    left: usize,
}

impl Page {
    /// As much of it as there is room for, at least one on an empty page; and the first that did not fit.
    fn fill<T>(
        &mut self,
        all: impl Iterator<Item = T>,
        size: impl Fn(&T) -> usize,
    ) -> (Vec<T>, Option<T>) {
        let mut some = Vec::new();
        for one in all {
            let size = size(&one) + 1;
            if size > self.left && self.left < PAGE_BYTES {
                return (some, Some(one));
            }
            self.left = self.left.saturating_sub(size);
            some.push(one);
        }
        (some, None)
    }
}

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

    /// A page of what happened so far as that eye saw it, and of what was said.
    pub(crate) fn history(&self, play: Option<&Play>, eye: Eye, from: Option<Bookmark>) -> Outcome {
        let from = from.unwrap_or_default();
        let mut page = Page { left: PAGE_BYTES };
        let all = play.into_iter().flat_map(|play| play.history(eye, from.step));
        let (steps, next_step) = page.fill(all, |step| written(step).len());
        let read = |steps: &[Step]| steps.last().map_or(from.step, |last| last.at + 1);
        if let Some(next) = next_step {
            let next = Some(Bookmark { step: next.at, line: from.line });
            return Ok(Some(Payload::History(History { steps, lines: Vec::new(), next })));
        }
        let first = self.lines.partition_point(|line| line.number < from.line);
        let all = self.lines[first..].iter().cloned();
        let (lines, next_line) = page.fill(all, |line| written(line).len());
        let next = next_line.map(|next| Bookmark { step: read(&steps), line: next.number });
        Ok(Some(Payload::History(History { steps, lines, next })))
    }

    /// Somebody with a seat says something.
    pub(crate) fn chat(
        &mut self,
        seat: Seat,
        line: &str,
        customs: &Customs,
        deeds: &mut Deeds,
    ) -> Outcome {
        let line = self.fit(seat, line, customs)?;
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
        let line = tidy::line(line, customs.line_chars).ok_or(Code::BadLine)?;
        let looks = tidy::looks(&name);
        let others: BTreeSet<&str> = self.remarks().filter(|other| *other != name).collect();
        if others.into_iter().any(|other| tidy::are_alike(&looks, other)) {
            return Err(Code::NameTaken.into());
        }
        while self.has_no_room_for_remarks() {
            self.drop_remark(deeds);
        }
        let (number, kind) = (self.next, LineKind::Chat);
        self.put(Line { number, kind, seat: None, name: Some(name), at: None, line }, deeds);
        Ok(None)
    }

    /// The names under which those said something who watch, one for each line.
    fn remarks(&self) -> impl Iterator<Item = &str> {
        let watchers = self.lines.iter().filter(|line| line.seat.is_none());
        watchers.map(|line| line.name.as_deref().unwrap_or_default())
    }

    fn has_no_room_for_remarks(&self) -> bool {
        let all = || self.lines.iter().filter(|line| line.seat.is_none());
        all().count() >= REMARKS_MAX || all().map(bytes).sum::<usize>() >= LINES_BYTES_MAX
    }

    /// The first remark goes of whoever has made most: nobody can use up the room of the others.
    fn drop_remark(&mut self, deeds: &mut Deeds) {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        self.remarks().for_each(|name| *counts.entry(name).or_default() += 1);
        let most = counts.values().max().copied();
        let talks = |line: &Line| {
            let name = line.name.as_deref().unwrap_or_default();
            line.seat.is_none() && counts.get(name).copied() == most
        };
        let Some(at) = self.lines.iter().position(talks) else { return };
        deeds.writes.push(Write::DropLine { at: self.lines.remove(at).number });
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
        let line = self.fit(seat, line, customs)?;
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
            line.kind == LineKind::Applause && line.at == Some(at) && is_of(line, seat)
        };
        if by == seat || self.lines.iter().any(same) {
            return Err(Code::NoSuchThing.into());
        }
        self.check_room(seat)?;
        self.push(seat, LineKind::Applause, Some(at), String::new(), deeds);
        Ok(None)
    }

    /// The line as it may be said, if that seat has room for one more.
    pub(crate) fn fit(&self, seat: Seat, line: &str, customs: &Customs) -> Result<String, No> {
        let line = tidy::line(line, customs.line_chars).ok_or(Code::BadLine)?;
        self.check_room(seat)?;
        Ok(line)
    }

    fn check_room(&self, seat: Seat) -> Result<(), No> {
        let own = || self.lines.iter().filter(|line| is_of(line, seat));
        match own().count() < LINES_MAX && own().map(bytes).sum::<usize>() < LINES_BYTES_MAX {
            true => Ok(()),
            false => Err(Code::TooMany.into()),
        }
    }

    /// Whether a seat may change hands once more: while they play, each time is told.
    pub(crate) fn check_handing(&self, standing: &Standing) -> Result<(), No> {
        let told = self.lines.iter().filter(|line| is_of_the_house(line.kind)).count();
        match !standing.is_playing() || told < HANDINGS_MAX {
            true => Ok(()),
            false => Err(Code::TooMany.into()),
        }
    }

    /// Tells which seats have changed hands.
    pub(crate) fn tell_handed(&mut self, deeds: &mut Deeds) {
        for Handed { kind, seat, name, before } in std::mem::take(&mut deeds.handed) {
            let (number, seat) = (self.next, Some(seat as u8));
            self.put(Line { number, kind, seat, name, at: None, line: before }, deeds);
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

/// Whether somebody in that seat said it.
fn is_of(line: &Line, seat: Seat) -> bool {
    line.seat.map(usize::from) == Some(seat.index()) && !is_of_the_house(line.kind)
}

/// Whether nobody said it: it tells of a seat that changes hands.
fn is_of_the_house(kind: LineKind) -> bool {
    match kind {
        LineKind::Story | LineKind::Chat | LineKind::Applause => false,
        LineKind::Opened
        | LineKind::Given
        | LineKind::Asks
        | LineKind::Seated
        | LineKind::Declined => true,
    }
}

/// How many bytes a line takes.
fn bytes(line: &Line) -> usize {
    LINE_BYTES + line.line.len() + line.name.as_ref().map_or(0, String::len)
}
