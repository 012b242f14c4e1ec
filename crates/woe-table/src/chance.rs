//! What can nobody guess?
//!
//! Names, tokens and keys of a table are drawn from one secret that its host gave it, so that the same
//! inputs give the same table.

use woe_rules::Key;

/// Letters and digits that are not taken for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
/// How many letters hold 128 bits and a little more.
const NAME_LETTERS: usize = 26;

/// Where a table's names, tokens and keys come from: a secret, and how often it was drawn from.
#[derive(Clone, Debug)]
pub struct Chance {
    secret: Key,
    drawn: u64,
}

impl Chance {
    /// All that can be drawn from a secret. Nobody may know it, and it is used once.
    pub fn new(secret: Key) -> Chance {
        Chance { secret, drawn: 0 }
    }

    fn draw(&mut self) -> [u8; 32] {
        self.drawn += 1;
        *blake3::keyed_hash(&self.secret.0, &self.drawn.to_le_bytes()).as_bytes()
    }

    /// A name for a door of a table.
    pub(crate) fn door(&mut self) -> String {
        let bytes = self.draw();
        let letters = bytes[..NAME_LETTERS].iter();
        letters.map(|byte| LETTERS[usize::from(byte & 31)] as char).collect()
    }

    /// What holds a seat: 32 hexadecimal digits.
    pub(crate) fn token(&mut self) -> String {
        self.digits(16)
    }

    /// What events are counted in.
    pub(crate) fn epoch(&mut self) -> String {
        self.digits(6)
    }

    /// A key that knows nothing of any other.
    pub(crate) fn key(&mut self) -> Key {
        Key(self.draw())
    }

    fn digits(&mut self, bytes: usize) -> String {
        self.draw()[..bytes].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// What is kept of a token: enough to know it again.
pub(crate) fn seal(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_secret_gives_the_same_again_and_never_the_same_twice() {
        let [mut one, mut again] = [1, 1].map(|seed| Chance::new(Key::from_seed(seed)));
        let mut other = Chance::new(Key::from_seed(2));
        let drawn = [one.token(), one.token(), other.token(), one.epoch(), one.door()];
        assert_eq!(drawn[..2], [again.token(), again.token()]);
        assert!((1..drawn.len()).all(|at| !drawn[..at].contains(&drawn[at])));
        assert_eq!(drawn.each_ref().map(String::len), [32, 32, 32, 12, NAME_LETTERS]);
    }
}
