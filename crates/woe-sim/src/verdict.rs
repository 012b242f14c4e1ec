//! How much better does the hero play, and how sure is that?

use crate::{
    arena::Fought,
    spread::Spread,
    thought::{Clock, Thought},
};

/// Shares of a victory are counted in these, so that one to five winners share it exactly.
pub(crate) const SHARES: u64 = 60;

/// How many standard errors 95 % of all results are away from the truth at most.
pub(crate) const SURE: f64 = 1.959_963_984_540_054;

/// How the hero fared: at one seat, or at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// The best other Family Value minus the hero's, one a game: above zero is ahead.
    pub margins: Spread,
    shares: u64,
}

impl Score {
    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.margins.count()
    }

    /// How many were won; a victory shared by two is half a victory. [SCORE-2]
    pub fn wins(&self) -> f64 {
        self.shares as f64 / SHARES as f64
    }

    /// Which part of them was won.
    pub fn share(&self) -> f64 {
        self.wins() / self.games().max(1) as f64
    }

    /// Wilson's interval around the share, 95 %: as if all games were independent.
    pub fn wilson(&self) -> (f64, f64) {
        let (games, share) = (self.games() as f64, self.share());
        if games == 0.0 {
            return (0.0, 1.0);
        }
        let square = SURE * SURE / games;
        let middle = (share + square / 2.0) / (1.0 + square);
        let spread = share * (1.0 - share) / games + square / (4.0 * games);
        let half = SURE * spread.sqrt() / (1.0 + square);
        ((middle - half).clamp(0.0, share), (middle + half).clamp(share, 1.0))
    }

    fn add(&mut self, fought: &Fought) {
        self.margins.add(fought.margin);
        self.shares += fought.shares;
    }

    fn merge(&mut self, other: &Score) {
        self.margins.merge(&other.margins);
        self.shares += other.shares;
    }
}

/// What came of a match. Everything but the times is the same for any number of threads.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Verdict {
    /// How the hero fared in all games.
    pub score: Score,
    /// How the hero fared at each seat.
    pub by_seat: Vec<Score>,
    /// How many answers of the hero were refused.
    pub lapses: u64,
    /// How many answers of the others were refused.
    pub field_lapses: u64,
    /// The hash over all games, in order.
    pub hash: String,
    /// How long it took.
    pub wall_seconds: f64,
    /// How long the hero thought about its answers.
    pub(crate) thought: Thought,
    /// The hero's shares, one number a bout.
    bouts: Spread,
}

impl Verdict {
    pub(crate) fn none(players: usize) -> Verdict {
        Verdict { by_seat: vec![Score::default(); players], ..Verdict::default() }
    }

    /// Takes the games of a bout into account.
    pub(crate) fn add(&mut self, fought: Vec<Fought>) {
        self.bouts.add(fought.iter().map(|game| game.shares as i64).sum());
        for game in fought {
            self.score.add(&game);
            self.by_seat[game.seat.index()].add(&game);
            self.lapses += game.lapses;
            self.field_lapses += game.field_lapses;
            self.thought.merge(game.thought);
        }
    }

    /// Takes the games of another into account; hash and seconds are left alone.
    pub(crate) fn merge(&mut self, other: Verdict) {
        self.bouts.merge(&other.bouts);
        self.score.merge(&other.score);
        self.by_seat.iter_mut().zip(&other.by_seat).for_each(|(own, other)| own.merge(other));
        self.lapses += other.lapses;
        self.field_lapses += other.field_lapses;
        self.thought.merge(other.thought);
    }

    /// How many bouts were fought.
    pub fn bouts(&self) -> u64 {
        self.bouts.count()
    }

    /// How many questions the hero was asked: those with more than one legal answer.
    pub fn decisions(&self) -> u64 {
        self.thought.count()
    }

    /// What would be won if all played alike.
    pub fn chance(&self) -> f64 {
        1.0 / self.by_seat.len().max(1) as f64
    }

    /// The standard error of the share over the bouts, whose games have one deal and so belong
    /// together; one bout alone has none.
    pub fn error(&self) -> Option<f64> {
        let others = self.bouts.count().checked_sub(1).filter(|&others| others > 0)?;
        let whole = SHARES as f64 * self.by_seat.len().max(1) as f64;
        Some(self.bouts.deviation() / whole / (others as f64).sqrt())
    }

