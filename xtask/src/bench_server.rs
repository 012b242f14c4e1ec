//! How much play does the server bear?
//!
//! Servers and clients are processes of their own on loopback, so that the server's time can be told
//! from the clients'.

mod ceiling;
mod page;
mod server;

use crate::{Outcome, date, shell, tree};
use ceiling::Ceiling;
use serde_json::Value;
use server::Server;
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Moves a second of the paced run.
const PACE: f64 = 500.0;

/// How many tables, how long, and what to compare with.
#[derive(Clone, PartialEq, Debug, clap::Args)]
pub struct Asked {
    /// How many tables play at once, each with four seats and one who watches
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    tables: u32,
    /// How long each run counts; before that it warms up for a fifth of it
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    /// A bare socket server to compare with, see docs/performance.md
    #[arg(long, value_name = "DIR")]
    ceiling: Option<PathBuf>,
}

/// What the clients of one run measured.
#[derive(Clone, PartialEq, Debug)]
struct Figures(Value);

/// All runs.
#[derive(Clone, PartialEq, Debug)]
struct Report {
    disk: Figures,
    memory: Figures,
    paced: Figures,
    /// Messages per CPU-second of bare sockets, just before the run with the disk and just after it.
    bare: Option<[f64; 2]>,
}

/// Runs everything, prints it, and writes it into the document.
pub fn run(asked: &Asked) -> Outcome {
    let program = shell::build(shell::cargo().args(["build", "--release", "--package", "woe"]))?;
    let client = ["build", "--release", "--package", "woe-server", "--example", "load"];
    let client = shell::build(shell::cargo().args(client))?;
    let ceiling = asked.ceiling.as_deref().map(Ceiling::build).transpose()?;
    let bare = || ceiling.as_ref().map(|ceiling| ceiling.measure(asked)).transpose();
    let measure = |data: &Path, pace: f64| -> Outcome<Figures> {
        let server = Server::start(&program, data)?;
        let told = shell::read(Command::new(&client).args(words(asked, &server, pace)))?;
        print!("{told}");
        serde_json::from_str(&told).map(Figures).map_err(|_| "the clients told no figures".into())
    };
    let before = bare()?;
    let disk = measure(&fresh_folder()?, 0.0)?;
    let after = bare()?;
    let memory = measure(Path::new("none"), 0.0)?;
    let paced = measure(&fresh_folder()?, PACE)?;
    let bare = before.zip(after).map(|(before, after)| [before, after]);
    let table = page::table(&Report { disk, memory, paced, bare });
    println!("\n{table}");
    let cores = std::thread::available_parallelism().map_or(0, std::num::NonZero::get);
    page::write(asked, &format!("{}, {cores} cores", date::today()), &table)
}

fn words(asked: &Asked, server: &Server, pace: f64) -> [String; 5] {
    let numbers = [f64::from(asked.tables), f64::from(asked.seconds), pace];
    let [tables, seconds, pace] = numbers.map(|number| number.to_string());
    [server.address.clone(), server.process().to_string(), tables, seconds, pace]
}

/// An empty folder on the disk that we build on.
fn fresh_folder() -> Outcome<PathBuf> {
    let folder = tree::target().join("bench-server");
    // If it is not there, it is empty enough.
    let _ = fs::remove_dir_all(&folder);
    tree::folder(folder)
}

impl Figures {
    fn number(&self, name: &str) -> Option<f64> {
        self.0.get(name)?.as_f64()
    }

    /// What a table costs, in KiB of memory: while nobody has moved yet, after the run, and when everybody
    /// has been gone for a minute and only unfinished games are left.
    fn kib_per_table(&self) -> Option<[f64; 3]> {
        let empty = self.number("empty_kib")?;
        let share = |kib: &str, of: &str| Some((self.number(kib)? - empty) / self.number(of)?);
        let left = share("left_kib", "tables")?;
        Some([share("idle_kib", "tables")?, share("after_kib", "opened")?, left])
    }
}
