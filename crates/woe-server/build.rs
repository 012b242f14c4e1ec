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
const SOURCES: [&str; 12] = [
    "web/src",
    "web/build",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "crates/woe-prose/lang",
    "docs/rules.md",
    "docs/licences.txt",
];

/// What the server sets pictures in.
const FONTS: [&str; 11] = [
    "im-fell-english/files/im-fell-english-latin-400-normal.woff",
    "im-fell-english/files/im-fell-english-latin-400-italic.woff",
    "im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff",
    "eb-garamond/files/eb-garamond-latin-400-normal.woff",
    "eb-garamond/files/eb-garamond-latin-400-italic.woff",
    "eb-garamond/files/eb-garamond-latin-ext-400-normal.woff",
    "eb-garamond/files/eb-garamond-latin-ext-400-italic.woff",
    "eb-garamond/files/eb-garamond-cyrillic-400-normal.woff",
    "eb-garamond/files/eb-garamond-cyrillic-400-italic.woff",
    "eb-garamond/files/eb-garamond-greek-400-normal.woff",
    "eb-garamond/files/eb-garamond-greek-400-italic.woff",
];

/// What of the art the server draws.
const SHELVES: [&str; 3] = ["borders", "crests", "portraits"];

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
    fs::write(out.join("page.rs"), format!("static FILES: &[(&str, &[u8])] = &[\n{rows}];\n"))?;
    fs::write(out.join("drawn.rs"), drawn(&root))
}

/// What pictures are drawn with: the page's fonts, if they are installed, and the art of the sets by `shelf/name`.
fn drawn(root: &Path) -> String {
    let packages = root.join("web/node_modules/@fontsource");
    println!("cargo:rerun-if-changed={}", packages.display());
    let fonts = FONTS.map(|font| packages.join(font)).into_iter().filter(|font| font.exists());
    let fonts: String = fonts.map(|font| format!("    include_bytes!({font:?}),\n")).collect();
    let mut art = Vec::new();
    for set in fs::read_dir(root.join("sets")).into_iter().flatten().flatten() {
        // The whole of it: a shelf that is missing would make every build begin anew.
        println!("cargo:rerun-if-changed={}", set.path().display());
        for shelf in SHELVES {
            let folder = set.path().join("art").join(shelf);
            let files = fs::read_dir(folder).into_iter().flatten().flatten();
            art.extend(files.filter_map(|file| {
                let path = file.path();
                let name = format!("{shelf}/{}", path.file_stem()?.to_string_lossy());
                Some(format!("    ({name:?}, include_str!({path:?})),\n"))
            }));
        }
    }
    art.sort();
    let art = art.concat();
    format!("static FONTS: &[&[u8]] = &[\n{fonts}];\nstatic ART: &[(&str, &str)] = &[\n{art}];\n")
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
