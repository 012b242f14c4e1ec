//! One table: seats, lobby, windows, take-backs, who is told what, what is kept.
//!
//! Enter at [`Table::step`]: something happens at a time, and the table says what it wants done. It knows
//! no clock, no disk, no socket and no thread, and its chance comes from a key; the same inputs give the
//! same effects. Whoever holds it, a server, a page or a test, is its host: it keeps what is to be kept,
//! then tells what is to be told, lets bots think, and comes back when it is time.
//!
//! What many tables share (the [`Library`] of sets, the [`Customs`]) is a [`Room`]. What is kept of a table is
//! an opening state and then groups of [`Write`]s, each with a [`Ticket`]: until the host says that a group
//! is kept, nobody is told of it, and whatever else happens waits.
//!
//! ```
//! use std::sync::Arc;
//! use woe_rules::Key;
//! use woe_table::{Backlog, Chance, Customs, Entry, Input, Kept, Library, Opening, Room, Table};
//! use woe_wire::{Command, Do, Door, OpenTable, You, read};
//!
//! let customs = Customs {
//!     name_chars: 24,
//!     line_chars: 400,
//!     watchers: 20,
//!     backlog: Backlog { bytes: 65_536, events: 32 },
//!     bot_pause_ms: 0,
//!     idle_ms: 600_000,
//! };
//! let room = Arc::new(Room { customs, library: Library::new(woe_cards::shelf()) });
//!
//! // Lay a table: Ann and a bot, in the lobby.
//! let asked: OpenTable = read(
//!     r#"{
//!         "name": "Ann", "others": [{ "bot": "clerk" }], "watching": true, "start": false,
//!         "options": {
//!             "edition": "first", "plain": false, "rounds": 60, "response_seconds": 2, "swift": false
//!         }
//!     }"#,
//! )?;
//! let opening = Opening::of(&room, &asked, &mut Chance::new(Key::from_seed(1)))
//!     .expect("such a table can be");
//! let kept = Kept { state: opening.state, ..Kept::default() };
//! let secret = Chance::new(Key::from_seed(2));
//! let mut table = Table::load(room, kept, secret, 0).expect("what was opened can be read");
//!
//! // Enter, with what holds the seat.
//! let (door, token) = (Door::Table(opening.doors.table), Some(opening.opened.token));
//! let entry = Entry { door, token, resume: None, caller: 7, from: 1 };
//! let effects = table.step(0, Input::Enter(Box::new(entry)));
//! assert_eq!(effects.admitted[0], (7, Ok(You::Seat(0))));
//!
//! // Say something: it is to be kept first, and nobody is told yet.
//! let what = Do::Chat { line: "Good evening.".to_owned() };
//! let command = Command { id: "first".to_owned(), what };
//! let effects = table.step(10, Input::Say { you: You::Seat(0), caller: 7, command });
//! assert!(effects.tell.is_empty());
//! let (ticket, _) = effects.keep.expect("a line is kept");
//!
//! // Step: it was kept, and now it is told.
//! let effects = table.step(15, Input::Kept(ticket));
//! assert!(effects.tell.iter().any(|(_, text)| text.contains("Good evening.")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
mod glance;
mod lesson;
mod library;
mod live;
mod lobby;
mod newcomer;
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
pub use past::{Past, record_of, telling_of, told_so_far};
pub use play::Play;
pub use reviewed::Hearing;
pub use room::{Backlog, Customs, Room};
pub use standing::{Person, Standing};
pub use step::{
    CommandMark, Doors, Effects, Entry, Input, Inquiry, Kept, Text, Thought, Ticket, Time, Write,
};
pub use table::Table;
