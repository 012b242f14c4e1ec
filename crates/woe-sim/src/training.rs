//! What can be learned from many games about what wins?
//!
//! Rounds of self-play by a mixed pool, each followed by fitting the weights to who won in the end. A
//! round's weights count only by what they win against a pool of others: never by their loss.

use crate::{
    arena::{Match, arena},
    contest::tell,
    lesson::{Position, fit, unlearned},
    seats::arrangement,
};
use std::sync::Arc;
use std::thread;
use woe_bots::{Budget, Level, Net, Player, Row, Survey, Thinker, Undertaker, Value};
use woe_rules::{Eye, Game, Key, Label, Question, Rules, Seat, Start, Stream, Unplayable};

/// A position is noted at every so many plays.
const STRIDE: u64 = 5;
/// One answer in so many is given by lot, once something was learned, so that unusual positions are
/// seen, too.
const WHIM: u32 = 60;
/// Every so many tables, one is of Clerks; and as many are of Governesses, once something was learned.
const COMPANY: u64 = 6;
/// Who the weights must beat.
const POOL: [Level; 2] = [Level::Governess, Level::Clerk];

/// The number of a game, and the positions noted in it.
type Evening = (u64, Vec<Position>);

/// What is to be learned, and how.
#[derive(Clone, Copy)]
pub struct Training<'a> {
    /// By which rules.
    pub rules: &'a Arc<Rules>,
    /// For how many players.
    pub players: usize,
    /// How many games a round has.
    pub games: u64,
    /// How many rounds of games and fitting.
    pub rounds: u32,
    /// How many bouts decide about a round's weights.
    pub bouts: u64,
    /// The number of the series.
    pub seed: u64,
    /// How many threads share the games.
    pub threads: usize,
    /// Told what every round came to.
    pub progress: &'a (dyn Fn(&Round) + Sync),
}

/// What a round of learning came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    /// Its number; zero are the weights that were there before.
    pub number: u32,
    /// How many positions it was fitted to.
    pub positions: usize,
    /// What part of the victories the weights have against the pool, on average.
    pub share: f64,
    /// The weights.
    pub net: Net,
}

/// Learns; the best round by matches, the old weights among them. The same for any number of threads.
///
/// # Errors
/// If the table cannot be laid so.
pub fn train(asked: &Training<'_>, before: &Value) -> Result<Vec<Round>, Unplayable> {
    let mut rounds = vec![asked.tried(0, 0, before.net(asked.players).clone())?];
    (asked.progress)(&rounds[0]);
    let mut positions = Vec::new();
    let mut chance = Stream::new(Key::from_seed(asked.seed), Label::Fancy, 0);
    let mut net = unlearned(&mut chance);
    for number in 1..=asked.rounds {
        positions.clear();
        positions.extend(asked.play(number, &net)?);
        let mut order = Stream::new(Key::from_seed(asked.seed), Label::Fancy, number);
        fit(&mut net, &positions, &mut order);
        let round = asked.tried(number, positions.len(), net.clone())?;
        (asked.progress)(&round);
        rounds.push(round);
    }
    Ok(rounds)
}

/// The round that won most; the earliest of equals.
pub fn best(rounds: &[Round]) -> Option<&Round> {
    rounds.iter().reduce(|best, next| if next.share > best.share { next } else { best })
}

