//! Which finished games are judged, and how far has that come?
//!
//! One game at a time is judged, in the threads where bots think and a slice at a time, so that no table
//! waits for it. What was judged is remembered for a while.

use crate::thinkers::{Thinkers, Work};
use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use woe_table::Hearing;
use woe_wire::{Code, Review, ReviewProgress, Trouble, written};

/// How many reviews are remembered.
const REMEMBERED: usize = 256;
/// How many games may wait to be judged.
const WAITING: usize = 32;

/// How far a review has come.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Standing {
    /// Not done yet.
    Reading(ReviewProgress),
    /// Done: the review as it is sent.
    Done(Arc<str>),
}

/// All reviews. A copy is the same.
#[derive(Clone)]
pub(crate) struct Reviews {
    thinkers: Thinkers,
    known: Arc<Mutex<Known>>,
}

#[derive(Default)]
struct Known {
    standings: HashMap<String, Standing>,
    /// Those that are done, the oldest first.
    done: VecDeque<String>,
    waiting: VecDeque<(String, Hearing)>,
    busy: bool,
}

/// The game that is being judged. However that ends, the next one follows; what was not judged to its end
/// may be asked for again.
struct Turn {
    reviews: Reviews,
    name: String,
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut known = self.reviews.known();
        known.busy = false;
        if let Some(Standing::Reading(_)) = known.standings.get(&self.name) {
            known.standings.remove(&self.name);
        }
        drop(known);
        self.reviews.read_next();
    }
}

impl Reviews {
    /// None yet; games are judged by those thinkers.
    pub(crate) fn new(thinkers: Thinkers) -> Reviews {
        Reviews { thinkers, known: Arc::default() }
    }

    /// How far the review of that game has come, if it was begun.
    pub(crate) fn standing(&self, name: &str) -> Option<Standing> {
        self.known().standings.get(name).cloned()
    }

    /// Begins a review, or lets it wait for others.
    ///
    /// # Errors
    /// If too many wait already.
    pub(crate) fn begin(&self, name: &str, hearing: Hearing) -> Result<Standing, Trouble> {
        let mut known = self.known();
        if let Some(begun) = known.standings.get(name) {
            return Ok(begun.clone());
        }
        if known.waiting.len() >= WAITING {
            return Err(Code::TooMany.into());
        }
        let begun = Standing::Reading(ReviewProgress { done: 0, of: 0 });
        known.standings.insert(name.to_owned(), begun.clone());
        known.waiting.push_back((name.to_owned(), hearing));
        drop(known);
        self.read_next();
        Ok(begun)
    }

    /// Takes up the game that has waited longest, if none is being read.
    fn read_next(&self) {
        let mut known = self.known();
        if known.busy {
            return;
        }
        let Some((name, hearing)) = known.waiting.pop_front() else { return };
        known.busy = true;
        drop(known);
        self.thinkers.ponder(self.reading(name, hearing));
    }

    fn reading(&self, name: String, hearing: Hearing) -> Work {
        let (turn, mut hearing) = (Turn { reviews: self.clone(), name }, Some(hearing));
        Box::new(move || {
            let Some(mut read) = hearing.take() else { return false };
            let more = read.judge_next();
            if more {
                let standing = Standing::Reading(read.progress());
                turn.reviews.known().standings.insert(turn.name.clone(), standing);
                hearing = Some(read);
            } else {
                turn.reviews.finish(&turn.name, &read.closed());
            }
            more
        })
    }

    fn finish(&self, name: &str, review: &Review) {
        let mut known = self.known();
        known.standings.insert(name.to_owned(), Standing::Done(written(review).into()));
        known.done.push_back(name.to_owned());
        while known.done.len() > REMEMBERED {
            let oldest = known.done.pop_front().expect("there are more than enough");
            known.standings.remove(&oldest);
        }
    }

    /// Whether one more may wait.
    pub(crate) fn has_room(&self) -> bool {
        self.known().waiting.len() < WAITING
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
