//! Does every box speak with its own words, and with nobody else's?

use woe_cards::{Catalog, compile, mix, shelf};
use woe_prose::{Language, Narrator, possibilities, rules_text};
use woe_rules::{Decision, Question, Refusal, Seat};

/// What a box calls a death, and those who belong together.
struct Words {
    own: [&'static str; 2],
    others: &'static [&'static str],
}

/// Words of English and of Italian: where families die, where parties do, and where companies come to their end.
const FAMILIES: [Words; 2] = [
    Words {
        own: ["Untimely Death", "family"],
        others: &["party", "parties", "company", "companies", "Unhappy", "Ending", "finished"],
    },
    Words {
        own: ["Morte Prematura", "famiglia"],
        others: &["gruppo", "gruppi", "compagnia", "compagnie", "Finale", "Infelice", "incompiut"],
    },
];
const PARTIES: [Words; 2] = [
    Words {
        own: ["Untimely Death", "party"],
        others: &["family", "families", "company", "companies", "Unhappy", "Ending", "finished"],
    },
    Words {
        own: ["Morte Prematura", "gruppo"],
        others: &["famigli", "parent", "compagnia", "compagnie", "Finale", "Infelice", "incompiut"],
    },
];
const COMPANIES: [Words; 2] = [
    Words {
        own: ["Unhappy Ending", "company"],
        others: &[
            "family", "families", "party", "parties", "Untimely", "death", "dead", "dies", "die",
            "living", "alive",
        ],
    },
    Words {
        own: ["Finale Infelice", "compagnia"],
        others: &[
            "famigli", "parent", "gruppo", "gruppi", "Morte", "Morti", "Prematur", "morto",
            "morti", "muore", "vivo", "vivi",
        ],
    },
];
/// What the rules call so in every game, be there families or not [SCORE-1], and what is a word of its own.
const EVERYBODYS: [&str; 4] = ["Family Value", "Valore della Famiglia", "non morto", "non morti"];

#[test]
fn every_box_has_words_of_its_own() {
    for set in shelf() {
        let sources = mix(&shelf(), std::slice::from_ref(&set.id)).unwrap();
        let catalog = compile(&sources).unwrap();
        let words = match set.id.as_str() {
            "munchkin" => &PARTIES,
            "fairytale" => &COMPANIES,
            _ => &FAMILIES,
        };
        for (language, words) in Language::ALL.into_iter().zip(words) {
            check(&set.id, &said(&catalog, language), words);
        }
    }
}

fn check(set: &str, said: &[String], words: &Words) {
    for own in words.own {
        assert!(said.iter().any(|text| text.contains(own)), "{set} never says {own}");
    }
    for text in said {
        let found = words.others.iter().find(|word| says(&bare(text), word));
        assert!(found.is_none(), "{set} says {found:?}, which is a word of another box: {text}");
    }
}

/// All that can be said of those cards without a game: their texts, refusals, questions and reasons.
fn said(catalog: &Catalog, language: Language) -> Vec<String> {
    let names = ["Ann", "Bob"].map(str::to_owned);
    let narrator = Narrator::among(catalog, Vec::new(), &names, language);
    let mut said: Vec<String> = Refusal::ALL.map(|no| narrator.refusal(no)).into();
    for id in catalog.ids() {
        said.push(rules_text(catalog, id, language));
        said.extend(possibilities(catalog, id, language).into_iter().flatten());
    }
    let asked = [Question::Cast, Question::SetAside, Question::PlayTaken];
    said.extend(asked.map(|question| narrator.question(Decision { seat: Seat::One, question })));
    for code in ["own-dead", "own-misery", "own-cheer", "others-dead", "standing", "held-deaths"] {
        said.extend(
            [5, -5].map(|points| narrator.reason(code, points).expect("it has a sentence")),
        );
    }
    said
}

/// The text without titles, and without what everybody says.
fn bare(text: &str) -> String {
    let pieces = text.split(['“', '«']).map(|piece| piece.split_once(['”', '»']));
    let first = text.split(['“', '«']).next().unwrap_or_default();
    let rest = pieces.skip(1).map(|piece| piece.map_or("", |(_, after)| after));
    let bare = std::iter::once(first).chain(rest).collect::<Vec<_>>().join(" ");
    EVERYBODYS.iter().fold(bare, |text, words| text.replace(words, ""))
}

/// Whether the text has a word that begins so, in whatever case; a short one must be the whole word.
fn says(text: &str, word: &str) -> bool {
    let word = word.to_lowercase();
    text.to_lowercase()
        .split(|letter: char| !letter.is_alphabetic())
        .any(|spoken| if word.len() < 5 { spoken == word } else { spoken.starts_with(&word) })
}
