//! What a card is: the language of card sets, compiled into a [`Catalog`].

mod card;
mod catalog;
mod census;
mod check;
mod compile;
mod edition;
mod filter;
mod grammar;
mod icon;
mod law;
mod mistake;
mod names;
mod nearest;
mod page;
mod phrases;
mod played;
mod read;
mod sample;
mod sense;
mod shape;
mod sheet;
mod shelf;
mod speech;
mod table;
mod tree;
mod usage;
mod verb;

/// The shapes of set files: what the checker, the schema and the reference are made from.
pub mod language {
    pub use crate::{
        grammar::{
            BOX, CHARACTER, DEATH, EVENT, EXPEDITION, FAMILY, FILE, GUEST, ICON, ICONS, KIN,
            LIKENESS, MODIFIER, MYSTERY, PATHOS, RESIDENCE, SET, STORY, TEXT, TITLE,
        },
        phrases::{
            BONUS, CARD_FILTER, CONDITION, DISCARDING, DRAWING, FORBIDDING, GRANTING, LAID_ON, LAW,
            PLAYING_NOW, RESPONSE, REWARDING, SHOWN, SIMPLE_VERB, STACK_FILTER, TAKING, TALLY,
            VERB,
        },
        sample::samples,
        shape::{ANY, BLANK, Field, Naming, Shape, TableShape},
        usage::{Use, Word, uses, words},
    };
}

pub use card::{
    Bonus, BonusWhen, Card, CardId, Catalog, Cue, DECK_MAX, ICON_SLOTS, Kind, Tally, Target, Unit,
};
pub use compile::{SetSource, SourceFile, compile};
pub use filter::{CardFilter, CardFilters, Life, Sign, StackFilter, Who, Whose};
pub use icon::{Icon, IconSet, Mark};
pub use law::{Bar, Law, LawKind, Laws, Over, Reward};
pub use mistake::Mistake;
pub use nearest::nearest;
pub use sheet::{
    BoxSheet, Edition, FamilySheet, Gender, IconSheet, KINSHIPS, Kin, Number, Person, SetSheet,
    Sheet, Speech, Text, slug,
};
pub use shelf::{base, mix, pick, shelf};
pub use table::Telling;
pub use verb::{
    Aim, Amount, Condition, Exchange, From, Layer, Skipped, Slot, Source, Verb, Whither,
};
