//! How is a hand, or any other set of drawn cards, held?

use std::num::NonZeroU16;
use woe_cards::{CardId, DECK_MAX};

/// Cards are numbered from one, so there is one bit more than cards.
const WORDS: usize = (DECK_MAX + 1).div_ceil(64);

/// A set of cards of the draw pile, a bit each: its order says nothing about how they came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet([u64; WORDS]);

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet([0; WORDS]);

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0[card.number() / 64] |= 1 << (card.number() % 64);
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: CardId) {
        self.0[card.number() / 64] &= !(1 << (card.number() % 64));
    }

    /// Whether the card is in it; cards that are never drawn are in no set.
    #[inline]
    pub fn contains(&self, card: CardId) -> bool {
        self.0.get(card.number() / 64).is_some_and(|word| word >> (card.number() % 64) & 1 == 1)
    }

    /// How many cards it holds.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether it holds nothing.
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether the sets share a card.
    #[inline]
    pub fn meets(&self, other: &CardSet) -> bool {
        self.0.iter().zip(&other.0).fold(0, |met, (one, two)| met | one & two) != 0
    }

    /// The cards of both.
    #[inline]
    pub fn and(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The cards of this one that are not in the other.
    pub fn without(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The first so many of its cards, which it must have: nobody looks whether there are more, and
    /// lists that are written with them grow at once.
    #[inline]
    pub(crate) fn first(&self, count: usize) -> impl Iterator<Item = CardId> {
        let mut cards = self.iter();
        (0..count).map(move |_| cards.next().expect("as many as were counted"))
    }

    /// Its cards, in the catalog's order.
    #[inline]
    pub fn iter(&self) -> CardIter<'_> {
        CardIter { words: &self.0, word: 0, left: self.0[0] }
    }
}

/// The cards of a set, in the catalog's order.
#[derive(Clone, Debug)]
pub struct CardIter<'a> {
    words: &'a [u64; WORDS],
    word: usize,
    left: u64,
}

impl Iterator for CardIter<'_> {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        while self.left == 0 {
            self.word += 1;
            self.left = *self.words.get(self.word)?;
        }
        let bit = self.left.trailing_zeros() as usize;
        self.left &= self.left - 1;
        NonZeroU16::new((self.word * 64 + bit) as u16).map(CardId::numbered)
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::NONE, |mut set, card| {
            set.insert(card);
            set
        })
    }
}
