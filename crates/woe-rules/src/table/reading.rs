//! What can be read off the table?

use super::{Grant, Stack, Table};
use crate::{
    cardset::CardSet,
    fate::Fate,
    place::{Seat, StackId, StackSet},
};
use woe_cards::{CardId, LawKind};

impl Table {
    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// Who starts. [SETUP-3]
    pub fn start(&self) -> Seat {
        self.start
    }

    /// Who has the misfits, if anybody has. [SETUP-5]
    pub fn misfits(&self) -> Option<Seat> {
        self.misfits
    }

    /// Whose turn it is.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// How many rounds are over.
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// How many turns in a row were quiet. [END-3]
    pub fn quiet_turns(&self) -> u8 {
        self.quiet_turns
    }

    /// Whether the story is over.
    pub fn ended(&self) -> bool {
        self.ended
    }

    /// A seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &CardSet {
        &self.hands[seat.index()]
    }

    /// How many cards a seat holds.
    #[inline]
    pub fn hand_len(&self, seat: Seat) -> usize {
        usize::from(self.hand_lens[seat.index()])
    }

    /// The card that would be drawn next.
    #[inline]
    pub(crate) fn deck_top(&self) -> Option<CardId> {
        self.deck.top
    }

    /// How many cards the draw pile has.
    pub fn deck_len(&self) -> usize {
        usize::from(self.deck.len)
    }

    /// How many cards the discard pile has.
    pub fn discard_len(&self) -> usize {
        usize::from(self.discard.len)
    }

    /// The draw pile, top first.
    pub(crate) fn deck_cards(&self) -> impl Iterator<Item = CardId> {
        self.chain(self.deck.top)
    }

    /// The discard pile, top first.
    pub fn discard_cards(&self) -> impl Iterator<Item = CardId> {
        self.chain(self.discard.top)
    }

    /// The layers of a stack, top first.
    pub fn layers(&self, stack: StackId) -> impl Iterator<Item = CardId> {
        self.chain(self.stacks[stack.index()].face.plate)
    }

    fn chain(&self, top: Option<CardId>) -> impl Iterator<Item = CardId> {
        std::iter::successors(top, |card| self.below[card.index()])
    }

    /// The cards shown and not yet resolved, in the order in which they were announced.
    pub fn announced(&self) -> &[CardId] {
        &self.announced
    }

    /// The free plays granted for this turn and not yet used.
    pub fn grants(&self) -> &[Grant] {
        &self.grants
    }

    /// A stack.
    #[inline]
    pub fn stack(&self, stack: StackId) -> &Stack {
        &self.stacks[stack.index()]
    }

    /// Every stack that was ever on the table, gone ones included.
    pub fn stacks(&self) -> impl Iterator<Item = StackId> + use<> {
        (0..usize::from(self.stack_count)).filter_map(StackId::new)
    }

    /// The stacks a seat controls, guests included. [END-2]
    #[inline]
    pub fn family(&self, seat: Seat) -> StackSet {
        self.families[seat.index()]
    }

    /// Who controls a stack, if anybody does.
    #[inline]
    pub fn controller(&self, stack: StackId) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.families[seat.index()].contains(stack))
    }

    /// The stacks that left the game. [CARD-1] [SETUP-4]
    pub fn gone(&self) -> StackSet {
        self.gone
    }

    /// Whether a card was played or drawn in this turn. [END-3]
    pub fn stirred(&self) -> bool {
        self.stirred
    }

    /// The stacks that somebody controls.
    #[inline]
    pub fn controlled(&self) -> StackSet {
        self.families.iter().fold(StackSet::NONE, |all, &family| all | family)
    }

    /// The stacks whose character lives.
    #[inline]
    pub fn living(&self) -> StackSet {
        self.living
    }

    /// The stacks whose Self-Worth is below zero.
    #[inline]
    pub fn negative(&self) -> StackSet {
        self.negative
    }

    /// The stacks on top of which a Modifier lies.
    #[inline]
    pub fn modified(&self) -> StackSet {
        self.modified
    }

    /// The stacks on which a law of that sort shows.
    #[inline]
    pub fn showing(&self, kind: LawKind) -> StackSet {
        self.showing[kind as usize]
    }

    /// How many turns a seat will skip. [SKIP-1]
    pub fn skipped_turns(&self, seat: Seat) -> u8 {
        self.skipped_turns[seat.index()]
    }

    /// How many draw steps a seat will skip. [SKIP-1]
    pub fn skipped_draws(&self, seat: Seat) -> u8 {
        self.skipped_draws[seat.index()]
    }

    /// The table's chance.
    pub(crate) fn fate(&self) -> &Fate {
        &self.fate
    }
}
