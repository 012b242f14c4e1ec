//! How does a set begin?

use super::tales;
use crate::{page::counted, sets, trouble::Trouble};
use clap::Args;
use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};
use woe_cards::{Catalog, Kind, SetSource, Sheet, SourceFile, language::Shape, mix, shelf};

/// The name and the text of a file.
type Embedded = (&'static str, &'static str);

macro_rules! skeleton {
    ($folder:literal: $($file:literal)+) => {
        &[$(($file, include_str!(concat!("skeleton/", $folder, "/", $file)))),+]
    };
}

const EXPANSION: &[Embedded] = skeleton!("expansion":
    "set.toml" "cards.toml" "box.toml" "tales/a-change-in-the-weather.tale"
    "tales/lent-out-a-last-umbrella.tale" "tales/was-carried-off-by-a-gust.tale"
    "tales/was-drenched-in-a-drizzle.tale" "tales/was-taken-for-a-hatstand.tale");

const ALONE: &[Embedded] = skeleton!("alone":
    "set.toml" "families.toml" "cards.toml" "box.toml" "tales/a-change-in-the-weather.tale"
    "tales/choked-on-a-sugar-lump.tale"
    "tales/drowned-in-the-doormat.tale" "tales/lent-out-a-last-umbrella.tale"
    "tales/was-carried-off-by-a-gust.tale" "tales/was-drenched-in-a-drizzle.tale"
    "tales/was-praised-for-posture.tale" "tales/was-scalded-by-a-scone.tale"
    "tales/was-taken-for-a-hatstand.tale");

/// What the set is called in the skeletons, by its id and by its name.
const ID: &str = "my-set";
const NAME: &str = "My Set";

/// Begin a set of your own
#[derive(Args)]
#[command(after_help = "\
The set has no mistakes: a few cards with comments, a box, and a tale for each card. Change them.

Examples:
  woe cards new wet-weekend
  woe cards new teatime --alone --in games")]
pub(crate) struct New {
    /// The id of the set, which is the name of its folder: small letters, digits and hyphens
    #[arg(value_name = "NAME")]
    id: String,
    /// A game of its own, with families, instead of an expansion of gloom
    #[arg(long)]
    alone: bool,
    /// The folder in which the set's folder is made
    #[arg(long = "in", value_name = "DIR", default_value = ".")]
    parent: PathBuf,
}

impl New {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let id = self.id.as_str();
        refuse_name(id).map_err(Trouble::Asked)?;
        let files = written(if self.alone { ALONE } else { EXPANSION }, id);
        let catalog = sets::catalog(&with_needs(&files, id))?;
        let tales = told(&files, &catalog);
        let folder = self.parent.join(id);
        make(&folder)?;
        make(&folder.join(tales::FOLDER))?;
        let cards = tales.len();
        for (name, text) in files.into_iter().filter(|(name, _)| is_toml(name)).chain(tales) {
            let path = folder.join(name);
            fs::write(&path, text).map_err(|why| Trouble::at(&path, "write", &why))?;
        }
        self.advise(&folder, cards, out)?;
        Ok(ExitCode::SUCCESS)
    }

    fn advise(&self, folder: &Path, cards: usize, out: &mut dyn Write) -> Result<(), Trouble> {
        let (id, folder) = (&self.id, folder.display());
        writeln!(out, "{folder}: a set with {}, and a tale for each\n", counted(cards, "card"))?;
        writeln!(
            out,
            "Change {folder}/cards.toml, or add to it; docs/cards.md has every word. Then:\n"
        )?;
        // Its two families are enough for two.
        let players = if self.alone { " --players 2" } else { "" };
        for (command, what) in [
            (format!("woe cards check {folder}"), "finds mistakes, and tells the tales"),
            (format!("woe cards check {folder} --accept"), "writes down what the tales tell now"),
            (format!("woe cards list --sets {folder} --set {id}"), "says what the cards do"),
            (format!("woe simulate --sets {folder} --set {id}{players}"), "plays it very often"),
            (format!("woe serve --sets {folder}"), "lays it on the table"),
        ] {
            writeln!(out, "  {command}\n      {what}")?;
        }
        Ok(())
    }
}

