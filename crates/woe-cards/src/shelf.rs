//! Which sets come with the house?

use crate::compile::{SetSource, SourceFile};

/// The name and the text of a file.
type Embedded = (&'static str, &'static str);

/// The folders of `sets/`, each with its files.
const SHELF: &[(&str, &[Embedded])] = &[(
    "gloom",
    &[
        ("deaths.toml", include_str!("../../../sets/gloom/deaths.toml")),
        ("events.toml", include_str!("../../../sets/gloom/events.toml")),
        ("families.toml", include_str!("../../../sets/gloom/families.toml")),
        ("modifiers.toml", include_str!("../../../sets/gloom/modifiers.toml")),
        ("set.toml", include_str!("../../../sets/gloom/set.toml")),
    ],
)];

/// The sets that are always at hand, in order.
pub fn shelf() -> Vec<SetSource> {
    SHELF.iter().map(|&(id, files)| set_source(id, files)).collect()
}

fn set_source(id: &str, files: &[Embedded]) -> SetSource {
    let file = |&(name, text): &Embedded| SourceFile { name: name.into(), text: text.into() };
    SetSource { id: id.into(), files: files.iter().map(file).collect() }
}
