//! What is said of a game before it begins?

use crate::lang::{Language, say};
use woe_cards::{Catalog, Edition};
use woe_rules::Folk;

/// "first edition".
pub fn edition_name(language: Language, edition: Edition) -> String {
    say(language, "game-edition", &[("edition", edition.word().into())])
}

/// Who sits with somebody: a family, or the misfits; nobody where there are no families. [SETUP-5] [TALE-1]
pub fn family_name(catalog: &Catalog, language: Language, folk: Folk) -> Option<String> {
    match folk {
        Folk::Family(family) => {
            let family = catalog.families.get(usize::from(family))?;
            Some(language.of(&family.name).to_owned())
        }
        Folk::Misfits => Some(say(language, "game-misfits", &[])),
        Folk::Cast => None,
    }
}
