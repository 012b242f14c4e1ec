//! In which catalogs are the cards of the sets at hand?

use crate::{sets, trouble::Trouble};
use woe_cards::{CardId, Catalog, Edition, SetSource, Sheet, compile};

/// A catalog, and which of its cards are meant.
pub(super) struct Volume {
    catalog: Catalog,
    /// The cards of the sets that were asked for; what these need is in the catalog, too.
    ids: Vec<CardId>,
}

impl Volume {
    /// The card with that title in any language, or that first one, whatever its capitals; or that id.
    pub(super) fn find(&self, title: &str) -> Option<(&Catalog, CardId)> {
        self.cards().find(|(catalog, id)| is_called(catalog.sheet(*id), title.trim()))
    }

    /// The cards that an edition has, as it has them. [HOME-6]
    pub(super) fn in_edition(&self, edition: Edition) -> Volume {
        let known = |id: &CardId| self.catalog.card_in(*id, edition).is_some();
        let cards = self.catalog.ids().map(|id| {
            let card = self.catalog.card_in(id, edition);
            card.unwrap_or_else(|| self.catalog.card(id).clone())
        });
        let catalog = Catalog { cards: cards.collect(), ..self.catalog.clone() };
        Volume { catalog, ids: self.ids.iter().copied().filter(known).collect() }
    }

    /// The cards, each with its catalog.
    pub(super) fn cards(&self) -> impl Iterator<Item = (&Catalog, CardId)> {
        self.ids.iter().map(|&id| (&self.catalog, id))
    }
}

fn is_called(sheet: &Sheet, words: &str) -> bool {
    sheet.is_called(words) || sheet.id == words
}

/// The cards of these sets, or of all that are at hand: together if they mix, else one by one.
pub(super) fn volumes(ids: &[String], available: &[SetSource]) -> Result<Vec<Volume>, Trouble> {
    // Naming a set that is not there is a slip, not an empty list.
    let chosen = sets::chosen(ids, available)?;
    if let (false, Ok(catalog)) = (ids.is_empty(), compile(&chosen)) {
        return Ok(vec![volume(catalog, ids)]);
    }
    let all: Vec<String> = available.iter().map(|source| source.id.clone()).collect();
    let wanted = if ids.is_empty() { &all } else { ids };
    let mut volumes = Vec::new();
    for id in wanted {
        let id = std::slice::from_ref(id);
        volumes.push(volume(sets::catalog(&sets::chosen(id, available)?)?, id));
    }
    Ok(volumes)
}

fn volume(catalog: Catalog, wanted: &[String]) -> Volume {
    let is_wanted = |id: &CardId| wanted.contains(&catalog.sets[catalog.sheet(*id).set].id);
    let ids = catalog.ids().filter(is_wanted).collect();
    Volume { catalog, ids }
}
