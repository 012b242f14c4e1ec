//! How long is a table kept that nobody touches?

use super::Phase;

const MILLISECONDS: u64 = 86_400_000;
/// How many days before it goes a table says so at most.
const NOTICE: u32 = 7;

/// A day in Greenwich, counted since the first of January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(pub u32);

impl Day {
    /// The day of a moment, in milliseconds since 1970.
    pub fn at(milliseconds: u64) -> Day {
        Day((milliseconds / MILLISECONDS).try_into().unwrap_or(u32::MAX))
    }

    /// When it begins, in milliseconds since 1970.
    pub fn begins(self) -> u64 {
        u64::from(self.0) * MILLISECONDS
    }

    /// The day that is so many days later.
    pub(crate) fn after(self, days: u32) -> Day {
        Day(self.0.saturating_add(days))
    }

    /// The day that was so many days earlier.
    pub(crate) fn before(self, days: u32) -> Day {
        Day(self.0.saturating_sub(days))
    }
}

/// How many days tables are kept that nobody touches; nothing is for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Those where nobody has begun to play.
    pub lobbies: Option<u32>,
    /// Those in play.
    pub idle: Option<u32>,
    /// Those whose game is over.
    pub finished: Option<u32>,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms { lobbies: Some(14), idle: Some(90), finished: Some(365) }
    }
}

impl Terms {
    /// How many days a table of that phase is kept.
    pub fn of(&self, phase: Phase) -> Option<u32> {
        match phase {
            Phase::Lobby => self.lobbies,
            Phase::Playing => self.idle,
            Phase::Over => self.finished,
        }
    }

    /// On which day a table goes that was touched last on that one, if it ever goes for its age.
    pub fn goes(&self, phase: Phase, touched: Day) -> Option<Day> {
        self.of(phase).map(|days| touched.after(days).after(1))
    }

    /// The same, if that is soon enough to be told to whoever comes.
    pub fn goes_soon(&self, phase: Phase, touched: Day, today: Day) -> Option<Day> {
        let notice = NOTICE.min(self.of(phase)? / 2).max(1);
        self.goes(phase, touched).filter(|goes| *goes <= today.after(notice))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_goes_after_whole_days_and_says_so_a_week_before() {
        let terms = Terms { lobbies: Some(14), idle: Some(2), finished: None };
        let touched = Day(100);
        assert_eq!(terms.goes(Phase::Lobby, touched), Some(Day(115)));
        assert_eq!(terms.goes(Phase::Over, touched), None);
        let told = |phase, today| terms.goes_soon(phase, touched, Day(today)).is_some();
        assert_eq!([107, 108, 115].map(|today| told(Phase::Lobby, today)), [false, true, true]);
        assert_eq!([100, 101, 102].map(|today| told(Phase::Playing, today)), [false, false, true]);
        assert!(!told(Phase::Over, 100_000));
    }

    #[test]
    fn days_begin_in_greenwich() {
        assert_eq!(Day::at(0), Day(0));
        assert_eq!(Day::at(86_400_000 * 20_000 - 1), Day(19_999));
        assert_eq!(Day::at(Day(20_000).begins()), Day(20_000));
        assert_eq!(Day::at(u64::MAX), Day(u32::MAX));
    }
}
