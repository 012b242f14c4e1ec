//! How does a keepsake look?

use super::{
    Household, Keepsake, SIZE, Sitter, Sufferer,
    art::{self, FADED, FLOURISH, FOXED, INK, PAPER, ROSE, SCROLL, STYLE, Side, oval},
    paint::{Letters, escaped, width_of, writable},
};
use std::fmt::Write;
use woe_prose::{Caption, Language, caption, victory};

/// The middle of the left side and how wide it is; where the right side begins and ends.
const LEFT: f32 = 232.0;
const LEFT_WIDE: f32 = 330.0;
const RIGHT: [f32; 2] = [430.0, 1128.0];
/// The border of those who belong to no family.
const HOMELESS: &str = "fairytale";
/// Between which heights the families stand, and how high one of them is at most.
const ROWS: [f32; 2] = [208.0, 548.0];
const ROW_MOST: f32 = 118.0;

/// The keepsake as SVG.
pub(crate) fn drawn(keepsake: &Keepsake, language: Language) -> String {
    let mut sheet = Sheet::new();
    let border = keepsake.saddest.as_ref().and_then(|one| one.border.as_deref());
    // Where there are no families there is no motif but the one of all tales.
    sheet.frame(Some(border.unwrap_or(HOMELESS)));
    if let Some(sufferer) = &keepsake.saddest {
        sheet.sufferer(sufferer, language);
    }
    let middle = (RIGHT[0] + RIGHT[1]) / 2.0;
    let wide = RIGHT[1] - RIGHT[0];
    sheet.line(
        &keepsake.game(language),
        (middle, 84.0),
        (wide, 28.0),
        ink(Letters::SmallCaps, FADED),
    );
    let names = keepsake.households.iter().filter(|household| household.won);
    let names: Vec<String> = names.map(|household| named(&household.player, language)).collect();
    sheet.heading(&victory(language, &names), middle, wide);
    let rows = keepsake.households.len().max(1) as f32;
    let high = ((ROWS[1] - ROWS[0]) / rows).min(ROW_MOST);
    let top = (ROWS[0] + ROWS[1] - rows * high) / 2.0;
    for (at, household) in keepsake.households.iter().enumerate() {
        sheet.household(household, (top + at as f32 * high, high), language);
    }
    sheet.signature(middle, language);
    sheet.finished()
}

/// What links show that have no picture of their own.
pub(crate) fn drawn_house(language: Language) -> String {
    let mut sheet = Sheet::new();
    sheet.frame(Some("hemlock"));
    let company = [
        ("lord-slogar", Side::Living),
        ("professor-helena-slogar", Side::Dead),
        ("the-twins", Side::Living),
        ("grogar", Side::Dead),
        ("melissa-slogar", Side::Living),
    ];
    for (at, (slug, side)) in company.into_iter().enumerate() {
        // The middle one is the largest, as in a family photograph.
        let scale = 1.98 - 0.24 * (at as f32 - 2.0).abs();
        let middle = 600.0 + (at as f32 - 2.0) * 208.0;
        let sitter = Sitter { slug: slug.to_owned(), side };
        sheet.portrait(&sitter, (middle, 226.0), scale);
    }
    sheet.line("Woebegone", (600.0, 468.0), (900.0, 104.0), ink(Letters::Title, INK));
    sheet.flourishes(600.0, 438.0, 260.0);
    let motto = caption(language, Caption::Motto);
    sheet.line(&motto, (600.0, 532.0), (980.0, 38.0), ink(Letters::Slanted, FADED));
    sheet.finished()
}

/// A name as it can be written.
fn named(name: &str, language: Language) -> String {
    let name = writable(name);
    if name.is_empty() { caption(language, Caption::Somebody) } else { name }
}

/// A number as it is written on a card: a real minus sign, and a plus for what is cheerful.
fn signed(value: i16) -> String {
    match value {
        0 => "0".to_owned(),
        below if below < 0 => format!("−{}", below.unsigned_abs()),
        above => format!("+{above}"),
    }
}

/// How words are written.
#[derive(Clone, Copy)]
struct Ink<'a> {
    letters: Letters,
    colour: &'a str,
}

fn ink(letters: Letters, colour: &str) -> Ink<'_> {
    Ink { letters, colour }
}

/// A sheet of paper that is being drawn on.
struct Sheet {
    svg: String,
    ovals: usize,
}

