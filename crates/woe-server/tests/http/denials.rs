//! How is no said?

use crate::{client::Server, limits::TABLE};
use serde::Deserialize;
use std::collections::BTreeMap;
use woe_server::Settings;

/// Words of the libraries that read what comes in.
const THEIRS: [&str; 14] = [
    "expected",
    "missing field",
    "unknown field",
    "unknown variant",
    "invalid",
    "deserialize",
    "column",
    "EOF",
    "trailing",
    "duplicate",
    "serde",
    "axum",
    "hyper",
    "utf-8",
];

#[derive(Deserialize)]
struct Said {
    trouble: Trouble,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Trouble {
    #[allow(dead_code, reason = "it has to be there")]
    code: String,
    detail: Option<String>,
}

/// Where one can ask for something, or for nothing.
const ASKED: [&str; 9] = [
    "version",
    "qr",
    "catalog",
    "stacks",
    "replays/elm",
    "replays/elm/text",
    "picture",
    "tables",
    "none",
];
/// What can be asked, and mostly makes no sense.
const QUERIES: [&str; 12] = [
    "",
    "?",
    "?sorrow=1",
    "?lang=xx",
    "?lang=%ff",
    "?path=/t/%00",
    "?edition=ninth",
    "?count=-1",
    "?count=x&count=y",
    "?plain=maybe",
    "?cards=x",
    "?sets=,,,",
];
const METHODS: [&str; 6] = ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"];
const NAMES: [&str; 4] = ["%ff", "%00", "..%2f..", "%"];
const BODIES: [&str; 9] = [
    "",
    "{",
    "{}",
    "[]",
    "null",
    "[[[[",
    "{\"name\":1}",
    "{\"name\":\"Ann\",\"name\":\"Ben\"}",
    "\u{feff}{}",
];
/// What makes of a good table a bad one.
const CHANGES: [(&str, &str); 9] = [
    ("\"first\"", "\"ninth\""),
    ("\"open\"", "\"shut\""),
    ("60", "61"),
    ("60", "-1"),
    ("60", "1e999"),
    ("null", "\"x\""),
    ("true", "1"),
    ("\"Ann\"", "\"\\ud800\""),
    ("}", "},"),
];

/// Requests that make no sense: with which method, where, with which body.
fn nonsense() -> Vec<(&'static str, String, String)> {
    let mut all = Vec::new();
    let mut add = |method, path: String, body: &str| all.push((method, path, body.to_owned()));
    for route in ASKED {
        QUERIES.iter().for_each(|query| add("GET", format!("/api/{route}{query}"), ""));
        METHODS.iter().for_each(|method| add(method, format!("/api/{route}"), ""));
    }
    for name in NAMES.into_iter().chain([&*"a".repeat(3000)]) {
        for rest in ["", "/text", "/record", "/review", "/picture", "/nothing"] {
            add("GET", format!("/api/replays/{name}{rest}"), "");
        }
    }
    for body in BODIES {
        add("POST", "/api/tables".to_owned(), body);
        add("POST", "/api/lessons".to_owned(), body);
    }
    for (from, to) in CHANGES {
        add("POST", "/api/tables".to_owned(), &TABLE.replacen(from, to, 1));
    }
    all
}

#[derive(Deserialize)]
struct Description {
    paths: BTreeMap<String, BTreeMap<String, Operation>>,
}

#[derive(Deserialize)]
struct Operation {
    responses: BTreeMap<u16, serde_json::Value>,
}

impl Description {
    /// The statuses that are described for this.
    fn of(&self, method: &str, path: &str) -> Vec<u16> {
        let path = path.split('?').next().unwrap();
        let parts = |path: &str| path.split('/').map(str::to_owned).collect::<Vec<_>>();
        let same = |known: &str| {
            let (known, asked) = (parts(known), parts(path));
            let pairs = known.iter().zip(&asked);
            known.len() == asked.len()
                && pairs.clone().all(|(one, other)| one == other || one.starts_with('{'))
        };
        let operations = self.paths.iter().find(|(known, _)| same(known)).map(|(_, it)| it);
        let operation = operations.and_then(|it| it.get(&method.to_lowercase()));
        match (operations, operation) {
            (_, Some(operation)) => operation.responses.keys().copied().collect(),
            (Some(_), None) => vec![405],
            (None, None) => vec![404, 405],
        }
    }
}

#[test]
fn every_no_is_json_in_our_own_words_with_a_status_that_is_described() {
    let requests_per_second = 1_000_000;
    let tables_per_address_per_hour = 1_000_000;
    let settings =
        Settings { requests_per_second, tables_per_address_per_hour, ..Settings::default() };
    let server = Server::with(settings);
    let description: Description = woe_wire::read(server.get("/api/openapi.json").text()).unwrap();
    for (method, path, body) in nonsense() {
        let kind = ["content-type: application/json"];
        let answer = server.ask(method, &path, &kind, &body);
        let what = format!("{method} {path} {body}: {}", answer.status);
        let documented = description.of(method, &path);
        // A method that HTTP does not know is none.
        assert!(documented.contains(&answer.status), "{what}: only {documented:?}");
        if answer.status < 400 {
            continue;
        }
        assert_eq!(answer.header("content-type"), Some("application/json"), "{what}");
        let said: Said =
            woe_wire::read(answer.text()).unwrap_or_else(|why| panic!("{what}: {why}"));
        let detail = said.trouble.detail.unwrap_or_default();
        assert!(!THEIRS.iter().any(|word| detail.contains(word)), "{what}: {detail}");
    }
}

#[test]
fn what_is_no_request_is_answered_in_json_as_well() {
    let server = Server::with(Settings::default());
    for (words, status, code) in [
        ("nonsense\r\n\r\n".to_owned(), 400, "not-a-message"),
        ("GET / HTTP/9.9\r\n\r\n".to_owned(), 400, "not-a-message"),
        ("GET / HTTP/1.1\r\nhost 127.0.0.1\r\n\r\n".to_owned(), 400, "not-a-message"),
        (format!("GET / HTTP/1.1\r\n{}\r\n", "x: y\r\n".repeat(200)), 431, "too-long"),
    ] {
        let answer = server.say(&words);
        assert!(answer.is(status, code), "{words}: {} {}", answer.status, answer.text());
        assert_eq!(answer.header("content-type"), Some("application/json"));
    }
}

#[test]
fn who_finds_no_room_is_told_so() {
    let server = Server::with(Settings { sockets: 1, ..Settings::default() });
    let _first = server.line();
    // Whoever comes second is answered before anything is asked.
    let answer = crate::client::Answer::read(&mut server.line());
    assert!(answer.is(503, "too-many"), "{}", answer.status);
}
