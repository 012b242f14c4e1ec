//! How do set files become a catalog?
//!
//! Two passes: all names are read off all files; then every file is checked against the shapes
//! with those names known. Only files without a mistake are read.

use crate::{
    card::Catalog, catalog, catalog::hash, census::census, check::check, mistake::Mistake,
    names::Names, page::Page, sense::sense, tree,
};

/// The file that says what its set is.
pub(crate) const SET_FILE: &str = "set.toml";

/// The file with words that are no part of the play: they can be mended, and records still find the
/// set.
pub(crate) const BOX_FILE: &str = "box.toml";

/// A set as a folder of texts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SetSource {
    /// The name of the folder.
    pub id: String,
    /// Its TOML files.
    pub files: Vec<SourceFile>,
}

impl SetSource {
    /// The ids of the sets it says it needs, as far as its set file can be read.
    pub fn needs(&self) -> Vec<String> {
        needs_of(self)
    }

    /// The hash over its files, in hexadecimal; the box is no part of it.
    pub fn hash(&self) -> String {
        hash(self)
    }
}

/// A file of a set.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SourceFile {
    /// Its name in the folder.
    pub name: String,
    /// All that it holds.
    pub text: String,
}

/// Makes one catalog of all the sets, with the cards of every edition.
///
/// # Errors
/// Every mistake of every file, in order.
pub fn compile(sources: &[SetSource]) -> Result<Catalog, Vec<Mistake>> {
    let sources = in_order_of_need(sources);
    let ids: Vec<&str> = sources.iter().map(|source| source.id.as_str()).collect();
    let pages = pages(&sources);
    let names = Names::gather(&ids, &pages);
    let mut mistakes = census(&ids, &pages, &names);
    for page in &pages {
        mistakes.extend(check(page, &names));
        mistakes.extend(sense(page));
    }
    if mistakes.is_empty() {
        return catalog::assemble(&sources, &pages, &names);
    }
    mistakes.sort();
    mistakes.dedup();
    Err(mistakes)
}

/// The files of all sets, by set and by name.
fn pages<'a>(sources: &[&'a SetSource]) -> Vec<Page<'a>> {
    let of_set = |(set, source): (usize, &&'a SetSource)| {
        let files = by_name(source).into_iter();
        let read = |file: &'a SourceFile| Page::read(set, &source.id, &file.name, &file.text);
        files.map(read).collect::<Vec<_>>()
    };
    sources.iter().enumerate().flat_map(of_set).collect()
}

/// The files of a set by name, so that no folder's habits matter.
pub(crate) fn by_name(source: &SetSource) -> Vec<&SourceFile> {
    let mut files: Vec<&SourceFile> = source.files.iter().collect();
    files.sort_by_key(|file| &file.name);
    files
}

/// The sets, those that others need first; otherwise as they came.
fn in_order_of_need(sources: &[SetSource]) -> Vec<&SetSource> {
    let mut waiting: Vec<(&SetSource, Vec<String>)> =
        sources.iter().map(|source| (source, needs_of(source))).collect();
    let mut ordered = Vec::with_capacity(waiting.len());
    while !waiting.is_empty() {
        let is_ready = |needs: &[String]| {
            !needs.iter().any(|need| waiting.iter().any(|(source, _)| source.id == *need))
        };
        // Sets that need each other are never ready; the census says so.
        let next = waiting.iter().position(|(_, needs)| is_ready(needs)).unwrap_or(0);
        ordered.push(waiting.remove(next).0);
    }
    ordered
}

fn needs_of(source: &SetSource) -> Vec<String> {
    let Some(file) = source.files.iter().find(|file| file.name == SET_FILE) else {
        return Vec::new();
    };
    let (root, _) = tree::parse(&file.text);
    let needs = root.get("set").map_or(&[][..], |set| set.list("needs"));
    needs.iter().filter_map(|need| need.text()).map(str::to_owned).collect()
}
