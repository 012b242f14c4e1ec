//! Which settings are there?

use super::{
    Origin, Settings,
    words::{
        days, folders, hours, keeping, log_format, milliseconds, minutes, number, origins, put,
        yes_or_no,
    },
};
use std::{fmt::Write, time::Duration};

/// How a setting looks as a flag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// `--name VALUE`.
    Value,
    /// `--name`, and a flag that says no.
    Switch {
        /// The flag that says no.
        off: &'static str,
    },
}

/// Something that can be set.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its name in a file; with two dashes before it, the flag.
    pub name: &'static str,
    /// What a value must be.
    pub expects: &'static str,
    /// What it is when nobody sets it, as one would write it; nothing if that depends.
    pub default: &'static str,
    /// What it is for, in a sentence without its full stop.
    pub doc: &'static str,
    /// How it looks as a flag.
    pub form: Form,
    read: fn(&mut Settings, &str) -> Option<()>,
}

impl Setting {
    /// Its name in the environment.
    pub fn variable(&self) -> String {
        format!("WOE_{}", self.name.replace('-', "_").to_uppercase())
    }

    /// Writes the value into the settings; `None` if it is not what the setting expects.
    pub(super) fn set(&self, settings: &mut Settings, value: &str) -> Option<()> {
        (self.read)(settings, value)
    }
}

const fn setting(
    name: &'static str,
    default: &'static str,
    expects: &'static str,
    doc: &'static str,
    read: fn(&mut Settings, &str) -> Option<()>,
) -> Setting {
    Setting { name, expects, default, doc, form: Form::Value, read }
}

