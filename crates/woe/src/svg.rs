//! What do all pictures share?

pub(crate) const PAPER: &str = "#efe7d6";
pub(crate) const FOXED: &str = "#ddd0b6";
pub(crate) const INK: &str = "#1c1a1d";
pub(crate) const ROSE: &str = "#8c2f39";
pub(crate) const MOSS: &str = "#4f6b57";

/// Words as XML holds them. What no document may hold is left out.
pub(crate) fn escaped(words: &str) -> String {
    let mut text = String::new();
    for letter in words.chars() {
        match letter {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => {}
            letter => text.push(letter),
        }
    }
    text
}
