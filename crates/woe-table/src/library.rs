//! Which games can be laid here?

mod recent;

use crate::form;
use recent::InUse;
pub use recent::Recent;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use woe_cards::{Catalog, Edition, SetSource, Telling, compile, mix, pick};
use woe_rules::{Profile, Rules};
use woe_wire::{BoxSheet, Boxes, Code, Trouble};

/// How many mixes of sets are remembered, and how many kinds of table that nobody plays at; what is needed
/// again after that is made again.
const MIXES: usize = 64;
const KINDS_OF_TABLE: usize = 64;

/// How many sets are remembered that were dealt once and are others today.
const OLDER: usize = 64;

/// Sets by the hashes of their files, in the order in which they are compiled.
pub type Mix = Vec<String>;

/// A set as a folder of texts, and the hash over it.
struct Shelved {
    source: SetSource,
    hash: String,
    /// As it is kept beside the tables that are dealt from it.
    written: OnceLock<Arc<str>>,
}

/// The sets at hand, and what was printed of them.
pub struct Library {
    /// Those that are dealt today.
    shelf: Vec<Shelved>,
    /// Those of tables that were dealt before, as far as they were needed.
    older: Mutex<Recent<String, SetSource>>,
    boxes: Boxes,
    /// What the sets of these names are: the shelf stays as it is.
    mixes: Mutex<Recent<Vec<String>, Mix>>,
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
            let sheet = BoxSheet::of(&compile(&whole).ok()?)?;
            Some(BoxSheet { house: house.contains(&source.id), ..sheet })
        });
        let boxes = Boxes { boxes: boxed.collect() };
        let shelved =
            |source: SetSource| Shelved { hash: source.hash(), source, written: OnceLock::new() };
        Library {
            boxes,
            shelf: sources.into_iter().map(shelved).collect(),
            older: Mutex::new(Recent::new(OLDER)),
            mixes: Mutex::new(Recent::new(MIXES)),
            catalogs: Mutex::new(Recent::new(MIXES)),
            tables: Mutex::new(Recent::new(MIXES)),
            printed: Mutex::new(InUse::new(KINDS_OF_TABLE)),
        }
    }

    /// The boxes that stand on the shelf.
    pub fn boxes(&self) -> &Boxes {
        &self.boxes
    }

    /// What these sets and whatever they need are today.
    ///
    /// # Errors
    /// If there is no such set.
    pub fn today(&self, ids: &[String]) -> Result<Mix, Trouble> {
        let ids = ids.to_vec();
        if let Some(known) = locked(&self.mixes).find(&ids) {
            return Ok(known);
        }
        let sources: Vec<&SetSource> = self.shelf.iter().map(|set| &set.source).collect();
        let chosen = pick(&sources, &ids).map_err(|id| {
            let known: Vec<&str> = sources.iter().map(|set| set.id.as_str()).collect();
            no(format!("there is no set \"{id}\" here; there is {}", known.join(", ")))
        })?;
        if chosen.is_empty() {
            return Err(no("name at least one set, such as gloom"));
        }
        let hash_of = |id: &str| self.shelf.iter().find(|set| set.source.id == id);
        let mixed: Mix =
            chosen.iter().filter_map(|set| Some(hash_of(&set.id)?.hash.clone())).collect();
        locked(&self.mixes).keep(ids, mixed.clone());
        Ok(mixed)
    }

    /// Whether a set with that hash is here, on the shelf or remembered.
    pub fn has(&self, hash: &str) -> bool {
        self.shelf.iter().any(|set| set.hash == hash)
            || locked(&self.older).find(&hash.to_owned()).is_some()
    }

    /// The set with that hash, as it is kept beside the tables that were dealt from it.
    pub fn written(&self, hash: &str) -> Option<Arc<str>> {
        let Some(today) = self.shelf.iter().find(|set| set.hash == hash) else {
            return self.source(hash).map(|source| form::written_set(&source).into());
        };
        let write = || form::written_set(&today.source).into();
        Some(today.written.get_or_init(write).clone())
    }

    /// Takes up a set that was kept so; one that is not what its hash says is left alone.
    pub fn take_up(&self, hash: &str, kept: &str) {
        let source = form::read_set(kept).filter(|source| source.hash() == hash);
        if let Some(source) = source.filter(|_| !self.has(hash)) {
            locked(&self.older).keep(hash.to_owned(), source);
        }
    }

    fn source(&self, hash: &str) -> Option<SetSource> {
        let today = self.shelf.iter().find(|set| set.hash == hash);
        today.map(|set| set.source.clone()).or_else(|| locked(&self.older).find(&hash.to_owned()))
    }

    /// The sets with these hashes, compiled.
    ///
    /// # Errors
    /// If one is not here, or they do not mix.
    pub fn catalog(&self, mixed: &Mix) -> Result<Catalog, Trouble> {
        if let Some(known) = locked(&self.catalogs).find(mixed) {
            return Ok(known);
        }
        let gone = || no("the cards of this table are not here any more");
        let sources = mixed.iter().map(|hash| self.source(hash).ok_or_else(gone));
        let sources: Vec<SetSource> = sources.collect::<Result<_, _>>()?;
        let catalog = compile(&sources).map_err(|mistakes| {
            no(mistakes.first().map_or_else(String::new, |mistake| mistake.message.clone()))
        })?;
        locked(&self.catalogs).keep(mixed.clone(), catalog.clone());
        Ok(catalog)
    }

    /// The rules of a table with the cards of these sets.
    ///
    /// # Errors
    /// If one is not here, or they do not mix.
    pub fn rules(&self, mixed: Mix, profile: Profile) -> Result<Arc<Rules>, Trouble> {
        let full = self.catalog(&mixed)?;
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
