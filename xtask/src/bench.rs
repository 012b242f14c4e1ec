//! How fast is the engine, by a stopwatch?

mod before;

use crate::{Outcome, shell, tree};
use serde_json::Value;
use std::path::Path;

pub use before::compare;

/// The field of the benchmark's JSON line that is held against the ceiling.
const OURS: &str = "real_decisions_per_cpu_second";

/// Runs the benchmark; with a ceiling, runs that as well and says how near we are.
pub fn run(ceiling: Option<&Path>) -> Outcome {
    let mut ours = None;
    shell::listen(shell::cargo().args(["bench", "--package", "woe-sim"]), |line| {
        ours = field(line, OURS).or(ours);
    })?;
    let Some(folder) = ceiling else { return Ok(()) };
    let theirs = run_ceiling(folder)?;
    match ours {
        Some(ours) => println!("\n{:.1} % of the ceiling's speed", 100.0 * ours / theirs),
        None => println!("\nthe benchmark printed no `{OURS}`, so nothing can be compared"),
    }
    Ok(())
}

/// Decisions per CPU-second of a micro-model with four players that lists what is legal.
fn run_ceiling(folder: &Path) -> Outcome<f64> {
    // Built from a copy: the ceiling is not ours to write into.
    let copy = tree::folder(tree::target().join("ceiling"))?;
    tree::copy_crate(folder, &copy)?;
    let mut command = shell::cargo();
    command.args(["run", "--release", "--manifest-path"]).arg(copy.join("Cargo.toml"));
    command.arg("--target-dir").arg(copy.join("target")).args(["--", "3", "1", "4"]);
    let mut theirs = None;
    shell::listen(&mut command, |line| {
        if line.contains("\"mode\":\"legal\"") {
            theirs = field(line, "steps_per_cpu_s");
        }
    })?;
    theirs.ok_or_else(|| "the ceiling printed no line with the mode `legal`".into())
}

fn field(line: &str, name: &str) -> Option<f64> {
    serde_json::from_str::<Value>(line).ok()?.get(name)?.as_f64()
}
