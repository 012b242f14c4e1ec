//! What may a client say?

use crate::{action::Action, story::Bookmark};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Which table, and by which door.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Door {
    /// By the invite link.
    Table(String),
    /// By the link for watchers.
    Watch(String),
}

/// Where a client stopped listening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Resume {
    /// The epoch of its last welcome.
    pub epoch: String,
    /// The number of the last event it has.
    pub last: u32,
}

/// The first message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// Which table.
    pub door: Door,
    /// What holds the seat, if one has a seat.
    #[serde(default)]
    pub token: Option<String>,
    /// Where the client stopped listening.
    #[serde(default)]
    pub resume: Option<Resume>,
}

/// What is asked in a glance: how a table stands, without coming in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Glance {
    /// Which table.
    pub door: Door,
    /// What holds the seat, if one has a seat.
    #[serde(default)]
    pub token: Option<String>,
}

/// Something to be done once, however often it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Chosen by the client: 1 to 36 letters, digits and hyphens.
    pub id: String,
    /// What is to be done.
    #[serde(rename = "do")]
    pub what: Do,
}

/// Whatever a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FromClient {
    /// First of all.
    Hello(Hello),
    /// Then.
    Command(Command),
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are those of the bots")]
pub enum Level {
    Foundling,
    Clerk,
    Governess,
    Undertaker,
    Medium,
    Raven,
}

/// When a seat wants to be asked in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Orders {
    /// Always.
    #[default]
    Always,
    /// Only for Untimely Deaths.
    Deaths,
    /// Never.
    Never,
}

/// Who shall sit somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Arranged {
    /// Whoever comes.
    Open,
    /// A bot.
    Bot(Level),
}

/// By which rules and manners a table is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TableOptions {
    /// The edition: `first` or `second`.
    pub edition: String,
    /// How many characters of each family play; null is all that set-up leaves.
    pub characters: Option<u8>,
    /// Whether effects are left unread.
    pub plain: bool,
    /// Whether a response can be answered; null is as the edition has it.
    pub retorts: Option<bool>,
    /// After how many rounds the evening ends.
    pub rounds: u8,
    /// How long a window is at most, in seconds, unless somebody wants to think.
    pub response_seconds: u32,
    /// Whether windows close as soon as everyone concerned has answered: no masking.
    pub swift: bool,
    /// After how many minutes a bot stands in for someone away; null is never.
    pub away_minutes: Option<u32>,
    /// The ids of the sets on the table; those that they need come along.
    #[serde(default = "base_game")]
    pub sets: Vec<String>,
    /// What lies beside the families, if the sets bring such things.
    #[serde(default)]
    pub beside: BesideOptions,
}

fn base_game() -> Vec<String> {
    vec!["gloom".to_owned()]
}

/// What lies beside the families.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
pub struct BesideOptions {
    /// How many Guests start in the middle: 1 to 5.
    pub guests: u8,
    /// How many Stories lie in the middle: 0 to 5.
    pub stories: u8,
    /// The positions of the Stories agreed upon; empty is by lot.
    pub agreed: Vec<u8>,
    /// Whether Mysteries may be laid on one's own Residence alone.
    pub mysteries_at_home: bool,
    /// How characters come to players without families: `free`, `dealt` or `drafted`.
    pub casting: String,
    /// Whether surplus cards of the expansions stay in the box, by lot.
    pub trimmed: bool,
}

impl Default for BesideOptions {
    fn default() -> BesideOptions {
        BesideOptions {
            guests: woe_rules::DEFAULT_GUESTS,
            stories: woe_rules::DEFAULT_STORIES,
            agreed: Vec::new(),
            mysteries_at_home: false,
            casting: woe_rules::Casting::Free.word().to_owned(),
            trimmed: false,
        }
    }
}

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// The host's name.
    pub name: String,
    /// The host's family.
    pub family: Option<u8>,
    /// Who sits at the other seats, clockwise.
    pub others: Vec<Arranged>,
    /// How it is played.
    pub options: TableOptions,
    /// Whether people may watch.
    pub watching: bool,
    /// Whether to begin at once: there must be bots at all other seats.
    pub start: bool,
}

/// A first game to be opened: what is dealt, and to whom, the house knows best.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OpenLesson {
    /// The pupil's name.
    pub name: String,
}

/// What can be done.
#[expect(missing_docs, reason = "the fields say it by their names")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case", deny_unknown_fields)]
pub enum Do {
    /// Take a free seat; with the token that held it before, one takes one's own again.
    Join {
        name: String,
        family: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        token: Option<String>,
    },
    /// Be called otherwise.
    Name { name: String },
    /// Take another family.
    Family { family: Option<u8> },
    /// Tell one's worst day.
    Day { line: String },
    /// Give a seat to a bot, or open it.
    Arrange { seat: u8, to: Arranged },
    /// Agree on how it is played.
    Options { options: TableOptions },
    /// Let people watch, or not.
    Watching { allowed: bool },
    /// Let those who watch talk, or not.
    Talking { allowed: bool },
    /// Begin; null is by lot.
    Start { first: Option<u8> },
    /// Answer.
    Answer { decision: u32, action: Action, story: Option<String> },
    /// Tell how it came to pass.
    Story { at: u32, line: String },
    /// Applaud a play.
    Applaud { at: u32 },
    /// Say when one wants to be asked in a window.
    Orders { orders: Orders },
    /// Say whether one wants to be asked for every free play, also if one can only pass.
    FreePlays { asked: bool },
    /// Ask for more time in a window.
    Think { decision: u32 },
    /// Take back one's last play.
    TakeBack { decision: u32 },
    /// Agree that a play is taken back, or not.
    Consent { yes: bool },
    /// Agree that a newcomer has that seat with its hand, or not; for the newcomer: give it up.
    Admit { seat: u8, yes: bool },
    /// Say something.
    Chat { line: String },
    /// Say something as one who watches.
    Remark { name: String, line: String },
    /// Let a bot play for oneself; null is to be back.
    StandIn { level: Option<Level> },
    /// Tell what happened so far, from there on.
    History {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        from: Option<Bookmark>,
    },
    /// Show the table as it was.
    Look { at: u32 },
    /// Tell what would come of a card of one's hand, of the announced one, or of a Story.
    Preview { card: u16 },
    /// Play again with the same people.
    Rematch {},
    /// Delete the table.
    Delete {},
}
