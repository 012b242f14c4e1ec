//! What is on the disk, and what is on its way there?
//!
//! It keeps what the store of a server keeps, in the same way; a group is there whole or not at all, and
//! only what is there outlives a power cut.

use super::{
    fault::Fault,
    heirloom::Heirloom,
    law::{Broken, Law},
};
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::Arc,
};
use woe_table::{CommandMark, Doors, Kept, Standing, Ticket, Write};
use woe_wire::{Line, LineKind, Phase};

/// How many commands of a table are remembered, as a server does.
const COMMANDS_MAX: usize = 64;
/// Every so many times a planted fault shows.
const FAULT_EVERY: u64 = 25;

/// What becomes of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    Kept,
    /// Not written, and the host knows.
    Failed,
    /// Written, but the host is told that it failed.
    Ambiguous,
    /// Not written, and what was is not found either.
    Blind,
}

/// What one table wants kept, on its way.
pub(super) struct Group {
    /// Which life of which table wants it.
    pub(super) life: (usize, u64),
    pub(super) ticket: Ticket,
    pub(super) writes: Vec<Write>,
    pub(super) fate: Fate,
}

/// One table on the disk.
pub(super) struct Saved {
    pub(super) kept: Kept,
    pub(super) doors: Doors,
    pub(super) phase: Phase,
    last_block: Option<u32>,
    /// As it was before the last group, for a planted fault.
    before: Option<Kept>,
}

#[derive(Default)]
pub(super) struct Disk {
    pub(super) tables: Vec<Option<Saved>>,
    /// Doors of tables and for watchers, and the table behind.
    pub(super) doors: BTreeMap<String, usize>,
    pub(super) groups: BTreeMap<u64, Group>,
    /// The sets that tables were dealt from, by their hashes, and who was dealt from which.
    sets: BTreeMap<String, Arc<str>>,
    dealt: BTreeSet<(String, usize)>,
    /// How often each command had its effect, by table, seat and id.
    marks: HashMap<(usize, u8, String), u32>,
    /// How often each line stands there.
    lines: HashMap<String, u32>,
    /// How many marks each table ever had.
    marked: HashMap<usize, u32>,
    fault: Option<Fault>,
    applied: u64,
}

impl Saved {
    /// Takes a write as the store does; the command that caused it.
    fn take<'a>(&mut self, write: &'a Write) -> Option<&'a CommandMark> {
        let kept = &mut self.kept;
        match write {
            Write::State { state, phase } => {
                (kept.state, self.phase) = (state.clone(), *phase);
                None
            }
            Write::Block { at, text, command } => {
                kept.blocks.push(text.clone());
                self.last_block = Some(*at);
                command.as_ref()
            }
            Write::Line { at, line, command } => {
                kept.lines.push((*at, line.clone()));
                command.as_ref()
            }
            Write::DropLine { at } => {
                kept.lines.retain(|(line, _)| line != at);
                None
            }
            Write::Note { decision, seat, answer, command } => {
                kept.notes.retain(|(of, by, _)| (of, by) != (decision, seat));
                kept.notes.push((*decision, *seat, answer.clone()));
                kept.notes.sort();
                command.as_ref()
            }
            Write::DropNotes => {
                kept.notes.clear();
                None
            }
            Write::Mark(command) => Some(command),
            Write::Cards(_) | Write::Forget | Write::Table { .. } => None,
        }
    }
}

impl Disk {
    /// An empty one, with whatever is wrong with it.
    pub(super) fn new(fault: Option<Fault>) -> Disk {
        Disk { fault, ..Disk::default() }
    }

    pub(super) fn saved(&self, table: usize) -> Option<&Saved> {
        self.tables.get(table).and_then(Option::as_ref)
    }

    /// What is kept of a table, as it is read at a restart.
    pub(super) fn find(&self, table: usize) -> Option<Kept> {
        let saved = self.saved(table)?;
        let stale = saved.before.as_ref().filter(|_| self.fault == Some(Fault::StaleLoad));
        let mut kept = stale.unwrap_or(&saved.kept).clone();
        if self.fault == Some(Fault::LostNotes) {
            kept.notes.clear();
        }
        if self.fault == Some(Fault::LostMarks) {
            kept.commands.clear();
        }
        Some(kept)
    }

    pub(super) fn effects_of(&self, table: usize, seat: u8, id: &str) -> u32 {
        self.marks.get(&(table, seat, id.to_owned())).copied().unwrap_or(0)
    }

    pub(super) fn count_of(&self, line: &str) -> u32 {
        self.lines.get(line).copied().unwrap_or(0)
    }

    pub(super) fn marks_of(&self, table: usize) -> u32 {
        self.marked.get(&table).copied().unwrap_or(0)
    }

    /// A table that was opened.
    pub(super) fn lay(&mut self, doors: Doors, state: String, writes: &[Write]) -> usize {
        let number = self.lay_table(&doors, &state);
        for write in writes {
            // A table that was just laid takes whatever belongs to it.
            let _ = self.apply(number, write);
        }
        number
    }

    /// A table that an earlier version has kept.
    pub(super) fn inherit(&mut self, heirloom: &Heirloom) -> Result<usize, Broken> {
        let Heirloom { doors, kept, sets, .. } = heirloom;
        let standing = Standing::read(&kept.state).map_err(|why| (Law::Readable, why))?;
        let number = self.lay_table(doors, &kept.state);
        self.keep_sets(number, sets);
        if let Some(saved) = &mut self.tables[number] {
            (saved.kept, saved.phase) = (kept.clone(), standing.phase);
        }
        Ok(number)
    }

