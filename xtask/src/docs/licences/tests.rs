//! Is nothing passed on whose terms we do not know?

use super::*;

fn work(stated: Option<&str>, files: &[(&str, &str)]) -> Work {
    let files = files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
    Work {
        name: "gloom".into(),
        version: "1.2.3".into(),
        stated: stated.map(str::to_owned),
        by: vec!["Somebody".into()],
        home: Some("https://gloom.example".into()),
        files: files.collect(),
    }
}

#[test]
fn the_notices_are_current() {
    let fresh = text().unwrap();
    let kept = crate::tree::read("docs/licences.txt").unwrap();
    assert!(fresh == kept, "docs/licences.txt is stale; `cargo xtask docs` writes it anew");
    for name in ["axum ", "rusqlite ", "svelte ", "@fontsource/eb-garamond ", "SQLite "] {
        assert!(fresh.contains(&format!("\n  {name}")), "{name} is missing");
    }
    assert!(fresh.contains("SIL OPEN FONT LICENSE Version 1.1"));
    assert!(!fresh.contains("\n  woe-rules "), "what is ours is not somebody else's");
}

#[test]
fn what_states_no_licence_is_not_passed_on() {
    let why = written(&[work(None, &[])]).unwrap_err();
    assert_eq!(why, "gloom 1.2.3 states no licence");
}

#[test]
fn what_comes_under_other_terms_is_not_passed_on() {
    for stated in ["GPL-3.0-only", "MIT AND AGPL-3.0-only", "SSPL-1.0", "whatever"] {
        let why = written(&[work(Some(stated), &[])]).unwrap_err();
        assert!(why.starts_with("gloom 1.2.3 "), "{why}");
    }
    assert!(written(&[work(Some("GPL-3.0-only OR MIT"), &[])]).is_ok());
}

#[test]
fn of_a_choice_one_licence_is_used_with_its_text_and_every_notice() {
    let files =
        [("LICENSE-MIT", "the MIT"), ("LICENSE-APACHE", "the Apache"), ("NOTICE", "a notice")];
    let told = written(&[work(Some("MIT/Apache-2.0"), &files)]).unwrap();
    assert!(told.contains("  gloom 1.2.3 (Apache-2.0), https://gloom.example\n"), "{told}");
    assert!(told.contains("the Apache") && told.contains("a notice") && !told.contains("the MIT"));
    let both = written(&[work(Some("MIT AND BSD-3-Clause"), &[("LICENSE", "both of them")])]);
    assert!(both.unwrap().contains("(MIT AND BSD-3-Clause)"));
}

#[test]
fn what_brings_no_text_comes_with_the_known_one() {
    let told = written(&[work(Some("MIT"), &[])]).unwrap();
    assert!(told.contains("By Somebody.") && told.contains("Permission is hereby granted"));
}

#[test]
fn the_same_text_is_told_once() {
    let one = work(Some("MIT"), &[("LICENSE", "the same\nwords")]);
    let other = Work {
        name: "doom".into(),
        files: [("LICENSE.md".into(), "the same words\n".into())].into(),
        ..one.clone()
    };
    let told = written(&[one, other]).unwrap();
    assert_eq!(told.matches("the same").count(), 1);
    assert!(told.contains("For gloom 1.2.3, doom 1.2.3:"));
}
