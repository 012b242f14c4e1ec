//! How does somebody play who knows what is worth what?

use crate::{
    foresight::Foresight,
    mind::Mind,
    player::Budget,
    prospect::Weights,
    thinker::{Judge, Weighed},
};
use woe_rules::View;

/// Tries every answer on a game that fits what she knows, and looks at what it leads to.
#[derive(Debug, Default)]
pub struct Governess {
    foresight: Foresight,
}

impl Judge for Governess {
    fn weigh(&mut self, mind: &Mind<'_>, view: &View, _budget: Budget<'_>) -> Weighed {
        let mut chance = mind.chance();
        let imagined = mind.imagine(view, &mut chance);
        let judge = |&action| {
            let later = self.foresight.after(mind.rules, imagined, action, &mut chance);
            f64::from(Weights::GOVERNESS.judge(mind.rules, &later, mind.seat))
        };
        Weighed { worth: view.actions.iter().map(judge).collect(), iterations: 0 }
    }
}
