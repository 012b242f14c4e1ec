//! How is an answer sent?

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use woe_cards::{CardId, Catalog};
use woe_rules::{Seat, StackId};

/// One of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// The first.
    First,
    /// The second.
    Second,
}

/// An answer: cards and stacks by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Play a card, on or speaking of a stack.
    Play {
        /// The card.
        card: u16,
        /// The stack.
        #[serde(default)]
        on: Option<u8>,
    },
    /// Discard one card.
    Discard(u16),
    /// Discard the whole hand.
    DiscardHand,
    /// That stack.
    Choose(u8),
    /// That card of the hand.
    Pick(u16),
    /// One of the two.
    Take(Choice),
    /// That seat.
    Call(u8),
    /// Yes.
    Use,
    /// No, or nothing, or no more.
    Pass,
}

impl Action {
    /// The answer in the words of the rules, if its cards and stacks can exist. A draw from the pile is
    /// sent as a pass: see [`woe_rules::Question::meant_by`].
    pub fn known(self, catalog: &Catalog) -> Option<woe_rules::Action> {
        let card = |number: u16| catalog.find(usize::from(number));
        let stack = |number: u8| StackId::new(usize::from(number));
        Some(match self {
            Action::Play { card: played, on: None } => {
                woe_rules::Action::Play { card: card(played)?, on: None }
            }
            Action::Play { card: played, on: Some(on) } => {
                woe_rules::Action::Play { card: card(played)?, on: Some(stack(on)?) }
            }
            Action::Discard(number) => woe_rules::Action::Discard(card(number)?),
            Action::DiscardHand => woe_rules::Action::DiscardHand,
            Action::Choose(number) => woe_rules::Action::Choose(stack(number)?),
            Action::Pick(number) => woe_rules::Action::Pick(card(number)?),
            Action::Take(Choice::First) => woe_rules::Action::Take(woe_rules::Choice::First),
            Action::Take(Choice::Second) => woe_rules::Action::Take(woe_rules::Choice::Second),
            Action::Call(number) => woe_rules::Action::Call(Seat::new(usize::from(number))?),
            Action::Use => woe_rules::Action::Use,
            Action::Pass => woe_rules::Action::Pass,
        })
    }
}

impl From<woe_rules::Action> for Action {
    fn from(action: woe_rules::Action) -> Action {
        match action {
            woe_rules::Action::Play { card: played, on } => {
                Action::Play { card: card(played), on: on.map(stack) }
            }
            woe_rules::Action::Discard(discarded) => Action::Discard(card(discarded)),
            woe_rules::Action::DiscardHand => Action::DiscardHand,
            woe_rules::Action::Choose(chosen) => Action::Choose(stack(chosen)),
            woe_rules::Action::Pick(picked) => Action::Pick(card(picked)),
            woe_rules::Action::Take(woe_rules::Choice::First) => Action::Take(Choice::First),
            woe_rules::Action::Take(woe_rules::Choice::Second) => Action::Take(Choice::Second),
            woe_rules::Action::Call(called) => Action::Call(seat(called)),
            woe_rules::Action::Use => Action::Use,
            woe_rules::Action::Pass | woe_rules::Action::Draw => Action::Pass,
        }
    }
}

/// The number of a card: its position in the catalog.
pub(crate) fn card(card: CardId) -> u16 {
    card.index() as u16
}

/// The number of a stack.
pub(crate) fn stack(stack: StackId) -> u8 {
    stack.index() as u8
}

/// The number of a seat.
pub(crate) fn seat(seat: Seat) -> u8 {
    seat.index() as u8
}
