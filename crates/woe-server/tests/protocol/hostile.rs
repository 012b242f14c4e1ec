//! What becomes of those who say what nobody should?

use crate::{
    client::{Client, Heard},
    play::{begin, chance},
    server::{PATIENCE, Server, settings, table, table_with_bots},
};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;
use woe_server::Settings;
use woe_wire::{Action, Choice, Code, Do, Door, FromClient, Hello, Payload, You, written};

async fn stranger(server: &Server) -> Client {
    let mut client = Client::new(server.address(), Door::Table("nobody".to_owned()), None);
    client.connect().await;
    client
}

/// Whether a table still lives, for one who sits there.
async fn goes_on(client: &mut Client) {
    client.done(Do::Chat { line: "Is anybody there?".to_owned() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_message_that_is_no_hello_ends_it() {
    let server = Server::start(settings()).await;
    let first = [
        "",
        "hello",
        "null",
        "[]",
        "{}",
        r#"{"hello":{}}"#,
        r#"{"hello":{"door":{"table":7}}}"#,
        r#"{"hello":{"door":{"cellar":"x"}}}"#,
        r#"{"hello":{"door":{"table":"x"},"token":null,"secret":1}}"#,
        r#"{"hello":{"door":{"table":"x"},"resume":{"epoch":"x","last":-1}}}"#,
        r#"{"command":{"id":"c-1","do":{"history":{}}}}"#,
    ];
    for text in first {
        let mut client = stranger(&server).await;
        client.say(text).await;
        assert_eq!(client.farewell().await, Code::NotAMessage, "{text}");
    }
    let mut client = stranger(&server).await;
    client.say_message(Message::binary(vec![0, 159, 146, 150])).await;
    assert_eq!(client.farewell().await, Code::NotAMessage);
    let mut client = stranger(&server).await;
    client.say(&"[".repeat(9 * 1024)).await;
    assert_eq!(client.farewell().await, Code::TooLong);
    let mut client = stranger(&server).await;
    client.say(&"[".repeat(8 * 1024)).await;
    assert_eq!(client.farewell().await, Code::NotAMessage);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_says_nothing_is_let_go() {
    let patience = Duration::from_millis(20);
    let server = Server::start(Settings { first_message: patience, ..settings() }).await;
    let mut client = stranger(&server).await;
    assert_eq!(client.farewell().await, Code::TooLate);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_right_door_and_the_right_token_lead_in() {
    let server = Server::start(settings()).await;
    let mut host = server.open(&table(2)).await;
    let (door, token) = (host.door.clone(), host.token.clone().unwrap());
    let Door::Table(name) = door.clone() else { panic!() };
    let watch = host.me().watch.unwrap();
    let longer = format!("{token}{token}{token}");
    let tries = [
        (Door::Table("nobody".to_owned()), Some(token.clone()), Code::NoSuchTable),
        (Door::Table(watch.clone()), None, Code::NoSuchTable),
        (Door::Watch(name), None, Code::NoSuchTable),
        (Door::Table(String::new()), None, Code::NoSuchTable),
        (door.clone(), Some("0".repeat(32)), Code::WrongToken),
        (door.clone(), Some(String::new()), Code::WrongToken),
        (door.clone(), Some(longer), Code::WrongToken),
        (door.clone(), Some(token.to_uppercase()), Code::WrongToken),
    ];
    for (door, token, code) in tries {
        let mut client = Client::new(server.address(), door, token);
        client.connect().await;
        client.say_hello().await;
        assert_eq!(client.farewell().await, code, "{:?}", client.door);
    }
    let watcher = server.enter(Door::Watch(watch), Some(token)).await;
    assert_eq!(watcher.you, Some(You::Watcher), "a watcher's link gives nobody a seat");
    goes_on(&mut host).await;
}

/// What is none of our messages, for one reason or another.
const NO_MESSAGES: [&str; 16] = [
    "",
    "nonsense",
    "{\"command\":",
    r#"{"command":{"id":"c-1"}}"#,
    r#"{"command":{"id":"c-1","do":"history"}}"#,
    r#"{"command":{"id":"c-1","do":{"history":{"extra":1}}}}"#,
    r#"{"command":{"id":"c-1","do":{"history":{}},"extra":1}}"#,
    r#"{"command":{"id":7,"do":{"history":{}}}}"#,
    r#"{"command":{"id":"c-1","do":{"rob":{"seat":1}}}}"#,
    r#"{"command":{"id":"c-1","do":{"look":{"at":-1}}}}"#,
    r#"{"command":{"id":"c-1","do":{"look":{"at":1e99}}}}"#,
    r#"{"command":{"id":"c-1","do":{"answer":{"decision":1,"action":"cheat"}}}}"#,
    r#"{"command":{"id":"c-1","do":{"answer":{"decision":1,"action":{"discard":65536}}}}}"#,
    r#"{"command":{"id":"c-1","do":{"answer":{"decision":1,"action":{"choose":256}}}}}"#,
    r#"{"command":{"id":"c-1","do":{"answer":{"decision":1,"action":{"play":{"card":1,"x":1}}}}}}"#,
    r#"{"command":{"id":"c-1","do":{"answer":{"decision":4294967296,"action":"pass"}}}}"#,
];

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_none_is_answered_and_forgotten() {
    let server = Server::start(settings()).await;
    let mut host = server.open(&table_with_bots(2)).await;
    let hello = Hello { door: host.door.clone(), token: host.token.clone(), resume: None };
    let hello = written(&FromClient::Hello(hello));
    for text in NO_MESSAGES.into_iter().chain([hello.as_str()]) {
        host.say(text).await;
        match host.listen_past_events().await {
            Heard::Trouble(trouble) => assert_eq!(trouble.code, Code::NotAMessage, "{text}"),
            heard => panic!("{heard:?} to {text}"),
        }
    }
    goes_on(&mut host).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ids_are_short_words_and_frames_are_short_texts() {
    let server = Server::start(settings()).await;
    let mut host = server.open(&table_with_bots(2)).await;
    for id in ["", "c 1", "c\u{202e}1", &"c".repeat(37)] {
        let command = woe_wire::Command { id: id.to_owned(), what: Do::History { from: None } };
        host.say(&written(&FromClient::Command(command))).await;
        let reply = host.reply_to(id).await;
        assert_eq!(reply.trouble().unwrap().code, Code::NotAMessage);
    }
    goes_on(&mut host).await;
    host.say_message(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(host.farewell().await, Code::NotAMessage);
    host.come_in().await;
    host.say(&" ".repeat(9 * 1024)).await;
    assert_eq!(host.farewell().await, Code::TooLong);
    host.come_in().await;
    goes_on(&mut host).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_that_nothing_has_do_no_harm() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    let asked = begin(&mut people, &mut chance(71, 0)).await;
    let (host, decision) = (&mut people[0], asked.decision);
    let nothing = [
        Action::Play { card: u16::MAX, on: None },
        Action::Play { card: 0, on: Some(u8::MAX) },
        Action::Discard(u16::MAX),
        Action::Choose(u8::MAX),
        Action::Pick(u16::MAX),
    ];
    for action in nothing {
        let code = host.trouble(Do::Answer { decision, action, story: None }).await;
        assert_eq!(code, Code::NoSuchThing, "{action:?}");
    }
    for action in [Action::Use, Action::Take(Choice::First), Action::Choose(0)] {
        let refused = host.refused(Do::Answer { decision, action, story: None }).await;
        assert!(!refused.refusal.is_empty() && refused.rule.contains('-'), "{refused:?}");
    }
    let seat = 200;
    let to = woe_wire::Arranged::Open;
    assert_eq!(host.trouble(Do::Arrange { seat, to }).await, Code::NoSuchThing);
    assert_eq!(host.trouble(Do::Look { at: u32::MAX }).await, Code::NoSuchThing);
    assert_eq!(host.trouble(Do::Applaud { at: u32::MAX }).await, Code::NoSuchThing);
    let back = Do::TakeBack { decision: u32::MAX };
    assert_eq!(host.trouble(back).await, Code::NothingToTakeBack);
    assert_eq!(host.asked(), Some(asked.clone()));
    // Another's turn is another's turn.
    let refused = people[1].refused(Do::Answer { decision, action: Action::Pass, story: None });
    assert_eq!(refused.await.refusal, "not-your-decision");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_stopped_and_the_others_play_on() {
    let slow = Settings { messages_per_second: 1, message_burst: 5, ..settings() };
    let server = Server::start(slow).await;
    let mut people = server.company(&table(2)).await;
    for _ in 0..20 {
        people[1].say("flood").await;
    }
    assert_eq!(people[1].farewell().await, Code::TooFast);
    people[0].until(|host| !host.people()[1].here).await;
    goes_on(&mut people[0]).await;
    people[1].come_in().await;
    goes_on(&mut people[1]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_has_only_so_much_room() {
    let server = Server::start(Settings { tables: 1, watchers_per_table: 1, ..settings() }).await;
    let mut host = server.open(&table(2)).await;
    let (status, body) = server.post("/api/tables", &written(&table(2))).await;
    assert!(status == 503 && body.contains("\"too-many\""), "{status} {body}");
    let watcher = server.watch(&host).await;
    let mut second = Client::new(server.address(), watcher.door.clone(), None);
    second.connect().await;
    second.say_hello().await;
    assert_eq!(second.farewell().await, Code::TooMany);
    goes_on(&mut host).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_somewhere_else_gets_no_socket() {
    let server = Server::start(settings()).await;
    let key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13";
    let head = format!("GET /ws HTTP/1.1\r\nupgrade: websocket\r\n{key}");
    let (status, body) = server.ask(&format!("{head}\r\norigin: https://evil.example"), "").await;
    assert!(status == 403 && body.contains("\"wrong-origin\""), "{status} {body}");
    let (status, _) = server.ask(&format!("{head}\r\norigin: null"), "").await;
    assert_eq!(status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_and_visitors_only_look() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    let mut watcher = server.watch(&people[0]).await;
    let mut visitor = server.enter(people[0].door.clone(), None).await;
    people[0].done(Do::Start { first: None }).await;
    let deeds = [
        Do::Name { name: "Nobody".to_owned() },
        Do::Chat { line: "Boo.".to_owned() },
        Do::Answer { decision: 1, action: Action::Pass, story: None },
        Do::Applaud { at: 1 },
        Do::Start { first: None },
        Do::Rematch {},
        Do::Delete {},
        Do::StandIn { level: None },
        Do::Consent { yes: true },
    ];
    for what in deeds {
        assert_eq!(watcher.trouble(what.clone()).await, Code::NeedsASeat, "{what:?}");
        assert_eq!(visitor.trouble(what).await, Code::NeedsASeat);
    }
    let join = Do::Join { name: "Nobody".to_owned(), family: None, token: None };
    assert_eq!(watcher.trouble(join.clone()).await, Code::NeedsASeat);
    assert_eq!(visitor.trouble(join).await, Code::SeatTaken);
    assert_eq!(visitor.trouble(Do::History { from: None }).await, Code::NeedsASeat);
    assert_eq!(visitor.trouble(Do::Look { at: 0 }).await, Code::NeedsASeat);
    let history = watcher.done(Do::History { from: None }).await;
    assert!(matches!(history, Some(Payload::History(_))));
    assert_eq!([visitor.bag.text("turn"), visitor.bag.text("piles")], [None; 2]);
    assert_eq!([watcher.bag.text("hand"), watcher.bag.text("me")], [None; 2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_only_ever_words() {
    let server = Server::start(settings()).await;
    let mut host = server.open(&table(2)).await;
    let mut visitor = server.enter(host.door.clone(), None).await;
    for name in ["", "   ", "\u{202e}\u{200b}", "!!!", &"a".repeat(1000)] {
        let join = Do::Join { name: name.to_owned(), family: None, token: None };
        assert_eq!(visitor.trouble(join).await, Code::BadName, "{name}");
        let name = name.to_owned();
        assert_eq!(host.trouble(Do::Name { name }).await, Code::BadName);
    }
    visitor.join("<img\u{200b} src=x>\u{202e}: [9] > Ann", None).await;
    host.until(|host| host.people()[1].sits == woe_wire::Sits::Person).await;
    assert_eq!(host.people()[1].name, "img src=x 9 Ann");
    // A name cannot say anything in a record.
    host.done(Do::Start { first: None }).await;
    let played = crate::play::play_to_the_end(vec![host, visitor], 72);
    let played = tokio::time::timeout(PATIENCE * 2, played).await.unwrap();
    crate::fate::record_of(&server, &played[0].0).await;
}
