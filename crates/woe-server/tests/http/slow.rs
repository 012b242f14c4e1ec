//! What becomes of those who ask and do not listen?

use crate::client::{Answer, Server};
use std::{
    io::{ErrorKind, Read, Write},
    time::Duration,
};
use woe_server::Settings;

const ASKED: &str =
    "/api/catalog?sets=gloom,unhappy-homes,unwelcome-guests,unfortunate-expeditions,unquiet-dead";

fn patient(stall: Duration) -> Settings {
    let requests_per_second = 1_000_000;
    Settings { stall, requests_per_second, ..Settings::default() }
}

fn request(server: &Server, path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: {}\r\n\r\n", server.address)
}

#[test]
fn who_asks_on_and_on_and_takes_nothing_is_let_go() {
    for path in [ASKED, "/api/version", "/nowhere"] {
        let server = Server::with(patient(Duration::from_millis(200)));
        let mut line = server.line();
        line.set_write_timeout(Some(Duration::from_secs(20))).unwrap();
        let requests = request(&server, path).repeat(1000);
        let sent = (0..2000).find_map(|_| line.write_all(requests.as_bytes()).err());
        let why = sent.expect("everything was heard").kind();
        assert!(![ErrorKind::WouldBlock, ErrorKind::TimedOut].contains(&why), "{path}: {why}");
        assert_eq!(server.get("/api/version").status, 200);
    }
}

#[test]
fn who_listens_slowly_hears_everything() {
    let header_time = Duration::from_millis(30);
    let server = Server::with(Settings { header_time, ..patient(Duration::from_secs(10)) });
    let whole = server.get(ASKED).body.len();
    let count = 50;
    let mut line = server.line();
    line.write_all(request(&server, ASKED).repeat(count).as_bytes()).unwrap();
    for _ in 0..count {
        std::thread::sleep(Duration::from_millis(40));
        assert_eq!(Answer::read(&mut line).body.len(), whole);
    }
    assert!(whole * count > 8 << 20, "the machine itself keeps as much: {whole}");
}

#[test]
fn who_is_let_go_while_the_answer_is_long_leaves_nothing_behind() {
    let server =
        Server::with(Settings { sockets_per_address: 2, ..patient(Duration::from_millis(100)) });
    let mut line = server.line();
    let _ = line.write_all(request(&server, ASKED).repeat(60).as_bytes());
    let mut other = server.line();
    other.write_all(request(&server, "/api/version").as_bytes()).unwrap();
    assert_eq!(Answer::read(&mut other).status, 200);
    // Both places are taken until the one who takes nothing has gone: then somebody else comes in.
    let came_in = (0..1000).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        let mut third = server.line();
        let _ = third.write_all(request(&server, "/api/version").as_bytes());
        let mut status = [0; 12];
        third.read_exact(&mut status).is_ok_and(|()| &status == b"HTTP/1.1 200")
    });
    assert!(came_in);
}
