//! How much may everyone behind one address cause, over all their connections?

use crate::bucket::{CommonBucket, Rate, household};
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    time::Instant,
};

/// How many are remembered before those that need not be are forgotten.
const MANY: usize = 1024;

/// What one household may cause, and all of them together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Bounds {
    /// How many bytes may wait for all who are slow.
    pub(crate) bytes: usize,
    /// How many of them for those behind one address.
    pub(crate) bytes_per_address: usize,
    /// How often those behind one address may say something.
    pub(crate) messages: Rate,
}

/// Everyone behind one address.
#[derive(Debug)]
pub(crate) struct Household {
    /// A number that no other has, which tells nothing of the address.
    pub(crate) number: u64,
    bounds: Bounds,
    /// How many bytes wait for them.
    waiting: AtomicUsize,
    /// How many wait for everybody.
    everywhere: Arc<AtomicUsize>,
    messages: CommonBucket,
}

impl Household {
    /// Lets so many more bytes wait; whether there was room for them.
    pub(crate) fn let_wait(&self, bytes: usize) -> bool {
        let fits = |most: usize| {
            move |waiting: usize| waiting.checked_add(bytes).filter(|sum| *sum <= most)
        };
        let add = |to: &AtomicUsize, most| {
            to.fetch_update(Ordering::Relaxed, Ordering::Relaxed, fits(most))
        };
        if add(&self.everywhere, self.bounds.bytes).is_err() {
            return false;
        }
        if add(&self.waiting, self.bounds.bytes_per_address).is_err() {
            self.everywhere.fetch_sub(bytes, Ordering::Relaxed);
            return false;
        }
        true
    }

    /// Lets a few bytes wait that have to be said.
    pub(crate) fn must_wait(&self, bytes: usize) {
        self.everywhere.fetch_add(bytes, Ordering::Relaxed);
        self.waiting.fetch_add(bytes, Ordering::Relaxed);
    }

    /// So many bytes wait no more.
    pub(crate) fn no_longer_wait(&self, bytes: usize) {
        self.everywhere.fetch_sub(bytes, Ordering::Relaxed);
        self.waiting.fetch_sub(bytes, Ordering::Relaxed);
    }

    /// Takes so many messages out of what they may say; whether there were as many.
    pub(crate) fn may_say(&self, messages: u32, now: Instant) -> bool {
        self.messages.take(messages, self.bounds.messages, now)
    }

    /// Whether it is as good as one that was never heard of.
    fn is_quiet(self: &Arc<Household>, now: Instant) -> bool {
        Arc::strong_count(self) == 1 && self.messages.is_full(now)
    }
}

/// All of whom something was heard lately.
#[derive(Debug)]
pub(crate) struct Households {
    bounds: Bounds,
    everywhere: Arc<AtomicUsize>,
    next: AtomicU64,
    known: Mutex<Known>,
}

#[derive(Debug)]
struct Known {
    by_address: HashMap<IpAddr, Arc<Household>>,
    /// At how many to look for quiet ones.
    sweep_at: usize,
}

impl Households {
    pub(crate) fn new(bounds: Bounds) -> Households {
        Households {
            bounds,
            everywhere: Arc::default(),
            next: AtomicU64::new(1),
            known: Mutex::new(Known { by_address: HashMap::new(), sweep_at: MANY }),
        }
    }

    /// How many bytes wait for everybody.
    pub(crate) fn waiting(&self) -> usize {
        self.everywhere.load(Ordering::Relaxed)
    }

    /// The one of that address.
    pub(crate) fn of(&self, address: IpAddr, now: Instant) -> Arc<Household> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.by_address.len() >= known.sweep_at {
            known.by_address.retain(|_, one| !one.is_quiet(now));
            known.sweep_at = (known.by_address.len() * 2).max(MANY);
        }
        let new = || Household {
            number: self.next.fetch_add(1, Ordering::Relaxed),
            bounds: self.bounds,
            waiting: AtomicUsize::new(0),
            everywhere: Arc::clone(&self.everywhere),
            messages: CommonBucket::full(now),
        };
        let one = known.by_address.entry(household(address)).or_insert_with(|| Arc::new(new()));
        Arc::clone(one)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const BOUNDS: Bounds = Bounds {
        bytes: 100,
        bytes_per_address: 60,
        messages: Rate { per_second: 10.0, burst: 20.0 },
    };

    fn address(number: u32) -> IpAddr {
        IpAddr::V4(number.into())
    }

    #[test]
    fn what_waits_is_bounded_for_an_address_and_for_all() {
        let households = Households::new(BOUNDS);
        let now = Instant::now();
        let [one, other] = [1, 2].map(|number| households.of(address(number), now));
        let again = households.of(address(1), now);
        assert!(one.number == again.number && one.number != other.number);
        assert!(one.let_wait(40) && !again.let_wait(30) && again.let_wait(20));
        assert!(!other.let_wait(50) && other.let_wait(40));
        assert_eq!(households.waiting(), 100);
        one.no_longer_wait(60);
        other.must_wait(50);
        assert_eq!(households.waiting(), 90);
        assert!(!other.let_wait(1) && !other.let_wait(usize::MAX));
        other.no_longer_wait(90);
        assert_eq!(households.waiting(), 0);
    }

    #[test]
    fn an_address_says_only_so_much_however_many_connections_it_has() {
        let households = Households::new(BOUNDS);
        let now = Instant::now();
        let said = |address, now| households.of(address, now).may_say(1, now);
        assert_eq!((0..50).filter(|_| said(address(1), now)).count(), 20);
        assert!(said(address(2), now));
        let later = now + Duration::from_millis(550);
        assert_eq!((0..50).filter(|_| said(address(1), later)).count(), 5);
        let much_later = now + Duration::from_secs(3600);
        assert!(!households.of(address(1), much_later).may_say(21, much_later));
        assert!(households.of(address(1), much_later).may_say(20, much_later));
    }

    #[test]
    fn those_who_were_quiet_are_forgotten_and_those_who_are_here_are_not() {
        let households = Households::new(BOUNDS);
        let now = Instant::now();
        let here = households.of(address(0), now);
        for number in 1..5 * MANY as u32 {
            let after = now + Duration::from_secs(10 * u64::from(number / 1000));
            households.of(address(number), after).may_say(1, after);
        }
        assert!(households.known.lock().unwrap().by_address.len() <= 2 * MANY);
        assert_eq!(households.of(address(0), now).number, here.number);
    }
}
