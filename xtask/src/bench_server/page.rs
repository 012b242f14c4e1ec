//! How are the figures told?

use super::{Asked, Figures, PACE, Report};
use crate::{Outcome, tree};

const PAGE: &str = "docs/performance.md";
const BEGIN: &str = "<!-- bench-server: begin (cargo xtask bench-server writes what follows) -->\n";
const END: &str = "<!-- bench-server: end -->\n";

/// All figures, a row for each.
pub(super) fn table(report: &Report) -> String {
    let Report { disk, memory, paced, bare } = report;
    let runs = [disk, memory, paced];
    let row = |what: &str, tell: &dyn Fn(&Figures) -> Option<String>| {
        let cells = runs.map(|run| tell(run).unwrap_or_else(|| "not told".into()));
        format!("| {what} | {} |\n", cells.join(" | "))
    };
    let number = |name: &'static str, places: usize| {
        move |run: &Figures| run.number(name).map(|number| format!("{number:.places$}"))
    };
    let kib = |at: usize| move |run: &Figures| Some(format!("{:.0}", run.kib_per_table()?[at]));
    let mut text = format!(
        "| | disk synced | in memory | disk synced, {PACE} moves a second |\n|---|---|---|---|\n"
    );
    text += &row("moves per second", &number("moves_per_second", 0));
    text += &row("moves per CPU-second of the server", &number("moves_per_cpu_second", 0));
    text += &row("cores the server kept busy", &number("server_cores", 2));
    text += &row("p50 from command to the last event, ms", &number("p50_ms", 1));
    text += &row("p99 from command to the last event, ms", &number("p99_ms", 1));
    text += &row("bytes sent for a move, to all five together", &number("bytes_per_move", 0));
    text += &row("KiB of memory per table, dealt and idle", &kib(0));
    text += &row("tables opened, those of finished games included", &number("opened", 0));
    text += &row("KiB of memory per table opened, after the run", &kib(1));
    text += &row("KiB of memory per unfinished table, a minute after all left", &kib(2));
    if let (Some(bare), Some(ours)) = (bare, disk.number("moves_per_cpu_second")) {
        text += &compared(*bare, ours);
    }
    text
}

fn compared(bare: [f64; 2], ours: f64) -> String {
    let [before, after] = bare;
    let share = 100.0 * ours / ((before + after) / 2.0);
    format!(
        "\nBare sockets with the same fan-out, just before the first run and just after it: {before:.0} and {after:.0}\n\
         messages per CPU-second. A move with the disk synced has {share:.0} % of that speed.\n"
    )
}

/// Puts the table into the document, with what it is a table of.
pub(super) fn write(asked: &Asked, when: &str, table: &str) -> Outcome {
    let ceiling = if asked.ceiling.is_some() { " --ceiling DIR" } else { "" };
    let command = format!(
        "cargo xtask bench-server --tables {} --seconds {}{ceiling}",
        asked.tables, asked.seconds
    );
    let text = format!("`{command}`, {when}:\n\n{table}");
    tree::write(PAGE, &spliced(&tree::read(PAGE)?, &text)?)
}

fn spliced(page: &str, text: &str) -> Outcome<String> {
    let parts =
        page.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, after) = parts.ok_or_else(|| {
        format!("{PAGE} needs the two marks `{}` and `{}`", BEGIN.trim_end(), END.trim_end())
    })?;
    Ok(format!("{before}{BEGIN}\n{}\n\n{END}{after}", text.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn figures(speed: f64) -> Figures {
        Figures(json!({
            "tables": 10, "opened": 20, "moves_per_second": 12.3, "moves_per_cpu_second": speed, "p50_ms": 1.26,
            "empty_kib": 1000, "idle_kib": 1500, "after_kib": 1800, "left_kib": 1300,
        }))
    }

    #[test]
    fn every_run_has_a_column_and_what_is_not_known_is_said() {
        let (disk, memory, paced) = (figures(50.0), figures(60.0), figures(40.0));
        let told = table(&Report { disk, memory, paced, bare: Some([90.0, 110.0]) });
        for row in [
            "| moves per CPU-second of the server | 50 | 60 | 40 |",
            "| p50 from command to the last event, ms | 1.3 | 1.3 | 1.3 |",
            "| p99 from command to the last event, ms | not told | not told | not told |",
            "| KiB of memory per table, dealt and idle | 50 | 50 | 50 |",
            "| KiB of memory per table opened, after the run | 40 | 40 | 40 |",
            "| KiB of memory per unfinished table, a minute after all left | 30 | 30 | 30 |",
            "has 50 % of that speed",
        ] {
            assert!(told.contains(row), "{row}\nin\n{told}");
        }
    }

    #[test]
    fn only_what_lies_between_the_marks_changes() {
        let page = format!("before\n{BEGIN}old\n{END}after\n");
        let once = spliced(&page, "new").expect("the marks are there");
        assert_eq!(once, format!("before\n{BEGIN}\nnew\n\n{END}after\n"));
        assert!(spliced("nothing here", "new").is_err());
    }

    #[test]
    fn the_document_has_its_marks() {
        assert!(spliced(&tree::read(PAGE).unwrap(), "new").is_ok());
    }
}
