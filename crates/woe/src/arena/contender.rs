//! Who can be sent into the arena?

use super::{lapses::Lapses, outsider::Outsider, process::Process};
use crate::options::unknown;
use std::sync::Arc;
use std::{fmt, time::Duration};
use woe_bots::{Bot, Level, Nobody, Persona, Player, Style};
use woe_rules::{Key, Rules, Seat};

/// The hero of measurements that ask how well one could play at all.
const ORACLE: &str = "oracle";

/// Somebody with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Contender {
    /// One of ours.
    Level(Level),
    /// One of ours with a style.
    Styled(Persona),
    /// The one who sees everything.
    Oracle,
    /// A program: its words.
    Command(Vec<String>),
}

/// A level by its name, with a style or without; whatever has a blank or a path separator in it is a
/// command.
pub(crate) fn read(word: &str) -> Result<Contender, String> {
    if word == ORACLE {
        return Ok(Contender::Oracle);
    }
    let why = match Persona::named(word) {
        Ok(persona) if persona.style() == Style::Plain => {
            return Ok(Contender::Level(persona.level()));
        }
        Ok(persona) => return Ok(Contender::Styled(persona)),
        Err(why) => why,
    };
    if word.contains(|letter: char| letter.is_whitespace() || std::path::is_separator(letter)) {
        let words: Vec<String> = word.split_whitespace().map(str::to_owned).collect();
        return match words.is_empty() {
            true => Err("a level, or a command".to_owned()),
            false => Ok(Contender::Command(words)),
        };
    }
    let (level, style) = word.split_once('+').unwrap_or((word, ""));
    let advice = match why {
        Nobody::Level => unknown(level, &Level::ALL.map(Level::word)),
        Nobody::Style => unknown(style, &Style::ALL.map(Style::word)),
        Nobody::Thoughtless(_) => return Err(why.to_string()),
    };
    Err(format!("{advice}; a command has a blank or a path separator in it"))
}

impl Contender {
    /// Whether it can come at all.
    pub(super) fn probe(&self) -> Result<(), String> {
        let Contender::Command(words) = self else { return Ok(()) };
        let started = Process::start(words).map(drop);
        started.map_err(|why| format!("cannot start \"{}\": {why}", words[0]))
    }

    /// A player of that kind for a seat. One that is a program is waited for so long, and what it
    /// does wrong is counted.
    pub(super) fn player<'a>(
        &'a self,
        rules: &'a Arc<Rules>,
        seat: Seat,
        key: Key,
        patience: Duration,
        lapses: &'a Lapses,
    ) -> Box<dyn Player + 'a> {
        match self {
            Contender::Level(level) => level.player(rules, seat, key),
            // Where she is measured, the arena seats her.
            Contender::Oracle => Level::Raven.player(rules, seat, key),
            Contender::Styled(persona) => persona.player(rules, seat, key),
            Contender::Command(words) => Box::new(Outsider::new(rules, words, patience, lapses)),
        }
    }

    /// How strong it is, if it is one of ours.
    pub(super) fn level(&self) -> Option<Level> {
        match self {
            Contender::Level(level) => Some(*level),
            Contender::Styled(persona) => Some(persona.level()),
            Contender::Command(_) | Contender::Oracle => None,
        }
    }

    /// How a record names one with that key. A program cannot be asked again.
    pub(super) fn bot(&self, key: Key) -> Option<Bot> {
        match self {
            Contender::Level(level) => Some(Bot { persona: (*level).into(), key }),
            Contender::Styled(persona) => Some(Bot { persona: *persona, key }),
            Contender::Command(_) | Contender::Oracle => None,
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Level(level) => f.write_str(level.word()),
            Contender::Oracle => f.write_str(ORACLE),
            Contender::Styled(persona) => write!(f, "{persona}"),
            Contender::Command(words) => write!(f, "\"{}\"", words.join(" ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contenders_are_shown_as_they_are_read() {
        for word in ["clerk", "governess", "governess+vengeful", "undertaker+kingmaker-averse"] {
            assert_eq!(read(word).map(|contender| contender.to_string()), Ok(word.to_owned()));
        }
        assert_eq!(read("governess+plain"), Ok(Contender::Level(Level::Governess)));
        assert!(matches!(read("python3 a+b.py"), Ok(Contender::Command(_))));
    }

    #[test]
    fn what_is_no_style_is_named() {
        let why = |word: &str| read(word).expect_err("nobody is called so");
        assert!(why("governess+vengful").starts_with("did you mean vengeful?"));
        assert!(why("governess+zzz").starts_with("one of plain, vengeful, magpie"));
        assert!(why("goveness+martyr").starts_with("did you mean governess?"));
        assert_eq!(why("clerk+martyr"), "the clerk does not think and has no style; leave it out");
    }
}
