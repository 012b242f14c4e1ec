//! Does whoever asks which case it is name every case?
//!
//! A `match` over one of our own enums has no arm for all the rest: a new variant breaks the build wherever
//! somebody must think of it. `if let`, `let … else` and `matches!` ask whether it is one certain case, and
//! may. Where two things are matched at once, an arm that names one of them may leave the other open.

mod catch_all;
mod positions;

use std::{collections::BTreeSet, path::Path};
use syn::visit::Visit;
use xtask::tree;

/// Every source that is no test, and its text.
fn sources() -> Vec<(String, String)> {
    let is_ours = |path: &Path| {
        let mut parts = path.iter().map(|part| part.to_string_lossy());
        let room = parts.next();
        matches!(room.as_deref(), Some("crates" | "xtask" | "fuzz"))
            && parts.any(|part| part == "src")
    };
    let files = tree::files_ending(".rs").into_iter().filter(|path| is_ours(path));
    let sources: Vec<(String, String)> =
        files.map(|path| (path.display().to_string(), tree::read(&path).unwrap())).collect();
    let tests: Vec<String> = sources.iter().flat_map(|(path, text)| tests_of(path, text)).collect();
    let is_test = |path: &str| tests.iter().any(|test| path.starts_with(test));
    sources.into_iter().filter(|(path, _)| !is_test(path)).collect()
}

/// How the paths of the modules of a source begin that only its tests have.
fn tests_of(path: &str, text: &str) -> Vec<String> {
    let file = syn::parse_file(text).expect("the source is Rust");
    let stem = path.strip_suffix(".rs").unwrap_or(path);
    let folder = match stem.rsplit_once('/') {
        Some((folder, "lib" | "main")) => folder,
        _ => stem,
    };
    let modules = file.items.iter().filter_map(|item| match item {
        syn::Item::Mod(module) if catch_all::is_for_tests(&module.attrs) => Some(&module.ident),
        _ => None,
    });
    modules.flat_map(|name| [format!("{folder}/{name}.rs"), format!("{folder}/{name}/")]).collect()
}

/// The names of all enums in these sources.
fn enums(sources: &[(String, String)]) -> BTreeSet<String> {
    #[derive(Default)]
    struct Enums(BTreeSet<String>);
    impl<'ast> Visit<'ast> for Enums {
        fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
            self.0.insert(item.ident.to_string());
        }
    }
    let mut enums = Enums::default();
    for (_, text) in sources {
        enums.visit_file(&syn::parse_file(text).expect("the source is Rust"));
    }
    enums.0
}

#[test]
fn every_match_over_our_own_enums_names_every_case() {
    let sources = sources();
    let own = enums(&sources);
    for name in ["Beat", "Question", "Action", "Task", "Verb", "Law", "Kind", "Way", "Do", "Code"] {
        assert!(own.contains(name), "no enum {name} was found");
    }
    let found: Vec<String> =
        sources.iter().flat_map(|(path, text)| catch_all::found(path, text, &own)).collect();
    assert!(found.is_empty(), "cases that nobody named:\n  {}", found.join("\n  "));
}

/// The lines of the arms that catch what is not named, if `Beat`, `Way` and `Kind` are ours.
fn check(body: &str, expected: &[usize]) {
    let own = ["Beat", "Way", "Kind"].map(str::to_owned).into();
    let text = format!("fn f() {{\n{body}\n}}");
    let found = catch_all::found("bad.rs", &text, &own);
    let lines: Vec<String> = expected.iter().map(|line| format!("bad.rs:{line}")).collect();
    let found: Vec<&str> = found.iter().map(|one| one.rsplit_once(": ").unwrap().0).collect();
    assert_eq!(found, lines, "in\n{text}");
}

#[test]
fn an_arm_for_all_the_rest_is_found() {
    check("match a {\n Beat::Ended => 1,\n _ => 2 }", &[4]);
    check("match a {\n Beat::Drawn { seat } if seat == me => 1,\n other => tell(other) }", &[4]);
    check("match a {\n Beat::Ended => 1,\n beat @ _ => 2 }", &[4]);
    check("match a {\n Some(Beat::Ended) => 1,\n Some(_) => 2,\n None => 3 }", &[4]);
    check("match a {\n Some(Beat::Ended) => 1,\n _ => 2 }", &[4]);
    check("match (a, b) {\n (Way::Own, Kind::Event) => 1,\n (_, _) => 2 }", &[4]);
    check("match (a, b) {\n (Way::Own, Some(c)) => 1,\n (_, None) => 2 }", &[4]);
    check("match a {\n [Kind::Event] => 1,\n [_] => 2,\n _ => 3 }", &[4, 5]);
    check("call(|a| match a {\n &Beat::Ended => 1,\n _ => 2 })", &[4]);
    check("impl Beat { fn g(self) { match self {\n Self::Ended => 1,\n _ => 2 } } }", &[4]);
}

#[test]
fn cases_that_are_all_named_are_none_and_neither_is_a_question_about_one() {
    check("match a {\n Beat::Ended => 1,\n Beat::Drawn { .. } | Beat::Shuffled => 2 }", &[]);
    check("match a {\n _ if b => 0,\n Beat::Ended => 1,\n Beat::Shuffled => 2 }", &[]);
    check("match (a, b) {\n (Way::Own, Kind::Event) => 1,\n (Way::Own | Way::Free, _) => 2 }", &[]);
    check("match a {\n Beat::Skip { what: Way::Own } => 1,\n Beat::Skip { .. } => 2 }", &[]);
    check("match a {\n \"word\" => Beat::Ended,\n _ => Beat::Shuffled }", &[]);
    check("match a {\n io::ErrorKind::NotFound => 1,\n _ => 2 }", &[]);
    check("if let Beat::Ended = a { b() } else { c() }", &[]);
    check("let Beat::Ended = a else { return };", &[]);
    check("matches!(a, Beat::Ended | Beat::Shuffled)", &[]);
}

#[test]
fn names_that_are_used_otherwise_are_known() {
    check("use woe_rules::Beat as B;\nmatch a {\n B::Ended => 1,\n _ => 2 }", &[5]);
    check("use Kind::{Event, Modifier};\nmatch a {\n Event => 1,\n _ => 2 }", &[5]);
    check("use Kind::{Event, Modifier};\nmatch a {\n Event => 1,\n Modifier => 2 }", &[]);
    check("use serde_json::Kind;\nmatch a {\n Kind::Object => 1,\n _ => 2 }", &[]);
}

#[test]
fn tests_may_leave_cases_open() {
    check("#[cfg(test)]\nmod tests { fn g() { match a {\n Beat::Ended => 1,\n _ => 2 } } }", &[]);
    let text = "#[cfg(test)]\nmod timing;\nmod window;";
    let tests = ["crates/x/src/timing.rs", "crates/x/src/timing/"];
    assert_eq!(tests_of("crates/x/src/lib.rs", text), tests);
    let tests = ["crates/x/src/table/timing.rs", "crates/x/src/table/timing/"];
    assert_eq!(tests_of("crates/x/src/table.rs", text), tests);
}
