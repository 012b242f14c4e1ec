//! How is it said what speaks for an answer?
//!
//! Whoever thinks hands over the code of a reason; the sentence is ours.

use crate::telling::Narrator;
use woe_cards::Kind;
use woe_rules::{Action, Choice, Glimpse};

/// Every reason that we have a sentence for.
const REASONS: [&str; 26] = [
    "reason-own-dead",
    "reason-own-estate",
    "reason-own-misery",
    "reason-own-cheer",
    "reason-own-exposed",
    "reason-own-cards",
    "reason-own-skips",
    "reason-others-dead",
    "reason-others-estates",
    "reason-others-misery",
    "reason-others-cheer",
    "reason-others-exposed",
    "reason-others-cards",
    "reason-others-skips",
    "reason-standing",
    "reason-end-near",
    "reason-turn",
    "reason-held-deaths",
    "reason-held-misery",
    "reason-held-cheer",
    "reason-held-events",
    "reason-held-responses",
    "reason-wins",
    "reason-shares",
    "reason-loses",
    "reason-puts-off",
];

impl Narrator<'_> {
    /// The reason with that code, and its swing in points of the chance to win; nothing if nobody knows the code.
    pub fn reason(&self, code: &str, points: i32) -> Option<String> {
        let is_asked = |key: &&str| key.strip_prefix("reason-") == Some(code);
        let key = REASONS.into_iter().find(is_asked)?;
        let (way, sign) = if points < 0 { ("against", '−') } else { ("for", '+') };
        let points = format!("{sign}{}", points.unsigned_abs());
        Some(self.voice.say(key, &[("way", way.into()), ("points", points.into())]))
    }

    /// An answer, as one would propose it.
    pub fn answer(&self, action: Action) -> String {
        let (key, args) = match action {
            Action::Play { card, on } => {
                ("answer-play", self.announced_args(Glimpse::Known(card), on))
            }
            Action::Discard(card) => ("answer-discard", self.card_args(Glimpse::Known(card))),
            Action::DiscardHand => ("answer-discard-hand", Vec::new()),
            Action::Choose(stack) if self.kind(stack) == Some(Kind::Story) => {
                ("answer-claim", self.stack_args(stack))
            }
            Action::Choose(stack) => ("answer-choose", self.stack_args(stack)),
            Action::Call(seat) => ("answer-call", self.seat_args(seat)),
            Action::Pick(card) => ("answer-pick", self.card_args(Glimpse::Known(card))),
            Action::Take(Choice::First) => ("answer-first", Vec::new()),
            Action::Take(Choice::Second) => ("answer-second", Vec::new()),
            Action::Use => ("answer-use", Vec::new()),
            Action::Pass | Action::Draw => ("answer-pass", Vec::new()),
        };
        self.voice.say(key, &args)
    }
}
