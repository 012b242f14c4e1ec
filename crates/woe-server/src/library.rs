//! Which games can be laid here?

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};
use woe_cards::{Catalog, Edition, SetSource, Telling, compile, mix};
use woe_rules::{Profile, Rules};
use woe_wire::{BoxSheet, Boxes, Code, TableOptions, Trouble};

/// How many mixes of sets are remembered, and how many kinds of table: more than anybody plays, and
/// not more than a machine can hold.
const MIXES: usize = 256;
const KINDS_OF_TABLE: usize = 4000;

/// Sets by their ids, in the order of the shelf.
pub(crate) type Mix = Vec<String>;

/// The sets at hand, and what was printed of them.
pub(crate) struct Library {
    sources: Vec<SetSource>,
    boxes: Boxes,
    catalogs: Mutex<HashMap<Mix, Catalog>>,
    tables: Mutex<HashMap<(Mix, Edition, Telling), Catalog>>,
    /// Printed once for each kind of table, and never thrown away: there are only so many.
    printed: Mutex<HashMap<(Mix, Profile), &'static Rules>>,
}

impl Library {
    /// The library of these sets; those with mistakes were turned away before.
    pub(crate) fn new(sources: Vec<SetSource>) -> Library {
        let house: Vec<String> = woe_cards::shelf().into_iter().map(|set| set.id).collect();
        let boxed = sources.iter().filter_map(|source| {
            let whole = mix(&sources, std::slice::from_ref(&source.id)).ok()?;
            BoxSheet::of(&compile(&whole).ok()?, house.contains(&source.id))
        });
        let boxes = Boxes { boxes: boxed.collect() };
        Library {
            boxes,
            sources,
            catalogs: Mutex::default(),
            tables: Mutex::default(),
            printed: Mutex::default(),
        }
    }

    /// The boxes that stand on the shelf.
    pub(crate) fn boxes(&self) -> &Boxes {
        &self.boxes
    }

    /// These sets with whatever they need, compiled.
    ///
    /// # Errors
    /// If there is no such set, or they do not mix.
    pub(crate) fn catalog(&self, ids: &[String]) -> Result<(Mix, Catalog), Trouble> {
        let sources = mix(&self.sources, ids).map_err(|id| {
            let known: Vec<&str> = self.sources.iter().map(|set| set.id.as_str()).collect();
            no(format!("there is no set \"{id}\" here; there is {}", known.join(", ")))
        })?;
        let mixed: Mix = sources.iter().map(|set| set.id.clone()).collect();
        if mixed.is_empty() {
            return Err(no("name at least one set, such as gloom"));
        }
        let mut catalogs = self.catalogs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = catalogs.get(&mixed) {
            return Ok((mixed, known.clone()));
        }
        if catalogs.len() >= MIXES {
            return Err(Code::TooMany.into());
        }
        let catalog = compile(&sources).map_err(|mistakes| {
            no(mistakes.first().map_or_else(String::new, |mistake| mistake.message.clone()))
        })?;
        catalogs.insert(mixed.clone(), catalog.clone());
        Ok((mixed, catalog))
    }

    /// The rules of a table.
    ///
    /// # Errors
    /// If the sets do not mix, or the options are none.
    pub(crate) fn rules(
        &self,
        options: &TableOptions,
        profile: Profile,
    ) -> Result<&'static Rules, Trouble> {
        let (mixed, full) = self.catalog(&options.sets)?;
        let key = (mixed, profile);
        let mut printed = self.printed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = printed.get(&key) {
            return Ok(known);
        }
        if printed.len() >= KINDS_OF_TABLE {
            return Err(Code::TooMany.into());
        }
        let catalog = self.table_catalog(&key.0, &full, (profile.edition, profile.telling));
        let rules: &'static Rules = Box::leak(Box::new(Rules::of_table(catalog, profile)));
        printed.insert(key, rules);
        Ok(rules)
    }

    /// The cards of a table: tables that differ in other options share them.
    fn table_catalog(
        &self,
        mixed: &Mix,
        full: &Catalog,
        (edition, telling): (Edition, Telling),
    ) -> Catalog {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (mixed.clone(), edition, telling);
        let cut = || full.for_table(edition, telling);
        tables.entry(key).or_insert_with(cut).clone()
    }
}

fn no(detail: impl Into<String>) -> Trouble {
    Trouble { code: Code::Unplayable, detail: Some(detail.into()) }
}