/// Why a set can't be called that.
fn refuse_name(id: &str) -> Result<(), String> {
    let shown = crate::page::clipped(id, 60);
    if !Shape::fits_id(id) {
        let rule = "begin with a small letter, and use small letters, digits and hyphens";
        return Err(format!("\"{shown}\" can't be the name of a set; {rule}"));
    }
    if shelf().iter().any(|source| source.id == id) {
        return Err(format!(
            "there is a set \"{shown}\" in the house already; choose another name"
        ));
    }
    Ok(())
}

/// The files of a skeleton under the name of the set.
fn written(skeleton: &[Embedded], id: &str) -> Vec<(String, String)> {
    let words = id.split('-').filter(|word| !word.is_empty()).map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    let name = words.collect::<Vec<_>>().join(" ");
    let anew = |text: &str| text.replace(ID, id).replace(NAME, &name);
    skeleton.iter().map(|(file, text)| ((*file).to_owned(), anew(text))).collect()
}

fn is_toml(name: &str) -> bool {
    name.ends_with(".toml")
}

/// The set and what it needs.
fn with_needs(files: &[(String, String)], id: &str) -> Vec<SetSource> {
    let toml = files.iter().filter(|(name, _)| is_toml(name));
    let files = toml.map(|(name, text)| SourceFile { name: name.clone(), text: text.clone() });
    let own = SetSource { id: id.to_owned(), files: files.collect() };
    let sources: Vec<SetSource> = shelf().into_iter().chain([own]).collect();
    mix(&sources, &[id.to_owned()]).expect("a skeleton needs only what is on the shelf")
}

/// A tale for each card of the set, as it is told now.
fn told(files: &[(String, String)], catalog: &Catalog) -> Vec<(String, String)> {
    let own = catalog.sets.len() - 1;
    let sheets = catalog.sheets.iter().filter(|sheet| sheet.set == own);
    let tale = |sheet: &Sheet| {
        let name = format!("{}/{}", tales::FOLDER, tales::file_name(sheet.first_title()));
        let begun = files.iter().find(|(file, _)| *file == name).map(|(_, text)| text.clone());
        let begun = begun.unwrap_or_else(|| plain(sheet, catalog));
        let (text, _) = tales::anew(&begun, catalog).expect("the tales of a skeleton can be told");
        (name, text)
    };
    sheets.map(tale).collect()
}

/// The tale of a card of which there is little to tell: a character, or a Modifier that says nothing.
fn plain(sheet: &Sheet, catalog: &Catalog) -> String {
    let characters = catalog.of_kind(Kind::Character).map(|id| &catalog.sheet(id).title.en);
    let mut others = characters.filter(|other| **other != sheet.title.en);
    let set = catalog.sets.last().map_or("", |set| &set.id);
    let title = &sheet.title.en;
    let mut other = || others.next().map_or("", String::as_str);
    if sheet.kind == Kind::Character {
        let head = "# Nothing has happened yet.";
        return format!(
            "{head}\nSets {set}.\nAnn has {title}. Bob has {}.\n\n? {title}\n",
            other()
        );
    }
    let (ann, bob) = (other(), other());
    format!(
        "# It shows, and that is all.\nSets {set}.\nAnn has {ann}. Bob has {bob}.\n\
         Ann holds {title}.\n\n> Ann: {title} on {bob}\n? {bob}\n"
    )
}

/// A new folder; never one that is there.
fn make(folder: &Path) -> Result<(), Trouble> {
    fs::create_dir(folder).map_err(|why| match why.kind() {
        io::ErrorKind::AlreadyExists => Trouble::Asked(format!(
            "{} is there already; choose another name, or another folder with --in",
            folder.display()
        )),
        _ => Trouble::at(folder, "make the folder", &why),
    })
}
