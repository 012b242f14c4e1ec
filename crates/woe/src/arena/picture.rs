//! How does a ladder look?

use super::ledger::Row;
use crate::{
    page::decimal,
    svg::{FOXED, INK, MOSS, PAPER, ROSE, escaped},
};

pub(super) const TITLE: &str =
    "The ladder: which part of the games each level wins against the level below it";

/// Where things stand, in pixels.
const LEFT: f64 = 204.0;
const TOP: f64 = 92.0;
const PANEL: f64 = 154.0;
const PLOT: f64 = 92.0;
const STEP: f64 = 34.0;
const TABLES: [usize; 4] = [2, 3, 4, 5];

/// The rows as a picture: a panel for each number of players, a bar for each rung.
pub(super) fn ladder(rows: &[Row]) -> String {
    let mut rungs: Vec<(&str, &str)> = Vec::new();
    for row in rows {
        let rung = (row.hero.as_str(), row.others());
        if !rungs.contains(&rung) {
            rungs.push(rung);
        }
    }
    let bottom = TOP + STEP * rungs.len() as f64;
    let (width, height) = (LEFT + PANEL * TABLES.len() as f64 + 10.0, bottom + 20.0);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\" font-family=\"'EB Garamond', Garamond, Georgia, serif\" \
         font-size=\"15\" fill=\"{INK}\">\n<title>{TITLE}</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\n\
         <text x=\"16\" y=\"28\" font-size=\"19\">The ladder</text>\n\
         <text x=\"16\" y=\"50\">games won, with the interval of 95 %; \
         the dashed line is what chance gives</text>\n"
    );
    for (index, players) in TABLES.into_iter().enumerate() {
        text += &panel(LEFT + PANEL * index as f64, bottom, players);
    }
    for (index, (hero, others)) in rungs.iter().enumerate() {
        let middle = TOP + STEP * (index as f64 + 0.5);
        let words = format!("{} v. {}", escaped(hero), escaped(others));
        text += &label(LEFT - 14.0, middle + 5.0, "end", &words);
        let own = rows.iter().filter(|row| (row.hero.as_str(), row.others()) == (*hero, *others));
        text.extend(own.filter_map(|row| bar(row, middle)));
    }
    for (index, players) in TABLES.into_iter().enumerate() {
        text += &chance(LEFT + PANEL * index as f64, bottom, players);
    }
    text + "</svg>\n"
}

/// The ground of a panel, and its heading.
fn panel(left: f64, bottom: f64, players: usize) -> String {
    let height = bottom - TOP;
    let heading = label(left, TOP - 12.0, "start", &format!("{players} players"));
    format!(
        "<rect x=\"{left}\" y=\"{TOP}\" width=\"{PLOT}\" height=\"{height}\" fill=\"{FOXED}\"/>\n\
         {heading}"
    )
}

/// What chance gives, over the bars and on paper, so that it is seen on any ground.
fn chance(left: f64, bottom: f64, players: usize) -> String {
    let at = left + PLOT / players as f64;
    format!(
        "<path d=\"M{at:.1} {TOP}V{bottom}\" stroke=\"{PAPER}\" stroke-width=\"3\"/>\n\
         <path d=\"M{at:.1} {TOP}V{bottom}\" stroke=\"{ROSE}\" stroke-width=\"1.5\" \
         stroke-dasharray=\"4 3\"/>\n"
    )
}

/// A bar, its interval and its number; nothing for a row without numbers.
fn bar(row: &Row, middle: f64) -> Option<String> {
    let (share, (least, most)) = row.share.zip(row.interval)?;
    let table = TABLES.iter().position(|&players| Some(players) == row.players())?;
    let left = LEFT + PANEL * table as f64;
    let at = |share: f64| left + PLOT * share.clamp(0.0, 1.0);
    let (top, long) = (middle - 7.0, at(share) - left);
    let (from, to) = (at(least), at(most));
    let (high, low) = (middle - 5.0, middle + 5.0);
    let number =
        label(left + PLOT + 6.0, middle + 5.0, "start", &format!("{} %", decimal(100.0 * share)));
    Some(format!(
        "<rect x=\"{left}\" y=\"{top:.1}\" width=\"{long:.1}\" height=\"14\" fill=\"{MOSS}\"/>\n\
         <path d=\"M{from:.1} {high:.1}V{low:.1}M{from:.1} {middle:.1}H{to:.1}M{to:.1} {high:.1}V{low:.1}\" \
         stroke=\"{INK}\" stroke-width=\"1.5\" fill=\"none\"/>\n{number}"
    ))
}

fn label(x: f64, y: f64, anchor: &str, words: &str) -> String {
    format!("<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>\n")
}
