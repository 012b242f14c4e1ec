//! What is written down about the house, for whoever runs it?
//!
//! Never a name, a token, a story, or a part of an address that opens a table.

use crate::settings::{LogFormat, Settings};
use std::io;
use tracing_subscriber::EnvFilter;

/// The filter that the words say, if they say one.
pub(crate) fn filter(words: &str) -> Option<EnvFilter> {
    EnvFilter::try_new(words).ok()
}

/// Begins to log, to standard error; where somebody already does, nothing changes.
pub(crate) fn begin(settings: &Settings) {
    let filter = filter(&settings.log).unwrap_or_default();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let _ = match settings.log_format {
        LogFormat::Text => log.with_target(false).try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
}
