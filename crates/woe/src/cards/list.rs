//! Which cards are there?

use super::{
    json,
    library::{Volume, volumes},
};
use crate::{
    options,
    page::{Side, clipped, columns},
    sets,
    trouble::Trouble,
};
use clap::Args;
use console::Term;
use serde_json::Value;
use std::{
    io::{self, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
};
use woe_cards::{Card, CardId, Catalog, Edition, Kind, Mark};
use woe_prose::{Language, rules_text, say};

/// List cards
#[derive(Args)]
#[command(after_help = "\
The three numbers are the top, middle and bottom Pathos slots: · is clear film, 0 hides what lies
below, and so does the blank disc ○ among the icons.

Examples:
  woe cards list --kind untimely-death
  woe cards list --edition second --lang it
  woe cards list --sets docs/examples/lodgers --set lodgers
  woe cards list --json | jq '.[].title.en'")]
pub(crate) struct List {
    /// Only cards of these sets, with commas between them
    #[arg(long, value_name = "SET", value_delimiter = ',')]
    set: Vec<String>,
    /// Only cards of this kind, such as modifier, event, death, mystery, guest or story
    #[arg(long, value_parser = options::kind)]
    kind: Option<Kind>,
    /// Only cards of this edition, as it has them: first or second
    #[arg(long, value_parser = options::edition)]
    edition: Option<Edition>,
    /// One JSON array with everything about every card
    #[arg(long)]
    json: bool,
    /// The language: en or it
    #[arg(long, default_value = "en", value_parser = options::language)]
    lang: Language,
    /// A folder that is a set, or holds sets, to be added; may be given again
    #[arg(long, value_name = "DIR")]
    sets: Vec<PathBuf>,
}

impl List {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let mut volumes = volumes(&self.set, &sets::available(&self.sets)?)?;
        if let Some(edition) = self.edition {
            volumes = volumes.iter().map(|volume| volume.in_edition(edition)).collect();
        }
        let cards = volumes.iter().flat_map(Volume::cards);
        let cards = cards.filter(|&(catalog, id)| self.wants(catalog, id));
        if self.json {
            let cards: Vec<Value> = cards.map(|(catalog, id)| json::card(catalog, id)).collect();
            serde_json::to_writer_pretty(&mut *out, &cards).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            let rows: Vec<Vec<String>> = cards.map(|(catalog, id)| self.row(catalog, id)).collect();
            write!(out, "{}", table(&rows))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn wants(&self, catalog: &Catalog, id: CardId) -> bool {
        self.kind.is_none_or(|kind| kind == catalog.sheet(id).kind)
    }

    fn row(&self, catalog: &Catalog, id: CardId) -> Vec<String> {
        let (card, sheet) = (catalog.card(id), catalog.sheet(id));
        let mut row = vec![
            self.lang.of(&sheet.title).to_owned(),
            say(self.lang, "kind-one", &[("kind", card.kind.word().into())]),
        ];
        row.extend(card.pathos.map(|slot| points(card, slot)));
        row.push(icons(catalog, card, self.lang));
        let person = sheet.person.as_ref();
        let family = person.and_then(|person| catalog.families.get(person.family?));
        let said = [
            person.map_or("", |person| self.lang.of(&person.epithet)),
            family.map_or("", |family| self.lang.of(&family.name)),
            &rules_text(catalog, id, self.lang),
        ];
        let said = said.into_iter().filter(|words| !words.is_empty());
        row.push(said.collect::<Vec<_>>().join(", "));
        row
    }
}

fn table(rows: &[Vec<String>]) -> String {
    use Side::{Left, Right};
    let table = columns(&[Left, Left, Right, Right, Right, Left, Left], rows);
    // On a terminal a card is a line; a file can have it whole.
    if !io::stdout().is_terminal() {
        return table;
    }
    let width = usize::from(Term::stdout().size().1);
    table.lines().map(|line| clipped(line, width.max(40)) + "\n").collect()
}

/// A Pathos slot as players read it; a card without film has none. [STACK-3]
fn points(card: &Card, slot: Option<i8>) -> String {
    match slot {
        None if is_bare(card.kind) => String::new(),
        None => "·".to_owned(),
        Some(points @ 1..) => format!("+{points}"),
        Some(points) => crate::page::signed(i64::from(points)),
    }
}

fn is_bare(kind: Kind) -> bool {
    matches!(kind, Kind::Event | Kind::Character | Kind::Residence | Kind::Expedition)
}

fn icons(catalog: &Catalog, card: &Card, language: Language) -> String {
    let name = |mark: &Mark| {
        let sheet = mark.icon().and_then(|icon| catalog.icons.get(icon.index()));
        sheet.map_or("○", |sheet| language.of(&sheet.name)).to_owned()
    };
    card.icons.iter().flatten().map(name).collect::<Vec<_>>().join(" ")
}
