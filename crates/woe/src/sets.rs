//! Which sets are at hand?

use crate::trouble::Trouble;
use std::{
    fs, io,
    path::{Path, PathBuf},
};
use woe_cards::{Catalog, Mistake, SetSource, SourceFile, compile, mix, nearest, shelf};

/// The file that makes a folder a set.
const SET_FILE: &str = "set.toml";

/// A set read from a folder.
pub(crate) struct Folder {
    /// Its files. What is not text in them was replaced, so that all else can be checked.
    pub(crate) source: SetSource,
    /// What of its files is not text.
    pub(crate) garbled: Vec<String>,
}

/// Reads the TOML files of a folder.
pub(crate) fn read_folder(folder: &Path) -> Result<Folder, Trouble> {
    let trouble = |why: io::Error| Trouble::at(folder, "read the folder", &why);
    let whole = folder.canonicalize().map_err(trouble)?;
    let name = whole.file_name().and_then(|name| name.to_str());
    let id = name.ok_or_else(|| {
        let folder = folder.display();
        Trouble::Asked(format!("the folder {folder} cannot be a set: its name is the set's id"))
    })?;
    let mut source = SetSource { id: id.to_owned(), files: Vec::new() };
    let mut garbled = Vec::new();
    for entry in fs::read_dir(folder).map_err(trouble)? {
        let path = entry.map_err(trouble)?.path();
        // Folders, pipes and the like are no files of a set, whatever they are called.
        if path.extension().is_none_or(|ending| ending != "toml") || !path.is_file() {
            continue;
        }
        let bytes = fs::read(&path).map_err(|why| Trouble::at(&path, "read", &why))?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        garbled.extend(garble(&bytes).map(|fault| format!("{id}/{name}:{fault}")));
        source.files.push(SourceFile { name, text: String::from_utf8_lossy(&bytes).into_owned() });
    }
    if source.files.is_empty() {
        let folder = folder.display();
        let sentence = format!("no .toml files in {folder}; a set is a folder with a {SET_FILE}");
        return Err(Trouble::Asked(sentence));
    }
    source.files.sort_by(|one, other| one.name.cmp(&other.name));
    garbled.sort();
    Ok(Folder { source, garbled })
}

/// Where the bytes stop being text.
fn garble(bytes: &[u8]) -> Option<String> {
    let fault = std::str::from_utf8(bytes).err()?;
    let sound = &bytes[..fault.valid_up_to()];
    let line = sound.iter().filter(|&&byte| byte == b'\n').count() + 1;
    Some(format!("{line}: this is not UTF-8 text; save the file as UTF-8"))
}

/// The sets of the house and those of the folders; a folder's set takes the place of its namesake.
pub(crate) fn available(folders: &[PathBuf]) -> Result<Vec<SetSource>, Trouble> {
    let mut sources = shelf();
    for folder in folders {
        for read in read_sets(folder)? {
            if !read.garbled.is_empty() {
                return Err(Trouble::Asked(read.garbled.join("\nwoe: ")));
            }
            match sources.iter_mut().find(|source| source.id == read.source.id) {
                Some(namesake) => *namesake = read.source,
                None => sources.push(read.source),
            }
        }
    }
    Ok(sources)
}

/// The folder itself, if it is a set; otherwise the sets among its folders.
fn read_sets(folder: &Path) -> Result<Vec<Folder>, Trouble> {
    if folder.join(SET_FILE).is_file() {
        return Ok(vec![read_folder(folder)?]);
    }
    let trouble = |why: io::Error| Trouble::at(folder, "read the folder", &why);
    let mut inner = Vec::new();
    for entry in fs::read_dir(folder).map_err(trouble)? {
        let path = entry.map_err(trouble)?.path();
        if path.join(SET_FILE).is_file() {
            inner.push(path);
        }
    }
    inner.sort();
    if inner.is_empty() {
        let folder = folder.display();
        let sentence = format!("no set in {folder}; a set is a folder with a {SET_FILE}");
        return Err(Trouble::Asked(sentence));
    }
    inner.iter().map(|path| read_folder(path)).collect()
}

/// The sets with these ids, and whatever they need.
pub(crate) fn chosen(ids: &[String], available: &[SetSource]) -> Result<Vec<SetSource>, Trouble> {
    // In the order of the house, so that it does not matter in which order they were named.
    mix(available, ids).map_err(|id| Trouble::Asked(no_such_set(&id, available)))
}

fn no_such_set(id: &str, available: &[SetSource]) -> String {
    let known: Vec<&str> = available.iter().map(|source| source.id.as_str()).collect();
    match nearest(id, known.iter().copied()) {
        Some(near) => format!("no set \"{id}\"; did you mean \"{near}\"?"),
        None => format!(
            "no set \"{id}\" at hand; there is {}, and --sets DIR adds others",
            known.join(", ")
        ),
    }
}

/// The catalog of the sets; all their mistakes if there are any.
pub(crate) fn catalog(sources: &[SetSource]) -> Result<Catalog, Trouble> {
    compile(sources).map_err(|mistakes| Trouble::Asked(rendered(&mistakes)))
}

fn rendered(mistakes: &[Mistake]) -> String {
    let mistakes: Vec<String> = mistakes.iter().map(Mistake::render).collect();
    format!("these sets have mistakes\n\n{}", mistakes.join("\n"))
}
