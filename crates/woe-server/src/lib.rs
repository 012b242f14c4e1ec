//! Tables, seats, sockets and storage: the house that friends come to.

mod address;
mod bucket;
mod clock;
mod export;
mod exports;
mod house;
mod households;
mod http;
mod keepsake;
mod limits;
mod logging;
mod meter;
mod page;
mod qr;
mod reviews;
mod secret;
mod serve;
mod settings;
mod socket;
pub mod store;
mod table;
mod thinkers;

pub use export::{Exported, Untold, export};
pub use page::NOTICES;
pub use qr::qr_in_blocks;
pub use serve::{Addresses, Running, ServeError, serve, start, start_at};
pub use settings::{
    Form, Keeping, LogFormat, Origin, SETTINGS, Setting, SettingMistake, Settings, Sources,
    settings_table,
};
