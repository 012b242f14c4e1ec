//! How do many numbers lie?

/// Numbers, summed. Only whole numbers are kept, so that it does not matter in which order they came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spread {
    count: u64,
    sum: i128,
    squares: u128,
    range: Option<(i64, i64)>,
}

impl Spread {
    /// Adds a number.
    #[inline]
    pub fn add(&mut self, number: i64) {
        self.count += 1;
        self.sum += i128::from(number);
        self.squares += u128::from(number.unsigned_abs()) * u128::from(number.unsigned_abs());
        let (least, most) = self.range.unwrap_or((number, number));
        self.range = Some((least.min(number), most.max(number)));
    }

    /// Adds the numbers of another.
    pub fn merge(&mut self, other: &Spread) {
        let Some((least, most)) = other.range else { return };
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        let (own_least, own_most) = self.range.unwrap_or((least, most));
        self.range = Some((own_least.min(least), own_most.max(most)));
    }

    /// How many numbers.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Their sum.
    pub fn sum(&self) -> i128 {
        self.sum
    }

    /// Their mean; zero if there are none.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// Their standard deviation.
    pub fn deviation(&self) -> f64 {
        let (count, sum) = (self.count as i128, self.sum);
        // In whole numbers up to the last step: large sums of squares would cancel badly.
        let scaled = count * self.squares as i128 - sum * sum;
        (scaled.max(0) as f64).sqrt() / self.count.max(1) as f64
    }

    /// The standard error of the mean, if the numbers are independent of each other.
    pub fn error(&self) -> f64 {
        // By what the numbers themselves tell of their deviation: one is used up for the mean.
        self.deviation() / (self.count.saturating_sub(1).max(1) as f64).sqrt()
    }

    /// The least; zero if there are none.
    pub fn least(&self) -> i64 {
        self.range.map_or(0, |(least, _)| least)
    }

    /// The most; zero if there are none.
    pub fn most(&self) -> i64 {
        self.range.map_or(0, |(_, most)| most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: &[i64]) -> Spread {
        let mut spread = Spread::default();
        numbers.iter().for_each(|&number| spread.add(number));
        spread
    }

    #[test]
    fn mean_and_deviation_are_those_of_the_numbers() {
        let spread = of(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!((spread.mean(), spread.deviation()), (5.0, 2.0));
        assert_eq!((spread.least(), spread.most(), spread.count()), (2, 9, 8));
        assert_eq!(spread.error(), 2.0 / 7f64.sqrt());
    }

    #[test]
    fn merging_is_adding() {
        let mut left = of(&[-7, 3]);
        left.merge(&of(&[12]));
        left.merge(&of(&[]));
        assert_eq!(left, of(&[12, -7, 3]));
        let mut nothing = Spread::default();
        nothing.merge(&left);
        assert_eq!(nothing, left);
    }

    #[test]
    fn nothing_has_no_spread() {
        let nothing = Spread::default();
        assert_eq!((nothing.mean(), nothing.deviation(), nothing.least()), (0.0, 0.0, 0));
    }
}
