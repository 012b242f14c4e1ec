//! Which stacks, which cards, whose?

use crate::card::{Card, IconSet, Kind};

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
    /// Living or dead.
    pub life: Option<Life>,
    /// In whose family.
    pub of: Option<Who>,
    /// Any of these icons shows; empty asks nothing.
    pub shows: IconSet,
    /// None of these icons shows.
    pub lacks: IconSet,
    /// Its Self-Worth is below zero.
    pub negative: bool,
    /// A Modifier lies on top of it.
    pub modified: bool,
}

/// Which cards an effect speaks of; all that is asked must hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardFilter {
    /// Of that kind.
    pub kind: Option<Kind>,
    /// Its printed numbers sum below zero.
    pub negative: bool,
}

impl CardFilter {
    /// Whether the card is one of those.
    pub fn fits(self, card: &Card) -> bool {
        self.kind.is_none_or(|kind| kind == card.kind)
            && (!self.negative || card.printed_worth() < 0)
    }
}
