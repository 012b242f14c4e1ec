//! How much better does one player play than others?

mod contender;
mod json;
mod lapses;
mod ledger;
mod outsider;
mod picture;
mod process;
mod question;
mod report;
mod terms;

use crate::{agreed, options, progress, records, sets, trouble::Trouble};
use clap::{
    Args,
    builder::{RangedU64ValueParser, TypedValueParser},
    value_parser,
};
use contender::Contender;
use indicatif::ProgressBar;
use lapses::Lapses;
use ledger::Ledger;
use std::sync::Arc;
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};
use terms::Pair;
use woe_bots::Level;
use woe_cards::Edition;
use woe_rules::{Key, Profile, Rules, Seat};
use woe_sim::{Archive, Match, Stopped, Verdict};

/// Measure how much better one player plays than others
#[derive(Args)]
#[command(after_help = "\
A block is one deal, played once with the hero in every seat. With --iterations the result is the
same for the same seed, whatever the number of threads. docs/bots.md says how to read the table, and
how to write a bot of your own: whatever has a blank or a path separator in it is a command.

Examples:
  woe arena --hero governess --field clerk --players 4 --blocks 250 --seed 1
  woe arena --hero \"python3 docs/examples/bots/random_bot.py\" --field foundling --blocks 5
  woe arena --hero governess --blocks 1 --records games
      then: woe replay --check-bots games/bout-000000-hero-1.woe
  woe arena --ladder --blocks 100
  woe arena --ladder --rungs medium,raven --players 4 --clock
  woe arena --hero raven --field governess --clock --aim 70 --write docs/bots.md

A ladder goes into docs/bots.md, if that is there and has the marks <!-- ladder --> and
<!-- /ladder -->, with a picture beside it; a match goes between the marks <!-- goals --> and
<!-- /goals --> of whatever --write names. Rows that were not played anew stay.")]
pub(crate) struct Arena {
    /// Who is measured: a level, or a command
    #[arg(long, value_name = "WHO", required_unless_present = "ladder", value_parser = contender::read)]
    hero: Option<Contender>,
    /// Who has all the other seats: a level, or a command
    #[arg(long, value_name = "WHO", default_value = "clerk", value_parser = contender::read)]
    field: Contender,
    /// Each level against the one below it, for two to five players
    #[arg(long, conflicts_with_all = ["hero", "field"])]
    ladder: bool,
    /// Only these levels of the ladder
    #[arg(long, value_name = "LEVEL", requires = "ladder", conflicts_with = "hero", value_delimiter = ',',
          value_parser = options::rung)]
    rungs: Vec<Level>,
    /// How many players; may be a list [default: 4, and 2,3,4,5 for the ladder]
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = value_parser!(u8).range(2..=5))]
    players: Vec<u8>,
    /// How many deals, each played with the hero in every seat
    #[arg(long, visible_alias = "bouts", default_value_t = 250,
          value_parser = value_parser!(u64).range(1..=1_000_000_000))]
    blocks: u64,
    /// The number of the series
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A set to play with, and whatever it needs; may be given again
    #[arg(long, default_value = "gloom", value_name = "SET", value_delimiter = ',')]
    set: Vec<String>,
    /// A folder that is a set, or holds sets, to be added; may be given again
    #[arg(long, value_name = "DIR")]
    sets: Vec<PathBuf>,
    /// The edition: first or second [default: the one that the first set expects]
    #[arg(long, value_parser = options::edition)]
    profile: Option<Edition>,
    /// How many threads share the work [default: as many as there are processors]
    #[arg(long, value_parser = RangedU64ValueParser::<u64>::new().range(1..=256).map(|n| n as usize))]
    threads: Option<usize>,
    /// How many iterations those who search may use for an answer [default: each level's own]
    #[arg(long, value_name = "N", conflicts_with = "milliseconds",
          value_parser = value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// How many milliseconds those who search may use for an answer
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=3_600_000))]
    milliseconds: Option<u32>,
    /// Every level thinks as long as its own budget allows: 10 ms for the medium, 50 ms for the raven
    #[arg(long, conflicts_with_all = ["iterations", "milliseconds"])]
    clock: bool,
    /// What the lower bound of the interval should reach, in per cent
    #[arg(long, value_name = "PERCENT", conflicts_with = "ladder", value_parser = options::percent)]
    aim: Option<f64>,
    /// Write the result into this page, too
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// For how many milliseconds a command is waited for
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = value_parser!(u32).range(1..=3_600_000))]
    patience: u32,
    /// Write every game into this folder; each file is named after the block and the hero's seat
    #[arg(long, value_name = "DIR", conflicts_with = "ladder")]
    records: Option<PathBuf>,
    /// JSON instead of the table
    #[arg(long)]
    json: bool,
}

