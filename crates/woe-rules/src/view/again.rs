//! What looks otherwise than when one looked last?

use super::{SeatView, StackView, TableView, View, lowest_first};
use crate::{
    game::{Game, Rules},
    place::{Eye, Seat, StackId, StackSet},
    table::Table,
};
use woe_cards::CardId;

/// What of a table looks otherwise than before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The stacks.
    pub stacks: StackSet,
    /// Whether it is the draw pile or the discard pile.
    pub piles: bool,
    /// Whether it is the cards shown and not yet resolved.
    pub announced: bool,
    /// Whether it is the Expedition in the middle, or what stayed in the box.
    pub middle: bool,
}

impl Changed {
    /// Everything, as for one who has not looked before.
    pub fn all(view: &TableView) -> Changed {
        let stacks = view.stacks.iter().map(|stack| stack.id).collect();
        Changed { stacks, piles: true, announced: true, middle: true }
    }
}

impl Rules {
    /// Makes of a view of an earlier moment of this game, anyone's, what `eye` may know now: what is as
    /// it was is not written again.
    pub fn look_again(&self, game: &Game, eye: Eye, view: &mut View) -> Changed {
        let changed = view.table.look_again(&game.table);
        self.view_again(game, eye, view);
        changed
    }
}

impl TableView {
    fn look_again(&mut self, table: &Table) -> Changed {
        let seats = &Seat::ALL[..table.seats()];
        self.seats.clear();
        self.seats.extend(seats.iter().map(|&seat| SeatView::of(table, seat)));
        let stacks = table.stacks().filter(|&id| self.look_at_stack(table, id)).collect();
        let discarded = !lies_so(&self.discard, table.discard_cards());
        if discarded {
            self.discard = lowest_first(table.discard_cards());
        }
        let piles = discarded || self.deck_len != table.deck_len();
        let announced = *self.announced != *table.announced();
        replace(&mut self.announced, table.announced());
        replace(&mut self.grants, table.grants());
        self.spent = *table.spent();
        self.deck_len = table.deck_len();
        (self.start, self.misfits, self.turn) = (table.start(), table.misfits(), table.turn());
        (self.rounds, self.quiet_turns) = (table.rounds(), table.quiet_turns());
        (self.stirred, self.ended) = (table.stirred(), table.ended());
        // What stays in the box stays there for the whole game.
        let middle = self.expedition != table.expedition();
        self.expedition = table.expedition();
        Changed { stacks, piles, announced, middle }
    }

    fn look_at_stack(&mut self, table: &Table, id: StackId) -> bool {
        match self.stacks.get_mut(id.index()) {
            Some(stack) if stack.lies_so(table) => return false,
            Some(stack) => *stack = StackView::of(table, id),
            None => self.stacks.push(StackView::of(table, id)),
        }
        true
    }
}

impl StackView {
    fn lies_so(&self, table: &Table) -> bool {
        let stack = table.stack(self.id);
        (self.base, self.face) == (stack.base, stack.face)
            && (self.of, self.gone) == (table.controller(self.id), table.gone().contains(self.id))
            && lies_so(&self.layers, table.layers(self.id))
    }
}

/// Whether these cards, lowest first, are those, top first.
fn lies_so(cards: &[CardId], pile: impl Iterator<Item = CardId>) -> bool {
    cards.iter().rev().copied().eq(pile)
}

fn replace<T: Copy>(old: &mut Vec<T>, new: &[T]) {
    old.clear();
    old.extend_from_slice(new);
}
