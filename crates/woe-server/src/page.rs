//! What does a browser get that asks for the page?

mod coding;
mod hints;

pub(crate) use coding::takes_gzip;

use crate::keepsake;
use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use std::{collections::HashMap, sync::LazyLock};
use woe_prose::Language;

// The files of the page, as the build script found them.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// What is shown where the page could not be built.
const UNBUILT: &str = "<!doctype html>
<html lang=\"en\">
<head><meta charset=\"utf-8\"><title>Woebegone</title></head>
<body>
<h1>The page is missing</h1>
<p>The server is well, but it was built without its page: Node 20 or newer with npm was not found, or the page did not
build. Install Node, then build again: <code>cargo run --release</code>.</p>
<p lang=\"it\">Il server sta bene, ma è stato compilato senza la pagina: installate Node 20 o più recente con npm, poi
compilate di nuovo: <code>cargo run --release</code>.</p>
</body>
</html>
";

/// What others made that is inside, and under which licences.
pub const NOTICES: &str = include_str!("../../../docs/licences.txt");

/// A year, in seconds: the name of the file changes when the file does.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

struct File {
    bytes: &'static [u8],
    /// The same, compressed when the page was built.
    brotli: Option<&'static [u8]>,
    kind: &'static str,
    tag: String,
}

static PAGE: LazyLock<HashMap<&'static str, File>> = LazyLock::new(|| {
    let read = |&(name, bytes): &(&'static str, &'static [u8])| {
        let brotli = bytes_of(&format!("{name}.br"));
        (name, File { bytes, brotli, kind: kind(name), tag: tag(bytes) })
    };
    let unbuilt = [("index.html", UNBUILT.as_bytes())];
    if FILES.is_empty() {
        unbuilt.iter().map(read).collect()
    } else {
        FILES.iter().filter(|(name, _)| !name.ends_with(".br")).map(read).collect()
    }
});

/// A file of the page by its name.
fn bytes_of(name: &str) -> Option<&'static [u8]> {
    FILES.iter().find(|(it, _)| *it == name).map(|&(_, bytes)| bytes)
}

/// What a browser may fetch while it still reads the page at that path.
pub(crate) fn links(path: &str, language: Language) -> Option<HeaderValue> {
    hints::hints(path, language)
}

/// The file of that path, or that there is none; nothing if the path does not look like a file's.
pub(crate) fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let name = path.trim_start_matches('/');
    if name == "index.html" {
        return None;
    }
    if let Some(file) = PAGE.get(name) {
        let keep = if name.starts_with("assets/") { FOR_EVER } else { ASK_AGAIN };
        return Some(file.answer(keep, headers));
    }
    if let Some(bytes) = always(name) {
        let file = File { bytes, brotli: None, kind: kind(name), tag: tag(bytes) };
        return Some(file.answer(ASK_AGAIN, headers));
    }
    // A file that is not there shall not look as if it were.
    let is_file = name.rsplit('/').next().is_some_and(|last| last.contains('.'));
    is_file.then(|| crate::http::denial::not_found().into_response())
}

/// The page itself, before anything is said about a link.
pub(crate) fn index() -> &'static str {
    let page = PAGE.get("index.html").map_or(UNBUILT.as_bytes(), |page| page.bytes);
    std::str::from_utf8(page).expect("the page is text")
}

/// What is there also if the page was not built.
fn always(name: &str) -> Option<&'static [u8]> {
    match name {
        "licences.txt" => Some(NOTICES.as_bytes()),
        "robots.txt" => Some(include_bytes!("../../../web/public/robots.txt")),
        "manifest.webmanifest" => Some(include_bytes!("../../../web/public/manifest.webmanifest")),
        _ => keepsake::emblem(name),
    }
}

fn tag(bytes: &[u8]) -> String {
    format!("\"{}\"", &blake3::hash(bytes).to_hex()[..20])
}

/// Whether the page has a screen there, as `web/src/router.ts` says.
pub(crate) fn is_route(name: &str) -> bool {
    let parts: Vec<&str> = name.trim_end_matches('/').split('/').collect();
    match parts[..] {
        ["" | "open" | "hot" | "gallery" | "how" | "rules" | "mine"] => true,
        ["gallery", "stacks"] => true,
        ["t" | "w" | "r", id] => !id.is_empty(),
        _ => false,
    }
}

impl File {
    fn answer(&self, keep: HeaderValue, headers: &HeaderMap) -> Response {
        let tag = HeaderValue::from_str(&self.tag).expect("a tag is made of hexadecimal digits");
        let about = [(header::CACHE_CONTROL, keep), (header::ETAG, tag)];
        if knows(headers, &self.tag) {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        let kind = [(header::CONTENT_TYPE, self.kind)];
        let Some(brotli) = self.brotli else {
            return (about, kind, Body::from(self.bytes)).into_response();
        };
        let varies = [(header::VARY, "accept-encoding")];
        if !coding::takes_brotli(headers) {
            return (about, kind, varies, Body::from(self.bytes)).into_response();
        }
        let coding = [(header::CONTENT_ENCODING, "br")];
        (about, kind, varies, coding, Body::from(brotli)).into_response()
    }
}

/// Whether whoever asks has that version already. Whatever compresses answers makes tags weak.
pub(crate) fn knows(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|it| it.to_str().ok());
    known.is_some_and(|known| known.split(',').any(|it| it.trim().trim_start_matches("W/") == tag))
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::is_route;

    #[test]
    fn the_routes_of_the_page_are_known() {
        for name in ["", "open", "open/", "gallery/stacks", "t/willow", "r/yew", "how", "rules"] {
            assert!(is_route(name), "{name}");
        }
        for name in ["t", "t/", "t/a/b", "accordion", "gallery/x"] {
            assert!(!is_route(name), "{name}");
        }
    }

    #[test]
    fn the_page_has_no_other_routes() {
        let router = include_str!("../../../web/src/router.ts");
        let plain =
            router.lines().filter_map(|line| line.trim().strip_prefix("'/")?.split_once("':"));
        let plain: Vec<String> = plain.map(|(path, _)| path.to_owned()).collect();
        let after = router.split("place === '").skip(1);
        let named = after.filter_map(|rest| Some(format!("{}/willow", rest.split_once('\'')?.0)));
        let named: Vec<String> = named.collect();
        assert!(plain.len() >= 6 && named.len() >= 3, "{plain:?} {named:?}");
        for path in plain.iter().chain(&named) {
            assert!(is_route(path), "{path}");
        }
    }
}
