//! Do the lists of words stay as short as they were meant to be?

use crate::measure::Offence;
use std::collections::BTreeSet;
use syn::{Fields, Item, spanned::Spanned};

/// A type, the room it lives in, and how many variants it may have.
const VARIANTS: [(&str, &str, usize); 7] = [
    ("crates/woe-rules/", "Question", 12),
    ("crates/woe-rules/", "Action", 12),
    ("crates/woe-rules/", "Task", 13),
    ("crates/woe-cards/", "Verb", 16),
    ("crates/woe-cards/", "Law", 12),
    ("crates/woe-cards/", "Who", 6),
    ("crates/woe-cards/", "Amount", 4),
];

/// The types whose fields are the words of filters, and how many words there may be.
const FILTERS: [&str; 2] = ["StackFilter", "CardFilter"];
const FILTER_WORDS: usize = 8;

/// Every list of words that has grown too long.
pub(crate) fn offences(sources: &[(String, String)]) -> Vec<Offence> {
    let mut found = Vec::new();
    let mut filter_words = BTreeSet::new();
    for (path, text) in sources.iter().filter(|(path, _)| path.contains("/src/")) {
        let items = syn::parse_file(text).map_or(Vec::new(), |file| file.items);
        found.extend(items.iter().filter_map(|item| too_many_variants(path, item)));
        filter_words.extend(items.iter().flat_map(words_of_filter));
    }
    if filter_words.len() > FILTER_WORDS {
        let sentence = format!("filters have the words {filter_words:?}, {FILTER_WORDS} allowed");
        found.push(Offence { path: FILTERS.join(" and "), line: 0, sentence });
    }
    found
}

fn too_many_variants(path: &str, item: &Item) -> Option<Offence> {
    let Item::Enum(list) = item else { return None };
    let is_meant =
        |(room, name, _): &&(&str, &str, usize)| path.starts_with(room) && list.ident == name;
    let (_, name, allowed) = VARIANTS.iter().find(is_meant)?;
    let (count, line) = (list.variants.len(), list.span().start().line);
    let sentence = format!("`{name}` has {count} variants, {allowed} allowed");
    (count > *allowed).then(|| Offence { path: path.into(), line, sentence })
}

fn words_of_filter(item: &Item) -> Vec<String> {
    let Item::Struct(filter) = item else { return Vec::new() };
    match &filter.fields {
        Fields::Named(fields) if FILTERS.iter().any(|name| filter.ident == name) => fields
            .named
            .iter()
            .filter_map(|field| Some(field.ident.as_ref()?.to_string()))
            .collect(),
        _ => Vec::new(),
    }
}
