//! Which tables does a kept folder hold, and what must they look like?

use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// What is in the folder beside the database.
const INVENTORY: &str = "inventory.json";
const DATABASE: &str = "woe.db";

/// A table that was kept.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// Of which box it is, and how far.
    pub(crate) what: String,
    /// Its name in the invite link.
    pub(crate) table: String,
    /// Its name in the link for watchers, if people may watch.
    pub(crate) watch: Option<String>,
    /// Its name in the link for its replay, if it is over.
    pub(crate) replay: Option<String>,
    /// The hash of the record, if it is over.
    pub(crate) record: Option<String>,
    /// What everybody sees.
    pub(crate) open: Vec<String>,
    /// Those who hold a seat.
    pub(crate) holders: Vec<Holder>,
    /// Tokens that hold no seat any more.
    pub(crate) void: Vec<String>,
}

/// Somebody who holds a seat.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Holder {
    pub(crate) seat: u8,
    /// What holds it.
    pub(crate) token: String,
    /// What only they see.
    pub(crate) own: Vec<String>,
}

/// Where a form has its folder.
pub(crate) fn folder_of(form: u32) -> PathBuf {
    root().join(form.to_string())
}

/// Every form that was ever in use, oldest first.
pub(crate) fn forms() -> Vec<u32> {
    let names = fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().file_name());
    let mut forms: Vec<u32> = names.filter_map(|name| name.to_str()?.parse().ok()).collect();
    forms.sort_unstable();
    assert_eq!(forms, (1..).take(forms.len()).collect::<Vec<_>>(), "a folder is missing");
    forms
}

fn root() -> PathBuf {
    // Worlds are another package, and inherit from here, too.
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../woe-server/tests/kept")
}

/// The tables of a form.
pub(crate) fn read(form: u32) -> Vec<Kept> {
    let text = fs::read_to_string(folder_of(form).join(INVENTORY)).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// Copies the database of a form into a data folder.
pub(crate) fn copy(form: u32, to: &Path) {
    fs::copy(folder_of(form).join(DATABASE), to.join(DATABASE)).unwrap();
}

/// Makes the folder of a new form of the data folder of a server that has stopped.
pub(crate) fn write(form: u32, from: &Path, tables: &[Kept]) {
    let folder = folder_of(form);
    fs::create_dir(&folder).expect("a folder is never made anew");
    let made = Connection::open(from.join(DATABASE)).unwrap();
    made.execute_batch("VACUUM").unwrap();
    // Whoever closes it last works the log into it.
    drop(made);
    fs::copy(from.join(DATABASE), folder.join(DATABASE)).unwrap();
    let text = serde_json::to_string_pretty(tables).unwrap();
    fs::write(folder.join(INVENTORY), text + "\n").unwrap();
}
