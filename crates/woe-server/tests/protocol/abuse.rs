//! What may somebody cost who means no good?

use crate::{
    client::{Client, Heard},
    server::{PATIENCE, Server, settings, table},
};
use std::time::Duration;
use tokio::{
    net::TcpSocket,
    time::{sleep, timeout},
};
use tokio_tungstenite::tungstenite::{
    Message,
    protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    },
};
use woe_server::Settings;
use woe_wire::{Code, Command, Do, FromClient, Payload, written};

/// No page of history is longer, nor is what a table shows at once.
const PAGE: usize = 64 * 1024;

/// Waits until something waits for those who are slow, or nothing.
async fn until(so: fn(usize) -> bool, server: &Server) {
    let waiting = async {
        while !so(server.waiting_bytes()) {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, waiting).await.expect("what waits changes");
}

/// Somebody at the door of a table who takes little at once and listens to nothing.
async fn deaf(server: &Server, host: &Client) -> Client {
    let watch = woe_wire::Door::Watch(host.me().watch.unwrap());
    let mut client = Client::new(server.address(), watch, None);
    let line = TcpSocket::new_v4().unwrap();
    line.set_recv_buffer_size(4096).unwrap();
    client.connect_by(line.connect(server.address()).await.unwrap()).await;
    client.say_hello().await;
    client
}

/// All that somebody may say at a table is said.
async fn talk_for_hours(host: &mut Client) {
    let line = "\u{10400}".repeat(400);
    loop {
        let reply = host.ask(Do::Chat { line: line.clone() }).await;
        if let Some(trouble) = reply.trouble() {
            assert_eq!(trouble.code, Code::TooMany);
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_for_hours_comes_in_pages() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(5)).await;
    people[0].done(Do::Start { first: None }).await;
    // Nobody takes the room of the others, so all of them have to talk.
    for person in &mut people {
        talk_for_hours(person).await;
    }
    let before = people[1].frames.len();
    let history = people[1].history().await;
    assert_eq!(history.lines, people[1].lines);
    assert_eq!(history.steps, people[1].steps);
    let pages = people[1].frames[before..].iter().filter(|text| text.starts_with("{\"reply\""));
    let sizes: Vec<usize> = pages.map(String::len).collect();
    assert!(sizes.len() > 3 && sizes.iter().all(|size| *size < PAGE), "{sizes:?}");
    assert!(sizes.iter().sum::<usize>() < 400 * 1024, "a table remembers no more: {sizes:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_the_past_and_does_not_listen_costs_a_page() {
    let stall = Duration::from_secs(3);
    let server = Server::start(Settings { stall, ..settings() }).await;
    let mut host = server.open(&table(2)).await;
    talk_for_hours(&mut host).await;
    let mut all = Vec::new();
    for _ in 0..10 {
        let mut client = deaf(&server, &host).await;
        for number in 0..200 {
            let command = Command { id: format!("c-{number}"), what: Do::History { from: None } };
            client.say(&written(&FromClient::Command(command))).await;
            assert!(server.waiting_bytes() < 11 * PAGE, "{}", server.waiting_bytes());
        }
        all.push(client);
    }
    until(|bytes| bytes > 0, &server).await;
    assert!(server.waiting_bytes() < 11 * PAGE, "{}", server.waiting_bytes());
    let history = host.done(Do::History { from: None }).await;
    assert!(matches!(history, Some(Payload::History(_))), "the others are answered meanwhile");
    until(|bytes| bytes == 0, &server).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_listen_is_let_go_and_can_come_back() {
    let (send_bytes, send_bytes_per_address) = (65_536, 100_000);
    // Who takes nothing for long is cut off without a word; here they are let go for what waits.
    let stall = Duration::from_secs(600);
    let narrow = Settings { send_bytes, send_bytes_per_address, stall, ..settings() };
    let server = Server::start(narrow).await;
    let mut host = server.open(&table(2)).await;
    let mut deaf_ones = Vec::new();
    for _ in 0..4 {
        deaf_ones.push(deaf(&server, &host).await);
    }
    let mut attentive = server.watch(&host).await;
    // The machine keeps some of it itself; what it does not take waits with us, and then no more.
    let mut since = None;
    for number in 0..20_000 {
        let line = format!("{number} {}", "\u{10400}".repeat(390));
        host.done(Do::Day { line: line.clone() }).await;
        attentive.until(|client| client.people()[0].day.as_ref() == Some(&line)).await;
        let waiting = server.waiting_bytes();
        assert!(waiting <= 100_000 + 4 * 200, "{waiting}");
        since = since.or((waiting > 0).then_some(number));
        if since.is_some_and(|since| number > since + 1000) {
            break;
        }
    }
    let last = host.people();
    for client in &mut deaf_ones {
        // What waits is still owed, up to the last word.
        while !matches!(client.listen().await, Heard::Silence) {}
        assert_eq!(client.closed, Some((1013, "too-slow".to_owned())));
        client.come_back().await;
        client.until(|client| client.people() == last).await;
    }
    until(|bytes| bytes == 0, &server).await;
}

/// A message of two pieces, and as many in between in which nothing is.
fn hollow(pieces: usize) -> impl Iterator<Item = Message> {
    let piece = |kind| Message::Frame(Frame::message(Vec::new(), OpCode::Data(kind), false));
    [piece(Data::Text)].into_iter().chain((0..pieces).map(move |_| piece(Data::Continue)))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_frame_counts() {
    let slow = Settings { messages_per_second: 1, message_burst: 100, ..settings() };
    let server = Server::start(slow).await;
    let mut host = server.open(&table(2)).await;
    let pings: Vec<Message> = (0..120).map(|_| Message::Ping(Vec::new().into())).collect();
    let pongs: Vec<Message> = (0..120).map(|_| Message::Pong(Vec::new().into())).collect();
    for frames in [pings, pongs, hollow(120).collect()] {
        for frame in frames {
            host.say_message(frame).await;
        }
        assert_eq!(host.farewell().await, Code::TooFast);
        assert_eq!(host.closed, Some((1008, "too-fast".to_owned())));
        host.come_in().await;
    }
    // What is in measure is heard.
    host.say_message(Message::Ping(vec![7].into())).await;
    host.done(Do::Chat { line: "Is anybody there?".to_owned() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_says_only_so_much_by_however_many_sockets() {
    let slow = Settings { messages_per_second_per_address: 20, trusted_hops: 1, ..settings() };
    let server = Server::start(slow).await;
    let mut host = server.open(&table(2)).await;
    let watch = woe_wire::Door::Watch(host.me().watch.unwrap());
    let mut flood = Vec::new();
    for _ in 0..4 {
        let mut client = Client::new(server.address(), watch.clone(), None);
        client.forwarded_for = Some("10.1.1.1:4000");
        client.come_in().await;
        flood.push(client);
    }
    for _ in 0..100 {
        for client in &mut flood {
            client.say_message(Message::Pong(Vec::new().into())).await;
        }
    }
    for client in &mut flood {
        assert_eq!(client.farewell().await, Code::TooFast);
    }
    host.done(Do::Chat { line: "What was that?".to_owned() }).await;
}
