//! Does the compiler of card sets always answer, and point at a place that exists?

use woe_cards::{Mistake, SetSource, SourceFile, compile};

/// Divides the files of a case; no editor writes it.
const DIVIDER: char = '\u{c}';

/// A set file that is right, for cases that bring only cards.
const SET: &str = r#"
[set]
id = "fuzz"
name = { en = "Fuzz", it = "Fuzz" }
version = "1.0.0"
profile = "first"

[[icon]]
id = "beast"
name = { en = "beast", it = "bestia" }
letter = "B"

[[icon]]
id = "lucre"
name = { en = "lucre", it = "lucro" }
letter = "L"
"#;

/// Compiling any files ends, twice alike, and every mistake has a place in one of them.
pub fn cards(bytes: &[u8]) {
    let source = source(&String::from_utf8_lossy(bytes));
    let answer = compile(std::slice::from_ref(&source));
    assert_eq!(answer, compile(std::slice::from_ref(&source)), "the same files, the same answer");
    for mistake in answer.err().iter().flatten() {
        assert!(points_somewhere(mistake, &source), "no such place: {mistake:?}");
        assert!(!mistake.to_string().is_empty(), "a mistake can be told");
    }
}

/// One file is laid beside a set file that is right; several begin with their own.
fn source(text: &str) -> SetSource {
    let file = |(number, text): (usize, &str)| {
        let name = if number == 0 { "set.toml".into() } else { format!("{number}.toml") };
        SourceFile { name, text: text.into() }
    };
    let files = match text.contains(DIVIDER) {
        true => text.split(DIVIDER).enumerate().map(file).collect(),
        false => [SET, text].into_iter().enumerate().map(file).collect(),
    };
    SetSource { id: "fuzz".into(), files }
}

/// A mistake about a whole file, or about the end of one, may point one step behind its text.
fn points_somewhere(mistake: &Mistake, source: &SetSource) -> bool {
    let is_meant = |file: &&SourceFile| mistake.file == format!("{}/{}", source.id, file.name);
    let file = source.files.iter().find(is_meant);
    let Some(file) = file else { return mistake.line == 1 };
    let lines: Vec<&str> = file.text.split('\n').collect();
    let line = mistake.line.checked_sub(1).and_then(|index| lines.get(index));
    line.is_some_and(|line| (1..=line.chars().count() + 1).contains(&mistake.column))
}
