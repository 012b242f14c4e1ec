//! How does one look ahead?
//!
//! A search grows a tree of answers over games that could be; at its leaves a few plays go by; and what
//! follows from an answer, up to the next play, is seen at a glance.

mod foresight;
mod playout;
mod search;
mod tree;

pub use search::{Search, Tuning};

pub(crate) use foresight::{Foresight, is_over};
pub(crate) use playout::glance;
