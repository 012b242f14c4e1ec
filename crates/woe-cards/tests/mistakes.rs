//! What an author is told: each file of `tests/mistakes` shows bad set files and every mistake
//! found in them. With `WOE_UPDATE` in the environment the files are written anew, to be read.

use std::{fmt::Write, fs, path::Path};
use woe_cards::{SetSource, SourceFile, compile};

/// A small set without a mistake; fixtures replace its files or add to them.
const GOOD: &str = include_str!("mistakes/good.txt");

const MISTAKES: &str = "mistakes";

#[test]
fn every_mistake_is_told_as_the_fixtures_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mistakes");
    let mut wrong = String::new();
    for entry in fs::read_dir(folder).expect("there is a folder of fixtures") {
        let path = entry.expect("the folder can be read").path();
        let fixture = fs::read_to_string(&path).expect("the fixture can be read");
        let (given, told) = fixture.split_once("== mistakes\n").unwrap_or((&fixture, ""));
        let found = tell(&sections(given));
        if found == told {
            continue;
        }
        if std::env::var_os("WOE_UPDATE").is_some() {
            let text = format!("{given}== {MISTAKES}\n{found}");
            fs::write(&path, text).expect("the fixture can be written");
        }
        writeln!(wrong, "{}:\n{found}", path.display()).expect("text can be written to");
    }
    assert!(wrong.is_empty(), "told otherwise:\n{wrong}");
}

/// The files of a fixture, each under a line `== set/file`.
fn sections(fixture: &str) -> Vec<(String, String)> {
    let mut sections: Vec<(String, String)> = Vec::new();
    for line in fixture.split_inclusive('\n') {
        if let Some(name) = line.strip_prefix("== ") {
            sections.push((name.trim().to_owned(), String::new()));
        } else if let Some((_, text)) = sections.last_mut() {
            text.push_str(line);
        }
    }
    sections
}

/// All that compiling the good set with these files over it has to say.
fn tell(files: &[(String, String)]) -> String {
    let mut sources: Vec<SetSource> = Vec::new();
    for (path, text) in sections(GOOD).iter().chain(files) {
        let (id, name) = path.split_once('/').expect("a fixture names set and file");
        let set = match sources.iter().position(|source| source.id == id) {
            Some(set) => &mut sources[set],
            None => {
                sources.push(SetSource { id: id.to_owned(), files: Vec::new() });
                sources.last_mut().expect("one was pushed")
            }
        };
        set.files.retain(|file| file.name != name);
        if text.trim() != "gone" {
            set.files.push(SourceFile { name: name.to_owned(), text: text.clone() });
        }
    }
    match compile(&sources) {
        Ok(_) => String::new(),
        Err(mistakes) => mistakes.iter().map(|mistake| mistake.render()).collect(),
    }
}
