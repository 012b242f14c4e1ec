//! How does somebody answer who does not care?

use std::mem::discriminant;
use woe_rules::{Action, Stream};

/// An answer of any sort: each sort as often as the others, however many answers there are of it. A claim
/// is not lost among the plays of a large hand.
pub(crate) fn any_sort(answers: &[Action], whims: &mut Stream) -> Action {
    let mut sorts = Vec::new();
    for sort in answers.iter().map(discriminant) {
        if !sorts.contains(&sort) {
            sorts.push(sort);
        }
    }
    let sort = sorts[whims.below(sorts.len() as u32) as usize];
    let of_it: Vec<Action> =
        answers.iter().copied().filter(|action| discriminant(action) == sort).collect();
    of_it[whims.below(of_it.len() as u32) as usize]
}
