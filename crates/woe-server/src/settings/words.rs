//! What does a value say?

use super::{Keeping, LogFormat, Origin};
use std::{fmt::Display, ops::RangeInclusive, path::PathBuf, str::FromStr, time::Duration};

pub(super) fn put<T>(place: &mut T, value: Option<T>) -> Option<()> {
    *place = value?;
    Some(())
}

pub(super) fn number<T: FromStr + PartialOrd + Display>(
    word: &str,
    range: RangeInclusive<T>,
) -> Option<T> {
    word.parse().ok().filter(|number| range.contains(number))
}

pub(super) fn milliseconds(word: &str) -> Option<Duration> {
    number(word, 1..=600_000).map(Duration::from_millis)
}

/// A number of days; 0 is none, for ever.
pub(super) fn days(word: &str) -> Option<Option<u32>> {
    number(word, 0..=36_500).map(|days| Some(days).filter(|days| *days > 0))
}

pub(super) fn hours(word: &str) -> Option<Duration> {
    number(word, 1..=8760).map(|hours: u64| Duration::from_secs(3600 * hours))
}

pub(super) fn minutes(count: u64) -> Duration {
    Duration::from_secs(60 * count)
}

pub(super) fn yes_or_no(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

pub(super) fn log_format(word: &str) -> Option<LogFormat> {
    match word {
        "text" => Some(LogFormat::Text),
        "json" => Some(LogFormat::Json),
        _ => None,
    }
}

pub(super) fn keeping(word: &str) -> Option<Keeping> {
    match word {
        "" => None,
        "none" => Some(Keeping::Memory),
        folder => Some(Keeping::Folder(folder.into())),
    }
}

/// Folders with commas between them; each must be there, so that a slip is noticed.
pub(super) fn folders(words: &str) -> Option<Vec<PathBuf>> {
    let folder = |word: &str| Some(PathBuf::from(word.trim())).filter(|path| path.is_dir());
    words.split(',').map(folder).collect()
}

pub(super) fn origins(word: &str) -> Option<Vec<Origin>> {
    word.split(',').map(str::trim).filter(|word| !word.is_empty()).map(Origin::read).collect()
}
