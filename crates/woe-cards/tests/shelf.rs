//! The sets that come with the house compile, and all of them are on the shelf.

use std::{collections::BTreeSet, fs, path::Path};
use woe_cards::{Edition, Kind, Telling, compile, shelf};

#[test]
fn the_shelf_compiles() {
    let catalog = match compile(&shelf()) {
        Ok(catalog) => catalog,
        Err(mistakes) => {
            let rendered: String = mistakes.iter().map(|mistake| mistake.render()).collect();
            panic!("the shelf has mistakes:\n{rendered}");
        }
    };
    assert_eq!(catalog.cards.len(), catalog.sheets.len());
    let kinds: Vec<Kind> = catalog.cards.iter().map(|card| card.kind).collect();
    assert!(kinds.is_sorted(), "the kinds come in the order of a catalog");
    for (edition, counts) in
        [(Edition::First, [58, 12, 20, 20]), (Edition::Second, [57, 11, 20, 20])]
    {
        let table = catalog.for_table(edition, Telling::Full);
        let count = |kind| table.cards.iter().filter(|card| card.kind == kind).count();
        let kinds = [Kind::Modifier, Kind::Event, Kind::UntimelyDeath, Kind::Character];
        assert_eq!(kinds.map(count), counts, "{edition:?}");
        assert_eq!(table.deck_len, counts[..3].iter().sum::<usize>());
    }
}

#[test]
fn a_plain_table_has_neither_events_nor_effects() {
    let catalog = compile(&shelf()).expect("the shelf compiles");
    let table = catalog.for_table(Edition::First, Telling::Plain);
    assert_eq!(table.deck_len, 78);
    assert!(table.cards.iter().all(|card| card.kind != Kind::Event && !card.has_effect()));
}

#[test]
fn every_folder_of_sets_is_on_the_shelf_with_all_its_files() {
    let sets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../sets");
    let on_shelf: BTreeSet<String> = shelf()
        .iter()
        .flat_map(|set| set.files.iter().map(|file| format!("{}/{}", set.id, file.name)))
        .collect();
    let mut in_folders = BTreeSet::new();
    for folder in fs::read_dir(sets).expect("there is a folder of sets") {
        let folder = folder.expect("the folder can be read").path();
        let Ok(files) = fs::read_dir(&folder) else { continue };
        for file in files {
            let path = file.expect("the folder can be read").path();
            if path.extension().is_some_and(|extension| extension == "toml") {
                let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
                in_folders.insert(format!("{}/{}", name(&folder), name(&path)));
            }
        }
    }
    assert_eq!(on_shelf, in_folders);
}
