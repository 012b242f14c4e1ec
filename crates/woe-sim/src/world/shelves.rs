//! What stands on the shelf after an upgrade?

use woe_cards::{SetSource, SourceFile, shelf};

/// The boxes that a later house does not have.
const GONE: [&str; 2] = ["unwelcome-guests", "fairytale"];
/// Where a title and numbers are changed, and where a card is taken out.
const MODIFIERS: (&str, &str) = ("modifiers.toml", "[[modifier]]");
const EVENTS: (&str, &str) = ("events.toml", "[[event]]");
/// Where a box says how it looks.
const BOX: &str = "box.toml";

/// The shelf of today; one with a title mended and numbers changed in every box; and one where every box
/// lacks a card, and some boxes are gone.
pub(super) fn shelves() -> [Vec<SetSource>; 3] {
    let today = shelf();
    let mended = changed(&today, MODIFIERS.0, |text| renumbered(&mended(text)));
    let left: Vec<SetSource> =
        today.iter().filter(|set| !GONE.contains(&set.id.as_str())).cloned().collect();
    let thinned = left.iter().map(thinned).collect();
    [today, mended, thinned]
}

fn changed(shelf: &[SetSource], name: &str, change: impl Fn(&str) -> String) -> Vec<SetSource> {
    let file = |file: &SourceFile| match file.name == name {
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
    let first = text.split(MODIFIERS.1).nth(1).and_then(title);
    let Some(title) = first else { return text.to_owned() };
    let old = format!("en = \"{title}\"");
    text.replacen(&old, &format!("en = \"{title} at last\", was = \"{title}\""), 1)
}

fn renumbered(text: &str) -> String {
    text.replace("= -15", "= -20")
}

/// Without the first Event whose picture the box does not name.
fn thinned(set: &SetSource) -> SetSource {
    let text = |name: &str| set.files.iter().find(|file| file.name == name).map(|file| &*file.text);
    let pictured = text(BOX).unwrap_or_default();
    let titles = text(EVENTS.0).unwrap_or_default().split(EVENTS.1).skip(1).map(title);
    let spare = titles.flatten().find(|title| !pictured.contains(title)).unwrap_or_default();
    let without = |text: &str| {
        let cards = text.split(EVENTS.1).filter(|card| title(card) != Some(spare));
        cards.collect::<Vec<_>>().join(EVENTS.1)
    };
    changed(std::slice::from_ref(set), EVENTS.0, without).remove(0)
}

/// The English title with which a card begins.
fn title(card: &str) -> Option<&str> {
    card.split_once("en = \"").and_then(|(_, rest)| rest.split('"').next())
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
