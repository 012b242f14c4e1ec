//! What does a client have, and does it still have what we think?
//!
//! A view is a bag of parts: key and JSON. A patch replaces whole parts. The hash of a bag is the
//! sum, without carrying, of the hashes of its parts, so that it can be kept up to date part by part
//! on both sides.

use crate::words::{write_to, written};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt};

/// How much of a part's name lies in its place; all our names fit.
const SHORT: usize = 15;

/// The name of a part, in the order of texts. It lies where it is looked for: a search that followed a
/// pointer for each name would wait for memory each time.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Key {
    /// How it begins, and then its length, or more than [`SHORT`].
    begins: [u8; SHORT + 1],
    rest: Box<[u8]>,
}

impl Key {
    fn of(name: &str) -> Key {
        let (begin, rest) = name.as_bytes().split_at(name.len().min(SHORT));
        let mut begins = [0; SHORT + 1];
        begins[..begin.len()].copy_from_slice(begin);
        begins[SHORT] = name.len().min(SHORT + 1) as u8;
        Key { begins, rest: rest.into() }
    }

    fn name(&self) -> String {
        let begin = &self.begins[..usize::from(self.begins[SHORT]).min(SHORT)];
        String::from_utf8([begin, &self.rest].concat()).expect("a name is text")
    }
}

/// A part as text, with its hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartText {
    text: String,
    hash: Hash,
}

/// The hash of a part or of a whole bag, written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hash(u32, u32);

/// From where the hash is run twice.
const SEEDS: [u32; 2] = [0x811c_9dc5, 0x0100_0193];

impl Hash {
    /// The hash of a part.
    pub fn of(key: &str, text: &str) -> Hash {
        let mut run = Run::new();
        run.take(key.as_bytes());
        run.take(b"\n");
        run.take(text.as_bytes());
        let [first, second] = run.ended();
        Hash(first, second)
    }

    /// Adds its 16 digits to a text.
    pub fn write(self, text: &mut String) {
        let number = u64::from(self.0) << 32 | u64::from(self.1);
        let digit = |place: u32| char::from_digit((number >> (4 * place)) as u32 & 15, 16);
        text.extend((0..16).rev().filter_map(digit));
    }

    /// The hash with a part more, or without a part it has.
    pub fn toggled(self, part: Hash) -> Hash {
        Hash(self.0 ^ part.0, self.1 ^ part.1)
    }
}

/// MurmurHash3 of 32 bits, run from two seeds at once: words, not bytes, because every part that
/// changes is hashed.
struct Run {
    hashes: [u32; 2],
    length: u32,
    /// The bytes that do not fill a word yet.
    rest: u32,
}

impl Run {
    fn new() -> Run {
        Run { hashes: SEEDS, length: 0, rest: 0 }
    }

    fn take(&mut self, bytes: &[u8]) {
        let missing = (4 - self.length as usize % 4) % 4;
        let (first, bytes) = bytes.split_at(missing.min(bytes.len()));
        first.iter().for_each(|&byte| self.take_byte(byte));
        let words = bytes.chunks_exact(4);
        let last = words.remainder();
        for word in words {
            self.take_word(u32::from_le_bytes([word[0], word[1], word[2], word[3]]));
            self.length = self.length.wrapping_add(4);
        }
        last.iter().for_each(|&byte| self.take_byte(byte));
    }

    fn take_byte(&mut self, byte: u8) {
        self.rest |= u32::from(byte) << (8 * (self.length % 4));
        self.length = self.length.wrapping_add(1);
        if self.length.is_multiple_of(4) {
            let word = std::mem::take(&mut self.rest);
            self.take_word(word);
        }
    }

    fn take_word(&mut self, word: u32) {
        let word = scrambled(word);
        let next = |hash: u32| (hash ^ word).rotate_left(13).wrapping_mul(5);
        self.hashes = self.hashes.map(|hash| next(hash).wrapping_add(0xe654_6b64));
    }

