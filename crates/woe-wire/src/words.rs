//! How does a value become text, and text a value?

use serde::{Serialize, de::DeserializeOwned};

/// Why a message can always be written.
const PLAIN: &str = "messages are made of words and whole numbers";

/// Text that is not what was expected, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable(String);

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unreadable {}

/// The value as compact JSON.
///
/// # Panics
/// Never for the types of this crate: their keys are words and their numbers whole.
pub fn written<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect(PLAIN)
}

/// Adds the value to a text.
pub(crate) fn write_to<T: Serialize>(text: &mut String, value: &T) {
    let mut bytes = std::mem::take(text).into_bytes();
    serde_json::to_writer(&mut bytes, value).expect(PLAIN);
    *text = String::from_utf8(bytes).expect(PLAIN);
}

/// The value that the JSON says.
///
/// # Errors
/// If it is not JSON, has a field that nobody knows, or lacks one.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    serde_json::from_str(text).map_err(|why| Unreadable(why.to_string()))
}
