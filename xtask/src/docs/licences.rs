//! Under which licences comes what others made and the binary brings along?
//!
//! Crates are found by asking Cargo what the binary is made of, packages of the page by their names below; a build of
//! the page fails when it holds another one (`web/build/notices.ts`). Texts are read from where the packages lie, so
//! nothing is fetched.

mod crates;
mod packages;
mod terms;

use crate::Outcome;
use std::collections::BTreeMap;
use terms::{Terms, terms};

/// Something that others made.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Work {
    name: String,
    version: String,
    /// Its terms as it states them, an SPDX expression.
    stated: Option<String>,
    by: Vec<String>,
    home: Option<String>,
    /// The files beside it that sound like terms, by name.
    files: BTreeMap<String, String>,
}

const HEAD: &str = "\
What others made and Woebegone brings along, with their notices.

Written by `cargo xtask docs`; do not edit. Whoever offers a choice of licences is used under the one that is named here.
What is ours is said in NOTICE.
";

/// The notices of all that the binary and its page bring along.
pub(super) fn text() -> Outcome<String> {
    let mut works = crates::works()?;
    works.extend(packages::works()?);
    written(&works)
}

fn written(works: &[Work]) -> Outcome<String> {
    let mut list = String::new();
    let mut texts: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    let (mut used, mut troubles) = (Vec::new(), Vec::new());
    for work in works {
        match terms(work) {
            Ok(terms) => used.push((work, terms)),
            Err(why) => troubles.push(why),
        }
    }
    if !troubles.is_empty() {
        return Err(troubles.join("; "));
    }
    for (work, Terms { licence, texts: own }) in used {
        let Work { name, version, home, .. } = work;
        let home = home.as_deref().map(|home| format!(", {home}")).unwrap_or_default();
        list.push_str(&format!("  {name} {version} ({licence}){home}\n"));
        for text in own {
            let known = texts.entry(words(&text)).or_insert((text, Vec::new()));
            known.1.push(format!("{name} {version}"));
        }
    }
    let mut texts: Vec<(String, Vec<String>)> = texts.into_values().collect();
    texts.sort_by(|(_, one), (_, other)| other.len().cmp(&one.len()).then(one.cmp(other)));
    let texts = texts.iter().map(|(text, of)| {
        format!("\n{}\nFor {}:\n\n{}\n", "-".repeat(100), of.join(", "), text.trim_end())
    });
    Ok(format!("{HEAD}\n{list}{}", texts.collect::<String>()))
}

/// What a text says: the same words, however they are set, are told once.
fn words(text: &str) -> String {
    let terms = text.find("TERMS AND CONDITIONS FOR USE").map_or(text, |at| &text[at..]);
    let words = terms.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).filter(|word| word != "https" && word != "http").collect()
}

#[cfg(test)]
mod tests;
