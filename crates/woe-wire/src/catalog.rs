//! How are the cards sent, once, before a game?

use crate::{scene::scene, stack::mark_word};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use woe_cards::{CardId, Catalog, ICON_SLOTS, Kind, Number};

/// Words in every language we speak.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Text {
    /// In English.
    pub en: String,
    /// In Italian.
    pub it: String,
}

impl From<&woe_cards::Text> for Text {
    fn from(text: &woe_cards::Text) -> Text {
        Text { en: text.en.clone(), it: text.it.clone() }
    }
}

/// A name after Italian prepositions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Joined {
    /// After *su*.
    pub su: String,
    /// After *da*.
    pub da: String,
    /// After *a*.
    pub a: String,
}

/// What is known of a character.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PersonSheet {
    /// The family's position; a Guest has none.
    pub family: Option<u8>,
    /// Who they are in three words.
    pub epithet: Text,
    /// Whether they are several.
    pub plural: bool,
}

/// A card: what is printed on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CardSheet {
    /// Its number.
    pub card: u16,
    /// Its id, the English title that it had first in lower case with hyphens: what its picture is called.
    pub slug: String,
    /// What sort of card it is.
    #[ts(
        type = "'modifier' | 'event' | 'untimely-death' | 'mystery' | 'character' | 'guest' | 'residence' \
                | 'story' | 'expedition'"
    )]
    pub kind: String,
    /// The position of its set.
    pub set: u8,
    /// What it is called.
    pub title: Text,
    /// The Italian title after prepositions, if it is the bottom of a stack.
    pub joined: Option<Joined>,
    /// Its rules text.
    pub text: Text,
    /// The same of somebody: `{name}` stands for whoever it happens to.
    pub told: Text,
    /// A word of ten letters at most for what it does while it shows.
    pub word: Option<Text>,
    /// Its two possibilities, if it offers a choice.
    pub either: Option<[Text; 2]>,
    /// One dry line.
    pub flavour: Text,
    /// Top, middle, bottom; null is clear film.
    pub pathos: [Option<i8>; 3],
    /// The ids of its icons, "blank" for a blank disc; null is clear film.
    pub icons: [Option<String>; ICON_SLOTS],
    /// Whether it brings a portrait.
    pub persistent: bool,
    /// Whether that portrait is undead.
    pub undead: bool,
    /// The Expedition that it brings to the middle.
    pub expedition: Option<u16>,
    /// What its picture shows, for those who can't see it.
    pub likeness: Option<Text>,
    /// Which scene an Event shows if it has no picture of its own.
    pub scene: Option<String>,
    /// Whether it is a response.
    pub response: bool,
    /// What is known of a character.
    pub person: Option<PersonSheet>,
}

/// What a card says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Says {
    /// To its reader.
    pub text: Text,
    /// Of somebody.
    pub told: Text,
    /// In a word, while it shows.
    pub word: Option<Text>,
    /// Of the two possibilities, if it offers a choice.
    pub either: Option<[Text; 2]>,
}

/// A story icon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct IconSheet {
    /// Its id.
    pub id: String,
    /// What players call it.
    pub name: Text,
    /// One letter.
    pub letter: char,
}

/// A family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct FamilySheet {
    /// Its id.
    pub id: String,
    /// What players call it.
    pub name: Text,
    /// What its crest shows.
    pub crest: Text,
    /// One dry line.
    pub flavour: Text,
    /// Its characters.
    pub members: Vec<u16>,
    /// Where it lives.
    pub residence: Option<u16>,
}

/// A set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SetSheet {
    /// Its id.
    pub id: String,
    /// What players call it.
    pub name: Text,
    /// Its version.
    pub version: String,
    /// The hash over its files.
    pub hash: String,
    /// How it speaks of death, and of those who belong together.
    pub speech: String,
    /// How many Stories can lie in the middle at most, if it says so.
    pub stories: Option<u8>,
}

