//! How is a game taken out of a house?

use super::trouble;
use crate::{options, trouble::Trouble};
use clap::Args;
use std::{
    fs::OpenOptions,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};
use woe_prose::Language;
use woe_server::{
    Exported, Untold, export,
    store::{StoreError, Which},
};

/// Which game, and where to.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  woe tables export tables 17 --to game-17.woe\n  woe replay game-17.woe\n\n\
                        Of a game that runs a record would show every hand, so it is told in sentences, as far \
                        as everybody at the table has seen it. A server may have the folder open."
)]
pub(crate) struct Export {
    /// The folder that the server keeps its tables in
    #[arg(value_name = "DIR")]
    from: PathBuf,
    /// The table's number, its link, or the name in its link
    #[arg(value_name = "TABLE")]
    which: String,
    /// The file to write; it must not exist yet [default: standard output]
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
    /// The language of what is told: en or it
    #[arg(long = "lang", value_name = "LANG", value_parser = options::language, default_value = "en")]
    language: Language,
}

impl Export {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let exported = export(&self.from, &Which::read(&self.which), self.language);
        let (Exported::Record(text) | Exported::SoFar(text)) = exported.map_err(untold)?;
        match &self.to {
            None => out.write_all(text.as_bytes())?,
            Some(file) => {
                write_new(file, &text).map_err(|why| match why.kind() {
                    io::ErrorKind::AlreadyExists => trouble(StoreError::Exists(file.clone())),
                    _ => Trouble::at(file, "write", &why),
                })?;
                writeln!(out, "the game is written to {}", file.display())?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn write_new(file: &Path, text: &str) -> io::Result<()> {
    OpenOptions::new().write(true).create_new(true).open(file)?.write_all(text.as_bytes())
}

fn untold(why: Untold) -> Trouble {
    match why {
        Untold::Store(why) => trouble(why),
        Untold::Lobby(_) => Trouble::Asked(why.to_string()),
        Untold::Unread(_) => Trouble::Failed(why.to_string()),
    }
}
