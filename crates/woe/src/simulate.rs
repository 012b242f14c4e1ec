//! What comes of very many games?

mod json;
mod report;

use crate::{agreed::Agreed, options, progress, records, sets, trouble::Trouble};
use clap::{
    Args,
    builder::{RangedU64ValueParser, TypedValueParser},
    value_parser,
};
use std::sync::Arc;
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};
use woe_rules::{Rules, Seat, Start};
use woe_sim::{Keep, Plan, Summary};

/// Play many games with random players
#[derive(Args)]
#[command(after_help = "\
The games, and the hash over them, depend on the set, the options and the seed, but not on the
number of threads. Families take turns at all seats; if there are four, a fifth player has the misfits.

Examples:
  woe simulate --players 4 --games 100000 --seed 7
  woe simulate --profile second --players 5 --json
  woe simulate --set gloom,unhappy-homes,unquiet-dead --trimmed
  woe simulate --set fairytale --casting drafted --stories 1
  woe simulate --games 10 --records games       then: woe replay games/game-000007.woe
  woe simulate --sets docs/examples/lodgers --set lodgers")]
pub(crate) struct Simulate {
    /// A set to play with, and whatever it needs; may be given again
    #[arg(long, default_value = "gloom", value_name = "SET", value_delimiter = ',')]
    set: Vec<String>,
    /// A folder that is a set, or holds sets, to be added; may be given again
    #[arg(long, value_name = "DIR")]
    sets: Vec<PathBuf>,
    /// How many players
    #[arg(long, default_value_t = 4, value_parser = value_parser!(u8).range(2..=5))]
    players: u8,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    /// The number of the series
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads share the work [default: as many as there are processors]
    #[arg(long, value_parser = RangedU64ValueParser::<u64>::new().range(1..=256).map(|n| n as usize))]
    threads: Option<usize>,
    /// Write every game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// One JSON object instead of the table
    #[arg(long)]
    json: bool,
    /// Who starts: a seat from 1, or lot [SETUP-3]
    #[arg(long, default_value = "1", value_parser = options::start)]
    start: Start,
    #[command(flatten)]
    agreed: Agreed,
}

impl Simulate {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let available = sets::available(&self.sets)?;
        let catalog = sets::catalog(&sets::chosen(&self.set, &available)?)?;
        let rules = Rules::new(&catalog, self.agreed.profile(&catalog));
        records::make(self.records.as_deref())?;
        let summary = self.play(&rules)?;
        if self.json {
            writeln!(out, "{}", json::object(self, &rules, &summary))?;
        } else {
            write!(out, "{}", report::page(self, &rules, &summary))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn play(&self, rules: &Arc<Rules>) -> Result<Summary, Trouble> {
        let progress = progress::bar(self.games);
        let keep = self
            .records
            .as_deref()
            .map(|folder| |game, record: &str| fs::write(record_path(folder, game), record));
        let plan = Plan {
            rules,
            players: usize::from(self.players),
            start: self.start,
            games: self.games,
            seed: self.seed,
            threads: progress::threads(self.threads),
            progress: &|games| progress.inc(games),
            keep: keep.as_ref().map(|keep| -> Keep<'_> { keep }),
        };
        let outcome = woe_sim::simulate(&plan);
        progress.finish_and_clear();
        outcome.map_err(|stopped| records::explained(stopped, self.records.as_deref()))
    }
}

fn record_path(folder: &Path, game: u64) -> PathBuf {
    folder.join(format!("game-{game:06}.woe"))
}

/// What a seat is called in reports.
fn seat_name(seat: Seat) -> String {
    format!("seat {}", seat.index() + 1)
}
