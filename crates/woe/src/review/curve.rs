//! How do the chances of a game look, drawn?
//!
//! Paper, ink and a few quiet colours; every curve is told apart by its dashes as well. Text stays text,
//! and nothing is loaded from elsewhere.

use super::frame::Frame;
use crate::{
    page::{clipped, signed},
    replay::Opened,
    svg::{FOXED, INK, PAPER, escaped},
};
use std::fmt::Write;
use woe_bots::{Burial, Reviewed};
use woe_prose::{Language, Narrator};
use woe_rules::Seat;

const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 690.0;
const LEFT: f64 = 96.0;
const RIGHT: f64 = 906.0;
const TOP: f64 = 132.0;
const BOTTOM: f64 = 592.0;
/// Where the names stand, and how far apart at least.
const LABELS: f64 = 942.0;
const LABEL_STEP: f64 = 52.0;
/// Longer names are cut.
const NAME_MAX: usize = 13;

const FAINT: &str = "#5f586b";
/// A colour and dashes for each seat.
const PENS: [(&str, &str); Seat::MAX] = [
    ("#1c1a1d", ""),
    ("#8c2f39", "11 4"),
    ("#3f6b4c", "3 4"),
    ("#5a5490", "14 4 3 4"),
    ("#8a5a12", "18 3 3 3 3 3"),
];
const DOTS: &str = r#"stroke-width="1.4" stroke-dasharray="0.1 5" stroke-linecap="round""#;
const READING: &str = "'EB Garamond', Garamond, 'Hoefler Text', Georgia, serif";
const TITLES: &str = "'IM Fell English', 'EB Garamond', Garamond, Georgia, serif";

/// The curves as a picture.
pub(super) fn drawn(review: &Reviewed, opened: &Opened, language: Language) -> String {
    let players = &opened.record.header.players;
    let narrator = Narrator::new(&opened.rules, review.game.table(), players, language);
    let mut sheet =
        Sheet { review, opened, narrator, frame: Frame::of(language), svg: String::new() };
    sheet.ground();
    sheet.axes();
    sheet.curves();
    sheet.crosses();
    sheet.legend();
    sheet.labels();
    sheet.svg.push_str("</svg>\n");
    sheet.svg
}

struct Sheet<'a> {
    review: &'a Reviewed,
    opened: &'a Opened,
    narrator: Narrator<'a>,
    frame: Frame,
    svg: String,
}

