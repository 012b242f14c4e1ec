//! What is too much?

use crate::client::{Answer, Server};
use std::{
    io::{Read, Write},
    time::Duration,
};
use woe_server::Settings;

/// A table that the house would open, but for its limits.
pub(crate) const TABLE: &str = r#"{"name":"Ann","family":0,"others":["open"],"options":{
    "edition":"first","characters":null,"plain":false,"retorts":null,"rounds":60,
    "response_seconds":8,"swift":false,"away_minutes":null},"watching":true,"start":false}"#;

#[test]
fn who_does_not_finish_asking_is_not_waited_for() {
    let header_time = Duration::from_millis(30);
    let server = Server::with(Settings { header_time, ..Settings::default() });
    for words in ["", "GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: "] {
        let mut line = server.line();
        line.write_all(words.as_bytes()).unwrap();
        // Ends when the server closes the connection.
        line.read_to_end(&mut Vec::new()).unwrap();
    }
}

#[test]
fn who_does_not_finish_telling_is_not_waited_for() {
    let header_time = Duration::from_millis(30);
    let server = Server::with(Settings { header_time, ..Settings::default() });
    let head = "content-type: application/json\r\ncontent-length: 50\r\n";
    let words = format!("POST /api/tables HTTP/1.1\r\nhost: {}\r\n{head}\r\n{{", server.address);
    assert!(server.say(&words).is(408, "too-late"));
}

#[test]
fn a_head_has_an_end() {
    let server = Server::with(Settings::default());
    let long = format!("x-long: {}", "a".repeat(40_000));
    let mut line = server.line();
    let words = format!("GET / HTTP/1.1\r\nhost: {}\r\n{long}\r\n\r\n", server.address);
    // The server may close before all of it is said.
    let _ = line.write_all(words.as_bytes());
    let mut heard = Vec::new();
    let _ = line.read_to_end(&mut heard);
    assert!(heard.is_empty() || heard.starts_with(b"HTTP/1.1 431"));
    let long = format!("x-long: {}", "a".repeat(17_000));
    assert!(server.ask("GET", "/", &[&long], "").is(431, "too-long"));
    assert!(server.get(&format!("/{}", "a".repeat(5000))).is(414, "too-long"));
}

#[test]
fn a_body_is_short_and_json_and_nothing_else() {
    let server = Server::with(Settings { message_bytes: 2000, ..Settings::default() });
    let post = |body: &str| server.post("/api/tables", body);
    assert!(post(&" ".repeat(2001)).is(413, "too-long"));
    assert!(post("sorrow").is(400, "not-a-message"));
    for body in ["{}", "[]", "null", "7", "\"Ann\"", "[\"Ann\"]", "{\"name\":\"Ann\""] {
        assert!(post(body).is(400, "not-a-message"), "{body}");
    }
    assert!(server.post("/api/lessons", "[\"Ann\"]").is(400, "not-a-message"));
    let listed = TABLE.replace(r#""others":["open"]"#, r#""others":{"0":"open"}"#);
    assert!(post(&listed).is(400, "not-a-message"));
    let beside = r#""away_minutes":null,"beside":[2,2,[],false,"free",false]"#;
    let unnamed = TABLE.replace(r#""away_minutes":null"#, beside);
    assert!(post(&unnamed).is(400, "not-a-message"), "{unnamed}");
    let unknown = TABLE.replacen('{', r#"{"accordion":1,"#, 1);
    assert!(post(&unknown).is(400, "not-a-message"));
    let mistyped = TABLE.replace(r#""family":0"#, r#""family":"zero""#);
    assert!(post(&mistyped).is(400, "not-a-message"));
    for kind in ["content-type: text/plain", "accept: */*"] {
        let answer = server.ask("POST", "/api/tables", &[kind], TABLE);
        assert!(answer.is(415, "not-a-message"), "{kind}");
    }
    assert_eq!(post(TABLE).status, 201);
}

#[test]
fn one_address_has_only_so_many_connections() {
    let server = Server::with(Settings { sockets_per_address: 2, ..Settings::default() });
    let mut first = server.line();
    let request = format!("GET /api/version HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    first.write_all(request.as_bytes()).unwrap();
    assert_eq!(Answer::read(&mut first).status, 200);
    let mut second = server.line();
    second.write_all(request.as_bytes()).unwrap();
    assert_eq!(Answer::read(&mut second).status, 200);
    let mut third = server.line();
    assert_eq!(Answer::read(&mut third).status, 503);
    assert_eq!(third.read(&mut [0]).unwrap_or(0), 0);
    // A socket counts as long as it lives, not only until it is one.
    let asking = ["GET /ws HTTP/1.1", "connection: upgrade", "upgrade: websocket"];
    let key = ["sec-websocket-version: 13", "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=="];
    let words = [&asking[..], &key].concat().join("\r\n");
    second.write_all(format!("{words}\r\nhost: {}\r\n\r\n", server.address).as_bytes()).unwrap();
    assert_eq!(Answer::read(&mut second).status, 101);
    assert_eq!(Answer::read(&mut server.line()).status, 503);
}

#[test]
fn one_address_asks_only_so_often() {
    let server = Server::with(Settings { requests_per_second: 1, ..Settings::default() });
    let answers: Vec<Answer> = (0..10).map(|_| server.get("/api/version")).collect();
    assert!(answers[..4].iter().all(|answer| answer.status == 200));
    let denied = answers.iter().find(|answer| answer.is(429, "too-fast")).unwrap();
    assert!(denied.header("retry-after").is_some());
}

#[test]
fn one_address_opens_only_so_many_tables() {
    let server = Server::with(Settings { tables_per_address_per_hour: 2, ..Settings::default() });
    let opened: Vec<u16> = (0..3).map(|_| server.post("/api/tables", TABLE).status).collect();
    assert_eq!(opened, [201, 201, 429]);
}

#[test]
fn behind_a_proxy_people_are_told_apart() {
    let settings =
        Settings { tables_per_address_per_hour: 1, trusted_hops: 1, ..Settings::default() };
    let server = Server::with(settings);
    let open = |from: &str| {
        let headers = ["content-type: application/json", &format!("x-forwarded-for: {from}")];
        server.ask("POST", "/api/tables", &headers, TABLE).status
    };
    // Whatever a caller writes there itself stands before what the proxy adds.
    let opened = ["10.1.1.1", "10.1.1.2", "10.1.1.3, 10.1.1.1"].map(open);
    assert_eq!(opened, [201, 201, 429]);
    // Some proxies add the port, and brackets.
    let opened = ["10.1.1.1:4000", "10.1.1.4:4000", "\"10.1.1.4:4001\""].map(open);
    assert_eq!(opened, [429, 201, 429]);
    let opened = ["[2001:db8::1]:443", "2001:db8::2", "[2001:db8:1::1]"].map(open);
    assert_eq!(opened, [201, 429, 201]);
    // What is no address is the proxy's own.
    assert_eq!(["unknown", "_hidden", ""].map(open), [201, 429, 429]);
}