impl Sheet {
    fn new() -> Sheet {
        let (wide, high) = SIZE;
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\"><style>{STYLE}</style>\
             <rect width=\"{wide}\" height=\"{high}\" fill=\"{PAPER}\"/>"
        );
        Sheet { svg, ovals: 0 }
    }

    fn finished(mut self) -> String {
        self.svg.push_str("</svg>");
        self.svg
    }

    fn add(&mut self, what: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.svg.write_fmt(what);
    }

    /// Rules round the sheet, scrolls in the corners, and a border as a family has it.
    fn frame(&mut self, border: Option<&str>) {
        let tile = border.and_then(|family| art::picture(&format!("borders/{family}")));
        for y in [17.0, 593.0] {
            let tiles = tile.into_iter().flat_map(|tile| (0..44).map(move |at| (tile, at)));
            for (tile, at) in tiles {
                let x = 72.0 + at as f32 * 24.0;
                self.add(format_args!(
                    "<g class=\"paper\" color=\"{INK}\" opacity=\"0.62\" \
                     transform=\"translate({x} {y}) scale(.84)\">{tile}</g>"
                ));
            }
        }
        for (inset, stroke) in [(10.0, 3.0), (46.0, 1.2)] {
            let (wide, high) = (1200.0 - 2.0 * inset, 630.0 - 2.0 * inset);
            self.add(format_args!(
                "<rect x=\"{inset}\" y=\"{inset}\" width=\"{wide}\" height=\"{high}\" fill=\"none\" stroke=\"{INK}\" \
                 stroke-width=\"{stroke}\"/>"
            ));
        }
        for (x, y, across, down) in
            [(46, 46, 1, 1), (1154, 46, -1, 1), (46, 584, 1, -1), (1154, 584, -1, -1)]
        {
            self.add(format_args!(
                "<path d=\"{SCROLL}\" transform=\"translate({x} {y}) scale({across} {down})\" fill=\"none\" \
                 stroke=\"{INK}\" stroke-width=\"1.6\"/>"
            ));
        }
    }

    /// Words about a middle, as large as the room allows.
    fn line(&mut self, words: &str, at: (f32, f32), (room, most): (f32, f32), ink: Ink<'_>) {
        let size = fitted(words, ink.letters, room, most);
        self.words(words, at, size, "middle", ink);
    }

    fn words(
        &mut self,
        words: &str,
        (x, y): (f32, f32),
        size: f32,
        anchor: &str,
        Ink { letters, colour }: Ink<'_>,
    ) {
        let (letters, words) = (letters.attributes(), escaped(words));
        self.add(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\" fill=\"{colour}\" \
             {letters}>{words}</text>"
        ));
    }

    fn portrait(&mut self, sitter: &Sitter, (x, y): (f32, f32), scale: f32) {
        self.ovals += 1;
        let oval = oval(&sitter.slug, sitter.side, &format!("oval{}", self.ovals));
        let (x, y) = (x - 50.0 * scale, y - 63.0 * scale);
        self.add(format_args!("<g transform=\"translate({x} {y}) scale({scale})\">{oval}</g>"));
    }

    /// The saddest of all, with how it ended and what it was worth.
    fn sufferer(&mut self, one: &Sufferer, language: Language) {
        let over = if one.manner.is_some() { Caption::Saddest } else { Caption::Nobody };
        let over = caption(language, over);
        self.line(&over, (LEFT, 84.0), (LEFT_WIDE, 28.0), ink(Letters::SmallCaps, FADED));
        self.portrait(&one.sitter, (LEFT, 270.0), 2.5);
        self.add(format_args!(
            "<circle cx=\"{}\" cy=\"398\" r=\"44\" fill=\"{PAPER}\" stroke=\"{INK}\" stroke-width=\"3\"/>",
            LEFT + 108.0
        ));
        let colour = if one.worth > 0 { ROSE } else { INK };
        let worth = signed(one.worth);
        self.line(&worth, (LEFT + 108.0, 412.0), (68.0, 42.0), ink(Letters::Title, colour));
        let name = language.of(&one.name);
        self.line(name, (LEFT, 498.0), (LEFT_WIDE, 40.0), ink(Letters::Title, INK));
        let manner = one.manner.as_ref().map_or("", |manner| language.of(manner));
        self.line(manner, (LEFT, 540.0), (LEFT_WIDE, 30.0), ink(Letters::Slanted, FADED));
    }

    /// Who has won, in one line or two.
    fn heading(&mut self, words: &str, middle: f32, wide: f32) {
        let ink = ink(Letters::Title, INK);
        if fitted(words, Letters::Title, wide, 56.0) >= 46.0 {
            return self.line(words, (middle, 156.0), (wide, 56.0), ink);
        }
        let [first, second] = halved(words);
        let size = fitted(&first, Letters::Title, wide, 44.0);
        let size = size.min(fitted(&second, Letters::Title, wide, 44.0));
        self.words(&first, (middle, 134.0), size, "middle", ink);
        self.words(&second, (middle, 134.0 + size * 1.08), size, "middle", ink);
    }

    /// One family: crest, name, player, portraits and value. The winner's stands on ink.
    fn household(&mut self, one: &Household, (top, high): (f32, f32), language: Language) {
        let ground = if one.won { INK } else { "none" };
        let colour = if one.won { PAPER } else { INK };
        let ([x, right], middle, tall) = (RIGHT, top + high / 2.0, high - 8.0);
        let (y, wide) = (top + 4.0, right - x);
        self.add(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{tall}\" rx=\"6\" fill=\"{ground}\"/>"
        ));
        let size = tall.min(62.0) * 0.72;
        let at = (right - 18.0, middle + size * 0.3);
        self.words(&signed(one.value), at, size, "end", ink(Letters::Title, colour));
        let from = self.crest(one, (x + 14.0, middle), tall.min(64.0) * 0.8);
        let to = self.members(one, (right - 122.0, middle), tall);
        self.names(one, (from, to - 12.0 - from), (middle, tall.min(84.0)), language);
    }

    /// The crest of a family, if it has one; tells where it ends.
    fn crest(&mut self, one: &Household, (x, middle): (f32, f32), edge: f32) -> f32 {
        let crest = one.family.as_ref().and_then(|(id, _)| art::picture(&format!("crests/{id}")));
        let Some(crest) = crest else { return x + 6.0 };
        let (class, colour) = if one.won { ("ink", PAPER) } else { ("paper", INK) };
        let (y, scale) = (middle - edge / 2.0, edge / 40.0);
        self.add(format_args!(
            "<g class=\"{class}\" color=\"{colour}\" transform=\"translate({x} {y}) scale({scale})\">{crest}</g>"
        ));
        x + edge + 16.0
    }

    /// The family and whose it is, one below the other.
    fn names(
        &mut self,
        one: &Household,
        (from, room): (f32, f32),
        (middle, tall): (f32, f32),
        language: Language,
    ) {
        let (colour, faded) = if one.won { (PAPER, FOXED) } else { (INK, FADED) };
        let player = named(&one.player, language);
        let Some((_, family)) = &one.family else {
            let size = fitted(&player, Letters::Title, room, tall * 0.42);
            let at = (from, middle + size * 0.3);
            return self.words(&player, at, size, "start", ink(Letters::Title, colour));
        };
        let family = language.of(family);
        let size = fitted(family, Letters::Title, room, tall * 0.4);
        let at = (from, middle - 2.0);
        self.words(family, at, size, "start", ink(Letters::Title, colour));
        let size = fitted(&player, Letters::Slanted, room, tall * 0.31);
        let at = (from, middle + tall * 0.33);
        self.words(&player, at, size, "start", ink(Letters::Slanted, faded));
    }

    /// The portraits of a family in a row that ends there; tells where it begins.
    fn members(&mut self, one: &Household, (to, middle): (f32, f32), tall: f32) -> f32 {
        let count = one.members.len().max(1) as f32;
        // At most so wide that the names have room.
        let scale = ((tall - 10.0) / 142.0).min(290.0 / (count * 124.0));
        let step = 124.0 * scale;
        for (at, member) in one.members.iter().enumerate() {
            let x = to - (count - at as f32 - 0.5) * step;
            self.portrait(member, (x, middle), scale);
        }
        to - count * step
    }

    fn flourishes(&mut self, middle: f32, y: f32, apart: f32) {
        for side in [-1.0, 1.0] {
            let x = middle + side * apart;
            self.add(format_args!(
                "<path d=\"{FLOURISH}\" transform=\"translate({x} {y}) scale({} 2)\" fill=\"none\" stroke=\"{INK}\" \
                 stroke-width=\"1\"/>",
                side * 2.0
            ));
        }
    }

    fn signature(&mut self, middle: f32, language: Language) {
        let motto = format!("Woebegone, {}", caption(language, Caption::Motto));
        self.line(&motto, (middle, 574.0), (600.0, 23.0), ink(Letters::Slanted, FADED));
    }
}

/// How large words can be set in that room.
fn fitted(words: &str, letters: Letters, room: f32, most: f32) -> f32 {
    let wide = width_of(words, letters);
    if wide * most > room { room / wide } else { most }
}

/// Words in two lines of about the same length.
fn halved(words: &str) -> [String; 2] {
    let middle = words.len() / 2;
    let gaps = words.match_indices(' ').map(|(at, _)| at);
    let gap = gaps.min_by_key(|at| at.abs_diff(middle)).unwrap_or(words.len());
    [words[..gap].to_owned(), words[gap..].trim_start().to_owned()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_on_cards() {
        assert_eq!([-85, 0, 10].map(signed), ["−85", "0", "+10"]);
    }

    #[test]
    fn long_words_are_halved_at_a_gap() {
        assert_eq!(halved("Ann and Bob share"), ["Ann and", "Bob share"]);
        assert_eq!(halved("Inconsolably"), ["Inconsolably", ""]);
    }
}
