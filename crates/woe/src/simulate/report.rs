//! How does a simulation read?

use super::{Simulate, record_path, seat_name};
use crate::page::{Side, bar, columns, decimal, grouped, signed};
use woe_cards::Telling;
use woe_rules::{Rules, Seat};
use woe_sim::{Spread, Standing, Summary};

/// How long the longest bar is.
const BAR: usize = 24;
/// How wide a class of the histogram is.
const CLASS: i64 = 25;

/// The whole report.
pub(super) fn page(asked: &Simulate, rules: &Rules, summary: &Summary) -> String {
    let seats = summary.by_seat.iter().zip(Seat::ALL).map(|(fared, seat)| (seat_name(seat), fared));
    let families = &rules.catalog.families;
    let sat = summary.by_family.iter().enumerate().filter(|(_, fared)| fared.games() > 0);
    let none = if families.is_empty() { "a cast" } else { "misfits" };
    let sat = sat.map(|(family, fared)| {
        (families.get(family).map_or(none, |family| &family.name.en).to_owned(), fared)
    });
    [
        heading(asked, rules, summary),
        speed(summary),
        sizes(summary),
        standings("wins by seat", seats.collect()),
        standings("wins by family", sat.collect()),
        endings(summary),
        histogram(summary),
        format!("{}hash  {}\n", records(asked), summary.hash),
    ]
    .join("\n")
}

fn records(asked: &Simulate) -> String {
    let Some(folder) = &asked.records else { return String::new() };
    let [first, last] = [0, asked.games - 1].map(|game| record_path(folder, game));
    format!("records  {} to {}\n\n", first.display(), last.display())
}

fn heading(asked: &Simulate, rules: &Rules, summary: &Summary) -> String {
    let sets: Vec<&str> = rules.catalog.sets.iter().map(|set| set.id.as_str()).collect();
    let profile = rules.profile;
    let plain = if profile.telling == Telling::Plain { ", plain" } else { "" };
    let characters =
        profile.characters.map_or(String::new(), |count| format!(", {count} characters each"));
    format!(
        "{} games of {} random players: {}, {} edition{plain}{characters}, seed {}, threads {}\n",
        grouped(summary.games as f64),
        asked.players,
        sets.join(" + "),
        profile.edition.word(),
        asked.seed,
        crate::progress::threads(asked.threads),
    )
}

fn speed(summary: &Summary) -> String {
    let (wall, cpu) = (summary.wall_seconds.max(1e-9), summary.cpu_seconds.max(1e-9));
    let head = ["", "total", "a second", "a CPU-second"].map(str::to_owned).to_vec();
    let row = |name: &str, count: f64| {
        vec![name.to_owned(), grouped(count), grouped(count / wall), grouped(count / cpu)]
    };
    let rows = [
        head,
        row("games", summary.games as f64),
        row("decisions", summary.decisions.sum() as f64),
        row("real decisions", summary.real_decisions.sum() as f64),
        vec![
            "seconds".to_owned(),
            String::new(),
            format!("{:.2}", summary.wall_seconds),
            format!("{:.2}", summary.cpu_seconds),
        ],
    ];
    let note = "a real decision has more than one legal answer\n";
    columns(&[Side::Left, Side::Right, Side::Right, Side::Right], &rows) + note
}

fn sizes(summary: &Summary) -> String {
    let head = ["a game", "mean", "deviation", "least", "most"].map(str::to_owned).to_vec();
    let row = |name: &str, spread: &Spread| {
        vec![
            name.to_owned(),
            decimal(spread.mean()),
            decimal(spread.deviation()),
            signed(spread.least()),
            signed(spread.most()),
        ]
    };
    let rows = [
        head,
        row("turns", &summary.turns),
        row("rounds", &summary.rounds),
        row("decisions", &summary.decisions),
        row("real decisions", &summary.real_decisions),
        row("a Family Value", &summary.all_values()),
    ];
    columns(&[Side::Left, Side::Right, Side::Right, Side::Right, Side::Right], &rows)
}

/// Who won how often, and with which Family Values; shared victories are split.
fn standings(heading: &str, fared: Vec<(String, &Standing)>) -> String {
    let share = |standing: &Standing| standing.wins() / standing.games().max(1) as f64;
    let best = fared.iter().map(|(_, standing)| share(standing)).fold(0.0, f64::max);
    let mut rows = vec![vec![
        heading.to_owned(),
        "wins".to_owned(),
        "share".to_owned(),
        String::new(),
        "mean value".to_owned(),
    ]];
    rows.extend(fared.into_iter().map(|(name, standing)| {
        let length = if best > 0.0 { share(standing) / best } else { 0.0 };
        vec![
            name,
            grouped(standing.wins()),
            format!("{} %", decimal(100.0 * share(standing))),
            format!("{:<BAR$}", bar(length, BAR)),
            decimal(standing.values.mean()),
        ]
    }));
    columns(&[Side::Left, Side::Right, Side::Right, Side::Left, Side::Right], &rows)
}

fn endings(summary: &Summary) -> String {
    let names = ["a family died out", "a quiet evening", "the last round was over"];
    let mut rows = vec![vec!["how games ended".to_owned()]];
    rows.extend(names.into_iter().zip(summary.endings).map(|(name, count)| {
        let share = count as f64 / summary.games.max(1) as f64;
        vec![
            name.to_owned(),
            grouped(count as f64),
            format!("{} %", decimal(100.0 * share)),
            bar(share, BAR),
        ]
    }));
    rows.push(vec!["victory was shared".to_owned(), grouped(summary.shared as f64)]);
    columns(&[Side::Left, Side::Right, Side::Right, Side::Left], &rows)
}

/// How often Family Values of each class were reached.
fn histogram(summary: &Summary) -> String {
    let class = |value: i16| i64::from(value).div_euclid(CLASS);
    let (Some((&least, _)), Some((&most, _))) =
        (summary.values.first_key_value(), summary.values.last_key_value())
    else {
        return String::new();
    };
    let mut counts = vec![0_u64; (class(most) - class(least) + 1) as usize];
    for (&value, &count) in &summary.values {
        counts[(class(value) - class(least)) as usize] += count;
    }
    let highest = counts.iter().max().copied().unwrap_or(1).max(1) as f64;
    let mut rows = vec![vec!["Family Values".to_owned()]];
    rows.extend(counts.iter().zip(class(least)..).map(|(&count, class)| {
        let (from, to) = (class * CLASS, class * CLASS + CLASS - 1);
        vec![
            format!("{} to {}", signed(from), signed(to)),
            grouped(count as f64),
            bar(count as f64 / highest, 2 * BAR),
        ]
    }));
    columns(&[Side::Right, Side::Right, Side::Left], &rows)
}
