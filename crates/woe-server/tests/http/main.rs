//! What does the server answer to whom?

mod cards;
mod client;
mod damage;
mod denials;
mod limits;
mod origins;
mod slow;

use client::Server;
use serde::Deserialize;
use std::{
    collections::BTreeMap,
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
};
use woe_server::{Origin, Settings};
use woe_wire::{Opened, read};

#[test]
fn every_answer_has_the_headers() {
    let server = Server::with(Settings::default());
    let paths = ["/", "/t/willow", "/nowhere", "/assets/none.js", "/api/health", "/api/nothing"];
    let mut answers: Vec<_> = paths.map(|path| server.get(path)).into();
    answers.push(server.post("/api/health", "{}"));
    answers.push(server.ask("GET", "/", &["host: evil.example"], ""));
    answers.push(server.ask("GET", "/ws", &["origin: https://evil.example"], ""));
    for answer in answers {
        let policy = answer.header("content-security-policy").unwrap();
        let parts = ["default-src 'none'", "script-src 'self';", "frame-ancestors 'none'"];
        assert!(parts.iter().all(|part| policy.contains(part)), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"));
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"));
        assert!(answer.header("permissions-policy").is_some());
        assert!(answer.header("cache-control").is_some());
        assert_eq!(answer.header("set-cookie"), None);
        assert_eq!(answer.header("access-control-allow-origin"), None);
    }
}

#[test]
fn the_page_is_at_its_routes_and_nowhere_else() {
    let server = Server::with(Settings::default());
    let lost = ["/t/willow", "/w/yew", "/r/elm", "/nowhere", "/index.html"].map(|path| (path, 404));
    for (path, status) in
        ["/", "/open", "/how", "/rules", "/gallery"].map(|path| (path, 200)).into_iter().chain(lost)
    {
        let answer = server.get(path);
        assert_eq!((answer.status, answer.header("cache-control")), (status, Some("no-cache")));
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(answer.text().contains("<title>Nobody lives here"), status == 404, "{path}");
    }
    for path in ["/assets/none.js", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/api/nothing", "/api"]
    {
        assert!(server.get(path).is(404, "no-such-thing"), "{path}");
    }
    let tag = server.get("/").header("etag").unwrap().to_owned();
    let again = server.ask("GET", "/", &[&format!("if-none-match: {tag}")], "");
    assert_eq!((again.status, again.body.len()), (304, 0));
}

#[test]
fn only_what_is_for_everyone_is_listed() {
    let server = Server::with(Settings::default());
    for path in ["/", "/rules", "/gallery", "/robots.txt", "/favicon.ico"] {
        let answer = server.get(path);
        assert_eq!((answer.status, answer.header("x-robots-tag")), (200, None), "{path}");
    }
    for path in ["/t/willow", "/r/elm", "/open", "/api/health", "/nowhere", "/metrics"] {
        assert_eq!(server.get(path).header("x-robots-tag"), Some("noindex"), "{path}");
    }
    let robots = server.get("/robots.txt");
    assert_eq!(robots.header("content-type"), Some("text/plain; charset=utf-8"));
    for path in ["/t/", "/w/", "/r/", "/api/"] {
        assert!(robots.text().contains(&format!("\nDisallow: {path}\n")), "{path}");
    }
    assert!(robots.text().contains("\nUser-agent: *\n"));
}

#[test]
fn a_placard_has_addresses_that_others_can_reach() {
    let of = |settings: Settings, host: &str| {
        let server = Server::with(settings);
        server.ask("GET", "/rules?lang=it", &[&format!("host: {host}")], "").text().to_owned()
    };
    let origin = || Origin::read("https://gloom.example");
    let public = Settings { public_address: origin(), ..Settings::default() };
    let named = Settings { origins: origin().into_iter().collect(), ..Settings::default() };
    let https = "<link rel=\"canonical\" href=\"https://gloom.example/rules\" />";
    assert!(of(public, "127.0.0.1").contains(https));
    assert!(of(named, "gloom.example").contains(https));
    let text = of(Settings::default(), "127.0.0.1:7");
    assert!(text.contains("property=\"og:url\" content=\"http://127.0.0.1:7/rules\""), "{text}");
    assert!(text.contains("<title>Le regole · Woebegone</title>"), "{text}");
}

#[test]
fn the_emblem_is_there_for_tabs_and_home_screens() {
    let server = Server::with(Settings::default());
    for (name, kind) in [
        ("favicon.ico", "image/x-icon"),
        ("apple-touch-icon.png", "image/png"),
        ("icon-192.png", "image/png"),
        ("manifest.webmanifest", "application/manifest+json"),
    ] {
        let answer = server.get(&format!("/{name}"));
        assert_eq!((answer.status, answer.header("content-type")), (200, Some(kind)), "{name}");
    }
}

#[test]
fn what_others_made_is_told_with_its_licences() {
    let server = Server::with(Settings::default());
    let told = server.get("/licences.txt");
    assert_eq!(
        (told.status, told.header("content-type")),
        (200, Some("text/plain; charset=utf-8"))
    );
    assert_eq!(told.text(), woe_server::NOTICES);
    assert!(told.text().contains("\n  axum ") && told.text().contains("SIL OPEN FONT LICENSE"));
    let known = format!("if-none-match: {}", told.header("etag").unwrap());
    assert_eq!(server.ask("GET", "/licences.txt", &[&known], "").status, 304);
}

#[test]
fn only_the_right_methods_are_answered() {
    let server = Server::with(Settings::default());
    for (method, path) in [("POST", "/api/health"), ("GET", "/api/tables"), ("DELETE", "/")] {
        assert!(server.ask(method, path, &[], "").is(405, "not-a-message"), "{method} {path}");
    }
}

#[test]
fn the_house_tells_how_it_is() {
    let server = Server::with(Settings::default());
    let health = server.get("/api/health");
    assert_eq!((health.status, health.text()), (200, r#"{"status":"ok"}"#));
    assert_eq!(health.header("cache-control"), Some("no-store"));
    let version = format!("{{\"version\":\"{}\",\"protocol\":1}}", env!("CARGO_PKG_VERSION"));
    assert_eq!(server.get("/api/version").text(), version);
}

#[test]
fn figures_name_routes_and_no_secret() {
    let server = Server::with(Settings::default());
    server.get("/api/replays/deadbeef");
    server.get("/t/deadbeef?seat=deadbeef");
    assert!(server.running().figures().is_none(), "nobody asked for them");
    assert_eq!(server.get("/metrics").status, 404);
    let metrics_listen = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    let server = Server::with(Settings { metrics_listen, ..Settings::default() });
    assert_eq!(server.get("/metrics").status, 404, "not for everybody");
    let figures = server.figures("/metrics", "127.0.0.1");
    assert!(figures.header("content-type").unwrap().starts_with("text/plain; version=0.0.4"));
    let row = "woe_requests_total{route=\"/api/replays/{replay}\",status=\"404\"}";
    assert!(figures.text().contains(row), "{}", figures.text());
    assert!(!figures.text().contains("deadbeef"));
    for path in ["/", "/api/health"] {
        assert!(server.figures(path, "127.0.0.1").is(404, "no-such-thing"), "{path}");
    }
    assert_eq!(server.figures("/metrics", "evil.example").status, 421);
}

#[test]
fn where_figures_cannot_be_told_nothing_starts() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let metrics_listen = taken.local_addr().ok();
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let settings = Settings { metrics_listen, listen, ..Settings::default() };
    let started = tokio::runtime::Runtime::new().unwrap().block_on(woe_server::start(settings));
    assert!(matches!(started, Err(woe_server::ServeError::Bind(..))));
}

#[test]
fn others_are_invited_by_an_address_that_they_can_reach() {
    let server = Server::with(Settings::default());
    let here = format!("{{\"address\":\"http://{}\",\"reach\":\"here\"}}", server.address);
    assert_eq!(server.get("/api/address").text(), here);
    let network = server.ask("GET", "/api/address", &["host: 192.168.7.7:4141"], "");
    assert_eq!(network.text(), r#"{"address":"http://192.168.7.7:4141","reach":"network"}"#);
    let public_address = Origin::read("https://gloom.example");
    let server = Server::with(Settings { public_address, ..Settings::default() });
    let everyone = r#"{"address":"https://gloom.example","reach":"everyone"}"#;
    assert_eq!(server.get("/api/address").text(), everyone);
}

#[test]
fn links_come_as_pictures() {
    let server = Server::with(Settings::default());
    let picture = server.get("/api/qr?path=/t/willow");
    assert_eq!((picture.status, picture.header("content-type")), (200, Some("image/svg+xml")));
    assert!(picture.text().contains("<svg") && !picture.text().contains("style="));
    assert_ne!(picture.body, server.get("/api/qr?path=/t/yew").body);
    let long = format!("/api/qr?path=/t/{}", "a".repeat(200));
    for path in
        ["/api/qr", "/api/qr?path=evil", "/api/qr?path=/nowhere", "/api/qr?path=/t/%22", &long]
    {
        assert!(server.get(path).is(400, "not-a-message"), "{path}");
    }
}

#[derive(Deserialize)]
struct Description {
    paths: BTreeMap<String, BTreeMap<String, Operation>>,
}

#[derive(Deserialize)]
struct Operation {
    #[serde(rename = "requestBody")]
    body: Option<Body>,
}

#[derive(Deserialize)]
struct Body {
    content: BTreeMap<String, Sample>,
}

#[derive(Deserialize)]
struct Sample {
    example: Box<serde_json::value::RawValue>,
}

#[test]
fn what_is_described_is_there() {
    let server = Server::with(Settings::default());
    let description: Description = read(server.get("/api/openapi.json").text()).unwrap();
    let mut samples = 0;
    for (path, operations) in &description.paths {
        for (method, operation) in operations {
            let method = method.to_uppercase();
            let answer = match &operation.body {
                None => server.ask(&method, &path.replace("{replay}", "elm"), &[], ""),
                Some(body) => {
                    samples += 1;
                    server.post(path, body.content["application/json"].example.get())
                }
            };
            assert!(!answer.is(404, "no-such-thing"), "{method} {path}: {}", answer.text());
            assert_ne!(answer.status, 405, "{method} {path}");
            if path == "/api/glance" {
                assert!(answer.is(404, "no-such-table"), "{}", answer.text());
            } else if operation.body.is_some() {
                assert_eq!(answer.status, 201, "{}", answer.text());
                let opened: Opened = read(answer.text()).unwrap();
                assert_eq!((opened.seat, opened.token.len()), (0, 32));
            }
        }
    }
    assert_eq!((description.paths.len(), samples), (17, 3));
}

#[test]
fn a_house_that_closes_lets_nobody_in() {
    let mut server = Server::with(Settings::default());
    let mut idle = server.line();
    let request = format!("GET /api/health HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    idle.write_all(request.as_bytes()).unwrap();
    assert_eq!(client::Answer::read(&mut idle).status, 200);
    server.stop();
    assert_eq!(idle.read(&mut [0]).unwrap_or(0), 0);
    assert!(TcpStream::connect(server.address).is_err());
}

#[test]
fn where_the_usual_port_is_taken_another_one_is() {
    // If somebody else has it, so much the better.
    let _taken = std::net::TcpListener::bind("127.0.0.1:4141");
    let server = Server::at(Settings::default());
    assert!((4142..=4151).contains(&server.address.port()));
    let addresses = server.running().addresses();
    assert!(addresses.moved && addresses.network.is_empty());
    assert_eq!(addresses.here, format!("http://{}", server.address));
}
