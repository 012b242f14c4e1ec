//! What day is it?

use std::time::{SystemTime, UNIX_EPOCH};

/// Today in Greenwich, as `2026-01-31`.
pub(crate) fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    date_of(seconds / 86_400)
}

/// The date so many days after the first of January 1970. Years begin in March here, so that the leap
/// day is the last of its year.
pub(crate) fn date_of(days: u64) -> String {
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = match month {
        0..10 => (year, month + 3),
        _ => (year + 1, month - 9),
    };
    format!("{:04}-{month:02}-{day:02}", 400 * era + year)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leap_days_are_not_forgotten() {
        let told = [0, 11_016, 11_017, 20_088].map(date_of);
        assert_eq!(told, ["1970-01-01", "2000-02-29", "2000-03-01", "2024-12-31"]);
        assert_eq!(today().len(), 10);
    }
}
