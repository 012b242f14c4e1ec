//! How is a card written for machines?

use serde_json::{Value, json};
use woe_cards::{CardId, Catalog, Edition, Mark, Text};
use woe_prose::{Language, rule_ids, rules_text};

/// Everything there is to know about a card.
pub(super) fn card(catalog: &Catalog, id: CardId) -> Value {
    let (card, sheet) = (catalog.card(id), catalog.sheet(id));
    let rules = Text {
        en: rules_text(catalog, id, Language::English),
        it: rules_text(catalog, id, Language::Italian),
    };
    let person = sheet.person.as_ref();
    let family = person.and_then(|person| catalog.families.get(person.family?));
    json!({
        "id": sheet.id,
        "title": text(&sheet.title),
        "was": sheet.was,
        "kind": card.kind.word(),
        "set": catalog.sets.get(sheet.set).map(|set| &set.id),
        "only": sheet.only.map(Edition::word),
        "with": sheet.with,
        "pathos": card.pathos,
        "icons": card.icons.map(|mark| mark.map(|mark| icon(catalog, mark))),
        "rules_text": text(&rules),
        "rules": rule_ids(catalog, id),
        "flavour": text(&sheet.flavour),
        "family": family.map(|family| json!({ "id": family.id, "name": text(&family.name) })),
        "epithet": person.map(|person| text(&person.epithet)),
        "likeness": sheet.likeness.as_ref().map(text),
        "position": {
            "first": position(catalog, id, Edition::First),
            "second": position(catalog, id, Edition::Second),
        },
    })
}

fn text(text: &Text) -> Value {
    json!({ "en": text.en, "it": text.it })
}

/// The word for it in set files.
fn icon(catalog: &Catalog, mark: Mark) -> &str {
    let sheet = mark.icon().and_then(|icon| catalog.icons.get(icon.index()));
    sheet.map_or("blank", |sheet| &sheet.id)
}

/// Where the card lies before the draw pile of that edition is shuffled, from zero.
fn position(catalog: &Catalog, id: CardId, edition: Edition) -> Option<usize> {
    let is_there = |with: &String| catalog.sets.iter().any(|set| set.id == *with);
    let mut pile = catalog.deck().filter(|&id| {
        let sheet = catalog.sheet(id);
        sheet.only.is_none_or(|only| only == edition) && sheet.with.as_ref().is_none_or(is_there)
    });
    pile.position(|card| card == id)
}
