//! How is a server started for a while?

use crate::Outcome;
use std::{
    io::{BufRead, BufReader, Read},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
};

/// No limit shall be what is measured.
const LIMITS: [&str; 8] = [
    "--tables=1000000",
    "--sockets=1000000",
    "--sockets-per-address=1000000",
    "--tables-per-address-per-hour=1000000",
    "--requests-per-second=1000000",
    "--messages-per-second=100000",
    "--message-burst=100000",
    "--messages-per-second-per-address=1000000",
];

/// A server that runs until it is dropped.
pub(super) struct Server {
    pub(super) address: String,
    child: Child,
    /// Held, because a server that cannot print may end.
    _said: BufReader<ChildStdout>,
}

impl Server {
    /// Ours, with tables kept there.
    pub(super) fn start(program: &Path, data: &Path) -> Outcome<Server> {
        let mut command = Command::new(program);
        command.args(["serve", "--no-open", "--listen=127.0.0.1:0", "--log=warn"]).args(LIMITS);
        let is_address = |line: &str| {
            let word =
                line.split_whitespace().find(|word| word.starts_with("http://127.0.0.1:"))?;
            Some(word.trim_start_matches("http://").to_owned())
        };
        Server::spawn(command.arg("--data").arg(data), is_address)
    }

    /// Any, once it has printed a line that tells its address.
    pub(super) fn spawn(
        command: &mut Command,
        address: impl Fn(&str) -> Option<String>,
    ) -> Outcome<Server> {
        let cannot = |trouble| format!("the server does not start: {trouble}");
        let mut child = command.stdout(Stdio::piped()).spawn().map_err(cannot)?;
        let out = child.stdout.take().ok_or("the server has nothing to print to")?;
        let mut said = BufReader::new(out);
        let told = said.by_ref().lines().map_while(Result::ok).find_map(|line| address(&line));
        match told {
            Some(address) => Ok(Server { address, child, _said: said }),
            None => Err("the server ended before it told its address".into()),
        }
    }

    /// The number of its process.
    pub(super) fn process(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that has ended already needs no end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
