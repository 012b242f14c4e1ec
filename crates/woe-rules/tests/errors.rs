//! Can a no be told to engineers?

use std::{collections::BTreeSet, error::Error};
use woe_rules::{Divergence, Estranged, Refusal, Unplayable};

/// A message in the style of the house: lower case, one line, no full stop.
fn check(error: &dyn Error) -> String {
    let words = error.to_string();
    let first = words.chars().next();
    assert!(first.is_some_and(|first| first.is_lowercase()), "{words}");
    assert!(!words.ends_with('.') && !words.contains('\n'), "{words}");
    words
}

#[test]
fn every_refusal_is_an_error_of_its_own_that_cites_its_rule() {
    let told: BTreeSet<String> = Refusal::ALL.iter().map(|no| check(no)).collect();
    assert_eq!(told.len(), Refusal::ALL.len());
    for no in Refusal::ALL {
        assert!(no.to_string().ends_with(&format!(" [{}]", no.rule())), "{no}");
    }
}

#[test]
fn what_went_wrong_is_the_source_of_what_it_broke() {
    let refused = Divergence::Refused(Refusal::MustPay);
    assert_eq!(check(&refused), "answer refused: pass on a tax [CARD-12]");
    assert_eq!(refused.source().map(check), Some(Refusal::MustPay.to_string()));
    let unplayable = Divergence::Unplayable(Unplayable::Rounds);
    assert_eq!(check(&unplayable), "deal fails: no rounds [END-3]");
    assert!(unplayable.source().is_some_and(|why| why.is::<Unplayable>()));
    let unreadable = Divergence::Unreadable("< two".to_owned());
    assert_eq!(check(&unreadable), "unreadable answer \"< two\"");
    assert!(unreadable.source().is_none());
    let estranged = Estranged::Diverged(12, unreadable);
    assert_eq!(check(&estranged), "line 12: unreadable answer \"< two\"");
    assert!(estranged.source().is_some_and(|why| why.is::<Divergence>()));
}
