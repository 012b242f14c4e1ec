//! What does a process cost?

use std::fs;

/// How many ticks of the kernel's clock are a second.
const TICKS: f64 = 100.0;

/// A process by its number. Only Linux tells what it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Process(pub(crate) u32);

impl Process {
    /// How long it has kept a core busy, in its own code and in the kernel.
    pub(crate) fn cpu_seconds(self) -> Option<f64> {
        let told = fs::read_to_string(format!("/proc/{}/stat", self.0)).ok()?;
        // Its name stands in brackets and may hold anything.
        let (_, fields) = told.rsplit_once(')')?;
        let mut ticks = fields.split_whitespace().skip(11).map(str::parse::<u64>);
        let (own, kernel) = (ticks.next()?.ok()?, ticks.next()?.ok()?);
        Some((own + kernel) as f64 / TICKS)
    }

    /// How much memory it holds.
    pub(crate) fn memory_kib(self) -> Option<u64> {
        let told = fs::read_to_string(format!("/proc/{}/status", self.0)).ok()?;
        let line = told.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().trim_end_matches(" kB").parse().ok()
    }
}
