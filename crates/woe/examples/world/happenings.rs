//! Which happenings of a script are meant?

/// No script is longer.
const LAST: u32 = 100_000;

/// What a list without any is called.
const NONE: &str = "none";

/// A list like `3,17-40`.
pub(crate) fn read(list: &str) -> Option<Vec<u32>> {
    let mut all = Vec::new();
    for word in list.split(',').filter(|word| *word != NONE) {
        let (from, to) = word.split_once('-').unwrap_or((word, word));
        let (from, to): (u32, u32) = (from.parse().ok()?, to.parse().ok()?);
        all.extend(from..=to.min(LAST));
    }
    Some(all)
}

/// The same list for the same happenings, which are in order.
pub(crate) fn written(only: &[u32]) -> String {
    if only.is_empty() {
        return NONE.to_owned();
    }
    let runs = only.chunk_by(|one, next| one + 1 == *next);
    let words = runs.map(|run| match run {
        [one] => one.to_string(),
        [from, .., to] => format!("{from}-{to}"),
        [] => String::new(),
    });
    words.collect::<Vec<_>>().join(",")
}
