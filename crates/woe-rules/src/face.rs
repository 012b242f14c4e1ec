//! What shows of a stack?

use woe_cards::{Card, CardId, Catalog, ICON_SLOTS, IconSet, Kind, LawKind, Laws, Mark};

/// Whose picture shows: what it says about life, death and persistent effects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Portrait {
    /// The bottom card's own.
    Own,
    /// That of a card with a persistent effect. [STACK-6]
    Persistent(CardId),
    /// The deceased side, since that death. [DEATH-1] [DEATH-7]
    Dead(CardId),
    /// That of a card that makes undead. [UNDEAD-3]
    Undead(CardId),
}

/// What the eye meets, looking down through a stack: its areas. [STACK-2]
///
/// A face is never set, only seen: it is [`Face::under`] folded over the layers, lowest first.
/// Ongoing effects are read off the plate, persistent ones off the portrait, death is a portrait.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    /// Top, middle, bottom. [STACK-3]
    pub pathos: [i8; 3],
    /// What shows in the icon slots. [STACK-4]
    pub icons: [Option<Mark>; ICON_SLOTS],
    /// Whose text shows; nobody's on a bare stack. It is also the top layer. [STACK-5]
    pub plate: Option<CardId>,
    /// Whose picture shows.
    pub portrait: Portrait,
}

impl Face {
    /// Nothing to see.
    pub(crate) const EMPTY: Face =
        Face { pathos: [0; 3], icons: [None; ICON_SLOTS], plate: None, portrait: Portrait::Own };

    /// The bottom card alone: a character is worth nothing, a Guest what is printed. [STACK-7]
    pub fn bare(base: &Card) -> Face {
        Face {
            pathos: base.pathos.map(|points| points.unwrap_or(0)),
            icons: base.icons,
            plate: None,
            portrait: Portrait::Own,
        }
    }

    /// The same stack with one more sheet on it: print covers, clear film does not. Mysteries lie on a
    /// Residence by the same rule, and there may be three icons. [STACK-1] [HOME-5] [TALE-5]
    #[inline]
    pub fn under(mut self, id: CardId, layer: &Card) -> Face {
        for slot in 0..3 {
            self.pathos[slot] = layer.pathos[slot].unwrap_or(self.pathos[slot]);
        }
        for slot in 0..ICON_SLOTS {
            self.icons[slot] = layer.icons[slot].or(self.icons[slot]);
        }
        // Every text plate is opaque, even an empty one. [STACK-5]
        self.plate = Some(id);
        // A persistent effect lasts until another portrait covers its own. [STACK-6]
        if let Some(laws) = &layer.persistent {
            let undead = laws.has(LawKind::Undead);
            self.portrait = if undead { Portrait::Undead(id) } else { Portrait::Persistent(id) };
        }
        if layer.kind == Kind::UntimelyDeath {
            self.portrait = Portrait::Dead(id);
        }
        self
    }

    /// The sum of the visible Pathos. [STACK-7]
    #[inline]
    pub fn self_worth(&self) -> i16 {
        self.pathos.iter().map(|&points| i16::from(points)).sum()
    }

    /// The icons that show; a blank disc gives none. [STACK-4]
    #[inline]
    pub fn icons(&self) -> IconSet {
        IconSet::shown(&self.icons)
    }

    /// The Modifier on top, if one lies there.
    #[inline]
    pub fn top_modifier(&self) -> Option<CardId> {
        self.plate.filter(|&top| Some(top) != self.death())
    }

    /// The death that shows, if the character is dead.
    #[inline]
    pub fn death(&self) -> Option<CardId> {
        match self.portrait {
            Portrait::Dead(death) => Some(death),
            Portrait::Own | Portrait::Persistent(_) | Portrait::Undead(_) => None,
        }
    }

    /// Whether the character is undead. [UNDEAD-2]
    #[inline]
    pub fn is_undead(&self) -> bool {
        matches!(self.portrait, Portrait::Undead(_))
    }

    /// The card whose picture shows, if it is not the bottom card's.
    pub fn pictured(&self) -> Option<CardId> {
        match self.portrait {
            Portrait::Own => None,
            Portrait::Persistent(card) | Portrait::Dead(card) | Portrait::Undead(card) => {
                Some(card)
            }
        }
    }

    /// The laws of the plate. [STACK-5]
    #[inline]
    pub fn ongoing<'a>(&self, catalog: &'a Catalog) -> &'a Laws {
        self.plate.map_or(&Laws::NONE, |plate| &catalog.card(plate).ongoing)
    }

    /// The laws of the portrait; the bottom card's own power is one. [STACK-6]
    #[inline]
    pub fn persistent<'a>(&self, base: &'a Card, catalog: &'a Catalog) -> &'a Laws {
        match self.portrait {
            Portrait::Own => base.persistent.as_ref(),
            Portrait::Persistent(card) | Portrait::Undead(card) => {
                catalog.card(card).persistent.as_ref()
            }
            Portrait::Dead(_) => None,
        }
        .unwrap_or(&Laws::NONE)
    }
}

/// Which card gives what shows in each slot: the highest layer that has print there. [STACK-1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Givers {
    /// Top, middle, bottom; nobody where film is clear down to the bottom card. [STACK-3]
    pub pathos: [Option<CardId>; 3],
    /// The icon slots. [STACK-4]
    pub icons: [Option<CardId>; ICON_SLOTS],
}

impl Givers {
    /// Who gives what in a stack of those layers, lowest first.
    pub fn of(layers: &[CardId], catalog: &Catalog) -> Givers {
        let highest = |prints: &dyn Fn(&Card) -> bool| {
            layers.iter().rev().copied().find(|&layer| prints(catalog.card(layer)))
        };
        Givers {
            pathos: std::array::from_fn(|slot| highest(&|card| card.pathos[slot].is_some())),
            icons: std::array::from_fn(|slot| highest(&|card| card.icons[slot].is_some())),
        }
    }
}
