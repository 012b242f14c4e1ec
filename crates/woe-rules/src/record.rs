//! What is needed to tell the same game again?
//!
//! A record is append-only text: a header, then blocks of an answer and the beats it gave. Each block
//! ends with a link of a hash chain over all lines before it, so that a changed line shows.

use crate::{
    beat::Beat,
    decision::{Action, Decision, Refusal},
    fate::Key,
    game::{Game, Rules},
    notation::Names,
    place::Seat,
    profile::Profile,
    turn::{Seating, Unplayable},
};
use std::sync::Arc;

mod header;
mod read;
mod transcript;
mod version;

pub use header::SetName;
pub use read::{RecordMistake, read_record};
pub use transcript::Transcript;
pub use version::Version;

/// How many characters of a hash are written.
const LINK_CHARS: usize = 32;
/// How long most blocks are at most, in bytes.
const BLOCK_BYTES: usize = 512;

/// What a record says before the first answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// In which words all is written.
    pub version: Version,
    /// The sets, with what the version knows them by.
    pub sets: Vec<SetName>,
    /// Edition and table options.
    pub profile: Profile,
    /// Who sits where, and who starts.
    pub seating: Seating,
    /// The names of those who sit there.
    pub players: Vec<String>,
    /// What is said of the bots that sit there, or may take a seat over: words for whoever knows bots.
    pub bots: Vec<Option<String>>,
    /// Where all chance comes from.
    pub key: Key,
}

/// An answer and the beats it gave, as they were written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// On which line of the record it begins.
    pub line: usize,
    /// What brought the beats about.
    pub cause: Cause,
    /// The beats.
    pub beats: Vec<String>,
    /// The link that closes it.
    pub link: String,
}

/// What a block of a record is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The deal: nobody has answered yet.
    Deal,
    /// An answer.
    Answer {
        /// `NAME: ACTION`.
        words: String,
        /// The thought mark: the seat's bot gave this answer, after so many iterations of a search.
        thought: Option<u32>,
    },
    /// So many answers are taken back.
    TakenBack(usize),
}

impl Block {
    /// The answer, as `NAME: ACTION`, if it is one.
    pub fn answer(&self) -> Option<&str> {
        match &self.cause {
            Cause::Answer { words, .. } => Some(words),
            Cause::Deal | Cause::TakenBack(_) => None,
        }
    }

    /// The thought mark of its answer, if it has one.
    pub fn thought(&self) -> Option<u32> {
        match self.cause {
            Cause::Answer { thought, .. } => thought,
            Cause::Deal | Cause::TakenBack(_) => None,
        }
    }
}

/// A whole record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What it says before the first answer.
    pub header: Header,
    /// The deal, and every answer after it.
    pub blocks: Vec<Block>,
    /// The line of the first link that does not fit the block it closes, if there is one.
    pub broken: Option<usize>,
    /// The first line of a last block that was never closed, as when the writer was stopped.
    pub torn: Option<usize>,
}

/// A game that writes its own record.
pub struct Recorder {
    rules: Arc<Rules>,
    game: Game,
    names: Names,
    text: String,
    link: blake3::Hash,
    beats: Vec<Beat>,
    /// How many answers stand.
    answers: usize,
}

/// A moment of a game to which answers can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    game: Game,
    answers: usize,
}

impl Recorder {
    /// Deals, and writes the header and the first block.
    pub fn deal(rules: &Arc<Rules>, header: &Header) -> Result<Recorder, Unplayable> {
        let mut beats = Vec::new();
        let game = rules.deal_to(&header.seating, header.key, &mut beats)?;
        let names = Names::new(rules, game.table(), &header.players).in_version(header.version);
        let link = blake3::hash(header.version.title().as_bytes());
        let text = header.written(&rules.catalog);
        let rules = rules.clone();
        let mut recorder = Recorder { rules, game, names, text, link, beats, answers: 0 };
        recorder.close(0);
        Ok(recorder)
    }

