//! Which sets come with the house?

use crate::compile::{SetSource, SourceFile};

/// The name and the text of a file.
type Embedded = (&'static str, &'static str);

/// A folder of `sets/` with its files.
macro_rules! folder {
    ($id:literal: $($file:literal)+) => {
        ($id, &[$(($file, include_str!(concat!("../../../sets/", $id, "/", $file)))),+])
    };
}

/// The folders of `sets/`: the base game first, then its expansions, then what stands alone.
const SHELF: &[(&str, &[Embedded])] = &[
    folder!("gloom": "box.toml" "deaths.toml" "events.toml" "families.toml" "modifiers.toml" "set.toml"),
    folder!("unhappy-homes": "box.toml" "deaths.toml" "events.toml" "families.toml" "modifiers.toml"
        "mysteries.toml" "set.toml"),
    folder!("unwelcome-guests": "box.toml" "deaths.toml" "events.toml" "families.toml"
        "modifiers.toml" "mysteries.toml" "set.toml"),
    folder!("unfortunate-expeditions": "box.toml" "deaths.toml" "events.toml" "expeditions.toml"
        "families.toml" "modifiers.toml" "set.toml"),
    folder!("unquiet-dead": "box.toml" "deaths.toml" "events.toml" "modifiers.toml" "set.toml"
        "stories.toml"),
    folder!("fairytale": "box.toml" "deaths.toml" "events.toml" "families.toml" "modifiers.toml"
        "set.toml" "stories.toml"),
    folder!("munchkin": "box.toml" "deaths.toml" "events.toml" "families.toml" "modifiers.toml"
        "set.toml"),
];

/// The sets that are always at hand, in order. They do not all mix. [MIX-1]
pub fn shelf() -> Vec<SetSource> {
    SHELF.iter().map(|&(id, files)| set_source(id, files)).collect()
}

/// The base game alone.
pub fn base() -> Vec<SetSource> {
    shelf().into_iter().take(1).collect()
}

/// The sets of these names and whatever they need, those that others need first.
///
/// # Errors
/// The first name that is not among the sources.
pub fn mix(sources: &[SetSource], ids: &[String]) -> Result<Vec<SetSource>, String> {
    let chosen = pick(&sources.iter().collect::<Vec<_>>(), ids)?;
    Ok(chosen.into_iter().cloned().collect())
}

/// The same for sources that stay where they are.
///
/// # Errors
/// The first name that is not among the sources.
pub fn pick<'a>(sources: &[&'a SetSource], ids: &[String]) -> Result<Vec<&'a SetSource>, String> {
    let mut chosen: Vec<&SetSource> = Vec::new();
    let mut wanted: Vec<String> = ids.iter().rev().cloned().collect();
    while let Some(id) = wanted.pop() {
        if chosen.iter().any(|source| source.id == id) {
            continue;
        }
        let source = *sources.iter().find(|source| source.id == id).ok_or(id)?;
        wanted.extend(source.needs());
        chosen.push(source);
    }
    let place = |id: &String| sources.iter().position(|source| source.id == *id);
    chosen.sort_by_key(|source| place(&source.id));
    Ok(chosen)
}

fn set_source(id: &str, files: &[Embedded]) -> SetSource {
    let file = |&(name, text): &Embedded| SourceFile { name: name.into(), text: text.into() };
    SetSource { id: id.into(), files: files.iter().map(file).collect() }
}
