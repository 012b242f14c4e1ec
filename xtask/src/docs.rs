//! Which documents are written by a program, and are they fresh?

mod examples;
mod licences;
mod reference;
mod refusals;
mod schema;
mod splice;
mod stacks;
mod tellings;

use crate::{Outcome, tree};

/// A document that is generated, whole or in part.
struct Document {
    path: &'static str,
    /// Takes the text as it stands, because some documents are generated only in part.
    write: fn(&str) -> Outcome<String>,
}

/// Every generated document. A new one is a line here and a link from some page.
const DOCUMENTS: &[Document] = &[
    Document { path: "docs/catalogue.md", write: |_| catalogue() },
    Document { path: "docs/refusals.md", write: |_| refusals::text() },
    Document { path: "docs/set.schema.json", write: |_| Ok(schema::text()) },
    Document { path: "docs/cards.md", write: |old| splice::between(old, &reference::text()?) },
    Document { path: "web/src/gallery/stacks.json", write: |_| stacks::text() },
    Document { path: "web/tests/fixtures/tellings.json", write: |_| tellings::text() },
    Document { path: "docs/licences.txt", write: |_| licences::text() },
    Document { path: "web/src/wire.ts", write: |_| Ok(woe_wire::typescript()) },
];

/// Writes every generated document anew.
pub fn refresh() -> Outcome {
    for document in DOCUMENTS {
        let old = tree::read(document.path).unwrap_or_default();
        let new = write(document, &old)?;
        if old == new {
            println!("fresh: {}", document.path);
        } else {
            tree::write(document.path, &new)?;
            println!("wrote: {}", document.path);
        }
    }
    Ok(())
}

/// Fails if a generated document is not what would be written now.
pub fn check() -> Outcome {
    let mut stale = Vec::new();
    for document in DOCUMENTS {
        let old = tree::read(document.path).unwrap_or_default();
        if write(document, &old)? != old {
            stale.push(document.path);
        }
    }
    match stale.as_slice() {
        [] => Ok(()),
        stale => Err(format!("stale: {}; `cargo xtask docs` writes them anew", stale.join(", "))),
    }
}

fn write(document: &Document, old: &str) -> Outcome<String> {
    (document.write)(old).map_err(|sentence| format!("{}: {sentence}", document.path))
}

/// Every card of the sets that are always at hand, in words: each set that stands alone, with whatever needs it.
fn catalogue() -> Outcome<String> {
    let shelf = woe_cards::shelf();
    let mut catalogs = Vec::new();
    for base in shelf.iter().filter(|set| set.needs().is_empty()) {
        let belongs =
            |set: &&woe_cards::SetSource| set.id == base.id || set.needs().contains(&base.id);
        let mixed: Vec<_> = shelf.iter().filter(belongs).cloned().collect();
        catalogs.push(woe_cards::compile(&mixed).map_err(|mistakes| {
            let mistakes: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
            format!("the sets of the house have mistakes:\n{}", mistakes.join("\n"))
        })?);
    }
    Ok(woe_prose::catalogue(&catalogs))
}
