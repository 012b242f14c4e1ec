//! With which number is a socket closed?

use crate::{
    client::Client,
    server::{Server, settings, table},
};
use std::time::Duration;
use tokio_tungstenite::tungstenite::{
    Message,
    protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    },
};
use woe_server::Settings;
use woe_wire::{Code, Do, Door};

/// With which code and which number a client is let go.
async fn parting(client: &mut Client) -> (Code, u16) {
    let code = client.farewell().await;
    let (number, word) = client.closed.clone().expect("no frame at the end");
    assert_eq!(format!("\"{word}\""), woe_wire::written(&code));
    (code, number)
}

fn frame(bytes: &[u8], kind: Data, is_last: bool) -> Message {
    Message::Frame(Frame::message(bytes.to_vec(), OpCode::Data(kind), is_last))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_message_is_called_by_its_name() {
    let server = Server::start(settings()).await;
    let mut host = server.open(&table(2)).await;
    let long = " ".repeat(9 * 1024);
    let longer = " ".repeat(40 * 1024);
    let said = [
        (Message::binary(vec![1]), Code::NotAMessage, 1003),
        (frame(&[b'"', 0xff, 0xfe, b'"'], Data::Text, true), Code::NotAMessage, 1007),
        (frame(b"", Data::Continue, true), Code::NotAMessage, 1002),
        (Message::text(long), Code::TooLong, 1009),
        (Message::text(longer), Code::TooLong, 1009),
    ];
    for (message, code, number) in said {
        host.say_message(message).await;
        assert_eq!(parting(&mut host).await, (code, number));
        let mut stranger = Client::new(server.address(), host.door.clone(), None);
        stranger.connect().await;
        stranger.say("{}").await;
        assert_eq!(parting(&mut stranger).await, (Code::NotAMessage, 1008));
        host.come_in().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_in_vain_is_told_whether_to_come_back() {
    let first_message = Duration::from_millis(50);
    let server =
        Server::start(Settings { watchers_per_table: 1, first_message, ..settings() }).await;
    let mut host = server.open(&table(2)).await;
    let _watcher = server.watch(&host).await;
    let watch = Door::Watch(host.me().watch.unwrap());
    let tries = [
        (Door::Table("nobody".to_owned()), None, Code::NoSuchTable, 1008),
        (host.door.clone(), Some("0".repeat(32)), Code::WrongToken, 1008),
        (watch.clone(), None, Code::TooMany, 1013),
    ];
    for (door, token, code, number) in tries {
        let mut client = Client::new(server.address(), door, token);
        client.connect().await;
        client.say_hello().await;
        assert_eq!(parting(&mut client).await, (code, number));
    }
    let mut silent = Client::new(server.address(), host.door.clone(), None);
    silent.connect().await;
    assert_eq!(parting(&mut silent).await, (Code::TooLate, 1008));
    host.done(Do::Watching { allowed: false }).await;
    let mut late = Client::new(server.address(), watch, None);
    late.connect().await;
    late.say_hello().await;
    assert_eq!(parting(&mut late).await, (Code::NoWatching, 1008));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_let_go_by_a_table_is_told_whether_to_come_back() {
    let mut server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    let mut watcher = server.watch(&people[0]).await;
    people[0].done(Do::Watching { allowed: false }).await;
    assert_eq!(parting(&mut watcher).await, (Code::NoWatching, 1008));
    people[0].done(Do::Delete {}).await;
    for client in &mut people {
        assert_eq!(parting(client).await, (Code::Deleted, 1000));
    }
    let mut host = server.open(&table(2)).await;
    server.stop().await;
    assert_eq!(parting(&mut host).await, (Code::Closing, 1001));
}
