//! What does everybody at the table know, whatever was learned?
//!
//! A little of it is added to what an answer is worth, so that among answers that look alike the one is
//! given that nobody laughs at.

use crate::{
    ahead::glance,
    mind::Mind,
    roster::{is_mortal, is_richer},
};
use woe_cards::{CardId, Kind};
use woe_rules::{Action, StackView, Table, View};

/// What a point of common sense is worth, as a part of the chance to win.
const POINT: f64 = 0.0005;
/// More than this is never at stake, in points.
const MOST: i32 = 200;
/// How dear a death is that one of one's own waits for, in points.
const DEAREST: i32 = 60;
/// How often it counts what a death hides of another's misery, which nobody can lay bare again.
const HIDDEN: i32 = 3;
/// At this Self-Worth one of one's own may as well die.
const RIPE: i16 = -20;

/// What common sense says about an answer, as a part of the chance to win.
pub(crate) fn sense(mind: &Mind, view: &View, table: &Table, action: Action) -> f64 {
    let points = match action {
        Action::Discard(card) => -keepsake(mind, view, card),
        Action::Call(from) if !is_richer(table, mind.seat, from) => -MOST,
        Action::Play { card, on: Some(on) } => {
            let printed = mind.rules.catalog.card(card);
            let face = table.stack(on).face;
            let change = face.under(card, printed).self_worth() - face.self_worth();
            let hides =
                printed.kind == Kind::UntimelyDeath && table.controller(on) != Some(mind.seat);
            glance(&mind.rules, table, mind.seat, action)
                + if hides { HIDDEN * i32::from(change) } else { 0 }
        }
        Action::Play { on: None, .. }
        | Action::DiscardHand
        | Action::Choose(_)
        | Action::Pick(_)
        | Action::Take(_)
        | Action::Call(_)
        | Action::Use
        | Action::Pass
        | Action::Draw => 0,
    };
    f64::from(points.clamp(-MOST, MOST)) * POINT
}

/// How dear a card is to whoever would throw it away, in points: a misery the deeper the more, and a
/// death most of all while one of one's own waits for it.
fn keepsake(mind: &Mind, view: &View, card: CardId) -> i32 {
    let card = mind.rules.catalog.card(card);
    match card.kind {
        Kind::UntimelyDeath if awaits_death(mind, view) => DEAREST,
        Kind::Modifier | Kind::Mystery => i32::from(-card.printed_worth().clamp(-75, 0)),
        Kind::UntimelyDeath | Kind::Event => 0,
        // Nobody holds them.
        Kind::Character | Kind::Guest | Kind::Residence | Kind::Story | Kind::Expedition => 0,
    }
}

/// Whether one of one's own is ripe, and one holds one death and no more.
pub(crate) fn awaits_death(mind: &Mind, view: &View) -> bool {
    let kind = |card| mind.rules.catalog.card(card).kind;
    let deaths = view.table.hand.iter().filter(|&card| kind(card) == Kind::UntimelyDeath);
    let is_ripe = |stack: &StackView| {
        stack.of == Some(mind.seat)
            && is_mortal(&mind.rules, stack)
            && stack.face.self_worth() <= RIPE
    };
    deaths.count() == 1 && view.table.stacks.iter().any(is_ripe)
}
