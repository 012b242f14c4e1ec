//! How are the words of a command line read?

use woe_bots::{Level, Persona};
use woe_cards::{Edition, Kind, nearest};
use woe_prose::Language;
use woe_rules::{Casting, Retorts, Seat, Start};

/// `en` or `it`.
pub(crate) fn language(word: &str) -> Result<Language, String> {
    Language::named(word).ok_or_else(|| "we speak en and it".to_owned())
}

/// A kind of card by its word in set files; `death` will do.
pub(crate) fn kind(word: &str) -> Result<Kind, String> {
    if word == "death" {
        return Ok(Kind::UntimelyDeath);
    }
    let words = Kind::ALL.map(Kind::word);
    let found = Kind::ALL.into_iter().find(|kind| kind.word() == word);
    found.ok_or_else(|| unknown(word, &words))
}

/// `first` or `second`.
pub(crate) fn edition(word: &str) -> Result<Edition, String> {
    let editions = [Edition::First, Edition::Second];
    let found = editions.into_iter().find(|edition| edition.word() == word);
    found.ok_or_else(|| unknown(word, &editions.map(Edition::word)))
}

/// `allowed` or `barred`. [RESP-4]
pub(crate) fn retorts(word: &str) -> Result<Retorts, String> {
    match word {
        "allowed" => Ok(Retorts::Allowed),
        "barred" => Ok(Retorts::Barred),
        _ => Err(unknown(word, &["allowed", "barred"])),
    }
}

/// `free`, `dealt` or `drafted`. [TALE-1]
pub(crate) fn casting(word: &str) -> Result<Casting, String> {
    let found = Casting::ALL.into_iter().find(|casting| casting.word() == word);
    found.ok_or_else(|| unknown(word, &Casting::ALL.map(Casting::word)))
}

/// A level, or a level with a style.
pub(crate) fn persona(word: &str) -> Result<Persona, String> {
    Persona::named(word).map_err(|why| match Level::ALL.map(Level::word) {
        levels if !word.contains('+') => unknown(word, &levels),
        _ => why.to_string(),
    })
}

/// A level that has one below it.
pub(crate) fn rung(word: &str) -> Result<Level, String> {
    let [lowest, others @ ..] = Level::ALL;
    match Level::named(word) {
        Some(level) if level == lowest => Err(format!("nobody is below the {}", level.word())),
        Some(level) => Ok(level),
        None => Err(unknown(word, &others.map(Level::word))),
    }
}

/// A number from 0 to 100.
pub(crate) fn percent(word: &str) -> Result<f64, String> {
    let number: Option<f64> = word.trim_end_matches('%').parse().ok();
    number
        .filter(|it| (0.0..=100.0).contains(it))
        .ok_or_else(|| "a number from 0 to 100".to_owned())
}

/// A seat by its number from one, or `lot`. [SETUP-3]
pub(crate) fn start(word: &str) -> Result<Start, String> {
    if word == "lot" {
        return Ok(Start::Lot);
    }
    let number: Option<usize> = word.parse().ok();
    let seat = number.and_then(|number| Seat::new(number.checked_sub(1)?));
    seat.map(Start::Seat).ok_or_else(|| "a seat from 1 to 5, or the word lot".to_owned())
}

/// What to say of a word that is not among the known ones.
pub(crate) fn unknown(word: &str, known: &[&str]) -> String {
    match nearest(word, known.iter().copied()) {
        Some(near) => format!("did you mean {near}?"),
        None => format!("one of {}", known.join(", ")),
    }
}
