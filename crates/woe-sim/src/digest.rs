//! By what number is a game known again?

use woe_rules::{Action, Choice};

/// A running mix of all that was chosen: cheap enough for every decision, and no secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Digest(u64);

impl Digest {
    /// The digest of a game in which nothing was chosen yet.
    pub(crate) const NONE: Digest = Digest(0);

    /// The digest with one word more.
    #[inline]
    pub(crate) fn with(self, word: u64) -> Digest {
        // An odd constant without a pattern: the golden ratio's fraction.
        Digest((self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// The digest with an answer more.
    #[inline]
    pub(crate) fn with_answer(self, action: Action) -> Digest {
        self.with(word(action))
    }

    /// The number itself.
    pub(crate) fn number(self) -> u64 {
        self.0
    }
}

/// A number that is the answer's own.
#[inline]
fn word(action: Action) -> u64 {
    let (sort, card, stack) = match action {
        Action::Play { card, on: None } => (1, card.index(), 0),
        Action::Play { card, on: Some(on) } => (2, card.index(), on.index()),
        Action::Discard(card) => (3, card.index(), 0),
        Action::DiscardHand => (4, 0, 0),
        Action::Choose(stack) => (5, 0, stack.index()),
        Action::Pick(card) => (6, card.index(), 0),
        Action::Take(Choice::First) => (7, 0, 0),
        Action::Take(Choice::Second) => (8, 0, 0),
        Action::Use => (9, 0, 0),
        // What is drawn from the pile was once called a pass.
        Action::Pass | Action::Draw => (10, 0, 0),
        Action::Call(seat) => (11, 0, seat.index()),
    };
    (sort << 32) | (card as u64) << 8 | stack as u64
}
