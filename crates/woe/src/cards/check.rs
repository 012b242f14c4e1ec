//! What is wrong with a set?

use super::{
    numbers::Numbers,
    tales::{self, Wish},
};
use crate::{
    page::{Side, columns, counted},
    sets,
    trouble::Trouble,
};
use clap::Args;
use std::{
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};
use woe_cards::{Catalog, Mistake, SetSource, base, compile};

/// The set that others are measured by.
const BASE: &str = "gloom";

/// Find every mistake in a set
#[derive(Args)]
#[command(after_help = "\
A set is a folder with a set.toml; docs/cards.md says how to write one. Sets that it needs are
taken from those that come with the program, and from the folders that --sets names. The tales in
its folder tales/ are told, and must be told as they are written.

Examples:
  woe cards check docs/examples/lodgers
  woe cards check my-set --accept
  woe cards check my-set --set unhappy-homes,unquiet-dead")]
pub(crate) struct Check {
    /// The folder of the set
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Sets that it must mix with, besides those it needs
    #[arg(long, value_name = "SET", value_delimiter = ',')]
    set: Vec<String>,
    /// A folder that is a set, or holds sets, to be at hand; may be given again
    #[arg(long, value_name = "DIR")]
    sets: Vec<PathBuf>,
    /// Write down what the tales tell now; read it before you believe it
    #[arg(long)]
    accept: bool,
}

impl Check {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let folder = sets::read_folder(&self.folder)?;
        let id = folder.source.id.clone();
        let mut available = sets::available(&self.sets)?;
        available.retain(|source| source.id != id);
        let mut sources = sets::chosen(&self.set, &available)?;
        sources.push(folder.source);
        let catalog = match compile(&with_needs(sources, &available)) {
            Ok(catalog) if folder.garbled.is_empty() => catalog,
            Ok(_) => return Ok(object(&folder.garbled, &[])),
            Err(mistakes) => return Ok(object(&folder.garbled, &mistakes)),
        };
        let wish = if self.accept { Wish::Accept } else { Wish::Compare };
        let told = tales::tell(&self.folder, &catalog, &id, wish)?;
        if !told.faults.is_empty() {
            return Ok(object(&told.faults, &[]));
        }
        approve(&catalog, &id, out)?;
        writeln!(out, "\n{}", told.line())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The sets, and those that they need, as far as they are at hand.
fn with_needs(mut sources: Vec<SetSource>, available: &[SetSource]) -> Vec<SetSource> {
    let mut next = 0;
    while let Some(source) = sources.get(next) {
        let needs = source.needs();
        let is_new = |known: &&SetSource| sources.iter().all(|source| source.id != known.id);
        let needed = available.iter().filter(|known| needs.contains(&known.id)).filter(is_new);
        let needed: Vec<SetSource> = needed.cloned().collect();
        sources.extend(needed);
        next += 1;
    }
    sources
}

/// All mistakes, where errors are said.
fn object(garbled: &[String], mistakes: &[Mistake]) -> ExitCode {
    let mut page: String = garbled.iter().map(|line| format!("{line}\n\n")).collect();
    for mistake in mistakes {
        page.push_str(&mistake.render());
        page.push('\n');
    }
    page.push_str(&counted(garbled.len() + mistakes.len(), "mistake"));
    let _ = writeln!(io::stderr(), "{page}");
    ExitCode::from(2)
}

fn approve(catalog: &Catalog, id: &str, out: &mut dyn Write) -> Result<(), Trouble> {
    let set = catalog.sets.iter().position(|set| set.id == id).unwrap_or_default();
    let count = catalog.sheets.iter().filter(|sheet| sheet.set == set).count();
    writeln!(out, "{id}: {}, no mistakes\n", counted(count, "card"))?;
    let ours = Numbers::of(catalog, set).rows();
    let base = compile(&base()).ok().and_then(|house| {
        let base = house.sets.iter().position(|set| set.id == BASE)?;
        Some(Numbers::of(&house, base).rows())
    });
    let mut rows = vec![vec!["in numbers".to_owned(), id.to_owned()]];
    rows.extend(ours.into_iter().map(|(name, number)| vec![name, number]));
    // The base set beside it is the measure, unless it is the one that was checked.
    if let Some(base) = base.filter(|_| id != BASE) {
        rows[0].push(BASE.to_owned());
        rows[1..].iter_mut().zip(base).for_each(|(row, (_, number))| row.push(number));
    }
    write!(out, "{}", columns(&[Side::Left, Side::Right, Side::Right], &rows))?;
    Ok(())
}
