//! Who may speak to the server?

use crate::{client::Server, limits::TABLE};
use woe_server::{Origin, Settings};

const UPGRADE: [&str; 4] = [
    "connection: upgrade",
    "upgrade: websocket",
    "sec-websocket-version: 13",
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
];

fn upgraded(server: &Server, headers: &[&str]) -> u16 {
    server.ask("GET", "/ws", &[&UPGRADE, headers].concat(), "").status
}

#[test]
fn only_pages_of_ours_get_a_socket() {
    let origins = vec![Origin::read("https://gloom.example").unwrap()];
    let server = Server::with(Settings { origins, ..Settings::default() });
    let own = format!("origin: http://{}", server.address);
    assert_eq!(upgraded(&server, &[&own]), 101);
    assert_eq!(upgraded(&server, &["origin: https://gloom.example"]), 101);
    let port = server.address.port();
    let foreign = [
        "origin: https://evil.example".to_owned(),
        "origin: null".to_owned(),
        "origin: http://gloom.example".to_owned(),
        format!("origin: https://127.0.0.1:{port}"),
        format!("origin: http://localhost:{port}"),
        format!("{own}.evil.example"),
    ];
    for origin in foreign {
        assert_eq!(upgraded(&server, &[&origin]), 403, "{origin}");
    }
}

#[test]
fn who_is_no_browser_gets_a_socket_without_an_origin() {
    let server = Server::with(Settings::default());
    assert_eq!(upgraded(&server, &[]), 101);
    assert_eq!(upgraded(&server, &["sec-fetch-mode: websocket"]), 403);
    assert!(server.get("/ws").is(400, "not-a-message"));
}

#[test]
fn only_pages_of_ours_open_tables() {
    let server = Server::with(Settings::default());
    let json = "content-type: application/json";
    let foreign = server.ask("POST", "/api/tables", &[json, "origin: https://evil.example"], TABLE);
    assert!(foreign.is(403, "wrong-origin"));
    let own = format!("origin: http://{}", server.address);
    assert_eq!(server.ask("POST", "/api/tables", &[json, &own], TABLE).status, 201);
}

#[test]
fn the_server_answers_to_its_own_names_only() {
    let public_address = Origin::read("https://gloom.example");
    let server = Server::with(Settings { public_address, ..Settings::default() });
    let get = |host: &str| server.ask("GET", "/api/version", &[host], "");
    for host in ["host: localhost:4141", "host: 192.168.7.7", "host: gloom.example"] {
        assert_eq!(get(host).status, 200, "{host}");
    }
    for host in ["host: evil.example", "host: 127.0.0.1.evil.example"] {
        assert!(get(host).is(421, "wrong-origin"), "{host}");
    }
    assert!(server.say("GET / HTTP/1.1\r\nconnection: close\r\n\r\n").is(421, "wrong-origin"));
}
