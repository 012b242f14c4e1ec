//! How does somebody play who knows what is worth what?

use crate::{
    ahead::Foresight,
    mind::Mind,
    player::Budget,
    prospect::Weights,
    roster::{is_near, is_richer},
    sense::awaits_death,
    thinker::{Judge, Weighed},
};
use woe_cards::Kind;
use woe_rules::{Action, Table, View};

/// How much worse an answer may be that she likes better, in tenths of a point.
const SLACK: f64 = 40.0;

/// How bad it is to rob the poor, in tenths of a point: worse than what two cards make.
const ROBBERY: f64 = 100.0;

/// Tries every answer on a game that fits what she knows, and looks at what it leads to.
#[derive(Debug, Default)]
pub struct Governess {
    foresight: Foresight,
}

impl Judge for Governess {
    fn weigh(&mut self, mind: &Mind, view: &View, _budget: Budget<'_>) -> Weighed {
        let mut chance = mind.chance();
        let imagined = mind.imagine(view, &mut chance);
        let judge = |&action| {
            let later = self.foresight.after(&mind.rules, imagined, action, &mut chance);
            let prospect = Weights::GOVERNESS.judge(&mind.rules, &later, mind.seat);
            f64::from(prospect) - reluctance(mind, view, imagined.table(), action)
        };
        Weighed { worth: view.actions.iter().map(judge).collect(), iterations: 0 }
    }

    fn slack(&self, _best: f64) -> f64 {
        SLACK
    }
}

/// What she would rather not do where things look the same, as a part of one: throw away a misery, the
/// deeper the less; do nothing; throw away the death that one of her own waits for, or a Mystery that
/// her family almost deserves. And never rob the poor.
fn reluctance(mind: &Mind, view: &View, table: &Table, action: Action) -> f64 {
    let card = match action {
        Action::Pass | Action::Draw => return 0.8,
        Action::Call(from) if !is_richer(table, mind.seat, from) => return ROBBERY,
        Action::Discard(card) => mind.rules.catalog.card(card),
        Action::Play { .. }
        | Action::DiscardHand
        | Action::Choose(_)
        | Action::Pick(_)
        | Action::Take(_)
        | Action::Call(_)
        | Action::Use => return 0.0,
    };
    match card.kind {
        Kind::UntimelyDeath if awaits_death(mind, view) => 0.9,
        Kind::Modifier => f64::from(-card.printed_worth().clamp(-75, 0)) / 100.0,
        // It costs nothing to throw a Mystery away, so only what is far from home goes. [HOME-4]
        Kind::Mystery if is_near(&mind.rules, table, mind.seat, card) => 0.9,
        Kind::UntimelyDeath | Kind::Mystery | Kind::Event => 0.0,
        Kind::Character | Kind::Guest | Kind::Residence | Kind::Story | Kind::Expedition => 0.0,
    }
}