    /// Goes on from the middle of a game, for trying out what could follow: what it writes begins
    /// with no deal, so it is no whole record.
    pub fn midway(rules: &Arc<Rules>, game: Game, players: &[String]) -> Recorder {
        let names = Names::new(rules, game.table(), players).in_version(Version::default());
        let link = blake3::hash(Version::default().title().as_bytes());
        let (text, beats) = (String::new(), Vec::new());
        Recorder { rules: rules.clone(), game, names, text, link, beats, answers: 0 }
    }

    /// Answers for a seat, and writes the block.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.write(seat, action, None)
    }

    /// Gives the answer of the seat's bot, which took so many iterations of a search (none, if it
    /// does not search), and writes the block with a thought mark. With as many, the bot gives the
    /// answer again.
    pub fn apply_thought(
        &mut self,
        seat: Seat,
        action: Action,
        iterations: u32,
    ) -> Result<(), Refusal> {
        self.write(seat, action, Some(iterations))
    }

    fn write(&mut self, seat: Seat, action: Action, thought: Option<u32>) -> Result<(), Refusal> {
        self.beats.clear();
        self.rules.apply(&mut self.game, seat, action, &mut self.beats)?;
        self.answers += 1;
        let begin = self.text.len();
        self.text.reserve(BLOCK_BYTES);
        self.text.extend(["> ", self.names.seat(seat), ": ", &self.names.action(action)]);
        if let Some(iterations) = thought {
            self.text.push_str(&format!(" [{iterations}]"));
        }
        self.text.push('\n');
        self.close(begin);
        Ok(())
    }

    /// This moment, for coming back to it.
    pub fn mark(&self) -> Mark {
        Mark { game: self.game, answers: self.answers }
    }

    /// Takes back every answer since the mark, and writes so; what was written stays written.
    ///
    /// # Panics
    /// If the mark is of another game, or was itself taken back.
    pub fn take_back(&mut self, mark: &Mark) {
        let count = self.answers.checked_sub(mark.answers).expect("the mark is of this game");
        (self.game, self.answers) = (mark.game, mark.answers);
        self.beats.clear();
        let begin = self.text.len();
        self.text.push_str(&format!("< {count}\n"));
        self.close(begin);
    }

    /// What was written since this was asked last. The recorder forgets it; the chain goes on.
    pub fn drain(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    /// Ends the block that begins there.
    fn close(&mut self, begin: usize) {
        for &beat in &self.beats {
            self.text.push_str("  ");
            self.names.write_beat(beat, &mut self.text);
            self.text.push('\n');
        }
        self.link = next_link(&self.link, &self.text[begin..]);
        self.text.extend(["= ", &written_link(&self.link), "\n"]);
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What is asked.
    pub fn decision(&self) -> Option<Decision> {
        self.rules.decision(&self.game)
    }

    /// What the last answer gave.
    pub fn beats(&self) -> &[Beat] {
        &self.beats
    }

    /// Who is who.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The record so far, or what was written since the last [`Recorder::drain`].
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// The chain: each link is the hash of the one before and the block it closes.
fn next_link(link: &blake3::Hash, block: &str) -> blake3::Hash {
    let mut hasher = blake3::Hasher::new();
    hasher.update(link.as_bytes());
    hasher.update(block.as_bytes());
    hasher.finalize()
}

fn written_link(link: &blake3::Hash) -> String {
    link.to_hex()[..LINK_CHARS].to_owned()
}

/// Why a record is not the game that would be played with the cards and the rules at hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Estranged {
    /// These sets have other cards here, or are not here.
    OtherCards(Vec<SetName>),
    /// On that line it goes another way.
    Diverged(usize, Divergence),
}

impl Record {
    /// How the game ends, if it is the very game that these rules tell.
    ///
    /// # Errors
    /// If it is not, why: then it can only be told in its own words, from a [`Transcript`].
    pub fn retold(&self, rules: &Arc<Rules>) -> Result<Game, Estranged> {
        let others = self.header.other_cards(&rules.catalog);
        if !others.is_empty() {
            return Err(Estranged::OtherCards(others.into_iter().cloned().collect()));
        }
        let replayed = self.replay(rules, |_, _, _, _| {});
        replayed.map_err(|(line, why)| Estranged::Diverged(line, why))
    }
}

/// Those of the blocks that stand.
fn standing(blocks: &[Block]) -> Vec<&Block> {
    let mut standing: Vec<&Block> = Vec::new();
    for block in blocks {
        match block.cause {
            Cause::TakenBack(count) => {
                standing.truncate(standing.len().saturating_sub(count).max(1));
            }
            Cause::Deal | Cause::Answer { .. } => standing.push(block),
        }
    }
    standing
}

/// Why a record cannot be replayed any further.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Divergence {
    /// The table cannot be laid so.
    Unplayable(Unplayable),
    /// The answer cannot be read.
    Unreadable(String),
    /// The answer is not allowed now.
    Refused(Refusal),
    /// The beats are not those of the record.
    OtherBeats {
        /// What the record says.
        recorded: String,
        /// What happens now.
        told: String,
    },
}

