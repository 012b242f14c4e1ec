//! What does a table look like to a seat, with a reason and without it?

use super::reason::{Reason, Whose};
use crate::{
    features::{DEAD_WORTH, DEAD_WORTH_LATE, LATE, Row, Survey, points},
    roster::estate,
};
use woe_rules::{Rules, Seat, Table};

/// The rows of all seats, and what part of their first number is not of the dead.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sight {
    pub(super) rows: Vec<Row>,
    /// What the Residence and the Story of each seat are worth.
    estates: Vec<f32>,
}

impl Sight {
    /// What that seat sees.
    pub(super) fn of(rules: &Rules, table: &Table, seat: Seat) -> Sight {
        let survey = Survey::of(rules, table);
        let mut rows = survey.open().to_vec();
        rows[seat.index()] = survey.own(rules, table, seat);
        let seats = Seat::ALL[..table.seats()].iter();
        let estates = seats.map(|&seat| points(estate(rules, table, seat))).collect();
        Sight { rows, estates }
    }

    /// The rows with the numbers of one reason as they are without the answer; nothing if it changes
    /// none.
    pub(super) fn without(&self, reason: Reason, seat: Seat, old: &Sight) -> Option<Vec<Row>> {
        let (whose, numbers) = reason.numbers()?;
        let mut rows = self.rows.clone();
        for (index, row) in rows.iter_mut().enumerate() {
            let is_own = index == seat.index();
            if matches!((whose, is_own), (Whose::Own, false) | (Whose::Others, true)) {
                continue;
            }
            let was = &old.rows[index];
            let gain = self.estates[index] - old.estates[index];
            if reason.is_of_estates() {
                row[DEAD_WORTH] -= gain;
                row[DEAD_WORTH_LATE] -= gain * row[LATE];
                continue;
            }
            for (at, number) in row.iter_mut().enumerate().filter(|(at, _)| numbers[*at]) {
                *number = match at {
                    // What Residences and Stories count for is a reason of its own.
                    DEAD_WORTH => was[at] + gain,
                    DEAD_WORTH_LATE => was[at] + gain * was[LATE],
                    _ => was[at],
                };
            }
        }
        (rows != self.rows).then_some(rows)
    }
}
