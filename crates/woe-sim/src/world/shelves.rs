//! What stands on the shelf after an upgrade?

use woe_cards::{SetSource, SourceFile, shelf};

/// The boxes that a later house does not have.
const GONE: [&str; 2] = ["unwelcome-guests", "fairytale"];
/// Where most cards of a box are.
const MODIFIERS: &str = "modifiers.toml";
const CARD: &str = "[[modifier]]";

/// The shelf of today; one with a title mended and numbers changed in every box; and one where every box
/// lacks a card, and some boxes are gone.
pub(super) fn shelves() -> [Vec<SetSource>; 3] {
    let today = shelf();
    let mended = changed(&today, |text| renumbered(&mended(text)));
    let left: Vec<SetSource> =
        today.iter().filter(|set| !GONE.contains(&set.id.as_str())).cloned().collect();
    let thinned = changed(&left, thinned);
    [today, mended, thinned]
}

fn changed(shelf: &[SetSource], change: impl Fn(&str) -> String) -> Vec<SetSource> {
    let file = |file: &SourceFile| match file.name == MODIFIERS {
        true => SourceFile { name: file.name.clone(), text: change(&file.text) },
        false => file.clone(),
    };
    let set = |set: &SetSource| SetSource {
        id: set.id.clone(),
        files: set.files.iter().map(file).collect(),
    };
    shelf.iter().map(set).collect()
}

/// With another title for the first card, which remembers the one it had.
fn mended(text: &str) -> String {
    let title = text.split_once(CARD).and_then(|(_, rest)| rest.split_once("en = \""));
    let Some(title) = title.and_then(|(_, rest)| rest.split('"').next()) else {
        return text.to_owned();
    };
    let old = format!("en = \"{title}\"");
    text.replacen(&old, &format!("en = \"{title} at last\", was = \"{title}\""), 1)
}

fn renumbered(text: &str) -> String {
    text.replace("= -15", "= -20")
}

/// Without the second card.
fn thinned(text: &str) -> String {
    let mut cards = text.match_indices(CARD).skip(1).map(|(at, _)| at);
    match (cards.next(), cards.next()) {
        (Some(from), Some(to)) => format!("{}{}", &text[..from], &text[to..]),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mixes;
    use woe_cards::compile;

    #[test]
    fn every_shelf_can_be_played_and_is_another() {
        let [today, mended, thinned] = shelves();
        for mix in mixes(&mended).into_iter().chain(mixes(&thinned)) {
            let mistakes = compile(&mix).err().unwrap_or_default();
            assert!(mistakes.is_empty(), "{:?}", mistakes.first());
        }
        for set in mended.iter().chain(&thinned) {
            assert!(today.iter().all(|other| other.hash() != set.hash()), "{}", set.id);
        }
        assert_eq!((mended.len(), thinned.len()), (today.len(), today.len() - GONE.len()));
    }
}
