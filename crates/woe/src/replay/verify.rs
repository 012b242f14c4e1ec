//! Is a record as it was written, and does it still replay?

use super::{Bare, Found, Opened, explained};
use crate::{page::counted, trouble::Trouble};
use std::{
    io::{self, Write},
    process::ExitCode,
};
use woe_prose::{Language, Narrator};
use woe_rules::{Estranged, Game, SetName, Transcript};

/// Says how the record stands: exit code 0 if it is intact and replays, 1 if not.
pub(super) fn run(found: Result<Found, Trouble>, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
    let opened = match found {
        Ok(Found::Whole(opened)) => opened,
        Ok(Found::Bare(bare)) => return without_cards(&bare, out),
        Err(Trouble::Asked(sentence)) => return Err(Trouble::Failed(sentence)),
        Err(other @ (Trouble::Failed(_) | Trouble::Unheard)) => return Err(other),
    };
    chain(&opened.transcript, out)?;
    match &opened.other_sets[..] {
        [] => writeln!(out, "sets    the same: {}", set_names(&opened.record.header.sets))?,
        differences => {
            differences.iter().try_for_each(|difference| writeln!(out, "sets    {difference}"))?;
        }
    }
    let retold = opened.record.retold(&opened.rules);
    let Transcript { broken, torn, .. } = opened.transcript;
    let is_sound = broken.is_none() && torn.is_none() && retold.is_ok();
    tell(&opened, retold, out)?;
    Ok(if is_sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A record whose cards are not here may be intact, but nobody can say whether it was played so.
fn without_cards(bare: &Bare, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
    chain(&bare.transcript, out)?;
    writeln!(out, "sets    not here: {}; add them with --sets DIR", set_names(&bare.sets))?;
    writeln!(out, "replay  none: without its cards it is told as it was written down")?;
    Ok(ExitCode::FAILURE)
}

/// Whether anything was changed or torn off.
pub(super) fn chain(record: &Transcript, out: &mut dyn Write) -> io::Result<()> {
    match broken_lines(record) {
        None => writeln!(out, "chain   intact: {}", counted(record.blocks.len(), "link"))?,
        Some(lines) => {
            writeln!(out, "chain   broken, {lines}: something there is not as it was written")?;
        }
    }
    if let Some(line) = record.torn {
        writeln!(out, "end     torn: the answer on line {line} was never closed, and is not told")?;
    }
    Ok(())
}

fn tell(
    opened: &Opened,
    retold: Result<Game, Estranged>,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let answers = opened.record.blocks.iter().filter(|block| block.answer().is_some()).count();
    let game = match retold {
        Err(Estranged::OtherCards(_)) => {
            writeln!(out, "replay  none: with other cards it is told as it was written down")?;
            return Ok(());
        }
        Err(Estranged::Diverged(line, why)) => {
            writeln!(
                out,
                "replay  differs, line {line}: {}",
                explained(&why, &opened.rules.catalog)
            )?;
            return Ok(());
        }
        Ok(game) => game,
    };
    writeln!(out, "replay  the same: {}", counted(answers, "answer"))?;
    let players = &opened.record.header.players;
    let narrator = Narrator::new(&opened.rules, game.table(), players, Language::English);
    match opened.rules.decision(&game) {
        None => writeln!(out, "story   finished")?,
        Some(asked) => writeln!(out, "story   unfinished: {}", narrator.question(asked))?,
    }
    Ok(())
}

fn set_names(sets: &[SetName]) -> String {
    let names = sets.iter().map(|set| format!("{} {}", set.id, set.version));
    names.collect::<Vec<_>>().join(", ")
}

/// The lines of the first block whose link does not fit, if there is one.
pub(crate) fn broken_lines(record: &Transcript) -> Option<String> {
    let last = record.broken?;
    let block = record.blocks.iter().rev().find(|block| block.line <= last)?;
    // The first block is closed together with the header.
    let first = if block.answer().is_some() { block.line } else { 1 };
    Some(format!("lines {first} to {last}"))
}
