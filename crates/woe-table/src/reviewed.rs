//! How was a game played that is over?

use crate::past::Past;
use woe_bots::{Burial, Candidate, Critic, Point, Pride, Regret, Reviewed, Turning};
use woe_prose::{Language, Narrator, Saying};
use woe_rules::{Glimpse, Seat, read_record};
use woe_wire::{
    Code, CurvePoint, DeathPoint, JudgedPlay, Review, ReviewProgress, SeatReview, Text, Trouble,
    TurningPoint,
};

/// How many reasons are told.
const REASONS: usize = 2;

/// A finished game while it is being judged.
pub struct Hearing {
    past: Past,
    critic: Critic,
    iterations: u32,
}

impl Hearing {
    /// The hearing of a game that is over. Before that its cards are nobody's business.
    ///
    /// # Errors
    /// If its record cannot be told any more.
    pub fn of(past: Past, iterations: u32) -> Result<Hearing, Trouble> {
        let rules = &past.play.rules;
        let record = read_record(&past.text, &rules.catalog).map_err(|_| Code::NoSuchTable)?;
        let critic = Critic::of(rules, &record, iterations).map_err(|_| Code::NoSuchTable)?;
        Ok(Hearing { past, critic, iterations })
    }

    /// Judges one answer more; whether there are others.
    pub fn judge_next(&mut self) -> bool {
        self.critic.judge_next()
    }

    /// How far it has come.
    pub fn progress(&self) -> ReviewProgress {
        let (done, of) = self.critic.progress();
        ReviewProgress { done: done as u32, of: of as u32 }
    }

    /// What came of it.
    pub fn closed(self) -> Review {
        let Hearing { past, critic, iterations } = self;
        let reviewed = critic.closed();
        let names = past.names();
        let table = reviewed.game.table();
        let narrators =
            Language::ALL.map(|language| Narrator::new(&past.play.rules, table, &names, language));
        Clerk { past: &past, narrators }.written(&reviewed, iterations)
    }
}

/// Whoever writes a review down.
struct Clerk<'a> {
    past: &'a Past,
    /// One for each language.
    narrators: [Narrator<'a>; 2],
}

impl Clerk<'_> {
    fn written(&self, reviewed: &Reviewed, iterations: u32) -> Review {
        let winners = self.past.play.rules.winners(&reviewed.game);
        let seats = reviewed.seats.iter().map(|answers| SeatReview {
            weighed: answers.weighed,
            best: answers.pride.as_ref().map(|pride| self.pride(pride)),
            worst: answers.regrets.first().map(|regret| self.regret(regret)),
        });
        Review {
            iterations,
            turns: reviewed.turns,
            curve: reviewed.points.iter().map(point).collect(),
            deaths: reviewed.burials.iter().map(death).collect(),
            turning: reviewed.turning(&winners).and_then(|turning| self.turning(turning)),
            seats: seats.collect(),
        }
    }

    /// Words in every language.
    fn say(&self, words: impl Fn(&Narrator<'_>) -> String) -> Text {
        let [en, it] = self.narrators.each_ref().map(words);
        Text { en, it }
    }

    fn pride(&self, pride: &Pride) -> JudgedPlay {
        JudgedPlay {
            at: pride.block as u32,
            turn: pride.turn,
            points: points(pride.gain),
            told: self.say(|narrator| narrator.answer(pride.given.action)),
            better: None,
            reasons: self.reasons(&pride.given, &[]),
        }
    }

    fn regret(&self, regret: &Regret) -> JudgedPlay {
        let known: Vec<&str> = regret.given.reasons.iter().map(|one| one.reason.word()).collect();
        JudgedPlay {
            at: regret.block as u32,
            turn: regret.turn,
            points: -points(regret.cost()),
            told: self.say(|narrator| narrator.answer(regret.given.action)),
            better: Some(self.say(|narrator| narrator.answer(regret.better.action))),
            reasons: self.reasons(&regret.better, &known),
        }
    }

    /// What speaks for an answer, besides what another has as well.
    fn reasons(&self, of: &Candidate, known: &[&str]) -> Vec<Text> {
        let grounds = of.reasons.iter().filter(|ground| ground.swing > 0.0);
        let grounds = grounds.filter(|ground| !known.contains(&ground.reason.word()));
        let told = grounds.take(REASONS).map(|ground| {
            let (word, points) = (ground.reason.word(), points(ground.swing));
            self.say(|narrator| narrator.reason(word, points).unwrap_or_default())
        });
        told.collect()
    }

    /// The first answer after the moment from which the chances rose, and what came of it.
    fn turning(&self, turning: Turning) -> Option<TurningPoint> {
        let mut found = None;
        self.past.play.each_saying(
            |beat| beat.map(Glimpse::Known),
            |at, sayings| {
                if found.is_none() && at as usize > turning.since {
                    found = Some((at, sayings.iter().map(Saying::alone).collect::<Vec<_>>()));
                }
            },
        );
        let (at, sayings) = found?;
        let first = |narrator: &Narrator<'_>| {
            sayings.iter().find_map(|saying| narrator.say(saying)).unwrap_or_default()
        };
        Some(TurningPoint {
            at,
            turn: turning.turn,
            seat: number(turning.seat),
            before: rounded(turning.before),
            after: rounded(turning.after),
            told: self.say(first),
        })
    }
}

fn point(point: &Point) -> CurvePoint {
    CurvePoint {
        at: point.block as u32,
        turn: rounded(point.turn),
        chances: point.chances.iter().copied().map(rounded).collect(),
    }
}

fn death(burial: &Burial) -> DeathPoint {
    DeathPoint {
        seat: number(burial.seat),
        stack: burial.stack.index() as u8,
        turn: burial.turn,
        worth: burial.worth,
        point: burial.at as u32,
    }
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

/// A share of one, in hundredths.
fn points(share: f64) -> i32 {
    (share * 100.0).round() as i32
}

/// To four decimals: more of them would say nothing.
fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}
