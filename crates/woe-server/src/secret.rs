//! What can nobody guess?

use woe_rules::Key;
use woe_table::Chance;

/// Where the names, tokens and keys of one table come from.
///
/// # Panics
/// If the machine has no chance to give: then nothing here would be safe.
pub(crate) fn chance() -> Chance {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the machine gives random bytes");
    Chance::new(Key(bytes))
}
