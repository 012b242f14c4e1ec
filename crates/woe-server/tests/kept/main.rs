//! Does every later version open what an earlier one has kept, and play on?
//!
//! Each folder beside this file, `1` and on, is a data folder in some form that was in use, with an
//! inventory of its tables. A folder is never changed. `WOE_KEPT=write` makes the next one; see
//! CONTRIBUTING.md.

mod account;
mod going_on;
mod inventory;
mod making;
mod opening;

#[allow(dead_code, reason = "these tests need less of a client than others")]
#[path = "../protocol/client.rs"]
mod client;
#[allow(dead_code, reason = "these tests need less of a record than others")]
#[path = "../protocol/fate.rs"]
mod fate;
#[allow(dead_code, reason = "these tests play in fewer ways than others")]
#[path = "../protocol/play.rs"]
mod play;
#[allow(dead_code, reason = "these tests need less of a server than others")]
#[path = "../protocol/server.rs"]
mod server;
