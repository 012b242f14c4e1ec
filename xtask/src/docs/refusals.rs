//! Why can the engine say no?

use crate::{Outcome, tree};
use woe_cards::{Catalog, base, compile};
use woe_prose::{Language, refusal};
use woe_rules::Refusal;

const HEAD: &str =
    "<!-- Generated from the engine: do not edit. `cargo xtask docs` writes it anew. -->

# Every no has a name

When a player asks for what the rules forbid, the engine refuses, changes nothing, and names the
rule. These are all its refusals, in English and in Italian, in the words of the base game: in a
dungeon a family is a party, in a fairy tale a death is an Unhappy Ending. The rules stand in
[rules.md](rules.md), and [tales](tales) show each of them.

| refusal | rifiuto | rule |
|---|---|---|
";

/// Every refusal with the rule it stands on.
pub(super) fn text() -> Outcome<String> {
    let book = tree::read("docs/rules.md")?;
    let base = compile(&base()).map_err(|_| "the sets of the house have mistakes".to_owned())?;
    let rows = Refusal::ALL.iter().map(|&no| row(no, &book, &base));
    let rows: Outcome<Vec<String>> = rows.collect();
    Ok(format!("{HEAD}{}\n", rows?.join("\n")))
}

fn row(no: Refusal, book: &str, cards: &Catalog) -> Outcome<String> {
    let id = no.rule();
    if !book.contains(&format!("| {id} | ")) {
        return Err(format!("docs/rules.md has no rule {id}"));
    }
    let [english, italian] =
        [Language::English, Language::Italian].map(|tongue| refusal(cards, tongue, no));
    Ok(format!("| {english} | {italian} | {id} |"))
}
