//! How does a page remember what was measured?
//!
//! A page in Markdown has a table between two marks. Rows that were played anew take the places of the
//! old ones, all others stay as they are.

use super::{Arena, Fought, picture};
use crate::{
    date,
    page::{decimal, grouped},
    trouble::Trouble,
};
use std::{
    fs,
    path::{Path, PathBuf},
};
use woe_bots::Level;
use woe_sim::{Clock, Verdict};

/// Where the ladder goes if nobody says otherwise.
const USUAL: &str = "docs/bots.md";
/// Where its picture goes, seen from the page.
const PICTURE: &str = "pictures/ladder.svg";
const HEAD: &str = "\
| hero | field | share | 95 % | chance | aim | margin | p99 ms | iterations | blocks | when | command |
|---|---|---|---|---|---|---|---|---|---|---|---|";
/// In which cell stands what the lower bound should reach.
const AIM: usize = 5;
/// What each rung should have over chance.
const STEP: f64 = 0.08;

/// A page, and which of its tables is meant.
pub(super) struct Ledger {
    path: PathBuf,
    is_ladder: bool,
}

/// A row of a table. Numbers are only there if they can be read.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Row {
    pub(super) hero: String,
    /// How many others, and who: `3 × clerk`.
    pub(super) field: String,
    pub(super) share: Option<f64>,
    pub(super) interval: Option<(f64, f64)>,
    line: String,
}

impl Ledger {
    /// Where the results go: as asked, or for a ladder into the usual page if it has a place for it.
    pub(super) fn open(asked: &Arena) -> Result<Option<Ledger>, Trouble> {
        let is_ladder = asked.ladder;
        if let Some(path) = asked.write.clone() {
            let ledger = Ledger { path, is_ladder };
            ledger.parts()?;
            return Ok(Some(ledger));
        }
        let usual = Ledger { path: USUAL.into(), is_ladder };
        Ok(Some(usual).filter(|it| is_ladder && !asked.json && it.parts().is_ok()))
    }

    /// Writes the row of a match, and what is drawn from all rows.
    pub(super) fn enter(&self, asked: &Arena, fought: &Fought) -> Result<(), Trouble> {
        let (before, body, after) = self.parts()?;
        let mut rows: Vec<Row> = body.lines().filter_map(Row::read).collect();
        let field = field(fought);
        let old = rows.iter().position(|row| row.is_of(&fought.hero.to_string(), &field));
        let aim = match (asked.aim, self.is_ladder) {
            (Some(aim), _) => Some(aim / 100.0),
            (None, true) => Some(fought.verdict.chance() + STEP),
            (None, false) => old.and_then(|at| rows[at].aim()),
        };
        let line = line(fought, aim, &asked.command(fought), &date::today());
        let row = Row::read(&line).expect("what we write, we can read");
        match old {
            Some(at) => rows[at] = row,
            None => rows.push(row),
        }
        let mut text = String::new();
        if self.is_ladder {
            rows.sort_by_key(Row::place);
            let drawn = self.drawn();
            let folder = drawn.parent().unwrap_or(Path::new(""));
            fs::create_dir_all(folder)
                .map_err(|why| Trouble::at(folder, "make the folder", &why))?;
            write(&drawn, &picture::ladder(&rows))?;
            text = format!("![{}]({PICTURE})\n\n", picture::TITLE);
        }
        let lines: Vec<&str> = rows.iter().map(|row| row.line.as_str()).collect();
        let (begin, end) = self.marks();
        let table = format!("{text}{HEAD}\n{}", lines.join("\n"));
        write(&self.path, &format!("{before}{begin}\n\n{table}\n\n{end}{after}"))
    }

    /// What lies before, between and after the marks.
    fn parts(&self) -> Result<(String, String, String), Trouble> {
        let page =
            fs::read_to_string(&self.path).map_err(|why| Trouble::at(&self.path, "read", &why))?;
        let (begin, end) = self.marks();
        let parts = page.split_once(&begin).and_then(|(before, rest)| {
            let (body, after) = rest.split_once(&end)?;
            Some((before.to_owned(), body.to_owned(), after.to_owned()))
        });
        parts.ok_or_else(|| {
            let path = self.path.display();
            Trouble::Asked(format!(
                "{path} needs the two marks {begin} and {end}, one after the other"
            ))
        })
    }

    fn marks(&self) -> (String, String) {
        let name = if self.is_ladder { "ladder" } else { "goals" };
        (format!("<!-- {name} -->"), format!("<!-- /{name} -->"))
    }

