//! What can happen to a table, and what does it want done?

use std::sync::Arc;
use woe_bots::Bot;
use woe_rules::{Action, Beat, Glimpse, Rules, Seat, View};
use woe_wire::{Code, Command, Phase, Resume, Trouble, You};

/// Milliseconds since 1970, by whatever clock the host has. It need not go on evenly, and does not go back.
pub type Time = u64;

/// A message as it leaves; all who are told the same share it.
pub type Text = Arc<str>;

/// The number of a group of writes; a host says of it whether it was kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ticket(pub u64);

/// Someone at the door.
pub struct Entry {
    /// Through which door they come.
    pub door: woe_wire::Door,
    /// What holds their seat, if they have one.
    pub token: Option<String>,
    /// What they were told already.
    pub resume: Option<Resume>,
    /// What the host calls them; it calls nobody else so.
    pub caller: u64,
    /// What the host calls all who come from where they come from.
    pub from: u64,
}

/// Everything that can happen to a table.
pub enum Input {
    /// Somebody comes.
    Enter(Box<Entry>),
    /// Somebody says something.
    Say {
        /// As whom they were let in.
        you: You,
        /// What the host calls them.
        caller: u64,
        /// What they say.
        command: Command,
    },
    /// Somebody goes.
    Leave {
        /// As whom they were let in.
        you: You,
        /// What the host calls them.
        caller: u64,
    },
    /// A bot has an answer, or never will have one.
    Thought {
        /// Who was asked.
        seat: Seat,
        /// The number of the decision.
        decision: u32,
        /// The answer.
        thought: Option<Thought>,
    },
    /// The group is kept: it will be there whatever happens.
    Kept(Ticket),
    /// The group is not kept, as far as anybody knows; what is, if that can be told.
    NotKept(Ticket, Option<Box<Kept>>),
    /// Time has gone by.
    Clock,
}

/// Everything that a table wants done. The host carries it out in this order.
#[derive(Default)]
pub struct Effects {
    /// Who was let in as whom, or why not.
    pub admitted: Vec<(u64, Result<You, Trouble>)>,
    /// What to tell whom, in order.
    pub tell: Vec<(u64, Text)>,
    /// Who has to go after that, and why.
    pub dismissed: Vec<(u64, Code)>,
    /// What to keep, as one group, whole or not at all. Until the host has said whether it is kept, nobody
    /// is told of it and nothing else happens.
    pub keep: Option<(Ticket, Vec<Write>)>,
    /// Whose thoughts are wanted.
    pub think: Vec<Inquiry>,
    /// What became of commands: their kind and a word for it.
    pub counted: Vec<(&'static str, &'static str)>,
}

/// A question for a bot, with all that its seat has seen.
pub struct Inquiry {
    /// Who is asked; how long it may think is told by its level.
    pub bot: Bot,
    /// The rules of the table.
    pub rules: Arc<Rules>,
    /// For which seat.
    pub seat: Seat,
    /// The number of the decision.
    pub decision: u32,
    /// All that the seat has seen.
    pub seen: Vec<Beat<Glimpse>>,
    /// What it sees now.
    pub view: View,
}

/// A bot's answer, and how many iterations of a search it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The answer.
    pub action: Action,
    /// How many iterations of a search it took.
    pub iterations: u32,
}

/// The three names of a table that nobody can guess. They are not for logs.
#[derive(Clone, PartialEq, Eq)]
pub struct Doors {
    /// Invites to a seat.
    pub table: String,
    /// Lets one watch.
    pub watch: String,
    /// Leads to the finished game.
    pub replay: String,
}

/// A command that had an effect, and what was replied: if it comes again, it gets the same reply.
#[derive(Clone, PartialEq, Eq)]
pub struct CommandMark {
    /// Who sent it.
    pub seat: u8,
    /// The id its sender chose.
    pub id: String,
    /// What was replied.
    pub reply: Text,
}

/// One thing to keep of a table.
pub enum Write {
    /// Another table, in its lobby.
    Table {
        /// Its names.
        doors: Doors,
        /// What it knows of itself.
        state: String,
    },
    /// What this table knows of itself now.
    State {
        /// What it knows.
        state: String,
        /// How far it is.
        phase: Phase,
    },
    /// The sets that the table is dealt from: their hashes, and what they hold. Many tables have the same.
    Cards(Vec<(String, Text)>),
    /// The next block of the record.
    Block {
        /// The number of the block; 0 is the header with the deal.
        at: u32,
        /// The block as a record has it.
        text: String,
        /// The command that caused it.
        command: Option<CommandMark>,
    },
    /// A line of chat, a story, applause, or of a seat that changed hands.
    Line {
        /// The number of the line.
        at: u32,
        /// The line as the table writes it.
        line: String,
        /// The command that caused it.
        command: Option<CommandMark>,
    },
    /// A line that made room for others.
    DropLine {
        /// The number of the line.
        at: u32,
    },
    /// An answer in the open window; a later one of the same seat replaces it.
    Note {
        /// The number of the decision.
        decision: u32,
        /// Who answered.
        seat: u8,
        /// What.
        answer: String,
        /// The command that caused it.
        command: Option<CommandMark>,
    },
    /// The window is closed: its answers are in the record.
    DropNotes,
    /// A command that left nothing else of its own.
    Mark(CommandMark),
    /// The table is deleted, with all that was kept of it.
    Forget,
}

/// All that is kept of one table.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Kept {
    /// What it knows of itself.
    pub state: String,
    /// The record, in order.
    pub blocks: Vec<String>,
    /// Chat, stories and applause with their numbers, in order.
    pub lines: Vec<(u32, String)>,
    /// Decision, seat and answer of those who have answered in the open window.
    pub notes: Vec<(u32, u8, String)>,
    /// The last commands, oldest first.
    pub commands: Vec<CommandMark>,
}
