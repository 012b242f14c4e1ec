//! Which stacks, which cards, whose?

use crate::{
    card::{Card, Kind},
    icon::IconSet,
};

/// A seat, as a card names it. "You" is the controller of the character; of an Event, its player.
/// [MOD-2] [EVENT-1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// The one to whom the card happens.
    You,
    /// All but you, clockwise from your left.
    EachOther,
    /// The seat that plays after you. [CARD-11]
    Left,
    /// The seat that played before you. [CARD-11]
    Right,
}

impl Who {
    /// Every word for a seat.
    pub const ALL: [Who; 4] = [Who::You, Who::EachOther, Who::Left, Who::Right];

    /// The word for it in set files.
    pub const fn word(self) -> &'static str {
        match self {
            Who::You => "you",
            Who::EachOther => "each-other",
            Who::Left => "left",
            Who::Right => "right",
        }
    }
}

/// Whose a stack is, as a card names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    /// Of those seats.
    Of(Who),
    /// Nobody's: it lies in the middle. [GUEST-7]
    Middle,
}

impl Whose {
    /// The word for it in set files.
    pub const fn word(self) -> &'static str {
        match self {
            Whose::Of(who) => who.word(),
            Whose::Middle => "middle",
        }
    }
}

/// Whether a character lives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Life {
    /// Its portrait is not a dead one.
    Living,
    /// An Untimely Death shows on it.
    Dead,
}

/// Which stacks a card speaks of; all that is asked must hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct StackFilter {
    /// What lies at the bottom; `None`: a member of a family.
    pub base: Option<Kind>,
    /// Living or dead.
    pub life: Option<Life>,
    /// Whose it is.
    pub of: Option<Whose>,
    /// Any of these icons shows; empty asks nothing.
    pub shows: IconSet,
    /// None of these icons shows.
    pub lacks: IconSet,
    /// Of which sign its Self-Worth is.
    pub sign: Option<Sign>,
    /// A Modifier, or a Mystery, lies on top of it.
    pub modified: bool,
}

/// Which cards an effect speaks of; all that is asked must hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardFilter {
    /// Of that kind.
    pub kind: Option<Kind>,
    /// Of which sign the sum of its printed numbers is.
    pub sign: Option<Sign>,
    /// Any of these icons is printed on it; empty asks nothing.
    pub shows: IconSet,
}

/// Of which sign a sum is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// Below zero.
    Negative,
    /// Above zero.
    Positive,
}

impl Sign {
    /// Every sign.
    pub const ALL: [Sign; 2] = [Sign::Negative, Sign::Positive];

    /// The word for it in set files.
    pub const fn word(self) -> &'static str {
        match self {
            Sign::Negative => "negative",
            Sign::Positive => "positive",
        }
    }

    const fn is_of(self, worth: i16) -> bool {
        match self {
            Sign::Negative => worth < 0,
            Sign::Positive => worth > 0,
        }
    }
}

impl CardFilter {
    /// Whether the card is one of those.
    pub fn fits(self, card: &Card) -> bool {
        self.kind.is_none_or(|kind| kind == card.kind)
            && self.sign.is_none_or(|sign| sign.is_of(card.printed_worth()))
            && (self.shows.is_empty() || IconSet::shown(&card.icons).meets(self.shows))
    }
}

/// Cards that fit any of these; two at most, so that laws stay small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardFilters([Option<CardFilter>; 2]);

impl CardFilters {
    /// How many there can be.
    pub const MAX: usize = 2;

    /// The first two of these.
    pub fn of(filters: &[CardFilter]) -> CardFilters {
        CardFilters([filters.first().copied(), filters.get(1).copied()])
    }

    /// Whether the card fits one of them.
    pub fn fit(self, card: &Card) -> bool {
        self.iter().any(|filter| filter.fits(card))
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = CardFilter> {
        self.0.into_iter().flatten()
    }
}
