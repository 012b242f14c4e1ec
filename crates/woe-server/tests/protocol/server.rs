//! How does a test have a house of its own?

use crate::client::Client;
use std::{fs, net::SocketAddr, path::PathBuf, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use woe_cards::SetSource;
use woe_server::{Keeping, Running, Settings, start, start_at};
use woe_wire::{
    Arranged, BesideOptions, Door, Level, OpenTable, Opened, TableOptions, read, written,
};

/// A test that would wait for ever fails instead.
pub(crate) const PATIENCE: Duration = Duration::from_secs(40);

/// A server of one's own.
pub(crate) struct Server {
    running: Option<Running>,
    settings: Settings,
}

/// Nothing is limited that a test does not limit itself, and bots do not seem to think.
pub(crate) fn settings() -> Settings {
    Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        messages_per_second: 100_000,
        message_burst: 100_000,
        messages_per_second_per_address: 1_000_000,
        requests_per_second: 1_000_000,
        tables_per_address_per_hour: 1_000_000,
        watchers_per_table: 1000,
        sockets: 100_000,
        sockets_per_address: 100_000,
        send_queue: 4096,
        bot_threads: 2,
        bot_pause_ms: 0,
        ..Settings::default()
    }
}

/// An empty folder that no other test uses.
pub(crate) fn folder(name: &str) -> Keeping {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("protocol").join(name);
    match fs::remove_dir_all(&folder) {
        Err(why) if why.kind() != std::io::ErrorKind::NotFound => panic!("{why}"),
        _ => fs::create_dir_all(&folder).unwrap(),
    }
    Keeping::Folder(folder)
}

/// A short evening without masking.
pub(crate) fn swift() -> TableOptions {
    TableOptions {
        edition: "first".to_owned(),
        characters: Some(2),
        plain: false,
        retorts: None,
        rounds: 5,
        response_seconds: 1,
        swift: true,
        away_minutes: None,
        sets: vec!["gloom".to_owned()],
        beside: BesideOptions::default(),
    }
}

/// A table that Ann opens for people.
pub(crate) fn table(people: usize) -> OpenTable {
    OpenTable {
        name: "Ann".to_owned(),
        family: None,
        others: vec![Arranged::Open; people - 1],
        options: swift(),
        watching: true,
        start: false,
    }
}

/// A table that Ann opens for herself and bots.
pub(crate) fn table_with_bots(bots: usize) -> OpenTable {
    OpenTable { others: vec![Arranged::Bot(Level::Foundling); bots], start: true, ..table(1) }
}

impl Server {
    pub(crate) async fn start(settings: Settings) -> Server {
        let running = start(settings.clone()).await.unwrap();
        Server { running: Some(running), settings }
    }

    /// The same, as if it were that time, in milliseconds since 1970.
    pub(crate) async fn start_at(settings: Settings, now: u64) -> Server {
        let running = start_at(settings.clone(), now).await.unwrap();
        Server { running: Some(running), settings }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.running.as_ref().unwrap().address()
    }

    /// How many bytes wait for those who are slow.
    pub(crate) fn waiting_bytes(&self) -> usize {
        self.running.as_ref().unwrap().waiting_bytes()
    }

    pub(crate) async fn stop(&mut self) {
        timeout(PATIENCE, self.running.take().unwrap().stop()).await.unwrap();
    }

    /// Stops, and starts with what was kept, at another port.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.running = Some(start(self.settings.clone()).await.unwrap());
    }

    /// The same with other sets at hand.
    pub(crate) async fn restart_with(&mut self, sources: Vec<SetSource>) {
        self.stop().await;
        self.start_with(sources).await;
    }

    /// Starts again, with other sets at hand.
    pub(crate) async fn start_with(&mut self, sources: Vec<SetSource>) {
        self.settings.sources = sources;
        self.running = Some(start(self.settings.clone()).await.unwrap());
    }

    /// Status and body of an answer.
    pub(crate) async fn get(&self, path: &str) -> (u16, String) {
        self.ask(&format!("GET {path} HTTP/1.1"), "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &str) -> (u16, String) {
        let length = body.len();
        let head = format!("POST {path} HTTP/1.1\r\ncontent-length: {length}");
        self.ask(&format!("{head}\r\ncontent-type: application/json"), body).await
    }

    /// Sends a request whose head lacks only what all have in common.
    pub(crate) async fn ask(&self, head: &str, body: &str) -> (u16, String) {
        let (head, body) = self.fetch(head, body).await;
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, String::from_utf8(body).unwrap())
    }

    /// The head and the body of an answer, as they are.
    pub(crate) async fn fetch(&self, head: &str, body: &str) -> (String, Vec<u8>) {
        let address = self.address();
        let request = format!("{head}\r\nhost: {address}\r\nconnection: close\r\n\r\n{body}");
        let mut line = TcpStream::connect(address).await.unwrap();
        line.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        timeout(PATIENCE, line.read_to_end(&mut answer)).await.unwrap().unwrap();
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
        let body = answer.split_off(end + 4);
        (String::from_utf8(answer).unwrap(), body)
    }

    /// Opens a table, and sits down as its host.
    pub(crate) async fn open(&self, table: &OpenTable) -> Client {
        let (status, body) = self.post("/api/tables", &written(table)).await;
        assert_eq!(status, 201, "{body}");
        let opened: Opened = read(&body).unwrap();
        self.enter(Door::Table(opened.table), Some(opened.token)).await
    }

    /// Comes in, as whoever the door and the token make one.
    pub(crate) async fn enter(&self, door: Door, token: Option<String>) -> Client {
        Client::enter(self.address(), door, token).await
    }

    /// Comes in by the invite link of that table, and takes a seat.
    pub(crate) async fn join(&self, table: &Client, name: &str) -> Client {
        let mut client = self.enter(table.door.clone(), None).await;
        client.join(name, None).await;
        client
    }

    /// Comes in by the link that the host has for watchers.
    pub(crate) async fn watch(&self, host: &Client) -> Client {
        self.enter(Door::Watch(host.me().watch.unwrap()), None).await
    }

    /// A table for so many people, who have all sat down; the first is the host.
    pub(crate) async fn company(&self, table: &OpenTable) -> Vec<Client> {
        let mut people = vec![self.open(table).await];
        let open = table.others.iter().filter(|other| **other == Arranged::Open).count();
        for name in ["Ben", "Cora", "Dan", "Eve"].into_iter().take(open) {
            let person = self.join(&people[0], name).await;
            people.push(person);
        }
        people
    }
}
