//! What does a table look like in numbers, whatever the cards?
//!
//! A row for each seat, of what lies open; to the row of the one who looks, what it holds. No card is
//! known by name, so that sets of one's own are judged as well.

use woe_cards::Kind;
use woe_rules::{Rules, Seat, Table};

/// How many numbers a row has.
pub const FEATURES: usize = 24;

/// What each number of a row is; weights are written under these names.
pub const FEATURE_NAMES: [&str; FEATURES] = [
    "dead-worth",
    "dead-worth-late",
    "living",
    "living-late",
    "sorrow",
    "sorrow-late",
    "cheer",
    "cheer-late",
    "deepest",
    "deepest-late",
    "cards",
    "cards-late",
    "draw-limit",
    "skipped-turns",
    "skipped-draws",
    "turn",
    "last-one",
    "last-one-sorrow",
    "own-death",
    "own-deaths",
    "own-misery",
    "own-cheer",
    "own-events",
    "own",
];

/// Points are counted in fifties, so that most numbers lie between minus two and two.
const POINTS: f64 = 50.0;
/// What a hand, a family and a draw limit are counted in.
const FIVE: f64 = 5.0;

/// The row of a seat, in the eyes of `own`.
pub fn features(rules: &Rules, table: &Table, seat: Seat, own: Seat) -> [f64; FEATURES] {
    let late = lateness(table);
    let [dead, count, sorrow, cheer, deepest] = family(rules, table, seat);
    let cards = table.hand_len(seat) as f64 / FIVE;
    let last = if count == 1.0 / FIVE { 1.0 } else { 0.0 };
    let [death, deaths, misery, delight, events, me] =
        if seat == own { held(rules, table, own) } else { [0.0; 6] };
    [
        dead,
        dead * late,
        count,
        count * late,
        sorrow,
        sorrow * late,
        cheer,
        cheer * late,
        deepest,
        deepest * late,
        cards,
        cards * late,
        rules.draw_limit(table, seat) as f64 / FIVE,
        f64::from(table.skipped_turns(seat).min(2)),
        f64::from(table.skipped_draws(seat).min(2)),
        if table.turn() == seat { 1.0 } else { 0.0 },
        last,
        last * sorrow,
        death,
        deaths,
        misery,
        delight,
        events,
        me,
    ]
}

/// What a family shows: what its dead are worth, how many live, their sorrow, their cheer, and the
/// deepest of them.
fn family(rules: &Rules, table: &Table, seat: Seat) -> [f64; 5] {
    let family = table.family(seat);
    let (living, dead) = (family & table.living(), family & !table.living());
    let reckoned = |stack| f64::from(rules.worth_at_reckoning(table, stack)) / POINTS;
    let worth = |stack| f64::from(table.stack(stack).face.self_worth()) / POINTS;
    [
        dead.iter().map(reckoned).sum(),
        living.len() as f64 / FIVE,
        living.iter().map(|stack| worth(stack).min(0.0)).sum(),
        living.iter().map(|stack| worth(stack).max(0.0)).sum(),
        living.iter().map(worth).fold(0.0, f64::min),
    ]
}

/// How near the end is: the family with the fewest living members tells.
fn lateness(table: &Table) -> f64 {
    let left = |seat: &Seat| (table.family(*seat) & table.living()).len();
    let least = Seat::ALL[..table.seats()].iter().map(left).min().unwrap_or(0);
    1.0 - least as f64 / FIVE
}

/// What a hand promises: a death, deaths, misery, cheer, Events; and that it is one's own.
fn held(rules: &Rules, table: &Table, seat: Seat) -> [f64; 6] {
    let (mut deaths, mut misery, mut cheer, mut events) = (0.0, 0.0, 0.0, 0.0);
    for id in table.hand(seat).iter() {
        let card = rules.catalog.card(id);
        let worth = f64::from(card.printed_worth()) / POINTS;
        match card.kind {
            Kind::UntimelyDeath => deaths += 0.5,
            Kind::Event => events += 0.5,
            _ if worth < 0.0 => misery += worth,
            _ => cheer += worth,
        }
    }
    [if deaths > 0.0 { 1.0 } else { 0.0 }, deaths, misery, cheer, events, 1.0]
}
