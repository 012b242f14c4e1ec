//! Do worlds hold, and is a house noticed that does what no house may?

use std::time::Duration;
use woe_sim::world::{Birth, Fallen, Fault, Premises, Shortest, live, shortest};

/// How many worlds a fault may hide in.
const WORLDS: u64 = 12;

fn birth(premises: &Premises, number: u64, fault: Option<Fault>) -> Birth<'_> {
    Birth { premises, seed: 14, number, fault, only: None, until: None }
}

/// The first world with that fault in which a law does not hold.
fn found(premises: &Premises, fault: Fault) -> Option<(u64, Fallen)> {
    (0..WORLDS).find_map(|number| {
        let fallen = live(&birth(premises, number, Some(fault))).1?;
        println!("{fault:?} in world {number}: {fallen}");
        Some((number, fallen))
    })
}

#[test]
fn every_planted_fault_is_found() {
    let premises = Premises::new();
    let missed: Vec<Fault> =
        Fault::ALL.into_iter().filter(|&fault| found(&premises, fault).is_none()).collect();
    assert!(missed.is_empty(), "{missed:?} in {WORLDS} worlds each");
}

#[test]
fn the_same_world_is_lived_twice() {
    let premises = Premises::new();
    let lived = [0, 0].map(|number| live(&birth(&premises, number, None)));
    assert_eq!(lived[0], lived[1]);
    assert_eq!(lived[0].1, None);
    assert!(lived[0].0.commands > 1000 && lived[0].0.cuts > 3);
}

#[test]
fn a_short_script_repeats_what_a_long_one_found() {
    let premises = Premises::new();
    let fault = Fault::LostNotes;
    let (number, fallen) = found(&premises, fault).expect("it is found");
    let birth = birth(&premises, number, Some(fault));
    let Shortest { only, fallen, tries } = shortest(&birth, fallen, Duration::from_secs(60));
    println!("{} happenings after {tries} tries: {only:?}", only.len());
    assert!(only.len() < 100, "{} happenings are no short script", only.len());
    let (_, again) = live(&Birth { only: Some(&only), ..birth });
    assert_eq!(again, Some(fallen));
}
