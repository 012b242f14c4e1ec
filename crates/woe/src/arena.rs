//! How much better does one player play than others?

mod contender;
mod json;
mod lapses;
mod outsider;
mod process;
mod question;
mod report;

use crate::{options, progress, sets, trouble::Trouble};
use clap::{
    Args,
    builder::{RangedU64ValueParser, TypedValueParser},
    value_parser,
};
use contender::Contender;
use indicatif::ProgressBar;
use lapses::Lapses;
use std::{io::Write, path::PathBuf, process::ExitCode, time::Duration};
use woe_bots::{Budget, Level};
use woe_cards::Edition;
use woe_prose::{Language, unplayable};
use woe_rules::{Key, Profile, Rules, Seat, Unplayable};
use woe_sim::{Match, Verdict};

/// Measure how much better one player plays than others
#[derive(Args)]
#[command(after_help = "\
A block is one deal, played once with the hero in every seat. With --iterations the result is the
same for the same seed, whatever the number of threads. docs/bots.md says how to read the table, and
how to write a bot of your own: whatever has a blank or a path separator in it is a command.

Examples:
  woe arena --hero governess --field clerk --players 4 --blocks 250 --seed 1
  woe arena --hero \"python3 docs/examples/bots/random_bot.py\" --field foundling --blocks 5
  woe arena --ladder --blocks 100")]
pub(crate) struct Arena {
    /// Who is measured: a level, or a command
    #[arg(long, value_name = "WHO", required_unless_present = "ladder", value_parser = contender::read)]
    hero: Option<Contender>,
    /// Who has all the other seats: a level, or a command
    #[arg(long, value_name = "WHO", default_value = "clerk", value_parser = contender::read)]
    field: Contender,
    /// Each level against the one below it, for two to five players
    #[arg(long, conflicts_with_all = ["hero", "field", "players"])]
    ladder: bool,
    /// How many players
    #[arg(long, default_value_t = 4, value_parser = value_parser!(u8).range(2..=5))]
    players: u8,
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
    /// The edition: first or second
    #[arg(long, default_value = "first", value_parser = options::edition)]
    profile: Edition,
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
    /// For how many milliseconds a command is waited for
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = value_parser!(u32).range(1..=3_600_000))]
    patience: u32,
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
        let rules = Rules::new(&catalog, Profile::of(self.profile));
        let pairs = self.pairs();
        for (hero, field, _) in &pairs {
            hero.probe().and(field.probe()).map_err(Trouble::Asked)?;
        }
        let progress =
            progress::bar(pairs.iter().map(|(.., seats)| self.blocks * *seats as u64).sum());
        let fought: Result<Vec<Fought>, Unplayable> =
            pairs.into_iter().map(|pair| self.fight(&rules, pair, &progress)).collect();
        progress.finish_and_clear();
        let fought = fought.map_err(|why| {
            let why = unplayable(Language::English, why);
            Trouble::Asked(format!("such a table cannot be laid: {why}"))
        })?;
        match (&fought[..], self.json) {
            (_, true) => writeln!(out, "{}", json::page(self, &rules, &fought))?,
            ([one], false) if !self.ladder => write!(out, "{}", report::page(self, &rules, one))?,
            (_, false) => write!(out, "{}", report::ladder(self, &rules, &fought))?,
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Who plays against whom, and how many at a table.
    fn pairs(&self) -> Vec<(Contender, Contender, usize)> {
        match &self.hero {
            Some(hero) => vec![(hero.clone(), self.field.clone(), usize::from(self.players))],
            None => Level::ALL
                .windows(2)
                .flat_map(|rungs| (2..=Seat::MAX).map(move |players| (rungs, players)))
                .map(|(rungs, players)| {
                    (Contender::Level(rungs[1]), Contender::Level(rungs[0]), players)
                })
                .collect(),
        }
    }

    fn fight(
        &self,
        rules: &Rules,
        (hero, field, players): (Contender, Contender, usize),
        progress: &ProgressBar,
    ) -> Result<Fought, Unplayable> {
        let (hero_lapses, field_lapses) = (Lapses::default(), Lapses::default());
        let patience = Duration::from_millis(u64::from(self.patience));
        let hero_sent =
            |seat: Seat, key: Key| hero.player(rules, seat, key, (patience, &hero_lapses));
        let field_sent =
            |seat: Seat, key: Key| field.player(rules, seat, key, (patience, &field_lapses));
        let verdict = woe_sim::arena(&Match {
            rules,
            players,
            bouts: self.blocks,
            seed: self.seed,
            hero: &hero_sent,
            field: &field_sent,
            budget: self.budget(),
            threads: progress::threads(self.threads),
            progress: &|games| progress.inc(games),
        })?;
        Ok(Fought { hero, field, players, verdict, hero_lapses, field_lapses })
    }

    fn budget(&self) -> Budget<'_> {
        match (self.milliseconds, self.iterations) {
            (Some(time), _) => Budget::Time(Duration::from_millis(u64::from(time))),
            (None, Some(most)) => Budget::Iterations(most),
            (None, None) => Budget::Usual,
        }
    }
}
