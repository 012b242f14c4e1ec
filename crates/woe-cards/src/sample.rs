//! What may stand somewhere, for example?

use crate::shape::{ANY, BLANK, Field, Naming, Shape, TableShape};

/// Examples of what may stand somewhere, such that each word of the language is in one. The names in
/// them are those of sets that come with the house.
pub fn samples(shape: &Shape) -> Vec<String> {
    match shape {
        Shape::Text | Shape::Title => vec![quoted("some words")],
        Shape::Id => vec![quoted("some-id")],
        Shape::Letter => vec![quoted("ß")],
        Shape::Version => vec![quoted("1.2.3")],
        Shape::Integer { min, max } => vec![min.to_string(), max.to_string()],
        Shape::Truth => vec!["true".into(), "false".into()],
        Shape::Word(words) => words.iter().map(|word| quoted(word)).collect(),
        Shape::Name(naming) => names(*naming).iter().map(|name| quoted(name)).collect(),
        Shape::ListOf { item, min, .. } => samples(item)
            .into_iter()
            .map(|sample| format!("[{}]", vec![sample; *min.max(&1)].join(", ")))
            .collect(),
        Shape::Table(table) => tables(table),
        Shape::OneKey(table) => {
            let words = table.words().map(quoted);
            entries(table).into_iter().map(|entry| format!("{{ {entry} }}")).chain(words).collect()
        }
        Shape::Alone => Vec::new(),
        Shape::AnyOf(shapes) => shapes.iter().flat_map(samples).collect(),
    }
}

fn quoted(words: &str) -> String {
    format!("\"{words}\"")
}

const fn names(naming: Naming) -> &'static [&'static str] {
    match naming {
        Naming::Icon => &["beast"],
        Naming::Mark => &["beast", BLANK],
        Naming::Family => &["slogar"],
        Naming::Character | Naming::Card => &["Lord Slogar"],
        Naming::Set => &["gloom"],
        Naming::Expedition => &["The Moon by Balloon"],
        Naming::AnyExpedition => &["The Moon by Balloon", ANY],
    }
}

fn entries(table: &TableShape) -> Vec<String> {
    let of_field = |field: &Field| {
        let name = field.name;
        samples(&field.shape).into_iter().map(move |value| format!("{name} = {value}"))
    };
    table.fields.iter().flat_map(of_field).collect()
}

/// Tables with each value of each key, and whatever else such a table must have.
fn tables(table: &TableShape) -> Vec<String> {
    let required: Vec<(&str, String)> = table
        .required()
        .filter_map(|field| Some((field.name, samples(&field.shape).into_iter().next()?)))
        .collect();
    let of_field = |field: &Field| {
        let written = |sample: &String| written(table, (field.name, sample), &required);
        samples(&field.shape).iter().map(written).collect::<Vec<_>>()
    };
    table.fields.iter().flat_map(of_field).collect()
}

/// A table with one entry and those it must have, in the order in which they are best written.
fn written(table: &TableShape, entry: (&str, &String), required: &[(&str, String)]) -> String {
    let value = |key: &str| match required.iter().find(|(name, _)| *name == key) {
        _ if key == entry.0 => Some(entry.1),
        found => found.map(|(_, value)| value),
    };
    let entries = table.keys().filter_map(|key| Some(format!("{key} = {}", value(key)?)));
    format!("{{ {} }}", entries.collect::<Vec<_>>().join(", "))
}
