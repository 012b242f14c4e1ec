//! How is a simulation written for machines?

use super::Simulate;
use crate::agreed::retorts_word;
use serde_json::{Map, Value, json};
use woe_cards::Telling;
use woe_rules::{Mixing, Mysteries, Rules, Start};
use woe_sim::{Spread, Standing, Summary};

/// Everything about a simulation, in one object.
pub(super) fn object(asked: &Simulate, rules: &Rules, summary: &Summary) -> Value {
    let mut object = asked_for(asked, rules);
    let decisions = summary.decisions.sum() as u64;
    let real_decisions = summary.real_decisions.sum() as u64;
    let counts =
        [("games", summary.games), ("decisions", decisions), ("real_decisions", real_decisions)];
    for (name, count) in counts {
        object.insert(name.into(), count.into());
    }
    object.insert("cpu_seconds".into(), summary.cpu_seconds.into());
    object.insert("wall_seconds".into(), summary.wall_seconds.into());
    for (name, count) in counts {
        let per = |seconds: f64| Value::from(count as f64 / seconds.max(1e-9));
        object.insert(format!("{name}_per_second"), per(summary.wall_seconds));
        object.insert(format!("{name}_per_cpu_second"), per(summary.cpu_seconds));
    }
    object.insert("turns".into(), spread(&summary.turns));
    object.insert("rounds".into(), spread(&summary.rounds));
    object.insert("decisions_per_game".into(), spread(&summary.decisions));
    object.insert("real_decisions_per_game".into(), spread(&summary.real_decisions));
    object.insert("family_values".into(), spread(&summary.all_values()));
    object.insert("by_seat".into(), by_seat(summary));
    object.insert("by_family".into(), by_family(rules, summary));
    object.insert("shared_victories".into(), summary.shared.into());
    let [died_out, quiet, last_round] = summary.endings;
    let endings = json!({ "died_out": died_out, "quiet": quiet, "last_round": last_round });
    object.insert("endings".into(), endings);
    object.insert("hash".into(), summary.hash.as_str().into());
    Value::Object(object)
}

fn asked_for(asked: &Simulate, rules: &Rules) -> Map<String, Value> {
    let profile = rules.profile;
    let start = match asked.start {
        Start::Lot => json!("lot"),
        Start::Seat(seat) => json!(seat.index() + 1),
    };
    let sets: Vec<&str> = rules.catalog.sets.iter().map(|set| set.id.as_str()).collect();
    let object = json!({
        "sets": sets,
        "profile": profile.edition.word(),
        "players": asked.players,
        "seed": asked.seed,
        "threads": crate::progress::threads(asked.threads),
        "plain": profile.telling == Telling::Plain,
        "characters": profile.characters,
        "rounds_at_most": profile.rounds,
        "retorts": retorts_word(profile.retorts),
        "guests": profile.guests,
        "stories": profile.stories,
        "mysteries_at_home": profile.mysteries == Mysteries::AtHome,
        "casting": profile.casting.word(),
        "trimmed": profile.mixing == Mixing::Trimmed,
        "start": start,
    });
    match object {
        Value::Object(object) => object,
        _ => Map::new(),
    }
}

fn spread(spread: &Spread) -> Value {
    json!({
        "mean": spread.mean(),
        "deviation": spread.deviation(),
        "least": spread.least(),
        "most": spread.most(),
    })
}

fn by_seat(summary: &Summary) -> Value {
    let seats = summary.by_seat.iter().enumerate().map(|(seat, standing)| {
        let mut object = fared(standing);
        object.shift_insert(0, "seat".into(), (seat + 1).into());
        Value::Object(object)
    });
    seats.collect()
}

/// Families that never sat are left out.
fn by_family(rules: &Rules, summary: &Summary) -> Value {
    let families = &rules.catalog.families;
    let sat = summary.by_family.iter().enumerate().filter(|(_, standing)| standing.games() > 0);
    let told = sat.map(|(family, standing)| {
        let none = if families.is_empty() { "cast" } else { "misfits" };
        let id = families.get(family).map_or(none, |family| &family.id);
        let mut object = fared(standing);
        object.shift_insert(0, "family".into(), id.into());
        Value::Object(object)
    });
    told.collect()
}

/// A victory shared by two counts as half a victory for each.
fn fared(standing: &Standing) -> Map<String, Value> {
    let games = standing.games();
    let mut object = Map::new();
    object.insert("games".into(), games.into());
    object.insert("wins".into(), standing.wins().into());
    object.insert("share".into(), (standing.wins() / games.max(1) as f64).into());
    object.insert("family_value".into(), spread(&standing.values));
    object
}
