//! How is what a server keeps copied, and brought back?

use crate::{tables::trouble, trouble::Trouble};
use clap::Args;
use std::{io::Write, path::PathBuf, process::ExitCode};
use woe_server::store;

/// What to copy, and where to.
#[derive(Args)]
#[command(after_help = "Example:\n  woe backup tables tables-monday.backup")]
pub(crate) struct Backup {
    /// The folder that the server keeps its tables in
    #[arg(value_name = "DIR")]
    from: PathBuf,
    /// The file to write; it must not exist yet
    #[arg(value_name = "FILE")]
    to: PathBuf,
}

impl Backup {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let tables = store::backup(&self.from, &self.to).map_err(trouble)?;
        let (from, to) = (self.from.display(), self.to.display());
        writeln!(
            out,
            "{from} is kept in {to}, which was read again and is whole: {tables} tables"
        )?;
        Ok(ExitCode::SUCCESS)
    }
}

/// What to bring back, and where to.
#[derive(Args)]
#[command(after_help = "Example:\n  woe restore tables-monday.backup tables")]
pub(crate) struct Restore {
    /// The backup
    #[arg(value_name = "FILE")]
    from: PathBuf,
    /// The folder that the server keeps its tables in; what is in it is moved aside
    #[arg(value_name = "DIR")]
    to: PathBuf,
}

impl Restore {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let aside = store::restore(&self.from, &self.to).map_err(trouble)?;
        writeln!(out, "{} holds {} now", self.to.display(), self.from.display())?;
        if let Some(aside) = aside {
            writeln!(out, "what was there before is {}", aside.display())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
