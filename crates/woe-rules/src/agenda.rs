//! What is still to be done?
//!
//! "And then" is a value: a stack of small copyable tasks, the last pushed first.

use crate::{
    decision::{Announcement, Decision},
    few::Few,
    place::{Seat, StackId},
};
use woe_cards::CardId;

/// How many tasks can wait. A card is played inside an effect only while there is room for it.
pub const AGENDA_MAX: usize = 38;
/// How much room is kept for one more play inside an effect: its end check, its finish, the rest of
/// its text and of a choice, a question; a draw for each seat, and what each of them must then play.
pub(crate) const ROOM_FOR_A_PLAY: usize = 5 + 2 * Seat::MAX;

/// What a card knows while it speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scene {
    /// The card.
    pub card: CardId,
    /// To whom it happens: the controller of the character; of an Event, its player. [MOD-2]
    pub you: Seat,
    /// What it is laid on, or speaks of.
    pub named: [Option<StackId>; 2],
}

/// One thing still to be done. `C` is what the reader knows of a card on offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Task<C = CardId> {
    /// Wait for an answer.
    Ask(Decision),
    /// Ask round the table, from the seat after `last`, who answers. [RESP-2]
    Window {
        /// The card that may be answered.
        of: Announcement,
        /// Who was asked last.
        last: Seat,
    },
    /// The window is closed: take the taxes, or carry out a response. [PLAY-1]
    Resolve(Announcement),
    /// Place the card, and let it speak. [PLAY-1]
    Place(Announcement),
    /// Carry out a verb of the card's immediate text, and then the next.
    Perform {
        /// What the card knows.
        scene: Scene,
        /// The next verb.
        verb: u8,
        /// Where to stop.
        end: u8,
    },
    /// The reward is drawn, then the Expedition of the card comes, and an Event goes to the discard
    /// pile. [REWARD-2] [TRIP-1] [EVENT-1]
    Finish {
        /// Whose card it is.
        by: Seat,
        /// The card.
        card: CardId,
        /// How many cards are still to be drawn for it.
        reward: u8,
    },
    /// This card was taken and may be played now. [CARD-7]
    Offer {
        /// By whom.
        by: Seat,
        /// The card.
        card: C,
    },
    /// Of the cards that wait for being played, the last so many, in the order drawn. [DRAW-5]
    Sudden {
        /// Who drew them.
        by: Seat,
        /// How many.
        left: u8,
    },
    /// See whether a family has no living member left. [END-1]
    #[default]
    CheckEnd,
    /// Let families be reduced, then deal the first hands and begin. [SETUP-2]
    Deal,
    /// The draw step. [DRAW-1]
    DrawUp(Seat),
    /// Draw so many cards, each from the pile or, if one may, from another hand. [DRAW-8]
    Draw {
        /// Who draws.
        seat: Seat,
        /// How many.
        left: u8,
    },
    /// The turn is over; the next one begins, unless the evening is over. [END-3]
    EndTurn(Seat),
}

/// All that is still to be done.
pub(crate) type Agenda = Few<Task, AGENDA_MAX>;
