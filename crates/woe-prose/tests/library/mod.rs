//! Every set and every tale of the house, read from its folders.

use std::{
    fs,
    path::{Path, PathBuf},
};
use woe_cards::{Catalog, SetSource, SourceFile, compile, shelf};

/// The folder in which the workspace lies.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All sets of the house and all example sets, as they lie in their folders: a catalog for each set that stands alone,
/// with whatever needs it.
pub(crate) fn catalogs() -> Vec<Catalog> {
    let mut sources: Vec<SetSource> =
        shelf().iter().filter_map(|set| source(&root().join("sets").join(&set.id))).collect();
    sources.extend(folders(&root().join("docs/examples")).iter().filter_map(|set| source(set)));
    let alone = sources.iter().filter(|set| set.needs().is_empty());
    alone.map(|base| catalog_of(base, &sources)).collect()
}

fn catalog_of(base: &SetSource, sources: &[SetSource]) -> Catalog {
    let belongs = |set: &&SetSource| set.id == base.id || set.needs().contains(&base.id);
    let mixed: Vec<SetSource> = sources.iter().filter(belongs).cloned().collect();
    match compile(&mixed) {
        Ok(catalog) => catalog,
        Err(mistakes) => {
            let lines: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
            panic!("the sets of the house have mistakes:\n{}", lines.join("\n"))
        }
    }
}

fn source(folder: &Path) -> Option<SetSource> {
    let id = folder.file_name()?.to_str()?.to_owned();
    let toml = files(folder, "toml").into_iter().map(|path| SourceFile {
        name: path.file_name().expect("a file has a name").to_string_lossy().into_owned(),
        text: fs::read_to_string(&path).expect("a set file is text"),
    });
    let files: Vec<SourceFile> = toml.collect();
    (!files.is_empty()).then_some(SetSource { id, files })
}

/// The folders inside a folder, by name; none if it is not there.
pub(crate) fn folders(folder: &Path) -> Vec<PathBuf> {
    entries(folder).into_iter().filter(|path| path.is_dir()).collect()
}

/// The files of a folder with that ending, by name, those of its folders included.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in entries(folder) {
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|known| known == ending) {
            found.push(path);
        }
    }
    found
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    paths
}
