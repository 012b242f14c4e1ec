//! Is it told as before, and if not, how does the tale read now?

use super::{Outcome, Passage, Step, Tale, ToldLine};
use similar::{Algorithm, DiffOp, capture_diff_slices};
use std::fmt::Write;

/// How far what is told stands from the margin.
const INDENT: &str = "  ";

impl Tale {
    /// Whether everything was understood and told as it is written.
    pub fn holds(&self, outcome: &Outcome) -> bool {
        let is_told = |(passage, told): (&Passage, &Vec<String>)| passage.texts().eq(told);
        outcome.mistakes.is_empty()
            && outcome.told.len() == self.passages.len()
            && self.passages.iter().zip(&outcome.told).all(is_told)
    }

    /// What could not be understood, and where the telling differs: `-` is written, `+` was told.
    pub fn difference(&self, outcome: &Outcome) -> String {
        let mut page = String::new();
        for mistake in &outcome.mistakes {
            let _ = writeln!(page, "{mistake}");
        }
        for (passage, told) in self.passages.iter().zip(&outcome.told) {
            if passage.texts().eq(told) {
                continue;
            }
            let opening = passage.before.last().filter(|_| passage.step != Step::Opening);
            let _ = writeln!(
                page,
                "line {}: {}",
                passage.line,
                opening.map_or("the opening", |line| line)
            );
            for (old, new) in aligned(&passage.told, told) {
                let _ = match (old.and_then(|old| old.text.as_ref()), new) {
                    (Some(old), Some(new)) if old == new => writeln!(page, "    {new}"),
                    (old, new) => {
                        let old = old.map_or(String::new(), |old| format!("  - {old}\n"));
                        let new = new.map_or(String::new(), |new| format!("  + {new}\n"));
                        write!(page, "{old}{new}")
                    }
                };
            }
        }
        page
    }

    /// The tale with what was told now; remarks stay where they were.
    pub fn told(&self, outcome: &Outcome) -> String {
        let mut lines: Vec<String> = Vec::new();
        for (index, passage) in self.passages.iter().enumerate() {
            let told = outcome.told.get(index).map_or(&[][..], Vec::as_slice);
            lines.extend(passage.before.iter().cloned());
            if passage.step == Step::Opening && passage.told.is_empty() && !told.is_empty() {
                while lines.last().is_some_and(String::is_empty) {
                    lines.pop();
                }
                lines.push(String::new());
            }
            lines.extend(aligned(&passage.told, told).into_iter().filter_map(rewritten));
            lines.extend(passage.after.iter().cloned());
        }
        let mut page = lines.join("\n");
        page.push('\n');
        page
    }
}

impl Passage {
    fn texts(&self) -> impl Iterator<Item = &String> {
        self.told.iter().filter_map(|line| line.text.as_ref())
    }
}

/// A line as written before, and as told now.
type Pair<'a> = (Option<&'a ToldLine>, Option<&'a String>);

fn rewritten((old, new): Pair<'_>) -> Option<String> {
    let comment = old.and_then(|old| old.comment.as_ref());
    match (old, new) {
        (Some(old), _) if old.text.is_none() || old.text.as_ref() == new => Some(old.raw.clone()),
        // A remark outlives the line it stood by.
        (_, None) => comment.map(|comment| format!("{INDENT}# {comment}")),
        (_, Some(new)) => Some(match comment {
            Some(comment) => format!("{INDENT}{new}  # {comment}"),
            None => format!("{INDENT}{new}"),
        }),
    }
}

/// The old lines beside the new ones: equal lines together, and between them the others one by one.
fn aligned<'a>(old: &'a [ToldLine], new: &'a [String]) -> Vec<Pair<'a>> {
    let mut pairs = Vec::new();
    let (mut from, mut to) = (0, 0);
    for (left, right) in matches(old, new) {
        between(&old[from..left], &new[to..right], &mut pairs);
        pairs.push((Some(&old[left]), Some(&new[right])));
        (from, to) = (left + 1, right + 1);
    }
    between(&old[from..], &new[to..], &mut pairs);
    pairs
}

fn between<'a>(old: &'a [ToldLine], new: &'a [String], pairs: &mut Vec<Pair<'a>>) {
    let mut new = new.iter();
    for line in old {
        let beside = if line.text.is_some() { new.next() } else { None };
        pairs.push((Some(line), beside));
    }
    pairs.extend(new.map(|line| (None, Some(line))));
}

/// The places of a longest row of equal lines.
fn matches(old: &[ToldLine], new: &[String]) -> Vec<(usize, usize)> {
    let old: Vec<Option<&String>> = old.iter().map(|line| line.text.as_ref()).collect();
    let new: Vec<Option<&String>> = new.iter().map(Some).collect();
    let same =
        capture_diff_slices(Algorithm::Lcs, &old, &new).into_iter().filter_map(|op| match op {
            DiffOp::Equal { old_index, new_index, len } => Some((old_index, new_index, len)),
            DiffOp::Delete { .. } | DiffOp::Insert { .. } | DiffOp::Replace { .. } => None,
        });
    same.flat_map(|(left, right, len)| (0..len).map(move |at| (left + at, right + at))).collect()
}
