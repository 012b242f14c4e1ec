//! What time is it?

use std::time::{SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// A clock that goes on evenly from when it was started, whatever happens to the machine's calendar.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    started: Instant,
    then: u64,
}

impl Clock {
    /// Starts it now, by the machine's calendar.
    pub(crate) fn start() -> Clock {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock::start_at(since.as_millis() as u64)
    }

    /// Starts it as if it were that time, in milliseconds since 1970.
    pub(crate) fn start_at(then: u64) -> Clock {
        Clock { started: Instant::now(), then }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.then + self.started.elapsed().as_millis() as u64
    }

    /// The instant at that time.
    pub(crate) fn instant(&self, at: u64) -> Instant {
        self.started + std::time::Duration::from_millis(at.saturating_sub(self.then))
    }
}
