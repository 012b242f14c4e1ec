//! Which routes are there, besides the page, and what may each of them answer?

use axum::http::Method;
use serde::{Deserialize, de::IgnoredAny};
use std::{collections::BTreeMap, sync::LazyLock};

/// Every route with its method, as the description and the log name it.
pub(super) const ROUTES: [(&str, &str); 17] = [
    ("get", "/api/health"),
    ("get", "/api/version"),
    ("get", "/api/openapi.json"),
    ("get", "/api/address"),
    ("get", "/api/qr"),
    ("get", "/api/boxes"),
    ("get", "/api/catalog"),
    ("post", "/api/tables"),
    ("post", "/api/lessons"),
    ("post", "/api/glance"),
    ("get", "/api/replays/{replay}"),
    ("get", "/api/replays/{replay}/record"),
    ("get", "/api/replays/{replay}/text"),
    ("get", "/api/replays/{replay}/review"),
    ("get", "/api/replays/{replay}/picture"),
    ("get", "/api/picture"),
    ("get", "/ws"),
];

/// The name of the route that a path takes, without what only its owner should know.
pub(super) fn name(path: &str) -> &'static str {
    let fits = |route: &&str| {
        let (mut ours, mut theirs) = (route.split('/'), path.split('/'));
        let same = ours
            .by_ref()
            .all(|part| theirs.next().is_some_and(|other| part == other || part.starts_with('{')));
        same && theirs.next().is_none()
    };
    ROUTES.iter().map(|(_, route)| *route).find(fits).unwrap_or("page")
}

/// The description of all of them, for machines.
pub(super) fn described() -> String {
    include_str!("openapi.json").replace("\"0.0.0\"", concat!('"', env!("CARGO_PKG_VERSION"), '"'))
}

/// The description, as far as it is held against what is answered.
#[derive(Deserialize)]
struct Description {
    paths: BTreeMap<String, BTreeMap<String, Operation>>,
}

#[derive(Deserialize)]
struct Operation {
    responses: BTreeMap<String, IgnoredAny>,
}

static DESCRIPTION: LazyLock<Description> =
    LazyLock::new(|| woe_wire::read(&described()).expect("the description is a description"));

/// What whoever asks wrongly hears at every door, before it is opened.
const AT_EVERY_DOOR: [u16; 5] = [400, 414, 421, 429, 431];

/// Whether the description has that answer. The page may answer anything, and so may whoever is asked by a method that
/// they do not know.
pub(super) fn allows(route: &str, method: &Method, status: u16) -> bool {
    if AT_EVERY_DOOR.contains(&status) {
        return true;
    }
    let method = if method == Method::HEAD { Method::GET } else { method.clone() };
    let method = method.as_str().to_ascii_lowercase();
    let operation = DESCRIPTION.paths.get(route).and_then(|methods| methods.get(&method));
    operation.is_none_or(|one| one.responses.contains_key(&status.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_known_by_their_routes() {
        assert_eq!(name("/api/health"), "/api/health");
        assert_eq!(name("/api/replays/secret/text"), "/api/replays/{replay}/text");
        assert_eq!(name("/api/replays/secret/x"), "page");
        assert_eq!([name("/t/secret"), name("/"), name("/api/health/")], ["page"; 3]);
    }

    #[test]
    fn what_is_not_described_is_not_allowed() {
        assert!(allows("/api/health", &Method::GET, 503) && allows("/ws", &Method::GET, 101));
        assert!(!allows("/api/health", &Method::GET, 418) && !allows("/ws", &Method::HEAD, 200));
        assert!(allows("/api/health", &Method::DELETE, 405) && allows("page", &Method::GET, 404));
        for end in ["", "/review", "/picture"] {
            let route = format!("/api/replays/{{replay}}{end}");
            assert!(allows(&route, &Method::GET, 410), "{route} may have lost its cards");
        }
    }

    #[test]
    fn the_description_has_every_route() {
        let text = described();
        for (method, route) in ROUTES {
            let at = text.find(&format!("    \"{route}\": {{\n      \"{method}\": {{"));
            assert!(at.is_some(), "no {method} {route} in openapi.json");
        }
        assert_eq!(text.matches("\n        \"responses\"").count(), ROUTES.len());
    }
}
