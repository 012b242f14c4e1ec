//! How does a glimpsed beat change what a seat sees?

use super::{SeatView, StackView, TableView};
use crate::{
    beat::{Beat, Glimpse, Way},
    cardset::CardSet,
    face::Face,
    place::{Eye, Place, Seat, StackId},
    table::{GRANTS_MAX, Grant},
};
use woe_cards::{CardId, Catalog, Skipped};

impl TableView {
    /// Changes the picture as the glimpsed beat says. Folding all beats gives the same picture as
    /// looking afresh.
    pub fn see(&mut self, beat: Beat<Glimpse>, catalog: &Catalog) {
        if let Some((card, from, to)) = beat.movement() {
            self.take(card, from, catalog);
            self.put(card, to, catalog);
        }
        match beat {
            Beat::SetAside { stack } | Beat::Removed { stack } => self.stack_mut(stack).leave(),
            Beat::Joined { stack, seat } => self.join(stack, seat),
            Beat::Parted { stack } => self.stack_mut(stack).of = None,
            Beat::SetOut { card: Glimpse::Known(card) } => {
                (self.expedition, self.stirred) = (Some(card), true);
            }
            Beat::Reshuffled => {
                self.deck_len = self.discard.len();
                self.discard.clear();
            }
            Beat::TurnBegan { seat } => self.begin_turn(seat),
            Beat::TurnSkipped { seat } => {
                self.begin_turn(seat);
                self.seat_mut(seat).skipped_turns -= 1;
            }
            Beat::TurnEnded { seat } => self.end_turn(seat),
            Beat::Announced { card, way, .. } => {
                self.stirred = true;
                match way {
                    Way::Granted => self.use_grant(card, catalog),
                    Way::Sudden => self.spend(card),
                    Way::Own | Way::Free | Way::Inside | Way::Response | Way::Retort => {}
                }
            }
            Beat::Drawn { .. } | Beat::Regained { .. } | Beat::Taken { .. } => self.stirred = true,
            Beat::WillSkip { seat, what } => self.add_skip(seat, what),
            Beat::DrawSkipped { seat } => self.seat_mut(seat).skipped_draws -= 1,
            Beat::Granted { card: Glimpse::Known(card), count, .. } => {
                let room = self.grants.len() < GRANTS_MAX;
                self.grants.extend(room.then_some(Grant { card, left: count }));
            }
            Beat::Ended => self.ended = true,
            Beat::SetOut { card: Glimpse::Back }
            | Beat::Granted { card: Glimpse::Back, .. }
            | Beat::Shuffled
            | Beat::Passed { .. }
            | Beat::Named { .. }
            | Beat::Cancelled { .. }
            | Beat::Resolved { .. }
            | Beat::Laid { .. }
            | Beat::Moved { .. }
            | Beat::Stripped { .. }
            | Beat::Lifted { .. }
            | Beat::Slipped { .. }
            | Beat::Discarded { .. }
            | Beat::Returned { .. }
            | Beat::Sprung { .. }
            | Beat::Lapsed { .. } => {}
        }
    }

    /// A claim stirs the evening, though no card was played. [END-3]
    fn join(&mut self, stack: StackId, seat: Seat) {
        self.stirred = true;
        self.stack_mut(stack).of = Some(seat);
    }

    fn spend(&mut self, card: Glimpse) {
        if let Glimpse::Known(card) = card {
            self.spent.insert(card);
        }
    }

    fn begin_turn(&mut self, seat: Seat) {
        (self.turn, self.stirred, self.spent) = (seat, false, CardSet::NONE);
    }

    fn add_skip(&mut self, seat: Seat, what: Skipped) {
        let seat = self.seat_mut(seat);
        let waiting = match what {
            Skipped::Turn => &mut seat.skipped_turns,
            Skipped::Draw => &mut seat.skipped_draws,
        };
        *waiting = waiting.saturating_add(1);
    }

    fn take(&mut self, card: Glimpse, from: Place, catalog: &Catalog) {
        match from {
            Place::Deck => self.deck_len -= 1,
            Place::Hand(seat) => {
                self.seat_mut(seat).hand_len -= 1;
                if let (Some(card), true) = (card.known(), self.eye == Eye::Seat(seat)) {
                    self.hand.remove(card);
                }
            }
            Place::Waiting(seat) => {
                self.seat_mut(seat).waiting.retain(|&other| Some(other) != card.known());
            }
            Place::Discard => _ = self.discard.pop(),
            Place::Announced => self.announced.retain(|&shown| Some(shown) != card.known()),
            Place::Stack(stack) => {
                let stack = self.stack_mut(stack);
                stack.layers.retain(|&layer| Some(layer) != card.known());
                stack.look(catalog);
            }
            // No beat takes a card out of the box.
            Place::Box => {}
        }
    }

    fn put(&mut self, card: Glimpse, to: Place, catalog: &Catalog) {
        match to {
            Place::Deck => self.deck_len += 1,
            Place::Hand(seat) => {
                self.seat_mut(seat).hand_len += 1;
                if let (Some(card), true) = (card.known(), self.eye == Eye::Seat(seat)) {
                    self.hand.insert(card);
                }
            }
            Place::Waiting(seat) => self.seat_mut(seat).waiting.extend(card.known()),
            Place::Announced => self.announced.extend(card.known()),
            Place::Discard => self.discard.extend(card.known()),
            Place::Stack(stack) => {
                let stack = self.stack_mut(stack);
                stack.layers.extend(card.known());
                stack.look(catalog);
            }
            // No beat puts a card into it.
            Place::Box => {}
        }
    }

    fn end_turn(&mut self, seat: Seat) {
        self.quiet_turns = if self.stirred { 0 } else { self.quiet_turns.saturating_add(1) };
        self.rounds += u8::from(seat.left(self.seats.len()) == self.start);
        self.grants.clear();
    }

    fn use_grant(&mut self, card: Glimpse, catalog: &Catalog) {
        let Glimpse::Known(card) = card else { return };
        let fitting = self.grants.iter().position(|grant| grant.covers(card, catalog));
        if let Some(index) = fitting {
            self.grants[index].left -= 1;
            self.grants.retain(|grant| grant.left > 0);
        }
    }

    fn seat_mut(&mut self, seat: Seat) -> &mut SeatView {
        &mut self.seats[seat.index()]
    }

    fn stack_mut(&mut self, stack: StackId) -> &mut StackView {
        &mut self.stacks[stack.index()]
    }
}

impl StackView {
    fn leave(&mut self) {
        (self.gone, self.of) = (true, None);
    }

    /// Looks down through the layers. [STACK-1]
    fn look(&mut self, catalog: &Catalog) {
        let lay = |face: Face, layer: &CardId| face.under(*layer, catalog.card(*layer));
        self.face = self.layers.iter().fold(Face::bare(catalog.card(self.base)), lay);
    }
}
