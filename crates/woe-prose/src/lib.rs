//! Cards, beats and games as sentences, in every language we speak.

mod asking;
mod before;
mod cast;
mod catalogue;
mod clause;
mod counsel;
mod hearsay;
mod italian;
mod lang;
mod lawful;
mod link;
mod noun;
mod opening;
mod part;
mod picture;
mod ruling;
mod standing;
mod tale;
mod telling;
mod together;
mod word;
mod wording;

pub use asking::{refusal, refusal_key, unplayable};
pub use before::{Before, Memory};
pub use catalogue::catalogue;
pub use hearsay::{Heard, HeardSort, Hearsay};
pub use italian::joined_forms;
pub use lang::{Language, Value, say};
pub use link::{Caption, Link, Placard, caption, game_name, placard, victory};
pub use opening::{edition_name, family_name};
pub use picture::little_card;
pub use ruling::rule_ids;
pub use tale::{Outcome, Tale, TaleMistake};
pub use telling::Narrator;
pub use word::law_word;
pub use wording::{possibilities, rules_text, told_text};
