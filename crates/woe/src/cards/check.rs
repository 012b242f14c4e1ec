//! What is wrong with a set?

use super::numbers::Numbers;
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
use woe_cards::{Catalog, Mistake, SetSource, compile, shelf};

/// The set that others are measured by.
const BASE: &str = "gloom";

/// Find every mistake in a set
#[derive(Args)]
#[command(after_help = "\
A set is a folder with a set.toml; docs/cards.md says how to write one. Sets that it needs are
taken from those that come with the program.

Example:
  woe cards check docs/examples/lodgers")]
pub(crate) struct Check {
    /// The folder of the set
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

impl Check {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let folder = sets::read_folder(&self.folder)?;
        let id = folder.source.id.clone();
        match compile(&with_needs(folder.source)) {
            Ok(catalog) if folder.garbled.is_empty() => {
                approve(&catalog, &id, out)?;
                Ok(ExitCode::SUCCESS)
            }
            Ok(_) => Ok(object(&folder.garbled, &[])),
            Err(mistakes) => Ok(object(&folder.garbled, &mistakes)),
        }
    }
}

/// The set, and those of the house that it needs, as far as they are there.
fn with_needs(source: SetSource) -> Vec<SetSource> {
    let mut sources = vec![source];
    let mut next = 0;
    while let Some(source) = sources.get(next) {
        let needs = source.needs();
        let is_new = |known: &SetSource| sources.iter().all(|source| source.id != known.id);
        let needed = shelf().into_iter().filter(|known| needs.contains(&known.id) && is_new(known));
        let needed: Vec<SetSource> = needed.collect();
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
    let base = compile(&shelf()).ok().and_then(|house| {
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
