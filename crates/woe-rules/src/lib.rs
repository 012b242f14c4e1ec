//! What may be done, and what follows: the pure engine of the Gloom family.
//!
//! [`Rules`] never change during a game; a [`Game`] is one copyable value. Everyone who plays goes
//! through three calls: [`Rules::decision`], [`Rules::legal_actions`], [`Rules::apply`].

mod agenda;
mod beat;
mod beside;
mod cardset;
mod check;
mod decision;
mod drawing;
mod face;
mod fate;
mod few;
mod game;
mod imagine;
mod layout;
mod notation;
mod perform;
mod place;
mod preview;
mod profile;
mod query;
mod record;
mod resolve;
mod score;
mod table;
mod turn;
mod view;
mod window;

pub use agenda::{AGENDA_MAX, Scene, Task};
pub use beat::{Beat, Glimpse, Way, Witness};
pub use cardset::CardSet;
pub use decision::{Action, Announcement, Choice, Decision, Due, Moment, Play, Question, Refusal};
pub use face::{Face, Givers, Portrait};
pub use fate::{Fate, Key, Label, Stream};
pub use few::Few;
pub use game::{Game, Rules};
pub use imagine::{Imagination, Memory};
pub use layout::{LaidStack, Layout};
pub use notation::{Names, Unreadable};
pub use place::{Eye, Place, Seat, StackId, StackSet};
pub use preview::{Omen, Outlook, Preview, SeatPreview, StackPreview};
pub use profile::{
    Casting, DEFAULT_GUESTS, DEFAULT_ROUNDS, DEFAULT_STORIES, Discarding, MIDDLE_MAX, Mixing,
    Mysteries, Profile, Retorts,
};
pub use query::DRAW_LIMIT;
pub use record::{
    Block, Divergence, Estranged, Header, Mark, Record, RecordMistake, Recorder, SetName,
    Transcript, Version, read_record,
};
pub use table::{Grant, Stack, Table};
pub use turn::{Seating, Start, Unplayable};
pub use view::{Changed, SeatView, StackView, TableView, View};
pub use window::Round;
