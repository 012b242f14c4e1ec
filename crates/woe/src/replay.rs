//! How is a recorded game told again?

mod hearsay;
mod inquest;
mod json;
mod story;
mod verify;

use crate::{
    options,
    page::clipped,
    sets,
    trouble::{Trouble, remark},
};
use clap::Args;
use std::sync::Arc;
use std::{
    fs::File,
    io::{self, Read, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};
use woe_cards::{Catalog, SetSource};
use woe_prose::{Language, refusal, unplayable};
use woe_rules::{Divergence, Estranged, Record, Rules, SetName, Transcript, Version, read_record};

/// No record is longer; whatever is, is something else.
const BYTES_MAX: u64 = 64 << 20;

/// Tell a recorded game again
#[derive(Args)]
#[command(after_help = "\
--json prints one object a line for every beat, and a last one with the Family Values and the
winners. --verify exits with 0 if the record is intact and still replays, with 1 if not.

A record whose cards are not here any more, or are others now, is told as it was written down: every
beat, without what showed and what it counted for. The first sentence says so.

An answer that ends with a mark such as [312] was given by the seat's bot, after so many iterations
of its search. --check-bots asks each bot again, with what its seat could see and as many iterations.
It exits with 0 if all of them answer the same, or if the record names no bot; with 1 if one of them
does not, is not known here, or the record was changed or does not replay.

Examples:
  woe simulate --games 1 --seed 7 --records games
  woe replay games/game-000000.woe
  woe replay --json games/game-000000.woe | tail -n 1
  woe replay --verify - < games/game-000000.woe
  woe arena --hero governess --blocks 1 --records games
  woe replay --check-bots games/bout-000000-hero-1.woe")]
pub(crate) struct Replay {
    /// The record; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// One JSON object a line for every beat
    #[arg(long, conflicts_with = "verify")]
    json: bool,
    /// Say whether the record is intact and still replays
    #[arg(long)]
    verify: bool,
    /// Ask the bots of the record again, and say whether they give the same answers
    #[arg(long, conflicts_with_all = ["verify", "json"])]
    check_bots: bool,
    /// The language of the telling: en or it
    #[arg(long, default_value = "en", value_parser = options::language)]
    lang: Language,
    /// A folder that is a set, or holds sets, to be added; may be given again
    #[arg(long, value_name = "DIR")]
    sets: Vec<PathBuf>,
}

/// A record that could be read, and the rules it was played by.
pub(crate) struct Opened {
    pub(crate) record: Record,
    pub(crate) transcript: Transcript,
    pub(crate) rules: Arc<Rules>,
    /// What differs between the sets of the record and those at hand.
    pub(crate) other_sets: Vec<String>,
}

impl Replay {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Trouble> {
        let name = name(&self.file);
        let found = found(&self.file, &name, &self.sets);
        if self.verify {
            return verify::run(found, out);
        }
        let opened = match found? {
            Found::Whole(opened) => *opened,
            Found::Bare(bare) if self.json || self.check_bots => return Err(bare.trouble),
            Found::Bare(bare) => return hearsay::run(&bare, self.lang, &name, out),
        };
        if self.check_bots {
            opened.other_sets.iter().for_each(|difference| remark(difference));
            return inquest::run(&opened, &name, out);
        }
        match opened.record.retold(&opened.rules) {
            Err(Estranged::OtherCards(_)) if self.json => {
                return Err(Trouble::Failed(format!("{name}: {}", opened.other_sets.join("; "))));
            }
            Err(why) if !self.json && opened.record.broken.is_none() => {
                return hearsay::estranged(&opened, &why, self.lang, &name, out);
            }
            Ok(_) | Err(Estranged::OtherCards(_) | Estranged::Diverged(..)) => {}
        }
        opened.other_sets.iter().for_each(|difference| remark(difference));
        let told =
            if self.json { json::run(&opened, out)? } else { story::run(&opened, self.lang, out)? };
        out.flush()?;
        let told = told.map_err(|at| diverged(&name, &at, &opened.rules.catalog));
        told.and_then(|()| undamaged(&opened.transcript, &name)).map(|()| ExitCode::SUCCESS)
    }
}

/// What could be found of a record.
enum Found {
    /// All of it.
    Whole(Box<Opened>),
    /// No more than its text.
    Bare(Box<Bare>),
}

/// A record whose cards cannot be found.
struct Bare {
    transcript: Transcript,
    /// The sets that are not here; all of them, if they are here and yet are not the record's.
    sets: Vec<SetName>,
    /// The cards of those that are.
    catalog: Option<Catalog>,
    trouble: Trouble,
}

/// What messages call a file.
fn name(file: &Path) -> String {
    if file.as_os_str() == "-" { "standard input".to_owned() } else { file.display().to_string() }
}

/// A record and its rules, and what messages call it.
pub(crate) fn load(file: &Path, folders: &[PathBuf]) -> Result<(Opened, String), Trouble> {
    let name = name(file);
    let opened = match found(file, &name, folders)? {
        Found::Whole(opened) => *opened,
        Found::Bare(bare) => return Err(bare.trouble),
    };
    opened.other_sets.iter().for_each(|difference| remark(difference));
    Ok((opened, name))
}

/// The trouble that a record cannot be told any further.
pub(crate) fn diverged(
    name: &str,
    (line, why): &(usize, Divergence),
    catalog: &Catalog,
) -> Trouble {
    let advice = "`woe replay --verify` says more";
    Trouble::Failed(format!("{name}, line {line}: {}; {advice}", explained(why, catalog)))
}

/// The trouble that a record was changed or torn, if it was.
pub(crate) fn undamaged(record: &Transcript, name: &str) -> Result<(), Trouble> {
    let fault = match (verify::broken_lines(record), record.torn) {
        (Some(lines), _) => {
            format!("{lines}: the chain is broken; the record was changed after it was written")
        }
        (None, Some(line)) => format!(
            "line {line}: this answer was never closed, so it is not told; all before it is"
        ),
        (None, None) => return Ok(()),
    };
    Err(Trouble::Failed(format!("{name}, {fault}")))
}

fn read(file: &Path) -> Result<Vec<u8>, Trouble> {
    let trouble = |why: io::Error| Trouble::at(file, "read", &why);
    let mut bytes = Vec::new();
    let read = if file.as_os_str() == "-" {
        io::stdin().lock().take(BYTES_MAX + 1).read_to_end(&mut bytes)
    } else {
        File::open(file).map_err(trouble)?.take(BYTES_MAX + 1).read_to_end(&mut bytes)
    };
    read.map_err(trouble)?;
    Ok(bytes)
}

fn text(bytes: &[u8], name: &str) -> Result<String, Trouble> {
    let not_a_record = |why: String| {
        let first = "the first line of a record is \"woebegone record 2\"";
        Trouble::Asked(format!("{name} is not a record: {why}; {first}"))
    };
    if bytes.is_empty() {
        return Err(not_a_record("it is empty".to_owned()));
    }
    if bytes.len() as u64 > BYTES_MAX {
        return Err(not_a_record("it is far too long".to_owned()));
    }
    let text = String::from_utf8(bytes.to_vec());
    let text = text.map_err(|_| not_a_record("it is not UTF-8 text".to_owned()))?;
    let first = text.lines().next().unwrap_or_default();
    if !first.starts_with("woebegone record") {
        let shown: String = first.chars().filter(|c| !c.is_control()).collect();
        return Err(not_a_record(format!("it begins with \"{}\"", clipped(&shown, 40))));
    }
    Ok(text)
}

/// Reads a record, finds its sets, and reads it again with their names.
fn found(file: &Path, name: &str, folders: &[PathBuf]) -> Result<Found, Trouble> {
    let text = text(&read(file)?, name)?;
    let transcript = Transcript::read(&text);
    let transcript = transcript.map_err(|mistake| Trouble::Asked(format!("{name}, {mistake}")))?;
    let available = sets::available(folders)?;
    match open(&text, name, &available) {
        Ok((record, catalog)) => {
            let rules = Rules::new(&catalog, record.header.profile);
            let other_sets = other_sets(&record, &catalog);
            Ok(Found::Whole(Box::new(Opened { record, transcript, rules, other_sets })))
        }
        // Whoever changed a header can have named anything.
        Err(trouble) if transcript.blocks.is_empty() || transcript.broken.is_some() => Err(trouble),
        Err(trouble) => {
            let is_here = |set: &SetName| available.iter().any(|source| source.id == set.id);
            let (here, missing): (Vec<SetName>, Vec<SetName>) =
                transcript.sets().into_iter().partition(is_here);
            let ids: Vec<String> = here.iter().map(|set| set.id.clone()).collect();
            let sources = sets::chosen(&ids, &available).unwrap_or_default();
            let catalog = sets::catalog(&sources).ok().filter(|_| !ids.is_empty());
            let sets = if missing.is_empty() { here } else { missing };
            Ok(Found::Bare(Box::new(Bare { transcript, sets, catalog, trouble })))
        }
    }
}

/// The record and its cards, if they are at hand.
fn open(text: &str, name: &str, available: &[SetSource]) -> Result<(Record, Catalog), Trouble> {
    let ids: Vec<String> = Record::sets_of(text).into_iter().map(|set| set.id).collect();
    let missing = ids.iter().find(|id| available.iter().all(|source| source.id != **id));
    if let Some(id) = missing {
        let sentence = format!("{name} was played with the set \"{id}\"; add it with --sets DIR");
        return Err(Trouble::Asked(sentence));
    }
    let catalog = sets::catalog(&sets::chosen(&ids, available)?)?;
    let record = read_record(text, &catalog);
    let record = record.map_err(|mistake| Trouble::Asked(format!("{name}, {mistake}")))?;
    Ok((record, catalog))
}

fn other_sets(record: &Record, catalog: &Catalog) -> Vec<String> {
    let mut differences = Vec::new();
    for set in &*catalog.sets {
        let recorded = record.header.sets.iter().find(|recorded| recorded.id == set.id);
        let Some(recorded) = recorded else {
            differences.push(format!("the record does not name the set \"{}\"", set.id));
            continue;
        };
        match record.header.version {
            Version::Two if recorded.hash != set.played => differences.push(format!(
                "the set \"{}\" is not the one of the record: version {} there, {} here, and \
                 other cards",
                set.id, recorded.version, set.version
            )),
            Version::One if recorded.hash != set.hash => differences.push(format!(
                "the set \"{}\" has other files than when this was played, version {} there, {} \
                 here; a record of version 1 cannot tell whether the cards are the same",
                set.id, recorded.version, set.version
            )),
            Version::One | Version::Two => {}
        }
    }
    differences
}

/// Why a record could not be replayed any further.
pub(crate) fn explained(why: &Divergence, catalog: &Catalog) -> String {
    match why {
        Divergence::Unplayable(why) => {
            format!("such a table cannot be laid: {}", unplayable(Language::English, *why))
        }
        Divergence::Unreadable(answer) => {
            format!("the answer \"{}\" cannot be read", clipped(answer, 60))
        }
        Divergence::Refused(why) => {
            let sentence = refusal(catalog, Language::English, *why);
            format!("the answer is refused: {sentence} [{}]", why.rule())
        }
        Divergence::OtherBeats { recorded, told } => {
            let quoted = |beat: &str| match beat {
                "" => "nothing more".to_owned(),
                beat => format!("\"{}\"", clipped(beat, 70)),
            };
            format!("the record says {}, now it is {}", quoted(recorded), quoted(told))
        }
    }
}
