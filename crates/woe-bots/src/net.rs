//! How does a row of numbers become one?
//!
//! A weighted sum, and a layer of units that speak up only above a threshold. Sums are taken in a fixed
//! order, and only with additions, multiplications and comparisons: the same on every machine.

use crate::features::{FEATURES, HELD, Row};

/// How many units the layer has.
pub const UNITS: usize = 16;

/// Weights from a row to a number.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// From each feature straight to the sum.
    pub plain: Row,
    /// From each feature to each unit.
    pub inward: [[f32; UNITS]; FEATURES],
    /// Each unit's own.
    pub bias: [f32; UNITS],
    /// From each unit to the sum.
    pub outward: [f32; UNITS],
}

impl Net {
    /// How many weights there are.
    pub const WEIGHTS: usize = FEATURES + FEATURES * UNITS + 2 * UNITS;
    /// All weights nothing.
    pub const BLANK: Net = Net {
        plain: [0.0; FEATURES],
        inward: [[0.0; UNITS]; FEATURES],
        bias: [0.0; UNITS],
        outward: [0.0; UNITS],
    };

    /// How loud each unit is, if only so many features speak to it.
    #[inline]
    pub fn units(&self, row: &Row, features: usize) -> [f32; UNITS] {
        let mut units = self.bias;
        for (number, weights) in row[..features].iter().zip(&self.inward) {
            for unit in 0..UNITS {
                units[unit] += number * weights[unit];
            }
        }
        units.map(|unit| unit.max(0.0))
    }

    /// What a row weighs. What is held is simply summed: see [`HELD`].
    #[inline]
    pub fn weigh(&self, row: &Row) -> f32 {
        self.sum(row, &self.units(row, HELD))
    }

    /// What a row weighs, with units as loud as that.
    #[inline]
    pub fn sum(&self, row: &Row, units: &[f32; UNITS]) -> f32 {
        let plain: f32 = row.iter().zip(&self.plain).map(|(number, weight)| number * weight).sum();
        let loud: f32 = units.iter().zip(&self.outward).map(|(unit, weight)| unit * weight).sum();
        plain + loud
    }

    /// All weights in a row.
    pub fn weights(&self) -> impl Iterator<Item = f32> + '_ {
        let inward = self.inward.iter().flatten();
        self.plain.iter().chain(inward).chain(&self.bias).chain(&self.outward).copied()
    }

    /// All weights in a row, to be changed.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> + '_ {
        let inward = self.inward.iter_mut().flatten();
        self.plain.iter_mut().chain(inward).chain(&mut self.bias).chain(&mut self.outward)
    }
}
