//! Does everything happen as the tales of a set tell it?

use crate::{page::counted, trouble::Trouble};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};
use woe_cards::Catalog;
use woe_prose::Tale;

/// The folder of a set in which its tales lie.
pub(super) const FOLDER: &str = "tales";

/// What is done with a telling that is not as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    /// It is a fault.
    Compare,
    /// It is written down, to be read.
    Accept,
}

/// What came of the tales of a set.
#[derive(Default)]
pub(super) struct Told {
    holding: usize,
    written: usize,
    /// The titles of cards that have no tale.
    untold: Vec<String>,
    /// Tales that can't be read, or that are told otherwise.
    pub(super) faults: Vec<String>,
}

impl Told {
    /// What came of it, in a line.
    pub(super) fn line(&self) -> String {
        let mut parts = vec![format!("{} as written", counted(self.holding, "tale"))];
        if self.written > 0 {
            parts.push(format!("{} written anew; read them", self.written));
        }
        match &self.untold[..] {
            [] => {}
            [title] => parts.push(format!("\"{title}\" has none")),
            [title, rest @ ..] => {
                parts.push(format!("\"{title}\" and {} have none", counted(rest.len(), "card")));
            }
        }
        parts.join("; ")
    }
}

/// Tells the tales in the folder of a set, and looks which of its cards have one.
pub(super) fn tell(
    folder: &Path,
    catalog: &Catalog,
    id: &str,
    wish: Wish,
) -> Result<Told, Trouble> {
    let texts = read(&folder.join(FOLDER))?;
    let mut told = Told::default();
    for sheet in catalog.sheets.iter().filter(|sheet| catalog.sets[sheet.set].id == id) {
        let name = file_name(sheet.first_title());
        if !texts.keys().any(|path| path.file_name().is_some_and(|known| *known == *name)) {
            told.untold.push(sheet.title.en.clone());
        }
    }
    for (path, text) in texts {
        match anew(&text, catalog) {
            Err(why) => told.faults.push(format!("{}\n{why}", path.display())),
            Ok((anew, _)) if anew == text => told.holding += 1,
            Ok((anew, _)) if wish == Wish::Accept => {
                fs::write(&path, anew).map_err(|why| Trouble::at(&path, "write", &why))?;
                told.written += 1;
            }
            Ok((_, difference)) => {
                told.faults.push(format!("{}: told otherwise\n{difference}", path.display()));
            }
        }
    }
    Ok(told)
}

/// The tale as it is told now, and what of that is not as written.
pub(super) fn anew(text: &str, catalog: &Catalog) -> Result<(String, String), String> {
    let joined = |lines: Vec<String>| lines.join("\n");
    let tale = Tale::read(text)
        .map_err(|mistakes| joined(mistakes.iter().map(ToString::to_string).collect()))?;
    let outcome = tale.run(std::slice::from_ref(catalog));
    if !outcome.mistakes.is_empty() {
        return Err(joined(outcome.mistakes.iter().map(ToString::to_string).collect()));
    }
    Ok((tale.told(&outcome), tale.difference(&outcome)))
}

/// The name of the file in which the tale of a card lies.
pub(super) fn file_name(title: &str) -> String {
    let plain = title.to_lowercase().replace(['\'', '’'], "");
    let words = plain.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!("{}.tale", words.join("-"))
}

/// The tales of a folder by their paths; none if there is no such folder.
fn read(folder: &Path) -> Result<BTreeMap<PathBuf, String>, Trouble> {
    let mut texts = BTreeMap::new();
    if !folder.is_dir() {
        return Ok(texts);
    }
    let entries = fs::read_dir(folder).map_err(|why| Trouble::at(folder, "read", &why))?;
    for entry in entries {
        let path = entry.map_err(|why| Trouble::at(folder, "read", &why))?.path();
        if path.extension().is_some_and(|ending| ending == "tale") && path.is_file() {
            let bytes = fs::read(&path).map_err(|why| Trouble::at(&path, "read", &why))?;
            texts.insert(path, String::from_utf8_lossy(&bytes).into_owned());
        }
    }
    Ok(texts)
}
