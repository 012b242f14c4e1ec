//! How does a table go for good?

use super::trouble;
use crate::trouble::Trouble;
use clap::Args;
use std::{io::Write, path::PathBuf, process::ExitCode};
use woe_server::store::{self, Which};

/// Which table.
#[derive(Args)]
#[command(
    after_help = "Example:\n  woe tables delete tables 17\n\nThe server must be stopped. While it runs, the \
                        host of a table can delete it. Backups still hold it."
)]
pub(crate) struct Delete {
    /// The folder that the server keeps its tables in
    #[arg(value_name = "DIR")]
    from: PathBuf,
    /// Its number, its link, or the name in its link
    #[arg(value_name = "TABLE")]
    which: String,
}

impl Delete {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let number = store::delete(&self.from, &Which::read(&self.which)).map_err(trouble)?;
        writeln!(out, "table {number} is deleted, with everything that was kept of it")?;
        Ok(ExitCode::SUCCESS)
    }
}
