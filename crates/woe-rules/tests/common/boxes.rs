//! Which cards are in the box?

use std::{fs, path::Path};
use woe_cards::{Catalog, SetSource, SourceFile, compile, mix, shelf};

/// Sets of the shelf with what they need, and folders of the house beside them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct InBox {
    /// What it is called here.
    pub(crate) name: &'static str,
    sets: &'static [&'static str],
    folders: &'static [&'static str],
}

/// Whatever can be played: the base game, alone and with each expansion and with all of them, the games
/// that stand alone, the example set, and a set made to be unpleasant.
pub(crate) const EVERY_BOX: [InBox; 10] = [
    of("gloom", &["gloom"]),
    of("homes", &["unhappy-homes"]),
    of("guests", &["unwelcome-guests"]),
    of("trips", &["unfortunate-expeditions"]),
    of("dead", &["unquiet-dead"]),
    of("whole", &["unhappy-homes", "unwelcome-guests", "unfortunate-expeditions", "unquiet-dead"]),
    of("tale", &["fairytale"]),
    of("dungeon", &["munchkin"]),
    InBox { name: "lodgers", sets: &["gloom"], folders: &["docs/examples/lodgers"] },
    InBox { name: "rabble", sets: &["gloom"], folders: &["crates/woe-rules/tests/rabble"] },
];

const fn of(name: &'static str, sets: &'static [&'static str]) -> InBox {
    InBox { name, sets, folders: &[] }
}

/// The box with that name.
pub(crate) fn named(name: &str) -> InBox {
    let of_that_name = EVERY_BOX.iter().find(|it| it.name == name);
    *of_that_name.unwrap_or_else(|| panic!("there is no box {name}"))
}

impl InBox {
    /// Its cards, compiled.
    pub(crate) fn catalog(&self) -> Catalog {
        let ids: Vec<String> = self.sets.iter().map(ToString::to_string).collect();
        let mut sources = mix(&shelf(), &ids).expect("the sets are on the shelf");
        let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        sources.extend(self.folders.iter().map(|folder| set_source(&house.join(folder))));
        compile(&sources).unwrap_or_else(|mistakes| panic!("{}: {mistakes:#?}", self.name))
    }
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
