//! What is a card?

use crate::{
    filter::{CardFilter, StackFilter},
    icon::{IconSet, Mark},
    law::{LawKind, Laws},
    sheet::Sheet,
    verb::{Slot, Verb},
};
use std::{num::NonZeroU16, sync::Arc};

/// How many cards a draw pile can have: the largest legal mix of sets, with room to spare.
pub const DECK_MAX: usize = 280;

/// How many icon slots a card can have: three for the story, one for mysteries. [STACK-2]
pub const ICON_SLOTS: usize = 4;

/// A card of a [`Catalog`]: cards of the draw pile first, characters and their like after them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(NonZeroU16);

/// The first card: what fills lists before they are written.
impl Default for CardId {
    fn default() -> CardId {
        CardId::new(0)
    }
}

impl CardId {
    /// The card at a position of the catalog.
    ///
    /// # Panics
    /// If the position does not fit into fifteen bits; no catalog is that long.
    pub const fn new(index: usize) -> CardId {
        assert!(index < 0x8000, "a catalog has fewer cards than that");
        CardId(NonZeroU16::MIN.saturating_add(index as u16))
    }

    /// The card with that number, which is its position and one.
    #[inline]
    pub const fn numbered(number: NonZeroU16) -> CardId {
        CardId(number)
    }

    /// Its position and one.
    #[inline]
    pub const fn number(self) -> usize {
        self.0.get() as usize
    }

    /// Its position in the catalog.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// The kinds of card. "Event" is a card here, and nothing else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Clear film laid on a living character.
    Modifier,
    /// Played, obeyed, discarded.
    Event,
    /// Turns a worthless living character into a valuable dead one.
    UntimelyDeath,
    /// Laid on a Residence, for whoever lives there. [HOME-1]
    Mystery,
    /// A member of a family: the bottom of a stack.
    Character,
    /// A stranger who joins families: the bottom of a stack, with print of its own. [STACK-7]
    Guest,
    /// Where a family lives: the bottom of a stack of Mysteries. [HOME-1]
    Residence,
    /// Lies in the middle until somebody claims it. [STORY-1]
    Story,
    /// A rule for everyone while it lies in the middle. [TRIP-2]
    Expedition,
}

impl Kind {
    /// How many kinds are shuffled into the draw pile; they come first.
    pub const DRAWN: usize = 4;

    /// Every kind, in the order of a catalog.
    pub const ALL: [Kind; 9] = [
        Kind::Modifier,
        Kind::Event,
        Kind::UntimelyDeath,
        Kind::Mystery,
        Kind::Character,
        Kind::Guest,
        Kind::Residence,
        Kind::Story,
        Kind::Expedition,
    ];

    /// The word for it in set files.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Modifier => "modifier",
            Kind::Event => "event",
            Kind::UntimelyDeath => "untimely-death",
            Kind::Mystery => "mystery",
            Kind::Character => "character",
            Kind::Guest => "guest",
            Kind::Residence => "residence",
            Kind::Story => "story",
            Kind::Expedition => "expedition",
        }
    }

    /// Whether such cards are shuffled into the draw pile. [SETUP-2]
    pub const fn is_drawn(self) -> bool {
        (self as usize) < Kind::DRAWN
    }

    /// Whether such cards are members of a family. [GUEST-3]
    pub const fn is_member(self) -> bool {
        matches!(self, Kind::Character | Kind::Guest)
    }
}

/// What a response answers "as it is played". [RESP-1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cue {
    /// The kind of card that it cancels.
    pub to: Kind,
}

/// What a card is worth on top of what shows, read off the finished table. [DEATH-4]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bonus {
    /// What is added.
    pub worth: i8,
    /// When, or how often.
    pub when: BonusWhen,
}

/// When, or how often, a bonus counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BonusWhen {
    /// Once, if the stack shows any of these icons. [DEATH-4]
    Shows(IconSet),
    /// For each stack that fits.
    Per(StackFilter),
}

/// What is counted in a family, and how much of it there must be. [HOME-3] [STORY-2]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tally {
    /// The icons that count.
    pub icons: IconSet,
    /// How many there must be.
    pub count: u8,
    /// What is counted.
    pub unit: Unit,
}

/// What a tally counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// Every icon that shows. [TALE-4]
    Icons,
    /// Every character that shows any of them, once. [STORY-2]
    Characters,
}

/// Something an Event speaks of, named when it is announced. [PLAY-2]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// What it must be.
    pub filter: StackFilter,
    /// Where the death lies that this one must be able to suffer. [DEATH-5]
    pub suffers: Option<Slot>,
}

