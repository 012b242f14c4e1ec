//! How is it told whether the bots of a record answer as it says?

use super::{Opened, explained, verify};
use crate::{
    page::{clipped, counted},
    progress,
    trouble::Trouble,
};
use std::{
    io::{self, Write},
    process::ExitCode,
};
use woe_sim::{Contradiction, Inquest};

/// Asks the bots again: exit code 0 if nothing speaks against the record, 1 if something does.
pub(super) fn run(opened: &Opened, name: &str, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
    let Opened { record, rules, .. } = opened;
    let progress = progress::bar_of(record.blocks.len() as u64, "answers");
    let held = woe_sim::inquest(record, rules, &|| progress.inc(1));
    progress.finish_and_clear();
    let held = held.map_err(|(seat, why)| {
        Trouble::Failed(format!("{name}, bot {}: {why}", seat.index() + 1))
    })?;
    verify::chain(&opened.transcript, out)?;
    match &held.replayed {
        Ok(_) => {
            let answers = record.blocks.iter().filter(|block| block.answer().is_some()).count();
            writeln!(out, "replay  the same: {}", counted(answers, "answer"))?;
        }
        Err((line, why)) => {
            let why = explained(why, &rules.catalog);
            writeln!(out, "replay  differs, line {line}: {why}")?;
        }
    }
    bots(opened, &held, out)?;
    if let Some(contradiction) = &held.contradiction {
        writeln!(out, "differs {}", sentence(opened, contradiction))?;
    }
    let is_sound = record.broken.is_none() && held.replayed.is_ok() && held.contradiction.is_none();
    Ok(if is_sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A line for each bot: how many answers it gave again.
fn bots(opened: &Opened, held: &Inquest, out: &mut dyn Write) -> io::Result<()> {
    let header = &opened.record.header;
    let mut is_alone = true;
    for ((player, words), agreed) in header.players.iter().zip(&header.bots).zip(&held.agreed) {
        let (Some(words), Some(agreed)) = (words, agreed) else { continue };
        let level = words.split(' ').next().unwrap_or_default();
        let answers = counted(usize::try_from(*agreed).unwrap_or(usize::MAX), "answer");
        writeln!(out, "bot     {player}, {level}: {answers} given again")?;
        is_alone = false;
    }
    if is_alone {
        writeln!(out, "bots    none: the record names nobody who could be asked again")?;
    }
    Ok(())
}

fn sentence(opened: &Opened, contradiction: &Contradiction) -> String {
    let Contradiction { line, seat, recorded, answered, iterations } = contradiction;
    let header = &opened.record.header;
    let player = &header.players[seat.index()];
    let says = format!("line {line}: the record says that {player} answered \"{recorded}\"");
    let after = counted(*iterations as usize, "iteration");
    match answered {
        Some(answered) => {
            format!("{says}; the bot answers \"{}\" after {after}", clipped(answered, 70))
        }
        None => format!("{says} after {after}, but names no bot there"),
    }
}