/// Every setting, in the order in which the documents tell them.
pub const SETTINGS: &[Setting] = &[
    setting(
        "listen",
        "127.0.0.1:4141",
        "an IP address and a port, such as 0.0.0.0:4141",
        "where the server listens; 0.0.0.0 lets the whole local network in",
        |it, word| put(&mut it.listen, word.parse().ok()),
    ),
    setting(
        "data",
        "",
        "a folder, or the word none",
        "the folder that tables are kept in, by default the platform's own; none keeps them in memory",
        |it, word| put(&mut it.data, keeping(word)),
    ),
    setting(
        "sets",
        "",
        "folders that are there, with commas between them",
        "folders of card sets of your own, offered beside those of the house",
        |it, word| put(&mut it.sets, folders(word)),
    ),
    Setting {
        form: Form::Switch { off: "no-open" },
        ..setting(
            "open",
            "",
            "yes or no",
            "open the page in a browser; plain `woe` does, `woe serve` does not",
            |it, word| put(&mut it.open, yes_or_no(word).map(Some)),
        )
    },
    setting(
        "public-address",
        "",
        "an address such as https://gloom.example",
        "the address that others reach the server by, for links and QR codes",
        |it, word| put(&mut it.public_address, Origin::read(word).map(Some)),
    ),
    setting(
        "origins",
        "",
        "addresses such as https://gloom.example, with commas between them",
        "the pages that may talk to the server besides its own, exactly",
        |it, word| put(&mut it.origins, origins(word)),
    ),
    setting(
        "trusted-hops",
        "0",
        "a number from 0 to 8",
        "how many proxies of yours stand before the server; 0 ignores X-Forwarded-For",
        |it, word| put(&mut it.trusted_hops, number(word, 0..=8)),
    ),
    setting(
        "tables",
        "1000",
        "a number from 1 to 1000000",
        "how many tables may be in use at once: those with somebody at them, and for idle-minutes after",
        |it, word| put(&mut it.tables, number(word, 1..=1_000_000)),
    ),
    setting(
        "keep-lobbies-days",
        "14",
        "a number from 0 to 36500",
        "how many days a table is kept where nobody has begun to play and nobody does anything; 0 is for ever",
        |it, word| put(&mut it.terms.lobbies, days(word)),
    ),
    setting(
        "keep-idle-days",
        "90",
        "a number from 0 to 36500",
        "how many days a game is kept that has begun and that nobody goes on with; 0 is for ever",
        |it, word| put(&mut it.terms.idle, days(word)),
    ),
    setting(
        "keep-finished-days",
        "365",
        "a number from 0 to 36500",
        "how many days a finished game is kept, with its replay, after somebody did something there; 0 is for ever",
        |it, word| put(&mut it.terms.finished, days(word)),
    ),
    setting(
        "keep-mib",
        "4096",
        "a number from 1 to 16777216",
        "how many MiB all tables may take on disk; then those go first that nobody has touched for longest",
        |it, word| put(&mut it.keep_mib, number(word, 1..=16_777_216)),
    ),
    setting(
        "check-hours",
        "24",
        "a number from 1 to 8760",
        "how often all that is kept is read in the background, to see whether the disk has damaged it",
        |it, word| put(&mut it.checking.every, hours(word)),
    ),
    setting(
        "check-start-ms",
        "2000",
        "a number from 0 to 600000",
        "how many milliseconds that may take before the house opens; 0 leaves all of it to the background",
        |it, word| {
            put(&mut it.checking.at_start, number(word, 0..=600_000).map(Duration::from_millis))
        },
    ),
    setting(
        "metrics-listen",
        "",
        "an IP address and a port, such as 127.0.0.1:9141",
        "where figures for Prometheus are told, at /metrics; nowhere, unless it is set",
        |it, word| put(&mut it.metrics_listen, word.parse().ok().map(Some)),
    ),
    setting(
        "watchers-per-table",
        "20",
        "a number from 0 to 1000",
        "how many may watch one table",
        |it, word| put(&mut it.watchers_per_table, number(word, 0..=1000)),
    ),
    setting(
        "sockets",
        "4000",
        "a number from 1 to 1000000",
        "how many connections there may be at once",
        |it, word| put(&mut it.sockets, number(word, 1..=1_000_000)),
    ),
    setting(
        "sockets-per-address",
        "40",
        "a number from 1 to 1000000",
        "how many of them may come from one address",
        |it, word| put(&mut it.sockets_per_address, number(word, 1..=1_000_000)),
    ),
    setting(
        "tables-per-address-per-hour",
        "60",
        "a number from 1 to 1000000",
        "how many tables one address may open in an hour",
        |it, word| put(&mut it.tables_per_address_per_hour, number(word, 1..=1_000_000)),
    ),
    setting(
        "requests-per-second",
        "50",
        "a number from 1 to 1000000",
        "how many requests one address may make in a second, four times that at once",
        |it, word| put(&mut it.requests_per_second, number(word, 1..=1_000_000)),
    ),
    setting(
        "messages-per-second",
        "20",
        "a number from 1 to 100000",
        "how many messages a connection may send in a second",
        |it, word| put(&mut it.messages_per_second, number(word, 1..=100_000)),
    ),
    setting(
        "message-burst",
        "60",
        "a number from 1 to 100000",
        "how many it may send at once after a silence",
        |it, word| put(&mut it.message_burst, number(word, 1..=100_000)),
    ),
    setting(
        "messages-per-second-per-address",
        "100",
        "a number from 1 to 1000000",
        "how many messages all connections of one address may send in a second, three times that at once",
        |it, word| put(&mut it.messages_per_second_per_address, number(word, 1..=1_000_000)),
    ),
    setting(
        "message-bytes",
        "8192",
        "a number from 512 to 65536",
        "how long a message may be, and the body of a request",
        |it, word| put(&mut it.message_bytes, number(word, 512..=65_536)),
    ),
    setting(
        "first-message-ms",
        "5000",
        "a number from 1 to 600000",
        "how many milliseconds a new connection has to say hello",
        |it, word| put(&mut it.first_message, milliseconds(word)),
    ),
    setting(
        "header-ms",
        "10000",
        "a number from 1 to 600000",
        "how many milliseconds a request has to arrive",
        |it, word| put(&mut it.header_time, milliseconds(word)),
    ),
    setting(
        "stall-ms",
        "25000",
        "a number from 1 to 600000",
        "after how many milliseconds a connection is closed that takes nothing of what is sent to it",
        |it, word| put(&mut it.stall, milliseconds(word)),
    ),
    setting(
        "send-queue",
        "64",
        "a number from 4 to 4096",
        "how many messages may wait for a slow connection before it is closed",
        |it, word| put(&mut it.send_queue, number(word, 4..=4096)),
    ),
    setting(
        "send-bytes",
        "262144",
        "a number from 65536 to 16777216",
        "how many bytes may wait for a slow connection before it is closed",
        |it, word| put(&mut it.send_bytes, number(word, 65_536..=16_777_216)),
    ),
    setting(
        "send-bytes-per-address",
        "4194304",
        "a number from 65536 to 1073741824",
        "how many bytes may wait for all slow connections of one address",
        |it, word| put(&mut it.send_bytes_per_address, number(word, 65_536..=1_073_741_824)),
    ),
    setting(
        "send-bytes-in-all",
        "67108864",
        "a number from 65536 to 1099511627776",
        "how many bytes may wait for all slow connections together",
        |it, word| put(&mut it.send_bytes_in_all, number(word, 65_536..=1_099_511_627_776)),
    ),
    setting(
        "backlog-bytes",
        "4096",
        "a number from 0 to 16777216",
        "how much of the past is kept for each pair of eyes, for those who come back",
        |it, word| put(&mut it.backlog_bytes, number(word, 0..=16_777_216)),
    ),
    setting(
        "idle-minutes",
        "10",
        "a number from 1 to 10000",
        "after how many minutes without anybody a table is put away, a finished one after five seconds; it comes back from the disk",
        |it, word| put(&mut it.idle, number(word, 1..=10_000).map(minutes)),
    ),
    setting(
        "name-chars",
        "24",
        "a number from 1 to 100",
        "how long a player's name may be",
        |it, word| put(&mut it.name_chars, number(word, 1..=100)),
    ),
    setting(
        "line-chars",
        "400",
        "a number from 1 to 4000",
        "how long a line of story or chat may be",
        |it, word| put(&mut it.line_chars, number(word, 1..=4000)),
    ),
    setting(
        "bot-threads",
        "",
        "a number from 1 to 256",
        "how many bots may think at once, by default one less than there are cores",
        |it, word| put(&mut it.bot_threads, number(word, 1..=256)),
    ),
    setting(
        "bot-pause-ms",
        "1200",
        "a number from 0 to 60000",
        "how long bots seem to think among people, whatever they hold: half of it to one and a half",
        |it, word| put(&mut it.bot_pause_ms, number(word, 0..=60_000)),
    ),
    setting(
        "review-iterations",
        "200",
        "a number from 0 to 2000",
        "how long each answer of a finished game is weighed for its review; 0 is no reviews",
        |it, word| put(&mut it.review_iterations, number(word, 0..=2000)),
    ),
    setting(
        "log",
        "warn,woe_server=info",
        "levels such as info, or woe_server=debug",
        "what is written to the log, on standard error",
        |it, word| put(&mut it.log, crate::logging::filter(word).map(|_| word.to_owned())),
    ),
    setting("log-format", "text", "text or json", "how the log is written", |it, word| {
        put(&mut it.log_format, log_format(word))
    }),
];

/// The table of settings for the documents.
pub fn settings_table() -> String {
    let mut table =
        "| setting | default | expects | what it is for |\n|---|---|---|---|\n".to_owned();
    for Setting { name, default, expects, doc, .. } in SETTINGS {
        let default = if default.is_empty() { String::new() } else { format!("`{default}`") };
        writeln!(table, "| `{name}` | {default} | {expects} | {doc} |")
            .expect("a string takes all that is written");
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_of_the_list_are_the_defaults() {
        for setting in SETTINGS.iter().filter(|setting| !setting.default.is_empty()) {
            let mut settings = Settings::default();
            assert_eq!(setting.set(&mut settings, setting.default), Some(()), "{}", setting.name);
            assert_eq!(settings, Settings::default(), "{}", setting.name);
        }
    }

    #[test]
    fn every_setting_refuses_what_it_does_not_expect() {
        for setting in SETTINGS.iter().filter(|setting| setting.name != "data") {
            let mut settings = Settings::default();
            assert_eq!(setting.set(&mut settings, "no=such=value"), None, "{}", setting.name);
        }
    }
}
