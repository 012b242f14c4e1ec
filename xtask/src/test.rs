//! Does everything hold that a change must not break?

use crate::{
    Outcome, count, docs, shell, soak,
    tally::{Runner, Tally},
    tools, wasm, web,
};
use std::{
    process::{Command, ExitCode},
    time::Instant,
};

/// One part of the whole test run.
struct Step {
    name: &'static str,
    run: fn(&mut Tally) -> Outcome,
}

/// Cheap and telling first: nobody should wait for a soak to hear of a missing comma.
const STEPS: [Step; 12] = [
    Step {
        name: "tools: node, python3, valgrind, c++, chromium, firefox",
        run: |_| tools::provide(),
    },
    Step { name: "formatting: cargo fmt --check", run: |_| format() },
    Step { name: "the page's code: npm run formatted, check", run: |_| web::check() },
    Step { name: "lints: cargo clippy, warnings are errors", run: |_| lint() },
    Step { name: "for a page: the rooms without hands as WebAssembly", run: |_| wasm::check() },
    Step { name: "generated documents: cargo xtask docs --check", run: |_| docs::check() },
    Step { name: "tests of the page: npm test", run: web::test },
    Step { name: "tests", run: run_tests },
    Step { name: "examples in the documentation: cargo test --doc", run: run_doc_tests },
    Step { name: "instruction counts: cargo xtask count", run: |_| count::check() },
    Step { name: "a short share of the soaks", run: |_| soak::share() },
    Step { name: "in the browser, with the release build: npm run e2e", run: web::browse },
];

/// Runs all steps in order and stops at the first that fails. The counts are its last line.
pub fn run() -> ExitCode {
    let mut tally = Tally::default();
    let outcome = STEPS.iter().enumerate().try_for_each(|(done, step)| {
        println!("\n== {}/{} {}", done + 1, STEPS.len(), step.name);
        let begun = Instant::now();
        let outcome = (step.run)(&mut tally);
        println!("   took {} s", begun.elapsed().as_secs());
        outcome.map_err(|sentence| format!("{sentence} (in: {})", step.name))
    });
    println!();
    if let Err(sentence) = &outcome {
        println!("stopped: {sentence}");
        // A step that fails without a failing test must not look like a clean count.
        tally.failed = tally.failed.max(1);
    }
    println!("{tally}");
    if outcome.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Cargo for Rust alone: the page has a step of its own.
fn rust() -> Command {
    let (variable, value) = web::NO_PAGE;
    let mut command = shell::cargo();
    command.env(variable, value);
    command
}

fn format() -> Outcome {
    shell::run(shell::cargo().args(["fmt", "--all", "--check"]))
        .map_err(|_| "some files are not formatted; `cargo fmt --all` formats them".into())
}

fn lint() -> Outcome {
    let clippy = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    shell::run(rust().args(clippy))
        .map_err(|_| "clippy has remarks; each says what it would rather see".into())
}

/// With nextest if it is there, because it is quicker; plain Rust does as well.
fn run_tests(tally: &mut Tally) -> Outcome {
    let nextest = shell::cargo().args(["nextest", "--version"]).output();
    let (runner, arguments): (_, &[&str]) = if nextest.is_ok_and(|output| output.status.success()) {
        (Runner::Nextest, &["nextest", "run", "--workspace", "--no-fail-fast", "--no-tests=pass"])
    } else {
        (Runner::Cargo, &["test", "--workspace", "--no-fail-fast", "--lib", "--bins", "--tests"])
    };
    shell::listen(rust().args(arguments), |line| tally.note(runner, line))
        .map_err(|_| "tests failed; their names and reasons are above".into())
}

fn run_doc_tests(tally: &mut Tally) -> Outcome {
    let doc_tests = ["test", "--workspace", "--doc"];
    shell::listen(rust().args(doc_tests), |line| tally.note(Runner::Cargo, line))
        .map_err(|_| "an example in the documentation failed; it is named above".into())
}
