//! Does a whole house hold? Lets worlds live, one after the other, and says which law fell.
//!
//! `world SECONDS SEED FIRST [ONLY]`: for so long, worlds of that seed from that number on. With a list of
//! happenings, `3,17,40`, the first of them alone, with nothing else of its script. What it finds are lines
//! that begin with a word: `worlds`, `remark`, `broken`, `script` or `again`.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};
use woe_rules::Key;
use woe_sim::world::{Birth, Fallen, Premises, Shortest, Tally, live, script, shortest};

/// How long a script is made shorter, at most.
const SHRINKING: Duration = Duration::from_secs(20);

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Option<Vec<u64>> = words.iter().take(3).map(|word| word.parse().ok()).collect();
    let only: Option<Vec<u32>> =
        words.get(3).and_then(|list| list.split(',').map(|word| word.parse().ok()).collect());
    let Some([seconds, seed, first]) = numbers.as_deref() else {
        eprintln!("say SECONDS SEED FIRST, and a list of happenings if only those are wanted");
        return ExitCode::from(2);
    };
    // A panic is a finding, and told as one.
    std::panic::set_hook(Box::new(|_| {}));
    let premises = Premises::new();
    let birth = Birth {
        premises: &premises,
        seed: *seed,
        number: *first,
        fault: None,
        only: only.as_deref(),
    };
    match only {
        Some(_) => report(&birth, live(&birth).1),
        None => soak(&birth, Duration::from_secs(*seconds)),
    }
    ExitCode::SUCCESS
}

/// Lets worlds live until the time is over or a law falls.
fn soak(first: &Birth<'_>, time: Duration) {
    let begun = Instant::now();
    let (mut tally, mut number) = (Tally::default(), first.number);
    while begun.elapsed() < time || number == first.number {
        let birth = Birth { number, ..*first };
        let (lived, fallen) = live(&birth);
        tally = tally.with(lived);
        number += 1;
        if let Some(fallen) = fallen {
            println!("found in world {} of seed {}: {fallen}", birth.number, birth.seed);
            let Shortest { only, fallen, tries } = shortest(&birth, fallen, SHRINKING);
            println!("script {} happenings are left after {tries} tries", only.len());
            report(&Birth { only: Some(&only), ..birth }, Some(fallen));
            break;
        }
    }
    tell(&tally, number - first.number, begun.elapsed());
}

fn tell(tally: &Tally, worlds: u64, time: Duration) {
    let Tally { commands, done, cuts, groups, failures, loads, games, twins, steps, agenda } =
        tally;
    let pace = *commands as f64 * 60.0 / time.as_secs_f64();
    println!("worlds {worlds}, {steps} steps, {groups} groups, {loads} tables fetched");
    println!("commands {commands}");
    println!(
        "remark {worlds} worlds, {cuts} power cuts, {done} commands with an effect, {failures} groups \
         that failed, {games} games played out, {twins} twins, at most {agenda} things on the way, \
         {pace:.0} commands a minute{}",
        memory()
    );
}

/// Tells what fell, by which script, and how to see it again.
fn report(birth: &Birth<'_>, fallen: Option<Fallen>) {
    let Some(fallen) = fallen else { return println!("remark every law holds") };
    let only = birth.only.unwrap_or_default();
    let happenings = script(Key::of_series(birth.seed, birth.number)).into_iter();
    for (number, at, what) in happenings.filter(|(number, ..)| only.contains(number)) {
        println!("script {number}, at {at} ms: {what}");
    }
    let list: Vec<String> = only.iter().map(ToString::to_string).collect();
    println!("broken world {} of seed {}: {fallen}", birth.number, birth.seed);
    println!(
        "again cargo run --release -p woe-sim --example world -- 60 {} {} {}",
        birth.seed,
        birth.number,
        list.join(",")
    );
}

/// How much memory was used at most, where the system tells.
fn memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    most.map_or(String::new(), |most| format!(", {} of memory at most", most.trim()))
}
