//! What is each card of a set worth?

mod page;
mod picture;
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
use woe_bots::Persona;
use woe_cards::Catalog;
use woe_rules::Rules;
use woe_sim::{Balance, Balanced, Stopped, Weight};

/// Beyond so much of the chance to win, either way, a card is too strong or too weak.
const BOUND: f64 = 0.03;

/// Measure what each card of a set is worth
#[derive(Args)]
#[command(after_help = "\
Draws are random. So the part of the games that whoever drew a card first wins, minus what chance gives,
is what the card is worth: +1.0 is one game more in a hundred. A card whose interval lies beyond 3 points
either way is marked. The same seed gives the same numbers, whatever the threads; four times the games
halve the intervals. Only the cards of the sets that are named are listed, not those that they need.

Examples:
  woe balance --set unhappy-homes                      with the base game, which it needs
  woe balance --sets my-set --set my-set --games 5000  a first look at a set of your own
  woe balance --set munchkin --out munchkin.md --picture munchkin.svg")]
pub(crate) struct Weigh {
    /// A set to weigh; whatever it needs is mixed in; may be given again
    #[arg(long, default_value = "gloom", value_name = "SET", value_delimiter = ',')]
    set: Vec<String>,
    /// A folder that is a set, or holds sets, to be added; may be given again
    #[arg(long, value_name = "DIR")]
    sets: Vec<PathBuf>,
    /// How many players
    #[arg(long, default_value_t = 4, value_parser = value_parser!(u8).range(2..=5))]
    players: u8,
    /// Who plays, at every seat: a level, or a level with a style
    #[arg(long, alias = "players-level", value_name = "WHO", default_value = "governess",
          value_parser = options::persona)]
    level: Persona,
    /// How many games
    #[arg(long, default_value_t = 20_000, value_parser = value_parser!(u64).range(2..))]
    games: u64,
    /// The number of the series
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads share the work [default: as many as there are processors]
    #[arg(long, value_parser = RangedU64ValueParser::<u64>::new().range(1..=256).map(|n| n as usize))]
    threads: Option<usize>,
    /// Write a page in Markdown instead of the table
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draw the cards with their intervals
    #[arg(long, value_name = "FILE")]
    picture: Option<PathBuf>,
    #[command(flatten)]
    agreed: Agreed,
}

/// What was measured, ready to be told.
struct Told<'a> {
    asked: &'a Weigh,
    catalog: &'a Catalog,
    rules: &'a Arc<Rules>,
    balanced: &'a Balanced,
    /// The cards of the sets that were named, the best first.
    weights: Vec<Weight>,
}

impl Weigh {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let available = sets::available(&self.sets)?;
        let catalog = sets::catalog(&sets::chosen(&self.set, &available)?)?;
        let rules = Rules::new(&catalog, self.agreed.profile(&catalog));
        for file in [&self.out, &self.picture].into_iter().flatten() {
            records::make(file.parent())?;
        }
        let balanced = self.play(&rules)?;
        let told = Told {
            asked: self,
            catalog: &catalog,
            rules: &rules,
            balanced: &balanced,
            weights: self.weights(&rules.catalog, &balanced),
        };
        if let Some(file) = &self.picture {
            write_file(file, &picture::drawn(&told))?;
        }
        match &self.out {
            Some(file) => {
                write_file(file, &page::written(&told, file))?;
                writeln!(out, "written to {}", file.display())?;
            }
            None => write!(out, "{}", report::page(&told))?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn play(&self, rules: &Arc<Rules>) -> Result<Balanced, Trouble> {
        let progress = progress::bar(self.games);
        let outcome = woe_sim::balance(&Balance {
            rules,
            players: usize::from(self.players),
            games: self.games,
            seed: self.seed,
            recruit: &|seat, key| self.level.player(rules, seat, key),
            threads: progress::threads(self.threads),
            progress: &|games| progress.inc(games),
        });
        progress.finish_and_clear();
        outcome.map_err(|why| records::explained(Stopped::Unplayable(why), None))
    }

    /// The cards of the sets that were named and drawn at all, the best first.
    fn weights(&self, catalog: &Catalog, balanced: &Balanced) -> Vec<Weight> {
        let named = |weight: &&Weight| {
            let set = &catalog.sets[catalog.sheet(weight.card).set];
            self.set.contains(&set.id) && weight.games() > 0
        };
        let mut weights: Vec<Weight> = balanced.weights.iter().filter(named).copied().collect();
        // Stable, so that equals stay in the order of the catalog.
        weights.sort_by(|one, other| other.worth().total_cmp(&one.worth()));
        weights
    }

    /// The command that measures it again.
    fn command(&self) -> String {
        let mut words = format!("woe balance --set {}", self.set.join(","));
        self.sets.iter().for_each(|folder| words += &format!(" --sets {}", folder.display()));
        words +=
            &format!(" --players {} --games {} --seed {}", self.players, self.games, self.seed);
        let level = self.level.to_string();
        if level != "governess" {
            words += &format!(" --level {level}");
        }
        words + &self.agreed.words()
    }
}

impl Told<'_> {
    /// What the sets are called that were named.
    fn names(&self) -> String {
        let named = self.catalog.sets.iter().filter(|set| self.asked.set.contains(&set.id));
        named.map(|set| set.name.en.as_str()).collect::<Vec<_>>().join(" and ")
    }

    fn title(&self, weight: &Weight) -> &str {
        &self.rules.catalog.sheet(weight.card).title.en
    }

    fn beyond(&self) -> impl Iterator<Item = &Weight> {
        self.weights.iter().filter(|weight| weight.exceeds(BOUND))
    }
}

/// A part of the games in points, one decimal, with its sign.
fn points(part: f64) -> String {
    let text = crate::page::decimal(100.0 * part);
    if text.starts_with('−') || text == "0.0" { text } else { format!("+{text}") }
}

fn write_file(path: &Path, text: &str) -> Result<(), Trouble> {
    fs::write(path, text).map_err(|why| Trouble::at(path, "write", &why))
}
