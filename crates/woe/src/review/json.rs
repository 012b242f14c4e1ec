//! How does a program read a review?

use crate::replay::Opened;
use serde_json::{Value, json};
use std::path::Path;
use woe_bots::{Candidate, Point, Regret, Reviewed};
use woe_rules::{Names, Seat};

/// All of it, as one object. Chances and swings are parts of one.
pub(super) fn page(
    review: &Reviewed,
    opened: &Opened,
    iterations: u32,
    picture: Option<&Path>,
) -> Value {
    let table = review.game.table();
    let names = Names::new(&opened.rules, table, &opened.record.header.players);
    let winners = if table.ended() { opened.rules.winners(&review.game) } else { Vec::new() };
    let seats: Vec<Value> = Seat::ALL
        .into_iter()
        .zip(&review.seats)
        .map(|(seat, answers)| {
            let regrets = answers.regrets.iter().map(|regret| told(regret, &names));
            json!({
                "seat": names.seat(seat),
                "family_value": opened.rules.family_value(table, seat),
                "wins": winners.contains(&seat),
                "answers": answers.weighed,
                "costliest": regrets.collect::<Vec<_>>(),
            })
        })
        .collect();
    json!({
        "iterations": iterations,
        "finished": table.ended(),
        "turns": review.turns,
        "picture": picture.map(|file| file.display().to_string()),
        "seats": seats,
        "deaths": deaths(review, &names),
        "curve": review.points.iter().map(point).collect::<Vec<_>>(),
    })
}

fn deaths(review: &Reviewed, names: &Names) -> Vec<Value> {
    let deaths = review.burials.iter().map(|burial| {
        json!({
            "turn": burial.turn,
            "seat": names.seat(burial.seat),
            "character": names.stack(burial.stack),
            "worth": burial.worth,
        })
    });
    deaths.collect()
}

/// The chances in the order of the seats.
fn point(point: &Point) -> Value {
    let chances: Vec<f64> = point.chances.iter().copied().map(rounded).collect();
    json!({ "turn": rounded(point.turn), "chances": chances })
}

fn told(regret: &Regret, names: &Names) -> Value {
    json!({
        "turn": regret.turn,
        "line": regret.line,
        "cost": rounded(regret.cost()),
        "given": candidate(&regret.given, names),
        "better": candidate(&regret.better, names),
    })
}

fn candidate(candidate: &Candidate, names: &Names) -> Value {
    let reasons = candidate
        .reasons
        .iter()
        .map(|ground| json!({ "reason": ground.reason.word(), "swing": rounded(ground.swing) }));
    json!({
        "action": names.action(candidate.action),
        "chance": rounded(candidate.chance),
        "reasons": reasons.collect::<Vec<_>>(),
    })
}

/// To four decimals: more of them would say nothing.
fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}
