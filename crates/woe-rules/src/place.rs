//! Where can a card lie, and who sees it there?

use std::{
    num::NonZeroU8,
    ops::{BitAnd, BitOr, Not},
};

/// A place at the table, clockwise from the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Seat {
    /// Where the host sits, usually.
    #[default]
    Zero,
    /// To the left of seat zero.
    One,
    /// The third.
    Two,
    /// The fourth.
    Three,
    /// The fifth and last. [SETUP-6]
    Four,
}

impl Seat {
    /// How many can sit at a table. [SETUP-6]
    pub const MAX: usize = 5;
    /// Every seat, clockwise.
    pub const ALL: [Seat; Seat::MAX] = [Seat::Zero, Seat::One, Seat::Two, Seat::Three, Seat::Four];

    /// The seat with that number, if a table can have it.
    #[inline]
    pub fn new(index: usize) -> Option<Seat> {
        Seat::ALL.get(index).copied()
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next seat to the left: the one that plays after this one. [SETUP-3]
    #[inline]
    pub fn left(self, seats: usize) -> Seat {
        let next = self.index() + 1;
        Seat::ALL[if next == seats { 0 } else { next }]
    }

    /// The next seat to the right: the one that played before this one. [CARD-11]
    #[inline]
    pub fn right(self, seats: usize) -> Seat {
        Seat::ALL[(self.index() + seats - 1) % seats]
    }

    /// Every seat of the table, clockwise from this one.
    #[inline]
    pub fn round(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat::ALL[(self.index() + step) % seats])
    }
}

/// A stack on the table: a bottom card and the layers laid on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StackId(NonZeroU8);

impl StackId {
    /// How many stacks a table can have: five families of five, five Residences, Guests, Stories.
    pub const MAX: usize = 40;

    /// The stack with that number, if a table can have it.
    #[inline]
    pub const fn new(index: usize) -> Option<StackId> {
        if index < StackId::MAX {
            Some(StackId(NonZeroU8::MIN.saturating_add(index as u8)))
        } else {
            None
        }
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// A set of stacks, a bit each; the lowest bit is never used, so that a bit is a stack's number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct StackSet(u64);

impl StackSet {
    /// No stack.
    pub const NONE: StackSet = StackSet(0);

    /// One stack.
    #[inline]
    pub const fn one(stack: StackId) -> StackSet {
        StackSet(1 << stack.0.get())
    }

    /// The stack is in it from now on, or no longer.
    #[inline]
    pub(crate) fn put(&mut self, stack: StackId, belongs: bool) {
        let bit = 1 << stack.0.get();
        self.0 = self.0 & !bit | (u64::from(belongs) << stack.0.get());
    }

    /// Whether the stack is in it.
    #[inline]
    pub const fn contains(self, stack: StackId) -> bool {
        self.0 >> stack.0.get() & 1 == 1
    }

    /// Whether it holds nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many stacks it holds.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its stacks, lowest number first; counted beforehand, so that lists which are written with them
    /// grow at once.
    #[inline]
    pub(crate) fn counted(self) -> impl Iterator<Item = StackId> {
        let mut left = self.0;
        (0..self.len()).map(move |_| {
            let number = NonZeroU8::new(left.trailing_zeros() as u8).unwrap_or(NonZeroU8::MIN);
            left &= left.wrapping_sub(1);
            StackId(number)
        })
    }

    /// Its stacks, lowest number first.
    #[inline]
    pub fn iter(self) -> StackIter {
        StackIter(self.0)
    }
}

/// The stacks of a set, lowest number first.
#[derive(Clone, Copy, Debug)]
pub struct StackIter(u64);

impl Iterator for StackIter {
    type Item = StackId;

    #[inline]
    fn next(&mut self) -> Option<StackId> {
        if self.0 == 0 {
            return None;
        }
        let number = NonZeroU8::new(self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(StackId(number))
    }
}

impl FromIterator<StackId> for StackSet {
    fn from_iter<I: IntoIterator<Item = StackId>>(stacks: I) -> StackSet {
        stacks.into_iter().fold(StackSet::NONE, |set, stack| set | StackSet::one(stack))
    }
}

impl BitAnd for StackSet {
    type Output = StackSet;

    #[inline]
    fn bitand(self, other: StackSet) -> StackSet {
        StackSet(self.0 & other.0)
    }
}

impl BitOr for StackSet {
    type Output = StackSet;

    #[inline]
    fn bitor(self, other: StackSet) -> StackSet {
        StackSet(self.0 | other.0)
    }
}

impl Not for StackSet {
    type Output = StackSet;

    #[inline]
    fn not(self) -> StackSet {
        StackSet(!self.0)
    }
}

/// Who looks: a seat, or a watcher, who sees what lies open to everyone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// Someone who plays.
    Seat(Seat),
    /// Someone who only looks.
    Watcher,
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The draw pile.
    Deck,
    /// Someone's hand.
    Hand(Seat),
    /// Laid open by whoever drew it, until it is played: in nobody's hand. [DRAW-6]
    Waiting(Seat),
    /// Shown with its target, not yet resolved: on the table, in no pile. [PLAY-1]
    Announced,
    /// A stack.
    Stack(StackId),
    /// The discard pile.
    Discard,
    /// The box: taken out of a trimmed deck before play, for all to see. [MIX-1]
    Box,
}

impl Place {
    /// The whole law of hidden information.
    #[inline]
    pub fn shows_to(self, eye: Eye) -> bool {
        match self {
            Place::Deck => false,
            Place::Hand(seat) => eye == Eye::Seat(seat),
            Place::Waiting(_)
            | Place::Announced
            | Place::Stack(_)
            | Place::Discard
            | Place::Box => true,
        }
    }
}
