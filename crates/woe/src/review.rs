//! What could each seat have done better in a recorded game?

mod curve;
mod frame;
mod json;
mod page;

use crate::{options, progress, replay, trouble::Trouble};
use clap::Args;
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};
use woe_bots::Critic;
use woe_prose::Language;

/// How many iterations an answer is weighed with, if nothing is said.
const ITERATIONS: u32 = 200;

/// Judge a recorded game
#[derive(Args)]
#[command(after_help = "\
Every seat is judged by what it could see at that moment, never by what was hidden from it. Its three
costliest answers are told, with a better one and why it is better. The chance to win over the whole
game is drawn as a curve for each seat, into a file next to the record that ends in .svg.

The same number of iterations gives the same review; more of them, a surer one.

Examples:
  woe evening --seed 7 --record evening.woe
  woe review evening.woe
  woe review evening.woe --lang it --svg serata.svg --iterations 2000
  woe review --json - < evening.woe")]
pub(crate) struct Review {
    /// The record; - is standard input
    #[arg(value_name = "RECORD")]
    file: PathBuf,
    /// Draw the curves into this file [default: the record's name with .svg]
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// One JSON object instead of sentences; curves are drawn only if --svg is given
    #[arg(long)]
    json: bool,
    /// How many iterations of a search every answer is weighed with
    #[arg(long, value_name = "N", default_value_t = ITERATIONS,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    iterations: u32,
    /// The language: en or it
    #[arg(long, default_value = "en", value_parser = options::language)]
    lang: Language,
    /// A folder that is a set, or holds sets, to be added; may be given again
    #[arg(long, value_name = "DIR")]
    sets: Vec<PathBuf>,
}

impl Review {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let picture = self.picture()?;
        let (opened, name) = replay::load(&self.file, &self.sets)?;
        let mut critic = Critic::of(&opened.rules, &opened.record, self.iterations)
            .map_err(|at| replay::diverged(&name, &at, &opened.rules.catalog))?;
        let bar = progress::bar_of(critic.progress().1 as u64, "answers");
        while critic.judge_next() {
            bar.inc(1);
        }
        bar.finish_and_clear();
        let review = critic.closed();
        if let Some(file) = &picture {
            let drawn = curve::drawn(&review, &opened, self.lang);
            fs::write(file, drawn).map_err(|why| Trouble::at(file, "write", &why))?;
        }
        if self.json {
            let picture = picture.as_deref();
            writeln!(out, "{}", json::page(&review, &opened, self.iterations, picture))?;
        } else {
            let page = page::written(&review, &opened, self.lang, picture.as_deref());
            write!(out, "{page}")?;
        }
        out.flush()?;
        replay::undamaged(&opened.transcript, &name).map(|()| ExitCode::SUCCESS)
    }

    /// Where the curves go.
    fn picture(&self) -> Result<Option<PathBuf>, Trouble> {
        let piped = self.file.as_os_str() == "-";
        let picture = match &self.svg {
            Some(file) => file.clone(),
            None if self.json || piped => return Ok(None),
            None => self.file.with_extension("svg"),
        };
        if !piped && is_same(&picture, &self.file) {
            let sentence = "the curves would take the place of the record; give another --svg FILE";
            return Err(Trouble::Asked(sentence.to_owned()));
        }
        Ok(Some(picture))
    }
}

/// Whether both paths lead to one file.
fn is_same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| fs::canonicalize(path).ok();
    one == other || real(one).is_some_and(|path| real(other) == Some(path))
}