    fn ended(self) -> [u32; 2] {
        self.hashes.map(|hash| mixed(hash ^ scrambled(self.rest) ^ self.length))
    }
}

fn scrambled(word: u32) -> u32 {
    word.wrapping_mul(0xcc9e_2d51).rotate_left(15).wrapping_mul(0x1b87_3593)
}

fn mixed(mut hash: u32) -> u32 {
    hash = (hash ^ hash >> 16).wrapping_mul(0x85eb_ca6b);
    hash = (hash ^ hash >> 13).wrapping_mul(0xc2b2_ae35);
    hash ^ hash >> 16
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = String::with_capacity(16);
        self.write(&mut digits);
        f.write_str(&digits)
    }
}

impl From<Hash> for String {
    fn from(hash: Hash) -> String {
        hash.to_string()
    }
}

impl TryFrom<String> for Hash {
    type Error = String;

    fn try_from(text: String) -> Result<Hash, String> {
        let fits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let digits = || u64::from_str_radix(&text, 16).ok().filter(|_| fits);
        let number = digits().ok_or_else(|| "expected 16 hexadecimal digits".to_owned())?;
        Ok(Hash((number >> 32) as u32, number as u32))
    }
}

/// Parts by key, and the hash of them all.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bag {
    parts: BTreeMap<Key, PartText>,
    hash: Hash,
}

impl Bag {
    /// Puts a part in, in the place of the one that was there; whether it looks otherwise now.
    pub fn put<T: Serialize>(&mut self, key: &str, part: &T) -> bool {
        self.put_text(key, &written(part))
    }

    /// The same, and if it looks otherwise now, adds `"key":value` to a patch.
    pub fn patch<T: Serialize>(&mut self, key: &str, part: &T, patch: &mut String) {
        let before = patch.len();
        begin_part(patch, key);
        let start = patch.len();
        write_to(patch, part);
        if !self.put_text(key, &patch[start..]) {
            patch.truncate(before);
        }
    }

    /// The same with a part that is text already.
    pub fn put_text(&mut self, key: &str, text: &str) -> bool {
        let hash = || Hash::of(key, text);
        let name = Key::of(key);
        let (before, now) = match self.parts.get_mut(&name) {
            Some(part) if part.text == text => return false,
            Some(part) => {
                part.text.clear();
                part.text.push_str(text);
                (std::mem::replace(&mut part.hash, hash()), part.hash)
            }
            None => {
                let part = PartText { text: text.to_owned(), hash: hash() };
                (Hash::default(), self.parts.entry(name).or_insert(part).hash)
            }
        };
        self.hash = self.hash.toggled(before).toggled(now);
        true
    }

    /// The hash of all parts.
    pub fn hash(&self) -> Hash {
        self.hash
    }

    /// A part as text.
    pub fn text(&self, key: &str) -> Option<&str> {
        self.parts.get(&Key::of(key)).map(|part| part.text.as_str())
    }

    /// Writes `"key":value` for each part that is wanted, separated by commas.
    pub fn write(&self, out: &mut String, wanted: impl Fn(&str) -> bool) {
        let named = self.parts.iter().map(|(key, part)| (key.name(), part));
        for (name, part) in named.filter(|(name, _)| wanted(name)) {
            write_part(out, &name, &part.text);
        }
    }

    /// How many bytes its texts take.
    pub fn bytes(&self) -> usize {
        self.parts.iter().map(|(key, part)| key.name().len() + part.text.len()).sum()
    }
}

/// Writes `"key":value`, with a comma before it if something stands there.
pub(crate) fn write_part(out: &mut String, key: &str, text: &str) {
    begin_part(out, key);
    out.push_str(text);
}

/// The same up to the value.
fn begin_part(out: &mut String, key: &str) {
    if !out.is_empty() && !out.ends_with('{') {
        out.push(',');
    }
    out.push('"');
    out.push_str(key);
    out.push_str("\":");
}
