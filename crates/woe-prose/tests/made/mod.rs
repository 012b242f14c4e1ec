//! Cards made by hand, in a catalog of their own.

use woe_cards::{
    Card, CardId, Catalog, Edition, FamilySheet, Icon, IconSheet, Kind, SetSheet, Sheet, Speech,
    StackFilter, Target, Text, Verb,
};
use woe_prose::{Language, rules_text};

pub(crate) const BEAST: Icon = Icon::new(0);
pub(crate) const LUCRE: Icon = Icon::new(1);
pub(crate) const MARRIAGE: Icon = Icon::new(2);

/// A catalog of that one card.
pub(crate) fn catalog(card: &Card) -> Catalog {
    let set = SetSheet {
        id: "made".to_owned(),
        name: both("Made Up", "Inventato"),
        version: "1.0.0".to_owned(),
        profile: Edition::First,
        needs: Vec::new(),
        speech: Speech::Gloom,
        stories: None,
        box_lid: None,
        played: String::new(),
        hash: String::new(),
    };
    let sheet = Sheet {
        id: String::new(),
        was: None,
        title: both("was nipped by newts", "venne pizzicato dai tritoni"),
        flavour: both("They had been warned.", "Erano stati avvertiti."),
        kind: card.kind,
        set: 0,
        only: None,
        with: None,
        person: None,
        likeness: None,
    };
    let family = FamilySheet {
        id: "made".to_owned(),
        name: both("The Mades", "I Fatti"),
        crest: both("a newt", "un tritone"),
        flavour: both("They keep together.", "Stanno insieme."),
    };
    Catalog {
        cards: [card.clone()].into(),
        sheets: [sheet].into(),
        icons: icons().into(),
        families: [family].into(),
        sets: [set].into(),
        deck_len: 1,
    }
}

fn icons() -> [IconSheet; 3] {
    let icons = [("beast", "bestia"), ("lucre", "lucro"), ("marriage", "matrimonio")];
    icons.map(|(en, it)| IconSheet {
        id: en.to_owned(),
        name: both(en, it),
        letter: 'X',
        only: None,
    })
}

/// The rules text of a card in a language.
pub(crate) fn text(card: &Card, language: Language) -> String {
    rules_text(&catalog(card), CardId::new(0), language)
}

/// The rules text of a card in every language.
pub(crate) fn texts(card: &Card) -> [String; 2] {
    Language::ALL.map(|language| text(card, language))
}

/// Fails unless the card reads like that.
pub(crate) fn check(card: &Card, english: &str, italian: &str) {
    assert_eq!(texts(card), [english, italian]);
}

/// A Modifier with something printed on it.
pub(crate) fn modifier(print: impl FnOnce(&mut Card)) -> Card {
    let mut card = Card::plain(Kind::Modifier);
    print(&mut card);
    card
}

/// An Event that names those and does that.
pub(crate) fn event(targets: &[StackFilter], verbs: &[Verb]) -> Card {
    let targets = targets.iter().map(|&filter| Target { filter, suffers: None }).collect();
    Card { targets, immediate: verbs.into(), ..Card::plain(Kind::Event) }
}

fn both(en: &str, it: &str) -> Text {
    Text { en: en.to_owned(), it: it.to_owned() }
}
