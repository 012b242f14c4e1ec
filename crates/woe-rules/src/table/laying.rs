//! How is a table laid out, before anything happens on it?

use super::{GRANTS_MAX, Pile, Table};
use crate::{
    cardset::CardSet,
    face::Face,
    place::{Place, Seat, StackId},
    view::TableView,
};
use woe_cards::{CardId, Catalog};

impl Table {
    /// Puts a stack on the table, in nobody's family yet. `None` if the table is full.
    #[inline]
    pub(crate) fn add_stack(&mut self, base: CardId, catalog: &Catalog) -> Option<StackId> {
        self.add_laid_stack(base, &[], catalog)
    }

    /// The same with layers on it, lowest first: it is looked at once, however many there are.
    #[inline]
    pub(crate) fn add_laid_stack(
        &mut self,
        base: CardId,
        layers: &[CardId],
        catalog: &Catalog,
    ) -> Option<StackId> {
        let stack = StackId::new(usize::from(self.stack_count))?;
        let printed = catalog.card(base);
        self.stack_count += 1;
        self.stacks[stack.index()].base = base;
        self.fixtures.put(stack, !printed.kind.is_member());
        let mut face = Face::bare(printed);
        for &layer in layers {
            self.below[layer.index()] = face.plate;
            face = face.under(layer, catalog.card(layer));
        }
        self.show(stack, face, catalog);
        Some(stack)
    }

    /// That seat waits for what the others set aside. [SETUP-5]
    pub(crate) fn seat_misfits(&mut self, seat: Seat) {
        self.misfits = Some(seat);
    }

    /// Says whose turn it is while a table is being laid out.
    pub(crate) fn set_turn(&mut self, seat: Seat) {
        self.turn = seat;
    }

    /// Says whose turn it is, as if it had just begun.
    pub(crate) fn begin_turn_anew(&mut self, seat: Seat) {
        self.turn = seat;
        self.grants.clear();
        self.spent = CardSet::NONE;
    }

    /// Takes over from a view what is neither a card nor a stack.
    pub(crate) fn recall(&mut self, seen: &TableView) {
        self.misfits = seen.misfits;
        self.expedition = seen.expedition;
        self.spent = seen.spent;
        self.turn = seen.turn;
        self.rounds = seen.rounds;
        self.quiet_turns = seen.quiet_turns;
        self.stirred = seen.stirred;
        self.ended = seen.ended;
        self.grants = seen.grants.iter().copied().take(GRANTS_MAX).collect();
        for (index, seat) in seen.seats.iter().enumerate() {
            self.skipped_turns[index] = seat.skipped_turns;
            self.skipped_draws[index] = seat.skipped_draws;
        }
    }

    /// Lays a card while a table is being laid out, before anything happens on it.
    pub(crate) fn lay_out(&mut self, card: CardId, at: Place, catalog: &Catalog) {
        self.put(card, at, catalog);
    }

    /// Says which Expedition lies in the middle while a table is being laid out.
    pub(crate) fn set_out(&mut self, expedition: Option<CardId>) {
        self.expedition = expedition;
    }

    /// Takes all cards out of the draw pile while a table is being laid out.
    pub(crate) fn empty_deck(&mut self) {
        self.deck = Pile::default();
    }

    /// Gives a stack to a seat while a table is being laid out.
    pub(crate) fn give(&mut self, stack: StackId, seat: Seat) {
        self.join(stack, seat);
    }
}
