//! Is every file, function and list of words small enough to be read on a bad day?

mod measure;
mod nesting;
mod vocabulary;

use measure::Offence;
use std::path::Path;
use xtask::tree;

/// Every source of the house, and its text.
fn sources() -> Vec<(String, String)> {
    let rooms = ["crates", "xtask", "fuzz", "benches"];
    let ours = |path: &Path| rooms.iter().any(|room| path.starts_with(room));
    let files = tree::files_ending(".rs").into_iter().filter(|path| ours(path));
    files.map(|path| (path.display().to_string(), tree::read(&path).unwrap())).collect()
}

fn report(offences: &[Offence]) -> String {
    offences.iter().map(|offence| format!("\n  {offence}")).collect()
}

#[test]
fn every_source_keeps_its_budgets() {
    let offences: Vec<Offence> =
        sources().iter().flat_map(|(path, text)| measure::offences(path, text)).collect();
    assert!(offences.is_empty(), "budgets exceeded:{}", report(&offences));
}

#[test]
fn the_words_of_the_rules_and_the_cards_stay_few() {
    let offences = vocabulary::offences(&sources());
    assert!(offences.is_empty(), "too many words:{}", report(&offences));
}

/// The places and sorts of what a text does wrong.
fn check(text: &str, expected: &[&str]) {
    let found: Vec<String> =
        measure::offences("bad.rs", text).iter().map(|offence| offence.to_string()).collect();
    assert_eq!(found, expected, "in\n{text}");
}

#[test]
fn a_long_file_is_an_offence() {
    check(&"// a line\n".repeat(400), &[]);
    check(&"// a line\n".repeat(401), &["bad.rs:401: 401 lines, 400 allowed"]);
}

#[test]
fn a_long_function_is_an_offence() {
    let body = |lines| format!("\nfn long() {{\n{}}}\n", "    a();\n".repeat(lines));
    check(&body(38), &[]);
    check(&body(39), &["bad.rs:2: `long` has 41 lines, 40 allowed"]);
    let method = format!("struct S;\nimpl S {{{}}}\n", body(39));
    check(&method, &["bad.rs:3: `long` has 41 lines, 40 allowed"]);
}

#[test]
fn the_cases_that_an_arm_names_are_one_line() {
    let cases = (0..60).map(|number| format!("A::Case{number}")).collect::<Vec<_>>().join("\n | ");
    let body = |lines| {
        let does = "    b();\n".repeat(lines);
        format!("\nfn named() {{\n match a {{\n {cases} => {{}}\n }}\n{does}}}\n")
    };
    check(&body(35), &[]);
    check(&body(36), &["bad.rs:2: `named` has 41 lines, 40 allowed"]);
    check(&(body(35) + &"// a line\n".repeat(359)), &[]);
    let longer = body(35) + &"// a line\n".repeat(360);
    check(&longer, &["bad.rs:460: 401 lines, 400 allowed"]);
}

#[test]
fn a_sixth_parameter_is_an_offence_but_self_is_none() {
    check("trait T { fn f(&self, a: u8, b: u8, c: u8, d: u8, e: u8); }", &[]);
    check(
        "fn f(a: u8, b: u8, c: u8, d: u8, e: u8, g: u8) {}",
        &["bad.rs:1: `f` has 6 parameters, 5 allowed"],
    );
    check(
        "fn f(a: u8, (b, c): (u8, u8), d: u8, (e, _): (u8, u8)) {}",
        &["bad.rs:1: `f` has 6 parameters, 5 allowed"],
    );
    check("fn f(a: u8, (b, c): (u8, u8), d: u8, (x, y): (f32, f32)) {}", &[]);
}

#[test]
fn a_bool_that_another_room_would_pass_is_an_offence() {
    check("pub(crate) fn f(a: bool) {} fn g(a: bool) {} pub fn h(a: &[bool]) {}", &[]);
    check("impl S { pub fn f(&self, a: u8, b: bool) {} }", &["bad.rs:1: `f` takes a bool"]);
}

#[test]
fn a_fourth_level_of_nesting_is_an_offence() {
    check("fn f() { loop { while a { if b { c() } else if d { e() } else { g() } } } }", &[]);
    check(
        "fn f() {\n loop { while a { if b { match c { _ => { d() } } } } } }",
        &["bad.rs:2: `f` nests 4 levels, 3 allowed"],
    );
    check(
        "fn f() { loop { for a in b { c.map(|d| {\n if d { e() } }) } } }",
        &["bad.rs:2: `f` nests 4 levels, 3 allowed"],
    );
}

#[test]
fn a_match_and_its_arms_are_one_level_and_a_short_closure_is_none() {
    check("fn f() { match a { _ => { if b { loop { c() } } } } }", &[]);
    check("fn f() { loop { for a in b { if c { d.map(|e| e + 1); } } } }", &[]);
}

#[test]
fn a_function_inside_a_function_begins_anew() {
    check("fn f() { loop { if a { fn g() { loop { if b { while c {} } } } } } }", &[]);
}

#[test]
fn one_word_too_many_is_an_offence() {
    let variants: String = (0..7).map(|number| format!("V{number}, ")).collect();
    let file = ("crates/woe-cards/src/x.rs".to_string(), format!("enum Who {{ {variants} }}"));
    let found = vocabulary::offences(&[file]);
    assert_eq!(found.len(), 1);
    assert_eq!(
        found[0].to_string(),
        "crates/woe-cards/src/x.rs:1: `Who` has 7 variants, 6 allowed"
    );
}
