//! Is a record as it was written, and does it still replay?

use super::{Opened, explained};
use crate::{page::counted, trouble::Trouble};
use std::{
    io::{self, Write},
    process::ExitCode,
};
use woe_prose::{Language, Narrator};
use woe_rules::{Divergence, Game, Record};

/// Says how the record stands: exit code 0 if it is intact and replays, 1 if not.
pub(super) fn run(
    opened: Result<Opened, Trouble>,
    out: &mut dyn Write,
) -> Result<ExitCode, Trouble> {
    let opened = match opened {
        Ok(opened) => opened,
        Err(Trouble::Asked(sentence)) => return Err(Trouble::Failed(sentence)),
        Err(other) => return Err(other),
    };
    chain(&opened.record, out)?;
    match &opened.other_sets[..] {
        [] => writeln!(out, "sets    the same: {}", set_names(&opened.record))?,
        differences => {
            differences.iter().try_for_each(|difference| writeln!(out, "sets    {difference}"))?;
        }
    }
    let replayed = opened.record.replay(&opened.rules, |_, _, _, _| {});
    let Record { broken, torn, .. } = opened.record;
    let is_sound = broken.is_none() && torn.is_none() && replayed.is_ok();
    tell(&opened, replayed, out)?;
    Ok(if is_sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Whether anything was changed or torn off.
pub(super) fn chain(record: &Record, out: &mut dyn Write) -> io::Result<()> {
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
    replayed: Result<Game, (usize, Divergence)>,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let answers = opened.record.blocks.iter().filter(|block| block.answer.is_some()).count();
    let game = match replayed {
        Err((line, why)) => {
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

fn set_names(record: &Record) -> String {
    let names = record.header.sets.iter().map(|set| format!("{} {}", set.id, set.version));
    names.collect::<Vec<_>>().join(", ")
}

/// The lines of the first block whose link does not fit, if there is one.
pub(crate) fn broken_lines(record: &Record) -> Option<String> {
    let last = record.broken?;
    let block = record.blocks.iter().rev().find(|block| block.line <= last)?;
    // The first block is closed together with the header.
    let first = if block.answer.is_some() { block.line } else { 1 };
    Some(format!("lines {first} to {last}"))
}
