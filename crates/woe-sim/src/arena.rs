//! Who plays better?
//!
//! A bout is one deal, played once with the hero in every seat: the same cards, the same families, the
//! same seat to begin. What luck gives in one game of a bout it gives to the others in the next.

use crate::{
    archive::Archive,
    contest::Contest,
    crew::Crew,
    seats::arrangement,
    seer::{Peephole, Seer},
    simulate::Stopped,
    thought::Thought,
    verdict::{SHARES, Verdict},
};
use std::sync::Arc;
use std::time::Instant;
use woe_bots::{Budget, Oracle, Player};
use woe_rules::{Key, Rules, Seat, Seating, Start, Unplayable};

/// Whoever sends players: one for a seat of a game, whose own chance comes from the key.
pub type Recruit<'a> = &'a (dyn Fn(Seat, Key) -> Box<dyn Player + 'a> + Sync);

/// Who is measured, and how.
#[derive(Clone, Copy)]
pub struct Match<'a> {
    /// By which rules.
    pub rules: &'a Arc<Rules>,
    /// How many players a game has.
    pub players: usize,
    /// How many bouts.
    pub bouts: u64,
    /// The number of the series: bout n has the deal of [`Key::of_series`].
    pub seed: u64,
    /// Who is measured.
    pub hero: Recruit<'a>,
    /// Whether the Oracle is measured instead, who sees everything: the ceiling of all players.
    pub oracle: bool,
    /// Who has all the other seats.
    pub field: Recruit<'a>,
    /// How long everyone may think about an answer.
    pub budget: Budget<'a>,
    /// How many threads share the work.
    pub threads: usize,
    /// Told how many games were finished since it was last told.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// What is done with every game: the number of its bout, the hero's seat, and how it went.
type Each<'a, E> = &'a (dyn Fn(u64, Seat, &Contest) -> Result<(), E> + Sync);

/// A game as the hero sees it afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fought {
    pub(crate) seat: Seat,
    /// The hero's part of the victory, in [`SHARES`].
    pub(crate) shares: u64,
    /// The best other Family Value minus the hero's: above zero is ahead.
    pub(crate) margin: i64,
    pub(crate) thought: Thought,
    pub(crate) lapses: u64,
    pub(crate) field_lapses: u64,
}

/// Plays the match. Everything but the times is the same for any number of threads, if the players
/// answer the same to the same.
///
/// # Errors
/// If the table cannot be laid so.
pub fn arena(asked: &Match<'_>) -> Result<Verdict, Unplayable> {
    fight(asked, &|_, _, _| Ok(()))
}

/// The same match, and every game of it is kept.
///
/// # Errors
/// If the table cannot be laid so, or a record cannot be kept.
pub fn recorded_arena(asked: &Match<'_>, archive: &Archive<'_>) -> Result<Verdict, Stopped> {
    fight(asked, &|bout, hero, contest| archive.store(asked, bout, hero, contest))
}

fn fight<E: From<Unplayable> + Send>(asked: &Match<'_>, each: Each<'_, E>) -> Result<Verdict, E> {
    if !(2..=Seat::MAX).contains(&asked.players) {
        return Err(Unplayable::Seats.into());
    }
    let begun = Instant::now();
    let crew = Crew::new();
    let outcomes = crew.share(asked.threads, asked.bouts, |crew| asked.work(crew, each));
    let mut verdict = Verdict::none(asked.players);
    for outcome in outcomes {
        verdict.merge(outcome?);
    }
    verdict.thought.sort();
    verdict.hash = crew.hash();
    verdict.wall_seconds = begun.elapsed().as_secs_f64();
    Ok(verdict)
}

impl Match<'_> {
    /// Takes bouts until there are none left.
    fn work<E: From<Unplayable>>(&self, crew: &Crew, each: Each<'_, E>) -> Result<Verdict, E> {
        let mut verdict = Verdict::none(self.players);
        loop {
            let bout = crew.next();
            if bout >= self.bouts {
                return Ok(verdict);
            }
            let mut fought = Vec::with_capacity(self.players);
            let mut digests = Vec::with_capacity(self.players);
            for &hero in self.seats() {
                let played = self.play(bout, hero).map_err(E::from);
                let kept = played.and_then(|game| each(bout, hero, &game).map(|()| game));
                let contest = kept.inspect_err(|_| {
                    crew.give_up();
                })?;
                digests.push(contest.digest(self.rules));
                fought.push(self.fought(contest, hero));
                (self.progress)(1);
            }
            verdict.add(fought);
            crew.enter(bout, digests);
        }
    }

    pub(crate) fn seats(&self) -> &'static [Seat] {
        &Seat::ALL[..self.players]
    }

    /// Who sits where in a bout, and the key of its deal.
    pub(crate) fn deal(&self, bout: u64) -> (Seating, Key) {
        let families = self.rules.catalog.families.len();
        let start = Start::Seat(Seat::Zero);
        (arrangement(self.players, families, bout, start), Key::of_series(self.seed, bout))
    }

    fn play(&self, bout: u64, hero: Seat) -> Result<Contest, Unplayable> {
        let mut players: Vec<Box<dyn Player + '_>> = self
            .seats()
            .iter()
            .map(|&seat| {
                let recruit = if seat == hero { self.hero } else { self.field };
                recruit(seat, own_key(self.seed, bout, seat))
            })
            .collect();
        let (seating, key) = self.deal(bout);
        let mut contest = Contest::deal(self.rules, &seating, key)?;
        if self.oracle {
            let own = own_key(self.seed, bout, hero);
            let (oracle, peephole) = (Oracle::new(self.rules, hero, own), Peephole::default());
            contest.peephole = Some(peephole.clone());
            players[hero.index()] = Box::new(Seer { oracle, peephole });
        }
        while contest.step(self.rules, &mut players, self.budget) {}
        Ok(contest)
    }

    fn fought(&self, contest: Contest, hero: Seat) -> Fought {
        let table = contest.game.table();
        let value = |seat: Seat| i64::from(self.rules.family_value(table, seat));
        let others = self.seats().iter().filter(|&&seat| seat != hero);
        let best_other = others.map(|&seat| value(seat)).min().unwrap_or_default();
        let winners = self.rules.winners(&contest.game);
        let won = winners.contains(&hero);
        let lapses: u64 = contest.deeds.iter().map(|deeds| deeds.lapses).sum();
        let deeds = contest.deeds.into_iter().nth(hero.index()).unwrap_or_default();
        Fought {
            seat: hero,
            shares: if won { SHARES / winners.len() as u64 } else { 0 },
            margin: best_other - value(hero),
            field_lapses: lapses - deeds.lapses,
            lapses: deeds.lapses,
            thought: deeds.thought,
        }
    }
}

/// The key of a player's own chance. It is a hash, so that it says nothing of the deal.
pub(crate) fn own_key(seed: u64, bout: u64, seat: Seat) -> Key {
    let mut phrase = blake3::Hasher::new();
    phrase.update(b"woebegone player");
    for number in [seed, bout, seat.index() as u64] {
        phrase.update(&number.to_le_bytes());
    }
    Key(*phrase.finalize().as_bytes())
}
