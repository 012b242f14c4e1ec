//! What becomes of those who come to a table that is no more?

use super::{BOXES, rules_of, set_up, standing};
use crate::step::{Entry, Input};
use woe_rules::{Key, Seating};
use woe_wire::{Code, Command, Do, Door, You};

fn entry(token: &str, caller: u64) -> Input {
    let (door, token) = (Door::Table(String::new()), Some(token.to_owned()));
    Input::Enter(Box::new(Entry { door, token, resume: None, caller, from: 0 }))
}

#[test]
fn who_waits_at_a_table_that_is_no_more_is_told_so_and_it_is_put_away() {
    let rules = &rules_of(BOXES[0].0, BOXES[0].1);
    let seating = Seating::in_order(4, rules.catalog.families.len());
    let game = rules.deal(&seating, Key::from_seed(3)).unwrap();
    let trial = set_up(rules, game, standing());
    trial.enter("ann", 0);
    let table = &mut trial.inner.borrow_mut().0;
    let command = Command { id: "c".to_owned(), what: Do::Chat { line: "Hush".to_owned() } };
    let effects = table.step(1, Input::Say { you: You::Seat(0), caller: 0, command });
    let (ticket, _) = effects.keep.unwrap();
    // Bob comes while it is being written, Cleo after nothing was found of it.
    assert!(table.step(2, entry("Bob", 1)).admitted.is_empty());
    let ended = table.step(3, Input::NotKept(ticket, None));
    let told = |admitted: &[(u64, Result<You, woe_wire::Trouble>)]| {
        let why = |of: &Result<You, woe_wire::Trouble>| of.as_ref().unwrap_err().code;
        admitted.iter().map(|(caller, of)| (*caller, why(of))).collect::<Vec<_>>()
    };
    assert_eq!(told(&ended.admitted), [(1, Code::NotKept)]);
    assert_eq!(ended.dismissed, [(0, Code::NotKept)]);
    let late = table.step(4, entry("Cleo", 2));
    assert_eq!(told(&late.admitted), [(2, Code::NotKept)]);
    assert!(table.is_done());
}
