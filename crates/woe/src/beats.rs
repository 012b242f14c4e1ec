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
    if let Beat::Announced { on, .. } = beat {
        parts.push(("character", json!(on.map(|on| names.stack(on)))));
    }
    parts.extend(character(beat).map(|stack| ("character", names.stack(stack).into())));
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
        Beat::SetAside { .. }
        | Beat::Parted { .. }
        | Beat::SetOut { .. }
        | Beat::Shuffled
        | Beat::TurnBegan { .. }
        | Beat::TurnSkipped { .. }
        | Beat::TurnEnded { .. }
        | Beat::Passed { .. }
        | Beat::Named { .. }
        | Beat::Cancelled { .. }
        | Beat::Resolved { .. }
        | Beat::Laid { .. }
        | Beat::Stripped { .. }
        | Beat::Lifted { .. }
        | Beat::Slipped { .. }
        | Beat::Removed { .. }
        | Beat::Drawn { .. }
        | Beat::Discarded { .. }
        | Beat::Regained { .. }
        | Beat::Sprung { .. }
        | Beat::Lapsed { .. }
        | Beat::Returned { .. }
        | Beat::Reshuffled
        | Beat::DrawSkipped { .. }
        | Beat::Ended => {}
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
        // It is told with its card, even if there is none.
        Beat::Announced { .. } => None,
        Beat::SetOut { .. }
        | Beat::Shuffled
        | Beat::TurnBegan { .. }
        | Beat::TurnSkipped { .. }
        | Beat::TurnEnded { .. }
        | Beat::Passed { .. }
        | Beat::Cancelled { .. }
        | Beat::Resolved { .. }
        | Beat::Drawn { .. }
        | Beat::Discarded { .. }
        | Beat::Taken { .. }
        | Beat::Regained { .. }
        | Beat::Sprung { .. }
        | Beat::Lapsed { .. }
        | Beat::Returned { .. }
        | Beat::Reshuffled
        | Beat::WillSkip { .. }
        | Beat::DrawSkipped { .. }
        | Beat::Granted { .. }
        | Beat::Ended => None,
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

#[cfg(test)]
mod tests {
    use super::*;
    use woe_cards::{Edition, base, compile};
    use woe_rules::{Key, Profile, Seating};

    /// One beat of each kind, with the next kind after each, so that a new one is missed here.
    fn after(beat: Beat, card: CardId, stack: StackId) -> Option<Beat> {
        let (seat, to, from) = (Seat::Zero, Seat::One, stack);
        let on = Some(stack);
        Some(match beat {
            Beat::SetAside { .. } => Beat::Joined { stack, seat },
            Beat::Joined { .. } => Beat::Parted { stack },
            Beat::Parted { .. } => Beat::SetOut { card },
            Beat::SetOut { .. } => Beat::Shuffled,
            Beat::Shuffled => Beat::TurnBegan { seat },
            Beat::TurnBegan { .. } => Beat::TurnSkipped { seat },
            Beat::TurnSkipped { .. } => Beat::TurnEnded { seat },
            Beat::TurnEnded { .. } => Beat::Passed { seat },
            Beat::Passed { .. } => Beat::Announced { seat, card, on, way: Way::Free },
            Beat::Announced { .. } => Beat::Named { stack },
            Beat::Named { .. } => Beat::Cancelled { card },
            Beat::Cancelled { .. } => Beat::Resolved { card },
            Beat::Resolved { .. } => Beat::Laid { card, on: stack },
            Beat::Laid { .. } => Beat::Moved { card, from, to: stack },
            Beat::Moved { .. } => Beat::Stripped { card, from },
            Beat::Stripped { .. } => Beat::Lifted { seat, card, from },
            Beat::Lifted { .. } => Beat::Slipped { seat, card, on: stack },
            Beat::Slipped { .. } => Beat::Removed { stack },
            Beat::Removed { .. } => Beat::Drawn { seat, card },
            Beat::Drawn { .. } => Beat::Discarded { seat, card },
            Beat::Discarded { .. } => Beat::Taken { card, from: seat, to },
            Beat::Taken { .. } => Beat::Regained { seat, card },
            Beat::Regained { .. } => Beat::Sprung { seat, card },
            Beat::Sprung { .. } => Beat::Lapsed { seat, card },
            Beat::Lapsed { .. } => Beat::Returned { seat, card },
            Beat::Returned { .. } => Beat::Reshuffled,
            Beat::Reshuffled => Beat::WillSkip { seat, what: Skipped::Draw },
            Beat::WillSkip { .. } => Beat::DrawSkipped { seat },
            Beat::DrawSkipped { .. } => Beat::Granted { seat, card, count: 2 },
            Beat::Granted { .. } => Beat::Ended,
            Beat::Ended => return None,
        })
    }

    #[test]
    fn machines_are_told_of_every_beat_whatever_a_record_says_of_it() {
        let catalog = compile(&base()).expect("the base game has no mistakes");
        let rules = Rules::new(&catalog, Profile::of(Edition::First));
        let game = rules.deal(&Seating::in_order(2, 4), Key::from_seed(1)).expect("two can play");
        let names = Names::new(&rules, game.table(), &["Ann", "Bob"].map(str::to_owned));
        let card = catalog.deck().next().expect("there are cards");
        let stack = StackId::new(0).expect("there is a stack");
        let first = Beat::SetAside { stack };
        let mut told = 0;
        for beat in std::iter::successors(Some(first), |&beat| after(beat, card, stack)) {
            let written = names.beat(beat);
            let mut parts: Vec<String> = written.split(" | ").skip(1).map(str::to_owned).collect();
            let seat = seat_of(beat).map(|seat| Value::from(names.seat(seat)));
            let others = super::parts(&names, beat, |card| names.card(card).into());
            let heard = seat.into_iter().chain(others.into_iter().map(|(_, value)| value));
            let mut heard: Vec<String> = heard
                .map(|value| value.as_str().map_or(value.to_string(), str::to_owned))
                .collect();
            parts.sort();
            heard.sort();
            assert_eq!(heard, parts, "{written}");
            assert_eq!(names.read_beat(&written).ok(), Some(beat).filter(|_| is_read(beat)));
            told += 1;
        }
        assert_eq!(told, 31);
    }

    /// Whether the card of the test can stand there.
    fn is_read(beat: Beat) -> bool {
        !matches!(beat, Beat::SetOut { .. })
    }
}
