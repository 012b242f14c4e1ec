//! Do all files fit together?

use crate::{
    card::{DECK_MAX, Kind},
    compile::{BOX_FILE, SET_FILE},
    icon::Icon,
    mistake::{Mistake, quoted},
    names::Names,
    page::Page,
    read,
    shape::{BLANK, Shape},
    sheet::{Edition, slug},
    tree::Node,
};
use std::collections::{HashMap, HashSet};

/// How many characters a family has. [SETUP-1]
const FAMILY_SIZE: usize = 5;

/// How many cards a mix of sets can have, all editions and all bottoms of stacks together.
const CARDS_MAX: usize = 1024;

/// Every mistake that shows only when all files are looked at together.
pub(crate) fn census(ids: &[&str], pages: &[Page<'_>], names: &Names) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    for (set, id) in ids.iter().enumerate() {
        mistakes.extend(set_file(set, id, pages));
    }
    for page in pages {
        mistakes.extend(set_table(page, ids, names));
    }
    mistakes.extend(box_table(pages));
    // Sets that do not mix get in each other's way everywhere; once is enough to be told.
    let strangers = alone(pages);
    if !strangers.is_empty() {
        mistakes.extend(strangers);
        return mistakes;
    }
    mistakes.extend(icons(pages));
    mistakes.extend(doubles(pages, "family", "id", "family"));
    mistakes.extend(double_titles(pages));
    mistakes.extend(card_ids(pages));
    mistakes.extend(blank_icons(pages));
    mistakes.extend(own_kin(pages));
    mistakes.extend(numbers(pages));
    if names.are_complete {
        mistakes.extend(families(pages));
        mistakes.extend(cast(pages));
    }
    mistakes
}

