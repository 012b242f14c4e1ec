//! What can happen?

use crate::place::{Eye, Place, Seat, StackId};
use woe_cards::{CardId, Skipped};

/// In what way a card is played. [RESP-6]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// As the first or second play of the turn. [TURN-1]
    Own,
    /// As a free play that a visible card allows. [FREE-1]
    Free,
    /// As a free play that an Event granted. [FREE-2]
    Granted,
    /// Inside another card's effect. [PLAY-3]
    Inside,
    /// Because it was drawn. [DRAW-4]
    Sudden,
    /// In response to a card. [RESP-1]
    Response,
    /// In response to a response; it cannot be answered. [RESP-4]
    Retort,
}

#[expect(missing_docs, reason = "the fields say it by their names")]
/// One thing that happened. `C` is what the reader knows of a card that moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Beat<C = CardId> {
    /// A character stays in the box. [SETUP-4]
    SetAside { stack: StackId },
    /// A stack is now that seat's: a character, a Guest, a Story. [SETUP-5] [GUEST-2] [STORY-1]
    Joined { stack: StackId, seat: Seat },
    /// A Guest or a Story went back to the middle. [STORY-3]
    Parted { stack: StackId },
    /// That Expedition lies in the middle now. [TRIP-1]
    SetOut { card: C },
    /// The draw pile was shuffled. [SETUP-2]
    Shuffled,
    /// A turn began. [TURN-1]
    TurnBegan { seat: Seat },
    /// A turn was taken by a waiting skip. [SKIP-1]
    TurnSkipped { seat: Seat },
    /// A turn is over.
    TurnEnded { seat: Seat },
    /// A play was not used, or an offer declined. [TURN-4]
    Passed { seat: Seat },
    /// A card was shown, with the first thing it names. [PLAY-1]
    Announced { seat: Seat, card: C, on: Option<StackId>, way: Way },
    /// The announced card names this, too. [PLAY-2]
    Named { stack: StackId },
    /// A response stopped the card. [RESP-3]
    Cancelled { card: C },
    /// An Event is done. [EVENT-1]
    Resolved { card: C },
    /// A played card was laid on a stack.
    Laid { card: C, on: StackId },
    /// A card went from one stack to another. [MOD-3]
    Moved { card: C, from: StackId, to: StackId },
    /// A card was taken off a stack and discarded. [STACK-8]
    Stripped { card: C, from: StackId },
    /// A card went from a stack to a hand. [CARD-4]
    Lifted { seat: Seat, card: C, from: StackId },
    /// A card went from a hand to a stack without being played. [CARD-4]
    Slipped { seat: Seat, card: C, on: StackId },
    /// A stack left the game. [CARD-1]
    Removed { stack: StackId },
    /// A card went from the draw pile to a hand. [DRAW-1]
    Drawn { seat: Seat, card: C },
    /// A card went from a hand to the discard pile. [DISC-1]
    Discarded { seat: Seat, card: C },
    /// A card went from hand to hand. [CARD-11]
    Taken { card: C, from: Seat, to: Seat },
    /// The top card of the discard pile went to a hand. [DRAW-7]
    Regained { seat: Seat, card: C },
    /// A drawn card is to be played as soon as drawn: it was laid open, and waits. [DRAW-6]
    Sprung { seat: Seat, card: C },
    /// A waiting card could not be played, and was discarded. [DRAW-5]
    Lapsed { seat: Seat, card: C },
    /// A card of the first hand went back. [DRAW-4]
    Returned { seat: Seat, card: C },
    /// The discard pile became the draw pile. [DRAW-3]
    Reshuffled,
    /// A skip waits for that seat. [SKIP-1]
    WillSkip { seat: Seat, what: Skipped },
    /// A waiting skip took a draw step. [SKIP-1]
    DrawSkipped { seat: Seat },
    /// An Event granted free plays. [FREE-2]
    Granted { seat: Seat, card: C, count: u8 },
    /// The story is over. [END-1] [END-3]
    Ended,
}

/// A card as one seat knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Glimpse {
    /// Its face was in view.
    Known(CardId),
    /// Only its back was.
    Back,
}

impl Glimpse {
    /// The card, if its face was in view.
    #[inline]
    pub fn known(self) -> Option<CardId> {
        match self {
            Glimpse::Known(card) => Some(card),
            Glimpse::Back => None,
        }
    }
}

