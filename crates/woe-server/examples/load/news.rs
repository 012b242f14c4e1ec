//! When has everyone at a table heard of a move?

use crate::score::Score;
use std::sync::{Mutex, PoisonError};
use tokio::time::Instant;

/// A move that is on its way to everyone.
struct Move {
    decision: u32,
    sent: Instant,
    left: usize,
}

/// The last move of a table. One that nobody else hears of, such as a pass in a window, is replaced
/// by the next.
#[derive(Default)]
pub(crate) struct News {
    last: Mutex<Option<Move>>,
}

impl News {
    /// A move is being sent; so many will hear of it.
    pub(crate) fn send(&self, decision: u32, listeners: usize) {
        let sent = Move { decision, sent: Instant::now(), left: listeners };
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(sent);
    }

    /// One listener hears of these steps.
    pub(crate) fn hear(&self, steps: impl IntoIterator<Item = u32>, score: &Score) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(sent) = &mut *last else { return };
        if !steps.into_iter().any(|at| at == sent.decision) {
            return;
        }
        sent.left -= 1;
        if sent.left == 0 {
            score.told_all(sent.sent.elapsed());
            *last = None;
        }
    }
}
