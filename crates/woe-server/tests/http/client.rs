//! How does a test talk to a real server?

use std::{
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
    time::Duration,
};
use tokio::runtime::Runtime;
use woe_server::{Running, Settings, start};

/// A server of one's own, in the background.
pub(crate) struct Server {
    running: Option<Running>,
    runtime: Runtime,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// A server with these settings, at a free port, that keeps nothing.
    pub(crate) fn with(settings: Settings) -> Server {
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        Server::at(Settings { listen, ..settings })
    }

    /// A server with exactly these settings.
    pub(crate) fn at(settings: Settings) -> Server {
        let runtime = Runtime::new().unwrap();
        let running = runtime.block_on(start(settings)).unwrap();
        let address = running.address();
        Server { running: Some(running), runtime, address }
    }

    pub(crate) fn running(&self) -> &Running {
        self.running.as_ref().unwrap()
    }

    /// Stops it, and waits until it has stopped.
    pub(crate) fn stop(&mut self) {
        let running = self.running.take().unwrap();
        self.runtime.block_on(running.stop());
    }

    /// Asks for something without further ado.
    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], "")
    }

    /// Asks where figures are told, by that name of the house.
    pub(crate) fn figures(&self, path: &str, host: &str) -> Answer {
        let mut line = TcpStream::connect(self.running().figures().unwrap()).unwrap();
        write!(line, "GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n").unwrap();
        Answer::read(&mut line)
    }

    /// Sends a body of JSON.
    pub(crate) fn post(&self, path: &str, body: &str) -> Answer {
        self.ask("POST", path, &["content-type: application/json"], body)
    }

    /// Asks with headers of one's own; a Host header among them takes the place of the usual one.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &[&str], body: &str) -> Answer {
        let mut head = format!("{method} {path} HTTP/1.1\r\n");
        if !headers.iter().any(|header| header.starts_with("host:")) {
            head.push_str(&format!("host: {}\r\n", self.address));
        }
        if !headers.iter().any(|header| header.starts_with("connection:")) {
            head.push_str("connection: close\r\n");
        }
        for header in headers {
            head.push_str(&format!("{header}\r\n"));
        }
        if !body.is_empty() {
            head.push_str(&format!("content-length: {}\r\n", body.len()));
        }
        self.say(&format!("{head}\r\n{body}"))
    }

    /// Sends bytes as they are, and reads one answer.
    pub(crate) fn say(&self, words: &str) -> Answer {
        let mut line = self.line();
        line.write_all(words.as_bytes()).unwrap();
        Answer::read(&mut line)
    }

    /// A connection on which nothing was said yet.
    pub(crate) fn line(&self) -> TcpStream {
        let line = TcpStream::connect(self.address).unwrap();
        // A test that would wait for ever fails instead.
        line.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        line
    }
}

/// What a server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// Reads the head, and as much body as it announces.
    pub(crate) fn read(line: &mut TcpStream) -> Answer {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            let read = line.read(&mut byte).unwrap_or(0);
            assert_eq!(read, 1, "the answer ends early: {}", String::from_utf8_lossy(&head));
            head.push(byte[0]);
        }
        let head = String::from_utf8(head).unwrap();
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)).unwrap();
        let pair = |line: &str| {
            let (name, value) = line.split_once(": ")?;
            Some((name.to_ascii_lowercase(), value.to_owned()))
        };
        let headers = lines.filter_map(pair).collect();
        let mut answer = Answer { status: status.parse().unwrap(), headers, body: Vec::new() };
        let length = answer.header("content-length").map_or(0, |it| it.parse().unwrap());
        answer.body = vec![0; length];
        line.read_exact(&mut answer.body).unwrap();
        answer
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(other, _)| other == name);
        found.map(|(_, value)| value.as_str())
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    /// Whether it is that trouble, with that status.
    pub(crate) fn is(&self, status: u16, code: &str) -> bool {
        let said = format!("{{\"trouble\":{{\"code\":\"{code}\"");
        self.status == status && self.text().starts_with(&said)
    }
}
