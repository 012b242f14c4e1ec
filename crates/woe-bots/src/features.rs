//! What does a table look like in numbers, whatever the cards?
//!
//! A row for each seat, of what lies open; to the row of the one who looks, what it holds. No card is
//! known by name, so that sets of one's own are judged as well.

use crate::roster::{mortals, plays_gained};
use woe_cards::{Card, CardId, Kind};
use woe_rules::{Rules, Seat, StackId, StackSet, Table};

/// How many numbers a row has.
pub const FEATURES: usize = 42;
/// The first number of a row that depends on who looks: what it holds.
pub const HELD: usize = 28;

/// What counts already.
pub(crate) const DEAD_WORTH: usize = 0;
/// How late it is.
pub(crate) const LATE: usize = 10;
/// The two, multiplied.
pub(crate) const DEAD_WORTH_LATE: usize = 12;

/// What each number of a row is; weights are written under these names.
pub const FEATURE_NAMES: [&str; FEATURES] = [
    "dead-worth",
    "living",
    "sorrow",
    "cheer",
    "deepest",
    "second-deepest",
    "ripe",
    "untouched",
    "exposed",
    "exposed-late",
    "late",
    "last-lap",
    "dead-worth-late",
    "sorrow-late",
    "last-one",
    "last-one-sorrow",
    "cards",
    "draw-limit",
    "skipped-turns",
    "skipped-draws",
    "turn",
    "distance",
    "behind-dead",
    "behind-all",
    "rival-dead",
    "rival-all",
    "rival-deepest",
    "rival-living",
    "own",
    "own-death",
    "own-deaths",
    "own-kill",
    "own-misery",
    "own-blow",
    "own-second-blow",
    "own-cheer",
    "own-lift",
    "own-second-lift",
    "own-lift-leader",
    "own-other-kill",
    "own-events",
    "own-responses",
];

/// What can only be good for a seat the larger it is, or the smaller: whatever chance made of the games
/// one learned from, a better card in the hand is no worse.
pub fn liked(feature: usize) -> Option<bool> {
    match FEATURE_NAMES[feature] {
        "dead-worth" | "own-kill" | "own-misery" => Some(false),
        "own" | "cards" => None,
        name if name.starts_with("own-") => Some(true),
        _ => None,
    }
}

/// Points are counted in fifties, so that most numbers lie between minus two and two.
const POINTS: f32 = 50.0;
/// What a hand, a family and a draw limit are counted in.
const FIVE: f32 = 5.0;
/// From here on a character is ripe for its death.
const RIPE: f32 = -15.0 / POINTS;

/// Points as a row counts them.
pub(crate) fn points(points: i16) -> f32 {
    f32::from(points) / POINTS
}

/// A row of numbers.
pub type Row = [f32; FEATURES];

/// A table in numbers: what lies open, once for all who look.
#[derive(Clone, Copy, Debug)]
pub struct Survey {
    rows: [Row; Seat::MAX],
    seats: usize,
}

/// What a family shows.
#[derive(Clone, Copy, Default)]
struct Family {
    /// What counts already: the dead and the undead, a Residence, a Story.
    dead: f32,
    living: f32,
    sorrow: f32,
    cheer: f32,
    deepest: f32,
    second: f32,
    ripe: f32,
    untouched: f32,
    exposed: f32,
}

impl Survey {
    /// Looks at a table.
    pub fn of(rules: &Rules, table: &Table) -> Survey {
        let seats = table.seats();
        let mut families = [Family::default(); Seat::MAX];
        for &seat in &Seat::ALL[..seats] {
            families[seat.index()] = family(rules, table, seat);
        }
        let least = families[..seats].iter().map(|family| family.living).fold(1.0, f32::min);
        let mut rows = [[0.0; FEATURES]; Seat::MAX];
        for &seat in &Seat::ALL[..seats] {
            let row = &mut rows[seat.index()];
            shown(row, &families[seat.index()], least);
            placed(row, rules, table, seat);
            compared(row, &families[..seats], seat);
        }
        Survey { rows, seats }
    }

    /// The rows of all seats as everybody sees them.
    pub fn open(&self) -> &[Row] {
        &self.rows[..self.seats]
    }