impl Training<'_> {
    fn tried(&self, number: u32, positions: usize, net: Net) -> Result<Round, Unplayable> {
        let value = Value::BLANK.with(self.players, net.clone());
        let mut share = 0.0;
        for level in POOL {
            let verdict = arena(&Match {
                rules: self.rules,
                players: self.players,
                bouts: self.bouts,
                // Other deals than those it learned from.
                seed: self.seed ^ u64::MAX,
                hero: &|seat, key| {
                    Box::new(Thinker::new(self.rules, seat, key, Undertaker::new(&value)))
                },
                oracle: false,
                field: &|seat, key| level.player(self.rules, seat, key),
                budget: Budget::Usual,
                threads: self.threads,
                progress: &|_| {},
            })?;
            share += verdict.score.share() / POOL.len() as f64;
        }
        Ok(Round { number, positions, share, net })
    }

    /// Plays the games of a round, in order, whoever plays them.
    fn play(&self, round: u32, net: &Net) -> Result<Vec<Position>, Unplayable> {
        let value = Value::BLANK.with(self.players, net.clone());
        let threads = self.threads.max(1) as u64;
        let shares: Vec<Result<Vec<Evening>, Unplayable>> = thread::scope(|scope| {
            let work = |first: u64| {
                let games = (first..self.games).step_by(threads as usize);
                let value = &value;
                scope.spawn(move || {
                    games.map(|game| Ok((game, self.evening(round, game, value)?))).collect()
                })
            };
            let workers: Vec<_> = (0..threads).map(work).collect();
            workers.into_iter().map(|worker| worker.join().expect("a game ends")).collect()
        });
        let mut games = shares.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
        games.sort_by_key(|&(game, _)| game);
        Ok(games.into_iter().flat_map(|(_, positions)| positions).collect())
    }

    /// One game in mixed company, and some of its positions with who won in the end.
    fn evening(&self, round: u32, number: u64, value: &Value) -> Result<Vec<Position>, Unplayable> {
        let rules = self.rules;
        let series = self.seed.wrapping_mul(1 << 16).wrapping_add(u64::from(round));
        let deal = Key::of_series(series, 2 * number);
        let families = rules.catalog.families.len();
        let seating = arrangement(self.players, families, number, Start::Lot);
        let mut whim = Stream::new(Key::of_series(series, 2 * number + 1), Label::Whim, 0);
        let mut players = self.company(round, number, &mut whim, value);
        let mut beats = Vec::new();
        let mut game = rules.deal_to(&seating, deal, &mut beats)?;
        let (mut plays, mut noted) = (number, Vec::new());
        while let Some(asked) = rules.decision(&game) {
            tell(&mut players, &beats);
            beats.clear();
            if let Question::Play(_) = asked.question {
                plays += 1;
                if plays % STRIDE == 0 {
                    // What follows an answer is mostly judged when the next seat is asked.
                    noted.push(rows(rules, &game, asked.seat));
                    noted.push(rows(rules, &game, asked.seat.right(self.players)));
                }
            }
            let view = rules.view_for(&game, Eye::Seat(asked.seat));
            let by_lot = round > 1 && view.actions.len() > 1 && whim.below(WHIM) == 0;
            let action = match view.actions[..] {
                [only] => only,
                _ if by_lot => view.actions[whim.below(view.actions.len() as u32) as usize],
                _ => players[asked.seat.index()].choose(&view, Budget::Usual),
            };
            rules.carry_out(&mut game, action, &mut beats);
        }
        let winners = rules.winners(&game);
        Ok(noted.into_iter().map(|rows| Position::new(rows, &winners)).collect())
    }

    /// Who sits at the table. All are alike: otherwise it would be learned who wins, not what.
    fn company<'b>(
        &'b self,
        round: u32,
        number: u64,
        whim: &mut Stream,
        value: &'b Value,
    ) -> Vec<Box<dyn Player + 'b>> {
        let sit = |&seat: &Seat| -> Box<dyn Player + 'b> {
            let key = Key(std::array::from_fn(|_| whim.below(256) as u8));
            match number % COMPANY {
                0 => Level::Clerk.player(self.rules, seat, key),
                2.. if round > 1 => {
                    Box::new(Thinker::new(self.rules, seat, key, Undertaker::new(value)))
                }
                _ => Level::Governess.player(self.rules, seat, key),
            }
        };
        Seat::ALL[..self.players].iter().map(sit).collect()
    }
}

fn rows(rules: &Rules, game: &Game, own: Seat) -> Vec<Row> {
    let survey = Survey::of(rules, game.table());
    let mut rows = survey.open().to_vec();
    rows[own.index()] = survey.own(rules, game.table(), own);
    rows
}
