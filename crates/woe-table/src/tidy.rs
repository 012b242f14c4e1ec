//! What may a name or a line hold, and which names would be mistaken for each other?
//!
//! Nothing that hides, turns round or piles up: whatever has no shape of its own goes, and so do accents upon
//! accents. What is left is only ever shown as text.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::skeleton;

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

/// Whether a character has no shape of its own, in whatever block it lies; what only parts words stays.
fn is_hidden(c: char) -> bool {
    match c.general_category() {
        GeneralCategory::Control => !c.is_whitespace(),
        GeneralCategory::Format
        | GeneralCategory::Surrogate
        | GeneralCategory::PrivateUse
        | GeneralCategory::Unassigned => true,
        // Letters, marks and signs, and among them some that are made to be blank.
        _ => is_blank(c),
    }
}

/// The letters, marks and signs that Unicode counts among what is not drawn (Default_Ignorable_Code_Point),
/// and those that are drawn without ink.
fn is_blank(c: char) -> bool {
    matches!(c,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}'
        | '\u{2d7f}' | '\u{2800}' | '\u{fffc}' | '\u{1107f}' | '\u{16fe4}' | '\u{1d159}')
}

/// How a name looks to somebody who does not look closely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Looks([String; 2]);

/// How a name looks: without accents, large or small, with one sign for all that look like it. Case before
/// and after: a large I looks like a small l, and is the large one of i.
pub(crate) fn looks(name: &str) -> Looks {
    let plain = plain(name);
    Looks([drawn(&small(&plain)), small(&drawn(&plain))])
}

/// Whether a name would be mistaken for one that looks so.
pub(crate) fn are_alike(Looks([first, second]): &Looks, name: &str) -> bool {
    let Looks([other_first, other_second]) = looks(name);
    *first == other_first || *second == other_second
}

fn small(words: &str) -> String {
    words.to_uppercase().to_lowercase()
}

fn drawn(words: &str) -> String {
    plain(&skeleton(words).collect::<String>())
}

fn plain(words: &str) -> String {
    words.nfkd().filter(|&c| !is_combining_mark(c)).collect()
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

    #[test]
    fn no_block_has_an_invisible_character_for_a_name() {
        // Tags, variation selectors, musical and Egyptian controls, fillers, a Braille cell without dots, noncharacters.
        let hidden = "\u{e0041}\u{fe0f}\u{e0101}\u{1d173}\u{13437}\u{3164}\u{2800}\u{1d159}\u{16fe4}\u{180f}\u{fffc}\u{ffff}\u{1bca0}\u{2065}\u{70f}";
        for c in hidden.chars() {
            assert_eq!(name(&format!("An{c}n"), 24).as_deref(), Some("Ann"), "{c:?}");
            assert_eq!(name(&c.to_string(), 24), None, "{c:?}");
        }
        for c in (0..=0x10ffff).filter_map(char::from_u32) {
            let kept = name(&format!("A{c}n"), 24).unwrap();
            let ignored = kept.chars().any(|c| c.general_category() == GeneralCategory::Format);
            assert!(!ignored, "{c:?}");
        }
    }

    #[test]
    fn names_that_would_be_mistaken_are_alike() {
        let alike = |one: &str, other: &str| are_alike(&looks(one), other);
        for (one, other) in [
            ("Ann", "ANN"),
            ("Ann", "\u{410}nn"),
            ("Ann", "\u{391}nn"),
            ("Ian", "lan"),
            ("IAN", "lan"),
            ("Zoe", "Zo\u{eb}"),
            ("Bob", "B0b"),
            ("Ann", "\u{ff21}\u{ff4e}\u{ff4e}"),
            ("Ann", "\u{1d400}nn"),
            ("Tom", "Torn"),
            ("Stra\u{df}e", "STRASSE"),
            ("Anna", "A\u{144}na"),
        ] {
            assert!(alike(one, other) && alike(other, one), "{one} {other}");
        }
        for (one, other) in
            [("Ann", "Anna"), ("Ben", "Bea"), ("Person 1", "Person 2"), ("Mr Pym", "Mrs Pym")]
        {
            assert!(!alike(one, other), "{one} {other}");
        }
    }
}