    /// The interval that counts, 95 %: Wilson's, or that of the error over bouts if it is wider.
    pub fn interval(&self) -> (f64, f64) {
        let (least, most) = self.score.wilson();
        let half = self.error().map_or(0.0, |error| SURE * error);
        if 2.0 * half <= most - least {
            return (least, most);
        }
        let share = self.score.share();
        ((share - half).max(0.0), (share + half).min(1.0))
    }

    /// In how many milliseconds that part of the hero's answers was given, the slowest last: `0.5` is
    /// the median, `1.0` the slowest.
    pub fn milliseconds(&self, clock: Clock, part: f64) -> f64 {
        self.thought.milliseconds(clock, part)
    }

    /// How many iterations an answer of the hero took, on average; none for those who do not search.
    pub fn iterations_each(&self) -> f64 {
        self.thought.iterations_each()
    }

    /// How many iterations the hero did in a second of the processor; nothing if no time was taken.
    pub fn iterations_per_second(&self) -> Option<f64> {
        self.thought.iterations_per_second()
    }

    /// The same without anything that depends on the machine and its mood.
    pub fn timeless(self) -> Verdict {
        Verdict { thought: self.thought.timeless(), wall_seconds: 0.0, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use woe_rules::Seat;

    fn bout(shares: [u64; 2]) -> Vec<Fought> {
        let mut thought = Thought::default();
        for milliseconds in [3, 1] {
            let time = Duration::from_millis(milliseconds);
            thought.add(2 * time, time);
            thought.add_iterations(100);
        }
        let game = |seat: Seat| Fought {
            seat,
            shares: shares[seat.index()],
            margin: shares[seat.index()] as i64 - 30,
            thought: thought.clone(),
            lapses: 1,
            field_lapses: 0,
        };
        vec![game(Seat::Zero), game(Seat::One)]
    }

    fn verdict(bouts: &[[u64; 2]]) -> Verdict {
        let mut verdict = Verdict::none(2);
        bouts.iter().for_each(|&shares| verdict.add(bout(shares)));
        verdict.thought.sort();
        verdict
    }

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-4
    }

    #[test]
    fn shares_and_margins_add_up() {
        let verdict = verdict(&[[60, 0], [30, 60]]);
        assert_eq!((verdict.score.games(), verdict.score.wins()), (4, 2.5));
        assert_eq!((verdict.by_seat[0].wins(), verdict.by_seat[1].wins()), (1.5, 1.0));
        assert_eq!((verdict.bouts(), verdict.lapses, verdict.decisions()), (2, 4, 8));
        assert_eq!(verdict.score.margins.mean(), 7.5);
        assert_eq!(verdict.milliseconds(Clock::Cpu, 0.0), 1.0);
        assert_eq!(verdict.milliseconds(Clock::Wall, 1.0), 6.0);
    }

    #[test]
    fn iterations_are_told_by_answer_and_by_second() {
        let verdict = verdict(&[[60, 0], [30, 60]]);
        assert_eq!(verdict.iterations_each(), 100.0);
        // Two answers of a game take four milliseconds of the processor.
        assert_eq!(verdict.iterations_per_second(), Some(50_000.0));
        let timeless = verdict.timeless();
        assert_eq!(timeless.iterations_each(), 100.0);
        assert_eq!(timeless.iterations_per_second(), None);
    }

    #[test]
    fn wilson_is_as_in_the_books() {
        // Eight of ten: 0.4902 to 0.9433.
        let bouts = [[60, 60], [60, 60], [60, 60], [60, 60], [0, 0]];
        let (least, most) = verdict(&bouts).score.wilson();
        assert!(close(least, 0.4902) && close(most, 0.9433), "{least} to {most}");
        assert_eq!(Score::default().wilson(), (0.0, 1.0));
    }

    #[test]
    fn the_wider_interval_counts() {
        // Whole bouts won or lost: the games are no more than half as many as they seem.
        let swinging: Vec<[u64; 2]> = (0..100).map(|bout| [60 * (bout % 2); 2]).collect();
        let swinging = verdict(&swinging);
        assert!(close(swinging.error().unwrap(), 0.5 / 99f64.sqrt()));
        let (least, most) = swinging.interval();
        let (narrow, wide) = swinging.score.wilson();
        assert!(least < narrow && most > wide);
        // Every bout split: no error over bouts at all.
        let split = verdict(&[[60, 0]; 100]);
        assert_eq!((split.error(), split.interval()), (Some(0.0), split.score.wilson()));
        assert_eq!(verdict(&[[60, 0]]).error(), None);
    }
}
