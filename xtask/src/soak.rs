//! What breaks only after a long time?

mod bots;
mod fuzz;
mod games;
mod ledger;
mod mixes;
mod referee;
mod world;

pub use bots::Games;

use crate::Outcome;
use std::{path::Path, time::Duration};

/// What can be soaked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Topic {
    /// Set files, right and wrong
    Cards,
    /// Games, and answers that no client would send
    Rules,
    /// Bots of every level and style at mixed tables
    Bots,
    /// Random games of every mix of the sets
    Mixes,
    /// Games of every mix, followed by a referee that knows only the book
    Referee,
    /// A whole house in virtual time, with people who lie, lines that break and power that goes
    World,
}

/// The topics whose fuzz targets have a short share in the test run; those of bots and mixes are
/// tests of `woe-sim`.
const SHARED: &[Topic] = &[Topic::Cards, Topic::Rules];

/// How long a share of one fuzz target is: long enough to meet the beaten paths.
const SHARE: Duration = Duration::from_secs(10);

/// What a finished soak has to say.
struct Finding {
    what: String,
    seconds: u64,
    cases: u64,
    outcome: Outcome,
    /// What else is worth knowing.
    remark: Option<String>,
}

/// Soaks bots for so many games, and notes the results for everyone to see.
pub fn run_bots(asked: &Games) -> Outcome {
    let findings = bots::run(asked)?;
    if asked.from.is_none() {
        ledger::note(&findings)?;
    }
    findings.into_iter().try_for_each(|finding| finding.outcome)
}

/// Plays a thousand random games of every mix for every number of players, and notes the result.
pub fn run_mixes() -> Outcome {
    let finding = mixes::run()?;
    ledger::note(std::slice::from_ref(&finding))?;
    finding.outcome
}

/// Lets the referee follow ten thousand games, and notes the result.
pub fn run_referee() -> Outcome {
    let finding = referee::run()?;
    ledger::note(std::slice::from_ref(&finding))?;
    finding.outcome
}

/// Lets worlds live for so many minutes, and notes the result; of a series from the middle it is not noted.
pub fn run_world(minutes: u64, asked: &Games) -> Outcome {
    let finding = world::run(Duration::from_secs(minutes * 60), asked.seed, asked.from)?;
    if asked.from.is_none() {
        ledger::note(std::slice::from_ref(&finding))?;
    }
    finding.outcome
}

/// Soaks a topic for so many minutes, and notes the results for everyone to see.
pub fn run(topic: Topic, minutes: u64) -> Outcome {
    let targets = fuzz::targets(topic.word())?;
    let runs = targets.len() + usize::from(topic == Topic::Rules);
    let time = Duration::from_secs(minutes * 60) / runs.max(1) as u32;
    let mut findings = Vec::new();
    for target in &targets {
        findings.push(fuzz::run(target, time)?);
    }
    if topic == Topic::Rules {
        findings.push(games::run(time)?);
    }
    ledger::note(&findings)?;
    findings.into_iter().try_for_each(|finding| finding.outcome)
}

/// A short share of every soak, for the test run.
pub fn share() -> Outcome {
    referee::share()?.outcome?;
    world::share()?.outcome?;
    for topic in SHARED {
        for target in fuzz::targets(topic.word())? {
            let finding = fuzz::run(&target, SHARE)?;
            println!("{}: {} cases in {} s", finding.what, finding.cases, finding.seconds);
            finding.outcome?;
        }
        if *topic == Topic::Rules {
            games::share()?.outcome?;
        }
    }
    Ok(())
}

/// Runs one kept case through every target of the topic.
pub fn show(topic: Topic, case: &Path) -> Outcome {
    fuzz::targets(topic.word())?.iter().try_for_each(|target| fuzz::show(target, case))
}

impl Topic {
    /// How the names of its fuzz targets begin.
    fn word(self) -> &'static str {
        match self {
            Topic::Cards => "cards",
            Topic::Rules => "rules",
            Topic::Bots => "bots",
            Topic::Mixes => "mixes",
            Topic::Referee => "referee",
            Topic::World => "world",
        }
    }
}
