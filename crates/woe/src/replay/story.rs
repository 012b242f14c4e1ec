//! How does a record read as a story?

use super::Opened;
use crate::{
    stacks::Stacks,
    telling::{self, Line},
};
use std::io::{self, Write};
use std::sync::Arc;
use woe_prose::{Language, Narrator, edition_name, family_name};
use woe_rules::{Beat, Divergence, Game, Record, Rules};

/// Tells the record to its end, or to where it differs.
pub(super) fn run(
    opened: &Opened,
    language: Language,
    out: &mut dyn Write,
) -> io::Result<Result<(), (usize, Divergence)>> {
    let Opened { record, rules, .. } = opened;
    write!(out, "{}", heading(record, rules, language))?;
    let mut story = Story { rules, record, language, stacks: None, out, heard: Ok(()) };
    let told = record.replay(rules, |_, game, _, beats| story.tell(game, beats));
    story.heard?;
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

struct Story<'a, 'b> {
    rules: &'a Arc<Rules>,
    record: &'a Record,
    language: Language,
    stacks: Option<Stacks>,
    out: &'b mut dyn Write,
    heard: io::Result<()>,
}

impl Story<'_, '_> {
    fn tell(&mut self, game: &Game, beats: &[Beat]) {
        if self.heard.is_ok() {
            self.heard = self.write(game, beats);
        }
    }

    fn write(&mut self, game: &Game, beats: &[Beat]) -> io::Result<()> {
        let (table, players) = (game.table(), &self.record.header.players);
        let narrator = Narrator::new(self.rules, table, players, self.language);
        let stacks = self.stacks.get_or_insert_with(|| Stacks::bare(table));
        for line in telling::lines(&narrator, &self.rules.catalog, stacks, beats) {
            match line {
                Line::Turn(words) => writeln!(self.out, "\n{words}")?,
                Line::Deed(words) => writeln!(self.out, "  {words}")?,
                Line::Face(words) => writeln!(self.out, "    {words}")?,
            }
        }
        Ok(())
    }
}
