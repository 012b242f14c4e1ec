//! What a card is: the language of card sets, compiled into a [`Catalog`].
//!
//! A set is a folder of TOML. [`compile`] turns some of them into what the rules play with and what people
//! read, or tells every [`Mistake`] at once, with its place and what was probably meant. The sets that come
//! with the program stand on the [`shelf`]; [`mix`] adds whatever they need.
//!
//! What a card does is a [`Card`] (numbers, icons, verbs, laws), what is written on it a [`Sheet`] (titles,
//! flavour, translations). The rules look at the one and prose at both. No card has code.
//!
//! ```
//! use woe_cards::{Kind, SetSource, SourceFile, compile, mix, shelf};
//!
//! let file = |name: &str, text: &str| SourceFile { name: name.into(), text: text.into() };
//! let set = r#"[set]
//! id      = "small-worries"
//! name    = { en = "Small Worries", it = "Piccoli affanni" }
//! version = "1.0.0"
//! profile = "first"
//! needs   = ["gloom"]
//! "#;
//! let cards = r#"[[modifier]]
//! title   = { en = "was mistaken for a hatstand", it = "Scambiato per un attaccapanni" }
//! flavour = { en = "Twice.", it = "Due volte." }
//! pathos  = { top = -10 }
//! "#;
//!
//! // The base game, and the set beside it.
//! let mut sources = mix(&shelf(), &["gloom".into()]).expect("it is on the shelf");
//! let files = vec![file("set.toml", set), file("cards.toml", cards)];
//! sources.push(SetSource { id: "small-worries".into(), files });
//!
//! let catalog = compile(&sources).expect("there are no mistakes in it");
//! let card = catalog.find_title("was mistaken for a hatstand").expect("it is there");
//! assert_eq!(catalog.card(card).kind, Kind::Modifier);
//! assert_eq!(catalog.card(card).pathos, [Some(-10), None, None]);
//!
//! // All that is wrong is told, with its place.
//! sources.last_mut().expect("there is one").files[1].text = cards.replace("pathos", "patos");
//! let mistakes = compile(&sources).expect_err("nobody knows that key");
//! assert_eq!((mistakes[0].line, mistakes[0].nearest.as_deref()), (4, Some("pathos")));
//! ```

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
