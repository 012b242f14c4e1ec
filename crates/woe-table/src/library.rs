//! Which games can be laid here?

mod recent;

use recent::InUse;
pub use recent::Recent;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use woe_cards::{Catalog, Edition, SetSource, Telling, compile, mix};
use woe_rules::{Profile, Rules};
use woe_wire::{BoxSheet, Boxes, Code, TableOptions, Trouble};

/// How many mixes of sets are remembered, and how many kinds of table that nobody plays at; what is needed
/// again after that is made again.
const MIXES: usize = 64;
const KINDS_OF_TABLE: usize = 64;

/// Sets by their ids, in the order of the shelf.
pub type Mix = Vec<String>;

/// The sets at hand, and what was printed of them.
pub struct Library {
    sources: Vec<SetSource>,
    boxes: Boxes,
    catalogs: Mutex<Recent<Mix, Catalog>>,
    tables: Mutex<Recent<(Mix, Edition, Telling), Catalog>>,
    /// One for each kind of table, shared by all tables of that kind.
    printed: Mutex<InUse<(Mix, Profile), Rules>>,
}

impl Library {
    /// The library of these sets; those with mistakes were turned away before.
    pub fn new(sources: Vec<SetSource>) -> Library {
        let house: Vec<String> = woe_cards::shelf().into_iter().map(|set| set.id).collect();
        let boxed = sources.iter().filter_map(|source| {
            let whole = mix(&sources, std::slice::from_ref(&source.id)).ok()?;
            BoxSheet::of(&compile(&whole).ok()?, house.contains(&source.id))
        });
        let boxes = Boxes { boxes: boxed.collect() };
        Library {
            boxes,
            sources,
            catalogs: Mutex::new(Recent::new(MIXES)),
            tables: Mutex::new(Recent::new(MIXES)),
            printed: Mutex::new(InUse::new(KINDS_OF_TABLE)),
        }
    }

    /// The boxes that stand on the shelf.
    pub fn boxes(&self) -> &Boxes {
        &self.boxes
    }

    /// These sets with whatever they need, compiled.
    ///
    /// # Errors
    /// If there is no such set, or they do not mix.
    pub fn catalog(&self, ids: &[String]) -> Result<(Mix, Catalog), Trouble> {
        let sources = mix(&self.sources, ids).map_err(|id| {
            let known: Vec<&str> = self.sources.iter().map(|set| set.id.as_str()).collect();
            no(format!("there is no set \"{id}\" here; there is {}", known.join(", ")))
        })?;
        let mixed: Mix = sources.iter().map(|set| set.id.clone()).collect();
        if mixed.is_empty() {
            return Err(no("name at least one set, such as gloom"));
        }
        if let Some(known) = locked(&self.catalogs).find(&mixed) {
            return Ok((mixed, known));
        }
        let catalog = compile(&sources).map_err(|mistakes| {
            no(mistakes.first().map_or_else(String::new, |mistake| mistake.message.clone()))
        })?;
        locked(&self.catalogs).keep(mixed.clone(), catalog.clone());
        Ok((mixed, catalog))
    }

    /// The rules of a table.
    ///
    /// # Errors
    /// If the sets do not mix, or the options are none.
    pub fn rules(&self, options: &TableOptions, profile: Profile) -> Result<Arc<Rules>, Trouble> {
        let (mixed, full) = self.catalog(&options.sets)?;
        let key = (mixed, profile);
        let mut printed = locked(&self.printed);
        if let Some(known) = printed.find(&key) {
            return Ok(known);
        }
        let catalog = self.table_catalog(&key.0, &full, (profile.edition, profile.telling));
        let rules = Rules::of_table(catalog, profile);
        printed.keep(key, rules.clone());
        Ok(rules)
    }

    /// The cards of a table: tables that differ in other options share them.
    fn table_catalog(
        &self,
        mixed: &Mix,
        full: &Catalog,
        (edition, telling): (Edition, Telling),
    ) -> Catalog {
        let mut tables = locked(&self.tables);
        let key = (mixed.clone(), edition, telling);
        if let Some(known) = tables.find(&key) {
            return known;
        }
        let cut = full.for_table(edition, telling);
        tables.keep(key, cut.clone());
        cut
    }
}

fn locked<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

fn no(detail: impl Into<String>) -> Trouble {
    Trouble { code: Code::Unplayable, detail: Some(detail.into()) }
}
