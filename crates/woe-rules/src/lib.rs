//! What may be done, and what follows: the pure engine of the Gloom family.
//!
//! [`Rules`] never change during a game; a [`Game`] is one copyable value. Everyone who plays goes
//! through three calls: [`Rules::decision`], [`Rules::legal_actions`], [`Rules::apply`].
//!
//! - The table changes only by a [`Beat`]. Who wants to know what happened is a [`Witness`]: a `Vec<Beat>`
//!   keeps them, `()` does not listen.
//! - Every pause is a [`Question`] to one [`Seat`], every answer an [`Action`]. What may not be is a
//!   [`Refusal`]: it cites its rule and has changed nothing.
//! - Nobody but whoever referees sees a [`Game`]. A seat has a [`View`], and beats of [`Glimpse`]s
//!   ([`Beat::seen_by`]).
//! - Chance comes from a [`Key`]: the same seating, key and answers tell the same game, for ever. A
//!   [`Recorder`] writes it down, a [`Record`] tells it again.
//!
//! ```
//! use woe_cards::{Edition, base, compile};
//! use woe_rules::{Eye, Header, Key, Profile, Recorder, Refusal, Rules, Seating, read_record};
//!
//! // The cards, and how they are played.
//! let catalog = compile(&base()).expect("the base game has no mistakes");
//! let rules = Rules::new(&catalog, Profile::of(Edition::First));
//!
//! // Deal. Where families are reduced first, that is a question, too.
//! let seating = Seating::in_order(3, catalog.families.len());
//! let mut game = rules.deal(&seating, Key::from_seed(7))?;
//!
//! // Ask.
//! let asked = rules.decision(&game).expect("a game begins with a question");
//! let mut answers = Vec::new();
//! rules.legal_actions(&game, &mut answers);
//!
//! // Answer: only whoever is asked can.
//! let mut beats = Vec::new();
//! let other = asked.seat.left(3);
//! let refused = rules.apply(&mut game, other, answers[0], &mut beats);
//! assert_eq!(refused, Err(Refusal::NotYourDecision));
//! rules.apply(&mut game, asked.seat, answers[0], &mut beats)?;
//! assert!(!beats.is_empty());
//!
//! // View: what one pair of eyes may know.
//! let view = rules.view_for(&game, Eye::Seat(other));
//! assert_eq!(view.table.hand.len(), game.table().hand_len(other));
//! let seen = beats[0].seen_by(Eye::Seat(other));
//! # let _ = seen;
//!
//! // Replay: what was written down tells the same game again.
//! let header = Header::new(&catalog, rules.profile, seating, Key::from_seed(7));
//! let mut recorder = Recorder::deal(&rules, &header)?;
//! recorder.apply(asked.seat, answers[0])?;
//! let record = read_record(recorder.text(), &catalog)?;
//! assert_eq!(record.retold(&rules)?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod agenda;
mod beat;
mod beside;
mod cardset;
mod check;
mod decision;
mod drawing;
mod error;
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
    Block, Cause, Divergence, Estranged, Header, Mark, Record, RecordMistake, Recorder, SetName,
    Transcript, Version, read_record,
};
pub use table::{Grant, Stack, Table};
pub use turn::{CAST_SIZE, Folk, Seating, Start, Unplayable};
pub use view::{Changed, SeatView, StackView, TableView, View};
pub use window::Round;
