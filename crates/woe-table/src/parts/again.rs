//! How does a table look that is shown again?

use super::{LastOpen, PartSink, Shown, hand, put_table};
use serde::Serialize;
use woe_rules::{Changed, Eye, Game, Rules, Seat};
use woe_wire::{GamePart, GameParts};

/// They are kept as they are.
impl PartSink for GameParts {
    fn put<T: Clone + Serialize + Into<GamePart>>(&mut self, key: &str, part: &T) {
        self.insert(key.to_owned(), part.clone().into());
    }
}

/// The parts of a moment that is past, as that eye saw it.
pub(crate) fn moment(rules: &Rules, game: &Game, eye: Eye) -> GameParts {
    let mut parts = GameParts::new();
    let view = rules.view_for(game, eye);
    let shown = Shown { rules, game, view: &view };
    put_table(&mut parts, shown, Changed::all(&view.table), &mut LastOpen::default());
    if let Eye::Seat(_) = eye {
        parts.put("hand", &hand(&view));
    }
    parts
}

/// A game that is shown step by step to one who may see all hands.
#[derive(Default)]
pub(crate) struct Unveiled {
    last: GameParts,
}

impl Unveiled {
    /// The parts that look otherwise than a step before.
    pub(crate) fn look(&mut self, rules: &Rules, game: &Game) -> GameParts {
        let mut parts = moment(rules, game, Eye::Watcher);
        let seats = game.table().seats();
        for &seat in &Seat::ALL[..seats] {
            let own = rules.view_for(game, Eye::Seat(seat));
            parts.put(&format!("hand/{}", seat.index()), &hand(&own));
        }
        parts.retain(|key, part| self.last.get(key) != Some(part));
        self.last.extend(parts.iter().map(|(key, part)| (key.clone(), part.clone())));
        parts
    }
}
