//! Whatever the files hold, compiling returns, and every mistake is told at a place in its file.

use proptest::{collection::vec, prelude::*, sample::Index};
use woe_cards::{SetSource, SourceFile, base, compile, mix, shelf};

/// Pieces that stand in set files, and some that should not.
const PIECES: &[&str] = &[
    "[",
    "]",
    "[[",
    "]]",
    "{",
    "}",
    "\"",
    "'",
    "\"\"\"",
    "=",
    ",",
    ".",
    "#",
    "\n",
    "\r\n",
    "\t",
    " ",
    "\\",
    "\\q",
    "\0",
    "\u{feff}",
    "é",
    "🦆",
    "-",
    "+",
    "0",
    "9999999999999999999999",
    "1e9",
    "1.5",
    "nan",
    "1979-05-27",
    "true",
    "false",
    "title",
    "pathos",
    "icons",
    "immediate",
    "[[modifier]]",
    "[[event]]",
    "[set]",
    "[[icon]]",
    "[[family]]",
    "[modifier.pathos]",
    "[[story]]",
    "[[mystery]]",
    "[[expedition]]",
    "[[residence]]",
    "[[guest]]",
    "[box]",
    "[[likeness]]",
    "expedition = \"any\"",
    "{ if = { exists = {}, do = [{ draw = 1 }] } }",
    "{ join = \"you\" }",
    "{ forbid = { cards = [{}], on = \"this\" } }",
    "\"undead\"",
    "needs = { shows = [\"beast\"], icons = 2 }",
    "base = \"story\"",
    "title.en = 1",
    "{ either = [{ draw = 1 }, { draw = 2 }] }",
    "{ take = { count = 1 } }",
    "\"blank\"",
    "\"beast\"",
    "\"second\"",
    "targets = []",
    "only = \"second\"",
    "[[[[[[[[",
];

/// One way of spoiling a text.
#[derive(Clone, Debug)]
enum Spoil {
    Delete(Index, usize),
    Insert(Index, String),
    Replace(Index, usize, String),
    SwapLines(Index, Index),
    RepeatLine(Index, Index),
}

fn any_piece() -> impl Strategy<Value = String> {
    prop_oneof![
        8 => (0..PIECES.len()).prop_map(|piece| PIECES[piece].to_owned()),
        2 => vec(any::<char>(), 0..4).prop_map(String::from_iter),
    ]
}

fn any_spoil() -> impl Strategy<Value = Spoil> {
    let at = any::<Index>;
    prop_oneof![
        (at(), 1..40usize).prop_map(|(at, len)| Spoil::Delete(at, len)),
        (at(), any_piece()).prop_map(|(at, piece)| Spoil::Insert(at, piece)),
        (at(), 1..12usize, any_piece()).prop_map(|(at, len, p)| Spoil::Replace(at, len, p)),
        (at(), at()).prop_map(|(one, other)| Spoil::SwapLines(one, other)),
        (at(), at()).prop_map(|(from, to)| Spoil::RepeatLine(from, to)),
    ]
}

impl Spoil {
    fn apply(&self, text: &mut String) {
        match self {
            Spoil::Delete(at, len) => splice(text, (at, *len), ""),
            Spoil::Insert(at, piece) => splice(text, (at, 0), piece),
            Spoil::Replace(at, len, piece) => splice(text, (at, *len), piece),
            Spoil::SwapLines(one, other) => with_lines(text, |lines| {
                let len = lines.len();
                lines.swap(one.index(len), other.index(len));
            }),
            Spoil::RepeatLine(from, to) => with_lines(text, |lines| {
                lines.insert(to.index(lines.len()), lines[from.index(lines.len())]);
            }),
        }
    }
}

fn splice(text: &mut String, (at, len): (&Index, usize), piece: &str) {
    let start = text.floor_char_boundary(at.index(text.len() + 1));
    let end = text.ceil_char_boundary((start + len).min(text.len()));
    text.replace_range(start..end, piece);
}

fn with_lines(text: &mut String, change: impl FnOnce(&mut Vec<&str>)) {
    let mut lines: Vec<&str> = text.split('\n').collect();
    change(&mut lines);
    *text = lines.join("\n");
}

