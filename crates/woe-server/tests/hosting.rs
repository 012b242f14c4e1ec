//! Does the page for hosts tell every setting as it is?

use std::{env, fs, path::PathBuf};
use woe_server::{SETTINGS, settings_table};

const BEGIN: &str = "<!-- generated: begin (WRITE_DOCS=1 cargo test -p woe-server --test hosting writes what follows) -->\n";
const END: &str = "<!-- generated: end -->\n";

#[test]
fn the_table_of_settings_is_fresh() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting.md");
    let page = fs::read_to_string(&path).unwrap();
    let (before, rest) = page.split_once(BEGIN).expect("the page has the mark where it begins");
    let (_, after) = rest.split_once(END).expect("the page has the mark where it ends");
    let fresh = format!("{before}{BEGIN}\n{}\n{END}{after}", settings_table());
    if env::var_os("WRITE_DOCS").is_some() {
        fs::write(&path, &fresh).unwrap();
    } else {
        assert_eq!(page, fresh, "docs/hosting.md is stale; its mark says how to write it anew");
    }
}

#[test]
fn every_setting_has_one_name_and_a_sentence() {
    let mut names: Vec<&str> = SETTINGS.iter().map(|setting| setting.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), SETTINGS.len());
    for setting in SETTINGS {
        assert!(!setting.doc.ends_with('.') && setting.doc.len() > 10, "{}", setting.name);
        assert!(!setting.doc.contains('|') && !setting.expects.contains('|'), "{}", setting.name);
    }
}
