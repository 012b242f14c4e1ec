//! What does a browser get that asks for the page?

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use std::{collections::HashMap, sync::LazyLock};

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

/// A year, in seconds: the name of the file changes when the file does.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

struct File {
    bytes: &'static [u8],
    kind: &'static str,
    tag: String,
}

static PAGE: LazyLock<HashMap<&'static str, File>> = LazyLock::new(|| {
    let file = |&(name, bytes): &(&'static str, &'static [u8])| {
        let tag = format!("\"{}\"", &blake3::hash(bytes).to_hex()[..20]);
        (name, File { bytes, kind: kind(name), tag })
    };
    let unbuilt = [("index.html", UNBUILT.as_bytes())];
    if FILES.is_empty() {
        unbuilt.iter().map(file).collect()
    } else {
        FILES.iter().map(file).collect()
    }
});

/// The file of that path; for a route of the page, the page itself.
pub(crate) fn answer(path: &str, headers: &HeaderMap) -> Response {
    let name = path.trim_start_matches('/');
    if let Some(file) = PAGE.get(name) {
        let keep = if name.starts_with("assets/") { FOR_EVER } else { ASK_AGAIN };
        return file.answer(StatusCode::OK, keep, headers);
    }
    // A file that is not there shall not look as if it were.
    let is_file = name.rsplit('/').next().is_some_and(|last| last.contains('.'));
    let Some(page) = PAGE.get("index.html").filter(|_| !is_file) else {
        return crate::http::denial::not_found().into_response();
    };
    let status = if is_route(name) { StatusCode::OK } else { StatusCode::NOT_FOUND };
    page.answer(status, ASK_AGAIN, headers)
}

/// Whether the page has a screen there, as `web/src/router.ts` says.
pub(crate) fn is_route(name: &str) -> bool {
    let parts: Vec<&str> = name.trim_end_matches('/').split('/').collect();
    match parts[..] {
        ["" | "open" | "hot" | "gallery" | "rules"] => true,
        ["gallery", "stacks"] => true,
        ["t" | "w" | "r", id] => !id.is_empty(),
        _ => false,
    }
}

impl File {
    fn answer(&self, status: StatusCode, keep: HeaderValue, headers: &HeaderMap) -> Response {
        let tag = HeaderValue::from_str(&self.tag).expect("a tag is made of hexadecimal digits");
        let about = [(header::CACHE_CONTROL, keep), (header::ETAG, tag)];
        if status == StatusCode::OK && knows(headers, &self.tag) {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        let kind = [(header::CONTENT_TYPE, self.kind)];
        (status, about, kind, Body::from(self.bytes)).into_response()
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
        for name in ["", "open", "open/", "gallery/stacks", "t/willow", "r/yew", "rules"] {
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
