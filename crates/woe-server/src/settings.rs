//! What can be set, and where is it set?
//!
//! One list says it all, [`SETTINGS`]: flags, environment, file and the table in the documents are made from it.

mod list;
mod origin;
mod sources;
mod words;

pub use list::{Form, SETTINGS, Setting, settings_table};
pub use origin::Origin;
pub(crate) use origin::split_port;
pub use sources::{SettingMistake, Sources};

use crate::{
    bucket::Rate,
    households::Bounds,
    store::{Checking, Terms},
};
use std::{net::SocketAddr, path::PathBuf, time::Duration};
use woe_cards::{SetSource, shelf};

/// How many messages an address may send at once, after a silence: that many seconds' worth.
const BURST: f64 = 3.0;

/// Where tables are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Keeping {
    /// In memory: everything is forgotten when the server stops.
    Memory,
    /// In a folder.
    Folder(PathBuf),
}

/// How a log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// For people.
    Text,
    /// For machines: an object a line.
    Json,
}

/// All that can be set; [`SETTINGS`] says what each of them means.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each is documented in the list that it is read with")]
pub struct Settings {
    pub listen: SocketAddr,
    /// In memory, unless [`Settings::read`] finds a folder.
    pub data: Keeping,
    /// What was said about it; plain `woe` and `woe serve` differ where nothing was.
    pub open: Option<bool>,
    pub public_address: Option<Origin>,
    pub origins: Vec<Origin>,
    pub trusted_hops: usize,
    pub message_bytes: usize,
    pub first_message: Duration,
    pub header_time: Duration,
    pub stall: Duration,
    pub send_queue: usize,
    pub send_bytes: usize,
    pub send_bytes_per_address: usize,
    pub send_bytes_in_all: usize,
    pub backlog_bytes: usize,
    pub messages_per_second: u32,
    pub message_burst: u32,
    pub messages_per_second_per_address: u32,
    pub requests_per_second: u32,
    pub tables_per_address_per_hour: u32,
    pub tables: usize,
    pub terms: Terms,
    pub keep_mib: u64,
    pub checking: Checking,
    pub metrics_listen: Option<SocketAddr>,
    pub watchers_per_table: usize,
    pub sockets: usize,
    pub sockets_per_address: usize,
    pub idle: Duration,
    pub name_chars: usize,
    pub line_chars: usize,
    pub bot_threads: usize,
    pub bot_pause_ms: u32,
    pub review_iterations: u32,
    pub log: String,
    pub log_format: LogFormat,
    /// Folders of sets to be offered beside those of the house.
    pub sets: Vec<PathBuf>,
    /// All sets at hand: those of the house, until whoever can read folders adds others.
    pub sources: Vec<SetSource>,
}

/// The address at which the page waits unless it is told otherwise.
pub(crate) const USUAL_ADDRESS: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 4141);

impl Settings {
    /// What of it concerns tables.
    pub(crate) fn customs(&self) -> woe_table::Customs {
        woe_table::Customs {
            name_chars: self.name_chars,
            line_chars: self.line_chars,
            watchers: self.watchers_per_table,
            backlog: woe_table::Backlog { bytes: self.backlog_bytes, events: self.send_queue / 2 },
            bot_pause_ms: self.bot_pause_ms,
            idle_ms: self.idle.as_millis() as u64,
        }
    }
}

impl Settings {
    /// What everyone behind one address may cause.
    pub(crate) fn bounds(&self) -> Bounds {
        let per_second = f64::from(self.messages_per_second_per_address);
        Bounds {
            bytes: self.send_bytes_in_all,
            bytes_per_address: self.send_bytes_per_address,
            messages: Rate { per_second, burst: per_second * BURST },
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            listen: USUAL_ADDRESS,
            data: Keeping::Memory,
            open: None,
            public_address: None,
            origins: Vec::new(),
            trusted_hops: 0,
            message_bytes: 8192,
            first_message: Duration::from_secs(5),
            header_time: Duration::from_secs(10),
            stall: Duration::from_secs(25),
            send_queue: 64,
            send_bytes: 256 * 1024,
            send_bytes_per_address: 4 * 1024 * 1024,
            send_bytes_in_all: 64 * 1024 * 1024,
            backlog_bytes: 4096,
            messages_per_second: 20,
            message_burst: 60,
            messages_per_second_per_address: 100,
            requests_per_second: 50,
            tables_per_address_per_hour: 60,
            tables: 1000,
            terms: Terms::default(),
            keep_mib: 4096,
            checking: Checking::default(),
            metrics_listen: None,
            watchers_per_table: 20,
            sockets: 4000,
            sockets_per_address: 40,
            idle: Duration::from_secs(600),
            name_chars: 24,
            line_chars: 400,
            bot_threads: usual_threads(),
            bot_pause_ms: 1200,
            review_iterations: 200,
            log: "warn,woe_server=info".to_owned(),
            log_format: LogFormat::Text,
            sets: Vec::new(),
            sources: shelf(),
        }
    }
}

/// Bots leave one core to the tables.
fn usual_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}
