//! What can nobody guess?

use woe_rules::Key;

/// Letters and digits that are not taken for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
/// How many letters hold 128 bits and a little more.
const NAME_LETTERS: usize = 26;

/// Sixteen bytes that nobody can guess.
///
/// # Panics
/// If the machine has no chance to give: then nothing here would be safe.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the machine gives random bytes");
    bytes
}

/// A name for a door of a table.
pub(crate) fn door() -> String {
    random::<NAME_LETTERS>().iter().map(|byte| LETTERS[usize::from(byte & 31)] as char).collect()
}

/// What holds a seat: 32 hexadecimal digits.
pub(crate) fn token() -> String {
    random::<16>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is kept of a token: enough to know it again.
pub(crate) fn seal(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

/// Where chance comes from.
pub(crate) fn key() -> Key {
    Key(random())
}

/// What events are counted in.
pub(crate) fn epoch() -> String {
    random::<6>().iter().map(|byte| format!("{byte:02x}")).collect()
}