impl Sheet<'_> {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.svg, "{line}");
    }

    fn x(&self, turn: f64) -> f64 {
        let last = self.review.points.last().map_or(2.0, |point| point.turn).max(2.0);
        LEFT + (RIGHT - LEFT) * (turn - 1.0).max(0.0) / (last - 1.0)
    }

    /// Where a seat's curve is at a point.
    fn place(&self, seat: Seat, at: usize) -> Option<(f64, f64)> {
        let points = &self.review.points;
        let point = points.get(at.min(points.len().checked_sub(1)?))?;
        Some((self.x(point.turn), y(*point.chances.get(seat.index())?)))
    }

    fn ground(&mut self) {
        let Frame { title, note, .. } = self.frame;
        let standing = self.narrator.reckoning(&self.opened.rules, &self.review.game).join(". ");
        let standing = escaped(&standing);
        let frame = |inset: f64, width: f64| {
            let (across, down) = (WIDTH - 2.0 * inset, HEIGHT - 2.0 * inset);
            format!(
                r#"<rect x="{inset}" y="{inset}" width="{across}" height="{down}" fill="none" stroke="{INK}" stroke-width="{width}"/>"#
            )
        };
        let lines = [
            format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="title standing" font-family="{READING}" font-size="17" fill="{INK}">"#
            ),
            format!(r#"<title id="title">{title}</title>"#),
            format!(r#"<desc id="standing">{standing}</desc>"#),
            format!(r#"<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>"#),
            frame(14.0, 1.5),
            frame(19.0, 0.5),
            format!(
                r#"<text x="{LEFT}" y="72" font-family="{TITLES}" font-size="36">{title}</text>"#
            ),
            format!(
                r#"<text x="{LEFT}" y="101" font-size="18" font-style="italic" fill="{FAINT}">{note}</text>"#
            ),
        ];
        lines.iter().for_each(|line| self.line(line));
    }

    fn axes(&mut self) {
        let Frame { turn, even, .. } = self.frame;
        for hundredths in [0, 25, 50, 75, 100] {
            let (at, edge) = (y(f64::from(hundredths) / 100.0), LEFT - 12.0);
            self.line(&format!(
                r#"<path d="M{LEFT} {at:.1}H{RIGHT}" stroke="{FOXED}" stroke-width="1.2"/>"#
            ));
            self.line(&format!(
                r#"<text x="{edge}" y="{:.1}" text-anchor="end">{hundredths} %</text>"#,
                at + 5.5
            ));
        }
        let last = self.review.turns.max(2);
        let step = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|step| last / step <= 12);
        let step = step.unwrap_or(200);
        for number in (1..=last).filter(|&number| is_told(number, step)) {
            let at = self.x(f64::from(number));
            self.line(&format!(
                r#"<path d="M{at:.1} {BOTTOM}v7" stroke="{INK}" stroke-width="1"/>"#
            ));
            let below = BOTTOM + 26.0;
            self.line(&format!(
                r#"<text x="{at:.1}" y="{below}" text-anchor="middle">{number}</text>"#
            ));
        }
        let below = BOTTOM + 63.0;
        self.line(&format!(
            r#"<text x="{RIGHT}" y="{below}" text-anchor="end" font-style="italic" fill="{FAINT}">{turn}</text>"#
        ));
        let at = y(1.0 / self.review.seats.len().max(1) as f64);
        self.line(&format!(
            r#"<path d="M{LEFT} {at:.1}H{RIGHT}" stroke="{FAINT}" {DOTS}><title>{even}</title></path>"#
        ));
        self.line(&format!(r#"<path d="M{LEFT} {BOTTOM}H{RIGHT}" stroke="{INK}"/>"#));
    }

    fn curves(&mut self) {
        for &seat in &Seat::ALL[..self.review.seats.len()] {
            let places = (0..self.review.points.len()).filter_map(|at| self.place(seat, at));
            let path: Vec<String> = places.map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
            if path.is_empty() {
                continue;
            }
            let (name, pen) = (escaped(self.narrator.seat(seat)), pen(seat, 2.6));
            self.line(&format!(
                r#"<path d="M{}" fill="none" {pen}><title>{name}</title></path>"#,
                path.join("L")
            ));
        }
    }

    /// A cross wherever somebody died.
    fn crosses(&mut self) {
        for burial in &self.review.burials {
            let Some(place) = self.place(burial.seat, burial.at) else { continue };
            let cross = cross(place, PENS[burial.seat.index()].0);
            let name = self.burial(burial);
            self.line(&format!("<g>{cross}<title>{name}</title></g>"));
        }
    }

    /// What crosses and dots mean.
    fn legend(&mut self) {
        let Frame { death, even, .. } = self.frame;
        let (cross, at) = (cross((LEFT + 8.0, BOTTOM + 58.0), INK), BOTTOM + 63.0);
        let (sample, words) = (LEFT + 260.0, LEFT + 306.0);
        let lines = [
            format!(
                r#"{cross}<text x="{}" y="{at}" font-style="italic" fill="{FAINT}">{death}</text>"#,
                LEFT + 24.0
            ),
            format!(r#"<path d="M{sample} {}h36" stroke="{FAINT}" {DOTS}/>"#, at - 5.0),
            format!(
                r#"<text x="{words}" y="{at}" font-style="italic" fill="{FAINT}">{even}</text>"#
            ),
        ];
        lines.iter().for_each(|line| self.line(line));
    }

    fn burial(&self, burial: &Burial) -> String {
        let (who, whose) = (self.narrator.stack(burial.stack), self.narrator.seat(burial.seat));
        let (turn, worth) = (self.frame.turn, signed(i64::from(burial.worth)));
        escaped(&format!("{who} ({whose}), {turn} {}: {worth}", burial.turn))
    }

    /// Who is who, at the end of each curve.
    fn labels(&mut self) {
        let last = self.review.points.len().saturating_sub(1);
        let seats = &Seat::ALL[..self.review.seats.len()];
        let mut ends: Vec<(Seat, f64)> = seats
            .iter()
            .map(|&seat| (seat, self.place(seat, last).map_or(TOP, |at| at.1)))
            .collect();
        // Stable: whoever stands equal stays in the order of the seats.
        ends.sort_by(|one, other| one.1.total_cmp(&other.1));
        let wanted: Vec<f64> = ends.iter().map(|&(_, y)| y).collect();
        for ((seat, end), at) in ends.into_iter().zip(apart(&wanted)) {
            self.label(seat, end, at);
        }
    }

    fn label(&mut self, seat: Seat, end: f64, at: f64) {
        let table = self.review.game.table();
        let wins = table.ended() && self.opened.rules.winners(&self.review.game).contains(&seat);
        let value = signed(i64::from(self.opened.rules.family_value(table, seat)));
        let Frame { value: word, wins: victory, .. } = self.frame;
        let victory = match wins {
            true => format!(r#" <tspan font-size="16" font-style="italic">{victory}</tspan>"#),
            false => String::new(),
        };
        let name = escaped(&clipped(self.narrator.seat(seat), NAME_MAX));
        let (colour, pen) = (PENS[seat.index()].0, pen(seat, 2.6));
        let (near, text) = (LABELS - 8.0, LABELS + 46.0);
        let lines = [
            format!(
                r#"<path d="M{:.1} {end:.1}L{near:.1} {at:.1}" fill="none" stroke="{colour}" stroke-width="0.8" stroke-opacity="0.6"/>"#,
                RIGHT + 5.0
            ),
            format!(r#"<path d="M{LABELS} {at:.1}h36" {pen}/>"#),
            format!(
                r#"<text x="{text}" y="{:.1}" font-size="22" fill="{colour}">{name}{victory}</text>"#,
                at + 4.0
            ),
            format!(
                r#"<text x="{text}" y="{:.1}" font-size="16" fill="{FAINT}">{word} {value}</text>"#,
                at + 24.0
            ),
        ];
        lines.iter().for_each(|line| self.line(line));
    }
}

/// Whether a turn's number stands at the axis: each so many, and the first, where there is room.
fn is_told(number: u32, step: u32) -> bool {
    number.is_multiple_of(step) || (number == 1 && step > 2)
}

fn y(chance: f64) -> f64 {
    BOTTOM - (BOTTOM - TOP) * chance.clamp(0.0, 1.0)
}

fn pen(seat: Seat, width: f64) -> String {
    let (colour, dashes) = PENS[seat.index()];
    let dashes = match dashes {
        "" => String::new(),
        dashes => format!(r#" stroke-dasharray="{dashes}""#),
    };
    format!(r#"stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"{dashes}"#)
}

fn cross((x, y): (f64, f64), colour: &str) -> String {
    let strokes = format!("M{x:.1} {:.1}v17M{:.1} {:.1}h11", y - 8.5, x - 5.5, y - 3.5);
    format!(
        r#"<path d="{strokes}" stroke="{PAPER}" stroke-width="7" stroke-linecap="round"/><path d="{strokes}" stroke="{colour}" stroke-width="2.6"/>"#
    )
}

/// Heights, from the highest down, moved so that none is too near to the next.
fn apart(wanted: &[f64]) -> Vec<f64> {
    let mut heights = wanted.to_vec();
    let mut least = f64::MIN;
    for height in &mut heights {
        *height = height.max(least);
        least = *height + LABEL_STEP;
    }
    let mut most = BOTTOM - 12.0;
    for height in heights.iter_mut().rev() {
        *height = height.min(most);
        most = *height - LABEL_STEP;
    }
    heights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_cannot_leave_their_place() {
        assert_eq!(escaped("<b>\u{7}&\"A\""), "&lt;b&gt;&amp;&quot;A&quot;");
    }

    #[test]
    fn names_stand_apart_and_on_the_sheet() {
        for wanted in [vec![TOP; 5], vec![BOTTOM; 5], vec![TOP, TOP + 1.0, BOTTOM]] {
            let heights = apart(&wanted);
            assert!(heights.windows(2).all(|two| two[1] - two[0] >= LABEL_STEP), "{heights:?}");
            assert!(heights.iter().all(|&at| (TOP..BOTTOM).contains(&at)), "{heights:?}");
        }
    }
}
