//! Does a whole house hold? Lets worlds live, one after the other, and says which law fell.
//!
//! `world SECONDS THREADS SEED FIRST [ONLY]`: for so long, worlds of that seed from that number on. With a
//! list of happenings, `3,17-40`, the first of them alone, with nothing else of its script. What it finds
//! are lines that begin with a word: `worlds`, `commands`, `remark`, `broken`, `script` or `again`.
//!
//! Some tables of a world are from the data folders that earlier versions have kept (`tests/kept`).

mod attic;
mod happenings;
#[allow(dead_code, reason = "nothing is written here")]
#[path = "../../../woe-server/tests/kept/inventory.rs"]
mod inventory;

use indicatif::{ProgressBar, ProgressStyle};
use std::{
    io::{self, IsTerminal},
    process::ExitCode,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};
use woe_rules::Key;
use woe_sim::world::{Birth, Fallen, Premises, Shortest, Tally, live, script, shortest};

/// How long a script is made shorter, at most.
const SHRINKING: Duration = Duration::from_secs(60);
/// How much memory all worlds together may need, in KiB, whatever the number of worlds.
const MEMORY_MAX: u64 = 256 * 1024;
/// How many happenings of a script are told one by one, at most.
const TOLD: usize = 80;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Option<Vec<u64>> = words.iter().take(4).map(|word| word.parse().ok()).collect();
    let only = words.get(4).map(|list| happenings::read(list));
    let (Some([seconds, threads, seed, first]), None | Some(Some(_))) = (numbers.as_deref(), &only)
    else {
        eprintln!(
            "say SECONDS THREADS SEED FIRST, and a list like 3,17-40 if only those shall happen"
        );
        return ExitCode::from(2);
    };
    let heirlooms = match attic::heirlooms() {
        Ok(heirlooms) => heirlooms,
        Err(why) => {
            eprintln!("the kept folders cannot be read: {why}");
            return ExitCode::from(2);
        }
    };
    // A panic is a finding, and told as one.
    std::panic::set_hook(Box::new(|_| {}));
    let premises = Premises::with(heirlooms);
    let only = only.flatten();
    let birth = Birth {
        premises: &premises,
        seed: *seed,
        number: *first,
        fault: None,
        only: only.as_deref(),
        until: None,
    };
    match only {
        Some(_) => report(&birth, live(&birth).1),
        None => soak(&birth, *threads, Duration::from_secs(*seconds)),
    }
    ExitCode::SUCCESS
}

/// What came of all worlds.
struct Lived {
    tally: Tally,
    worlds: u64,
    /// The first that fell, by its number.
    fallen: Option<(u64, Fallen)>,
}

/// Lets worlds live until the time is over or a law falls.
fn soak(first: &Birth<'_>, threads: u64, time: Duration) {
    let begun = Instant::now();
    let bar = bar(time);
    let next = AtomicU64::new(first.number);
    let lived = Mutex::new(Lived { tally: Tally::default(), worlds: 0, fallen: None });
    let live_on = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let (tally, fallen) = live(&Birth { number, ..*first });
            let mut lived = lived.lock().unwrap_or_else(PoisonError::into_inner);
            (lived.tally, lived.worlds) = (lived.tally.with(tally), lived.worlds + 1);
            let earlier = lived.fallen.as_ref().is_none_or(|(before, _)| number < *before);
            if let Some(fallen) = fallen.filter(|_| earlier) {
                lived.fallen = Some((number, fallen));
            }
            bar.set_position(begun.elapsed().as_secs());
            bar.set_message(format!("{} worlds", lived.worlds));
            if lived.fallen.is_some() || begun.elapsed() >= time {
                return;
            }
        }
    };
    thread::scope(|scope| (0..threads.max(1)).for_each(|_| _ = scope.spawn(live_on)));
    bar.finish_and_clear();
    let lived = lived.into_inner().unwrap_or_else(PoisonError::into_inner);
    tell(&lived, begun.elapsed() * threads.max(1) as u32);
    if let Some((number, fallen)) = lived.fallen {
        shrink(&Birth { number, ..*first }, fallen);
    }
}

fn bar(time: Duration) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {msg}, {elapsed} of {len} s");
    ProgressBar::new(time.as_secs())
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn tell(lived: &Lived, cores: Duration) {
    let worlds = lived.worlds;
    let Tally { commands, done, cuts, groups, failures, loads, games, twins, steps, agenda } =
        lived.tally;
    let memory = memory_kib();
    let pace = commands as f64 * 60.0 / cores.as_secs_f64();
    println!("worlds {worlds}, {steps} steps, {groups} groups, {loads} tables fetched");
    println!("commands {commands}");
    println!(
        "remark {worlds} worlds, {cuts} power cuts, {done} commands with an effect, {failures} groups \
         that failed, {games} games played out, {twins} twins, at most {agenda} things on the way, \
         {pace:.0} commands a minute and core{}",
        memory.map_or(String::new(), |kib| format!(", {kib} KiB of memory at most"))
    );
    if let Some(kib) = memory.filter(|kib| *kib > MEMORY_MAX) {
        println!("broken bound of memory: {kib} KiB are more than {MEMORY_MAX}");
    }
}

/// Makes the script of a world that fell as short as it can.
fn shrink(birth: &Birth<'_>, fallen: Fallen) {
    eprintln!("world {} of seed {} fell; its script is made shorter", birth.number, birth.seed);
    let Shortest { only, fallen, tries } = shortest(birth, fallen, SHRINKING);
    println!("script {} happenings are left after {tries} tries", only.len());
    report(&Birth { only: Some(&only), ..*birth }, Some(fallen));
}

/// Tells what fell, by which script, and how to see it again.
fn report(birth: &Birth<'_>, fallen: Option<Fallen>) {
    let Some(fallen) = fallen else { return println!("remark every law holds") };
    let only = birth.only.unwrap_or_default();
    let happenings = script(Key::of_series(birth.seed, birth.number)).into_iter();
    let left = happenings.filter(|(number, ..)| only.contains(number));
    // The last are the ones that matter most.
    for (number, at, what) in left.skip(only.len().saturating_sub(TOLD)) {
        println!("script {number}, at {at} ms: {what}");
    }
    println!("broken world {} of seed {}: {fallen}", birth.number, birth.seed);
    println!(
        "again cargo run --release -p woe --example world -- 60 1 {} {} {}",
        birth.seed,
        birth.number,
        happenings::written(only)
    );
}

/// How much memory was used at most, where the system tells.
fn memory_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    most.split_whitespace().next()?.parse().ok()
}
