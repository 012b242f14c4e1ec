//! How are weights fitted to what happened?

use woe_bots::{FEATURES, Row, shares};
use woe_rules::{Seat, Stream};

/// How often all positions are gone through.
const PASSES: usize = 8;
/// How far one position moves the weights at first.
const STEP: f64 = 0.1;
/// How strongly weights are drawn back to nothing.
const RESTRAINT: f64 = 1e-4;

/// A table in numbers, and who won in the end.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Position {
    rows: Vec<[f32; FEATURES]>,
    won: [f32; Seat::MAX],
}

impl Position {
    pub(crate) fn new(rows: Vec<Row>, winners: &[Seat]) -> Position {
        let mut won = [0.0; Seat::MAX];
        for winner in winners {
            won[winner.index()] = 1.0 / winners.len() as f32;
        }
        Position { rows: rows.iter().map(|row| row.map(|number| number as f32)).collect(), won }
    }

    /// How each weight should have been otherwise.
    fn slope(&self, weights: &Row) -> Row {
        let rows: Vec<Row> = self.rows.iter().map(|row| row.map(f64::from)).collect();
        let shares = shares(weights, &rows);
        let mut slope = [0.0; FEATURES];
        for (seat, row) in rows.iter().enumerate() {
            let over = shares[seat] - f64::from(self.won[seat]);
            slope.iter_mut().zip(row).for_each(|(slope, number)| *slope += over * number);
        }
        slope
    }
}

/// Moves the weights towards what the positions show, in an order drawn by lot. The steps of a weight
/// grow shorter the more it was moved. Square roots are rounded alike everywhere.
pub(crate) fn fit(weights: &mut Row, positions: &[Position], order: &mut Stream) {
    let mut moved = [1.0; FEATURES];
    let mut turns: Vec<usize> = (0..positions.len()).collect();
    for _ in 0..PASSES {
        order.shuffle(&mut turns);
        for &turn in &turns {
            let slope = positions[turn].slope(weights);
            for feature in 0..FEATURES {
                let pull = slope[feature] + RESTRAINT * weights[feature];
                moved[feature] += pull * pull;
                weights[feature] -= STEP * pull / moved[feature].sqrt();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use woe_rules::{Key, Label};

    #[test]
    fn what_always_wins_is_learned() {
        let mut happy = [0.0; FEATURES];
        happy[3] = 1.0;
        let position = |winner: usize| {
            let mut rows = vec![[0.0; FEATURES]; 2];
            rows[winner] = happy;
            Position::new(rows, &[Seat::ALL[winner]])
        };
        let positions: Vec<Position> = (0..200).map(|number| position(number % 2)).collect();
        let mut weights = [0.0; FEATURES];
        fit(&mut weights, &positions, &mut Stream::new(Key::from_seed(1), Label::Fancy, 0));
        assert!(weights[3] > 1.0, "{}", weights[3]);
        assert!(weights.iter().enumerate().all(|(at, &weight)| at == 3 || weight == 0.0));
    }
}
