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

    /// The cards that a seat holds, in the catalog's order.
    #[inline]
    pub(crate) fn held(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.hand(seat).first(self.hand_len(seat))
    }

    /// The cards that a seat drew and must play, the last drawn first. [DRAW-6]
    pub fn waiting(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.chain(self.waiting[seat.index()])
    }

    /// What was played as soon as drawn in this turn. [DRAW-5]
    pub fn spent(&self) -> &CardSet {
        &self.spent
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

    /// The characters of a seat, Guests included. [END-2] [GUEST-3]
    #[inline]
    pub fn family(&self, seat: Seat) -> StackSet {
        self.families[seat.index()] & !self.fixtures
    }

    /// All that a seat controls: its family, its Residence, its Story. [DRAW-1]
    #[inline]
    pub fn realm(&self, seat: Seat) -> StackSet {
        self.families[seat.index()]
    }

    /// The Residences and the Stories, whoever has them. [HOME-1] [STORY-1]
    #[inline]
    pub fn fixtures(&self) -> StackSet {
        self.fixtures
    }

    /// The stacks that lie in the middle, in nobody's hands. [GUEST-1] [STORY-1]
    pub fn middle(&self) -> StackSet {
        let held = self.families.iter().fold(self.gone, |all, &family| all | family);
        self.stacks().collect::<StackSet>() & !held
    }

    /// The Expedition in the middle. [TRIP-2]
    #[inline]
    pub fn expedition(&self) -> Option<CardId> {
        self.expedition
    }

    /// The cards that a trimmed deck left in the box. [MIX-1]
    pub fn boxed(&self) -> impl Iterator<Item = CardId> {
        self.chain(self.boxed.top)
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

    /// The characters that somebody controls.
    #[inline]
    pub fn controlled(&self) -> StackSet {
        self.controlled
    }

    /// The stacks whose character lives; for this the undead do. [UNDEAD-2]
    #[inline]
    pub fn living(&self) -> StackSet {
        self.living
    }

    /// The stacks whose character is undead. [UNDEAD-2]
    #[inline]
    pub fn undead(&self) -> StackSet {
        // Their portrait shows a rare law; the base game has none.
        let rare = self.showing(LawKind::Undead);
        rare.iter().filter(|&stack| self.stack(stack).face.is_undead()).collect()
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

    /// The stacks on which a law of that sort shows; of a rare sort, any rare one.
    #[inline]
    pub fn showing(&self, kind: LawKind) -> StackSet {
        self.showing[(kind as usize).min(LawKind::COMMON)]
    }

    /// The top card of the discard pile.
    pub(crate) fn discard_top(&self) -> Option<CardId> {
        self.discard.top
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
