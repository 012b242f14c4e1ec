//! Where does the page come from that the server holds?
//!
//! The page is built when it is missing or older than its sources, then copied into the build's own folder, so that
//! builds side by side do not disturb each other. Without npm there is no page, and the server says so.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::{Command, Output},
    time::SystemTime,
};

/// What the page is made from, seen from the root of the workspace.
const SOURCES: [&str; 10] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "crates/woe-prose/lang",
    "docs/rules.md",
];

fn main() -> io::Result<()> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../..");
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default());
    println!("cargo:rerun-if-env-changed=WOE_NO_PAGE");
    println!("cargo:rerun-if-changed=build.rs");
    let files = if env::var_os("WOE_NO_PAGE").is_some_and(|value| !value.is_empty()) {
        Vec::new()
    } else {
        let sources = sources(&root);
        for source in &sources {
            println!("cargo:rerun-if-changed={}", source.display());
        }
        page(&root.join("web"), &sources, &out.join("page"))?
    };
    let rows =
        files.iter().map(|(name, path)| format!("    ({name:?}, include_bytes!({path:?})),\n"));
    let rows: String = rows.collect();
    fs::write(out.join("page.rs"), format!("static FILES: &[(&str, &[u8])] = &[\n{rows}];\n"))
}

fn sources(root: &Path) -> Vec<PathBuf> {
    let mut sources: Vec<PathBuf> = SOURCES.iter().map(|source| root.join(source)).collect();
    let sets = fs::read_dir(root.join("sets")).into_iter().flatten().flatten();
    sources.extend(sets.map(|set| set.path().join("art")));
    sources.retain(|source| source.exists());
    sources
}

/// Builds the page if it must be, copies it, and tells the copies with their names.
fn page(web: &Path, sources: &[PathBuf], copy: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    if !web.join("package.json").exists() {
        return Ok(Vec::new());
    }
    let built = web.join("dist");
    // Two builds at once would write over each other.
    let lock = fs::File::create(web.join(".page.lock"))?;
    lock.lock()?;
    let newest = sources.iter().filter_map(|source| newest(source)).max();
    if newest > newest_build(&built)
        && let Err(why) = build(web)
    {
        let kept = if built.join("index.html").exists() {
            "an older one is used"
        } else {
            "it is missing"
        };
        println!("cargo:warning=the page was not built, {kept}: {why}");
        // A file that is never there has changed every time: the next build tries again.
        println!("cargo:rerun-if-changed={}", web.join(".page.missing").display());
    }
    let _ = fs::remove_dir_all(copy);
    let mut files = Vec::new();
    if built.join("index.html").exists() {
        copy_all(&built, copy, "", &mut files)?;
    }
    files.sort();
    Ok(files)
}

/// Vite writes the index with every build.
fn newest_build(built: &Path) -> Option<SystemTime> {
    fs::metadata(built.join("index.html")).and_then(|file| file.modified()).ok()
}

/// When the file, or the youngest file of a folder, was last changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let itself = fs::metadata(path).ok()?;
    if !itself.is_dir() {
        return itself.modified().ok();
    }
    let inner = fs::read_dir(path).ok()?.flatten();
    inner.filter_map(|entry| newest(&entry.path())).chain(itself.modified().ok()).max()
}

fn build(web: &Path) -> Result<(), String> {
    let installed = newest(&web.join("node_modules/.package-lock.json"));
    if installed < newest(&web.join("package-lock.json")) {
        npm(web, &["ci", "--no-progress", "--no-audit", "--no-fund"])?;
    }
    npm(web, &["run", "--silent", "build"])
}

fn npm(web: &Path, words: &[&str]) -> Result<(), String> {
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let ran = Command::new(npm).args(words).current_dir(web).env("CI", "1").output();
    let Output { status, stdout, stderr } =
        ran.map_err(|_| "npm is not at hand; install Node 20 or newer".to_owned())?;
    if status.success() {
        return Ok(());
    }
    let said = [stdout, stderr].concat();
    let said = String::from_utf8_lossy(&said);
    let last: Vec<&str> = said.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let last = last[last.len().saturating_sub(12)..].join("; ");
    Err(format!("npm {} failed: {last}", words.join(" ")))
}

fn copy_all(
    from: &Path,
    to: &Path,
    prefix: &str,
    files: &mut Vec<(String, PathBuf)>,
) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_all(&entry.path(), &target, &format!("{name}/"), files)?;
        } else {
            fs::copy(entry.path(), &target)?;
            files.push((name, target));
        }
    }
    Ok(())
}