    /// The row of a seat in its own eyes.
    pub fn own(&self, rules: &Rules, table: &Table, seat: Seat) -> Row {
        let mut row = self.rows[seat.index()];
        held(&mut row, rules, table, seat);
        row
    }
}

/// What the family shows, and what that means when the end is near.
fn shown(row: &mut Row, family: &Family, least: f32) {
    let late = 1.0 - least;
    let last = if family.living == 1.0 / FIVE { 1.0 } else { 0.0 };
    row[..16].copy_from_slice(&[
        family.dead,
        family.living,
        family.sorrow,
        family.cheer,
        family.deepest,
        family.second,
        family.ripe,
        family.untouched,
        family.exposed,
        family.exposed * late,
        late,
        if least <= 1.0 / FIVE { 1.0 } else { 0.0 },
        family.dead * late,
        family.sorrow * late,
        last,
        last * family.sorrow,
    ]);
}

/// Cards, limits, skips, and how far away the turn is. A play more is as good as a card more.
fn placed(row: &mut Row, rules: &Rules, table: &Table, seat: Seat) {
    let seats = table.seats();
    let away = (seat.index() + seats - table.turn().index()) % seats;
    row[16..22].copy_from_slice(&[
        table.hand_len(seat) as f32 / FIVE,
        (rules.draw_limit(table, seat) as i32 + plays_gained(rules, table, seat)) as f32 / FIVE,
        f32::from(table.skipped_turns(seat).min(2)),
        f32::from(table.skipped_draws(seat).min(2)),
        if away == 0 { 1.0 } else { 0.0 },
        away as f32 / seats as f32,
    ]);
}

/// How the family stands against the best of the others.
fn compared(row: &mut Row, families: &[Family], seat: Seat) {
    let own = &families[seat.index()];
    let others = || families.iter().enumerate().filter(|(index, _)| *index != seat.index());
    let least = |number: fn(&Family) -> f32| {
        others().map(|(_, other)| number(other)).fold(f32::MAX, f32::min)
    };
    let all = |family: &Family| family.dead + family.sorrow + family.cheer;
    let (dead, sum) = (least(|other| other.dead), least(all));
    let numbers = [
        (own.dead - dead).max(0.0),
        (all(own) - sum).max(0.0),
        dead,
        sum,
        least(|other| other.deepest),
        least(|other| other.living),
    ];
    row[22..HELD].copy_from_slice(&numbers);
}

fn family(rules: &Rules, table: &Table, seat: Seat) -> Family {
    let living = mortals(table, seat);
    let reckoned = |stack| f32::from(rules.worth_at_reckoning(table, stack)) / POINTS;
    let worth = |stack: StackId| f32::from(table.stack(stack).face.self_worth()) / POINTS;
    let mut family = Family {
        dead: table.realm(seat).iter().map(reckoned).sum(),
        living: living.len() as f32 / FIVE,
        ..Family::default()
    };
    for stack in living.iter() {
        let worth = worth(stack);
        family.sorrow += worth.min(0.0);
        family.cheer += worth.max(0.0);
        if worth < family.deepest {
            (family.deepest, family.second) = (worth, family.deepest);
        } else {
            family.second = family.second.min(worth);
        }
        family.ripe += if worth <= RIPE { 1.0 / FIVE } else { 0.0 };
        let least = table.stack(stack).face.pathos.into_iter().min().unwrap_or(0);
        family.exposed += f32::from(least.min(0)) / POINTS;
        family.untouched += if worth == 0.0 { 1.0 / FIVE } else { 0.0 };
    }
    family
}

/// What a hand promises: deaths, misery, cheer, Events, responses; and that it is one's own.
fn held(row: &mut Row, rules: &Rules, table: &Table, seat: Seat) {
    let own = table.family(seat) & table.living();
    let others = table.controlled() & table.living() & !own;
    let leading = table.realm(leader(table, seat));
    let mut hand = Hand::default();
    for id in table.hand(seat).iter() {
        let card = rules.catalog.card(id);
        hand.responses += if card.response.is_some() { 0.5 } else { 0.0 };
        match card.kind {
            Kind::Event => hand.events += 0.5,
            Kind::UntimelyDeath => {
                let mortal = !table.undead();
                hand.hold_death(table, Held { id, card }, [own & mortal, others & mortal]);
            }
            // It makes its worth certain, like a death. [UNDEAD-2]
            Kind::Modifier if card.is_undead() => {
                let mortal = !table.undead();
                hand.hold_death(table, Held { id, card }, [own & mortal, others & mortal]);
            }
            Kind::Mystery => {
                let sites = rules.sites(table, seat, card);
                let home = sites & table.realm(seat);
                hand.hold(table, Held { id, card }, [home, sites & !home, leading]);
            }
            Kind::Modifier => hand.hold(table, Held { id, card }, [own, others, leading]),
            // Nobody holds them.
            Kind::Character | Kind::Guest | Kind::Residence | Kind::Story | Kind::Expedition => {}
        }
    }
    row[HELD..].copy_from_slice(&hand.numbers());
}

