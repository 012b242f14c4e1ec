//! Which terms does a work come under, and which of its files say so?

use super::Work;
use crate::Outcome;
use spdx::{Expression, ParseMode};

/// Under which licences something may come that we pass on, the one we like best first: what asks for no more than
/// to be named.
const ALLOWED: [&str; 12] = [
    "Apache-2.0",
    "MIT",
    "Zlib",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "0BSD",
    "BSL-1.0",
    "CC0-1.0",
    "Unlicense",
    "Unicode-3.0",
    "OFL-1.1",
];

/// What files are called in which terms are written.
const TERMS: [&str; 5] = ["licen", "copying", "notice", "copyright", "unlicen"];

/// What they do not end in.
const CODE: [&str; 6] = [".rs", ".toml", ".json", ".html", ".js", ".yml"];

/// Where the terms of Apache end.
const END_OF_TERMS: &str = "END OF TERMS AND CONDITIONS";

/// The terms of a work.
pub(super) struct Terms {
    /// The licence that we use it under.
    pub(super) licence: String,
    /// What has to come with it.
    pub(super) texts: Vec<String>,
}

/// Whether a file of that name may hold terms.
pub(super) fn is_terms(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let is_code = CODE.iter().any(|end| name.ends_with(end));
    TERMS.iter().any(|word| name.starts_with(word)) && !is_code
}

/// The terms that we use a work under.
///
/// # Errors
/// If it states none, or none that we may pass it on under.
pub(super) fn terms(work: &Work) -> Outcome<Terms> {
    let Work { name, version, stated, .. } = work;
    let which = format!("{name} {version}");
    let stated = stated.as_ref().ok_or_else(|| format!("{which} states no licence"))?;
    let read = Expression::parse_mode(stated, ParseMode::LAX);
    let asked = read.map_err(|why| format!("{which} states {stated:?}, which is none: {why}"))?;
    let fits = |allowed: &[&str]| {
        asked.evaluate(|one| one.license.id().is_some_and(|id| allowed.contains(&id.name)))
    };
    if let Some(licence) = ALLOWED.iter().find(|licence| fits(&[licence])) {
        return Ok(Terms { licence: (*licence).to_owned(), texts: texts(work, &[licence]) });
    }
    if !fits(&ALLOWED) {
        return Err(format!(
            "{which} comes under {stated}, which is not on the list of licences/terms.rs"
        ));
    }
    let needed: Vec<&str> =
        ALLOWED.into_iter().filter(|licence| stated.contains(licence)).collect();
    Ok(Terms { licence: needed.join(" AND "), texts: texts(work, &needed) })
}

/// A text without the advice how to apply it to one's own work: with it, the same terms come in thirty forms.
fn terms_alone(text: &str) -> &str {
    text.find(END_OF_TERMS).map_or(text, |at| &text[..at + END_OF_TERMS.len()])
}

/// The texts of those licences as the work brings them, and its notices; where it brings none, as everybody knows it.
fn texts(work: &Work, licences: &[&str]) -> Vec<String> {
    let speaks_of = |name: &str, licence: &str| {
        let first = licence.split('-').next().unwrap_or(licence).to_ascii_lowercase();
        name.to_ascii_lowercase().contains(&first)
    };
    let is_notice = |name: &str| {
        let name = name.to_ascii_lowercase();
        name.starts_with("notice") || name.starts_with("copyright")
    };
    let wanted = |name: &&String| {
        let ours = licences.iter().any(|licence| speaks_of(name, licence));
        let others = ALLOWED.iter().chain(&["GPL", "LGPL"]).any(|licence| speaks_of(name, licence));
        ours || !others
    };
    let of_work = work.files.iter().filter(|(name, _)| wanted(name));
    let mut texts: Vec<String> = of_work.map(|(_, text)| terms_alone(text).to_owned()).collect();
    if work.files.keys().filter(wanted).all(|name| is_notice(name)) {
        let by = match work.by.as_slice() {
            [] => format!("The authors of {}", work.name),
            by => by.join(", "),
        };
        let known = licences.iter().filter_map(|name| spdx::license_id(name));
        texts.extend(known.map(|id| match id.name {
            // It names nobody; where the work has a notice, that does.
            "Apache-2.0" => terms_alone(id.text()).to_owned(),
            _ => format!("By {by}.\n\n{}", id.text()),
        }));
    }
    texts
}
