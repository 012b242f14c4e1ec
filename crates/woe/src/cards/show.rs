//! What is on a card, and which rules matter to it?

use super::{
    json,
    library::{Volume, volumes},
};
use crate::{
    options,
    page::{WIDTH, wrapped},
    rulebook, sets,
    trouble::Trouble,
};
use clap::Args;
use std::{
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};
use woe_cards::{CardId, Catalog, Edition, nearest};
use woe_prose::{Language, little_card, rule_ids, rules_text};

/// How many titles are offered for one that nobody knows.
const OFFERED: usize = 5;

/// Show one card
#[derive(Args)]
#[command(
    after_help = "Examples:\n  woe cards show was menaced by mice\n  woe cards show \"Body Thief\" --lang it\n  woe cards show the missing marmalade --edition second"
)]
pub(crate) struct Show {
    /// The title, in any language; quotation marks are not needed
    #[arg(required = true, value_name = "TITLE")]
    title: Vec<String>,
    /// The language: en or it
    #[arg(long, default_value = "en", value_parser = options::language)]
    lang: Language,
    /// As this edition has it, first or second; without it, as it is printed
    #[arg(long, value_parser = options::edition)]
    edition: Option<Edition>,
    /// One JSON object with everything about the card
    #[arg(long)]
    json: bool,
    /// Only cards of these sets, with commas between them
    #[arg(long, value_name = "SET", value_delimiter = ',')]
    set: Vec<String>,
    /// A folder that is a set, or holds sets, to be added; may be given again
    #[arg(long, value_name = "DIR")]
    sets: Vec<PathBuf>,
}

impl Show {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let printed = volumes(&self.set, &sets::available(&self.sets)?)?;
        let title = self.title.join(" ");
        let found = printed.iter().find(|volume| volume.find(&title).is_some());
        let printed = found.ok_or_else(|| Trouble::Asked(no_such_card(&printed, &title)))?;
        let edited = self.edition.map(|edition| printed.in_edition(edition));
        let found = edited.as_ref().unwrap_or(printed).find(&title);
        let (catalog, id) = found.ok_or_else(|| Trouble::Asked(self.not_in_edition(&title)))?;
        if self.json {
            let card = json::card(catalog, id);
            serde_json::to_writer_pretty(&mut *out, &card).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            write!(out, "{}", self.page(catalog, id))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn not_in_edition(&self, title: &str) -> String {
        let edition = self.edition.map_or("", Edition::word);
        format!("\"{title}\" is not in the {edition} edition; leave out --edition")
    }

    fn page(&self, catalog: &Catalog, id: CardId) -> String {
        let mut page = format!("{}\n\n", little_card(catalog, id, self.lang));
        for (name, words) in self.facts(catalog, id) {
            let text = wrapped(&words, WIDTH, &" ".repeat(10));
            page.push_str(&format!("{name:<10}{}", text.get(10..).unwrap_or("\n")));
        }
        page.push_str("\nThe rules that matter to it:\n\n");
        let book = rulebook::book();
        for wanted in rule_ids(catalog, id) {
            let rules = book.iter().filter(|rule| rule.id == wanted);
            rules.for_each(|rule| page.push_str(&rulebook::printed(rule)));
        }
        page
    }

    fn facts(&self, catalog: &Catalog, id: CardId) -> Vec<(&'static str, String)> {
        let sheet = catalog.sheet(id);
        let other = Language::ALL.into_iter().find(|&language| language != self.lang);
        let title = other.map_or("", |other| other.of(&sheet.title));
        let set = catalog.sets.get(sheet.set).map_or("", |set| self.lang.of(&set.name));
        let edition = sheet.only.map_or("", |only| match only {
            Edition::First => ", first edition only",
            Edition::Second => ", second edition only",
        });
        let kin = sheet.person.as_ref().map_or(Vec::new(), |person| {
            person.kin.iter().map(|kin| format!("{} of {}", kin.is, kin.to)).collect()
        });
        let with = sheet.with.as_ref().map_or(String::new(), |with| format!(", only with {with}"));
        let likeness = sheet.likeness.as_ref().map_or("", |likeness| self.lang.of(likeness));
        let mut facts = vec![
            ("also", title.to_owned()),
            ("id", sheet.id.clone()),
            ("was", sheet.was.clone().unwrap_or_default()),
            ("set", format!("{set}{edition}{with}")),
            ("text", rules_text(catalog, id, self.lang)),
            ("kin", kin.join(", ")),
            ("picture", likeness.to_owned()),
        ];
        facts.retain(|(_, words)| !words.is_empty());
        facts
    }
}

fn no_such_card(volumes: &[Volume], title: &str) -> String {
    let near = offered(volumes, title);
    let title = crate::page::clipped(title, 60);
    match &near[..] {
        [] => format!("no card \"{title}\"; `woe cards list` lists all of them"),
        near => format!("no card \"{title}\"; did you mean {}?", near.join(" or ")),
    }
}

/// The nearest title, and those that hold the words.
fn offered(volumes: &[Volume], title: &str) -> Vec<String> {
    let words = title.to_lowercase();
    let titles = || {
        let cards = volumes.iter().flat_map(Volume::cards);
        let sheets = cards.map(|(catalog, id)| catalog.sheet(id));
        sheets.flat_map(|sheet| [sheet.title.en.as_str(), sheet.title.it.as_str()])
    };
    let holding = titles()
        .filter(|known| words.trim().len() > 2 && known.to_lowercase().contains(words.trim()));
    let mut offered: Vec<String> = Vec::new();
    for known in nearest(title, titles()).into_iter().chain(holding) {
        let quoted = format!("\"{known}\"");
        if !offered.contains(&quoted) && offered.len() < OFFERED {
            offered.push(quoted);
        }
    }
    offered
}
