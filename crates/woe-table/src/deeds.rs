//! What did a command or the clock bring about?

use crate::{
    newcomer::Handed,
    play::News,
    step::{CommandMark, Write},
};
use woe_wire::{Code, Line, No, Payload, You};

/// What is replied to a command that was carried out, or why it was not.
pub(crate) type Outcome = Result<Option<Payload>, No>;

/// What a command or the clock brought about, until it is kept and told.
#[derive(Default)]
pub(crate) struct Deeds {
    pub(crate) writes: Vec<Write>,
    pub(crate) news: Vec<News>,
    pub(crate) lines: Vec<Line>,
    /// Seats that changed hands, to be told as lines.
    pub(crate) handed: Vec<Handed>,
    /// Who has to go, and why.
    pub(crate) dismissed: Vec<(You, Code)>,
}

impl Deeds {
    /// Whether the standing is not what it was.
    pub(crate) fn restates(&self) -> bool {
        self.writes.iter().any(|write| matches!(write, Write::State { .. }))
    }

    /// Keeps the command with what it left, so that it is recognised if it comes again.
    pub(crate) fn mark(&mut self, mark: CommandMark) {
        let place = self.writes.iter_mut().find_map(|write| match write {
            Write::Block { command, .. }
            | Write::Line { command, .. }
            | Write::Note { command, .. } => Some(command),
            Write::Table { .. }
            | Write::State { .. }
            | Write::Cards(_)
            | Write::DropLine { .. }
            | Write::DropNotes
            | Write::Mark(_)
            | Write::Forget => None,
        });
        match place {
            Some(command) => *command = Some(mark),
            None => self.writes.push(Write::Mark(mark)),
        }
    }
}
