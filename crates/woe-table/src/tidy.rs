//! What may a name or a line hold?
//!
//! Nothing that hides, turns round or piles up: control, bidi and zero-width characters go, and so do
//! accents upon accents. What is left is only ever shown as text.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// How many accents one letter may have.
const ACCENTS: usize = 3;
/// What has a meaning in a record.
const OF_RECORDS: &str = ":|<>[]";

/// A name of at most so many characters, with at least one letter or digit.
pub(crate) fn name(words: &str, most: usize) -> Option<String> {
    let plain: String = words.chars().filter(|c| !OF_RECORDS.contains(*c)).collect();
    line(&plain, most)
}

/// A line of at most so many characters, with at least one letter or digit.
pub(crate) fn line(words: &str, most: usize) -> Option<String> {
    let mut tidy = String::new();
    let mut accents = 0;
    for c in words.nfc().filter(|&c| !is_hidden(c)) {
        let c = if c.is_whitespace() { ' ' } else { c };
        accents = if is_combining_mark(c) { accents + 1 } else { 0 };
        if accents <= ACCENTS && !(c == ' ' && (tidy.is_empty() || tidy.ends_with(' '))) {
            tidy.push(c);
        }
    }
    let tidy = tidy.trim_end();
    let fits = tidy.chars().count() <= most && tidy.chars().any(char::is_alphanumeric);
    fits.then(|| tidy.to_owned())
}

/// Control characters, except those that only part words; what changes direction; what has no width.
fn is_hidden(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hides_or_turns_round_goes() {
        assert_eq!(name("An\u{200b}n\u{202e}a\u{0}\u{7}", 24).as_deref(), Some("Anna"));
        assert_eq!(name("  Ann \t\n  of  Ash ", 24).as_deref(), Some("Ann of Ash"));
        assert_eq!(line("it was <b>dark</b>", 40).as_deref(), Some("it was <b>dark</b>"));
    }

    #[test]
    fn names_leave_the_record_its_signs() {
        assert_eq!(name("> Ann: [3] |", 24).as_deref(), Some("Ann 3"));
    }

    #[test]
    fn accents_do_not_pile_up() {
        let piled = format!("A{}", "\u{301}\u{302}\u{303}".repeat(20));
        assert!(name(&piled, 24).unwrap().chars().count() <= 4);
        assert_eq!(name("Zoe\u{308}", 24).as_deref(), Some("Zoë"));
    }

    #[test]
    fn nothing_and_too_much_are_no_names() {
        assert_eq!(name(" \u{200b} ", 24), None);
        assert_eq!(name("---", 24), None);
        assert_eq!(name(&"a".repeat(25), 24), None);
    }
}
