//! Which tables are there?

use super::{json, players, size, touched, trouble};
use crate::{
    page::{Side, columns},
    trouble::Trouble,
};
use clap::Args;
use std::{io::Write, path::PathBuf, process::ExitCode};
use woe_server::store::{self, Listed};

/// Which folder, and how.
#[derive(Args)]
#[command(after_help = "Example:\n  woe tables list tables\n\nA server may have the folder open. \
                        Whoever has the name of a table can come in: keep the list to yourself.")]
pub(crate) struct List {
    /// The folder that the server keeps its tables in
    #[arg(value_name = "DIR")]
    from: PathBuf,
    /// Write JSON: a list of objects
    #[arg(long)]
    json: bool,
}

impl List {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let tables = store::list(&self.from).map_err(trouble)?;
        if self.json {
            let list = serde_json::Value::from_iter(tables.iter().map(json));
            writeln!(out, "{list:#}")?;
            return Ok(ExitCode::SUCCESS);
        }
        let head = ["table", "phase", "players", "touched", "size", "door"].map(str::to_owned);
        let rows: Vec<Vec<String>> =
            [head.to_vec()].into_iter().chain(tables.iter().map(row)).collect();
        let sides = [Side::Right, Side::Left, Side::Left, Side::Left, Side::Right, Side::Left];
        write!(out, "{}", columns(&sides, &rows))?;
        let bytes = tables.iter().map(|table| table.bytes).sum();
        writeln!(out, "{} tables, about {}", tables.len(), size(bytes))?;
        Ok(ExitCode::SUCCESS)
    }
}

fn row(table: &Listed) -> Vec<String> {
    vec![
        table.number.to_string(),
        table.phase.word().to_owned(),
        players(table),
        touched(table),
        size(table.bytes),
        format!("/t/{}", table.doors.table),
    ]
}
