//! How does a record read whose cards are gone?

use super::{Bare, Opened, undamaged};
use crate::trouble::Trouble;
use std::{
    io::{self, Write},
    process::ExitCode,
};
use woe_prose::{HeardSort, Hearsay, Language};
use woe_rules::{Estranged, Transcript};

/// Tells a record whose cards could not be found.
pub(super) fn run(
    bare: &Bare,
    language: Language,
    name: &str,
    out: &mut dyn Write,
) -> Result<ExitCode, Trouble> {
    let why = Estranged::OtherCards(bare.sets.clone());
    let hearsay = Hearsay::new(&bare.transcript, language);
    let hearsay = bare.catalog.as_ref().map_or(hearsay, |catalog| hearsay.knowing(catalog));
    tell(hearsay, &bare.transcript, &why, out)?;
    undamaged(&bare.transcript, name).map(|()| ExitCode::SUCCESS)
}

/// Tells a record that the cards at hand tell otherwise.
pub(super) fn estranged(
    opened: &Opened,
    why: &Estranged,
    language: Language,
    name: &str,
    out: &mut dyn Write,
) -> Result<ExitCode, Trouble> {
    let transcript = &opened.transcript;
    let hearsay = Hearsay::new(transcript, language).knowing(&opened.rules.catalog);
    tell(hearsay, transcript, why, out)?;
    undamaged(transcript, name).map(|()| ExitCode::SUCCESS)
}

/// Why it is told so, who sat there, and what happened.
fn tell(
    hearsay: Hearsay<'_>,
    transcript: &Transcript,
    why: &Estranged,
    out: &mut dyn Write,
) -> io::Result<()> {
    writeln!(out, "{}\n", hearsay.reason(why))?;
    let sets = transcript.sets();
    let sets: Vec<String> = sets.iter().map(|set| format!("{} {}", set.id, set.version)).collect();
    writeln!(out, "{}", sets.join(", "))?;
    for player in transcript.players() {
        writeln!(out, "  {player}")?;
    }
    writeln!(out)?;
    for heard in hearsay.told() {
        match heard.sort {
            HeardSort::Turn => writeln!(out, "\n{}", heard.words)?,
            HeardSort::Deed => writeln!(out, "  {}", heard.words)?,
        }
    }
    out.flush()
}
