//! How does a value become text, and text a value?

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::io;

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

/// Writes the value as compact JSON while it is gone through: the text is never held as a whole.
///
/// # Errors
/// If it cannot be written there.
pub fn write_out<T: Serialize>(to: impl io::Write, value: &T) -> io::Result<()> {
    serde_json::to_writer(to, value).map_err(io::Error::from)
}

/// Adds the value to a text.
pub(crate) fn write_to<T: Serialize>(text: &mut String, value: &T) {
    let mut bytes = std::mem::take(text).into_bytes();
    serde_json::to_writer(&mut bytes, value).expect(PLAIN);
    *text = String::from_utf8(bytes).expect(PLAIN);
}

/// The value that the JSON says, if all that has names in it is an object: a list of the same things in the same
/// order is something else, whatever a reader of JSON makes of it.
pub fn read_object<T: DeserializeOwned + Serialize>(text: &str) -> Option<T> {
    let value: T = read(text).ok()?;
    // Where there is no list, there is none for another thing.
    if text.trim_start().starts_with('{') && !text.contains('[') {
        return Some(value);
    }
    let said: Value = read(text).ok()?;
    let meant = serde_json::to_value(&value).ok()?;
    is_of_that_shape(&said, &meant).then_some(value)
}

/// Whether there is an object wherever one is meant.
fn is_of_that_shape(said: &Value, meant: &Value) -> bool {
    match (said, meant) {
        (Value::Object(said), Value::Object(meant)) => said
            .iter()
            .all(|(key, said)| meant.get(key).is_none_or(|meant| is_of_that_shape(said, meant))),
        (Value::Array(said), Value::Array(meant)) => {
            said.iter().zip(meant).all(|(said, meant)| is_of_that_shape(said, meant))
        }
        (_, Value::Object(_)) => false,
        (
            _,
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_),
        ) => true,
    }
}

/// The value that the JSON says.
///
/// # Errors
/// If it is not JSON, has a field that nobody knows, or lacks one.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    serde_json::from_str(text).map_err(|why| Unreadable(why.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FromClient, OpenLesson};

    #[test]
    fn what_has_names_is_an_object() {
        let lesson = |text| read_object::<OpenLesson>(text);
        assert!(lesson(r#" {"name":"Ann [the host]"}"#).is_some());
        assert_eq!([r#"["Ann"]"#, r#""Ann""#, "{}", "7", ""].map(lesson), [const { None }; 5]);
        let said = |text: &str| read_object::<FromClient>(text).is_some();
        let answer = |action| {
            let doing =
                format!(r#"{{"answer":{{"decision":1,"action":{action},"story":"[oh]"}}}}"#);
            format!(r#"{{"command":{{"id":"x","do":{doing}}}}}"#)
        };
        assert!(said(&answer(r#"{"play":{"card":1,"on":null}}"#)));
        assert!(!said(&answer(r#"{"play":[1,null]}"#)));
        assert!(!said(r#"{"command":["x",{"chat":{"line":"Hm."}}]}"#));
        assert!(!said(r#"{"command":{"id":"x","do":{"chat":["Hm."]}}}"#));
    }
}
