//! Does everyone in the house behave?

use proc_macro2::{TokenStream, TokenTree};
use serde_json::Value;
use std::path::Path;
use syn::visit::Visit;
use xtask::{shell, tree};

/// Names that say nothing about what a type is.
const EMPTY_NAMES: [&str; 13] = [
    "Manager",
    "Handler",
    "Processor",
    "Helper",
    "Helpers",
    "Util",
    "Utils",
    "Data",
    "Info",
    "Infos",
    "Context",
    "Impl",
    "Wrapper",
];

/// What each room may know of the others.
const ROOMS: [(&str, &[&str]); 11] = [
    ("woe-cards", &[]),
    ("woe-rules", &["woe-cards"]),
    ("woe-prose", &["woe-cards", "woe-rules"]),
    ("woe-bots", &["woe-cards", "woe-rules"]),
    ("woe-sim", &["woe-cards", "woe-rules", "woe-prose", "woe-bots", "woe-wire", "woe-table"]),
    ("woe-wire", &["woe-cards", "woe-rules"]),
    ("woe-table", &["woe-cards", "woe-rules", "woe-prose", "woe-bots", "woe-wire"]),
    ("woe-server", &["woe-cards", "woe-rules", "woe-prose", "woe-bots", "woe-wire", "woe-table"]),
    (
        "woe",
        &["woe-cards", "woe-rules", "woe-prose", "woe-bots", "woe-sim", "woe-server", "woe-wire"],
    ),
    ("xtask", &["woe-cards", "woe-rules", "woe-prose", "woe-wire"]),
    ("woe-fuzz", &["woe-cards", "woe-rules"]),
];

/// What a library may know of the world, where it may know next to nothing.
const STRANGERS: [(&str, &[&str]); 2] =
    [("woe-cards", &["blake3", "strsim", "toml"]), ("woe-rules", &["blake3", "chacha20"])];

/// What only some rooms may know.
const RESERVED: [(&str, &[&str]); 5] = [
    ("toml", &["woe-cards"]),
    ("serde_json", &["woe-wire", "woe", "xtask"]),
    ("tokio", &["woe-server"]),
    ("crossterm", &["woe-term"]),
    ("ratatui", &["woe-term"]),
];

#[test]
fn no_source_holds_what_we_do_not_write() {
    let found: Vec<String> =
        sources().iter().flat_map(|(path, text)| frowned(path, text)).collect();
    assert!(found.is_empty(), "not in this house:\n  {}", found.join("\n  "));
}

#[test]
fn what_we_do_not_write_would_be_found() {
    let bad = "struct CardManager; type Info = u8; #[test] #[ignore] fn f() { dbg!(1); todo!() }
               fn g() { unsafe { h() } } // unsafe in a comment is only a word
               const WORD: &str = \"unsafe dbg!\"; struct Metadata; fn ignore() {}";
    let mut found = frowned("bad.rs", bad);
    found.sort();
    let expected = [
        "bad.rs:1: #[ignore]",
        "bad.rs:1: CardManager",
        "bad.rs:1: Info",
        "bad.rs:1: dbg!",
        "bad.rs:1: todo!",
        "bad.rs:2: unsafe",
    ];
    assert_eq!(found, expected);
}

#[test]
fn no_test_of_the_page_is_passed_over() {
    let words = [".skip(", ".only(", ".todo(", ".skipIf(", ".runIf("];
    let tests = [".test.ts", ".e2e.ts"].into_iter().flat_map(tree::files_ending);
    let mut found = Vec::new();
    for path in tests {
        let text = tree::read(&path).unwrap();
        let used = words.iter().filter(|word| text.contains(**word));
        found.extend(used.map(|word| format!("{}: {word}", path.display())));
    }
    assert!(found.is_empty(), "tests that may not run:\n  {}", found.join("\n  "));
}

#[test]
fn every_room_knows_only_what_it_may() {
    let metadata = ["metadata", "--no-deps", "--format-version=1", "--offline"];
    let told = shell::read(shell::cargo().args(metadata)).unwrap();
    let told: Value = serde_json::from_str(&told).unwrap();
    let packages = told["packages"].as_array().unwrap();
    let found: Vec<String> = packages.iter().flat_map(misplaced).collect();
    assert!(found.is_empty(), "arrows that point the wrong way:\n  {}", found.join("\n  "));
}

#[test]
fn every_link_leads_to_a_file() {
    let mut found = Vec::new();
    for path in tree::files_ending(".md") {
        let text = tree::read(&path).unwrap();
        let folder = path.parent().unwrap_or(Path::new(""));
        let broken = local_links(&text)
            .into_iter()
            .filter(|link| !tree::root().join(folder).join(link).exists());
        found.extend(broken.map(|link| format!("{}: {link}", path.display())));
    }
    assert!(found.is_empty(), "links to nowhere:\n  {}", found.join("\n  "));
}

