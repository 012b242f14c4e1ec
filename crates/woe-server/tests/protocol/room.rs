//! Can somebody take the room of others?

use crate::{
    client::Client,
    play::chance,
    server::{Server, settings, swift, table, table_with_bots},
};
use std::time::Duration;
use woe_server::Settings;
use woe_wire::{Code, Do, Door, OpenTable, TableOptions, You, written};

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_may_watch_people_play_all_the_same() {
    let server = Server::start(Settings { watchers_per_table: 0, ..settings() }).await;
    let mut people = server.company(&table(2)).await;
    let other_device = server.enter(people[1].door.clone(), people[1].token.clone()).await;
    assert_eq!(other_device.you, people[1].you);
    let visitor = server.enter(people[0].door.clone(), None).await;
    assert_eq!(visitor.you, Some(You::Visitor));
    let mut watcher =
        Client::new(server.address(), Door::Watch(people[0].me().watch.unwrap()), None);
    watcher.connect().await;
    watcher.say_hello().await;
    assert_eq!(watcher.farewell().await, Code::TooMany);
    crate::play::begin(&mut people, &mut chance(91, 0)).await;
    people[1].cut();
    people[1].come_back().await;
    people[1].done(Do::Chat { line: "Here I am.".to_owned() }).await;
}

/// Comes from there, and is let in or not.
async fn from(
    server: &Server,
    address: &'static str,
    door: &Door,
    token: Option<String>,
) -> Client {
    let mut client = Client::new(server.address(), door.clone(), token);
    client.forwarded_for = Some(address);
    client.connect().await;
    client.say_hello().await;
    client
}

async fn crowd(server: &Server, door: &Door, token: Option<&str>) -> Vec<Client> {
    let mut all = Vec::new();
    for _ in 0..20 {
        let mut client = from(server, "10.1.1.1", door, token.map(str::to_owned)).await;
        client.until(|client| client.you.is_some()).await;
        all.push(client);
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_crowds_a_door_makes_room_for_others() {
    let server = Server::start(Settings { trusted_hops: 1, ..settings() }).await;
    let mut host = server.open(&table(2)).await;
    let mut crowd = crowd(&server, &host.door, None).await;
    let mut more = from(&server, "10.1.1.1", &host.door, None).await;
    assert_eq!(more.farewell().await, Code::TooMany);
    let mut ben = from(&server, "10.1.1.2", &host.door, None).await;
    ben.until(|client| client.you.is_some()).await;
    assert_eq!(crowd[0].farewell().await, Code::TooMany);
    assert_eq!(crowd[1].trouble(Do::Look { at: 0 }).await, Code::NeedsASeat, "still there");
    ben.join("Ben", None).await;
    host.until(|host| host.people()[1].name == "Ben").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_device_of_a_seat_takes_the_place_of_its_first() {
    let server = Server::start(settings()).await;
    let mut host = server.open(&table(2)).await;
    let token = host.token.clone();
    let mut devices = crowd(&server, &host.door, token.as_deref()).await;
    // The twentieth of them was one too many for the host's own.
    assert_eq!(host.farewell().await, Code::TooMany);
    devices[0].done(Do::Chat { line: "Which of me is it?".to_owned() }).await;
    host.come_in().await;
    assert_eq!(devices[0].farewell().await, Code::TooMany);
    host.done(Do::Chat { line: "Me.".to_owned() }).await;
}

/// Tables of many kinds, more than are remembered.
fn kinds() -> impl Iterator<Item = TableOptions> {
    let of = |edition: &'static str| {
        let rounds = [10, 20, 30, 60].into_iter();
        rounds.flat_map(move |rounds| (3..=5).map(move |characters| (edition, rounds, characters)))
    };
    let shapes = ["first", "second"].into_iter().flat_map(of);
    let ways =
        [None, Some(false), Some(true)].map(|retorts| [true, false].map(|plain| (plain, retorts)));
    shapes.flat_map(move |(edition, rounds, characters)| {
        ways.into_iter().flatten().map(move |(plain, retorts)| TableOptions {
            edition: edition.to_owned(),
            characters: Some(characters),
            rounds,
            plain,
            retorts,
            ..swift()
        })
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_cannot_decide_costs_the_others_nothing() {
    let server = Server::start(Settings { idle: Duration::from_millis(1), ..settings() }).await;
    let unusual =
        OpenTable { options: TableOptions { rounds: 5, ..swift() }, ..table_with_bots(2) };
    let mut elsewhere = server.open(&unusual).await;
    elsewhere.cut();
    let mut hosts = vec![server.open(&table(2)).await, server.open(&table(3)).await];
    assert!(kinds().count() > 128);
    for (number, options) in kinds().enumerate() {
        hosts[number % 2].done(Do::Options { options: options.clone() }).await;
        let dealt = OpenTable { options, ..table_with_bots(1) };
        let (status, body) = server.post("/api/tables", &written(&dealt)).await;
        assert_eq!(status, 201, "{body}");
    }
    elsewhere.come_in().await;
    assert_eq!(elsewhere.table().options, unusual.options);
    elsewhere.done(Do::Chat { line: "Where was I?".to_owned() }).await;
    for host in &mut hosts {
        host.done(Do::Chat { line: "As you like it.".to_owned() }).await;
    }
}
