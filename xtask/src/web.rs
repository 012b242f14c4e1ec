//! Does the page hold?

use crate::{
    Outcome, browser, shell,
    tally::{Runner, Tally},
    tree,
};
use std::{fs, path::Path, path::PathBuf, process::Command, time::SystemTime};

/// Asks the build not to make the page: Rust's own tests do without.
pub const NO_PAGE: (&str, &str) = ("WOE_NO_PAGE", "1");

/// The one game that is played in Firefox: left out where there is none, and the first step has said so.
const IN_FIREFOX: &str = "e2e/firefox.e2e.ts";

/// What is asked of the page's code: the script in `web/package.json`, and what to say if it has remarks.
const CHECKS: [(&str, &str); 2] = [
    (
        "formatted",
        "some files of the page are not formatted; `npm run format` in web/ formats them",
    ),
    ("check", "the page has remarks from svelte-check or tsc; each says where"),
];

/// Brings the packages that the page is built with, if they are missing or others are asked for.
pub fn install() -> Outcome {
    let changed = |path: &str| when_changed(&folder().join(path));
    if changed("node_modules/.package-lock.json") >= changed("package-lock.json") {
        return Ok(());
    }
    println!("npm ci");
    shell::run(npm().args(["ci", "--no-audit", "--no-fund"]))
        .map_err(|_| "the packages of web/package-lock.json could not be installed".into())
}

/// Whether it is formatted, and types and templates fit together.
pub fn check() -> Outcome {
    install()?;
    CHECKS.into_iter().try_for_each(|(script, remarks)| {
        shell::run(npm().args(["run", "--silent", script])).map_err(|_| remarks.to_owned())
    })
}

/// Runs the tests that need no browser.
pub fn test(tally: &mut Tally) -> Outcome {
    let run = ["run", "--silent", "test"];
    shell::listen(npm().args(run), |line| tally.note(Runner::Vitest, line))
        .map_err(|_| "tests of the page failed; their names and reasons are above".into())
}

/// Builds the page, and the program that brings it.
pub fn build() -> Outcome<PathBuf> {
    // By itself first: cargo would only warn, and go on with an older page.
    shell::run(npm().args(["run", "--silent", "build"]))
        .map_err(|_| "the page could not be built; why is above".to_owned())?;
    shell::build(shell::cargo().args(["build", "--release", "--package", "woe"]))
}

/// Plays in a real browser, against the program as people get it.
pub fn browse(tally: &mut Tally) -> Outcome {
    let program = build()?;
    let browser = browser::find().ok_or("the browser that was there is gone; start again")?;
    let mut run = npm();
    run.args(["run", "--silent", "e2e"]).env("WOE_BIN", program).env("WOE_CHROMIUM", browser);
    run.env_remove("WOE_HOUSE");
    match browser::find_firefox() {
        Some(firefox) => run.env(browser::FIREFOX, firefox),
        None => run.args(["--", "--exclude", IN_FIREFOX]),
    };
    shell::listen(&mut run, |line| tally.note(Runner::Vitest, line))
        .map_err(|_| "tests in the browser failed; their names and reasons are above".into())
}

/// Lets Lighthouse look at the page as a slow phone would, and print its marks.
pub fn lighthouse() -> Outcome {
    install()?;
    let program = build()?;
    let browser = browser::find().ok_or("no Chromium or Chrome; WOE_CHROMIUM may name one")?;
    let mut run = npm();
    run.args(["run", "--silent", "lighthouse"])
        .env("WOE_BIN", program)
        .env("WOE_CHROMIUM", browser);
    shell::run(run.env_remove("WOE_HOUSE"))
        .map_err(|_| "the page is heavier than it should be; the marks are above".into())
}

fn npm() -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(folder()).env("CI", "1").env("NO_COLOR", "1");
    command
}

fn folder() -> PathBuf {
    tree::root().join("web")
}

fn when_changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|file| file.modified()).ok()
}
