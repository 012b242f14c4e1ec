//! How is a server started by a command, asked and stopped?

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
};

/// A server that was started by a command.
pub(crate) struct Server {
    child: Child,
    address: String,
    #[allow(dead_code, reason = "not every test file reads what a server announces")]
    pub(crate) told: String,
}

impl Server {
    pub(crate) fn start(words: &[&str], variables: &[(&str, &str)]) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_woe"));
        command.args(words).envs(variables.iter().copied());
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WSL_DISTRO_NAME");
        command.env("LC_ALL", "C").stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut told = String::new();
        let mut out = BufReader::new(child.stdout.as_mut().unwrap());
        // What is said last is said when all is ready.
        while !told.contains("Ctrl-C") {
            assert_ne!(out.read_line(&mut told).unwrap(), 0, "it ends early: {told}");
        }
        let address = told.split("http://").nth(1).and_then(|rest| rest.lines().next());
        let address = address.unwrap().to_owned();
        Server { child, address, told }
    }

    #[allow(dead_code, reason = "not every test file gets something")]
    pub(crate) fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path} HTTP/1.1"), "")
    }

    pub(crate) fn post(&self, path: &str, body: &str) -> String {
        let length = body.len();
        let kind = "content-type: application/json";
        self.ask(&format!("POST {path} HTTP/1.1\r\n{kind}\r\ncontent-length: {length}"), body)
    }

    /// Sends a request whose head lacks only what all have in common.
    fn ask(&self, head: &str, body: &str) -> String {
        let mut line = TcpStream::connect(&self.address).unwrap();
        let host = &self.address;
        write!(line, "{head}\r\nhost: {host}\r\nconnection: close\r\n\r\n{body}").unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks it to stop; what it logged.
    pub(crate) fn stop(mut self) -> String {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert_eq!(self.child.wait().unwrap().code(), Some(0), "{log}");
        log
    }
}
