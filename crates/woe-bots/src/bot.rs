//! How does a record name a player of ours, so that it can be asked again?

use crate::{
    level::Level,
    persona::{Nobody, Persona},
    player::Player,
};
use std::fmt;
use std::sync::Arc;
use woe_rules::{Key, Rules, Seat};

/// A player of ours as a record names it: `LEVEL KEY`, or `LEVEL+STYLE KEY`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bot {
    /// How strong it is, and of what style.
    pub persona: Persona,
    /// Where its own chance comes from.
    pub key: Key,
}

/// Why words do not name a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stranger {
    /// Nobody has that name.
    Persona(String, Nobody),
    /// What should be the key is none.
    Key(String),
    /// More is said than is understood.
    More(String),
}

impl Bot {
    /// The bot with that name in a record.
    ///
    /// # Errors
    /// If nobody here is called so.
    pub fn read(words: &str) -> Result<Bot, Stranger> {
        let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
        let (hex, more) = rest.split_once(' ').unwrap_or((rest, ""));
        let persona = Persona::named(word);
        let persona = persona.map_err(|why| Stranger::Persona(word.to_owned(), why))?;
        let key = Key::read(hex).ok_or_else(|| Stranger::Key(hex.to_owned()))?;
        match more {
            "" => Ok(Bot { persona, key }),
            more => Err(Stranger::More(more.to_owned())),
        }
    }

    /// The bot itself, at a seat.
    pub fn player(self, rules: &Arc<Rules>, seat: Seat) -> Box<dyn Player> {
        self.persona.player(rules, seat, self.key)
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.persona, self.key)
    }
}

impl fmt::Display for Stranger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stranger::Persona(word, Nobody::Level) => {
                let levels = Level::ALL.map(Level::word).join(", ");
                write!(f, "there is no level \"{word}\"; the levels are {levels}")
            }
            Stranger::Persona(word, why) => write!(f, "there is no \"{word}\": {why}"),
            Stranger::Key(word) => {
                write!(f, "\"{word}\" is no key; a key has 64 hexadecimal digits")
            }
            Stranger::More(words) => {
                write!(f, "\"{words}\" is not understood; a newer woe may know what it means")
            }
        }
    }
}

impl std::error::Error for Stranger {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::style::Style;

    #[test]
    fn bots_read_as_they_were_written() {
        let both = Style::ALL.iter().flat_map(|&style| Level::ALL.map(|level| (level, style)));
        for persona in both.filter_map(|(level, style)| Persona::new(level, style).ok()) {
            let bot = Bot { persona, key: Key::from_seed(7) };
            assert_eq!(Bot::read(&bot.to_string()), Ok(bot));
        }
    }

    #[test]
    fn strangers_are_told_why() {
        let why = |words: &str| Bot::read(words).unwrap_err().to_string();
        let key = Key::from_seed(7);
        assert!(
            why(&format!("robin {key}")).starts_with("there is no level \"robin\"; the levels")
        );
        assert!(
            why(&format!("governess+sweet {key}")).contains("\"governess+sweet\": styles are ")
        );
        assert!(why("").starts_with("there is no level \"\""));
        assert_eq!(why("clerk"), "\"\" is no key; a key has 64 hexadecimal digits");
        assert!(
            why(&format!("clerk {key}0")).ends_with("is no key; a key has 64 hexadecimal digits")
        );
        assert!(why(&format!("clerk {key} in love")).starts_with("\"in love\" is not understood"));
    }
}
