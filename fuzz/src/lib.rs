//! Which laws hold, whatever bytes a stranger sends?
//!
//! A target is a function here and a file of two lines in `src/bin`, named after the soak it
//! belongs to: `cards…` or `rules…`. `cargo xtask soak` finds it by its name.

mod cards;
mod rules;
mod rules_records;
mod table;
mod whereabouts;

pub use cards::cards;
pub use rules::rules;
pub use rules_records::rules_records;
