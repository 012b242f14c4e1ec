//! What the house does for itself: the whole test run, generated documents, soaks and counts.

pub mod bench;
pub mod bench_server;
pub mod browser;
pub mod count;
pub mod date;
pub mod docs;
pub mod shell;
pub mod soak;
pub mod tally;
pub mod test;
pub mod tools;
pub mod tree;
pub mod wasm;
pub mod web;

/// What came of a task; if it failed, one sentence says what to do about it.
pub type Outcome<T = ()> = Result<T, String>;
