//! How fast was it before? The engine of an earlier commit, and that of today, by turns in one run.

use super::{OURS, field};
use crate::{Outcome, shell, tree};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// How often each of them runs.
const ROUNDS: usize = 41;

/// Runs both by turns, and says how they compare.
pub fn compare(commit: &str) -> Outcome {
    let before = build_before(commit)?;
    let now = shell::build(shell::cargo().args(BUILD))?;
    let mut speeds = [Vec::new(), Vec::new()];
    for round in 1..=ROUNDS {
        let pair = [speed(&before)?, speed(&now)?];
        println!("{round} of {ROUNDS}: {:.0} before, {:.0} now", pair[0], pair[1]);
        speeds.iter_mut().zip(pair).for_each(|(speeds, speed)| speeds.push(speed));
    }
    let ratios = speeds[0].iter().zip(&speeds[1]).map(|(before, now)| now / before).collect();
    let [least, middle, most] = spread(ratios);
    let [before, now] = speeds.map(|speeds| spread(speeds)[1]);
    println!("\nreal decisions per CPU-second, medians: {before:.0} before, {now:.0} now");
    println!("now / before: {middle:.3}, from {least:.3} to {most:.3} in {ROUNDS} pairs");
    Ok(())
}

const BUILD: [&str; 6] = ["bench", "--no-run", "--package", "woe-sim", "--bench", "playouts"];

/// The benchmark of that commit, built from a copy of its files.
fn build_before(commit: &str) -> Outcome<PathBuf> {
    let folder = tree::target().join("before");
    // What another commit left there would be built with it.
    let _ = fs::remove_dir_all(folder.join("tree"));
    let copy = tree::folder(folder.join("tree"))?;
    let archive = folder.join("tree.tar");
    let mut git = Command::new("git");
    git.current_dir(tree::root()).args(["archive", "--output"]).arg(&archive);
    shell::run(git.args(["--end-of-options", commit]))?;
    shell::run(Command::new("tar").arg("-xf").arg(&archive).arg("-C").arg(&copy))?;
    let mut build = shell::cargo();
    build.current_dir(&copy).args(BUILD).arg("--target-dir").arg(folder.join("target"));
    shell::build(&mut build)
}

fn speed(program: &Path) -> Outcome<f64> {
    let told = shell::read(Command::new(program).args(["--seconds", "0.3", "--repeats", "1"]))?;
    let speed = told.lines().find_map(|line| field(line, OURS));
    speed.ok_or_else(|| format!("the benchmark printed no `{OURS}`"))
}

/// The least, the one in the middle and the most.
fn spread(mut numbers: Vec<f64>) -> [f64; 3] {
    numbers.sort_by(f64::total_cmp);
    [0, numbers.len() / 2, numbers.len() - 1].map(|at| numbers[at])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_a_middle() {
        assert_eq!(spread(vec![3.0, 1.0, 2.0]), [1.0, 2.0, 3.0]);
        assert_eq!(spread(vec![4.0]), [4.0, 4.0, 4.0]);
    }
}
