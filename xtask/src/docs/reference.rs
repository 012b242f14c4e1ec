//! Which words can be written in a set file?

use super::examples::Examples;
use crate::Outcome;
use std::fmt::Write;
use woe_cards::language::{FILE, Field, LAW, SIMPLE_VERB, Shape, TableShape, VERB};

/// A section for every table that a set file can hold, in reading order.
pub(super) fn text() -> Outcome<String> {
    let mut tables: Vec<&TableShape> = Vec::new();
    collect(&FILE, &mut tables);
    let examples = Examples::gather();
    tables.iter().map(|table| section(table, &examples)).collect()
}

/// Breadth would be nicer to read than depth, but a table is best explained where it is used.
fn collect<'a>(table: &'a TableShape, tables: &mut Vec<&'a TableShape>) {
    if tables.iter().any(|known| known.name == table.name) {
        return;
    }
    tables.push(table);
    for field in table.fields {
        for inner in inner_tables(&field.shape) {
            collect(inner, tables);
        }
    }
}

fn inner_tables(shape: &Shape) -> Vec<&'static TableShape> {
    match shape {
        Shape::Table(table) | Shape::OneKey(table) => vec![table],
        Shape::ListOf { item, .. } => inner_tables(item),
        Shape::AnyOf(shapes) => shapes.iter().flat_map(inner_tables).collect(),
        Shape::Text
        | Shape::Title
        | Shape::Id
        | Shape::Letter
        | Shape::Version
        | Shape::Integer { .. }
        | Shape::Truth
        | Shape::Word(_)
        | Shape::Name(_)
        | Shape::Alone => Vec::new(),
    }
}

fn section(table: &TableShape, examples: &Examples) -> Outcome<String> {
    let mut text = format!("### {}\n\n{}\n\n", table.name, table.doc);
    // Its keys are those of a verb, which were all explained.
    if table.name == SIMPLE_VERB.name {
        return Ok(text);
    }
    text += "| key | must | value | meaning |\n|---|---|---|---|\n";
    for field in table.fields {
        text += &row(table, field);
    }
    Ok(text + "\n" + &examples.block(table)?)
}

fn row(table: &TableShape, field: &Field) -> String {
    let is_one_of_many = [VERB.name, LAW.name].contains(&table.name);
    let must = if field.required && !is_one_of_many { "yes" } else { "" };
    let mut row = String::new();
    let value = cell(&wording(&field.shape));
    writeln!(row, "| `{}` | {must} | {value} | {} |", field.name, cell(field.doc))
        .expect("a string takes all that is written");
    row
}

/// What is expected there, with links to the tables it names.
fn wording(shape: &Shape) -> String {
    match shape {
        Shape::Table(table) | Shape::OneKey(table) => link(table),
        Shape::ListOf { item, min, max } => format!("{}{}", bounds(*min, *max), wording(item)),
        Shape::AnyOf(shapes) => shapes.iter().map(wording).collect::<Vec<_>>().join(", or "),
        Shape::Word(words) => {
            words.iter().map(|word| format!("`\"{word}\"`")).collect::<Vec<_>>().join(", ")
        }
        Shape::Alone => "the word alone".into(),
        Shape::Text
        | Shape::Title
        | Shape::Id
        | Shape::Letter
        | Shape::Version
        | Shape::Integer { .. }
        | Shape::Truth
        | Shape::Name(_) => shape.expectation(),
    }
}

fn bounds(min: usize, max: usize) -> String {
    match (min, max) {
        (_, usize::MAX) => "any number of: ".into(),
        (min, max) if min == max => format!("a list of {min}: "),
        (0, max) => format!("a list of up to {max}: "),
        (min, max) => format!("a list of {min} to {max}: "),
    }
}

fn link(table: &TableShape) -> String {
    format!("[{}](#{})", table.name, table.name.replace(' ', "-"))
}

/// A bar would end the cell.
fn cell(words: &str) -> String {
    words.replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn every_link_of_the_reference_has_its_heading() {
        let text = text().expect("every word has an example");
        for part in text.split("](#").skip(1) {
            let anchor = part.split(')').next().unwrap_or_default();
            let heading = format!("### {}\n", anchor.replace('-', " "));
            let plain = format!("### {anchor}\n");
            assert!(text.contains(&heading) || text.contains(&plain), "{anchor} has a heading");
        }
    }
}
