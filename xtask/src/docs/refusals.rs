//! Why can the engine say no?

use crate::{Outcome, tree};
use woe_rules::Refusal;

const HEAD: &str =
    "<!-- Generated from the engine: do not edit. `cargo xtask docs` writes it anew. -->

# Every no has a name

When a player asks for what the rules forbid, the engine refuses, changes nothing, and names the
rule. These are all its refusals. The rules stand in [rules.md](rules.md).

| refusal | rule | what the rule says |
|---|---|---|
";

/// Every refusal with the rule it stands on.
pub(super) fn text() -> Outcome<String> {
    let book = tree::read("docs/rules.md")?;
    let rows: Outcome<Vec<String>> = Refusal::ALL.iter().map(|&no| row(no, &book)).collect();
    Ok(format!("{HEAD}{}\n", rows?.join("\n")))
}

fn row(refusal: Refusal, book: &str) -> Outcome<String> {
    let id = refusal.rule();
    let rule = book.lines().find_map(|line| line.strip_prefix(&format!("| {id} | ")));
    let rule = rule.ok_or_else(|| format!("docs/rules.md has no rule {id}"))?;
    let rule = rule.trim_end_matches(" |").replace(" | ", ": ");
    Ok(format!("| {} | {id} | {rule} |", words(&format!("{refusal:?}"))))
}

/// `TooContentToDie` as people say it.
fn words(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    words
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn a_name_is_read_as_words() {
        assert_eq!(words("NotAResponse"), "not a response");
    }
}