/// A card of a hand.
#[derive(Clone, Copy)]
struct Held<'a> {
    id: CardId,
    card: &'a Card,
}

/// What a card would make of a stack, and by how much that is more than now.
fn change(table: &Table, held: Held<'_>, stack: StackId) -> (f32, f32) {
    let face = &table.stack(stack).face;
    let after = face.under(held.id, held.card).self_worth();
    (f32::from(after) / POINTS, f32::from(after - face.self_worth()) / POINTS)
}

/// What a hand could do on the table as it lies.
#[derive(Clone, Copy, Default)]
struct Hand {
    deaths: f32,
    kill: f32,
    other_kill: f32,
    events: f32,
    responses: f32,
    misery: f32,
    cheer: f32,
    blows: [f32; 2],
    lifts: [f32; 2],
    lift_leader: f32,
}

impl Hand {
    /// A death that could go to one of one's own, or to one of the others'.
    fn hold_death(&mut self, table: &Table, held: Held<'_>, [own, others]: [StackSet; 2]) {
        self.deaths += 0.5;
        let after = |stack: StackId| change(table, held, stack).0;
        self.kill = own.iter().map(after).fold(self.kill, f32::min);
        self.other_kill = others.iter().map(after).fold(self.other_kill, f32::max);
    }

    /// A card that could be laid on something of one's own or of the others', of whom one leads.
    fn hold(&mut self, table: &Table, held: Held<'_>, [own, others, leading]: [StackSet; 3]) {
        let printed = f32::from(held.card.printed_worth()) / POINTS;
        self.misery += printed.min(0.0);
        self.cheer += printed.max(0.0);
        let gain = |stack: StackId| change(table, held, stack).1;
        keep(&mut self.blows, -own.iter().map(gain).fold(0.0, f32::min));
        let most = |stacks: StackSet| stacks.iter().map(gain).fold(0.0, f32::max);
        let led = most(others & leading);
        keep(&mut self.lifts, led.max(most(others & !leading)));
        self.lift_leader = self.lift_leader.max(led);
    }

    fn numbers(&self) -> [f32; FEATURES - HELD] {
        let death = if self.deaths > 0.0 { 1.0 } else { 0.0 };
        let [blow, second_blow] = self.blows;
        let [lift, second_lift] = self.lifts;
        [
            1.0,
            death,
            self.deaths,
            self.kill,
            self.misery,
            blow,
            second_blow,
            self.cheer,
            lift,
            second_lift,
            self.lift_leader,
            self.other_kill,
            self.events,
            self.responses,
        ]
    }
}

/// Keeps the two largest.
fn keep(two: &mut [f32; 2], number: f32) {
    if number > two[0] {
        *two = [number, two[0]];
    } else {
        two[1] = two[1].max(number);
    }
}

/// Whoever stands best of the others, at a glance.
fn leader(table: &Table, seat: Seat) -> Seat {
    let sum = |other: Seat| -> i16 {
        table.realm(other).iter().map(|stack| table.stack(stack).face.self_worth()).sum()
    };
    let others = Seat::ALL[..table.seats()].iter().copied().filter(|&other| other != seat);
    others.min_by_key(|&other| sum(other)).unwrap_or(seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_are_known_by_their_place_are_there() {
        let named = [DEAD_WORTH, LATE, DEAD_WORTH_LATE].map(|at| FEATURE_NAMES[at]);
        assert_eq!(named, ["dead-worth", "late", "dead-worth-late"]);
        assert_eq!(FEATURE_NAMES[HELD], "own");
    }
}
