//! How is a record read?

use super::{Block, Cause, Header, Record, SetName, Transcript, Version, next_link, written_link};
use woe_cards::Catalog;

/// Why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordMistake {
    /// The line, from one.
    pub line: usize,
    /// What was expected there.
    pub expected: &'static str,
    /// What stood there.
    pub found: String,
}

impl std::fmt::Display for RecordMistake {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: expected {}, found \"{}\"", self.line, self.expected, self.found)
    }
}

impl std::error::Error for RecordMistake {}

impl Record {
    /// The sets a record names, as far as its header can be read: what is needed to read the rest.
    pub fn sets_of(text: &str) -> Vec<SetName> {
        let named = text.lines().take_while(|line| !line.starts_with(['>', '=']));
        named.filter_map(SetName::read).collect()
    }
}

/// Reads a record written with the sets of that catalog; the chain is followed, and where it breaks is noted.
pub fn read_record(text: &str, catalog: &Catalog) -> Result<Record, RecordMistake> {
    let page = Page::open(text)?;
    let header = Header::read(page.version, page.header(), catalog);
    let header = header.map_err(|(at, expected)| page.mistake(at + 1, expected))?;
    let Transcript { blocks, broken, torn, .. } = page.transcript()?;
    Ok(Record { header, blocks, broken, torn })
}

impl Transcript {
    /// Reads a record without its cards, as far as it can be read so: whoever sat there, every answer and
    /// every beat as text. The chain is followed, and where it breaks is noted.
    ///
    /// # Errors
    /// If the text is no record.
    pub fn read(text: &str) -> Result<Transcript, RecordMistake> {
        Page::open(text)?.transcript()
    }
}

/// The lines of a record.
struct Page<'a> {
    version: Version,
    lines: Vec<&'a str>,
    /// Where the header ends.
    first: usize,
}

impl<'a> Page<'a> {
    fn open(text: &'a str) -> Result<Page<'a>, RecordMistake> {
        let lines: Vec<&str> = text.lines().collect();
        // A deal that begins with a question has no beats, so the link may follow the header at once.
        let ends = |line: &&str| line.starts_with("  ") || line.starts_with("= ");
        let first = lines.iter().position(ends).unwrap_or(lines.len());
        let version = lines.first().and_then(|line| Version::of(line));
        let page = Page { version: version.unwrap_or_default(), lines, first };
        match version {
            Some(_) if page.first > 0 => Ok(page),
            _ => Err(page.mistake(0, "\"woebegone record 2\", or an older record")),
        }
    }

    fn header(&self) -> &[&'a str] {
        &self.lines[1..self.first]
    }

    fn mistake(&self, at: usize, expected: &'static str) -> RecordMistake {
        let found = self.lines.get(at).copied().unwrap_or_default();
        RecordMistake { line: at + 1, expected, found: found.chars().take(80).collect() }
    }

    fn transcript(&self) -> Result<Transcript, RecordMistake> {
        let lines = &self.lines;
        let header = self.header().iter().map(ToString::to_string).collect();
        let (version, blocks) = (self.version, Vec::new());
        let mut read = Transcript { version, header, blocks, broken: None, torn: None };
        let link = blake3::hash(version.title().as_bytes());
        let mut chain = Chain { link, start: 0, next: self.first };
        while chain.next < lines.len() {
            let block = match chain.block(lines) {
                Ok(block) => block,
                // No link follows: whoever wrote this was stopped in the middle of it.
                Err(_) if !lines[chain.next..].iter().any(|line| line.starts_with("= ")) => {
                    read.torn = Some(chain.next + 1);
                    break;
                }
                Err((at, expected)) => return Err(self.mistake(at, expected)),
            };
            let closed = chain.close(lines, &block);
            if !closed && read.broken.is_none() {
                read.broken = Some(chain.next);
            }
            read.blocks.push(block);
        }
        Ok(read)
    }
}

/// How far the chain was followed.
struct Chain {
    link: blake3::Hash,
    /// Where the block that is being read begins, header included.
    start: usize,
    next: usize,
}

impl Chain {
    fn block(&mut self, lines: &[&str]) -> Result<Block, (usize, &'static str)> {
        let mut at = self.next;
        let line = at + 1;
        let cause = cause(lines[at]).map_err(|expected| (at, expected))?;
        at += usize::from(cause != Cause::Deal);
        let mut beats = Vec::new();
        while let Some(beat) = lines.get(at).and_then(|line| line.strip_prefix("  ")) {
            beats.push(beat.to_string());
            at += 1;
        }
        let link = lines.get(at).and_then(|line| line.strip_prefix("= "));
        let link =
            link.ok_or((at.min(lines.len() - 1), "a beat, or the link that closes the block"))?;
        self.next = at + 1;
        Ok(Block { line, cause, beats, link: link.to_string() })
    }

    /// Whether the link is that of the lines before it.
    fn close(&mut self, lines: &[&str], block: &Block) -> bool {
        let text = lines[self.start..self.next - 1].join("\n") + "\n";
        self.link = next_link(&self.link, &text);
        self.start = self.next;
        written_link(&self.link) == block.link
    }
}

/// What a block is about, by its first line; or what was expected there.
fn cause(line: &str) -> Result<Cause, &'static str> {
    if let Some(answer) = line.strip_prefix("> ") {
        return answered(answer).ok_or("a thought mark such as [312] at the end of the answer");
    }
    let Some(count) = line.strip_prefix("< ") else { return Ok(Cause::Deal) };
    let number = count.parse::<usize>().ok().filter(|number| number.to_string() == count);
    number.map(Cause::TakenBack).ok_or("how many answers are taken back")
}

/// An answer without its thought mark, and the mark.
fn answered(answer: &str) -> Option<Cause> {
    let (name, words) = answer.split_once(": ").unwrap_or((answer, ""));
    // No title has a bracket in it, and no word of ours; a player's name may.
    if !words.contains(['[', ']']) {
        return Some(Cause::Answer { words: answer.to_string(), thought: None });
    }
    let (action, digits) = words.strip_suffix(']')?.split_once(" [")?;
    let thought: u32 = digits.parse().ok()?;
    let words = format!("{name}: {action}");
    (thought.to_string() == digits).then_some(Cause::Answer { words, thought: Some(thought) })
}
