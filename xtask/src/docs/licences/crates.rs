//! Which crates is the binary made of?

use super::{Work, terms::is_terms};
use crate::{Outcome, shell};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    fs,
    path::Path,
};

/// The binary.
const BINARY: &str = "woe";
/// Where it is built for: what belongs to one of these alone is named, too.
const PLATFORMS: [&str; 2] = ["x86_64-unknown-linux-gnu", "aarch64-apple-darwin"];
/// Terms that lie deeper in a crate, because it brings a work of others.
const DEEPER: [(&str, &str); 1] = [("libmimalloc-sys", "c_src/mimalloc/v3/LICENSE")];

/// What is no crate and in every binary all the same.
fn besides() -> [Work; 2] {
    let work = |name: &str, stated: &str, by: &str, home: &str| Work {
        name: name.to_owned(),
        version: "as it comes with the compiler".to_owned(),
        stated: Some(stated.to_owned()),
        by: vec![by.to_owned()],
        home: Some(home.to_owned()),
        files: BTreeMap::new(),
    };
    [
        work(
            "Rust standard library",
            "MIT OR Apache-2.0",
            "The Rust Project contributors",
            "https://www.rust-lang.org",
        ),
        Work {
            version: "inside libsqlite3-sys".to_owned(),
            files: [("LICENSE".to_owned(), SQLITE.to_owned())].into(),
            ..work("SQLite", "CC0-1.0", "D. Richard Hipp and others", "https://sqlite.org")
        },
    ]
}

const SQLITE: &str = "All of the code and documentation in SQLite has been dedicated to the public domain by the authors.";

/// All of them but ours, in the order of their names.
pub(super) fn works() -> Outcome<Vec<Work>> {
    let mut asked = shell::cargo();
    asked.args(["metadata", "--format-version=1", "--locked", "--offline"]);
    asked.args(PLATFORMS.iter().flat_map(|platform| ["--filter-platform", platform]));
    let told: Value = serde_json::from_str(&shell::read(&mut asked)?)
        .map_err(|why| format!("Cargo's answer is not understood: {why}"))?;
    let inside = inside(&told)?;
    let packages = list(&told["packages"]).filter(|it| it["source"].is_string());
    let bundled = packages.filter(|it| it["id"].as_str().is_some_and(|id| inside.contains(id)));
    let mut works = bundled.map(work).collect::<Outcome<Vec<Work>>>()?;
    works.extend(besides());
    works.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(works)
}

/// The ids of what the binary is linked with: not what only builds or tests it.
fn inside(told: &Value) -> Outcome<BTreeSet<&str>> {
    let nodes: HashMap<&str, &Value> =
        list(&told["resolve"]["nodes"]).filter_map(|it| Some((it["id"].as_str()?, it))).collect();
    let binary = list(&told["packages"]).find(|it| it["name"] == BINARY);
    let binary = binary.and_then(|it| it["id"].as_str()).ok_or("there is no such binary")?;
    let makes_code: BTreeSet<&str> = list(&told["packages"])
        .filter(|it| !list(&it["targets"]).any(|target| target["kind"][0] == "proc-macro"))
        .filter_map(|it| it["id"].as_str())
        .collect();
    let (mut inside, mut next) = (BTreeSet::new(), vec![binary]);
    while let Some(id) = next.pop() {
        if !makes_code.contains(id) || !inside.insert(id) {
            continue;
        }
        let node = nodes.get(id).ok_or_else(|| format!("nothing is known of {id}"))?;
        let linked =
            |dependency: &&Value| list(&dependency["dep_kinds"]).any(|it| it["kind"].is_null());
        next.extend(list(&node["deps"]).filter(linked).filter_map(|it| it["pkg"].as_str()));
    }
    Ok(inside)
}

fn work(package: &Value) -> Outcome<Work> {
    let word = |key: &str| package[key].as_str().map(str::to_owned);
    let name = word("name").unwrap_or_default();
    let manifest = word("manifest_path").unwrap_or_default();
    let folder = Path::new(&manifest).parent().unwrap_or(Path::new("/"));
    let mut files = terms_in(folder)?;
    for (_, file) in DEEPER.iter().filter(|(of, _)| *of == name) {
        let text = fs::read_to_string(folder.join(file));
        files.insert((*file).to_owned(), text.map_err(|why| format!("{name}: {file}: {why}"))?);
    }
    Ok(Work {
        version: word("version").unwrap_or_default(),
        stated: word("license"),
        by: list(&package["authors"]).filter_map(Value::as_str).map(without_address).collect(),
        home: word("repository").or_else(|| word("homepage")),
        name,
        files,
    })
}

/// Nobody's letterbox needs to be in a notice.
fn without_address(author: &str) -> String {
    author.split('<').next().unwrap_or(author).trim().to_owned()
}

/// The files of a folder that sound like terms.
pub(super) fn terms_in(folder: &Path) -> Outcome<BTreeMap<String, String>> {
    let lost = |why| format!("{}: {why}", folder.display());
    let mut files = BTreeMap::new();
    for file in fs::read_dir(folder).map_err(lost)? {
        let file = file.map_err(lost)?;
        let name = file.file_name().to_string_lossy().into_owned();
        if is_terms(&name) && file.path().is_file() {
            let text = fs::read_to_string(file.path()).map_err(lost)?;
            files.insert(name, text.replace("\r\n", "\n"));
        }
    }
    Ok(files)
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}
