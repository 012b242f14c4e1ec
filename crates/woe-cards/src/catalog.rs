//! How is a catalog put together?

use crate::{
    card::{Card, Catalog, Kind},
    compile::{BOX_FILE, SET_FILE, SetSource, by_name},
    mistake::Mistake,
    names::Names,
    page::Page,
    played, read,
    sheet::{FamilySheet, IconSheet, SetSheet, Sheet},
    tree::Node,
};

/// The catalog of pages in which no mistake was found.
///
/// # Errors
/// If a table has the right shape and yet can't be read, that table.
pub(crate) fn assemble(
    sources: &[&SetSource],
    pages: &[Page<'_>],
    names: &Names,
) -> Result<Catalog, Vec<Mistake>> {
    let mut written = Vec::new();
    for kind in Kind::ALL {
        written.extend(cards_of(kind, pages, names)?);
    }
    let deck_len = written.iter().filter(|(card, _)| card.kind.is_drawn()).count();
    let (cards, mut sheets): (Vec<Card>, Vec<Sheet>) = written.into_iter().unzip();
    for (of, likeness) in all(pages, "likeness", |_, node| read::likeness(node))? {
        if let Some(sheet) =
            sheets.iter_mut().find(|sheet| [&*sheet.title.en, sheet.first_title()].contains(&&*of))
        {
            sheet.likeness = Some(likeness);
        }
    }
    let mut icons: Vec<IconSheet> = Vec::new();
    for icon in all(pages, "icon", |_, node| read::icon_sheet(node))? {
        // Two sets may bring the same icon.
        if !icons.contains(&icon) {
            icons.push(icon);
        }
    }
    let families: Vec<FamilySheet> = all(pages, "family", |_, node| read::family_sheet(node))?;
    Ok(with_played(Catalog {
        cards: cards.into(),
        sheets: sheets.into(),
        icons: icons.into(),
        families: families.into(),
        sets: sets(sources, pages)?.into(),
        deck_len,
    }))
}

/// The same catalog, in which every set knows what is played of it.
fn with_played(catalog: Catalog) -> Catalog {
    let sets = catalog.sets.iter().enumerate();
    let sets = sets.map(|(at, set)| SetSheet { played: played::hash(&catalog, at), ..set.clone() });
    Catalog { sets: sets.collect(), ..catalog.clone() }
}

fn cards_of(
    kind: Kind,
    pages: &[Page<'_>],
    names: &Names,
) -> Result<Vec<(Card, Sheet)>, Vec<Mistake>> {
    let mut cards = all(pages, kind.word(), |page, node| {
        Some((read::card(kind, node, names)?, read::sheet(kind, node, page.set, names)?))
    })?;
    // A stable sort: within a family, characters stay as written.
    cards.sort_by_key(|(_, sheet)| sheet.person.as_ref().and_then(|person| person.family));
    Ok(cards)
}

/// Whatever is read from each table of that name.
fn all<T>(
    pages: &[Page<'_>],
    table: &str,
    read: impl Fn(&Page<'_>, &Node) -> Option<T>,
) -> Result<Vec<T>, Vec<Mistake>> {
    let mut found = Vec::new();
    for page in pages {
        for node in page.tables(table) {
            found.push(read(page, node).ok_or_else(|| unreadable(page, node))?);
        }
    }
    Ok(found)
}

fn sets(sources: &[&SetSource], pages: &[Page<'_>]) -> Result<Vec<SetSheet>, Vec<Mistake>> {
    let mut sheets = Vec::new();
    for page in pages.iter().filter(|page| page.name == SET_FILE) {
        let sheet = page.root.get("set").zip(sources.get(page.set)).and_then(|(node, source)| {
            let lid = pages.iter().find(|other| other.set == page.set && other.name == BOX_FILE);
            read::set_sheet(node, lid.and_then(|lid| lid.root.get("box")), hash(source))
        });
        sheets.push(sheet.ok_or_else(|| unreadable(page, &page.root))?);
    }
    Ok(sheets)
}

fn unreadable(page: &Page<'_>, node: &Node) -> Vec<Mistake> {
    let message = "this table can't be understood; compare it with the reference";
    vec![page.mistake(&node.span, message)]
}

/// The hash of a set: over its files by name, whatever their line ends; the box is no part of it.
pub(crate) fn hash(source: &SetSource) -> String {
    let mut hasher = blake3::Hasher::new();
    for file in by_name(source).into_iter().filter(|file| file.name != BOX_FILE) {
        let text = file.text.replace("\r\n", "\n");
        hasher.update(file.name.as_bytes());
        hasher.update(&[0]);
        hasher.update(&(text.len() as u64).to_le_bytes());
        hasher.update(text.as_bytes());
    }
    hasher.finalize().to_hex().to_string()
}