impl Record {
    /// The blocks that stand: those that take back, and those that were taken back, do not.
    pub fn standing(&self) -> Vec<&Block> {
        standing(&self.blocks)
    }

    /// Tells the game again, to `tell`, block by block of those that stand; where it differs, on
    /// which line and how. What was taken back is compared, too.
    pub fn replay(
        &self,
        rules: &Arc<Rules>,
        mut tell: impl FnMut(&Names, &Game, Option<Seat>, &[Beat]),
    ) -> Result<Game, (usize, Divergence)> {
        let dealt = Recorder::deal(rules, &self.header);
        let mut recorder = dealt.map_err(|why| (1, Divergence::Unplayable(why)))?;
        let standing: Vec<usize> = self.standing().iter().map(|block| block.line).collect();
        let mut marks = Vec::new();
        for block in &self.blocks {
            let seat = recorder.repeat(block, &mut marks).map_err(|why| (block.line, why))?;
            if standing.binary_search(&block.line).is_ok() {
                tell(recorder.names(), recorder.game(), seat, recorder.beats());
            }
            recorder.compare(block)?;
        }
        Ok(recorder.game)
    }
}

impl Recorder {
    /// Does what the block says; the marks are those before each answer that stands.
    fn repeat(&mut self, block: &Block, marks: &mut Vec<Mark>) -> Result<Option<Seat>, Divergence> {
        match &block.cause {
            Cause::Deal => Ok(None),
            Cause::Answer { words, thought } => {
                marks.push(self.mark());
                self.answer(words, *thought).map(Some)
            }
            Cause::TakenBack(count) => {
                let kept = marks.len().checked_sub(*count).filter(|_| *count > 0);
                let kept = kept.ok_or_else(|| Divergence::Unreadable(format!("< {count}")))?;
                self.take_back(&marks[kept]);
                marks.truncate(kept);
                Ok(None)
            }
        }
    }

    fn answer(&mut self, answer: &str, thought: Option<u32>) -> Result<Seat, Divergence> {
        let (seat, action) = self.read_answer(answer)?;
        self.write(seat, action, thought).map_err(Divergence::Refused)?;
        Ok(seat)
    }

    /// Who answers what, in the words of a block.
    ///
    /// # Errors
    /// If they are not the words of an answer at this table.
    pub fn read_answer(&self, answer: &str) -> Result<(Seat, Action), Divergence> {
        let unreadable = || Divergence::Unreadable(answer.to_string());
        let (name, words) = answer.split_once(": ").ok_or_else(unreadable)?;
        let seat = self.names.read_seat(name).map_err(|_| unreadable())?;
        let action = self.names.read_action(words).map_err(|_| unreadable())?;
        Ok((seat, self.decision().map_or(action, |asked| asked.question.meant_by(action))))
    }

    fn compare(&self, block: &Block) -> Result<(), (usize, Divergence)> {
        let told: Vec<String> = self.beats.iter().map(|&beat| self.names.beat(beat)).collect();
        let count = told.len().max(block.beats.len());
        let differs = (0..count).find(|&at| told.get(at) != block.beats.get(at));
        let Some(at) = differs else { return Ok(()) };
        let first = usize::from(block.cause != Cause::Deal);
        let line = block.line + at + first;
        let text = |beats: &[String]| beats.get(at).cloned().unwrap_or_default();
        let other = Divergence::OtherBeats { recorded: text(&block.beats), told: text(&told) };
        Err((line, other))
    }
}