/// Every card of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CatalogPage {
    /// The sets.
    pub sets: Vec<SetSheet>,
    /// The edition.
    pub edition: String,
    /// The icons.
    pub icons: Vec<IconSheet>,
    /// The families.
    pub families: Vec<FamilySheet>,
    /// The cards, by number.
    pub cards: Vec<CardSheet>,
    /// Up to how many cards everybody draws whom nothing befalls.
    pub draw_limit: u8,
    /// How many characters each has where there are no families, if the table does not say otherwise.
    pub cast: u8,
}

impl CatalogPage {
    /// The page of a table's catalog. `says` writes a card's rules text, `joined` an Italian name
    /// after prepositions: sentences are made elsewhere.
    pub fn of(
        catalog: &Catalog,
        edition: &str,
        says: impl Fn(CardId) -> Says,
        joined: impl Fn(&str) -> Joined,
    ) -> CatalogPage {
        let sets = catalog.sets.iter().map(|set| SetSheet {
            id: set.id.clone(),
            name: (&set.name).into(),
            version: set.version.clone(),
            hash: set.hash.clone(),
            speech: set.speech.word().to_owned(),
            stories: set.stories,
        });
        let icons = catalog.icons.iter().map(|icon| IconSheet {
            id: icon.id.clone(),
            name: (&icon.name).into(),
            letter: icon.letter,
        });
        let families = 0..catalog.families.len();
        let cards = catalog.ids().map(|id| CardSheet::of(catalog, id, says(id), &joined));
        CatalogPage {
            sets: sets.collect(),
            edition: edition.to_owned(),
            icons: icons.collect(),
            families: families.map(|family| FamilySheet::of(catalog, family)).collect(),
            cards: cards.collect(),
            draw_limit: woe_rules::DRAW_LIMIT as u8,
            cast: woe_rules::CAST_SIZE as u8,
        }
    }
}

impl CardSheet {
    fn of(
        catalog: &Catalog,
        id: CardId,
        Says { text, told, word, either }: Says,
        joined: impl Fn(&str) -> Joined,
    ) -> CardSheet {
        let (card, sheet) = (catalog.card(id), catalog.sheet(id));
        let person = sheet.person.as_ref().map(|person| PersonSheet {
            family: person.family.map(|family| family as u8),
            epithet: (&person.epithet).into(),
            plural: person.number == Number::Plural,
        });
        CardSheet {
            card: crate::action::card(id),
            slug: sheet.id.clone(),
            kind: sheet.kind.word().to_owned(),
            set: sheet.set as u8,
            title: (&sheet.title).into(),
            joined: is_bottom(sheet.kind).then(|| joined(&sheet.title.it)),
            text,
            told,
            word,
            either,
            flavour: (&sheet.flavour).into(),
            pathos: card.pathos,
            icons: card.icons.map(|mark| mark.map(|mark| mark_word(mark, catalog))),
            persistent: card.persistent.is_some() && card.kind == Kind::Modifier,
            undead: card.is_undead(),
            expedition: card
                .voyage
                .and_then(|at| catalog.of_kind(Kind::Expedition).nth(usize::from(at)))
                .map(crate::action::card),
            likeness: sheet.likeness.as_ref().map(Text::from),
            scene: (card.kind == Kind::Event).then(|| scene(card).to_owned()),
            response: card.response.is_some(),
            person,
        }
    }
}

/// Whether a stack goes by the title of such a card.
const fn is_bottom(kind: Kind) -> bool {
    matches!(kind, Kind::Character | Kind::Guest | Kind::Residence | Kind::Story)
}

impl FamilySheet {
    pub(crate) fn of(catalog: &Catalog, family: usize) -> FamilySheet {
        let sheet = &catalog.families[family];
        let belongs = |id: &CardId| {
            let person = catalog.sheet(*id).person.as_ref();
            person.is_some_and(|person| person.family == Some(family))
        };
        let mut residences = catalog.of_kind(Kind::Residence).filter(belongs);
        FamilySheet {
            id: sheet.id.clone(),
            name: (&sheet.name).into(),
            crest: (&sheet.crest).into(),
            flavour: (&sheet.flavour).into(),
            members: catalog
                .of_kind(Kind::Character)
                .filter(belongs)
                .map(crate::action::card)
                .collect(),
            residence: residences.next().map(crate::action::card),
        }
    }
}
