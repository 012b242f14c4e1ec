//! How is a stack sent?

use crate::action::{card, seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use woe_cards::{Catalog, ICON_SLOTS, Mark};
use woe_rules::{Face, Givers, Portrait, StackView};

/// Whose picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PortraitPart {
    /// The bottom card's own.
    Own,
    /// That of a card with a persistent effect.
    Persistent(u16),
    /// The deceased side, since that death.
    Dead(u16),
    /// That of a card that makes undead.
    Undead(u16),
}

/// Which card gives what shows in each slot: null is clear film down to the bottom card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GiversPart {
    /// Of the Pathos: top, middle, bottom.
    pub pathos: [Option<u16>; 3],
    /// Of the icons.
    pub icons: [Option<u16>; ICON_SLOTS],
}

/// What shows of a stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct FacePart {
    /// Top, middle, bottom.
    pub pathos: [i8; 3],
    /// The ids of the icons that show; "blank" is an opaque disc.
    pub icons: [Option<String>; ICON_SLOTS],
    /// Whose text shows.
    pub plate: Option<u16>,
    /// Whose picture shows.
    pub portrait: PortraitPart,
    /// The Self-Worth.
    pub worth: i16,
    /// What it adds to the Family Value as it lies, bonuses included; null if it does not count.
    pub reckoned: Option<i16>,
    /// Which card gives what.
    pub givers: GiversPart,
}

/// A stack as it lies open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StackPart {
    /// The bottom card.
    pub base: u16,
    /// In whose family.
    pub of: Option<u8>,
    /// Whether it left the game.
    pub gone: bool,
    /// The layers, lowest first.
    pub layers: Vec<u16>,
    /// What shows.
    pub face: FacePart,
}

impl StackPart {
    /// The stack as that view has it; `reckoned` is what the rules say it counts for at the reckoning.
    pub fn of(view: &StackView, reckoned: Option<i16>, catalog: &Catalog) -> StackPart {
        let givers = Givers::of(&view.layers, catalog);
        StackPart {
            base: card(view.base),
            of: view.of.map(seat),
            gone: view.gone,
            layers: view.layers.iter().map(|&layer| card(layer)).collect(),
            face: FacePart::of(&view.face, givers, reckoned, catalog),
        }
    }
}

impl FacePart {
    fn of(face: &Face, givers: Givers, reckoned: Option<i16>, catalog: &Catalog) -> FacePart {
        FacePart {
            pathos: face.pathos,
            icons: face.icons.map(|mark| mark.map(|mark| mark_word(mark, catalog))),
            plate: face.plate.map(card),
            portrait: match face.portrait {
                Portrait::Own => PortraitPart::Own,
                Portrait::Persistent(of) => PortraitPart::Persistent(card(of)),
                Portrait::Dead(of) => PortraitPart::Dead(card(of)),
                Portrait::Undead(of) => PortraitPart::Undead(card(of)),
            },
            worth: face.self_worth(),
            reckoned,
            givers: GiversPart {
                pathos: givers.pathos.map(|giver| giver.map(card)),
                icons: givers.icons.map(|giver| giver.map(card)),
            },
        }
    }
}

/// The id of what is printed in an icon slot.
pub(crate) fn mark_word(mark: Mark, catalog: &Catalog) -> String {
    let icon = mark.icon().and_then(|icon| catalog.icons.get(icon.index()));
    icon.map_or_else(|| "blank".to_owned(), |icon| icon.id.clone())
}
