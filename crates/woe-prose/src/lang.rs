//! In which words do we say it?
//!
//! Every sentence lives in the Fluent files of `lang/`. A key is a literal with a hyphen, and no other literal of this
//! crate looks like one: that is how a test finds keys that are missing and keys that nobody says.

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use std::{borrow::Cow, sync::OnceLock};
use unic_langid::LanguageIdentifier;
use woe_cards::Text;

pub use fluent_bundle::FluentValue as Value;

/// A language that we speak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    English,
    /// Italian.
    Italian,
}

impl Language {
    /// Every language that we speak.
    pub const ALL: [Language; 2] = [Language::English, Language::Italian];

    /// The two letters that name it.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Italian => "it",
        }
    }

    /// The language that the letters name, also if a country follows them: `it`, `it-CH`, `it_IT.UTF-8`.
    pub fn named(code: &str) -> Option<Language> {
        let letters = code.split(['-', '_', '.']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(letters))
    }

    /// The words of a text in this language.
    pub fn of(self, text: &Text) -> &str {
        match self {
            Language::English => &text.en,
            Language::Italian => &text.it,
        }
    }

    const fn source(self) -> &'static str {
        match self {
            Language::English => include_str!("../lang/en.ftl"),
            Language::Italian => include_str!("../lang/it.ftl"),
        }
    }

    fn words(self) -> &'static FluentBundle<FluentResource> {
        static ENGLISH: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
        static ITALIAN: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
        match self {
            Language::English => ENGLISH.get_or_init(|| self.read()),
            Language::Italian => ITALIAN.get_or_init(|| self.read()),
        }
    }

    fn read(self) -> FluentBundle<FluentResource> {
        let locale: LanguageIdentifier = self.code().parse().expect("two letters name a language");
        let file = FluentResource::try_new(self.source().to_owned())
            .map_err(|(_, faults)| faults)
            .expect("the Fluent file is well formed");
        let mut words = FluentBundle::new_concurrent(vec![locale]);
        words.set_use_isolating(false);
        words.add_resource(file).expect("each key stands once in its file");
        words
    }
}

/// The message of that key, with its arguments filled in; an unknown key is said as it is.
pub fn say(language: Language, key: &str, args: &[(&str, Value)]) -> String {
    let words = language.words();
    let Some(pattern) = words.get_message(key).and_then(|message| message.value()) else {
        return key.to_owned();
    };
    let args: FluentArgs = args.iter().map(|(name, value)| (*name, value.clone())).collect();
    // Whatever could not be filled in stays visible in its braces.
    words.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

/// A name as it stands in a sentence: one that is written from right to left is set apart, so that it turns
/// nothing round that stands beside it.
pub fn isolated(name: &str) -> Cow<'_, str> {
    match name.chars().any(is_leftward) && !name.starts_with(FIRST_STRONG_ISOLATE) {
        true => Cow::Owned(format!("{FIRST_STRONG_ISOLATE}{name}{POP_ISOLATE}")),
        false => Cow::Borrowed(name),
    }
}

const FIRST_STRONG_ISOLATE: char = '\u{2068}';
const POP_ISOLATE: char = '\u{2069}';

/// Whether it lies in a block that Unicode sets aside for what is written from right to left.
fn is_leftward(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_turns_round_is_set_apart_and_once() {
        assert_eq!(isolated("Ann"), "Ann");
        assert_eq!(isolated("Анна Żółć"), "Анна Żółć");
        let apart = isolated("שרה").into_owned();
        assert_eq!(apart, "\u{2068}שרה\u{2069}");
        assert_eq!(isolated(&apart), apart);
    }
}