/// One match: who, how many, and what came of it.
pub(crate) struct Fought {
    hero: Contender,
    field: Contender,
    players: usize,
    verdict: Verdict,
    hero_lapses: Lapses,
    field_lapses: Lapses,
}

impl Arena {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let available = sets::available(&self.sets)?;
        let catalog = sets::catalog(&sets::chosen(&self.set, &available)?)?;
        let edition = self.profile.unwrap_or_else(|| agreed::expected(&catalog));
        let rules = Rules::new(&catalog, Profile::of(edition));
        let pairs = self.pairs();
        for Pair { hero, field, .. } in &pairs {
            hero.probe().and(field.probe()).map_err(Trouble::Asked)?;
            if *field == Contender::Oracle {
                let advice = "the oracle sees everything and can only be the hero; choose a level";
                return Err(Trouble::Asked(advice.to_owned()));
            }
        }
        records::make(self.records.as_deref())?;
        let ledger = Ledger::open(self)?;
        let progress =
            progress::bar(pairs.iter().map(|pair| self.blocks * pair.players as u64).sum());
        let mut fought = Vec::with_capacity(pairs.len());
        for pair in pairs {
            let one = self.fight(&rules, pair, &progress);
            let one = one.map_err(|why| records::explained(why, self.records.as_deref()))?;
            // At once, so that nothing is lost if somebody has no patience left.
            ledger.as_ref().map_or(Ok(()), |ledger| ledger.enter(self, &one))?;
            fought.push(one);
        }
        progress.finish_and_clear();
        if self.json {
            writeln!(out, "{}", json::page(self, &rules, &fought))?;
            return Ok(ExitCode::SUCCESS);
        }
        match &fought[..] {
            [one] if !self.ladder => write!(out, "{}", report::page(self, &rules, one))?,
            _ => write!(out, "{}", report::ladder(self, &rules, &fought))?,
        }
        write!(out, "{}", ledger.map_or(String::new(), |ledger| ledger.told()))?;
        Ok(ExitCode::SUCCESS)
    }

    fn fight(
        &self,
        rules: &Arc<Rules>,
        Pair { hero, field, players }: Pair,
        progress: &ProgressBar,
    ) -> Result<Fought, Stopped> {
        let (hero_lapses, field_lapses) = (Lapses::default(), Lapses::default());
        let patience = Duration::from_millis(u64::from(self.patience));
        let hero_sent = |seat: Seat, key: Key| {
            self.clocked(hero.player(rules, seat, key, patience, &hero_lapses), &hero)
        };
        let field_sent = |seat: Seat, key: Key| {
            self.clocked(field.player(rules, seat, key, patience, &field_lapses), &field)
        };
        let asked = Match {
            oracle: hero == Contender::Oracle,
            rules,
            players,
            bouts: self.blocks,
            seed: self.seed,
            hero: &hero_sent,
            field: &field_sent,
            budget: self.budget(),
            threads: progress::threads(self.threads),
            progress: &|games| progress.inc(games),
        };
        let verdict = match self.records.as_deref() {
            Some(folder) => woe_sim::recorded_arena(
                &asked,
                &Archive {
                    hero: &|key| hero.bot(key),
                    field: &|key| field.bot(key),
                    keep: &|bout, seat, record| fs::write(record_path(folder, bout, seat), record),
                },
            )?,
            None => woe_sim::arena(&asked)?,
        };
        Ok(Fought { hero, field, players, verdict, hero_lapses, field_lapses })
    }
}

fn record_path(folder: &Path, bout: u64, hero: Seat) -> PathBuf {
    folder.join(format!("bout-{bout:06}-hero-{}.woe", hero.index() + 1))
}
