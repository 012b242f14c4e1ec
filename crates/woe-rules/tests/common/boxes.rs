//! Which cards are in the box?

use std::{fs, path::Path};
use woe_cards::{Catalog, SetSource, SourceFile, base, compile};

/// The base game, and sets from folders of the house.
pub(crate) fn catalog(folders: &[&str]) -> Catalog {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut sources = base();
    sources.extend(folders.iter().map(|folder| set_source(&house.join(folder))));
    compile(&sources).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"))
}

fn set_source(path: &Path) -> SetSource {
    let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap());
    let files = entries
        .filter(|entry| entry.path().extension().is_some_and(|end| end == "toml"))
        .map(|entry| SourceFile {
            name: entry.file_name().into_string().unwrap(),
            text: fs::read_to_string(entry.path()).unwrap(),
        })
        .collect();
    SetSource { id: path.file_name().unwrap().to_str().unwrap().into(), files }
}
