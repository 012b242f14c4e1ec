//! Which packages is the page made of?

use super::{Work, crates::terms_in};
use crate::{Outcome, tree};
use serde_json::Value;

/// What is in the page itself. What only builds or tests it is not.
const BUNDLED: [&str; 7] = [
    "@fluent/bundle",
    "@fontsource/eb-garamond",
    "@fontsource/im-fell-english",
    "@fontsource/im-fell-english-sc",
    "clsx",
    "esm-env",
    "svelte",
];

/// All of them.
pub(super) fn works() -> Outcome<Vec<Work>> {
    let lock: Value = serde_json::from_str(&tree::read("web/package-lock.json")?)
        .map_err(|why| format!("web/package-lock.json: {why}"))?;
    BUNDLED.iter().map(|name| work(name, &lock)).collect()
}

fn work(name: &str, lock: &Value) -> Outcome<Work> {
    let place = format!("node_modules/{name}");
    let locked = &lock["packages"][&place];
    let word = |key: &str| locked[key].as_str().map(str::to_owned);
    let folder = tree::root().join("web").join(&place);
    if !folder.exists() {
        return Err("the page's packages are not installed; `npm ci` in web/ installs them".into());
    }
    Ok(Work {
        name: name.to_owned(),
        version: word("version").ok_or_else(|| format!("web/package-lock.json has no {name}"))?,
        stated: word("license"),
        by: Vec::new(),
        home: Some(format!("https://www.npmjs.com/package/{name}")),
        files: terms_in(&folder)?,
    })
}
