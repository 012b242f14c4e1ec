//! How are beats and faces written for machines?

use serde_json::{Value, json};
use woe_cards::{CardId, Skipped};
use woe_rules::{Beat, Face, Names, Rules, Seat, StackId, Way};

/// The word of the notation for a beat: what stands before the first bar.
pub(crate) fn word<C: Copy>(names: &Names, beat: Beat<C>) -> String {
    // The word does not depend on the card.
    let written = names.beat(beat.map(|_| CardId::new(0)));
    written.split(" | ").next().unwrap_or_default().to_owned()
}

/// What the beat names besides its seat; `title` says what is known of a card.
pub(crate) fn parts<C: Copy>(
    names: &Names,
    beat: Beat<C>,
    title: impl Fn(C) -> Value,
) -> Vec<(String, Value)> {
    let mut parts = Vec::new();
    // A beat that has a card gives it away when it is told anew.
    beat.map(|card| parts.push(("card", title(card))));
    match beat {
        Beat::Announced { on, .. } => {
            parts.push(("character", json!(on.map(|on| names.stack(on)))));
        }
        _ => parts.extend(character(beat).map(|stack| ("character", names.stack(stack).into()))),
    }
    match beat {
        Beat::Joined { seat, .. } => parts.push(("to", names.seat(seat).into())),
        Beat::Announced { way, .. } => parts.push(("way", way_word(way).into())),
        Beat::Moved { from, .. } => parts.push(("from", names.stack(from).into())),
        Beat::Taken { from, to, .. } => {
            parts.push(("from", names.seat(from).into()));
            parts.push(("to", names.seat(to).into()));
        }
        Beat::WillSkip { what: Skipped::Turn, .. } => parts.push(("what", "turn".into())),
        Beat::WillSkip { what: Skipped::Draw, .. } => parts.push(("what", "draw".into())),
        Beat::Granted { count, .. } => parts.push(("count", count.into())),
        _ => {}
    }
    parts.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// The stack that a beat is about.
fn character<C: Copy>(beat: Beat<C>) -> Option<StackId> {
    match beat {
        Beat::SetAside { stack }
        | Beat::Joined { stack, .. }
        | Beat::Parted { stack }
        | Beat::Named { stack }
        | Beat::Removed { stack }
        | Beat::Laid { on: stack, .. }
        | Beat::Slipped { on: stack, .. }
        | Beat::Moved { to: stack, .. }
        | Beat::Stripped { from: stack, .. }
        | Beat::Lifted { from: stack, .. } => Some(stack),
        _ => None,
    }
}

/// The word of the notation for it.
pub(crate) fn way_word(way: Way) -> &'static str {
    match way {
        Way::Own => "own",
        Way::Free => "free",
        Way::Granted => "granted",
        Way::Inside => "inside",
        Way::Sudden => "sudden",
        Way::Response => "response",
        Way::Retort => "retort",
    }
}

/// Whose deed a beat is, if it says so itself.
pub(crate) fn seat_of<C: Copy>(beat: Beat<C>) -> Option<Seat> {
    match beat {
        Beat::TurnBegan { seat }
        | Beat::TurnSkipped { seat }
        | Beat::TurnEnded { seat }
        | Beat::Passed { seat }
        | Beat::Announced { seat, .. }
        | Beat::Lifted { seat, .. }
        | Beat::Slipped { seat, .. }
        | Beat::Drawn { seat, .. }
        | Beat::Discarded { seat, .. }
        | Beat::Returned { seat, .. }
        | Beat::Regained { seat, .. }
        | Beat::Sprung { seat, .. }
        | Beat::Lapsed { seat, .. }
        | Beat::DrawSkipped { seat }
        | Beat::WillSkip { seat, .. }
        | Beat::Granted { seat, .. } => Some(seat),
        Beat::SetAside { .. }
        | Beat::Joined { .. }
        | Beat::Parted { .. }
        | Beat::SetOut { .. }
        | Beat::Shuffled
        | Beat::Reshuffled
        | Beat::Named { .. }
        | Beat::Cancelled { .. }
        | Beat::Resolved { .. }
        | Beat::Laid { .. }
        | Beat::Moved { .. }
        | Beat::Stripped { .. }
        | Beat::Removed { .. }
        | Beat::Taken { .. }
        | Beat::Ended => None,
    }
}

/// What shows of a stack.
pub(crate) fn shown(names: &Names, rules: &Rules, stack: StackId, face: &Face) -> Value {
    // Each as often as it shows: three wands are three. [TALE-5]
    let shown = face.icons.iter().flatten().filter_map(|mark| mark.icon());
    let icons: Vec<&str> = shown
        .filter_map(|icon| rules.catalog.icons.get(icon.index()).map(|sheet| sheet.id.as_str()))
        .collect();
    json!({
        "character": names.stack(stack),
        "pathos": face.pathos,
        "icons": icons,
        "self_worth": face.self_worth(),
        "living": face.death().is_none(),
    })
}
