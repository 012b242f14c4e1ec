//! How does a measurement read in a shell?

use super::{Told, points};
use crate::page::{Side, columns, counted, decimal, grouped};
use woe_sim::{Spread, Weight};

/// The whole report.
pub(super) fn page(told: &Told<'_>) -> String {
    [heading(told), sizes(told), cards(told), ending(told)].join("\n")
}

fn heading(told: &Told<'_>) -> String {
    let sets: Vec<&str> = told.catalog.sets.iter().map(|set| set.id.as_str()).collect();
    format!(
        "{} games of {} at every seat, {} players: {}, {} edition, seed {}, {:.0} seconds\n",
        grouped(told.balanced.games as f64),
        told.asked.level,
        told.asked.players,
        sets.join(" + "),
        told.rules.profile.edition.word(),
        told.asked.seed,
        told.balanced.wall_seconds,
    )
}

/// What a game is like, each with twice its standard error.
pub(super) fn facts(told: &Told<'_>) -> Vec<[String; 2]> {
    let balanced = told.balanced;
    let mean = |spread: &Spread| about(spread.mean(), spread.error());
    let (value, error) = balanced.value();
    vec![
        ["rounds a game".into(), mean(&balanced.rounds)],
        ["turns a game".into(), mean(&balanced.turns)],
        ["Family Value".into(), about(value, error)],
        ["Family Value that won".into(), mean(&balanced.winning)],
        ["won by who drew any card first, beyond chance".into(), points(balanced.par())],
    ]
}

fn about(mean: f64, error: f64) -> String {
    format!("{} ± {:.2}", decimal(mean), 2.0 * error)
}

fn sizes(told: &Told<'_>) -> String {
    let rows: Vec<Vec<String>> = facts(told).into_iter().map(Vec::from).collect();
    columns(&[Side::Left, Side::Left], &rows)
}

fn cards(told: &Told<'_>) -> String {
    let head = ["card", "kind", "games", "worth", "95 %", ""].map(str::to_owned).to_vec();
    let row = |weight: &Weight| {
        let (least, most) = weight.interval();
        vec![
            told.title(weight).to_owned(),
            told.rules.catalog.card(weight.card).kind.word().to_owned(),
            grouped(weight.games() as f64),
            points(weight.worth()),
            format!("{} to {}", points(least), points(most)),
            if weight.exceeds(super::BOUND) { "beyond" } else { "" }.to_owned(),
        ]
    };
    let mut rows = vec![head];
    rows.extend(told.weights.iter().map(row));
    columns(&[Side::Left, Side::Left, Side::Right, Side::Right, Side::Left, Side::Left], &rows)
}

fn ending(told: &Told<'_>) -> String {
    let beyond = counted(told.beyond().count(), "card");
    format!(
        "{beyond} surely beyond 3 points; an interval is right 19 times of 20\nhash  {}\n",
        told.balanced.hash
    )
}
