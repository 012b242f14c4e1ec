//! What can still be read when the disk has damaged what is kept?

use crate::{tables::trouble, trouble::Trouble};
use clap::Args;
use std::{io::Write, path::PathBuf, process::ExitCode};
use woe_server::store::{self, Lost, Rescued};

/// What is damaged, and where to.
#[derive(Args)]
#[command(
    after_help = "Example:\n  woe rescue tables tables-rescued\n\nThe server must be stopped. Nothing in the \
                        damaged folder is changed. A backup that is new enough is better: woe restore FILE DIR."
)]
pub(crate) struct Rescue {
    /// The folder whose database is damaged
    #[arg(value_name = "DIR")]
    from: PathBuf,
    /// The new folder that gets every table that can be read
    #[arg(value_name = "NEW")]
    to: PathBuf,
}

impl Rescue {
    /// Something lost is exit code 1, so that nobody overlooks it.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let Rescued { copied, lost } = store::rescue(&self.from, &self.to).map_err(trouble)?;
        writeln!(out, "{copied} tables are copied to {}", self.to.display())?;
        for Lost { number, what, why } in &lost {
            writeln!(out, "table {number}: {what} could not be read ({why})")?;
        }
        Ok(if lost.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
