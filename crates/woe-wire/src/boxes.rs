//! Which boxes are there to choose from?

use crate::catalog::{FamilySheet, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use woe_cards::{Catalog, Kind};

/// A Story that a table can agree on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StorySheet {
    /// What its picture is called.
    pub slug: String,
    /// What it is called.
    pub title: Text,
}

/// A set, as it stands on the shelf.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BoxSheet {
    /// Its id.
    pub id: String,
    /// What players call it.
    pub name: Text,
    /// One sentence, if its makers wrote one.
    pub pitch: Option<Text>,
    /// How long a game takes, about.
    pub minutes: Option<u16>,
    /// The ids of the sets it needs: an expansion needs its base, a game that stands alone none.
    pub needs: Vec<String>,
    /// The edition whose rules it expects.
    pub edition: String,
    /// How it speaks of death, and of those who belong together.
    pub speech: String,
    /// How many can play.
    pub players: [u8; 2],
    /// How many cards it has.
    pub cards: u16,
    /// The families that it brings.
    pub families: Vec<FamilySheet>,
    /// How many characters there are to choose from, if it has no families.
    pub cast: u8,
    /// How many Residences it brings.
    pub residences: u8,
    /// How many Guests it brings.
    pub guests: u8,
    /// How many Expeditions it brings.
    pub expeditions: u8,
    /// The Stories that it brings.
    pub stories: Vec<StorySheet>,
    /// The most Stories that may lie in the middle, if it says so.
    pub stories_most: Option<u8>,
    /// Whether it came with the house.
    pub house: bool,
}

/// All boxes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Boxes {
    /// Each of them; what others need comes first.
    pub boxes: Vec<BoxSheet>,
}

impl BoxSheet {
    /// The box of the last set of a catalog, which was compiled with what it needs.
    pub fn of(catalog: &Catalog) -> Option<BoxSheet> {
        let at = catalog.sets.len().checked_sub(1)?;
        let set = &catalog.sets[at];
        let own = |kind: Kind| catalog.of_kind(kind).filter(|&id| catalog.sheet(id).set == at);
        let count = |kind: Kind| own(kind).count() as u8;
        let cards = catalog.sheets.iter().filter(|sheet| sheet.set == at).count();
        let loose = |id: &woe_cards::CardId| {
            catalog.sheet(*id).person.as_ref().is_some_and(|person| person.family.is_none())
        };
        let families = (0..catalog.families.len()).map(|family| FamilySheet::of(catalog, family));
        let brings = |family: &FamilySheet| {
            let first = family.members.first();
            first.is_some_and(|&card| catalog.sheets[usize::from(card)].set == at)
        };
        let stories = own(Kind::Story).map(|id| {
            let sheet = catalog.sheet(id);
            StorySheet { slug: sheet.id.clone(), title: (&sheet.title).into() }
        });
        Some(BoxSheet {
            id: set.id.clone(),
            name: (&set.name).into(),
            pitch: set.box_lid.as_ref().map(|lid| (&lid.pitch).into()),
            minutes: set.box_lid.as_ref().map(|lid| lid.minutes),
            needs: set.needs.clone(),
            edition: set.profile.word().to_owned(),
            speech: set.speech.word().to_owned(),
            players: [2, woe_rules::Seat::MAX as u8],
            cards: cards as u16,
            families: families.filter(brings).collect(),
            cast: own(Kind::Character).filter(loose).count() as u8,
            residences: count(Kind::Residence),
            guests: count(Kind::Guest),
            expeditions: count(Kind::Expedition),
            stories_most: set.stories,
            stories: stories.collect(),
            house: false,
        })
    }
}
