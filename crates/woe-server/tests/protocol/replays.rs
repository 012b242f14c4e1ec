//! Is a finished game sent whole, small, and no oftener than it must?

use crate::{
    client::Client,
    play::play_to_the_end,
    server::{Server, settings, table},
};
use flate2::read::GzDecoder;
use std::io::Read;
use woe_server::Settings;
use woe_wire::{Do, Replay};

/// What was answered.
struct Answer {
    status: u16,
    head: String,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        let pairs = self.head.lines().filter_map(|line| line.split_once(": "));
        let mut named = pairs.filter(|(other, _)| other.eq_ignore_ascii_case(name));
        named.next().map(|(_, value)| value)
    }

    /// A tag that stands for these very bytes.
    fn tag(&self) -> String {
        let tag = self.header("etag").expect("it has a tag");
        assert!(tag.starts_with('"'), "{tag} is weak");
        tag.to_owned()
    }

    fn unpacked(&self) -> String {
        assert_eq!(self.header("content-encoding"), Some("gzip"));
        let mut text = String::new();
        GzDecoder::new(&self.body[..]).read_to_string(&mut text).unwrap();
        text
    }
}

async fn ask(server: &Server, path: &str, header: &str) -> Answer {
    let (head, body) = server.fetch(&format!("GET {path} HTTP/1.1\r\n{header}"), "").await;
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head, body }
}

const PLAIN: &str = "accept-encoding: identity";
const SMALL: &str = "accept-encoding: br;q=0.1, gzip";

/// A finished game: its host, and where it can be fetched.
async fn finished(server: &Server) -> (Client, [String; 3]) {
    let mut people = server.company(&table(2)).await;
    people[0].done(Do::Start { first: None }).await;
    let (host, _) = play_to_the_end(people, 7).await.remove(0);
    let name = host.me().replay.unwrap();
    let paths = ["", "/record", "/text?lang=it"].map(|it| format!("/api/replays/{name}{it}"));
    (host, paths)
}

fn patient() -> Settings {
    Settings { requests_per_second: 10_000, ..settings() }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_leaves_a_finished_game_has_a_strong_tag_and_is_sent_small_and_once() {
    let server = Server::start(patient()).await;
    let (_host, paths) = finished(&server).await;
    for path in &paths {
        let plain = ask(&server, path, PLAIN).await;
        let small = ask(&server, path, SMALL).await;
        assert_eq!((plain.status, small.status), (200, 200));
        let length = plain.header("content-length").unwrap().parse::<usize>().unwrap();
        assert_eq!((plain.header("content-encoding"), plain.body.len()), (None, length));
        assert_eq!(small.unpacked().as_bytes(), plain.body, "{path}");
        assert!(small.body.len() * 2 < plain.body.len(), "{path}: {}", small.body.len());
        assert_ne!(plain.tag(), small.tag(), "other bytes");
        for (answer, wish) in [(&plain, PLAIN), (&small, SMALL)] {
            let known = format!("{wish}\r\nif-none-match: {}", answer.tag());
            let again = ask(&server, path, &known).await;
            assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
            assert_eq!(again.header("cache-control"), Some("private, no-cache"));
        }
    }
    let whole = String::from_utf8(ask(&server, &paths[0], PLAIN).await.body).unwrap();
    let replay: Replay = woe_wire::read(&whole).unwrap();
    assert!(!replay.steps.is_empty() && !replay.steps[0].parts.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_or_deleted_changes_what_is_sent_at_once() {
    let server = Server::start(patient()).await;
    let (mut host, paths) = finished(&server).await;
    let mut known = Vec::new();
    for path in &paths {
        known.push(format!("if-none-match: {}", ask(&server, path, PLAIN).await.tag()));
    }
    host.done(Do::Chat { line: "Che serata!".to_owned() }).await;
    let spoken = ask(&server, &paths[0], &known[0]).await;
    assert_eq!(spoken.status, 200);
    assert!(String::from_utf8(spoken.body).unwrap().contains("Che serata!"));
    host.done(Do::Delete {}).await;
    for (path, known) in paths.iter().zip(&known) {
        assert_eq!(ask(&server, path, known).await.status, 404, "{path}");
    }
}
