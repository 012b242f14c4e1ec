//! What do programs do wrong, and how often?

use std::sync::atomic::{AtomicU64, Ordering};

/// Why a program lost a decision to the legal default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lapse {
    /// It could not be started, or had ended.
    Died,
    /// It did not answer in time.
    Late,
    /// Its line was not an answer to the question.
    Nonsense,
    /// It chose what was not offered.
    Illegal,
}

impl Lapse {
    pub(crate) const ALL: [Lapse; 4] = [Lapse::Died, Lapse::Late, Lapse::Nonsense, Lapse::Illegal];

    /// Its name in reports.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Lapse::Died => "died",
            Lapse::Late => "late",
            Lapse::Nonsense => "nonsense",
            Lapse::Illegal => "illegal",
        }
    }
}

/// How many decisions were lost, by reason; counted by all threads.
#[derive(Debug, Default)]
pub(crate) struct Lapses([AtomicU64; Lapse::ALL.len()]);

impl Lapses {
    pub(crate) fn count(&self, lapse: Lapse) {
        self.0[lapse as usize].fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn of(&self, lapse: Lapse) -> u64 {
        self.0[lapse as usize].load(Ordering::Relaxed)
    }
}
