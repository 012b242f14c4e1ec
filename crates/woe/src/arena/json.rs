//! How is a match written for machines?

use super::{
    Arena, Fought,
    lapses::{Lapse, Lapses},
};
use serde_json::{Map, Value, json};
use woe_bots::Budget;
use woe_rules::Rules;
use woe_sim::{Clock, Score, Verdict};

/// One object for a match, a list of them for a ladder or several.
pub(super) fn page(asked: &Arena, rules: &Rules, fought: &[Fought]) -> Value {
    let mut objects = fought.iter().map(|one| object(asked, rules, one));
    if asked.ladder || fought.len() > 1 {
        objects.collect()
    } else {
        objects.next().unwrap_or(Value::Null)
    }
}

fn object(asked: &Arena, rules: &Rules, fought: &Fought) -> Value {
    let verdict = &fought.verdict;
    let sets: Vec<&str> = rules.catalog.sets.iter().map(|set| set.id.as_str()).collect();
    let (least, most) = verdict.interval();
    let (wilson_least, wilson_most) = verdict.score.wilson();
    let by_seat = verdict.by_seat.iter().enumerate().map(|(seat, score)| by_seat(seat, score));
    json!({
        "hero": fought.hero.to_string(),
        "field": fought.field.to_string(),
        "sets": sets,
        "profile": rules.profile.edition.word(),
        "players": fought.players,
        "blocks": verdict.bouts(),
        "games": verdict.score.games(),
        "seed": asked.seed,
        "threads": crate::progress::threads(asked.threads),
        "budget": if asked.clock { json!("clock") } else { budget(asked.budget()) },
        "wins": verdict.score.wins(),
        "share": verdict.score.share(),
        "chance": verdict.chance(),
        "interval": [least, most],
        "wilson": [wilson_least, wilson_most],
        "error_over_blocks": verdict.error(),
        "mean_margin": verdict.score.margins.mean(),
        "by_seat": by_seat.collect::<Vec<_>>(),
        "decisions": verdict.decisions(),
        "iterations": {
            "per_decision": verdict.iterations_each(),
            "per_cpu_second": verdict.iterations_per_second(),
        },
        "milliseconds": {
            "wall": times(verdict, Clock::Wall),
            "cpu": times(verdict, Clock::Cpu),
        },
        "lapses": lapses(verdict.lapses, &fought.hero_lapses),
        "field_lapses": lapses(verdict.field_lapses, &fought.field_lapses),
        "wall_seconds": verdict.wall_seconds,
        "hash": verdict.hash,
    })
}

fn times(verdict: &Verdict, clock: Clock) -> Value {
    let [p50, p99, most] = [0.5, 0.99, 1.0].map(|part| verdict.milliseconds(clock, part));
    json!({ "p50": p50, "p99": p99, "most": most })
}

fn budget(budget: Budget<'_>) -> Value {
    match budget {
        Budget::Usual => json!("usual"),
        Budget::Iterations(iterations) => json!({ "iterations": iterations }),
        Budget::Time(time, _) | Budget::Hurried { time, .. } | Budget::Until(time, ..) => {
            json!({ "milliseconds": time.as_millis() as u64 })
        }
    }
}

fn by_seat(seat: usize, score: &Score) -> Value {
    json!({
        "seat": seat + 1,
        "games": score.games(),
        "wins": score.wins(),
        "share": score.share(),
        "mean_margin": score.margins.mean(),
    })
}

/// Decisions lost to the legal default: refused by the rules, or by what a program did.
fn lapses(refused: u64, lapses: &Lapses) -> Value {
    let mut object = Map::new();
    object.insert("refused".into(), refused.into());
    object.extend(Lapse::ALL.map(|lapse| (lapse.word().to_owned(), lapses.of(lapse).into())));
    Value::Object(object)
}
