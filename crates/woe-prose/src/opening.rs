//! What is said of a game before it begins?

use crate::lang::{Language, say};
use woe_cards::{Catalog, Edition};

/// "first edition".
pub fn edition_name(language: Language, edition: Edition) -> String {
    say(language, "game-edition", &[("edition", edition.word().into())])
}

/// Who sits with somebody: a family, or the misfits; nobody where there are no families. [SETUP-5] [TALE-1]
pub fn family_name(catalog: &Catalog, language: Language, family: Option<u8>) -> Option<String> {
    if catalog.families.is_empty() {
        return None;
    }
    let family = family.and_then(|family| catalog.families.get(usize::from(family)));
    Some(match family {
        Some(family) => language.of(&family.name).to_owned(),
        None => say(language, "game-misfits", &[]),
    })
}
