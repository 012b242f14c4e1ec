//! How is everything legal sent in few words?

use crate::action::{card, seat, stack};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use woe_rules::Action;

/// So many stacks most tables have at most.
const ROOM: usize = 20;

/// A card that may be played, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PlayOption {
    /// The card.
    pub card: u16,
    /// On which stacks, or speaking of which.
    pub on: Vec<u8>,
    /// Whether it may be played without naming any.
    pub alone: bool,
}

/// Every legal answer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Options {
    /// Cards that may be played.
    pub plays: Vec<PlayOption>,
    /// Cards that may be discarded.
    pub discards: Vec<u16>,
    /// Whether the whole hand may be discarded.
    pub discard_hand: bool,
    /// Stacks that may be chosen.
    pub choices: Vec<u8>,
    /// Cards of the hand that may be picked.
    pub picks: Vec<u16>,
    /// Seats that may be called.
    pub calls: Vec<u8>,
    /// Whether one of two may be taken.
    pub takes: bool,
    /// Whether one may say yes.
    pub use_it: bool,
    /// Whether one may pass.
    pub pass: bool,
}

impl Options {
    /// All that is in the list.
    pub fn of(actions: &[Action]) -> Options {
        let mut options = Options::default();
        for &action in actions {
            match action {
                Action::Play { card: played, on } => options.play(card(played), on.map(stack)),
                Action::Discard(discarded) => options.discards.push(card(discarded)),
                Action::DiscardHand => options.discard_hand = true,
                Action::Choose(chosen) => options.choices.push(stack(chosen)),
                Action::Pick(picked) => options.picks.push(card(picked)),
                Action::Call(called) => options.calls.push(seat(called)),
                Action::Take(_) => options.takes = true,
                Action::Use => options.use_it = true,
                Action::Pass | Action::Draw => options.pass = true,
            }
        }
        options
    }

    fn play(&mut self, card: u16, on: Option<u8>) {
        let at = self.plays.iter().position(|play| play.card == card).unwrap_or_else(|| {
            self.plays.push(PlayOption { card, on: Vec::with_capacity(ROOM), alone: false });
            self.plays.len() - 1
        });
        match on {
            Some(stack) => self.plays[at].on.push(stack),
            None => self.plays[at].alone = true,
        }
    }
}
