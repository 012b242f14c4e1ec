//! How much of everything is there?

use crate::store::Counts;
use metrics::{Counter, Gauge, Histogram, Unit, counter, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::{sync::LazyLock, time::Duration};
use woe_wire::Phase;

const TABLES: &str = "woe_tables";
const SOCKETS: &str = "woe_sockets";
const REQUESTS: &str = "woe_requests_total";
const COMMANDS: &str = "woe_commands_total";
const COMMAND_SECONDS: &str = "woe_command_seconds";
const COMMIT_GROUPS: &str = "woe_commit_groups_total";
const COMMIT_BATCHES: &str = "woe_commit_batches";
const BOT_SECONDS: &str = "woe_bot_seconds";
const WAITING_BYTES: &str = "woe_waiting_bytes";
const SENT_BYTES: &str = "woe_sent_bytes_total";
const LIMITED: &str = "woe_limited_total";
const KEPT_TABLES: &str = "woe_kept_tables";
const KEPT_BYTES: &str = "woe_kept_bytes";
const SWEPT: &str = "woe_swept_tables_total";
const DAMAGED: &str = "woe_damaged";

const SECONDS: [f64; 12] =
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 2.0, 10.0];
const BATCHES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// The kinds of commands.
const KINDS: [&str; 7] = ["answer", "take-back", "line", "look", "end", "manner", "lobby"];
/// What becomes of commands.
const OUTCOMES: [&str; 3] = ["done", "refused", "trouble"];

/// What is counted often is looked up once.
struct Meter {
    page: PrometheusHandle,
    sockets: Gauge,
    /// By kind, then by outcome.
    commands: [[Counter; OUTCOMES.len()]; KINDS.len()],
    command_seconds: Histogram,
    commit_groups: Counter,
    commit_batches: Histogram,
    bot_seconds: Histogram,
    sent_bytes: Counter,
    waiting_bytes: Gauge,
    damaged: Gauge,
}

static METER: LazyLock<Meter> = LazyLock::new(|| {
    let page = install();
    describe();
    Meter {
        page,
        sockets: gauge!(SOCKETS),
        commands: KINDS.map(|kind| {
            OUTCOMES.map(|outcome| counter!(COMMANDS, "kind" => kind, "outcome" => outcome))
        }),
        command_seconds: histogram!(COMMAND_SECONDS),
        commit_groups: counter!(COMMIT_GROUPS),
        commit_batches: histogram!(COMMIT_BATCHES),
        bot_seconds: histogram!(BOT_SECONDS),
        sent_bytes: counter!(SENT_BYTES),
        waiting_bytes: gauge!(WAITING_BYTES),
        damaged: gauge!(DAMAGED),
    }
});

fn install() -> PrometheusHandle {
    let buckets = "the buckets are some";
    let matching = |name: &str| Matcher::Full(name.to_owned());
    let recorder = PrometheusBuilder::new()
        .set_buckets_for_metric(matching(COMMAND_SECONDS), &SECONDS)
        .and_then(|it| it.set_buckets_for_metric(matching(BOT_SECONDS), &SECONDS))
        .and_then(|it| it.set_buckets_for_metric(matching(COMMIT_BATCHES), &BATCHES))
        .expect(buckets)
        .build_recorder();
    let page = recorder.handle();
    // Whoever embeds us may have a recorder already, which then hears of it instead.
    let _ = metrics::set_global_recorder(recorder);
    page
}

fn describe() {
    metrics::describe_gauge!(TABLES, "tables in memory, by phase");
    metrics::describe_gauge!(SOCKETS, "open sockets");
    metrics::describe_counter!(REQUESTS, "requests, by route and status");
    metrics::describe_counter!(COMMANDS, "commands, by kind and outcome");
    let from = "seconds from a command to the event that it caused";
    metrics::describe_histogram!(COMMAND_SECONDS, Unit::Seconds, from);
    metrics::describe_counter!(COMMIT_GROUPS, "transactions synced to disk");
    metrics::describe_histogram!(COMMIT_BATCHES, "batches of tables in one transaction");
    metrics::describe_histogram!(BOT_SECONDS, Unit::Seconds, "seconds that a bot thought");
    let slow = "bytes that wait for connections that are slow to take them";
    metrics::describe_gauge!(WAITING_BYTES, Unit::Bytes, slow);
    metrics::describe_counter!(
        LIMITED,
        "times somebody was turned away, by the setting that says so"
    );
    metrics::describe_gauge!(KEPT_TABLES, "tables on disk, by phase");
    metrics::describe_gauge!(KEPT_BYTES, Unit::Bytes, "bytes in use on disk");
    metrics::describe_counter!(SWEPT, "tables that went because nobody touched them, by why");
    metrics::describe_gauge!(DAMAGED, "1 if what is kept is damaged");
    metrics::describe_counter!(SENT_BYTES, Unit::Bytes, "bytes of messages sent to sockets");
}

