//! Are the programs there that the tests need?

use crate::{Outcome, shell};
use std::process::Command;

/// A program beside Rust, what we need it for, and the package that brings it.
struct Tool {
    program: &'static str,
    package: &'static str,
    purpose: &'static str,
}

const TOOLS: [Tool; 3] = [
    Tool { program: "python3", package: "python3", purpose: "to deal the cards a second time" },
    Tool { program: "valgrind", package: "valgrind", purpose: "to count instructions" },
    Tool { program: "c++", package: "g++", purpose: "to build the fuzzer" },
];

/// Finds every tool, or installs what is missing where that is possible without asking.
pub fn provide() -> Outcome {
    let missing: Vec<&Tool> = TOOLS.iter().filter(|tool| !is_there(tool)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    if is_root() && shell::answers("apt-get", "--version") {
        install(&missing)?;
    }
    match TOOLS.iter().find(|tool| !is_there(tool)) {
        None => Ok(()),
        Some(_) => Err(advice(&missing)),
    }
}

fn is_there(tool: &Tool) -> bool {
    shell::answers(tool.program, "--version")
}

fn is_root() -> bool {
    shell::read(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn install(missing: &[&Tool]) -> Outcome {
    let packages: Vec<&str> = missing.iter().map(|tool| tool.package).collect();
    println!("installing {}", packages.join(", "));
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        shell::run(command.arg("-qq").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    // An old list of packages may name what no longer exists; a failed refresh may do no harm.
    let _ = apt(&["update"]);
    apt(&[&["install", "-y", "--no-install-recommends"], &packages[..]].concat())
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
}
