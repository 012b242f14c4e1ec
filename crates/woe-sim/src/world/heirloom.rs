//! Which tables are older than this program?

use std::sync::Arc;
use woe_table::{Doors, Kept};

/// A table that an earlier version has kept, as the store of today reads it.
pub struct Heirloom {
    /// Its names.
    pub doors: Doors,
    /// All that is kept of it.
    pub kept: Kept,
    /// The sets it was dealt from, by their hashes, as far as it carries them.
    pub sets: Vec<(String, Arc<str>)>,
    /// What holds its seats.
    pub tokens: Vec<String>,
}
