//! Does everything happen as the tales tell it, and is there a tale for everything?

mod library;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
    sync::{Arc, OnceLock},
};
use woe_cards::{Card, CardId, Catalog, ICON_SLOTS};
use woe_prose::{Outcome, Tale};
use woe_rules::Refusal;

/// How to write down what is told now.
const ACCEPT: &str = "WOE_TALES=accept cargo test --package woe-prose --test tales";
/// Where an author names the one set whose tales are looked at.
const ONE_SET: &str = "WOE_TALES_OF";

#[test]
fn every_tale_holds() {
    let faults: Vec<String> = tales()
        .iter()
        .filter_map(|(path, page)| {
            let difference = match page {
                Page::Unreadable(mistakes) => mistakes.clone(),
                Page::Read(tale, outcome) if !tale.holds(outcome) => tale.difference(outcome),
                Page::Read(..) => return None,
            };
            Some(format!("{path}\n{difference}"))
        })
        .collect();
    complain(&faults, &format!("tales differ; if the new telling is right: {ACCEPT}"));
}

#[test]
fn every_card_has_a_tale_that_names_it() {
    let faults: Vec<String> = cards()
        .filter_map(|(catalog, id)| {
            let (path, title) = (tale_of(catalog, id), &catalog.sheet(id).title.en);
            match tales().get(&path) {
                None => Some(format!("{path} is missing")),
                Some(Page::Read(_, outcome)) if !outcome.cards.contains(title) => {
                    Some(format!("{path} does not name \"{title}\""))
                }
                Some(_) => None,
            }
        })
        .collect();
    complain(&faults, "cards are without a tale");
}

#[test]
fn a_tale_needs_the_text_of_its_card() {
    complain(&indifferent_to(|card| card.without_effect()), "tales hold without their card's text");
}

#[test]
fn a_tale_needs_the_numbers_and_icons_of_its_card() {
    let clear = |card: &Card| Card { pathos: [None; 3], icons: [None; ICON_SLOTS], ..card.clone() };
    complain(&indifferent_to(clear), "tales hold without their card's numbers and icons");
}

#[test]
fn every_refusal_is_provoked() {
    let provoked: Vec<Refusal> =
        outcomes().flat_map(|outcome| outcome.refusals.iter().copied()).collect();
    let faults: Vec<String> = Refusal::ALL
        .into_iter()
        .filter(|refusal| !provoked.contains(refusal))
        .map(|refusal| format!("{refusal:?} [{}]", refusal.rule()))
        .collect();
    complain(&faults, "refusals are provoked by no tale");
}

#[test]
fn every_rule_is_shown() {
    let cited = cited();
    let faults: Vec<String> =
        rules_to_show().into_iter().filter(|id| !cited.contains(id)).collect();
    complain(&faults, "rules are cited by no tale; cite them in brackets in a comment");
}

#[test]
fn every_rule_that_is_cited_exists() {
    let book = fs::read_to_string(library::root().join("docs/rules.md")).expect("rules are text");
    let faults: Vec<String> =
        cited().into_iter().filter(|id| !book.contains(&format!("| {id} |"))).collect();
    complain(&faults, "rules are cited that are not in the book");
}

#[test]
fn no_text_can_make_the_reader_stumble() {
    for path in all_paths() {
        let text = fs::read_to_string(path).expect("a tale is text");
        let ends = (0..text.len()).filter(|&end| text.is_char_boundary(end)).step_by(97);
        // Every text that a hand on the keyboard could leave behind on the way.
        for torn in ends.flat_map(|end| [&text[..end], &text[end..]]) {
            let Ok(tale) = Tale::read(torn) else { continue };
            let outcome = tale.run(catalogs());
            let _ = (tale.told(&outcome), tale.difference(&outcome));
        }
    }
}

enum Page {
    Read(Box<Tale>, Outcome),
    Unreadable(String),
}

/// Every tale by its path, run; if the telling is to be accepted, it is written down first.
fn tales() -> &'static BTreeMap<String, Page> {
    static TALES: OnceLock<BTreeMap<String, Page>> = OnceLock::new();
    TALES.get_or_init(|| all_paths().into_iter().map(|path| (shown(&path), page(&path))).collect())
}

fn page(path: &PathBuf) -> Page {
    let text = fs::read_to_string(path).expect("a tale is text");
    let tale = match Tale::read(&text) {
        Ok(tale) => tale,
        Err(mistakes) => {
            let lines: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
            return Page::Unreadable(lines.join("\n"));
        }
    };
    let outcome = tale.run(catalogs());
    let told = tale.told(&outcome);
    if !accepts() || !outcome.mistakes.is_empty() || told == text {
        return Page::Read(Box::new(tale), outcome);
    }
    fs::write(path, &told).expect("a tale can be written");
    let tale = Tale::read(&told).expect("what was told can be read");
    let outcome = tale.run(catalogs());
    Page::Read(Box::new(tale), outcome)
}

