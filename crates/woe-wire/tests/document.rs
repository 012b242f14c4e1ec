//! Does docs/protocol.md say what is sent?

use serde::{Serialize, de::DeserializeOwned};
use std::collections::BTreeSet;
use woe_wire::*;

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// The lines of all fenced blocks with that word after the fence.
fn blocks(word: &str) -> Vec<&'static str> {
    let fence = format!("```{word}\n");
    let found = PAGE.split(&*fence).skip(1).map(|rest| rest.split("\n```").next().unwrap());
    found.flat_map(str::lines).collect()
}

/// Every sample of that kind is read, and written as it stands there; how many there are.
fn same<T: DeserializeOwned + Serialize>(kind: &str) -> usize {
    let samples = blocks(&format!("json {kind}"));
    for &sample in &samples {
        let value: T = read(sample).unwrap_or_else(|why| panic!("{why}: {sample}"));
        assert_eq!(written(&value), sample);
    }
    assert!(!samples.is_empty(), "docs/protocol.md has no sample of {kind}");
    samples.len()
}

#[test]
fn every_sample_is_read_and_written_exactly() {
    let known = [
        same::<OpenTable>("open-table"),
        same::<Opened>("opened"),
        same::<FromClient>("from-client"),
        same::<FromServer>("from-server"),
        same::<Do>("do"),
        same::<Payload>("payload"),
        same::<Line>("line"),
        same::<TablePart>("table"),
        same::<Vec<PersonPart>>("people"),
        same::<TurnPart>("turn"),
        same::<SeatPart>("seat"),
        same::<StackPart>("stack"),
        same::<PilesPart>("piles"),
        same::<MiddlePart>("middle"),
        same::<Vec<u16>>("cards"),
        same::<Option<Waiting>>("waiting"),
        same::<Option<UndoPart>>("undo"),
        same::<MePart>("me"),
        same::<Option<Asked>>("asked"),
        same::<Option<Noted>>("noted"),
        same::<Question>("question"),
        same::<Action>("action"),
        same::<Beat>("beat"),
        same::<Replay>("replay"),
        same::<Glance>("glance"),
        same::<Glimpsed>("glimpsed"),
    ];
    let all = PAGE.split("```json ").skip(1).map(|rest| rest.split("\n```").next().unwrap());
    let all: usize = all.map(|block| block.lines().count() - 1).sum();
    assert_eq!(known.iter().sum::<usize>(), all, "a kind of sample that this test does not know");
}

/// The words by which the variants of a type are told apart, from its TypeScript.
fn variants(of: &str, tag: Option<&str>) -> BTreeSet<String> {
    let page = typescript();
    let (_, rest) = page.split_once(&format!("export type {of} = ")).unwrap();
    let (rest, _) = rest.split_once(";\n").unwrap();
    let words = rest.split(" | ").filter_map(|variant| {
        let start = tag.map_or_else(|| "\"".to_owned(), |tag| format!("\"{tag}\": \""));
        let start = variant.find(&start).map(|at| at + start.len())?;
        variant[start..].split('"').next().map(str::to_owned)
    });
    words.collect()
}

/// The first word in quotes, or what stands after the tag.
fn sampled(kind: &str, tag: Option<&str>) -> BTreeSet<String> {
    let start = tag.map_or_else(|| "\"".to_owned(), |tag| format!("\"{tag}\":\""));
    let word = |line: &str| line.split(&*start).nth(1)?.split('"').next().map(str::to_owned);
    blocks(&format!("json {kind}")).into_iter().filter_map(word).collect()
}

#[test]
fn there_is_a_sample_of_everything() {
    for (of, kind, tag) in [
        ("FromClient", "from-client", None),
        ("FromServer", "from-server", None),
        ("Do", "do", None),
        ("Payload", "payload", None),
        ("Action", "action", None),
        ("Waiting", "waiting", None),
        ("Beat", "beat", Some("beat")),
        ("Question", "question", Some("ask")),
    ] {
        assert_eq!(sampled(kind, tag), variants(of, tag), "{of}");
    }
    assert_eq!(sampled("line", Some("kind")), variants("LineKind", None));
}

/// The words in the first column of the table under a heading.
fn column(heading: &str) -> BTreeSet<String> {
    let (_, section) = PAGE.split_once(&format!("\n## {heading}\n")).unwrap();
    let section = section.split("\n## ").next().unwrap();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.map(|row| row.split('`').next().unwrap().to_owned()).collect()
}

#[test]
fn every_trouble_and_every_command_has_its_row() {
    assert_eq!(column("Trouble"), variants("Code", None));
    assert_eq!(column("Commands"), variants("Do", None));
}

#[test]
fn the_vectors_of_the_document_are_those_of_the_hash() {
    let lines = blocks("text");
    let (last, vectors) = lines.split_last().unwrap();
    assert!(vectors.len() > 3);
    let mut bag = Bag::default();
    for line in vectors {
        let (hash, part) = line.split_once(' ').unwrap();
        let (key, text) = part.split_once(' ').unwrap();
        assert_eq!(Hash::of(key, text).to_string(), hash, "{key} {text}");
        bag.put_text(key, "\"something else\"");
        bag.put_text(key, text);
    }
    assert_eq!(bag.hash().to_string(), *last);
    assert_eq!(read::<Hash>(&format!("\"{last}\"")), Ok(bag.hash()));
}

#[test]
fn what_nobody_knows_is_not_read() {
    for text in [
        r#"{"hello":{"door":{"table":"x"},"token":null,"resume":null,"more":1}}"#,
        r#"{"hello":{"door":{"table":"x"},"resume":{"epoch":"x","last":1,"more":1}}}"#,
        r#"{"hello":{"door":{"table":"x","watch":"y"}}}"#,
        r#"{"command":{"id":"x","do":{"history":{}},"more":1}}"#,
        r#"{"command":{"id":"x","do":{"history":{"more":1}}}}"#,
        r#"{"command":{"id":"x","do":{"answer":{"decision":1,"action":{"play":{"card":1,"more":1}},"story":null}}}}"#,
        r#"{"command":{"id":"x","do":{"answer":{"decision":1,"action":{"discard":1,"pick":1},"story":null}}}}"#,
        r#"{"command":{"id":"x","do":{"answer":{"decision":1.5,"action":"pass","story":null}}}}"#,
        r#"{"command":{"id":"x","do":{"chat":{}}}}"#,
        r#"{"welcome":{}}"#,
        "",
    ] {
        assert!(read::<FromClient>(text).is_err(), "{text}");
    }
    let table = blocks("json open-table")[0];
    assert!(read::<OpenTable>(table).is_ok());
    assert!(read::<OpenTable>(&table.replace("\"swift\"", "\"hasty\"")).is_err());
    assert!(read::<OpenTable>(&table.replace("\"start\"", "\"begin\"")).is_err());
    for hash in ["\"\"", "\"00000000000000\"", "\"zzzzzzzzzzzzzzzz\"", "\"+000000000000000\"", "7"]
    {
        assert!(read::<Hash>(hash).is_err(), "{hash}");
    }
}

#[test]
fn what_may_be_left_out_is_nothing() {
    let hello: FromClient = read(r#"{"hello":{"door":{"table":"x"}}}"#).unwrap();
    let door = Door::Table("x".to_owned());
    assert_eq!(hello, FromClient::Hello(Hello { door, token: None, resume: None }));
}
