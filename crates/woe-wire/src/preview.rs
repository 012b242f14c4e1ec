//! How is it sent what would come of a card?

use crate::{
    action::{card, seat, stack},
    message::Refused,
    question::Question,
    stack::StackPart,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use woe_cards::Catalog;
use woe_rules::{Decision, Outlook, Preview, Refusal, SeatPreview, StackPreview};

/// What a play would mean for whoever looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Omen {
    /// It helps the one who looks, or harms the others more.
    Good,
    /// It helps the others, or harms the one who looks more.
    Bad,
    /// Neither.
    Neither,
}

/// A stack that would lie, belong or count otherwise. Of two numbers the first is now, the second then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PreviewStack {
    /// The stack.
    pub stack: u8,
    /// How it would lie.
    pub then: StackPart,
    /// Its Self-Worth.
    pub worth: [i16; 2],
    /// What it adds to the Family Value.
    pub reckoned: [i16; 2],
}

/// What a seat would have of it: numbers of cards, never which.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PreviewSeat {
    /// The seat.
    pub seat: u8,
    /// How many cards it draws, from either pile.
    pub draws: u8,
    /// How many it must discard, or loses to the discard pile.
    pub discards: u8,
    /// How many it may discard.
    pub may_discard: u8,
    /// How many others take from its hand.
    pub loses: u8,
    /// How many it gets from other hands.
    pub gets: u8,
    /// How many turns more it will skip.
    pub skipped_turns: u8,
    /// How many draw steps more it will skip.
    pub skipped_draws: u8,
    /// How many free plays it is granted.
    pub free_plays: u8,
    /// The Family Value, now and then.
    pub value: [i16; 2],
    /// The draw limit, now and then.
    pub draw_limit: [u8; 2],
}

/// Who would be asked what, before it goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PreviewAsk {
    /// The seat.
    pub seat: u8,
    /// What it would be asked.
    pub question: Question,
}

/// What would come of a card there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PreviewOutcome {
    /// The stacks that would be otherwise.
    pub stacks: Vec<PreviewStack>,
    /// The seats that would notice.
    pub seats: Vec<PreviewSeat>,
    /// The card that would be cancelled.
    pub cancels: Option<u16>,
    /// The Expedition that would come to the middle.
    pub expedition: Option<u16>,
    /// Who would be asked what, before it goes on.
    pub asks: Option<PreviewAsk>,
    /// Whether it would go on with a card that nobody knows yet.
    pub by_chance: bool,
    /// Whether the story would be over.
    pub ends: bool,
    /// What it would mean for whoever looks.
    pub omen: Omen,
}

/// A card, aimed at something: what would come of it, or why it cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PreviewPart {
    /// The stack; null if it is played alone.
    pub on: Option<u8>,
    /// Why it cannot be.
    pub refused: Option<Refused>,
    /// What would come of it.
    pub outcome: Option<PreviewOutcome>,
}

/// A card, aimed at whatever there is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Previews {
    /// The card.
    pub card: u16,
    /// Why it cannot be played just now, if this is a look ahead: as if one's next play was now.
    pub ahead: Option<Refused>,
    /// What would come of it on each stack, and alone if that can be.
    pub targets: Vec<PreviewPart>,
}

impl Previews {
    /// What the rules foresee; `refused` finds the words for a refusal.
    pub fn of(
        outlook: &Outlook,
        catalog: &Catalog,
        refused: impl Fn(Refusal) -> Refused,
    ) -> Previews {
        let part = |(on, told): &(Option<_>, Result<Preview, Refusal>)| PreviewPart {
            on: on.map(stack),
            refused: told.as_ref().err().map(|&why| refused(why)),
            outcome: told.as_ref().ok().map(|told| PreviewOutcome::of(told, catalog)),
        };
        Previews {
            card: card(outlook.card),
            ahead: outlook.ahead.map(&refused),
            targets: outlook.targets.iter().map(part).collect(),
        }
    }
}

impl PreviewOutcome {
    fn of(told: &Preview, catalog: &Catalog) -> PreviewOutcome {
        let touched = told.seats.iter().filter(|one| one.is_touched());
        PreviewOutcome {
            stacks: told.stacks.iter().map(|one| PreviewStack::of(one, catalog)).collect(),
            seats: touched.map(PreviewSeat::of).collect(),
            cancels: told.cancels.map(card),
            expedition: told.expedition.map(card),
            asks: told.asks.map(|Decision { seat: of, question }| PreviewAsk {
                seat: seat(of),
                question: question.into(),
            }),
            by_chance: told.by_chance,
            ends: told.ends,
            omen: match told.omen {
                woe_rules::Omen::Good => Omen::Good,
                woe_rules::Omen::Bad => Omen::Bad,
                woe_rules::Omen::Neither => Omen::Neither,
            },
        }
    }
}

impl PreviewStack {
    fn of(told: &StackPreview, catalog: &Catalog) -> PreviewStack {
        PreviewStack {
            stack: stack(told.then.id),
            then: StackPart::of(&told.then, told.counts, catalog),
            worth: told.worth,
            reckoned: told.reckoned,
        }
    }
}

impl PreviewSeat {
    fn of(told: &SeatPreview) -> PreviewSeat {
        PreviewSeat {
            seat: seat(told.seat),
            draws: told.draws,
            discards: told.discards,
            may_discard: told.may_discard,
            loses: told.loses,
            gets: told.gets,
            skipped_turns: told.skipped_turns,
            skipped_draws: told.skipped_draws,
            free_plays: told.free_plays,
            value: told.value,
            draw_limit: told.draw_limit,
        }
    }
}
