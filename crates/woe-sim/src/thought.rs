//! How long does a player think?

use cpu_time::ThreadTime;
use std::time::{Duration, Instant};

/// By which clock time is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// The one on the wall: what everyone at the table waits.
    Wall,
    /// The processor's, for this thread alone: other work does not count, nor do other programs.
    Cpu,
}

/// How long each answer took, in nanoseconds, and how many iterations all of them took.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Thought {
    wall: Vec<u64>,
    cpu: Vec<u64>,
    iterations: u64,
}

impl Thought {
    /// Lets somebody think, and takes the time.
    pub(crate) fn time<T>(&mut self, think: impl FnOnce() -> T) -> T {
        let (wall, cpu) = (Instant::now(), ThreadTime::now());
        let thought = think();
        self.add(wall.elapsed(), cpu.elapsed());
        thought
    }

    pub(crate) fn add(&mut self, wall: Duration, cpu: Duration) {
        let nanoseconds = |time: Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.wall.push(nanoseconds(wall));
        self.cpu.push(nanoseconds(cpu));
    }

    /// Takes the iterations of an answer into account.
    pub(crate) fn add_iterations(&mut self, iterations: u32) {
        self.iterations += u64::from(iterations);
    }

    /// How many iterations an answer took, on average.
    pub(crate) fn iterations_each(&self) -> f64 {
        self.iterations as f64 / self.count().max(1) as f64
    }

    /// How many iterations there were in a second of the processor; nothing if it took no time.
    pub(crate) fn iterations_per_second(&self) -> Option<f64> {
        let nanoseconds: u128 = self.cpu.iter().map(|&time| u128::from(time)).sum();
        (nanoseconds > 0).then(|| self.iterations as f64 * 1e9 / nanoseconds as f64)
    }

    /// How many answers were given.
    pub(crate) fn count(&self) -> u64 {
        self.wall.len() as u64
    }

    /// Takes the answers of another into account.
    pub(crate) fn merge(&mut self, other: Thought) {
        self.wall.extend(other.wall);
        self.cpu.extend(other.cpu);
        self.iterations += other.iterations;
    }

    /// Puts the fastest first, as [`Thought::milliseconds`] needs it.
    pub(crate) fn sort(&mut self) {
        self.wall.sort_unstable();
        self.cpu.sort_unstable();
    }

    /// In how many milliseconds that part of the answers was given.
    pub(crate) fn milliseconds(&self, clock: Clock, part: f64) -> f64 {
        let times = match clock {
            Clock::Wall => &self.wall,
            Clock::Cpu => &self.cpu,
        };
        let last = times.len().saturating_sub(1);
        let at = (part.clamp(0.0, 1.0) * last as f64).ceil() as usize;
        times.get(at).map_or(0.0, |&nanoseconds| nanoseconds as f64 / 1e6)
    }

    /// As many answers, all of them in no time.
    pub(crate) fn timeless(&self) -> Thought {
        let none = vec![0; self.wall.len()];
        Thought { wall: none.clone(), cpu: none, iterations: self.iterations }
    }
}
