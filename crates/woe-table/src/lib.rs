//! One table: seats, lobby, windows, take-backs, who is told what, what is kept.
//!
//! Enter at [`Table::step`]: something happens at a time, and the table says what it wants done. It knows
//! no clock, no disk, no socket and no thread, and its chance comes from a key; the same inputs give the
//! same effects. Whoever holds it, a server, a page or a test, is its host: it keeps what is to be kept,
//! then tells what is to be told, lets bots think, and comes back when it is time.

mod answering;
mod audience;
mod chance;
mod commands;
mod consent;
mod crowd;
mod deeds;
mod door;
mod errand;
mod form;
mod lesson;
mod library;
mod live;
mod lobby;
mod opening;
mod parts;
mod past;
mod play;
mod replies;
mod reviewed;
mod room;
mod standing;
mod step;
mod table;
mod talk;
mod thinking;
mod tidy;
#[cfg(test)]
mod timing;
mod twin;
mod waits;
mod window;

pub use chance::Chance;
pub use library::{Library, Mix, Recent};
pub use opening::Opening;
pub use past::{Past, record_of, telling_of};
pub use play::Play;
pub use reviewed::Hearing;
pub use room::{Backlog, Customs, Room};
pub use standing::{Person, Standing};
pub use step::{
    CommandMark, Doors, Effects, Entry, Input, Inquiry, Kept, Text, Thought, Ticket, Time, Write,
};
pub use table::Table;
