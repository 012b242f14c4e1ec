//! Does a glance read, and change nothing?

use crate::{
    play::{begin, chance},
    server::{Server, folder, settings, table},
};
use woe_server::Settings;
use woe_wire::{
    Arranged, Code, Do, Door, FromServer, Glance, Glimpsed, Level, OpenTable, Phase, read, written,
};

async fn glance(server: &Server, door: &Door, token: Option<&String>) -> Glimpsed {
    let (status, body) = ask(server, door, token).await;
    assert_eq!(status, 200, "{body}");
    read(&body).unwrap()
}

async fn ask(server: &Server, door: &Door, token: Option<&String>) -> (u16, String) {
    let asked = Glance { door: door.clone(), token: token.cloned() };
    server.post("/api/glance", &written(&asked)).await
}

async fn denied(server: &Server, door: &Door, token: Option<&String>) -> (u16, Code) {
    let (status, body) = ask(server, door, token).await;
    let Ok(FromServer::Trouble(trouble)) = read(&body) else { panic!("{body}") };
    (status, trouble.code)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_glance_is_not_a_return() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(3)).await;
    let door = people[0].door.clone();
    let in_lobby = glance(&server, &door, people[1].token.as_ref()).await;
    assert_eq!((in_lobby.phase, in_lobby.seat, in_lobby.asked), (Phase::Lobby, Some(1), None));
    assert_eq!(
        (&in_lobby.names[..], in_lobby.here),
        (&["Ann", "Ben", "Cora"].map(str::to_owned)[..], 3)
    );
    begin(&mut people, &mut chance(411, 0)).await;
    people[1].done(Do::StandIn { level: Some(Level::Clerk) }).await;
    let mut cora = people.remove(2);
    cora.cut();
    people[0].until(|host| !host.people()[2].here).await;
    let before = (people[0].people(), people[0].frames.len());
    for client in [&people[1], &cora] {
        let seen = glance(&server, &door, client.token.as_ref()).await;
        assert_eq!(seen.phase, Phase::Playing);
        assert_eq!(seen.here, 2);
    }
    // Nobody noticed: a reply comes next, and nothing has changed.
    people[0].done(Do::History { from: None }).await;
    let events = people[0].frames[before.1..].iter().filter(|frame| frame.contains("\"people\""));
    assert_eq!(events.count(), 0);
    assert_eq!(people[0].people(), before.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sleeping_table_stays_asleep() {
    let data = folder("asleep");
    let slow = Settings { data: data.clone(), bot_pause_ms: 3_600_000, ..settings() };
    let mut server = Server::start(slow).await;
    let others = vec![Arranged::Open, Arranged::Bot(Level::Foundling)];
    let mut people = server.company(&OpenTable { others, ..table(1) }).await;
    let watch = Door::Watch(people[0].me().watch.unwrap());
    people[0].done(Do::Start { first: Some(2) }).await;
    let (door, token) = (people[0].door.clone(), people[1].token.clone());
    drop(people);
    server.stop().await;
    // As soon as somebody comes the bot plays, whose turn it is.
    let mut server = Server::start(Settings { data, ..settings() }).await;
    for _ in 0..3 {
        let seen = glance(&server, &door, token.as_ref()).await;
        assert_eq!((seen.phase, seen.seat, seen.here), (Phase::Playing, Some(1), 0));
        assert_eq!(seen.asked, Some(2));
        assert_eq!(glance(&server, &watch, None).await.asked, Some(2));
        assert_eq!(glance(&server, &door, None).await.asked, None, "a visitor sees who sits there");
        server.restart().await;
    }
    let mut ben = server.enter(door, token).await;
    ben.until(|ben| ben.steps.iter().any(|step| step.by == Some(2))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_look_in_who_would_be_let_in() {
    let mut server = Server::start(Settings { data: folder("looking-in"), ..settings() }).await;
    let mut people = server.company(&table(2)).await;
    let door = people[0].door.clone();
    let watch = Door::Watch(people[0].me().watch.unwrap());
    people[0].done(Do::Watching { allowed: false }).await;
    let (wrong, nowhere) = ("0".repeat(32), Door::Table("nowhere".to_owned()));
    for _ in 0..2 {
        assert_eq!(denied(&server, &door, Some(&wrong)).await, (403, Code::WrongToken));
        assert_eq!(denied(&server, &watch, None).await, (403, Code::NoWatching));
        assert_eq!(denied(&server, &nowhere, None).await, (404, Code::NoSuchTable));
        server.restart().await;
    }
    for body in ["", "{}", "{\"door\":{\"table\":\"x\"},\"more\":1}"] {
        assert_eq!(server.post("/api/glance", body).await.0, 400, "{body}");
    }
    let length = written(&Glance { door, token: None }).len();
    let head = "POST /api/glance HTTP/1.1\r\norigin: https://evil.example";
    let head = format!("{head}\r\ncontent-type: application/json\r\ncontent-length: {length}");
    assert_eq!(server.ask(&head, &" ".repeat(length)).await.0, 400);
}
