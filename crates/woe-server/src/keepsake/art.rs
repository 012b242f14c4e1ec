//! Which drawings are there to draw with?

use std::{collections::HashMap, f64::consts::FRAC_PI_2, fmt::Write, sync::LazyLock};

// The fonts and the art, as the build script found them.
include!(concat!(env!("OUT_DIR"), "/drawn.rs"));

pub(super) const PAPER: &str = "#efe7d6";
pub(super) const FOXED: &str = "#ddd0b6";
pub(super) const INK: &str = "#1c1a1d";
pub(super) const ROSE: &str = "#8c2f39";
pub(super) const FADED: &str = "#5a5348";
const MOSS: &str = "#4f6b57";
const BONE: &str = "#f7f4ec";

/// Somebody whom nobody has drawn yet, as `web/src/art/ornaments.ts` has them.
const BUST: &str = "<path fill=\"currentColor\" d=\"M14 126C15 106 25 97 39 93C41 90 41 86 40 82C33 77 30 69 31 58C30 43 \
    37 33 50 33C63 33 71 42 70 55C71 60 74 64 76 68C74 70 71 70 71 71C72 73 71 75 70 76C71 78 70 80 69 81C69 86 66 88 60 \
    88C60 90 60 92 61 94C75 98 85 107 87 126Z\"/>";
/// Scrollwork for the upper left corner, and a curl beside a heading, from the same place.
pub(super) const SCROLL: &str = "M7 34C7 18 18 7 34 7M7 26C12 25 15 21 13 17.6C11.4 15 8 16 8.6 18.8M26 7C25 12 21 15 \
    17.6 13C15 11.4 16 8 18.8 8.6M13 17.6C14 15.6 15.6 14 17.6 13";
pub(super) const FLOURISH: &str =
    "M0 0C12-7 20 6 32 0C40-4 45-6 49-2C51 1 47 4 45 1.6M32 0C42 1 52 2 60 0";

/// What is drawn on the living side of a card, on the deceased one, and on plain paper and ink: cuts show the ground.
pub(super) const STYLE: &str = "\
    .living .cut[fill],.paper .cut[fill]{fill:#f7f4ec}.dead .cut[fill],.ink .cut[fill]{fill:#1c1a1d}\
    .paper .cut[fill]{fill:#efe7d6}.cut[fill=\"none\"]{fill:none!important}\
    .living .cut[stroke]{stroke:#f7f4ec}.paper .cut[stroke]{stroke:#efe7d6}\
    .dead .cut[stroke],.ink .cut[stroke]{stroke:#1c1a1d}";

/// The fonts, as they came: each a WOFF file.
pub(super) fn fonts() -> &'static [&'static [u8]] {
    FONTS
}

/// What is inside a picture, if somebody has drawn it: `crests/slogar`.
pub(super) fn picture(name: &str) -> Option<&'static str> {
    static PICTURES: LazyLock<HashMap<&str, &str>> =
        LazyLock::new(|| ART.iter().map(|&(name, text)| (name, inner(text))).collect());
    PICTURES.get(name).copied()
}

/// What is drawn, without the outer tag.
fn inner(text: &'static str) -> &'static str {
    let from = text.find("<svg").and_then(|at| Some(at + text[at..].find('>')? + 1));
    let to = text.rfind("</svg>").unwrap_or(text.len());
    from.and_then(|from| text.get(from..to)).unwrap_or_default().trim()
}

/// How it is with somebody in an oval.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Living,
    Dead,
}

/// A silhouette in its oval, in a box of 100 × 126; the wreath reaches a little further.
pub(super) fn oval(slug: &str, side: Side, id: &str) -> String {
    let figure = picture(&format!("portraits/{slug}")).unwrap_or(BUST);
    let (class, ground, colour) = match side {
        Side::Living => ("living", BONE, INK),
        Side::Dead => ("dead", INK, BONE),
    };
    let wreath = match side {
        Side::Living => String::new(),
        Side::Dead => format!("<path fill=\"{MOSS}\" d=\"{}\"/>", wreath(50.0, 63.0, 48.0, 61.0)),
    };
    let ellipse = "<ellipse cx=\"50\" cy=\"63\" rx=\"46\" ry=\"59\"";
    format!(
        "<clipPath id=\"{id}\">{ellipse}/></clipPath>{wreath}{ellipse} fill=\"{ground}\"/>\
         <g class=\"{class}\" color=\"{colour}\" fill=\"{colour}\" clip-path=\"url(#{id})\">{figure}</g>\
         {ellipse} fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.7\"/>"
    )
}

/// A wreath round an oval, in two branches that leave each other alone at the top.
fn wreath(x: f64, y: f64, rx: f64, ry: f64) -> String {
    let mut leaves = String::new();
    for side in [-1.0, 1.0] {
        for step in 0..=15 {
            // From the foot of the oval up one side, a little short of the top.
            let angle = FRAC_PI_2 + side * (0.12 + f64::from(step) * 0.174);
            let (px, py) = (x + rx * angle.cos(), y + ry * angle.sin());
            let along = (ry * angle.cos() * side).atan2(-rx * angle.sin() * side);
            leaf(&mut leaves, (px, py), along + 0.55, 15.0);
            leaf(&mut leaves, (px, py), along - 0.55, 13.0);
        }
    }
    leaves
}

fn leaf(out: &mut String, (x, y): (f64, f64), turn: f64, long: f64) {
    let (dx, dy) = (turn.cos(), turn.sin());
    let at = |along: f64, aside: f64| {
        let (x, y) = (x + long * (along * dx - aside * dy), y + long * (along * dy + aside * dx));
        format!("{x:.1} {y:.1}")
    };
    let [foot, left, tip, right] = [at(0.0, 0.0), at(0.4, 0.34), at(1.0, 0.0), at(0.4, -0.34)];
    // Writing to a string cannot fail.
    let _ = write!(out, "M{foot}Q{left} {tip}Q{right} {foot}Z");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_art_of_the_sets_is_at_hand() {
        for name in ["portraits/lord-slogar", "crests/slogar", "borders/hemlock"] {
            assert!(picture(name).is_some_and(|it| it.starts_with('<')), "{name}");
        }
        assert_eq!(picture("portraits/nobody"), None);
        assert!(oval("nobody", Side::Dead, "a").contains(BUST));
    }
}
