//! What is known of one table?

use super::{json, players, size, touched, trouble};
use crate::trouble::Trouble;
use clap::Args;
use std::{io::Write, path::PathBuf, process::ExitCode};
use woe_server::store::{self, Which};

/// Which table, and how.
#[derive(Args)]
#[command(after_help = "Examples:\n  woe tables show tables 17\n  \
                        woe tables show tables https://gloom.example/t/q7n2ke9xw0mzc4hy3rdt8uvb5g\n\n\
                        A server may have the folder open.")]
pub(crate) struct Show {
    /// The folder that the server keeps its tables in
    #[arg(value_name = "DIR")]
    from: PathBuf,
    /// Its number, its link, or the name in its link
    #[arg(value_name = "TABLE")]
    which: String,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

impl Show {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let table = store::list_one(&self.from, &Which::read(&self.which)).map_err(trouble)?;
        if self.json {
            writeln!(out, "{:#}", json(&table))?;
            return Ok(ExitCode::SUCCESS);
        }
        writeln!(out, "table {}, {}", table.number, table.phase.word())?;
        writeln!(out, "players  {}", players(&table))?;
        writeln!(out, "touched  {}", touched(&table))?;
        writeln!(out, "size     {}", size(table.bytes))?;
        writeln!(out, "invite   /t/{}", table.doors.table)?;
        writeln!(out, "watch    /w/{}", table.doors.watch)?;
        writeln!(out, "replay   /r/{}", table.doors.replay)?;
        Ok(ExitCode::SUCCESS)
    }
}
