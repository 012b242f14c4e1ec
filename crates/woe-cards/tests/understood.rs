//! What the shapes allow, the reader understands.

use std::collections::BTreeSet;
use woe_cards::{
    SetSource, SourceFile, compile,
    language::{self, TableShape, Word, samples, uses, words},
    mix, shelf,
};

/// The kinds of card, and what each must have besides a title and a flavour.
const CARDS: [(&str, &TableShape, &[&str]); 9] = [
    ("modifier", &language::MODIFIER, &["pathos = { top = 0 }"]),
    ("event", &language::EVENT, &["immediate = [{ draw = 1 }]"]),
    ("untimely-death", &language::DEATH, &[]),
    ("mystery", &language::MYSTERY, &[]),
    ("character", &language::CHARACTER, &[EPITHET, NEUTER]),
    ("guest", &language::GUEST, &[EPITHET, NEUTER]),
    ("residence", &language::RESIDENCE, &[EPITHET, NEUTER, "family = \"slogar\""]),
    ("story", &language::STORY, &["needs = { shows = [\"beast\"], icons = 2 }"]),
    ("expedition", &language::EXPEDITION, &["ongoing = [\"pilfer\"]"]),
];

const EPITHET: &str = "epithet = { en = \"x\", it = \"x\" }";
const NEUTER: &str = "gender = \"neuter\"";

/// How many cards are tried at once: a draw pile holds no more.
const TRIED: usize = 100;

#[test]
fn every_key_and_word_of_every_table_is_understood() {
    let mut understood: BTreeSet<Word> = BTreeSet::new();
    let mut check = |sources: &[SetSource]| {
        assert_eq!(told(sources), None);
        understood.extend(uses(sources).iter().map(|used| used.word));
    };
    for (name, table, company) in CARDS {
        let lines = lines(name, table);
        let card = |(number, line): (usize, &String)| card((name, number), line, company);
        let cards: Vec<String> = lines.iter().enumerate().map(card).collect();
        cards.chunks(TRIED).for_each(|cards| check(&beside_the_house(name, &cards.concat())));
    }
    check(&company());
    sets_of_all_sorts().iter().for_each(|set| check(std::slice::from_ref(set)));
    let missed: Vec<String> = words()
        .iter()
        .filter(|word| !understood.contains(word))
        .map(|word| format!("{}: {word}", word.table))
        .collect();
    assert_eq!(missed, Vec::<String>::new(), "nothing of the above uses these");
}

/// Every sensible line of such a card, by its shape.
fn lines(name: &str, table: &TableShape) -> Vec<String> {
    let mut lines = Vec::new();
    for field in table.fields.iter().filter(|field| !is_given(name, field.name)) {
        let samples = samples(&field.shape).into_iter();
        let sensible = samples.filter(|sample| is_sensible(name, field.name, sample));
        lines.extend(sensible.map(|sample| format!("{} = {sample}", field.name)));
    }
    lines
}

/// A table with one line, and whatever such a card must have.
fn card((name, number): (&str, usize), line: &str, company: &[&str]) -> String {
    let key = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    let others: Vec<&str> =
        company.iter().copied().filter(|other| key(other) != key(line)).collect();
    let persistent = if line.starts_with("scoring") && name == "modifier" {
        "persistent = [\"undead\"]\n"
    } else {
        ""
    };
    format!(
        "[[{name}]]\ntitle = {{ en = \"no {number}\", it = \"n {number}\" }}\n\
         flavour = {{ en = \"x\", it = \"x\" }}\n{line}\n{persistent}{}\n",
        others.join("\n")
    )
}

/// Whether every sample of the key says what such a card has anyway, or names what only a whole
/// family can have.
fn is_given(name: &str, key: &str) -> bool {
    ["title", "flavour"].contains(&key) || (name == "character" && key == "family")
}

/// Whether the line makes sense with nothing else on the card.
fn is_sensible(name: &str, key: &str, sample: &str) -> bool {
    let has = |words: &[&str]| words.iter().any(|word| sample.contains(word));
    let is_laid = ["modifier", "guest"].contains(&name);
    let is_public = name == "expedition";
    match key {
        // A response waits, so it is not drawn and played at once; targets need a verb.
        "response" => true,
        "targets" => false,
        "immediate" => {
            let needs_target = ["move", "swap", "strip", "remove", "join", "despite"];
            let lacks_more = [
                "from = \"taken\"",
                "top = \"mystery\"",
                "if = { do",
                "take = { count = 1 }",
                "take = { count = 20 }",
            ];
            !has(&needs_target) && !has(&lacks_more)
        }
        "scoring" => has(&[" if ", " per "]) && !has(&["top = \"mystery\""]),
        "needs" if ["mystery", "story"].contains(&name) => has(&["icons", "characters"]),
        "needs" => !has(&["top = \"mystery\""]),
        "ongoing" if has(&["undead"]) => false,
        "persistent" if has(&["undead"]) => name == "modifier",
        "ongoing" => {
            is_laid
                || (!has(&["on = \"this\""]) && (is_public || !has(&["free-death", "any-death"])))
        }
        _ => true,
    }
}

/// A set with these cards, and those of the house whose names the samples use.
fn beside_the_house(name: &str, cards: &str) -> Vec<SetSource> {
    if name == "character" {
        // A cast without families is a set of its own.
        let kin = "[[character]]\ntitle = { en = \"Lord Slogar\", it = \"Il lord\" }\n\
                   flavour = { en = \"x\", it = \"x\" }\n";
        return vec![set("", &[kin, EPITHET, "\n", NEUTER, "\n", cards].concat())];
    }
    let ids = ["unfortunate-expeditions".to_owned()];
    let mut sources = mix(&shelf(), &ids).expect("the set is on the shelf");
    sources.push(set("needs = [\"gloom\", \"unfortunate-expeditions\"]", cards));
    sources
}

fn set(more: &str, text: &str) -> SetSource {
    let head = format!(
        "[set]\nid = \"odd\"\nname = {{ en = \"x\", it = \"x\" }}\nversion = \"0.1.0\"\n\
         profile = \"first\"\n{more}\n"
    );
    let file = |name: &str, text: &str| SourceFile { name: name.into(), text: text.into() };
    SetSource { id: "odd".into(), files: vec![file("set.toml", &head), file("cards.toml", text)] }
}

/// The words that need company, in a set with a box.
fn company() -> Vec<SetSource> {
    let mut sources = beside_the_house("", include_str!("company/cards.toml"));
    let text = include_str!("company/box.toml").to_owned();
    let own = sources.last_mut().expect("there is a set beside the house");
    own.files.push(SourceFile { name: "box.toml".into(), text });
    sources
}

/// Sets of every edition and every way of speaking.
fn sets_of_all_sorts() -> Vec<SetSource> {
    let mut sources = Vec::new();
    for speech in ["gloom", "tale", "dungeon"] {
        for profile in ["first", "second"] {
            let mut source = set(&format!("speech = \"{speech}\"\nstories = 2"), "");
            let text = &mut source.files[0].text;
            *text = text.replace("profile = \"first\"", &format!("profile = \"{profile}\""));
            sources.push(source);
        }
    }
    sources
}

/// What is said of the sets, if they do not compile.
fn told(sources: &[SetSource]) -> Option<String> {
    let mistakes = compile(sources).err()?;
    Some(mistakes.iter().map(|mistake| mistake.render()).collect())
}