/// A table in memory, counted by its phase while it is there.
#[derive(Default)]
pub(crate) struct TableTally(Option<Phase>);

impl TableTally {
    /// It is in that phase now.
    pub(crate) fn be(&mut self, phase: Phase) {
        if self.0 != Some(phase) {
            LazyLock::force(&METER);
            self.leave();
            gauge!(TABLES, "phase" => word(phase)).increment(1.0);
            self.0 = Some(phase);
        }
    }

    fn leave(&mut self) {
        if let Some(phase) = self.0.take() {
            gauge!(TABLES, "phase" => word(phase)).decrement(1.0);
        }
    }
}

impl Drop for TableTally {
    fn drop(&mut self) {
        self.leave();
    }
}

fn word(phase: Phase) -> &'static str {
    match phase {
        Phase::Lobby => "lobby",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

/// A socket was opened.
pub(crate) fn socket_opened() {
    METER.sockets.increment(1.0);
}

/// A socket was closed.
pub(crate) fn socket_closed() {
    METER.sockets.decrement(1.0);
}

/// A request was answered.
pub(crate) fn requested(route: &'static str, status: u16) {
    LazyLock::force(&METER);
    counter!(REQUESTS, "route" => route, "status" => status.to_string()).increment(1);
}

/// A command was replied to.
pub(crate) fn command(kind: &'static str, outcome: &'static str) {
    let of = |words: &[&str], word: &str| words.iter().position(|one| *one == word);
    if let (Some(kind), Some(outcome)) = (of(&KINDS, kind), of(&OUTCOMES, outcome)) {
        METER.commands[kind][outcome].increment(1);
    }
}

/// Everyone was told of a command, so long after it came.
pub(crate) fn command_took(time: Duration) {
    METER.command_seconds.record(time);
}

/// A transaction with the batches of so many tables is on disk.
pub(crate) fn committed(batches: usize) {
    METER.commit_groups.increment(1);
    METER.commit_batches.record(batches as f64);
}

/// A bot thought that long.
pub(crate) fn bot_thought(time: Duration) {
    METER.bot_seconds.record(time);
}

/// So many bytes go out.
pub(crate) fn sent(bytes: usize) {
    METER.sent_bytes.increment(bytes as u64);
}

/// So many bytes wait for connections that are slow to take them.
pub(crate) fn waiting(bytes: usize) {
    METER.waiting_bytes.set(bytes as f64);
}

/// Somebody was turned away because of that setting.
pub(crate) fn limited(setting: &'static str) {
    LazyLock::force(&METER);
    counter!(LIMITED, "setting" => setting).increment(1);
}

/// So much is on disk.
pub(crate) fn kept(counts: Counts, bytes: u64) {
    LazyLock::force(&METER);
    let Counts { tables, playing, over } = counts;
    let lobby = tables.saturating_sub(playing).saturating_sub(over);
    for (phase, count) in [("lobby", lobby), ("playing", playing), ("over", over)] {
        gauge!(KEPT_TABLES, "phase" => phase).set(f64::from(count));
    }
    gauge!(KEPT_BYTES).set(bytes as f64);
}

/// So many tables went because nobody touched them: for their age, and for want of room.
pub(crate) fn swept(aged: u32, crowded: u32) {
    LazyLock::force(&METER);
    counter!(SWEPT, "why" => "age").increment(aged.into());
    counter!(SWEPT, "why" => "room").increment(crowded.into());
}

/// What is kept was found to be damaged.
pub(crate) fn damaged() {
    METER.damaged.set(1.0);
}

/// Everything, as Prometheus reads it.
pub(crate) fn page() -> String {
    METER.page.render()
}

/// Puts samples into their buckets: where nobody asks for the page, they would pile up.
pub(crate) fn tidy() {
    METER.page.run_upkeep();
}
