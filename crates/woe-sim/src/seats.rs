//! Who sits where in the n-th game?

use woe_rules::{Few, Folk, Seat, Seating, Start};

/// What the players of simulated games are called in their records.
pub const PLAYER_NAMES: [&str; Seat::MAX] = ["Ann", "Bob", "Cleo", "Dan", "Eve"];

/// The seating of the n-th game of a series.
///
/// All arrangements take turns, so that every family sits at every seat, and beside every other
/// family, equally often. With one player more than families, the misfits are one of them. [SETUP-5]
/// Without families nobody has one: a cast is chosen from at the table. [TALE-1]
pub fn arrangement(players: usize, families: usize, game: u64, start: Start) -> Seating {
    if families == 0 {
        return Seating { start, ..Seating::in_order(players, 0) };
    }
    let misfits = players == Seat::MAX && families + 1 == players;
    let parties = families + usize::from(misfits);
    let folk = |party: &u8| {
        let family = Some(*party).filter(|&party| usize::from(party) < families);
        Folk::new(family, families)
    };
    let families = chosen(players, parties, game).iter().map(folk).collect();
    Seating { families, start, stories: Few::new() }
}

/// So many of the parties in the n-th order: first every rotation of one order, then of the next.
fn chosen(players: usize, parties: usize, game: u64) -> Few<u8, { Seat::MAX }> {
    let players = players.min(Seat::MAX);
    let rotation = (game % parties as u64) as usize;
    let mut order = game / parties as u64;
    let mut left: Vec<usize> = (0..parties).collect();
    let mut taken = Few::new();
    for seat in 0..players {
        let count = left.len() as u64;
        // The first seat is the rotation's; each further one has a digit of the order's number.
        let digit = if seat == 0 || count == 0 { 0 } else { order % count };
        order = if seat == 0 { order } else { order / count.max(1) };
        let party = if left.is_empty() { seat } else { left.remove(digit as usize) };
        taken.push(((party + rotation) % parties) as u8);
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    fn sittings(players: usize, families: usize, games: u64) -> HashMap<Vec<Folk>, u64> {
        let mut counts = HashMap::new();
        for game in 0..games {
            let seating = arrangement(players, families, game, Start::Lot);
            *counts.entry(seating.families.to_vec()).or_default() += 1;
        }
        counts
    }

    #[test]
    fn every_arrangement_comes_equally_often() {
        for (players, arrangements) in [(2, 12), (3, 24), (4, 24), (5, 120)] {
            let counts = sittings(players, 4, 3 * arrangements);
            assert_eq!(counts.len() as u64, arrangements, "{players} players");
            assert!(counts.values().all(|&count| count == 3), "{players} players");
        }
    }

    #[test]
    fn four_games_seat_every_family_everywhere() {
        let counts = sittings(4, 4, 4);
        for seat in 0..4 {
            let mut sat: Vec<_> = counts.keys().map(|families| families[seat]).collect();
            sat.sort();
            assert_eq!(sat, [0, 1, 2, 3].map(Folk::Family));
        }
    }

    #[test]
    fn a_fifth_player_has_the_misfits() {
        assert!(sittings(5, 4, 120).keys().all(|families| families.contains(&Folk::Misfits)));
        assert!(sittings(4, 4, 120).keys().all(|families| !families.contains(&Folk::Misfits)));
        assert!(sittings(5, 5, 120).keys().all(|families| !families.contains(&Folk::Misfits)));
    }

    #[test]
    fn more_families_than_players_take_turns() {
        // Seven families: all four expansions are mixed in.
        for (players, arrangements) in [(2, 42), (4, 840), (5, 2520)] {
            let counts = sittings(players, 7, arrangements);
            assert_eq!(counts.len() as u64, arrangements, "{players} players");
            assert!(counts.keys().all(|families| !families.contains(&Folk::Misfits)));
        }
    }

    #[test]
    fn without_families_everyone_waits_for_a_cast() {
        for players in 2..=Seat::MAX {
            let seated = arrangement(players, 0, 3, Start::Lot).families.to_vec();
            assert_eq!(seated, vec![Folk::Cast; players]);
        }
    }

    #[test]
    fn too_few_families_are_seated_twice_for_the_rules_to_refuse() {
        for families in 0..4 {
            assert!(sittings(4, families, 10).keys().all(|seated| seated.len() == 4));
        }
    }
}
