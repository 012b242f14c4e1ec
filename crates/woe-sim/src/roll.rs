//! How do the games of several threads come back into order?

use std::collections::BTreeMap;

/// How many games a thread takes at a time.
pub(crate) const BATCH: u64 = 64;

/// A hash over the games in order, fed with batches that may come out of it.
pub(crate) struct Roll {
    hasher: blake3::Hasher,
    next: u64,
    early: BTreeMap<u64, Vec<u64>>,
}

impl Roll {
    pub(crate) fn new() -> Roll {
        Roll { hasher: blake3::Hasher::new(), next: 0, early: BTreeMap::new() }
    }

    /// Enters the digests of a batch.
    pub(crate) fn enter(&mut self, batch: u64, digests: Vec<u64>) {
        self.early.insert(batch, digests);
        while let Some(digests) = self.early.remove(&self.next) {
            for digest in digests {
                self.hasher.update(&digest.to_le_bytes());
            }
            self.next += 1;
        }
    }

    /// The hash over all games.
    pub(crate) fn hash(&self) -> String {
        self.hasher.finalize().to_hex().to_string()
    }
}
