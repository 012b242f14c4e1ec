//! Where is a browser that the page can be tried in?

use std::{env, path::PathBuf};

/// Names it whoever has it elsewhere.
pub const VARIABLE: &str = "WOE_CHROMIUM";

/// Names a Firefox likewise.
pub const FIREFOX: &str = "WOE_FIREFOX";

const FIREFOX_NAMES: [&str; 3] = ["firefox-esr", "firefox", "firefox.exe"];

const NAMES: [&str; 6] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chromium.exe",
    "chrome.exe",
];

/// Where it lies that is on nobody's path, below one of [`HOMES`].
const PLACES: [&str; 4] = [
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Chromium.app/Contents/MacOS/Chromium",
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
];

/// Variables that name folders with programs.
const HOMES: [&str; 3] = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"];

/// A Chromium or Chrome: the one that the environment names, or else the first there is.
pub fn find() -> Option<PathBuf> {
    named_by(VARIABLE)
        .unwrap_or_else(|| found_in(&paths(), &NAMES).or_else(|| found_in(&homes(), &PLACES)))
}

/// A Firefox, found the same way.
pub fn find_firefox() -> Option<PathBuf> {
    named_by(FIREFOX).unwrap_or_else(|| found_in(&paths(), &FIREFOX_NAMES))
}

/// What the environment names, if it names anything: a file or nothing.
fn named_by(variable: &str) -> Option<Option<PathBuf>> {
    let named = env::var_os(variable).filter(|named| !named.is_empty())?;
    Some(Some(PathBuf::from(named)).filter(|named| named.is_file()))
}

fn paths() -> Vec<PathBuf> {
    env::var_os("PATH").iter().flat_map(env::split_paths).collect()
}

fn homes() -> Vec<PathBuf> {
    let named = HOMES.iter().filter_map(env::var_os).map(PathBuf::from);
    let own = env::home_dir().map(|home| home.join("Applications"));
    ["/Applications".into()].into_iter().chain(own).chain(named).collect()
}

/// The first of the names that is in one of the folders.
fn found_in(folders: &[PathBuf], names: &[&str]) -> Option<PathBuf> {
    let places = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    { places }.find(|place| place.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree;

    #[test]
    fn the_first_name_counts_wherever_it_lies() {
        let folders = [tree::root().join("docs"), tree::root()];
        let found = found_in(&folders, &["no such file", "README.md", "rules.md"]);
        assert_eq!(found, Some(tree::root().join("README.md")));
        assert_eq!(found_in(&folders, &["no such file"]), None);
        assert_eq!(found_in(&[], &["README.md"]), None);
    }
}
