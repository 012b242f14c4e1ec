//! How does a record read as a story?

use super::Opened;
use crate::telling::{Line, Lines};
use std::io::{self, Write};
use woe_prose::{Language, Narrator, edition_name, family_name};
use woe_rules::{Divergence, Record, Rules};

/// Tells the record to its end, or to where it differs.
pub(super) fn run(
    opened: &Opened,
    language: Language,
    out: &mut dyn Write,
) -> io::Result<Result<(), (usize, Divergence)>> {
    let Opened { record, rules, .. } = opened;
    write!(out, "{}", heading(record, rules, language))?;
    let mut story = None;
    let told = record.replay(rules, |_, game, _, beats| {
        let narrator = Narrator::new(rules, game.table(), &record.header.players, language);
        let lines = story.get_or_insert_with(|| Lines::none(game.table()));
        lines.add(&narrator, &rules.catalog, beats);
    });
    for line in story.iter().flat_map(Lines::told) {
        match line {
            Line::Turn(words) => writeln!(out, "\n{words}")?,
            Line::Deed(words) => writeln!(out, "  {words}")?,
            Line::Face(words) => writeln!(out, "    {words}")?,
        }
    }
    let game = match told {
        Ok(game) => game,
        Err(difference) => return Ok(Err(difference)),
    };
    let narrator = Narrator::new(rules, game.table(), &record.header.players, language);
    writeln!(out)?;
    for line in narrator.reckoning(rules, &game) {
        writeln!(out, "{line}")?;
    }
    if let Some(asked) = rules.decision(&game) {
        writeln!(out, "\n{}", narrator.question(asked))?;
    }
    Ok(Ok(()))
}

/// Who sits where, with which sets.
fn heading(record: &Record, rules: &Rules, language: Language) -> String {
    let header = &record.header;
    let sets: Vec<String> =
        header.sets.iter().map(|set| format!("{} {}", set.id, set.version)).collect();
    let edition = edition_name(language, header.profile.edition);
    let mut page = format!("{}, {edition}\n", sets.join(", "));
    for (player, &family) in header.players.iter().zip(header.seating.families.iter()) {
        page.push_str(&match family_name(&rules.catalog, language, family) {
            Some(family) => format!("  {player}: {family}\n"),
            None => format!("  {player}\n"),
        });
    }
    page + "\n"
}