    fn drawn(&self) -> PathBuf {
        self.path.parent().unwrap_or(Path::new("")).join(PICTURE)
    }

    /// Says where it was written.
    pub(super) fn told(&self) -> String {
        match self.is_ladder {
            true => {
                format!("written to {} and {}\n", self.path.display(), self.drawn().display())
            }
            false => format!("written to {}\n", self.path.display()),
        }
    }
}

impl Row {
    /// Nothing if it is no row of ours.
    fn read(line: &str) -> Option<Row> {
        let cells: Vec<&str> = cells(line)?;
        let [hero, field, share, interval, ..] = cells[..] else { return None };
        if hero == "hero" || hero.starts_with("---") {
            return None;
        }
        let interval =
            interval.split_once('–').and_then(|(least, most)| Some((part(least)?, part(most)?)));
        let (hero, field, line) = (hero.to_owned(), field.to_owned(), line.to_owned());
        Some(Row { hero, field, share: part(share), interval, line })
    }

    fn is_of(&self, hero: &str, field: &str) -> bool {
        (self.hero.as_str(), self.field.as_str()) == (hero, field)
    }

    fn aim(&self) -> Option<f64> {
        part(cells(&self.line)?.get(AIM)?.split(',').next()?)
    }

    /// At how many players' table.
    pub(super) fn players(&self) -> Option<usize> {
        Some(1 + self.field.split_once(" × ")?.0.parse::<usize>().ok()?)
    }

    /// Who has the other seats.
    pub(super) fn others(&self) -> &str {
        self.field.split_once(" × ").map_or(&self.field, |(_, others)| others)
    }

    /// Its place on the ladder.
    fn place(&self) -> (Option<Level>, Option<usize>) {
        (Level::named(&self.hero), self.players())
    }
}

fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

/// `12.5 %` is an eighth.
fn part(percent: &str) -> Option<f64> {
    let number: f64 = percent.trim().trim_end_matches('%').trim().parse().ok()?;
    Some(number / 100.0)
}

fn field(fought: &Fought) -> String {
    format!("{} × {}", fought.players - 1, fought.field)
}

fn line(fought: &Fought, aim: Option<f64>, command: &str, today: &str) -> String {
    let verdict: &Verdict = &fought.verdict;
    let (least, most) = verdict.interval();
    let percent = |share: f64| format!("{} %", decimal(100.0 * share));
    let aim = aim.map_or("–".to_owned(), |aim| {
        format!("{}, {}", percent(aim), if least >= aim { "reached" } else { "missed" })
    });
    let iterations = match verdict.iterations_each() {
        0.0 => "–".to_owned(),
        each => grouped(each),
    };
    let cells = [
        fought.hero.to_string().replace('|', "/"),
        field(fought).replace('|', "/"),
        percent(verdict.score.share()),
        format!("{}–{}", decimal(100.0 * least), percent(most)),
        percent(verdict.chance()),
        aim,
        decimal(verdict.score.margins.mean()),
        format!("{:.3}", verdict.milliseconds(Clock::Cpu, 0.99)),
        iterations,
        grouped(verdict.bouts() as f64),
        today.to_owned(),
        format!("`{}`", command.replace('|', "/")),
    ];
    format!("| {} |", cells.join(" | "))
}

fn write(path: &Path, text: &str) -> Result<(), Trouble> {
    fs::write(path, text).map_err(|why| Trouble::at(path, "write", &why))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_as_they_were_written() {
        let line = "| raven | 3 × medium | 41.5 % | 38.0–45.0 % | 25.0 % | 33.0 %, reached | 2.0 |";
        let row = Row::read(line).unwrap();
        assert_eq!((row.hero.as_str(), row.others(), row.players()), ("raven", "medium", Some(4)));
        assert_eq!((row.share, row.aim()), (Some(0.415), Some(0.33)));
        assert_eq!((row.interval, row.line.as_str()), (Some((0.38, 0.45)), line));
    }

    #[test]
    fn rows_written_by_hand_stay() {
        let row = Row::read("| oracle | 3 × raven | not yet | – | 25.0 % | 30.0 % |").unwrap();
        assert_eq!((row.share, row.interval, row.aim()), (None, None, Some(0.3)));
        assert!(HEAD.lines().all(|line| Row::read(line).is_none()));
        assert!(Row::read("prose").is_none() && Row::read("| a | b |").is_none());
    }
}
