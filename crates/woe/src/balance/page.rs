//! How does a measurement read on a page?

use super::{Told, picture, points, report};
use crate::{date, page::grouped};
use std::path::{Component, Path, PathBuf};
use woe_cards::CardId;
use woe_sim::Weight;

/// The page in Markdown; the picture, if there is one, is found from where the page is.
pub(super) fn written(told: &Told<'_>, page: &Path) -> String {
    let shown = told.asked.picture.as_deref().map_or(String::new(), |file| {
        format!("![{}]({})\n\n", picture::title(told), way(page, file))
    });
    let facts: Vec<String> = report::facts(told)
        .into_iter()
        .map(|[what, much]| format!("| {what} | {much} |"))
        .collect();
    let rows: Vec<String> = told.weights.iter().map(|weight| row(told, weight)).collect();
    format!(
        "# What the cards of {} are worth with {} players\n\n\
         Draws are random. So the part of the games that whoever drew a card first wins, minus what chance\n\
         gives, is what the card is worth: +1.0 is one game more in a hundred. Measured on {} by\n\n\
         ```text\n{}\n```\n\n\
         in {} games of {} at every seat. {}\n\n\
         | a game has | |\n|---|---|\n{}\n\n\
         {shown}\
         | card | kind | Pathos | games | worth | 95 % | |\n|---|---|---|---|---|---|---|\n{}\n",
        told.names(),
        told.asked.players,
        date::today(),
        told.asked.command(),
        grouped(told.balanced.games as f64),
        plural(&told.asked.level.to_string()),
        verdict(told),
        facts.join("\n"),
        rows.join("\n"),
    )
}

fn verdict(told: &Told<'_>) -> String {
    let beyond: Vec<&str> = told.beyond().map(|weight| told.title(weight)).collect();
    match &beyond[..] {
        [] => "No card is surely worth more than 3 points, either way.".to_owned(),
        cards => format!("Surely worth more than 3 points, either way: {}.", cards.join(", ")),
    }
}

/// `governess` and `governess+magpie` are Governesses.
fn plural(level: &str) -> String {
    let (level, style) = level.split_once('+').unwrap_or((level, ""));
    let ending = if level.ends_with('s') { "es" } else { "s" };
    let style = if style.is_empty() { String::new() } else { format!(" ({style})") };
    format!("{level}{ending}{style}")
}

fn row(told: &Told<'_>, weight: &Weight) -> String {
    let (least, most) = weight.interval();
    let cells = [
        told.title(weight).replace('|', "/"),
        told.rules.catalog.card(weight.card).kind.word().to_owned(),
        pathos(told, weight.card),
        grouped(weight.games() as f64),
        points(weight.worth()),
        format!("{} to {}", points(least), points(most)),
        if weight.exceeds(super::BOUND) { "beyond" } else { "" }.to_owned(),
    ];
    format!("| {} |", cells.join(" | "))
}

/// The printed numbers from the top, a dot for clear film.
fn pathos(told: &Told<'_>, card: CardId) -> String {
    let pathos = told.rules.catalog.card(card).pathos;
    if pathos.iter().all(Option::is_none) {
        return "–".to_owned();
    }
    let slot = |slot: Option<i8>| slot.map_or("·".to_owned(), |it| crate::page::signed(it.into()));
    pathos.map(slot).join(" ")
}

/// The way from a page to a file, as a link.
fn way(page: &Path, file: &Path) -> String {
    let folder: Vec<Component<'_>> = page.parent().unwrap_or(Path::new("")).components().collect();
    let file: Vec<Component<'_>> = file.components().collect();
    let same = folder.iter().zip(&file).take_while(|(one, other)| one == other).count();
    let up = std::iter::repeat_n(Component::ParentDir, folder.len() - same);
    let way: PathBuf = up.chain(file[same..].iter().copied()).collect();
    way.to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_found_from_the_page() {
        let way = |page: &str, file: &str| way(Path::new(page), Path::new(file));
        assert_eq!(way("docs/sets/a.md", "docs/pictures/a.svg"), "../pictures/a.svg");
        assert_eq!(way("docs/sets/a.md", "docs/sets/a.svg"), "a.svg");
        assert_eq!(way("a.md", "pictures/a.svg"), "pictures/a.svg");
    }

    #[test]
    fn many_of_a_level_are_called_so() {
        assert_eq!(plural("governess"), "governesses");
        assert_eq!(plural("clerk"), "clerks");
        assert_eq!(plural("raven+magpie"), "ravens (magpie)");
    }
}