/// A set without a file that says what it is.
fn set_file(set: usize, id: &str, pages: &[Page<'_>]) -> Option<Mistake> {
    if pages.iter().any(|page| page.set == set && page.name == SET_FILE) {
        return None;
    }
    let missing = Page::read(set, id, SET_FILE, "");
    Some(missing.mistake(&(0..0), format!("the set {} needs this file", quoted(id))))
}

/// What its `[set]` table gets wrong about the sets around it.
fn set_table(page: &Page<'_>, ids: &[&str], names: &Names) -> Vec<Mistake> {
    let Some(table) = page.root.get("set") else {
        let is_missing = page.name == SET_FILE && page.is_sound();
        let message = "this file needs a table [set] that says what the set is";
        return is_missing.then(|| page.mistake(&(0..0), message)).into_iter().collect();
    };
    if page.name != SET_FILE {
        let message = format!("the table [set] stands in {SET_FILE}; move it there");
        return vec![page.mistake(&table.span, message)];
    }
    let mut mistakes = Vec::new();
    let folder = ids[page.set];
    if let Some(id) = table.get("id").filter(|id| id.text().is_some_and(|id| id != folder)) {
        let message = format!("the id of a set is the name of its folder, {}", quoted(folder));
        mistakes.push(page.mistake(&id.span, message));
    }
    if ids[..page.set].contains(&folder) {
        let message = format!("there is a set {} already", quoted(folder));
        mistakes.push(page.mistake(&table.span, message));
    }
    // The sets are in order of need, so a needed set that comes later is part of a circle.
    for need in table.list("needs") {
        if need.text().and_then(|id| names.set(id)).is_some_and(|need| need >= page.set) {
            mistakes.push(page.mistake(&need.span, "these sets need each other in a circle"));
        }
    }
    mistakes
}

/// Icons that another one's id or letter gets in the way of. Two sets may bring the same icon.
fn icons(pages: &[Page<'_>]) -> Vec<Mistake> {
    let mut seen: Vec<(&Page<'_>, &Node)> = Vec::new();
    let mut mistakes = Vec::new();
    for (page, node) in tables(pages, "icon") {
        let is_known =
            |other: &(&Page<'_>, &Node)| other.0.set != page.set && is_same(other.1, node);
        if seen.iter().any(is_known) {
            continue;
        }
        for (key, what) in [("id", "icon"), ("letter", "letter")] {
            let Some((id, words)) = node.get(key).and_then(|id| Some((id, id.text()?))) else {
                continue;
            };
            if let Some((other, first)) =
                seen.iter().find(|(_, first)| first.text_at(key) == Some(words))
            {
                let line = other.line_of(&first.get(key).unwrap_or(first).span);
                mistakes.push(page.mistake(&id.span, taken(what, words, &line)));
            }
        }
        seen.push((page, node));
    }
    mistakes
}

/// Whether two tables say the same of an icon.
fn is_same(one: &Node, other: &Node) -> bool {
    let name = |node: &Node, tongue: &str| {
        node.get("name").and_then(|name| name.text_at(tongue)).map(str::to_owned)
    };
    ["id", "letter", "only"].into_iter().all(|key| one.text_at(key) == other.text_at(key))
        && ["en", "it"].into_iter().all(|tongue| name(one, tongue) == name(other, tongue))
}

/// Tables that have the same words under a key.
fn doubles(pages: &[Page<'_>], table: &str, key: &str, what: &str) -> Vec<Mistake> {
    let mut seen: HashMap<&str, String> = HashMap::new();
    let mut mistakes = Vec::new();
    for (page, node) in tables(pages, table) {
        let Some((id, words)) = node.get(key).and_then(|id| Some((id, id.text()?))) else {
            continue;
        };
        match seen.get(words) {
            Some(line) => mistakes.push(page.mistake(&id.span, taken(what, words, line))),
            None => _ = seen.insert(words, page.line_of(&id.span)),
        }
    }
    mistakes
}

fn taken(what: &str, words: &str, line: &str) -> String {
    format!("the {what} {} is taken, see {line}; choose another", quoted(words))
}

/// Cards that share a title in any language: commands could not tell them apart.
fn double_titles(pages: &[Page<'_>]) -> Vec<Mistake> {
    let mut seen: HashMap<String, (usize, &Page<'_>, &Node)> = HashMap::new();
    let mut mistakes = Vec::new();
    for (number, (page, node)) in cards(pages).enumerate() {
        let mut own = HashSet::new();
        for entry in node.get("title").map_or(&[][..], Node::entries) {
            let Some(title) = entry.node.text() else { continue };
            let here = (number, page, &entry.node);
            let (owner, there, node) = seen.entry(title.to_lowercase()).or_insert(here);
            if *owner != number && own.insert(title.to_lowercase()) {
                let line = there.line_of(&node.span);
                mistakes.push(page.mistake(&entry.node.span, taken("title", title, &line)));
            }
        }
    }
    mistakes
}

/// Cards that records could not tell apart, or could not name: by their first titles in lower case,
/// with hyphens.
fn card_ids(pages: &[Page<'_>]) -> Vec<Mistake> {
    let mut seen: HashMap<String, (String, &Page<'_>, &Node)> = HashMap::new();
    let mut mistakes = Vec::new();
    for (page, node) in cards(pages) {
        let title = node.get("title").and_then(|title| title.get("was").or(title.get("en")));
        let Some((title, words)) = title.and_then(|it| Some((it, it.text()?.to_lowercase())))
        else {
            continue;
        };
        let id = slug(&words);
        if id.is_empty() || Shape::is_an_answer(&id) && !Shape::is_an_answer(&words) {
            let message = "games are written down with the letters and digits of a title: there must \
                           be some, and they can't be an answer; choose another";
            mistakes.push(page.mistake(&title.span, message));
            continue;
        }
        let (first, there, node) = seen.entry(id).or_insert_with(|| (words.clone(), page, title));
        if *first != words {
            let message = format!(
                "this title has the same letters and digits as the one in {}, and games are written \
                 down with them; choose another",
                there.line_of(&node.span)
            );
            mistakes.push(page.mistake(&title.span, message));
        }
    }
    mistakes
}

/// Icons that took the word for a disc without an icon.
fn blank_icons(pages: &[Page<'_>]) -> Vec<Mistake> {
    let ids = tables(pages, "icon").filter_map(|(page, node)| Some((page, node.get("id")?)));
    ids.filter(|(_, id)| id.text() == Some(BLANK))
        .map(|(page, id)| {
            page.mistake(&id.span, "\"blank\" is a disc without an icon; choose another id")
        })
        .collect()
}

/// Characters that are their own kin.
fn own_kin(pages: &[Page<'_>]) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    for (page, node) in tables(pages, Kind::Character.word()) {
        let own = |key| node.get("title").and_then(|title| title.text_at(key));
        let titles = [own("en"), own("was")];
        let others = node.list("kin").iter().filter_map(|kin| kin.get("to"));
        for to in others.filter(|to| to.text().is_some() && titles.contains(&to.text())) {
            mistakes.push(page.mistake(&to.span, "nobody is kin to themselves; name another"));
        }
    }
    mistakes
}

/// Where there are more icons or cards than a game can hold.
fn numbers(pages: &[Page<'_>]) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    let mut ids = HashSet::new();
    let mut icons = tables(pages, "icon").filter(|(_, node)| ids.insert(node.text_at("id")));
    if let Some((page, node)) = icons.nth(Icon::MAX) {
        let message = format!("a mix of sets has at most {} icons", Icon::MAX);
        mistakes.push(page.mistake(&node.span, message));
    }
    for edition in [Edition::First, Edition::Second] {
        let drawn = Kind::ALL.into_iter().filter(|kind| kind.is_drawn());
        let mut deck = drawn
            .flat_map(|kind| tables(pages, kind.word()))
            .filter(|(_, node)| is_in_deck(node, edition));
        if let Some((page, node)) = deck.nth(DECK_MAX) {
            let edition = edition.word();
            let message =
                format!("the draw pile of the {edition} edition has at most {DECK_MAX} cards");
            mistakes.push(page.mistake(&node.span, message));
        }
    }
    if let Some((page, node)) = cards(pages).nth(CARDS_MAX) {
        let message = format!("a mix of sets has at most {CARDS_MAX} cards");
        mistakes.push(page.mistake(&node.span, message));
    }
    mistakes
}

fn is_in_deck(node: &Node, edition: Edition) -> bool {
    node.text_at("only").and_then(read::edition).is_none_or(|only| only == edition)
}

/// Families that do not have five characters.
fn families(pages: &[Page<'_>]) -> Vec<Mistake> {
    let mut sizes: HashMap<&str, usize> = HashMap::new();
    for (_, node) in tables(pages, Kind::Character.word()) {
        *sizes.entry(node.text_at("family").unwrap_or_default()).or_default() += 1;
    }
    let families = tables(pages, "family").filter_map(|(page, node)| Some((page, node.get("id")?)));
    let mut mistakes = Vec::new();
    for (page, id) in families {
        let Some(words) = id.text() else { continue };
        let size = sizes.get(words).copied().unwrap_or_default();
        if size != FAMILY_SIZE {
            let message = format!(
                "the family {} needs {FAMILY_SIZE} characters, found {size}",
                quoted(words)
            );
            mistakes.push(page.mistake(&id.span, message));
        }
    }
    mistakes
}

/// Characters of no family beside families: a set has the ones or the others. [TALE-1]
fn cast(pages: &[Page<'_>]) -> Vec<Mistake> {
    let has_families = tables(pages, "family").next().is_some();
    let loose =
        tables(pages, Kind::Character.word()).filter(|(_, node)| node.get("family").is_none());
    let message = "a set with families has no character without one; add the key \"family\"";
    loose.filter(|_| has_families).map(|(page, node)| page.mistake(&node.span, message)).collect()
}

/// What stands on a box, elsewhere than on it.
fn box_table(pages: &[Page<'_>]) -> Vec<Mistake> {
    let elsewhere = pages.iter().filter(|page| page.name != BOX_FILE);
    let words = |page: &Page<'_>, key: &str| page.root.get(key).map(|node| node.span.clone());
    let mut mistakes = Vec::new();
    for (page, key) in elsewhere.flat_map(|page| [(page, "box"), (page, "likeness")]) {
        if let Some(span) = words(page, key) {
            let message = format!("\"{key}\" stands in {BOX_FILE}; move it there");
            mistakes.push(page.mistake(&span, message));
        }
    }
    for page in pages.iter().filter(|page| page.name == BOX_FILE) {
        for entry in page.root.entries() {
            if !["box", "likeness"].contains(&entry.key.as_str()) {
                let message = format!("{BOX_FILE} holds only \"box\" and \"likeness\"; move this");
                mistakes.push(page.mistake(&entry.key_span, message));
            }
        }
    }
    mistakes
}

/// Sets that stand alone, mixed with others that do. [MIX-1]
fn alone(pages: &[Page<'_>]) -> Vec<Mistake> {
    let set_files = pages.iter().filter(|page| page.name == SET_FILE && page.is_sound());
    let standing = set_files
        .filter_map(|page| Some((page, page.root.get("set")?)))
        .filter(|(_, set)| set.list("needs").is_empty());
    let mut standing = standing.map(|(page, set)| (page, set.get("id").unwrap_or(set)));
    let Some((_, first)) = standing.next() else { return Vec::new() };
    let first = quoted(first.text().unwrap_or_default());
    let message = format!(
        "a set that needs no other does not mix with {first}; choose one of them, or write what it \
         needs [MIX-1]"
    );
    standing.map(|(page, id)| page.mistake(&id.span, message.clone())).collect()
}

/// Every card of every page, in the order of the kinds.
fn cards<'a>(pages: &'a [Page<'a>]) -> impl Iterator<Item = (&'a Page<'a>, &'a Node)> {
    Kind::ALL.into_iter().flat_map(|kind| tables(pages, kind.word()))
}

/// Every table of that name on every page.
fn tables<'a>(
    pages: &'a [Page<'a>],
    name: &str,
) -> impl Iterator<Item = (&'a Page<'a>, &'a Node)> + use<'a> {
    let name = name.to_owned();
    pages.iter().flat_map(move |page| page.tables(&name).iter().map(move |node| (page, node)))
}
