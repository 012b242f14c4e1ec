//! How do Italian prepositions join the names that follow them?

/// The articles with which a name can begin, and what is left of them after a preposition: `su` and `i` make `sui`.
const ARTICLES: [(&str, &str); 7] = [
    ("il ", "l "),
    ("lo ", "llo "),
    ("la ", "lla "),
    ("i ", "i "),
    ("gli ", "gli "),
    ("le ", "lle "),
    ("l'", "ll'"),
];

/// The name after *su*, *da* and *a*: what whoever tells Italian sentences elsewhere needs of it.
///
/// ```
/// assert_eq!(woe_prose::joined_forms("I Gemelli"), ["sui Gemelli", "dai Gemelli", "ai Gemelli"]);
/// ```
pub fn joined_forms(name: &str) -> [String; 3] {
    ["su", "da", "a"].map(|preposition| joined(preposition, name))
}

/// The name after a preposition (`su`, `da` or `a`), joined with the article that the name begins with.
pub(crate) fn joined(preposition: &str, name: &str) -> String {
    let lower = name.to_lowercase();
    for (article, ending) in ARTICLES {
        if let Some(rest) = lower.strip_prefix(article).and_then(|_| name.get(article.len()..)) {
            return format!("{preposition}{ending}{rest}");
        }
    }
    // "ad Angel" is easier to say than "a Angel".
    let d = if preposition == "a" && lower.starts_with('a') { "d" } else { "" };
    format!("{preposition}{d} {name}")
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn articles_melt_into_prepositions() {
        assert_eq!(joined("su", "I Gemelli"), "sui Gemelli");
        assert_eq!(joined("da", "La Vecchia Dama"), "dalla Vecchia Dama");
        assert_eq!(joined("a", "L'Inquilino della Soffitta"), "all'Inquilino della Soffitta");
        assert_eq!(joined("a", "Angel"), "ad Angel");
        assert_eq!(joined("su", "Grogar"), "su Grogar");
    }
}
