//! What does a card look like in plain text?

use crate::{lang::Language, noun::Voice, wording::rules_text};
use woe_cards::{Card, CardId, Catalog, ICON_SLOTS, Kind, Mark, Sheet};

/// How many columns a little card takes.
const WIDTH: usize = 34;
/// How many of them are for words.
const INNER: usize = WIDTH - 4;

/// A small card of box-drawing characters: title, slots and plate, the kind in its frame.
pub fn little_card(catalog: &Catalog, id: CardId, language: Language) -> String {
    let (card, sheet) = (catalog.card(id), catalog.sheet(id));
    let voice = Voice::to_you(catalog, language);
    let frame = Frame::of(card.kind);
    let mut lines = vec![frame.top(&voice.say("kind-one", &[("kind", card.kind.word().into())]))];
    lines.extend(head(voice, card, sheet).iter().map(|words| frame.line(words)));
    let plate = plate(&rules_text(catalog, id, language), language.of(&sheet.flavour));
    if !plate.is_empty() {
        lines.push(frame.divider());
        lines.extend(plate.iter().map(|words| frame.line(words)));
    }
    lines.push(frame.bottom(origin(voice, sheet)));
    lines.join("\n")
}

fn head(voice: Voice, card: &Card, sheet: &Sheet) -> Vec<String> {
    let mut lines = wrapped(voice.language.of(&sheet.title), INNER);
    if let Some(person) = &sheet.person {
        lines.extend(wrapped(voice.language.of(&person.epithet), INNER));
    }
    let is_film = matches!(card.kind, Kind::Modifier | Kind::UntimelyDeath | Kind::Mystery);
    if is_film || card.pathos != [None; 3] || card.icons != [None; ICON_SLOTS] {
        lines.push(String::new());
        lines.extend(slots(voice, card));
    }
    lines
}

/// Numbers at the left, icons at the right; the mystery's row only if something is printed there.
fn slots(voice: Voice, card: &Card) -> Vec<String> {
    let rows = if card.icons[3].is_some() { 4 } else { 3 };
    (0..rows)
        .map(|row| {
            let points = card.pathos.get(row).map_or(String::new(), |&slot| points(slot));
            let icon = card.icons[row].map_or(String::new(), |mark| icon(voice, mark));
            let gap = INNER.saturating_sub(4 + icon.chars().count());
            format!("{points:>4}{:gap$}{icon}", "")
        })
        .collect()
}

/// A Pathos slot as players read it: `·` is clear film, zero is not. [STACK-3]
pub(crate) fn points(slot: Option<i8>) -> String {
    match slot {
        None => "·".to_owned(),
        Some(0) => "0".to_owned(),
        Some(points @ 1..) => format!("+{points}"),
        Some(points) => format!("−{}", points.unsigned_abs()),
    }
}

/// An icon slot that is not clear: `○` is the blank disc. [STACK-4]
pub(crate) fn icon(voice: Voice, mark: Mark) -> String {
    let sheet = mark.icon().and_then(|icon| voice.catalog.icons.get(icon.index()));
    sheet.map_or("○".to_owned(), |sheet| voice.language.of(&sheet.name).to_owned())
}

fn plate(rules: &str, flavour: &str) -> Vec<String> {
    let mut lines = wrapped(rules, INNER);
    if !rules.is_empty() && !flavour.is_empty() {
        lines.push(String::new());
    }
    lines.extend(wrapped(flavour, INNER - 2).iter().map(|line| format!("  {line}")));
    lines
}

fn origin<'a>(voice: Voice<'a>, sheet: &Sheet) -> &'a str {
    let family =
        sheet.person.as_ref().and_then(|person| voice.catalog.families.get(person.family?));
    let set = voice.catalog.sets.get(sheet.set);
    let name = family.map(|family| &family.name).or(set.map(|set| &set.name));
    name.map_or("", |name| voice.language.of(name))
}

/// The words in lines of that many characters at most; a longer word is cut.
fn wrapped(words: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        let letters: Vec<char> = word.chars().collect();
        for piece in letters.chunks(width) {
            let piece: String = piece.iter().collect();
            match lines.last_mut() {
                Some(line) if line.chars().count() + 1 + piece.chars().count() <= width => {
                    line.push(' ');
                    line.push_str(&piece);
                }
                _ => lines.push(piece),
            }
        }
    }
    lines
}

/// The lines around a card: thin for Modifiers, dashed for Events, double for deaths, thick for people; posts for
/// what lies beside them, and beams for what is laid there.
struct Frame {
    top: [char; 3],
    side: char,
    divider: [char; 3],
    bottom: [char; 3],
}

impl Frame {
    const fn of(kind: Kind) -> Frame {
        let (top, side, divider, bottom) = match kind {
            Kind::Modifier => (['╭', '─', '╮'], '│', ['├', '─', '┤'], ['╰', '─', '╯']),
            Kind::Event => (['┌', '╌', '┐'], '┆', ['├', '╌', '┤'], ['└', '╌', '┘']),
            Kind::UntimelyDeath => (['╔', '═', '╗'], '║', ['╟', '─', '╢'], ['╚', '═', '╝']),
            Kind::Mystery => (['╒', '═', '╕'], '│', ['├', '─', '┤'], ['╘', '═', '╛']),
            Kind::Character | Kind::Guest => {
                (['┏', '━', '┓'], '┃', ['┠', '─', '┨'], ['┗', '━', '┛'])
            }
            Kind::Residence | Kind::Story | Kind::Expedition => {
                (['╓', '─', '╖'], '║', ['╟', '─', '╢'], ['╙', '─', '╜'])
            }
        };
        Frame { top, side, divider, bottom }
    }

    fn line(&self, words: &str) -> String {
        format!("{side} {words:INNER$} {side}", side = self.side)
    }

    fn divider(&self) -> String {
        let [left, line, right] = self.divider;
        format!("{left}{}{right}", dashes(line, WIDTH - 2))
    }

    fn top(&self, kind: &str) -> String {
        let [left, line, right] = self.top;
        let kind = label(kind);
        let rest = dashes(line, WIDTH - 3 - kind.chars().count());
        format!("{left}{line}{kind}{rest}{right}")
    }

    fn bottom(&self, origin: &str) -> String {
        let [left, line, right] = self.bottom;
        let origin = label(origin);
        let rest = dashes(line, WIDTH - 3 - origin.chars().count());
        format!("{left}{rest}{origin}{line}{right}")
    }
}

fn dashes(line: char, count: usize) -> String {
    std::iter::repeat_n(line, count).collect()
}

/// A name that interrupts a line of the frame; nothing if there is none.
fn label(name: &str) -> String {
    let name: String = name.chars().take(INNER - 2).collect();
    if name.is_empty() { name } else { format!(" {name} ") }
}