fn outcomes() -> impl Iterator<Item = &'static Outcome> {
    tales().values().filter_map(|page| match page {
        Page::Read(_, outcome) => Some(outcome),
        Page::Unreadable(_) => None,
    })
}

fn cited() -> BTreeSet<String> {
    let read = tales().values().filter_map(|page| match page {
        Page::Read(tale, _) => Some(tale),
        Page::Unreadable(_) => None,
    });
    read.flat_map(|tale| tale.rules().iter().cloned()).collect()
}

fn catalogs() -> &'static [Catalog] {
    static CATALOGS: OnceLock<Vec<Catalog>> = OnceLock::new();
    CATALOGS.get_or_init(library::catalogs)
}

/// Every card, with its catalog.
fn cards() -> impl Iterator<Item = (&'static Catalog, CardId)> {
    let all = catalogs().iter().flat_map(|catalog| catalog.ids().map(move |id| (catalog, id)));
    all.filter(|(catalog, id)| is_looked_at(&catalog.sets[catalog.sheet(*id).set].id))
}

/// Whether the tales of that set are looked at: an author can ask for one set alone.
fn is_looked_at(set: &str) -> bool {
    std::env::var(ONE_SET).map_or(true, |wanted| wanted == set)
}

fn all_paths() -> Vec<PathBuf> {
    let root = library::root();
    let mut homes = library::folders(&root.join("sets"));
    homes.extend(library::folders(&root.join("docs/examples")));
    homes.push(root.join("docs"));
    let name = |home: &PathBuf| home.file_name().map(|name| name.to_string_lossy().into_owned());
    homes.retain(|home| name(home).is_some_and(|name| is_looked_at(&name)));
    homes.iter().flat_map(|home| library::files(&home.join("tales"), "tale")).collect()
}

/// A path as it is seen from the root, with slashes.
fn shown(path: &std::path::Path) -> String {
    let inside = path.strip_prefix(library::root()).expect("a tale lies in the house");
    let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// Where the tale of a card lies.
fn tale_of(catalog: &Catalog, id: CardId) -> String {
    let sheet = catalog.sheet(id);
    let set = &catalog.sets[sheet.set].id;
    let home =
        if library::root().join("sets").join(set).is_dir() { "sets" } else { "docs/examples" };
    format!("{home}/{set}/tales/{}.tale", slug(sheet.first_title()))
}

/// The title in lower case, without apostrophes, with a hyphen between its words.
fn slug(title: &str) -> String {
    let plain = title.to_lowercase().replace(['\'', '’'], "");
    let words = plain.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

/// The tales that hold as well if their card is changed.
fn indifferent_to(change: impl Fn(&Card) -> Card) -> Vec<String> {
    let mut changed = catalogs().to_vec();
    let mut indifferent = Vec::new();
    for (position, catalog) in catalogs().iter().enumerate() {
        for id in catalog.ids() {
            let other = change(catalog.card(id));
            let path = tale_of(catalog, id);
            let Some(Page::Read(tale, outcome)) = tales().get(&path) else { continue };
            if other == *catalog.card(id) || !tale.holds(outcome) {
                continue;
            }
            Arc::make_mut(&mut changed[position].cards)[id.index()] = other;
            if tale.holds(&tale.run(&changed)) {
                indifferent.push(path);
            }
            Arc::make_mut(&mut changed[position].cards)[id.index()] = catalog.card(id).clone();
        }
    }
    indifferent
}

/// The rules of the sections that any game plays by.
fn rules_to_show() -> Vec<String> {
    let book = fs::read_to_string(library::root().join("docs/rules.md")).expect("rules are text");
    let sections = book.split("\n## ").filter(|section| {
        let number = section.split('.').next().unwrap_or_default();
        ["1", "2", "3", "4", "5", "6", "7", "8", "9"].contains(&number)
    });
    sections
        .flat_map(str::lines)
        .filter_map(|line| line.strip_prefix("| ")?.split(" |").next())
        .filter(|id| id.contains('-') && id.bytes().any(|letter| letter.is_ascii_digit()))
        .map(str::to_owned)
        .collect()
}

/// Whether what is told now is to be written down.
fn accepts() -> bool {
    std::env::var("WOE_TALES").is_ok_and(|wish| wish == "accept")
}

#[track_caller]
fn complain(faults: &[String], heading: &str) {
    assert!(faults.is_empty(), "{} {heading}:\n{}", faults.len(), faults.join("\n"));
}
