//! What are all the cards, for a reader?

use crate::{
    lang::Language,
    noun::Voice,
    picture::{icon, points},
    ruling::rule_ids,
    wording::{rules_text, sentence},
};
use woe_cards::{Card, CardId, Catalog, Edition, Kind, SetSheet};

/// Every card by set and kind, in both languages, as Markdown. Sets that do not mix come in catalogs of their own.
pub fn catalogue(catalogs: &[Catalog]) -> String {
    let mut page = OPENING.to_owned();
    for catalog in catalogs {
        for (position, set) in catalog.sets.iter().enumerate() {
            page.push_str(&chapter(catalog, position, set));
        }
    }
    page
}

const OPENING: &str = "<!-- Generated from the sets: do not edit. `cargo xtask docs` writes it anew. -->

# The catalogue

Every card with its rules text, which is read off its data, in English and in Italian. The three numbers are the top,
middle and bottom Pathos slots: `·` is clear film, `0` hides what lies below, and so does the blank disc `○` among the
icons. The ids at the end of a line are the rules that matter to the card: see [the rules](rules.md).
";

fn chapter(catalog: &Catalog, position: usize, set: &SetSheet) -> String {
    let mut page = format!("\n## {} {}\n", both(&set.name.en, &set.name.it), set.version);
    for kind in Kind::ALL {
        let ids: Vec<CardId> = catalog
            .ids()
            .filter(|&id| catalog.card(id).kind == kind && catalog.sheet(id).set == position)
            .collect();
        if ids.is_empty() {
            continue;
        }
        page.push_str(&heading(catalog, kind, ids.len()));
        ids.iter().for_each(|&id| page.push_str(&entry(catalog, id)));
    }
    page
}

fn heading(catalog: &Catalog, kind: Kind, count: usize) -> String {
    let [en, it] = Language::ALL.map(|language| {
        let voice = Voice::to_you(catalog, language);
        voice.say("kind-many", &[("kind", kind.word().into())])
    });
    let note = if kind == Kind::Mystery { editions(catalog) } else { String::new() };
    format!("\n### {} ({count})\n{note}", both(&en, &it))
}

/// What the second edition does not have. [HOME-6]
fn editions(catalog: &Catalog) -> String {
    let [en, it] = Language::ALL.map(|language| {
        let voice = Voice::to_you(catalog, language);
        let icons = voice.icons(catalog.icons_lacking(Edition::Second));
        sentence(&voice.say("game-mysteries", &[("icons", icons.into())]))
    });
    format!("\n- {en} (HOME-6)\n- {it} (HOME-6)\n")
}

fn entry(catalog: &Catalog, id: CardId) -> String {
    let sheet = catalog.sheet(id);
    let mut facts = vec![format!("**{}**", both(&sheet.title.en, &sheet.title.it))];
    facts.extend(sheet.only.map(edition));
    facts.extend(sheet.with.as_ref().map(|set| format!("with `{set}`")));
    facts.extend(print(catalog, catalog.card(id)));
    facts.extend(family(catalog, id));
    facts.push(rule_ids(catalog, id).join(" "));
    facts.retain(|fact| !fact.is_empty());
    let [en, it] = Language::ALL.map(|language| text(catalog, id, language));
    format!("\n{}\n- {en}\n- {it}\n", facts.join(" — "))
}

fn edition(edition: Edition) -> String {
    format!("{} edition only", edition.word())
}

/// Numbers and icons, if the card has any print.
fn print(catalog: &Catalog, card: &Card) -> Vec<String> {
    let mut facts = Vec::new();
    if card.pathos != [None; 3] {
        facts.push(format!("`{}`", card.pathos.map(points).join(" ")));
    }
    facts.extend(card.icons.iter().flatten().map(|&mark| {
        let [en, it] = Language::ALL.map(|language| icon(Voice::to_you(catalog, language), mark));
        both(&en, &it)
    }));
    facts
}

fn family(catalog: &Catalog, id: CardId) -> Option<String> {
    let position = catalog.sheet(id).person.as_ref()?.family?;
    let name = &catalog.families.get(position)?.name;
    Some(both(&name.en, &name.it))
}

/// Rules text, then epithet and flavour, the latter leaning.
fn text(catalog: &Catalog, id: CardId, language: Language) -> String {
    let sheet = catalog.sheet(id);
    let epithet = sheet.person.as_ref().map_or("", |person| language.of(&person.epithet));
    let flavour = language.of(&sheet.flavour);
    let mut words = vec![rules_text(catalog, id, language), sentence(epithet)];
    if !flavour.is_empty() {
        words.push(format!("*{flavour}*"));
    }
    words.retain(|words| !words.is_empty());
    words.join(" ")
}

fn both(en: &str, it: &str) -> String {
    if en == it { en.to_owned() } else { format!("{en} / {it}") }
}
