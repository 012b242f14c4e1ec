//! Do bots hold out? Plays games by lot at mixed tables, with every mix of sets, and says what broke.
//!
//! `soak PACE GAMES SEED FIRST FOLDER`, the pace being a number of iterations or the word `clock`. What
//! it finds are lines that begin with a word: `level`, `remark`, or `broken`. Records of broken games go
//! into the folder.

use indicatif::{ProgressBar, ProgressStyle};
use std::{
    fs,
    io::{self, IsTerminal},
    path::{Path, PathBuf},
    process::ExitCode,
    thread,
};
use woe_bots::Bot;
use woe_cards::{Catalog, compile, shelf};
use woe_sim::{Breakdown, Endurance, Endured, Pace, Toil, endure, mixes};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match asked(&words) {
        Some((pace, [games, seed, first], folder)) => {
            let endured = soak(pace, [games, seed, first]);
            tell(&endured, (pace, seed), &folder);
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("say PACE GAMES SEED FIRST FOLDER, the pace being iterations or clock");
            ExitCode::from(2)
        }
    }
}

fn asked(words: &[String]) -> Option<(Pace, [u64; 3], PathBuf)> {
    let [pace, games, seed, first, folder] = words else { return None };
    let pace = match pace.as_str() {
        "clock" => Pace::Clock,
        number => Pace::Iterations(number.parse().ok()?),
    };
    let numbers = [games.parse().ok()?, seed.parse().ok()?, first.parse().ok()?];
    Some((pace, numbers, folder.into()))
}

fn soak(pace: Pace, [games, seed, first]: [u64; 3]) -> Endured {
    let mixes = mixes(&shelf());
    let unpacked = mixes.iter().map(|mix| compile(mix).expect("the shelf has no mistakes"));
    let catalogs: Vec<Catalog> = unpacked.collect();
    let bar = bar(games);
    let endured = endure(&Endurance {
        catalogs: &catalogs,
        seed,
        first,
        games,
        pace,
        sending: &Bot::player,
        threads: thread::available_parallelism().map_or(1, usize::from),
        progress: &|games| bar.inc(games),
    });
    bar.finish_and_clear();
    endured
}

fn bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn tell(endured: &Endured, (pace, seed): (Pace, u64), folder: &Path) {
    let Endured { games, toils, breakdowns, hash, .. } = endured;
    for toil in toils {
        let Toil { level, seats, decisions, .. } = toil;
        println!("level {}: {decisions} decisions at {seats} seats{}", level.word(), time(toil));
    }
    for broken in breakdowns {
        println!(
            "broken game {} of seed {seed}: {}; {}",
            broken.game,
            broken.breach,
            kept(broken, folder)
        );
    }
    for late in toils.iter().filter(|toil| toil.is_late()) {
        println!("broken budget of the {}{}", late.level.word(), time(late));
    }
    let decisions: u64 = toils.iter().map(|toil| toil.decisions).sum();
    let times: Vec<String> = toils
        .iter()
        .filter_map(|toil| Some(format!("{} {:.3}", toil.level.word(), toil.p99_milliseconds()?)))
        .collect();
    match pace {
        Pace::Iterations(_) => {
            println!("remark {games} games, {decisions} decisions, hash {}", &hash[..16])
        }
        Pace::Clock => println!("remark {decisions} decisions, p99 in ms: {}", times.join(", ")),
    }
}

fn time(toil: &Toil) -> String {
    match (toil.p99_milliseconds(), toil.allowed_milliseconds()) {
        (Some(p99), Some(allowed)) => format!(", p99 {p99:.3} ms of {allowed:.3} ms allowed"),
        (Some(p99), None) => format!(", p99 {p99:.3} ms"),
        (None, _) => String::new(),
    }
}

/// Writes the record down, and says how to see it again.
fn kept(broken: &Breakdown, folder: &Path) -> String {
    let path = folder.join(format!("game-{:06}.woe", broken.game));
    match fs::write(&path, &broken.record) {
        Ok(()) => format!("`woe replay --check-bots {}` tells it again", path.display()),
        Err(why) => format!("cannot write {}: {why}", path.display()),
    }
}
