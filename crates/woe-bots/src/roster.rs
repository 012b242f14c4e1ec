//! Who still has to die, and what counts without it?

use woe_cards::{Card, LawKind};
use woe_rules::{Rules, Seat, StackSet, StackView, Table};

/// The characters of a seat that still have to die: the undead need not. [UNDEAD-2]
#[inline]
pub(crate) fn mortals(table: &Table, seat: Seat) -> StackSet {
    table.family(seat) & table.living() & !table.undead()
}

/// Whether a death could still come to a stack: it is a living character, and not an undead one.
pub(crate) fn is_mortal(rules: &Rules, stack: &StackView) -> bool {
    rules.catalog.card(stack.base).kind.is_member()
        && stack.face.death().is_none()
        && !stack.face.is_undead()
}

/// By how many plays the turns of a seat are longer, or shorter. [TURN-1]
pub(crate) fn plays_gained(rules: &Rules, table: &Table, seat: Seat) -> i32 {
    rules.laws_of(table, seat, LawKind::Plays).map(|laws| i32::from(laws.plays())).sum()
}

/// What a seat's Residence and its Story are worth. [HOME-2] [STORY-4]
pub(crate) fn estate(rules: &Rules, table: &Table, seat: Seat) -> i16 {
    let estate = table.realm(seat) & table.fixtures();
    estate.iter().map(|stack| rules.worth_at_reckoning(table, stack)).sum()
}

/// Whether a family shows what a Mystery or a Story asks for, or all but one of it. [HOME-3] [STORY-2]
pub(crate) fn is_near(rules: &Rules, table: &Table, seat: Seat, card: &Card) -> bool {
    let lacks = |tally| rules.tally(table, seat, tally) + 1 < usize::from(tally.count);
    !card.tally.is_some_and(lacks)
}

/// Whether another holds more cards. If everyone robbed whoever is there, all hands would soon be empty:
/// so bots take from the pile rather than from the poor. [DRAW-1]
pub(crate) fn is_richer(table: &Table, seat: Seat, other: Seat) -> bool {
    table.hand_len(other) > table.hand_len(seat)
}
