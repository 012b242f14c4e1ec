//! What can whoever runs a house do about its tables?

mod delete;
mod export;
mod list;
mod show;

use crate::{date, trouble::Trouble};
use clap::{Args, Subcommand};
use std::{io::Write, process::ExitCode};
use woe_server::store::{Day, Listed, Seats, StoreError};

/// The tables in a data folder: list them, show one, take a game out, delete one
#[derive(Args)]
pub(crate) struct Tables {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Delete a table with everything that was kept of it; the server must be stopped
    Delete(delete::Delete),
    /// Write down a finished game as a record, or tell a running one as far as everybody has seen it
    Export(export::Export),
    /// List all tables
    List(list::List),
    /// Show one table: its links, its players, when somebody did something there last
    Show(show::Show),
}

impl Tables {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        match &self.command {
            Command::Delete(delete) => delete.run(out),
            Command::Export(export) => export.run(out),
            Command::List(list) => list.run(out),
            Command::Show(show) => show.run(out),
        }
    }
}

/// What of it whoever typed the command can change.
pub(crate) fn trouble(why: StoreError) -> Trouble {
    match why {
        StoreError::Missing(_) | StoreError::Exists(_) | StoreError::NoTable(_) => {
            Trouble::Asked(why.to_string())
        }
        StoreError::InUse(_) | StoreError::Served(_) => Trouble::Asked(why.to_string()),
        StoreError::Stranger(_) | StoreError::Newer { .. } => Trouble::Asked(why.to_string()),
        StoreError::Older(_) | StoreError::Empty(_) => Trouble::Asked(why.to_string()),
        StoreError::Folder { .. } | StoreError::Damaged { .. } | StoreError::UnknownTable(_) => {
            Trouble::Failed(why.to_string())
        }
        StoreError::Full | StoreError::NoThread(_) | StoreError::Closed => {
            Trouble::Failed(why.to_string())
        }
        StoreError::Database(_) => Trouble::Failed(why.to_string()),
    }
}

/// The day on which somebody did something there last.
fn touched(table: &Listed) -> String {
    table.touched.map_or_else(|| "unknown".to_owned(), |Day(day)| date::date_of(day.into()))
}

/// "2 people, 1 bot, 1 free"
fn players(table: &Listed) -> String {
    let Some(Seats { people, bots, open }) = table.seats else {
        return "cannot be read".to_owned();
    };
    let mut told = vec![format!("{people} {}", if people == 1 { "person" } else { "people" })];
    let more = [(bots, if bots == 1 { "bot" } else { "bots" }), (open, "free")];
    told.extend(
        more.iter().filter(|(count, _)| *count > 0).map(|(count, of)| format!("{count} {of}")),
    );
    told.join(", ")
}

/// "12 KiB"
fn size(bytes: u64) -> String {
    format!("{} KiB", bytes.div_ceil(1024))
}

/// What machines are told of it.
fn json(table: &Listed) -> serde_json::Value {
    let seats = table.seats.map(
        |Seats { people, bots, open }| serde_json::json!({ "people": people, "bots": bots, "free": open }),
    );
    serde_json::json!({
        "number": table.number.0,
        "table": format!("/t/{}", table.doors.table),
        "watch": format!("/w/{}", table.doors.watch),
        "replay": format!("/r/{}", table.doors.replay),
        "phase": table.phase.word(),
        "seats": seats,
        "touched": table.touched.map(|Day(day)| date::date_of(day.into())),
        "bytes": table.bytes,
    })
}
