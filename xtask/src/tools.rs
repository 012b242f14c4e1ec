//! Are the programs there that the tests need?

use crate::{Outcome, browser, shell};
use std::process::Command;

/// A program beside Rust, what we need it for, and the package that brings it.
struct Tool {
    program: &'static str,
    package: &'static str,
    purpose: &'static str,
    is_there: fn(&str) -> bool,
}

const TOOLS: [Tool; 4] = [
    Tool::new("python3", "python3", "to deal the cards a second time"),
    Tool::new("valgrind", "valgrind", "to count instructions"),
    Tool::new("c++", "g++", "to build the fuzzer"),
    Tool {
        is_there: |_| browser::find().is_some(),
        ..Tool::new("chromium", "chromium", "or Chrome, to play in; WOE_CHROMIUM may name it")
    },
];

/// Worth having, but not worth stopping for.
const FIREFOX: Tool = Tool {
    is_there: |_| browser::find_firefox().is_some(),
    ..Tool::new("firefox", "firefox-esr", "to play one game in; WOE_FIREFOX may name it")
};

/// The oldest Node that the page is built with; some systems' own package is older.
const NODE: u32 = 20;

impl Tool {
    const fn new(program: &'static str, package: &'static str, purpose: &'static str) -> Tool {
        Tool { program, package, purpose, is_there: |program| shell::answers(program, "--version") }
    }
}

/// Finds every tool, or installs what is missing where that is possible without asking.
pub fn provide() -> Outcome {
    find_node()?;
    provide_needed()?;
    provide_firefox();
    Ok(())
}

/// Some systems have no Firefox to install; there the game in it is left out, in so many words.
fn provide_firefox() {
    if !is_there(&FIREFOX) && can_install() {
        let _ = install(&[FIREFOX.package]);
    }
    if !is_there(&FIREFOX) {
        println!("   no Firefox here, so no game is played in it; {}", advice(&[&FIREFOX]));
    }
}

fn provide_needed() -> Outcome {
    let missing: Vec<&Tool> = TOOLS.iter().filter(|tool| !is_there(tool)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    if can_install() {
        let packages: Vec<&str> = missing.iter().map(|tool| tool.package).collect();
        install(&packages)?;
    }
    match TOOLS.iter().find(|tool| !is_there(tool)) {
        None => Ok(()),
        Some(_) => Err(advice(&missing)),
    }
}

fn is_there(tool: &Tool) -> bool {
    (tool.is_there)(tool.program)
}

fn find_node() -> Outcome {
    let told = Command::new("node").arg("--version").output();
    let told = told.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let npm = shell::answers(if cfg!(windows) { "npm.cmd" } else { "npm" }, "--version");
    match told.ok().and_then(|told| major(&told)) {
        Some(version) if version >= NODE && npm => Ok(()),
        _ => Err(format!(
            "the page needs Node {NODE} or newer with npm; https://nodejs.org says how to install it"
        )),
    }
}

/// The first number of a version such as `v20.11.1`.
fn major(version: &str) -> Option<u32> {
    version.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

fn is_root() -> bool {
    shell::read(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// Whether packages can be installed without asking.
pub fn can_install() -> bool {
    is_root() && shell::answers("apt-get", "--version")
}

/// Installs these packages.
pub fn install(packages: &[&str]) -> Outcome {
    println!("installing {}", packages.join(", "));
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        shell::run(command.arg("-qq").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    // An old list of packages may name what no longer exists; a failed refresh may do no harm.
    let _ = apt(&["update"]);
    apt(&[&["install", "-y", "--no-install-recommends"], packages].concat())
}

fn advice(missing: &[&Tool]) -> String {
    let needs: Vec<String> =
        missing.iter().map(|tool| format!("{} ({})", tool.program, tool.purpose)).collect();
    let packages: Vec<&str> = missing.iter().map(|tool| tool.package).collect();
    format!(
        "the tests need {}; on Debian or Ubuntu `sudo apt-get install {}` brings them, \
         elsewhere the package of the same name",
        needs.join(", "),
        packages.join(" ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_advice_names_the_program_and_the_package() {
        let sentence = advice(&[&TOOLS[1], &TOOLS[2]]);
        assert!(sentence.contains("valgrind (to count instructions), c++"), "{sentence}");
        assert!(sentence.contains("`sudo apt-get install valgrind g++`"), "{sentence}");
    }

    #[test]
    fn the_age_of_node_is_its_first_number() {
        assert_eq!(major("v20.11.1\n"), Some(20));
        assert_eq!(major("v8"), Some(8));
        assert_eq!(major("node: not found"), None);
    }
}
