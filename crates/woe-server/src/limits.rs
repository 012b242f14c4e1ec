//! Which limits of the house bite?

use crate::{clock::Clock, meter};
use std::sync::atomic::{AtomicU64, Ordering};

/// How long a limit that bit is told of, and how long it is not written into the log again, in milliseconds.
const LATELY: u64 = 600_000;

/// A limit that the settings say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// So many tables are in use that no other is opened.
    Tables,
    /// So many connections are there that no other comes in.
    Sockets,
    /// What is kept takes so much that no other table is opened.
    Room,
    /// One address has so many connections that it gets no other.
    SocketsPerAddress,
    /// One address has opened so many tables that it opens no other.
    TablesPerAddress,
    /// One address asks so often that it gets no answer.
    Requests,
}

/// When each limit bit last.
pub(crate) struct Limits {
    clock: Clock,
    bit: [AtomicU64; Limit::ALL.len()],
    logged: [AtomicU64; Limit::ALL.len()],
}

impl Limit {
    const ALL: [Limit; 6] = [
        Limit::Tables,
        Limit::Sockets,
        Limit::Room,
        Limit::SocketsPerAddress,
        Limit::TablesPerAddress,
        Limit::Requests,
    ];

    /// The setting that says it.
    fn setting(self) -> &'static str {
        match self {
            Limit::Tables => "tables",
            Limit::Sockets => "sockets",
            Limit::Room => "keep-mib",
            Limit::SocketsPerAddress => "sockets-per-address",
            Limit::TablesPerAddress => "tables-per-address-per-hour",
            Limit::Requests => "requests-per-second",
        }
    }

    /// Whether everybody feels it; the others are felt by one address, which may have earned it.
    fn is_of_the_house(self) -> bool {
        match self {
            Limit::Tables | Limit::Sockets | Limit::Room => true,
            Limit::SocketsPerAddress | Limit::TablesPerAddress | Limit::Requests => false,
        }
    }
}

impl Limits {
    /// None has bitten yet.
    pub(crate) fn new(clock: Clock) -> Limits {
        Limits { clock, bit: Default::default(), logged: Default::default() }
    }

    /// Somebody was turned away because of it.
    pub(crate) fn bites(&self, limit: Limit) {
        meter::limited(limit.setting());
        if !limit.is_of_the_house() {
            return;
        }
        let now = self.clock.now();
        self.bit[limit as usize].store(now, Ordering::Relaxed);
        let logged = &self.logged[limit as usize];
        if logged.load(Ordering::Relaxed) + LATELY <= now {
            logged.store(now, Ordering::Relaxed);
            tracing::warn!(
                limit = limit.setting(),
                "a limit of the house is reached, and somebody was turned away"
            );
        }
    }

    /// The settings that everybody has felt lately.
    pub(crate) fn lately(&self) -> Vec<&'static str> {
        let now = self.clock.now();
        let bit = |limit: &Limit| {
            let at = self.bit[*limit as usize].load(Ordering::Relaxed);
            at > 0 && at + LATELY > now
        };
        Limit::ALL.iter().filter(|limit| bit(limit)).map(|limit| limit.setting()).collect()
    }
}
