//! How many instructions does fixed work take?
//!
//! A stopwatch tells how busy the machine is. Instructions under callgrind are the same on every
//! run, so a change of two per cent is a change of the code.

use crate::{Outcome, shell, tree};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    process::Command,
};

const BASELINE: &str = "benches/baseline.toml";
const TOLERANCE_PERCENT: f64 = 2.0;

/// What was counted, and with which compiler: another one writes other instructions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Baseline {
    compiler: String,
    instructions: BTreeMap<String, u64>,
}

/// How a count stands to the baseline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    AsBefore,
    Fewer,
    More,
    New,
}

/// Counts every workload and holds it against the baseline.
pub fn check() -> Outcome {
    let counted = count()?;
    let before = Baseline::parse(&tree::read(BASELINE).unwrap_or_default());
    let mut worse = Vec::new();
    for (name, &now) in &counted.instructions {
        let verdict = judge(before.instructions.get(name).copied(), now);
        println!("{}", report(name, before.instructions.get(name).copied(), now));
        if matches!(verdict, Verdict::More | Verdict::New) {
            worse.push(name.as_str());
        }
    }
    if !before.instructions.is_empty() && before.compiler != counted.compiler {
        println!(
            "not judged: the baseline is of {}, this is {}",
            before.compiler, counted.compiler
        );
        return Ok(());
    }
    if worse.is_empty() { Ok(()) } else { Err(complaint(&worse)) }
}

/// Counts every workload and writes the baseline.
pub fn accept() -> Outcome {
    let counted = count()?;
    tree::write(BASELINE, &counted.print())?;
    println!("wrote {BASELINE}; commit it alone, and say why the counts changed");
    Ok(())
}

/// Without an argument the example prints the names of its workloads; with a name it does it.
fn count() -> Outcome<Baseline> {
    let build = ["build", "--release", "--package", "woe-sim", "--example", "workload"];
    let program = shell::build(shell::cargo().args(build))?;
    let folder = tree::folder(tree::target().join("callgrind"))?;
    let mut counted = Baseline { compiler: compiler()?, ..Baseline::default() };
    for name in shell::read(&mut Command::new(&program))?.split_whitespace() {
        let instructions = count_one(&program, name, &folder.join(name))?;
        counted.instructions.insert(name.into(), instructions);
    }
    Ok(counted)
}

fn count_one(program: &Path, name: &str, profile: &Path) -> Outcome<u64> {
    let mut file = std::ffi::OsString::from("--callgrind-out-file=");
    file.push(profile);
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--quiet", "--tool=callgrind"]).arg(file).arg(program).arg(name);
    shell::read(&mut valgrind)?;
    let profile: PathBuf = profile.into();
    let text = std::fs::read_to_string(&profile)
        .map_err(|trouble| format!("cannot read {}: {trouble}", profile.display()))?;
    instructions(&text).ok_or_else(|| format!("callgrind counted nothing for {name}"))
}

/// The total of a callgrind profile; its line is `summary:` or, in older ones, `totals:`.
fn instructions(profile: &str) -> Option<u64> {
    let total = |line: &str| {
        let numbers = line.strip_prefix("summary:").or(line.strip_prefix("totals:"))?;
        numbers.split_whitespace().next()?.parse().ok()
    };
    profile.lines().find_map(total)
}

fn compiler() -> Outcome<String> {
    let told = shell::read(Command::new("rustc").arg("-vV"))?;
    let field = |name| told.lines().find_map(|line| line.strip_prefix(name)).unwrap_or("unknown");
    Ok(format!("rustc {} for {}", field("release: "), field("host: ")))
}

fn change_percent(before: u64, now: u64) -> f64 {
    100.0 * (now as f64 - before as f64) / before.max(1) as f64
}

fn judge(before: Option<u64>, now: u64) -> Verdict {
    match before.map(|before| change_percent(before, now)) {
        None => Verdict::New,
        Some(change) if change > TOLERANCE_PERCENT => Verdict::More,
        Some(change) if change < -TOLERANCE_PERCENT => Verdict::Fewer,
        Some(_) => Verdict::AsBefore,
    }
}

fn report(name: &str, before: Option<u64>, now: u64) -> String {
    let remark = match judge(before, now) {
        Verdict::AsBefore => "as before",
        Verdict::Fewer => "fewer: `cargo xtask count --accept` keeps the gain",
        Verdict::More => "more than the baseline allows",
        Verdict::New => "not in the baseline",
    };
    let change = change_percent(before.unwrap_or(now), now);
    format!("{name}: {now} instructions ({change:+.2} %), {remark}")
}

fn complaint(worse: &[&str]) -> String {
    format!(
        "more than {TOLERANCE_PERCENT} % more instructions, or no baseline, for {}; find out why, or \
         `cargo xtask count --accept` and commit {BASELINE} alone with the reason",
        worse.join(", ")
    )
}

impl Baseline {
    /// Reads `name = value` lines; what is not a number is no count.
    fn parse(text: &str) -> Baseline {
        let mut baseline = Baseline::default();
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        for (name, value) in lines.filter_map(|line| line.split_once(" = ")) {
            match value.parse() {
                Ok(count) => drop(baseline.instructions.insert(name.into(), count)),
                Err(_) if name == "compiler" => baseline.compiler = value.trim_matches('"').into(),
                Err(_) => {}
            }
        }
        baseline
    }

    fn print(&self) -> String {
        let head = "# Instructions of each workload under callgrind. `cargo xtask count --accept` \
                    writes this file;\n# commit it alone, and say why the counts changed.\n";
        let mut text = format!("{head}compiler = \"{}\"\n", self.compiler);
        for (name, count) in &self.instructions {
            text += &format!("{name} = {count}\n");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_baseline_reads_as_it_was_written() {
        let compiler = "rustc 1.95.0 for anywhere".to_string();
        let instructions = BTreeMap::from([("deal".into(), 12), ("play".into(), 3_000_000_000)]);
        let baseline = Baseline { compiler, instructions };
        assert_eq!(Baseline::parse(&baseline.print()), baseline);
    }

    #[test]
    fn two_per_cent_are_forgiven_in_both_directions() {
        assert_eq!(judge(Some(1000), 1020), Verdict::AsBefore);
        assert_eq!(judge(Some(1000), 1021), Verdict::More);
        assert_eq!(judge(Some(1000), 980), Verdict::AsBefore);
        assert_eq!(judge(Some(1000), 979), Verdict::Fewer);
        assert_eq!(judge(None, 979), Verdict::New);
    }

    #[test]
    fn the_total_is_found_in_a_profile() {
        assert_eq!(instructions("events: Ir\nsummary: 4711\n"), Some(4711));
        assert_eq!(instructions("fn=main\n1 2\ntotals: 12\n"), Some(12));
        assert_eq!(instructions("events: Ir\n"), None);
    }
}
