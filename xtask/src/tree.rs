//! Which files belong to the project?

use crate::Outcome;
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Folders that hold what machines made.
const SKIPPED: [&str; 5] = [".git", "target", "node_modules", "corpus", "artifacts"];

/// The folder that holds the whole project.
pub fn root() -> PathBuf {
    // Cargo tells it to whatever it runs; the place of the build may be another copy's.
    let told = std::env::var_os("CARGO_MANIFEST_DIR");
    let xtask = told.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    xtask.parent().expect("xtask lies in the project's folder").to_path_buf()
}

/// The folder for what cargo builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Every file of the project, as paths from its root, sorted: what git keeps or would keep.
pub fn files() -> Vec<PathBuf> {
    let mut files = kept_by_git().unwrap_or_else(|| below(&root(), Path::new("")));
    files.retain(|path| root().join(path).is_file());
    files.sort();
    files.dedup();
    files
}

/// The files whose names end so.
pub fn files_ending(suffix: &str) -> Vec<PathBuf> {
    files().into_iter().filter(|path| path.to_string_lossy().ends_with(suffix)).collect()
}

/// The text of a file, its path given from the root.
pub fn read(path: impl AsRef<Path>) -> Outcome<String> {
    let path = path.as_ref();
    fs::read_to_string(root().join(path))
        .map_err(|trouble| format!("cannot read {}: {trouble}", path.display()))
}

/// Gives a file a text, its path given from the root.
pub fn write(path: impl AsRef<Path>, text: &str) -> Outcome {
    let path = path.as_ref();
    fs::write(root().join(path), text)
        .map_err(|trouble| format!("cannot write {}: {trouble}", path.display()))
}

/// A folder that exists from now on.
pub fn folder(path: PathBuf) -> Outcome<PathBuf> {
    fs::create_dir_all(&path)
        .map_err(|trouble| format!("cannot make the folder {}: {trouble}", path.display()))?;
    Ok(path)
}

/// Copies the manifest and the sources of a crate.
pub fn copy_crate(from: &Path, to: &Path) -> Outcome {
    let copy = |name: &Path| {
        let to = to.join(name);
        fs::create_dir_all(to.parent().unwrap_or(&to))?;
        fs::write(to, fs::read(from.join(name))?)
    };
    let sources = below(&from.join("src"), Path::new("src"));
    let mut names = sources.into_iter().chain([PathBuf::from("Cargo.toml")]);
    names
        .try_for_each(|name| copy(&name))
        .map_err(|trouble| format!("cannot copy {}: {trouble}", from.display()))
}

/// Nothing if git is not there, or does not know the project.
fn kept_by_git() -> Option<Vec<PathBuf>> {
    let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").args(list).current_dir(root()).output().ok()?;
    let names = String::from_utf8(output.stdout).ok()?;
    output
        .status
        .success()
        .then(|| names.split('\0').filter(|name| !name.is_empty()).map(PathBuf::from).collect())
}

fn below(folder: &Path, name: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files = Vec::new();
    for entry in entries {
        let (path, name) = (entry.path(), name.join(entry.file_name()));
        if !path.is_dir() {
            files.push(name);
        } else if !SKIPPED.iter().any(|&skipped| name.ends_with(skipped)) {
            files.extend(below(&path, &name));
        }
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_the_same_without_git() {
        let mut walked = below(&root(), Path::new(""));
        walked.sort();
        let here = Path::new("xtask/src/tree.rs");
        assert!(files().iter().any(|path| path == here), "git knows this file");
        assert!(walked.iter().any(|path| path == here), "so does a walk");
    }
}
