//! Which laws hold, whatever bytes a stranger sends?
//!
//! A target is a function here and a file of two lines in `src/bin`, named after the soak it
//! belongs to: `cards…` or `rules…`. `cargo xtask soak` finds it by its name.

mod cards;

pub use cards::cards;
