//! Cards, beats and games as sentences, in every language we speak.

mod cast;
mod catalogue;
mod clause;
mod lang;
mod noun;
mod picture;
mod ruling;
mod wording;

pub use catalogue::catalogue;
pub use lang::{Language, Value, say};
pub use picture::little_card;
pub use ruling::rule_ids;
pub use wording::rules_text;
