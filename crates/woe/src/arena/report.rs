//! How does a match read?

use super::{
    Arena, Fought,
    lapses::{Lapse, Lapses},
};
use crate::page::{Side, columns, counted, decimal, grouped};
use woe_bots::Budget;
use woe_rules::Rules;
use woe_sim::{Clock, Score, Verdict};

/// The whole report on one match.
pub(super) fn page(asked: &Arena, rules: &Rules, fought: &Fought) -> String {
    let others = fought.players - 1;
    let heading = format!(
        "{} against {others} × {}\n{}\n",
        fought.hero,
        fought.field,
        conditions(asked, rules)
    );
    let verdict = &fought.verdict;
    let aim = asked.aim.map_or(String::new(), |aim| aim_line(verdict, aim));
    let lapses = [
        lapse_line(&fought.hero.to_string(), verdict.lapses, &fought.hero_lapses),
        lapse_line(&fought.field.to_string(), verdict.field_lapses, &fought.field_lapses),
    ]
    .concat();
    let lapses = if lapses.is_empty() { "no lapses\n".to_owned() } else { lapses };
    let hash = format!("hash  {}\n", verdict.hash);
    [heading, result(verdict) + &aim, thinking(verdict), seats(verdict), lapses, hash].join("\n")
}

/// A line for each match.
pub(super) fn ladder(asked: &Arena, rules: &Rules, fought: &[Fought]) -> String {
    let head = ["hero", "field", "share", "95 %", "chance", "over", "margin", "p99 ms"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    rows.extend(fought.iter().map(|one| {
        let verdict = &one.verdict;
        let (least, most) = verdict.interval();
        vec![
            one.hero.to_string(),
            format!("{} × {}", one.players - 1, one.field),
            percent(verdict.score.share()),
            format!("{}–{}", decimal(100.0 * least), percent(most)),
            percent(verdict.chance()),
            // The lower bound is what counts.
            decimal(100.0 * (least - verdict.chance())),
            decimal(verdict.score.margins.mean()),
            format!("{:.3}", verdict.milliseconds(Clock::Cpu, 0.99)),
        ]
    }));
    let mut sides = [Side::Right; 8];
    (sides[0], sides[1]) = (Side::Left, Side::Left);
    let note = "over: the lower bound minus chance, in points; p99: processor time of a decision";
    let title = if asked.ladder { "the ladder: " } else { "" };
    format!("{title}{}\n\n{}\n{note}\n", conditions(asked, rules), columns(&sides, &rows))
}

fn conditions(asked: &Arena, rules: &Rules) -> String {
    let sets: Vec<&str> = rules.catalog.sets.iter().map(|set| set.id.as_str()).collect();
    let budget = match asked.budget() {
        Budget::Usual if asked.clock => "each level's own time".to_owned(),
        Budget::Usual => "usual thought".to_owned(),
        Budget::Iterations(iterations) => format!("{} iterations", grouped(f64::from(iterations))),
        Budget::Time(time, _) | Budget::Hurried { time, .. } | Budget::Until(time, ..) => {
            format!("{} ms", time.as_millis())
        }
    };
    format!(
        "{} edition of {}: {}, seed {}, {budget}",
        rules.profile.edition.word(),
        sets.join(" + "),
        counted(usize::try_from(asked.blocks).unwrap_or(usize::MAX), "block"),
        asked.seed,
    )
}

fn result(verdict: &Verdict) -> String {
    let score = &verdict.score;
    let (least, most) = verdict.interval();
    let (wilson_least, wilson_most) = score.wilson();
    let error = verdict.error();
    let error = error.map_or("unknown with one block".to_owned(), |error| {
        format!("± {} points", decimal(100.0 * error))
    });
    let games = grouped(score.games() as f64);
    let row = |name: &str, value: String| vec![name.to_owned(), value];
    let rows = [
        row("wins", format!("{} of {games} games", decimal(score.wins()))),
        row(
            "share",
            format!("{}, by chance {}", percent(score.share()), percent(verdict.chance())),
        ),
        row("  that is, 95 %", format!("{} to {}", percent(least), percent(most))),
        row("  Wilson", format!("{} to {}", percent(wilson_least), percent(wilson_most))),
        row("  error over blocks", error),
        row("mean margin", format!("{} before the best other", decimal(score.margins.mean()))),
    ];
    columns(&[Side::Left, Side::Left], &rows)
}

/// Whether the lower bound is where it should be.
fn aim_line(verdict: &Verdict, aim: f64) -> String {
    let over = 100.0 * verdict.interval().0 - aim;
    let word = if over >= 0.0 { "reached" } else { "missed" };
    format!("aim: {} %, {word} by {} points\n", decimal(aim), decimal(over.abs()))
}

fn thinking(verdict: &Verdict) -> String {
    let head = ["milliseconds a decision", "p50", "p99", "slowest"].map(str::to_owned).to_vec();
    let row = |name: &str, clock: Clock| {
        let times =
            [0.5, 0.99, 1.0].map(|part| format!("{:.3}", verdict.milliseconds(clock, part)));
        [vec![name.to_owned()], times.to_vec()].concat()
    };
    let rows = [head, row("on the wall clock", Clock::Wall), row("of the processor", Clock::Cpu)];
    let iterations = match (verdict.iterations_each(), verdict.iterations_per_second()) {
        (each, Some(rate)) if each > 0.0 => {
            let (each, rate) = (grouped(each), grouped(rate));
            format!("{each} iterations a decision, {rate} in a second of the processor\n")
        }
        _ => String::new(),
    };
    let note = "decisions of the hero; what has only one answer is not asked";
    let sides = [Side::Left, Side::Right, Side::Right, Side::Right];
    let decisions = grouped(verdict.decisions() as f64);
    format!("{}{decisions} {note}\n{iterations}", columns(&sides, &rows))
}

fn seats(verdict: &Verdict) -> String {
    let head = ["by seat", "wins", "share", "margin"].map(str::to_owned).to_vec();
    let row = |(seat, score): (usize, &Score)| {
        vec![
            format!("seat {}", seat + 1),
            decimal(score.wins()),
            percent(score.share()),
            decimal(score.margins.mean()),
        ]
    };
    let mut rows = vec![head];
    rows.extend(verdict.by_seat.iter().enumerate().map(row));
    columns(&[Side::Left, Side::Right, Side::Right, Side::Right], &rows)
}

/// Nothing if there were none.
fn lapse_line(who: &str, refused: u64, lapses: &Lapses) -> String {
    let mut counts = vec![("refused", refused)];
    counts.extend(Lapse::ALL.map(|lapse| (lapse.word(), lapses.of(lapse))));
    let told = counts.iter().filter(|(_, count)| *count > 0);
    let told: Vec<String> =
        told.map(|(word, count)| format!("{} {word}", grouped(*count as f64))).collect();
    if told.is_empty() {
        return String::new();
    }
    format!("decisions lost by {who}: {}\n", told.join(", "))
}

fn percent(share: f64) -> String {
    format!("{} %", decimal(100.0 * share))
}
