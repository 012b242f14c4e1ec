//! Where in a pattern is a case of one of our own enums named?

use std::collections::BTreeSet;
use syn::Pat;

/// The names by which our own enums and their variants are known in a file.
pub(crate) struct Known {
    pub(crate) enums: BTreeSet<String>,
    pub(crate) variants: BTreeSet<String>,
}

impl Known {
    fn is_case(&self, path: &syn::Path) -> bool {
        let names: Vec<String> = path.segments.iter().map(|part| part.ident.to_string()).collect();
        match &names[..] {
            [.., of, _] => self.enums.contains(of),
            [name] => self.variants.contains(name),
            [] => false,
        }
    }

    fn is_named(&self, pattern: &Pat) -> bool {
        match pattern {
            Pat::Path(path) => self.is_case(&path.path),
            Pat::TupleStruct(parts) => self.is_case(&parts.path),
            Pat::Struct(fields) => self.is_case(&fields.path),
            Pat::Ident(name) => {
                name.subpat.is_none() && self.variants.contains(&name.ident.to_string())
            }
            _ => false,
        }
    }
}

/// A step into a pattern: into a tuple, a slice or the parts of a struct, and which part.
pub(crate) type Place = Vec<(String, usize)>;

/// What a pattern says of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Says {
    /// It names a case of ours.
    Named,
    /// Anything may be there.
    Open,
    /// It is about something else.
    Nothing,
}

/// Adds the outermost places where a pattern names a case.
pub(crate) fn named(known: &Known, pattern: &Pat, at: &Place, places: &mut BTreeSet<Place>) {
    let pattern = bare(pattern);
    if known.is_named(pattern) {
        places.insert(at.clone());
        return;
    }
    if let Pat::Or(or) = pattern {
        return or.cases.iter().for_each(|case| named(known, case, at, places));
    }
    let (of, parts) = parts(pattern);
    for (index, part) in parts.into_iter().enumerate() {
        let place = [&at[..], &[(of.clone(), index)]].concat();
        named(known, part, &place, places);
    }
}

/// What a pattern says of a place.
pub(crate) fn says(known: &Known, pattern: &Pat, place: &[(String, usize)]) -> Says {
    let pattern = bare(pattern);
    if let Pat::Or(or) = pattern {
        let said: Vec<Says> = or.cases.iter().map(|case| says(known, case, place)).collect();
        let any = |wanted: Says| said.contains(&wanted);
        return if any(Says::Open) {
            Says::Open
        } else if any(Says::Named) {
            Says::Named
        } else {
            Says::Nothing
        };
    }
    if known.is_named(pattern) {
        return if place.is_empty() { Says::Named } else { Says::Nothing };
    }
    if is_open(pattern) {
        return Says::Open;
    }
    let Some(((of, index), rest)) = place.split_first() else { return Says::Nothing };
    let (found, parts) = parts(pattern);
    match parts.get(*index) {
        Some(part) if found == *of => says(known, part, rest),
        _ => Says::Nothing,
    }
}

fn is_open(pattern: &Pat) -> bool {
    match pattern {
        Pat::Wild(_) | Pat::Rest(_) => true,
        // `None` is a name, too.
        Pat::Ident(name) => {
            let is_small = |name: String| !name.starts_with(char::is_uppercase);
            name.subpat.is_none() && is_small(name.ident.to_string())
        }
        _ => false,
    }
}

/// The pattern without references, brackets and names.
fn bare(pattern: &Pat) -> &Pat {
    match pattern {
        Pat::Reference(reference) => bare(&reference.pat),
        Pat::Paren(paren) => bare(&paren.pat),
        Pat::Guard(guarded) => bare(&guarded.pat),
        Pat::Ident(name) => name.subpat.as_ref().map_or(pattern, |(_, inner)| bare(inner)),
        _ => pattern,
    }
}

/// What a pattern is made of, and of which sort it is.
fn parts(pattern: &Pat) -> (String, Vec<&Pat>) {
    match pattern {
        Pat::Tuple(tuple) => ("tuple".into(), tuple.elems.iter().collect()),
        Pat::Slice(slice) => {
            (format!("slice of {}", slice.elems.len()), slice.elems.iter().collect())
        }
        Pat::TupleStruct(parts) => {
            let name = parts.path.segments.last().map(|last| last.ident.to_string());
            (name.unwrap_or_default(), parts.elems.iter().collect())
        }
        _ => (String::new(), Vec::new()),
    }
}