impl<C: Copy> Beat<C> {
    /// Which card went from where to where, if one did.
    #[inline(always)]
    pub fn movement(self) -> Option<(C, Place, Place)> {
        Some(match self {
            Beat::Announced { seat, card, way: Way::Sudden, .. } => {
                (card, Place::Waiting(seat), Place::Announced)
            }
            Beat::Announced { seat, card, .. } => (card, Place::Hand(seat), Place::Announced),
            Beat::Sprung { seat, card } => (card, Place::Hand(seat), Place::Waiting(seat)),
            Beat::Lapsed { seat, card } => (card, Place::Waiting(seat), Place::Discard),
            Beat::Cancelled { card } | Beat::Resolved { card } => {
                (card, Place::Announced, Place::Discard)
            }
            Beat::Laid { card, on } => (card, Place::Announced, Place::Stack(on)),
            Beat::Moved { card, from, to } => (card, Place::Stack(from), Place::Stack(to)),
            Beat::Stripped { card, from } => (card, Place::Stack(from), Place::Discard),
            Beat::Lifted { seat, card, from } => (card, Place::Stack(from), Place::Hand(seat)),
            Beat::Slipped { seat, card, on } => (card, Place::Hand(seat), Place::Stack(on)),
            Beat::Drawn { seat, card } => (card, Place::Deck, Place::Hand(seat)),
            Beat::Discarded { seat, card } => (card, Place::Hand(seat), Place::Discard),
            Beat::Taken { card, from, to } => (card, Place::Hand(from), Place::Hand(to)),
            Beat::Returned { seat, card } => (card, Place::Hand(seat), Place::Deck),
            Beat::Regained { seat, card } => (card, Place::Discard, Place::Hand(seat)),
            Beat::SetAside { .. }
            | Beat::Joined { .. }
            | Beat::Parted { .. }
            | Beat::SetOut { .. }
            | Beat::Shuffled
            | Beat::Reshuffled
            | Beat::TurnBegan { .. }
            | Beat::TurnSkipped { .. }
            | Beat::TurnEnded { .. }
            | Beat::Passed { .. }
            | Beat::Named { .. }
            | Beat::Removed { .. }
            | Beat::WillSkip { .. }
            | Beat::DrawSkipped { .. }
            | Beat::Granted { .. }
            | Beat::Ended => return None,
        })
    }

    /// Whether one of these seats learns of a hidden card by it, other than one that `by` shows: what was
    /// learnt cannot be taken back.
    pub fn teaches(self, by: Seat, seats: &[Seat]) -> bool {
        let Some((_, from, to)) = self.movement() else {
            return matches!(self, Beat::Reshuffled | Beat::Shuffled);
        };
        let learns = |&seat: &Seat| {
            let eye = Eye::Seat(seat);
            !from.shows_to(eye) && to.shows_to(eye)
        };
        from != Place::Hand(by) && seats.iter().any(learns) || matches!(self, Beat::Taken { .. })
    }

    /// The same beat, told with other knowledge of the card.
    pub fn map<D>(self, tell: impl FnOnce(C) -> D) -> Beat<D> {
        match self {
            Beat::SetAside { stack } => Beat::SetAside { stack },
            Beat::Joined { stack, seat } => Beat::Joined { stack, seat },
            Beat::Parted { stack } => Beat::Parted { stack },
            Beat::SetOut { card } => Beat::SetOut { card: tell(card) },
            Beat::Shuffled => Beat::Shuffled,
            Beat::TurnBegan { seat } => Beat::TurnBegan { seat },
            Beat::TurnSkipped { seat } => Beat::TurnSkipped { seat },
            Beat::TurnEnded { seat } => Beat::TurnEnded { seat },
            Beat::Passed { seat } => Beat::Passed { seat },
            Beat::Announced { seat, card, on, way } => {
                Beat::Announced { seat, card: tell(card), on, way }
            }
            Beat::Named { stack } => Beat::Named { stack },
            Beat::Cancelled { card } => Beat::Cancelled { card: tell(card) },
            Beat::Resolved { card } => Beat::Resolved { card: tell(card) },
            Beat::Laid { card, on } => Beat::Laid { card: tell(card), on },
            Beat::Moved { card, from, to } => Beat::Moved { card: tell(card), from, to },
            Beat::Stripped { card, from } => Beat::Stripped { card: tell(card), from },
            Beat::Lifted { seat, card, from } => Beat::Lifted { seat, card: tell(card), from },
            Beat::Slipped { seat, card, on } => Beat::Slipped { seat, card: tell(card), on },
            Beat::Removed { stack } => Beat::Removed { stack },
            Beat::Drawn { seat, card } => Beat::Drawn { seat, card: tell(card) },
            Beat::Discarded { seat, card } => Beat::Discarded { seat, card: tell(card) },
            Beat::Taken { card, from, to } => Beat::Taken { card: tell(card), from, to },
            Beat::Returned { seat, card } => Beat::Returned { seat, card: tell(card) },
            Beat::Regained { seat, card } => Beat::Regained { seat, card: tell(card) },
            Beat::Sprung { seat, card } => Beat::Sprung { seat, card: tell(card) },
            Beat::Lapsed { seat, card } => Beat::Lapsed { seat, card: tell(card) },
            Beat::Reshuffled => Beat::Reshuffled,
            Beat::WillSkip { seat, what } => Beat::WillSkip { seat, what },
            Beat::DrawSkipped { seat } => Beat::DrawSkipped { seat },
            Beat::Granted { seat, card, count } => Beat::Granted { seat, card: tell(card), count },
            Beat::Ended => Beat::Ended,
        }
    }
}

impl Beat {
    /// What `eye` sees of it: a card is known if either end of its way is in view.
    pub fn seen_by(self, eye: Eye) -> Beat<Glimpse> {
        let in_view =
            self.movement().is_none_or(|(_, from, to)| from.shows_to(eye) || to.shows_to(eye));
        self.map(|card| if in_view { Glimpse::Known(card) } else { Glimpse::Back })
    }
}

/// Whoever is told the beats.
pub trait Witness {
    /// This happened.
    fn tell(&mut self, beat: Beat);
}

/// Nobody listens.
impl Witness for () {
    #[inline]
    fn tell(&mut self, _beat: Beat) {}
}

impl Witness for Vec<Beat> {
    fn tell(&mut self, beat: Beat) {
        self.push(beat);
    }
}
