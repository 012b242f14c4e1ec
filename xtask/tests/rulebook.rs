//! Does the code keep to the book, and the book to the code?

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};
use xtask::tree;

const BOOK: &str = "docs/rules.md";

/// The sections of the book that are played.
const PLAYED: [u8; 9] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/// Every rule of the book, with the number of its section.
fn rules() -> BTreeMap<String, u8> {
    read_rules(&tree::read(BOOK).unwrap())
}

fn read_rules(book: &str) -> BTreeMap<String, u8> {
    let (mut rules, mut section) = (BTreeMap::new(), 0);
    for line in book.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            section = heading.split('.').next().and_then(|number| number.parse().ok()).unwrap_or(0);
        }
        let id = line.strip_prefix("| ").and_then(|row| row.split(" |").next());
        if let Some(id) = id.filter(|id| is_id(id)) {
            let twice = rules.insert(id.to_owned(), section);
            assert!(twice.is_none(), "{id} stands twice in {BOOK}");
        }
    }
    rules
}

/// Whether the words look like `STACK-6`.
fn is_id(words: &str) -> bool {
    words.split_once('-').is_some_and(|(name, number)| {
        !name.is_empty()
            && !number.is_empty()
            && name.bytes().all(|byte| byte.is_ascii_uppercase())
            && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// The ids that a text cites in brackets.
fn citations(text: &str) -> BTreeSet<String> {
    let brackets = text.split('[').skip(1).filter_map(|rest| rest.split(']').next());
    brackets.filter(|words| is_id(words)).map(str::to_owned).collect()
}

/// Every file with one of these endings, and what it cites.
fn cited_in(endings: &[&str], belongs: impl Fn(&Path) -> bool) -> Vec<(PathBuf, BTreeSet<String>)> {
    let files = endings.iter().flat_map(|ending| tree::files_ending(ending));
    let files = files.filter(|path| belongs(path));
    files.map(|path| (path.clone(), citations(&tree::read(&path).unwrap()))).collect()
}

/// The played rules that none of the files cites.
fn uncited(files: &[(PathBuf, BTreeSet<String>)]) -> Vec<String> {
    let played = rules().into_iter().filter(|(_, section)| PLAYED.contains(section));
    let is_cited = |id: &String| files.iter().any(|(_, cited)| cited.contains(id));
    played.map(|(id, _)| id).filter(|id| !is_cited(id)).collect()
}

fn is_tale_folder(path: &Path) -> bool {
    let is_shelf = path.starts_with("sets") || path.starts_with("docs");
    is_shelf && path.parent().is_some_and(|folder| folder.ends_with("tales"))
}

#[test]
fn every_cited_rule_exists() {
    let rules = rules();
    let mut found = Vec::new();
    // This test cites an id that must not exist, to see that it would be found.
    let sources = cited_in(&[".rs", ".toml", ".tale", ".py"], |path| path != Path::new(file!()));
    for (path, cited) in sources {
        let missing = cited.iter().filter(|id| !rules.contains_key(*id));
        found.extend(missing.map(|id| format!("{}: [{id}]", path.display())));
    }
    assert!(found.is_empty(), "cited, but not in {BOOK}:\n  {}", found.join("\n  "));
}

#[test]
fn every_played_rule_is_cited_where_it_is_enforced() {
    // Some rules are about words or print alone, and are kept where those are made.
    let elsewhere = ["crates/woe-prose/src/noun.rs", "crates/woe-cards/src"];
    let belongs = |path: &Path| {
        path.starts_with("crates/woe-rules/src") || elsewhere.iter().any(|at| path.starts_with(at))
    };
    let missing = uncited(&cited_in(&[".rs"], belongs));
    assert!(missing.is_empty(), "rules that no line of the engine cites: {}", missing.join(", "));
}

#[test]
fn every_played_rule_is_shown_by_a_tale() {
    let missing = uncited(&cited_in(&[".tale"], is_tale_folder));
    assert!(missing.is_empty(), "rules that no tale shows: {}", missing.join(", "));
}

#[test]
fn the_book_is_read_as_it_is_meant() {
    let book = "## 1. One\n| id | rule |\n|---|---|\n| STACK-1 | x |\n## 8. Other\n| MIX-1 | y |\n";
    let expected = BTreeMap::from([("STACK-1".to_owned(), 1), ("MIX-1".to_owned(), 8)]);
    assert_eq!(read_rules(book), expected);
    let cited = citations("x [STACK-6] [n - 1] [Face] array[2] [NOSUCH-99]");
    assert_eq!(cited, BTreeSet::from(["STACK-6".to_owned(), "NOSUCH-99".to_owned()]));
}
