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
        match (from, card) {
            (Place::Deck, _) => self.deck_len -= 1,
            (Place::Hand(seat), card) => {
                self.seat_mut(seat).hand_len -= 1;
                if let (Glimpse::Known(card), true) = (card, self.eye == Eye::Seat(seat)) {
                    self.hand.remove(card);
                }
            }
            (Place::Waiting(seat), Glimpse::Known(card)) => {
                self.seat_mut(seat).waiting.retain(|&other| other != card);
            }
            (Place::Discard, _) => _ = self.discard.pop(),
            (Place::Announced, Glimpse::Known(card)) => {
                self.announced.retain(|&shown| shown != card)
            }
            (Place::Stack(stack), Glimpse::Known(card)) => {
                let stack = self.stack_mut(stack);
                stack.layers.retain(|&layer| layer != card);
                stack.look(catalog);
            }
            _ => {}
        }
    }

    fn put(&mut self, card: Glimpse, to: Place, catalog: &Catalog) {
        match (to, card) {
            (Place::Deck, _) => self.deck_len += 1,
            (Place::Hand(seat), card) => {
                self.seat_mut(seat).hand_len += 1;
                if let (Glimpse::Known(card), true) = (card, self.eye == Eye::Seat(seat)) {
                    self.hand.insert(card);
                }
            }
            (Place::Waiting(seat), Glimpse::Known(card)) => self.seat_mut(seat).waiting.push(card),
            (Place::Announced, Glimpse::Known(card)) => self.announced.push(card),
            (Place::Discard, Glimpse::Known(card)) => self.discard.push(card),
            (Place::Stack(stack), Glimpse::Known(card)) => {
                let stack = self.stack_mut(stack);
                stack.layers.push(card);
                stack.look(catalog);
            }
            _ => {}
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