/// Compiles, and looks at the place of every mistake.
fn check(sources: &[SetSource]) {
    let Err(mistakes) = compile(sources) else { return };
    assert!(!mistakes.is_empty(), "a catalog, or mistakes");
    assert!(mistakes.is_sorted());
    for mistake in mistakes {
        let (set, name) = mistake.file.split_once('/').expect("a mistake names set and file");
        let set = sources.iter().find(|source| source.id == set).expect("a set we gave");
        let file = set.files.iter().find(|file| file.name == name);
        // A mistake about a missing file is at its beginning.
        let text = file.map_or("", |file| &file.text);
        let line = text.split('\n').nth(mistake.line - 1).expect("a line of the file");
        assert!(mistake.column <= line.chars().count() + 1, "{mistake}");
        assert!(mistake.render().lines().count() == 3, "{mistake:?}");
        assert!(!mistake.message.contains("can't be understood"), "{mistake}");
    }
}

fn alone(text: &str) -> Vec<SetSource> {
    let files = vec![SourceFile { name: "set.toml".into(), text: text.into() }];
    vec![SetSource { id: "odd".into(), files }]
}

fn settings() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) }
}

proptest! {
    #![proptest_config(settings())]

    #[test]
    fn spoiled_sets_give_mistakes(file in any::<Index>(), spoils in vec(any_spoil(), 1..6)) {
        let shelf = shelf();
        let ids: Vec<(usize, usize)> = (0..shelf.len())
            .flat_map(|set| (0..shelf[set].files.len()).map(move |file| (set, file)))
            .collect();
        let (set, file) = ids[file.index(ids.len())];
        let mut sources = mix(&shelf, &[shelf[set].id.clone()]).expect("it is on the shelf");
        let files = &mut sources.last_mut().expect("what is needed comes first").files;
        for spoil in &spoils {
            spoil.apply(&mut files[file].text);
        }
        check(&sources);
    }

    #[test]
    fn pieces_in_any_order_give_mistakes(pieces in vec(any_piece(), 0..60)) {
        check(&alone(&pieces.concat()));
    }

    #[test]
    fn any_text_gives_mistakes(text in any::<String>()) {
        check(&alone(&text));
    }
}

#[test]
fn odd_texts_give_mistakes() {
    let deep = 100_000;
    let texts = [
        String::new(),
        "\0".into(),
        "\u{feff}[set]\n".into(),
        "\u{feff}x".into(),
        format!("a = {}", "[".repeat(deep)),
        format!("a = {}{}", "[".repeat(deep), "]".repeat(deep)),
        "a = ".to_owned() + &"{ a = ".repeat(deep),
        format!("{} = 1", vec!["a"; deep].join(".")),
        format!("[{}]", vec!["a"; deep].join(".")),
        format!("[[{}]]", vec!["modifier"; 70].join(".")),
        format!("modifier = {}", "9".repeat(deep)),
        format!("modifier = \"{}\"", "x".repeat(deep)),
        format!("{} = 1", "x".repeat(deep)),
        "a = 1\r\nb\r\n".into(),
        "set = { id = \"odd\", name = 1979-05-27T07:32:00Z }".into(),
    ];
    for text in texts {
        check(&alone(&text));
    }
}

#[test]
fn ten_thousand_cards_are_too_many() {
    let card = |number| {
        format!(
            "[[modifier]]\ntitle = {{ en = \"m {number}\", it = \"n {number}\" }}\n\
             flavour = {{ en = \"x\", it = \"x\" }}\npathos = {{ top = -5 }}\n"
        )
    };
    let mut sources = base();
    let text: String = (0..10_000).map(card).collect();
    sources[0].files.push(SourceFile { name: "more.toml".into(), text });
    let mistakes = compile(&sources).expect_err("no game can hold them");
    let told: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
    let endings = [
        "the draw pile of the first edition has at most 280 cards",
        "the draw pile of the second edition has at most 280 cards",
        "a mix of sets has at most 1024 cards",
    ];
    assert_eq!(told.len(), endings.len(), "{told:?}");
    assert!(told.iter().zip(endings).all(|(told, end)| told.ends_with(end)), "{told:?}");
}
