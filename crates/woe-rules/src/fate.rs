//! How does chance fall?
//!
//! A game has one 32-byte key. Every use of chance has a label and a stream of its own, so that an
//! extra draw in one place never shifts another. `docs/fate.md` says it byte by byte.

use chacha20::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

/// Where all chance of a game comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key(pub [u8; 32]);

impl Key {
    /// The key of a numbered deal: the hash of a phrase and the number.
    pub fn from_seed(seed: u64) -> Key {
        let mut phrase = blake3::Hasher::new();
        phrase.update(b"woebegone seed");
        phrase.update(&seed.to_le_bytes());
        Key(*phrase.finalize().as_bytes())
    }

    /// The key of one game of a numbered series.
    pub fn of_series(seed: u64, game: u64) -> Key {
        let mut phrase = blake3::Hasher::new();
        phrase.update(b"woebegone series");
        phrase.update(&seed.to_le_bytes());
        phrase.update(&game.to_le_bytes());
        Key(*phrase.finalize().as_bytes())
    }

    /// The key that is written so: 64 hexadecimal digits, in the order of its bytes.
    pub fn read(hex: &str) -> Option<Key> {
        if hex.len() != 64 || !hex.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        let mut key = [0; 32];
        for (byte, digits) in key.iter_mut().zip(hex.as_bytes().chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
        }
        Some(Key(key))
    }
}

impl std::fmt::Display for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// What a stream of chance is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u32)]
pub enum Label {
    /// The n-th shuffle of a draw pile. [SETUP-2] [DRAW-3]
    Shuffle = 1,
    /// The n-th card picked by lot. [CARD-11]
    Pick = 2,
    /// Who starts. [SETUP-3]
    Start = 3,
    /// What a random player chooses; no part of the game itself.
    Whim = 4,
    /// How hidden cards are imagined; no part of the game itself.
    Fancy = 5,
    /// Which Guests are in the middle. [GUEST-1]
    Guests = 6,
    /// Which Stories are in the middle. [STORY-1] [TALE-3]
    Stories = 7,
    /// Who has which characters, if they are dealt. [TALE-1]
    Cast = 8,
    /// Which cards stay in the box of a trimmed deck. [MIX-1]
    Trim = 9,
}

/// One independent stream of chance.
#[derive(Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream with that label and number under that key.
    pub fn new(key: Key, label: Label, number: u32) -> Stream {
        let mut words = ChaCha8Rng::from_seed(key.0);
        words.set_stream(u64::from(label as u32) << 32 | u64::from(number));
        Stream(words)
    }

    /// A number from zero to below `count`, each as likely as the other; `count` is not zero.
    // Left to itself the compiler makes a call of it at every answer of a random player.
    #[inline(always)]
    pub fn below(&mut self, count: u32) -> u32 {
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(count);
            let low = product as u32;
            // The lowest products are one too many for an equal share.
            if low >= count || low >= count.wrapping_neg() % count {
                return (product >> 32) as u32;
            }
        }
    }

    /// Fisher and Yates, from the last down.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

/// Chance, part of the game: a key, and how many shuffles it has made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fate {
    key: Key,
    source: Source,
    shuffles: u16,
}

/// Where chance comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Source {
    /// From streams under the key.
    Sealed,
    /// From the key's bytes, one a lot; piles are left in their order.
    Scripted,
}

impl Fate {
    /// Chance as the key has it.
    pub fn sealed(key: Key) -> Fate {
        Fate { key, source: Source::Sealed, shuffles: 0 }
    }

    /// Chance written down, for worked examples: lots fall as listed (32 at most), piles are left
    /// in their order.
    pub fn scripted(lots: &[u8]) -> Fate {
        let mut key = [0; 32];
        key.iter_mut().zip(lots).for_each(|(slot, &lot)| *slot = lot);
        Fate { key: Key(key), source: Source::Scripted, shuffles: 0 }
    }

    /// Shuffles things that are chosen once, with a stream of their own; written chance leaves them.
    pub(crate) fn choose<T>(&self, label: Label, items: &mut [T]) {
        if self.source == Source::Sealed {
            Stream::new(self.key, label, 0).shuffle(items);
        }
    }

    /// Shuffles a pile, with the next stream for shuffles.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        if self.source == Source::Sealed {
            Stream::new(self.key, Label::Shuffle, u32::from(self.shuffles)).shuffle(items);
        }
        self.shuffles = self.shuffles.wrapping_add(1);
    }

    /// The lot with that number, below `count`, which is not zero. [CARD-11]
    pub(crate) fn lot(&self, number: u16, count: usize) -> usize {
        match self.source {
            Source::Scripted => usize::from(self.key.0[usize::from(number) % 32]) % count,
            Source::Sealed => {
                let mut stream = Stream::new(self.key, Label::Pick, u32::from(number));
                stream.below(count as u32) as usize
            }
        }
    }
}
