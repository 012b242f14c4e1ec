//! Which known word did they mean?

/// Longer words are not compared: nobody mistypes those, and comparing takes time.
const LONGEST: usize = 64;

/// The known word that the word was probably meant to be, if one is near enough.
///
/// ```
/// assert_eq!(woe_cards::nearest("baest", ["beast", "death"]), Some("beast"));
/// assert_eq!(woe_cards::nearest("accordion", ["beast", "death"]), None);
/// ```
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > LONGEST {
        return None;
    }
    let word = word.to_lowercase();
    let limit = (word.chars().count() / 3).max(1);
    known
        .into_iter()
        .filter(|candidate| candidate.len() <= LONGEST)
        .map(|candidate| (strsim::damerau_levenshtein(&word, &candidate.to_lowercase()), candidate))
        .filter(|&(distance, _)| distance <= limit)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, candidate)| candidate)
}
