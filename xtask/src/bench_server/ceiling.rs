//! What do bare sockets bear?

use super::{Asked, Server};
use crate::{Outcome, shell, tree};
use serde_json::Value;
use std::{
    path::{Path, PathBuf},
    process::Command,
};

/// Sockets of one room: four seats and one who watches.
const SOCKETS: u32 = 5;
/// Bytes of a message.
const BYTES: &str = "512";

/// A server that passes on what one of a room sends to all of it, and its clients.
pub(super) struct Ceiling {
    programs: PathBuf,
}

impl Ceiling {
    /// Builds both.
    pub(super) fn build(folder: &Path) -> Outcome<Ceiling> {
        // From a copy: the ceiling is not ours to write into.
        let copy = tree::folder(tree::target().join("bare-sockets"))?;
        tree::copy_crate(folder, &copy)?;
        let mut command = shell::cargo();
        command.args(["build", "--release", "--manifest-path"]).arg(copy.join("Cargo.toml"));
        shell::run(command.arg("--target-dir").arg(copy.join("target")))?;
        Ok(Ceiling { programs: copy.join("target/release") })
    }

    /// Messages that its server takes in, and passes on to five, per second of its CPU.
    pub(super) fn measure(&self, asked: &Asked) -> Outcome<f64> {
        let port = |line: &str| Some(line.trim().to_owned()).filter(|line| !line.is_empty());
        let mut command = Command::new(self.programs.join("server"));
        let server = Server::spawn(command.args(["0", "2"]), port)?;
        let mut load = Command::new(self.programs.join("load"));
        let numbers = [asked.tables * SOCKETS, asked.seconds.div_ceil(2)].map(|it| it.to_string());
        let told = shell::read(load.args([&server.address, "room"]).args(numbers).arg(BYTES))?;
        print!("{told}");
        let told: Option<Value> = serde_json::from_str(&told).ok();
        let microseconds = told.and_then(|told| told["server_cpu_us_per_message_in"].as_f64());
        let microseconds = microseconds.filter(|&microseconds| microseconds > 0.0);
        microseconds.map(|it| 1e6 / it).ok_or_else(|| "the ceiling told no figures".into())
    }
}
