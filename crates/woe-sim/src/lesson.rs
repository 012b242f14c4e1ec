//! How are weights fitted to what happened?

use woe_bots::{FEATURES, HELD, Net, Row, UNITS, liked, shares};
use woe_rules::{Seat, Stream};

/// How often all positions are gone through.
const PASSES: usize = 6;
/// How many positions are looked at before the weights move.
const HANDFUL: usize = 64;
/// How far the weights move at first.
const STEP: f32 = 0.003;
/// How much of the way so far counts for the next step: its direction, and its length.
const INERTIA: [f32; 2] = [0.9, 0.999];
/// How strongly weights are drawn back to nothing.
const RESTRAINT: f32 = 1e-5;

/// A table in numbers, and who won in the end.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Position {
    rows: Vec<Row>,
    won: [f32; Seat::MAX],
}

impl Position {
    pub(crate) fn new(rows: Vec<Row>, winners: &[Seat]) -> Position {
        let mut won = [0.0; Seat::MAX];
        for winner in winners {
            won[winner.index()] = 1.0 / winners.len() as f32;
        }
        Position { rows, won }
    }

    /// Adds how each weight should have been otherwise.
    fn slope(&self, net: &Net, slope: &mut Net) {
        let mut weights = [0.0; Seat::MAX];
        for (weight, row) in weights.iter_mut().zip(&self.rows) {
            // Before the first step, what is held speaks to the units as well.
            *weight = net.sum(row, &net.units(row, FEATURES));
        }
        let shares = shares(&weights[..self.rows.len()]);
        for (seat, row) in self.rows.iter().enumerate() {
            let over = shares[seat] as f32 - self.won[seat];
            let units = net.units(row, FEATURES);
            let mut felt = [0.0; UNITS];
            for unit in 0..UNITS {
                slope.outward[unit] += over * units[unit];
                felt[unit] = if units[unit] > 0.0 { over * net.outward[unit] } else { 0.0 };
                slope.bias[unit] += felt[unit];
            }
            for (feature, &number) in row.iter().enumerate() {
                slope.plain[feature] += over * number;
                let inward = slope.inward[feature].iter_mut().zip(felt);
                inward.for_each(|(slope, felt)| *slope += felt * number);
            }
        }
    }
}

/// Weights that know nothing, but are not all alike, so that the units learn different things.
pub(crate) fn unlearned(chance: &mut Stream) -> Net {
    let mut net = Net::BLANK;
    let small = |chance: &mut Stream| chance.below(2001) as f32 / 1000.0 - 1.0;
    net.inward.iter_mut().flatten().for_each(|weight| *weight = 0.3 * small(chance));
    net.outward.iter_mut().for_each(|weight| *weight = 0.3 * small(chance));
    net
}

/// Moves the weights towards what the positions show, in an order drawn by lot: Kingma's and Ba's
/// Adam, with steps that grow shorter. Square roots are rounded alike everywhere.
pub(crate) fn fit(net: &mut Net, positions: &[Position], order: &mut Stream) {
    let mut way = Way { direction: Net::BLANK, length: Net::BLANK, decay: [1.0; 2] };
    let mut turns: Vec<usize> = (0..positions.len()).collect();
    for pass in 0..PASSES {
        order.shuffle(&mut turns);
        let step = STEP * (PASSES - pass) as f32 / PASSES as f32;
        for handful in turns.chunks(HANDFUL) {
            let mut slope = Net::BLANK;
            handful.iter().for_each(|&turn| positions[turn].slope(net, &mut slope));
            slope.weights_mut().for_each(|weight| *weight /= handful.len() as f32);
            way.go(net, &slope, step);
            reasonable(net);
        }
    }
}

/// Nothing good counts as bad, and what one holds is simply summed.
fn reasonable(net: &mut Net) {
    for feature in 0..FEATURES {
        let weight = &mut net.plain[feature];
        *weight = match liked(feature) {
            Some(true) => weight.max(0.0),
            Some(false) => weight.min(0.0),
            None => *weight,
        };
    }
    net.inward[HELD..].iter_mut().flatten().for_each(|weight| *weight = 0.0);
}

/// How the weights moved so far.
struct Way {
    direction: Net,
    length: Net,
    decay: [f32; 2],
}

impl Way {
    fn go(&mut self, net: &mut Net, slope: &Net, step: f32) {
        let [near, far] = INERTIA;
        self.decay = [self.decay[0] * near, self.decay[1] * far];
        let [soon, late] = self.decay.map(|decay| 1.0 - decay);
        let directions = self.direction.weights_mut().zip(self.length.weights_mut());
        let weights = net.weights_mut().zip(slope.weights());
        for ((weight, slope), (direction, length)) in weights.zip(directions) {
            let slope = slope + RESTRAINT * *weight;
            *direction = near * *direction + (1.0 - near) * slope;
            *length = far * *length + (1.0 - far) * slope * slope;
            *weight -= step * (*direction / soon) / ((*length / late).sqrt() + 1e-8);
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
        let positions: Vec<Position> = (0..20_000).map(|number| position(number % 2)).collect();
        let mut chance = Stream::new(Key::from_seed(1), Label::Fancy, 0);
        let mut net = unlearned(&mut chance);
        fit(&mut net, &positions, &mut chance);
        let likes = net.weigh(&happy) - net.weigh(&[0.0; FEATURES]);
        assert!(likes > 3.0, "{likes}");
    }
}
