//! How do the cards lie between too weak and too strong?

use super::{BOUND, Told, points};
use crate::svg::{FOXED, INK, MOSS, PAPER, ROSE, escaped};
use woe_sim::Weight;

/// Where things stand, in pixels.
const LEFT: f64 = 300.0;
const TOP: f64 = 86.0;
const PLOT: f64 = 400.0;
const RIGHT: f64 = 70.0;
const STEP: f64 = 18.0;
/// How far the plot goes at least, in points to either side.
const REACH: f64 = 5.0;

/// What the picture shows.
pub(super) fn title(told: &Told<'_>) -> String {
    let (names, players) = (told.names(), told.asked.players);
    format!("{names}, {players} players: what each card is worth to whoever draws it first")
}

/// A row for each card, the best on top: a dot, and its interval of 95 %.
pub(super) fn drawn(told: &Told<'_>) -> String {
    let ends = told.weights.iter().flat_map(|weight| <[f64; 2]>::from(weight.interval()));
    let reach = ends.map(|end| 100.0 * end.abs()).fold(REACH, f64::max).ceil();
    let bottom = TOP + STEP * told.weights.len() as f64;
    let (width, height) = (LEFT + PLOT + RIGHT, bottom + 20.0);
    let title = escaped(&title(told));
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\" font-family=\"'EB Garamond', Garamond, Georgia, serif\" \
         font-size=\"14\" fill=\"{INK}\">\n<title>{title}</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\n\
         <text x=\"16\" y=\"28\" font-size=\"19\">{}</text>\n\
         <text x=\"16\" y=\"50\">points of the chance to win, for whoever draws the card first, with the \
         interval of 95 %</text>\n",
        escaped(&told.names()),
    );
    text += &ground(reach, bottom);
    for (index, weight) in told.weights.iter().enumerate() {
        let middle = TOP + STEP * (index as f64 + 0.5);
        text += &label(LEFT - 12.0, middle + 5.0, "end", &escaped(told.title(weight)));
        text += &whisker(weight, middle, reach);
    }
    text + "</svg>\n"
}

/// Where so many points are.
fn at(points: f64, reach: f64) -> f64 {
    LEFT + PLOT * (0.5 + points / (2.0 * reach))
}

/// The band in which cards should lie, and the axis.
fn ground(reach: f64, bottom: f64) -> String {
    let bound = 100.0 * BOUND;
    let (from, to, zero) = (at(-bound, reach), at(bound, reach), at(0.0, reach));
    let mut text = format!(
        "<rect x=\"{from:.1}\" y=\"{TOP}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{FOXED}\"/>\n\
         <path d=\"M{zero:.1} {TOP}V{bottom:.1}\" stroke=\"{INK}\" stroke-width=\"1\" \
         stroke-dasharray=\"4 3\"/>\n",
        to - from,
        bottom - TOP,
    );
    for mark in [-bound, 0.0, bound] {
        text += &label(at(mark, reach), TOP - 10.0, "middle", &points(mark / 100.0));
    }
    text
}

fn whisker(weight: &Weight, middle: f64, reach: f64) -> String {
    let colour = if weight.exceeds(BOUND) { ROSE } else { MOSS };
    let (least, most) = weight.interval();
    let [from, dot, to] = [least, weight.worth(), most].map(|part| at(100.0 * part, reach));
    let number = label(LEFT + PLOT + 8.0, middle + 5.0, "start", &points(weight.worth()));
    format!(
        "<path d=\"M{from:.1} {middle:.1}H{to:.1}\" stroke=\"{colour}\" stroke-width=\"2\"/>\n\
         <circle cx=\"{dot:.1}\" cy=\"{middle:.1}\" r=\"4\" fill=\"{colour}\"/>\n{number}"
    )
}

fn label(x: f64, y: f64, anchor: &str, words: &str) -> String {
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>\n")
}