#[test]
fn no_file_names_a_place_that_exists_on_one_machine_only() {
    // Spelled in parts, so that this file does not name them either.
    let places = [
        concat!("/", "work/"),
        concat!("/", "root/"),
        concat!("/", "home/"),
        concat!("/tmp/", "target"),
        concat!("..", "/shared"),
        concat!("arti", "factory"),
        concat!("index.", "crates.io"),
        concat!("registry.", "npmjs"),
        concat!("py", "pi.org"),
    ];
    let mut found = Vec::new();
    for path in tree::files() {
        let text = std::fs::read(tree::root().join(&path)).unwrap();
        let text = String::from_utf8_lossy(&text).into_owned();
        let named = places.iter().filter(|place| text.contains(**place));
        found.extend(named.map(|place| format!("{}: {place}", path.display())));
    }
    assert!(found.is_empty(), "places nobody else has:\n  {}", found.join("\n  "));
}

fn sources() -> Vec<(String, String)> {
    let files = tree::files_ending(".rs").into_iter();
    files.map(|path| (path.display().to_string(), tree::read(&path).unwrap())).collect()
}

/// All that is frowned upon in a source: words, macros, attributes, names of types.
fn frowned(path: &str, text: &str) -> Vec<String> {
    let tokens: TokenStream = text.parse().expect("the source is made of tokens");
    let mut words = Vec::new();
    frowned_words(tokens, &mut words);
    let mut names = Names::default();
    names.visit_file(&syn::parse_file(text).expect("the source is Rust"));
    let found = words.into_iter().chain(names.found);
    found.map(|(line, what)| format!("{path}:{line}: {what}")).collect()
}

fn frowned_words(tokens: TokenStream, found: &mut Vec<(usize, String)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_sign = |index: usize, sign: char| matches!(tokens.get(index), Some(TokenTree::Punct(mark)) if mark.as_char() == sign);
    for (index, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(word) if word == "unsafe" => {
                found.push((word.span().start().line, "unsafe".into()));
            }
            TokenTree::Ident(word)
                if (word == "dbg" || word == "todo") && is_sign(index + 1, '!') =>
            {
                found.push((word.span().start().line, format!("{word}!")));
            }
            TokenTree::Group(group) => {
                let first = group.stream().into_iter().next().map(|token| token.to_string());
                if index > 0 && is_sign(index - 1, '#') && first.as_deref() == Some("ignore") {
                    found.push((group.span().start().line, "#[ignore]".into()));
                }
                frowned_words(group.stream(), found);
            }
            _ => {}
        }
    }
}

#[derive(Default)]
struct Names {
    found: Vec<(usize, String)>,
}

impl Names {
    fn note(&mut self, name: &syn::Ident) {
        if EMPTY_NAMES.iter().any(|empty| name.to_string().ends_with(empty)) {
            self.found.push((name.span().start().line, name.to_string()));
        }
    }
}

impl<'ast> Visit<'ast> for Names {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        match item {
            syn::Item::Struct(item) => self.note(&item.ident),
            syn::Item::Enum(item) => self.note(&item.ident),
            syn::Item::Trait(item) => self.note(&item.ident),
            syn::Item::Type(item) => self.note(&item.ident),
            _ => {}
        }
        syn::visit::visit_item(self, item);
    }
}

/// The dependencies of a package that it may not have. What only its tests use is free.
fn misplaced(package: &Value) -> Vec<String> {
    let room = package["name"].as_str().unwrap_or_default();
    let dependencies = package["dependencies"].as_array().into_iter().flatten();
    let names = dependencies.filter(|dependency| dependency["kind"].is_null());
    let names = names.filter_map(|dependency| dependency["name"].as_str());
    names.filter(|name| !may_know(room, name)).map(|name| format!("{room} → {name}")).collect()
}

fn may_know(room: &str, name: &str) -> bool {
    let listed = |list: &[(&str, &[&str])], key: &str, wanted: &str| {
        list.iter().find(|(listed, _)| *listed == key).map(|(_, allowed)| allowed.contains(&wanted))
    };
    if name.starts_with("woe-") {
        return listed(&ROOMS, room, name).unwrap_or(false);
    }
    listed(&STRANGERS, room, name).unwrap_or(true) && listed(&RESERVED, name, room).unwrap_or(true)
}

/// The links of a page that lead to files of ours. Code is not searched.
fn local_links(page: &str) -> Vec<String> {
    let prose: String = page.split("```").step_by(2).collect();
    let links = prose.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let files = links.map(|link| link.split('#').next().unwrap_or_default().to_owned());
    files.filter(|link| !link.is_empty() && !link.contains("://")).collect()
}

#[test]
fn links_are_told_from_code_and_from_addresses() {
    let page = "[a](b.md) and [c](d/e.md#f), [g](#h), [i](https://j.k)\n```\n[l](m.md)\n```\n";
    assert_eq!(local_links(page), ["b.md", "d/e.md"]);
}
