//! Where do the records of many games go?

use crate::trouble::Trouble;
use std::{fs, path::Path};
use woe_prose::{Language, unplayable};
use woe_sim::Stopped;

/// Makes the folder, if records are wanted.
pub(crate) fn make(folder: Option<&Path>) -> Result<(), Trouble> {
    let Some(folder) = folder else { return Ok(()) };
    fs::create_dir_all(folder).map_err(|why| Trouble::at(folder, "make the folder", &why))
}

/// Why no more games were played.
pub(crate) fn explained(stopped: Stopped, folder: Option<&Path>) -> Trouble {
    match stopped {
        Stopped::Unplayable(why) => {
            let why = unplayable(Language::English, why);
            Trouble::Asked(format!("such a table cannot be laid: {why}"))
        }
        Stopped::NotKept(why) => {
            let folder = folder.unwrap_or(Path::new(""));
            Trouble::at(folder, "write a record into", &why)
        }
    }
}
