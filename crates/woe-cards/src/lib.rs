//! What a card is: the language of card sets, compiled into a [`Catalog`].

mod card;
mod catalog;
mod census;
mod check;
mod compile;
mod filter;
mod grammar;
mod law;
mod mistake;
mod names;
mod nearest;
mod page;
mod phrases;
mod read;
mod sense;
mod shape;
mod sheet;
mod shelf;
mod speech;
mod table;
mod tree;
mod verb;

/// The shapes of set files: what the checker, the schema and the reference are made from.
pub mod language {
    pub use crate::{
        grammar::{
            CHARACTER, DEATH, EVENT, FAMILY, FILE, GUEST, ICON, ICONS, KIN, MODIFIER, PATHOS, SET,
            TEXT, TITLE,
        },
        phrases::{
            BONUS, CARD_FILTER, DISCARDING, DRAWING, GRANTING, LAID_ON, LAW, LAW_TABLE,
            PLAYING_NOW, RESPONSE, SHOWN, SIMPLE_VERB, STACK_FILTER, TAKING, VERB,
        },
        shape::{BLANK, Field, Naming, Shape, TableShape},
    };
}

pub use card::{
    Bonus, Card, CardId, Catalog, Cue, DECK_MAX, ICON_SLOTS, Icon, IconSet, Kind, Mark, Target,
};
pub use compile::{SetSource, SourceFile, compile};
pub use filter::{CardFilter, Life, StackFilter, Who};
pub use law::{Law, LawKind, Laws};
pub use mistake::Mistake;
pub use nearest::nearest;
pub use sheet::{
    Edition, FamilySheet, Gender, IconSheet, KINSHIPS, Kin, Number, Person, SetSheet, Sheet, Text,
};
pub use shelf::shelf;
pub use table::Telling;
pub use verb::{Aim, Amount, Exchange, Layer, Skipped, Slot, Source, Verb};
