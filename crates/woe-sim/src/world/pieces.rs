//! Which texts is a message made of?
//!
//! A client that only folds needs no values: parts are compared and hashed as they were written.

/// The members of an object as they are written: each key and its value. Keys are plain words.
pub(super) fn members(text: &str) -> Members<'_> {
    Members { rest: text.strip_prefix('{').unwrap_or("") }
}

/// The value of one member.
pub(super) fn member<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    members(text).find(|(name, _)| *name == key).map(|(_, value)| value)
}

/// The elements of a list as they are written.
pub(super) fn elements(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text.strip_prefix('[').unwrap_or("");
    std::iter::from_fn(move || {
        let text = rest.strip_prefix(',').unwrap_or(rest);
        let (value, left) = text.split_at(value_length(text.as_bytes()));
        rest = left;
        (!value.is_empty()).then_some(value)
    })
}

pub(super) struct Members<'a> {
    rest: &'a str,
}

impl<'a> Iterator for Members<'a> {
    type Item = (&'a str, &'a str);

    fn next(&mut self) -> Option<(&'a str, &'a str)> {
        let rest = self.rest.strip_prefix(',').unwrap_or(self.rest);
        let (key, rest) = rest.strip_prefix('"')?.split_once("\":")?;
        let length = value_length(rest.as_bytes());
        let (value, rest) = rest.split_at(length);
        self.rest = rest;
        Some((key, value))
    }
}

/// How long the value is with which a text begins.
fn value_length(bytes: &[u8]) -> usize {
    let (mut depth, mut at) = (0usize, 0);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' => at = string_end(bytes, at + 1),
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth == 0 => return at,
            b'}' | b']' => depth -= 1,
            b',' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

/// Where the string ends that began before.
fn string_end(bytes: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' => return at,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_falls_into_the_texts_it_was_made_of() {
        let text = r#"{"n":7,"parts":{"a":[1,{"b":"}"}],"c":"x\",y"},"last":null}"#;
        let found: Vec<(&str, &str)> = members(text).collect();
        let parts = r#"{"a":[1,{"b":"}"}],"c":"x\",y"}"#;
        assert_eq!(found, [("n", "7"), ("parts", parts), ("last", "null")]);
        assert_eq!(member(parts, "c"), Some(r#""x\",y""#));
        assert_eq!(members("{}").count(), 0);
        let list: Vec<&str> = elements(r#"[{"a":[1,2]},[],"],",7]"#).collect();
        assert_eq!(list, [r#"{"a":[1,2]}"#, "[]", r#""],""#, "7"]);
        assert_eq!((elements("[]").count(), elements("").count()), (0, 0));
    }
}
