//! How is a fuzz target built and run?
//!
//! The fuzzer counts which branches a case takes. Stable Rust can plant those counters through
//! LLVM's own options, so no nightly compiler is needed; what it cannot do is add a sanitizer, and
//! code without `unsafe` has little use for one.

use super::Finding;
use crate::{Outcome, shell, tree};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

/// Counters for every branch, a table of their places, and the operands of comparisons.
const COVERAGE: &str = "-Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares \
    --cfg fuzzing -Ccodegen-units=1";

/// A case that takes longer than this many seconds is a bug.
const PATIENCE: &str = "-timeout=10";

/// The targets whose names begin so: each is a file of `fuzz/src/bin`.
pub(super) fn targets(prefix: &str) -> Outcome<Vec<String>> {
    let folder = tree::root().join("fuzz/src/bin");
    let entries = fs::read_dir(&folder)
        .map_err(|trouble| format!("cannot list {}: {trouble}", folder.display()))?;
    let names = entries.flatten().map(|entry| entry.path());
    let mut targets: Vec<String> = names
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|name| name.starts_with(prefix))
        .collect();
    targets.sort();
    Ok(targets)
}

/// Feeds a target for so long.
pub(super) fn run(target: &str, time: Duration) -> Outcome<Finding> {
    let program = build(target)?;
    let corpus = tree::folder(tree::root().join("fuzz/corpus").join(target))?;
    let kept = tree::folder(tree::root().join("fuzz/artifacts").join(target))?;
    sow(target, &corpus)?;
    let mut command = Command::new(&program);
    println!("fuzzing `{target}` for {} seconds", time.as_secs());
    let habits = ["-rss_limit_mb=2048", "-print_final_stats=1", "-verbosity=0"];
    command.arg(&corpus).arg(PATIENCE).args(habits);
    command.arg(format!("-max_total_time={}", time.as_secs()));
    command.arg(format!("-artifact_prefix={}/", kept.display()));
    let (begun, mut cases, mut told) = (Instant::now(), 0, Vec::new());
    let outcome = shell::overhear(&mut command, |line| {
        if let Some(number) = line.strip_prefix("stat::number_of_executed_units:") {
            cases = number.trim().parse().unwrap_or(0);
        }
        told.push(line.to_owned());
    });
    let outcome = outcome.map_err(|_| {
        println!("{}", told.join("\n"));
        complaint(target)
    });
    let (what, seconds) = (format!("fuzz `{target}`"), begun.elapsed().as_secs());
    Ok(Finding { what, seconds, cases, outcome, remark: None })
}

/// Runs one kept case.
pub(super) fn show(target: &str, case: &Path) -> Outcome {
    shell::run(Command::new(build(target)?).arg(case))
}

fn build(target: &str) -> Outcome<PathBuf> {
    let told = shell::read(Command::new("rustc").arg("-vV"))?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.ok_or("rustc does not tell for which machine it compiles")?;
    let mut command = shell::cargo();
    command.args(["build", "--profile", "fuzz", "--package", "woe-fuzz", "--bin", target]);
    // Naming the target keeps the counters out of build scripts; a folder of its own keeps the
    // rest of the house from being built anew after each soak.
    command.args(["--target", host]).arg("--target-dir").arg(tree::target().join("fuzz"));
    shell::build(command.env("RUSTFLAGS", COVERAGE))
}

/// Gives the fuzzer of set files something to begin with: every table of every set we have.
fn sow(target: &str, corpus: &Path) -> Outcome {
    if !target.starts_with("cards") {
        return Ok(());
    }
    let sets = tree::files_ending(".toml").into_iter().filter(|path| path.starts_with("sets"));
    for path in sets {
        let text = tree::read(&path)?;
        for (number, table) in text.split("\n[[").enumerate() {
            let head = if number == 0 { "" } else { "[[" };
            let name = path.to_string_lossy().replace('/', "-");
            let seed = corpus.join(format!("{name}-{number}"));
            fs::write(&seed, format!("{head}{table}\n"))
                .map_err(|trouble| format!("cannot write {}: {trouble}", seed.display()))?;
        }
    }
    Ok(())
}

fn complaint(target: &str) -> String {
    let topic = target.split('_').next().unwrap_or(target);
    format!(
        "the fuzzer broke `{target}`; the case is kept in fuzz/artifacts/{target}, and \
         `cargo xtask soak {topic} --case FILE` runs it again"
    )
}
