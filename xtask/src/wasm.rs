//! Do the rooms compile that a page will hold?

use crate::{Outcome, shell, tools};
use std::{path::Path, process::Command};

const TARGET: &str = "wasm32-unknown-unknown";
/// All other rooms without hands are known by this one.
const ROOM: &str = "woe-table";
/// Debian's own compiler, whose packages bring the sources of its library.
const DISTRIBUTION: [&str; 2] = ["/usr/bin/cargo", "/usr/bin/rustc"];
const PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];
/// Where its target folder is: it is another compiler than ours.
const FOLDER: &str = "target/wasm";

/// Checks the rooms for WebAssembly: with our own compiler, or, where nothing can be fetched for it, with
/// the one of the distribution.
pub fn check() -> Outcome {
    if has_target() || shell::run(Command::new("rustup").args(["target", "add", TARGET])).is_ok() {
        return ended(shell::cargo().args(["check", "-p", ROOM, "--target", TARGET]));
    }
    if !has_sources() && tools::can_install() {
        tools::install(&PACKAGES)?;
    }
    if !has_sources() {
        return Err(format!(
            "the rooms of a page are compiled for {TARGET}; `rustup target add {TARGET}` brings it, on \
             Debian `sudo apt-get install {}` does as well",
            PACKAGES.join(" ")
        ));
    }
    let [cargo, rustc] = DISTRIBUTION;
    let mut theirs = Command::new(cargo);
    // Its library comes as source, which only a compiler takes that may use what is not yet stable.
    theirs.env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1").current_dir(crate::tree::root());
    theirs.args(["check", "-Zbuild-std=std,panic_abort", "-p", ROOM]);
    ended(theirs.args(["--target", TARGET, "--target-dir", FOLDER]))
}

fn ended(check: &mut Command) -> Outcome {
    shell::run(check).map_err(|_| {
        format!("{ROOM} and what it knows must compile for {TARGET}; what does not is named above")
    })
}

/// Whether our compiler has what it needs.
fn has_target() -> bool {
    let mut ask = Command::new("rustc");
    let told = shell::read(ask.args(["--print", "target-libdir", "--target", TARGET]));
    told.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

/// Whether the distribution's has.
fn has_sources() -> bool {
    let sources = Path::new("/usr/lib/rustlib/src/rust/library/std");
    DISTRIBUTION.iter().all(|program| Path::new(program).is_file()) && sources.exists()
}
