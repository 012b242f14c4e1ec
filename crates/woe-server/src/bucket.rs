//! Is that too much in too short a time?

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

/// How fast a bucket fills, and how much it holds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rate {
    /// How many a second.
    pub(crate) per_second: f64,
    /// How many at once, after a silence.
    pub(crate) burst: f64,
}

/// What is left of what somebody may do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    since: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { left: rate.burst, since: now }
    }

    /// Takes one out; `false` if there is none.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.take_some(1, rate, now)
    }

    /// Takes so many out; `false` if there are fewer.
    pub(crate) fn take_some(&mut self, count: u32, rate: Rate, now: Instant) -> bool {
        self.left = self.level(rate, now);
        self.since = now;
        let has_them = self.left >= f64::from(count);
        if has_them {
            self.left -= f64::from(count);
        }
        has_them
    }

    fn level(&self, rate: Rate, now: Instant) -> f64 {
        let gone = now.saturating_duration_since(self.since).as_secs_f64();
        (self.left + gone * rate.per_second).min(rate.burst)
    }
}

/// A bucket that many take from at once, without a lock: all that is kept of it is when it will be full again.
#[derive(Debug)]
pub(crate) struct CommonBucket {
    since: Instant,
    /// In nanoseconds after that.
    full_at: AtomicU64,
}

impl CommonBucket {
    /// A full bucket.
    pub(crate) fn full(now: Instant) -> CommonBucket {
        CommonBucket { since: now, full_at: AtomicU64::new(0) }
    }

    /// Takes so many out; `false` if there are fewer.
    pub(crate) fn take(&self, count: u32, rate: Rate, now: Instant) -> bool {
        let now = self.nanoseconds(now);
        let one = 1e9 / rate.per_second;
        let (wanted, room) = ((one * f64::from(count)) as u64, (one * rate.burst) as u64);
        let take = |full_at: u64| {
            let full_at = full_at.max(now).saturating_add(wanted);
            (full_at - now <= room).then_some(full_at)
        };
        self.full_at.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take).is_ok()
    }

    /// Whether nothing is missing.
    pub(crate) fn is_full(&self, now: Instant) -> bool {
        self.full_at.load(Ordering::Relaxed) <= self.nanoseconds(now)
    }

    fn nanoseconds(&self, now: Instant) -> u64 {
        now.saturating_duration_since(self.since).as_nanos() as u64
    }
}

/// How many addresses are remembered before those that need not be are forgotten.
const MANY: usize = 1024;

/// A bucket for every address that was heard of lately.
#[derive(Debug)]
pub(crate) struct Buckets {
    rate: Rate,
    known: Mutex<Known>,
}

#[derive(Debug)]
struct Known {
    buckets: HashMap<IpAddr, Bucket>,
    /// At how many to look for full buckets.
    sweep_at: usize,
}

impl Buckets {
    pub(crate) fn new(rate: Rate) -> Buckets {
        let known = Known { buckets: HashMap::new(), sweep_at: MANY };
        Buckets { rate, known: Mutex::new(known) }
    }

    /// Takes one out of the address's bucket; `false` if there is none.
    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> bool {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.buckets.len() >= known.sweep_at {
            // A full bucket is as good as none.
            known.buckets.retain(|_, bucket| bucket.level(self.rate, now) < self.rate.burst);
            known.sweep_at = (known.buckets.len() * 2).max(MANY);
        }
        let bucket = known.buckets.entry(household(address));
        bucket.or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
    }
}

/// The address that stands for everyone behind it: of IPv6 its first half, which is one household.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let network = u128::from(address) & !u128::from(u64::MAX);
            IpAddr::V6(Ipv6Addr::from(network))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const RATE: Rate = Rate { per_second: 2.0, burst: 3.0 };

    #[test]
    fn a_bucket_is_emptied_and_fills_again() {
        let now = Instant::now();
        let mut bucket = Bucket::full(RATE, now);
        let taken: Vec<bool> = (0..4).map(|_| bucket.take(RATE, now)).collect();
        assert_eq!(taken, [true, true, true, false]);
        assert!(!bucket.take(RATE, now + Duration::from_millis(400)));
        assert!(bucket.take(RATE, now + Duration::from_millis(600)));
        let later = now + Duration::from_secs(3600);
        assert_eq!((0..5).filter(|_| bucket.take(RATE, later)).count(), 3);
    }

    #[test]
    fn an_address_does_not_pay_for_another() {
        let buckets = Buckets::new(RATE);
        let now = Instant::now();
        let [one, other]: [IpAddr; 2] = [[10, 0, 0, 1].into(), [10, 0, 0, 2].into()];
        assert_eq!((0..9).filter(|_| buckets.take(one, now)).count(), 3);
        assert!(buckets.take(other, now));
    }

    #[test]
    fn those_who_were_quiet_are_forgotten() {
        let buckets = Buckets::new(RATE);
        let now = Instant::now();
        for number in 0..5 * MANY as u32 {
            let after = now + Duration::from_secs(10 * u64::from(number / 1000));
            buckets.take(IpAddr::V4(number.into()), after);
        }
        assert!(buckets.known.lock().unwrap().buckets.len() <= 2 * MANY);
    }

    #[test]
    fn a_household_is_one() {
        let [one, other] = ["2001:db8::1", "2001:db8::ffff:1"].map(|it| it.parse().unwrap());
        assert_eq!(household(one), household(other));
        assert_eq!(household("::ffff:10.0.0.1".parse().unwrap()), IpAddr::from([10, 0, 0, 1]));
    }
}
