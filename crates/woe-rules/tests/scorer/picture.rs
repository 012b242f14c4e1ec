//! What does one see who looks down at a stack? Paint the layers one over the other.

use woe_cards::{Card, CardId, Kind, LawKind, Laws, Mark};
use woe_rules::{Face, Portrait, Rules};

/// What can be seen at one spot of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// Clear film: one sees what lies below.
    Clear,
    /// A number, zero included. [STACK-3]
    Number(i32),
    /// An icon. [STACK-4]
    Sign(usize),
    /// An opaque disc. [STACK-4]
    Disc,
    /// Words, or an empty plate, of that card. [STACK-5]
    Words(CardId),
    /// A picture that belongs to that card. [STACK-6]
    Likeness(CardId),
    /// A picture of one who is neither dead nor alive, by that card. [UNDEAD-3]
    Revenant(CardId),
    /// The deceased side, by that death. [DEATH-7]
    Grave(CardId),
}

/// Three numbers, four icons, a text plate, a portrait. [STACK-2]
pub(crate) type Picture = [Ink; 9];
const NUMBERS: std::ops::Range<usize> = 0..3;
const SIGNS: std::ops::Range<usize> = 3..7;
pub(crate) const PLATE: usize = 7;
pub(crate) const PORTRAIT: usize = 8;

/// What is printed on a card.
fn print(id: CardId, card: &Card) -> Picture {
    let mut ink = [Ink::Clear; 9];
    for (spot, points) in ink[NUMBERS].iter_mut().zip(card.pathos) {
        *spot = points.map_or(Ink::Clear, |points| Ink::Number(points.into()));
    }
    for (spot, mark) in ink[SIGNS].iter_mut().zip(card.icons) {
        let sign = |mark: Mark| mark.icon().map_or(Ink::Disc, |it| Ink::Sign(it.index()));
        *spot = mark.map_or(Ink::Clear, sign);
    }
    if !card.kind.is_drawn() {
        ink[PORTRAIT] = Ink::Likeness(id);
        return ink;
    }
    ink[PLATE] = Ink::Words(id);
    ink[PORTRAIT] = match card.persistent {
        _ if card.kind == Kind::UntimelyDeath => Ink::Grave(id),
        Some(laws) if laws.has(LawKind::Undead) => Ink::Revenant(id),
        Some(_) => Ink::Likeness(id),
        None => Ink::Clear,
    };
    ink
}

/// A painter knows what is printed on every card.
pub(crate) struct Painter<'a> {
    pub(crate) rules: &'a Rules,
    prints: Vec<Picture>,
}

impl<'a> Painter<'a> {
    pub(crate) fn new(rules: &'a Rules) -> Painter<'a> {
        let prints = rules.catalog.ids().map(|id| print(id, rules.catalog.card(id))).collect();
        Painter { rules, prints }
    }

    /// What is printed on each card.
    pub(crate) fn prints(&self) -> &[Picture] {
        &self.prints
    }

    /// Lays a card over a picture: print covers, film does not. [STACK-1]
    pub(crate) fn cover(&self, picture: &mut Picture, layer: CardId) {
        for (seen, &ink) in picture.iter_mut().zip(&self.prints[layer.index()]) {
            if ink != Ink::Clear {
                *seen = ink;
            }
        }
    }

    pub(crate) fn paint(&self, base: CardId, layers: impl IntoIterator<Item = CardId>) -> Picture {
        let mut picture = self.prints[base.index()];
        layers.into_iter().for_each(|layer| self.cover(&mut picture, layer));
        picture
    }

    /// How a law counts: that of the words one can read, and that of the picture one can see.
    pub(crate) fn law(&self, picture: &Picture, count: impl Fn(Laws) -> i32) -> i32 {
        let card = |id: CardId| self.rules.catalog.card(id);
        let words = match picture[PLATE] {
            Ink::Words(id) => count(card(id).ongoing),
            _ => 0,
        };
        let likeness = match picture[PORTRAIT] {
            Ink::Likeness(id) | Ink::Revenant(id) => card(id).persistent.map_or(0, count),
            _ => 0,
        };
        words + likeness
    }

    pub(crate) fn assert_face(&self, face: &Face, picture: &Picture) {
        let numbers = picture[NUMBERS].iter().map(|&ink| number(ink));
        assert!(numbers.eq(face.pathos.iter().map(|&points| i32::from(points))));
        assert_eq!(self_worth(picture), i32::from(face.self_worth()));
        let icons: Vec<usize> = face.icons().iter().map(|icon| icon.index()).collect();
        let signs = (0..self.rules.catalog.icons.len()).filter(|&sign| has_sign(picture, sign));
        assert!(signs.eq(icons));
        let plate = face.plate.map_or(Ink::Clear, Ink::Words);
        assert_eq!(plate, picture[PLATE]);
        match (face.portrait, picture[PORTRAIT]) {
            (Portrait::Own, Ink::Likeness(id)) => {
                assert!(!self.rules.catalog.card(id).kind.is_drawn())
            }
            (Portrait::Persistent(card), Ink::Likeness(id)) => assert_eq!(card, id),
            (Portrait::Undead(card), Ink::Revenant(id)) => assert_eq!(card, id),
            (Portrait::Dead(card), Ink::Grave(id)) => assert_eq!(card, id),
            (portrait, ink) => panic!("{portrait:?} is not {ink:?}"),
        }
    }
}

fn number(ink: Ink) -> i32 {
    match ink {
        Ink::Number(points) => points,
        _ => 0,
    }
}

/// The sum of the three numbers one can see. [STACK-7]
pub(crate) fn self_worth(picture: &Picture) -> i32 {
    picture[NUMBERS].iter().map(|&ink| number(ink)).sum()
}

pub(crate) fn has_sign(picture: &Picture, sign: usize) -> bool {
    picture[SIGNS].contains(&Ink::Sign(sign))
}
