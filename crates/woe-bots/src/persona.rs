//! Who plays: how strong, and of what style?

use crate::{level::Level, player::Player, style::Style};
use std::fmt;
use std::sync::Arc;
use woe_rules::{Key, Rules, Seat};

/// What stands between a level and its style.
const AND: char = '+';

/// A player of ours: how strong, and of what style.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Persona {
    level: Level,
    style: Style,
}

/// Why there is no such persona.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nobody {
    /// No level has that name.
    Level,
    /// No style has that name.
    Style,
    /// That level does not think, so it has no style.
    Thoughtless(Level),
}

impl Persona {
    /// One of that level and style, if the level can have it.
    ///
    /// # Errors
    /// If the level does not think.
    pub fn new(level: Level, style: Style) -> Result<Persona, Nobody> {
        match level.thinks() || style == Style::Plain {
            true => Ok(Persona { level, style }),
            false => Err(Nobody::Thoughtless(level)),
        }
    }

    /// The one with that name: `governess`, or `governess+vengeful`.
    ///
    /// # Errors
    /// If there is no such level or style, or that level does not think.
    pub fn named(words: &str) -> Result<Persona, Nobody> {
        let (level, style) = words.split_once(AND).unwrap_or((words, Style::Plain.word()));
        let level = Level::named(level).ok_or(Nobody::Level)?;
        let style = Style::named(style).ok_or(Nobody::Style)?;
        Persona::new(level, style)
    }

    /// How strong it is.
    pub const fn level(self) -> Level {
        self.level
    }

    /// Of what style it is.
    pub const fn style(self) -> Style {
        self.style
    }

    /// One to play for a seat; whatever it leaves to chance comes from the key.
    pub fn player(self, rules: &Arc<Rules>, seat: Seat, key: Key) -> Box<dyn Player> {
        self.level.styled(self.style, rules, seat, key)
    }
}

impl From<Level> for Persona {
    fn from(level: Level) -> Persona {
        Persona { level, style: Style::Plain }
    }
}

/// Its name.
impl fmt::Display for Persona {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.style == Style::Plain {
            return f.write_str(self.level.word());
        }
        write!(f, "{}{AND}{}", self.level.word(), self.style.word())
    }
}

impl fmt::Display for Nobody {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Nobody::Level => f.write_str("no such level"),
            Nobody::Style => {
                let words: Vec<&str> = Style::ALL.iter().map(|style| style.word()).collect();
                write!(f, "styles are {}", words.join(", "))
            }
            Nobody::Thoughtless(level) => {
                write!(f, "the {} does not think and has no style; leave it out", level.word())
            }
        }
    }
}

impl std::error::Error for Nobody {}
