//! Which routes are there, besides the page?

/// Every route with its method, as the description and the log name it.
pub(super) const ROUTES: [(&str, &str); 17] = [
    ("get", "/api/health"),
    ("get", "/api/version"),
    ("get", "/api/openapi.json"),
    ("get", "/api/address"),
    ("get", "/api/qr"),
    ("get", "/api/boxes"),
    ("get", "/api/catalog"),
    ("get", "/api/stacks"),
    ("post", "/api/tables"),
    ("post", "/api/lessons"),
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
    fn the_description_has_every_route() {
        let text = described();
        for (method, route) in ROUTES {
            let at = text.find(&format!("    \"{route}\": {{\n      \"{method}\": {{"));
            assert!(at.is_some(), "no {method} {route} in openapi.json");
        }
        assert_eq!(text.matches("\n        \"responses\"").count(), ROUTES.len());
    }
}
