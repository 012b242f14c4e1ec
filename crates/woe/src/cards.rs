//! What can be asked about cards?

mod check;
mod json;
mod library;
mod list;
mod new;
mod numbers;
mod show;
mod tales;

use crate::trouble::Trouble;
use clap::{Args, Subcommand};
use std::{io::Write, process::ExitCode};

/// Cards: list them, show one, begin and check a set of your own
#[derive(Args)]
pub(crate) struct Cards {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Find every mistake in a set: a folder of TOML files
    Check(check::Check),
    /// List cards
    List(list::List),
    /// Begin a set of your own: a folder with a few cards to change
    New(new::New),
    /// Show one card, and the rules that matter to it
    Show(show::Show),
}

impl Cards {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        match &self.command {
            Command::Check(check) => check.run(out),
            Command::List(list) => list.run(out),
            Command::New(new) => new.run(out),
            Command::Show(show) => show.run(out),
        }
    }
}