/// What a card does. Its words are on its [`Sheet`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// What sort of card it is.
    pub kind: Kind,
    /// Top, middle, bottom: `None` is clear film, zero is not. [STACK-3]
    pub pathos: [Option<i8>; 3],
    /// What the icon slots hold: `None` is clear film. [STACK-4]
    pub icons: [Option<Mark>; ICON_SLOTS],
    /// So while its text plate shows.
    pub ongoing: Laws,
    /// So while its portrait shows; `Some` means that it brings a portrait. [STACK-6]
    pub persistent: Option<Laws>,
    /// On which character it may be laid, or what must exist for an Event. [EVENT-3]
    pub needs: Option<StackFilter>,
    /// What an Event names when it is announced: two things at most.
    pub targets: Box<[Target]>,
    /// Happens once, when it was placed by being played.
    pub immediate: Box<[Verb]>,
    /// What it cancels, if it is a response.
    pub response: Option<Cue>,
    /// What it adds at the reckoning.
    pub scoring: Box<[Bonus]>,
    /// Whether it must be played as soon as drawn. [DRAW-4]
    pub sudden: bool,
    /// What the family must show for a Mystery or a Story. [HOME-3] [STORY-2]
    pub tally: Option<Tally>,
    /// What a Guest follows. [GUEST-2]
    pub follows: Option<CardFilter>,
    /// Which Expedition it brings to the middle: its position among them. [TRIP-1]
    pub voyage: Option<u8>,
}

impl Card {
    /// A card of that kind on which nothing is printed.
    pub fn plain(kind: Kind) -> Card {
        Card {
            kind,
            pathos: [None; 3],
            icons: [None; ICON_SLOTS],
            ongoing: Laws::NONE,
            persistent: None,
            needs: None,
            targets: Box::default(),
            immediate: Box::default(),
            response: None,
            scoring: Box::default(),
            sudden: false,
            tally: None,
            follows: None,
            voyage: None,
        }
    }

    /// The sum of the printed numbers.
    pub fn printed_worth(&self) -> i16 {
        self.pathos.iter().flatten().map(|&points| i16::from(points)).sum()
    }

    /// The same card without its effect text: numbers and icons stay. [PLAIN-1]
    pub fn without_effect(&self) -> Card {
        Card { pathos: self.pathos, icons: self.icons, ..Card::plain(self.kind) }
    }

    /// Whether it makes a character undead: it may be laid on a dead one. [UNDEAD-1]
    pub fn is_undead(&self) -> bool {
        self.persistent.as_ref().is_some_and(|laws| laws.has(LawKind::Undead))
    }

    /// Whether it says anything at all in its text.
    pub fn has_effect(&self) -> bool {
        *self != self.without_effect()
    }
}

/// All cards of a game, compiled: what they do, and what is written on them. A copy shares them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalog {
    /// Cards of the draw pile (Modifiers, Events, Untimely Deaths), then the bottoms of stacks.
    pub cards: Arc<[Card]>,
    /// The words of each card, in the same order.
    pub sheets: Arc<[Sheet]>,
    /// The story icons, by position.
    pub icons: Arc<[crate::sheet::IconSheet]>,
    /// The families, by position.
    pub families: Arc<[crate::sheet::FamilySheet]>,
    /// The sets it was compiled from, in order.
    pub sets: Arc<[crate::sheet::SetSheet]>,
    /// How many cards are shuffled into the draw pile.
    pub deck_len: usize,
}

impl Catalog {
    /// What a card does.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// What is written on a card.
    pub fn sheet(&self, id: CardId) -> &Sheet {
        &self.sheets[id.index()]
    }

    /// Every card, in order.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len()).map(CardId::new)
    }

    /// The cards of the draw pile, in the order in which they are shuffled.
    pub fn deck(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.deck_len).map(CardId::new)
    }

    /// The card at a position a stranger named, if there is one.
    pub fn find(&self, index: usize) -> Option<CardId> {
        (index < self.cards.len()).then(|| CardId::new(index))
    }

    /// The card that has, or first had, that title in any language, whatever its capitals.
    pub fn find_title(&self, title: &str) -> Option<CardId> {
        self.ids().find(|&id| self.sheet(id).is_called(title))
    }

    /// The card with that id.
    pub fn find_id(&self, id: &str) -> Option<CardId> {
        self.ids().find(|&card| self.sheet(card).id == id)
    }

    /// The cards of a kind, in order.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = CardId> + '_ {
        self.ids().filter(move |&id| self.card(id).kind == kind)
    }

    /// The cards that fit one of the filters.
    pub fn fitting(&self, filters: &[CardFilter]) -> impl Iterator<Item = CardId> {
        self.deck().filter(|&id| filters.iter().any(|filter| filter.fits(self.card(id))))
    }
}