    /// The sets that a table was dealt from.
    ///
    /// # Errors
    /// If one is not here.
    pub(super) fn sets_of(&self, kept: &Kept) -> Result<Vec<(String, &str)>, Broken> {
        let standing = Standing::read(&kept.state).map_err(|why| (Law::Readable, why))?;
        let find = |hash: String| match self.sets.get(&hash) {
            Some(source) => Ok((hash, &**source)),
            None => Err((Law::Readable, format!("the set {hash} of a table is not kept"))),
        };
        standing.dealt.into_iter().map(find).collect()
    }

    /// Writes a group, whole or not at all.
    ///
    /// # Errors
    /// If a sound table would not have wanted it.
    pub(super) fn write(&mut self, table: usize, writes: &[Write]) -> Result<(), Broken> {
        for write in writes {
            self.check(table, write)?;
        }
        self.applied += 1;
        let shows = self.applied.is_multiple_of(FAULT_EVERY);
        if let Some(saved) = self.tables.get_mut(table).and_then(Option::as_mut)
            && self.fault == Some(Fault::StaleLoad)
        {
            saved.before = Some(saved.kept.clone());
        }
        let lost = usize::from(shows && self.fault == Some(Fault::LostWrite));
        let times = 1 + usize::from(shows && self.fault == Some(Fault::DoubledWrite));
        for _ in 0..times {
            for write in &writes[..writes.len() - lost] {
                self.apply(table, write)?;
            }
        }
        Ok(())
    }

    fn check(&self, table: usize, write: &Write) -> Result<(), Broken> {
        if let Write::Table { .. } = write {
            return Ok(());
        }
        let broken = |what: String| Err((Law::KeptOnce, what));
        let Some(saved) = self.saved(table) else {
            return broken(format!("table {table} writes after it was deleted"));
        };
        match write {
            Write::Block { at, .. } if saved.last_block >= Some(*at) => {
                broken(format!("table {table} writes block {at} after {:?}", saved.last_block))
            }
            Write::Line { at, .. } if saved.kept.lines.last().map(|(last, _)| last) >= Some(at) => {
                broken(format!("table {table} writes line {at} twice"))
            }
            Write::Table { .. }
            | Write::State { .. }
            | Write::Cards(_)
            | Write::Block { .. }
            | Write::Line { .. }
            | Write::DropLine { .. }
            | Write::Note { .. }
            | Write::DropNotes
            | Write::Mark(_)
            | Write::Forget => Ok(()),
        }
    }

    fn apply(&mut self, table: usize, write: &Write) -> Result<(), Broken> {
        if let Write::Table { doors, state } = write {
            self.lay_table(doors, state);
            return Ok(());
        }
        let found = self.tables.get_mut(table).and_then(Option::as_mut);
        let Some(saved) = found else { return Ok(()) };
        let mark = saved.take(write);
        match write {
            Write::Line { line, .. } => self.count_line(line)?,
            Write::Cards(sets) if self.fault != Some(Fault::LostCards) => {
                self.keep_sets(table, sets);
            }
            Write::Forget => self.forget(table),
            Write::Table { .. }
            | Write::State { .. }
            | Write::Cards(_)
            | Write::Block { .. }
            | Write::DropLine { .. }
            | Write::Note { .. }
            | Write::DropNotes
            | Write::Mark(_) => {}
        }
        mark.map_or(Ok(()), |mark| self.remember(table, mark))
    }

    /// Each set once, however many tables are dealt from it.
    fn keep_sets(&mut self, table: usize, sets: &[(String, Arc<str>)]) {
        for (hash, source) in sets {
            self.sets.entry(hash.clone()).or_insert_with(|| source.clone());
            self.dealt.insert((hash.clone(), table));
        }
    }

    /// A table is gone, with the sets that nobody else was dealt from.
    fn forget(&mut self, table: usize) {
        self.tables[table] = None;
        self.dealt.retain(|(_, other)| *other != table);
        let dealt = &self.dealt;
        self.sets.retain(|hash, _| dealt.iter().any(|(other, _)| other == hash));
    }

    fn remember(&mut self, table: usize, mark: &CommandMark) -> Result<(), Broken> {
        if let Some(saved) = self.tables.get_mut(table).and_then(Option::as_mut) {
            let commands = &mut saved.kept.commands;
            commands.push(mark.clone());
            let spare = commands.len().saturating_sub(COMMANDS_MAX);
            commands.drain(..spare);
        }
        *self.marked.entry(table).or_default() += 1;
        let count = self.marks.entry((table, mark.seat, mark.id.clone())).or_default();
        *count += 1;
        match *count {
            1 => Ok(()),
            more => {
                Err((Law::KeptOnce, format!("command {} had its effect {more} times", mark.id)))
            }
        }
    }

    fn count_line(&mut self, line: &str) -> Result<(), Broken> {
        let Ok(Line { kind, line, .. }) = woe_wire::read::<Line>(line) else {
            return Err((Law::Readable, format!("{line} is no line")));
        };
        // Applause has no words, and what the house says of seats may be said again.
        if !matches!(kind, LineKind::Story | LineKind::Chat) {
            return Ok(());
        }
        let count = self.lines.entry(line.clone()).or_default();
        *count += 1;
        match *count {
            1 => Ok(()),
            more => Err((Law::KeptOnce, format!("{line:?} stands there {more} times"))),
        }
    }

    fn lay_table(&mut self, doors: &Doors, state: &str) -> usize {
        let number = self.tables.len();
        let kept = Kept { state: state.to_owned(), ..Kept::default() };
        for door in [&doors.table, &doors.watch] {
            self.doors.insert(door.clone(), number);
        }
        let (doors, phase) = (doors.clone(), Phase::Lobby);
        self.tables.push(Some(Saved { kept, doors, phase, last_block: None, before: None }));
        number
    }
}
