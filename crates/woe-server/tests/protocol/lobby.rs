//! How do people come to their seats, and how do they leave them?

use crate::{
    client::Client,
    play::{begin, chance, play_to_the_end, play_until},
    server::{Server, settings, swift, table, table_with_bots},
};
use woe_server::Settings;
use woe_wire::{
    Arranged, Code, Do, Door, Level, OpenTable, Phase, Sits, TableOptions, TurnPart, You, written,
};

fn named(name: &str) -> Do {
    Do::Name { name: name.to_owned() }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_families_are_taken_once() {
    let server = Server::start(settings()).await;
    let table = OpenTable { family: Some(1), ..table(3) };
    let mut host = server.open(&table).await;
    let mut ben = server.enter(host.door.clone(), None).await;
    assert_eq!(ben.you, Some(You::Visitor));
    let join = |name: &str, family| Do::Join { name: name.to_owned(), family, token: None };
    assert_eq!(ben.trouble(join("ANN", None)).await, Code::NameTaken);
    assert_eq!(ben.trouble(join("Ben", Some(1))).await, Code::FamilyTaken);
    assert_eq!(ben.trouble(join("Ben", Some(200))).await, Code::FamilyTaken);
    assert_eq!(ben.join("Ben", Some(2)).await, 1);
    assert_eq!(ben.trouble(join("Ben", None)).await, Code::SeatTaken);
    assert_eq!(ben.trouble(named("ann")).await, Code::NameTaken);
    ben.done(named("Benedict")).await;
    assert_eq!(ben.trouble(Do::Family { family: Some(1) }).await, Code::FamilyTaken);
    ben.done(Do::Family { family: Some(0) }).await;
    ben.done(Do::Day { line: "The day the goat ate the will.".to_owned() }).await;
    assert_eq!(ben.trouble(Do::Day { line: String::new() }).await, Code::BadLine);
    host.until(|host| host.people()[1].day.is_some()).await;
    let person = &host.people()[1];
    assert_eq!((person.name.as_str(), person.family), ("Benedict", Some(0)));
    assert_eq!((person.sits, person.here), (Sits::Person, true));
    assert_eq!(host.trouble(Do::Start { first: None }).await, Code::SeatsOpen);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_arranges() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(3)).await;
    let options = TableOptions { rounds: 10, ..swift() };
    let deeds = [
        Do::Arrange { seat: 2, to: Arranged::Open },
        Do::Options { options: options.clone() },
        Do::Watching { allowed: false },
        Do::Start { first: None },
        Do::Delete {},
    ];
    for what in deeds {
        assert_eq!(people[1].trouble(what).await, Code::OnlyTheHost);
    }
    let host = &mut people[0];
    host.done(Do::Options { options: options.clone() }).await;
    assert_eq!(host.table().options, options);
    for bad in [
        TableOptions { edition: "third".to_owned(), ..options.clone() },
        TableOptions { characters: Some(9), ..options.clone() },
        TableOptions { rounds: 0, ..options.clone() },
        TableOptions { response_seconds: 0, ..options.clone() },
        TableOptions { away_minutes: Some(0), ..options.clone() },
    ] {
        assert_eq!(host.trouble(Do::Options { options: bad }).await, Code::Unplayable);
    }
    let own = Do::Arrange { seat: 0, to: Arranged::Bot(Level::Clerk) };
    assert_eq!(host.trouble(own).await, Code::NoSuchThing);
    assert_eq!(host.trouble(Do::Start { first: Some(9) }).await, Code::NoSuchThing);
    host.done(Do::Start { first: Some(2) }).await;
    assert_eq!(host.part::<TurnPart>("turn").unwrap().start, 2);
    assert_eq!(host.trouble(Do::Start { first: None }).await, Code::OnlyInTheLobby);
    assert_eq!(host.trouble(Do::Options { options }).await, Code::OnlyInTheLobby);
    assert_eq!(host.trouble(Do::Family { family: None }).await, Code::OnlyInTheLobby);
    assert_eq!(host.trouble(Do::Rematch {}).await, Code::OnlyWhenOver);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_sent_away_has_no_seat_any_more() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(3)).await;
    let arrange = Do::Arrange { seat: 1, to: Arranged::Bot(Level::Clerk) };
    people[0].done(arrange).await;
    let person = &people[0].people()[1];
    assert_eq!((person.sits, person.level), (Sits::Bot, Some(Level::Clerk)));
    let mut ben = people.remove(1);
    assert_eq!(ben.farewell().await, Code::WrongToken);
    ben.connect().await;
    ben.forget();
    ben.say_hello().await;
    assert_eq!(ben.farewell().await, Code::WrongToken);
    let mut visitor = server.enter(ben.door.clone(), None).await;
    let join = Do::Join { name: "Ben".to_owned(), family: None, token: None };
    assert_eq!(visitor.trouble(join).await, Code::SeatTaken);
    people[0].done(Do::Arrange { seat: 1, to: Arranged::Open }).await;
    assert_eq!(visitor.join("Ben", None).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_latecomer_takes_over_a_seat_that_was_opened() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(3)).await;
    begin(&mut people, &mut chance(80, 0)).await;
    people[0].done(Do::Arrange { seat: 1, to: Arranged::Open }).await;
    let mut ben = people.remove(1);
    assert_eq!(ben.farewell().await, Code::WrongToken);
    let mut late = server.enter(people[0].door.clone(), None).await;
    assert_eq!(late.join("Florence", Some(4)).await, 1);
    people[1].done(Do::Admit { seat: 1, yes: true }).await;
    late.until(|late| late.bag.text("hand").is_some()).await;
    assert_eq!(late.part::<Vec<u16>>("hand").map(|hand| hand.is_empty()), Some(false));
    assert_ne!(late.people()[1].family, Some(4), "a family is not changed in the middle of it");
    people.push(late);
    let played = play_to_the_end(people, 81).await;
    assert!(!played[2].1.is_empty(), "Florence was never asked");
    crate::fate::record_of(&server, &played[0].0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_keeps_an_opened_seat_warm() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    people[0].done(Do::Start { first: Some(1) }).await;
    people[0].done(Do::Arrange { seat: 1, to: Arranged::Open }).await;
    let host = people.remove(0);
    let name = host.people()[1].name.clone();
    assert_eq!(name, "Ben", "the tale goes on with the same names");
    let played = play_to_the_end(vec![host], 82).await;
    crate::fate::record_of(&server, &played[0].0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_tokens_hold_the_seats_of_a_rematch() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    people[0].done(Do::Start { first: None }).await;
    let played = play_to_the_end(people, 83).await;
    let mut people: Vec<Client> = played.into_iter().map(|(client, _)| client).collect();
    people[1].done(Do::Rematch {}).await;
    assert_eq!(people[0].trouble(Do::Rematch {}).await, Code::OnlyWhenOver);
    let mut again = Vec::new();
    for client in &mut people {
        client.until(|client| client.me().next.is_some()).await;
        let next = Door::Table(client.me().next.unwrap());
        assert_ne!(next, client.door);
        let same = server.enter(next, client.token.clone()).await;
        assert_eq!((same.you, same.table().phase), (client.you, Phase::Lobby));
        assert_eq!(same.people()[0].name, "Ann");
        again.push(same);
    }
    again[0].done(Do::Start { first: None }).await;
    play_to_the_end(again, 84).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_deleted_is_gone() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    people[0].done(Do::Delete {}).await;
    for client in &mut people {
        assert_eq!(client.farewell().await, Code::Deleted);
        client.connect().await;
        client.say_hello().await;
        assert_eq!(client.farewell().await, Code::NoSuchTable);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_says_whether_people_may_watch() {
    let server = Server::start(settings()).await;
    let mut host = server.open(&table_with_bots(2)).await;
    let mut watcher = server.watch(&host).await;
    let door = watcher.door.clone();
    host.done(Do::Watching { allowed: false }).await;
    assert_eq!(watcher.farewell().await, Code::NoWatching);
    assert_eq!((host.me().watch, host.table().watching), (None, false));
    watcher.connect().await;
    watcher.say_hello().await;
    assert_eq!(watcher.farewell().await, Code::NoWatching);
    host.done(Do::Watching { allowed: true }).await;
    assert_eq!(Door::Watch(host.me().watch.unwrap()), door);
    watcher.come_back().await;
    watcher.until(|watcher| watcher.table().watching).await;
    let mut guest = server.open(&OpenTable { watching: false, ..table(2) }).await;
    assert_eq!(guest.me().watch, None);
    guest.done(Do::History { from: None }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_be_are_not_opened() {
    let server = Server::start(settings()).await;
    let good = table(2);
    let bad = [
        (OpenTable { name: "  ".to_owned(), ..good.clone() }, 400, "bad-name"),
        (OpenTable { family: Some(99), ..good.clone() }, 409, "family-taken"),
        (OpenTable { others: Vec::new(), ..good.clone() }, 422, "unplayable"),
        (OpenTable { others: vec![Arranged::Open; 9], ..good.clone() }, 422, "unplayable"),
        (OpenTable { start: true, ..good.clone() }, 422, "seats-open"),
    ];
    for (table, status, code) in bad {
        let answer = server.post("/api/tables", &written(&table)).await;
        assert!(answer.0 == status && answer.1.contains(code), "{answer:?}");
    }
    for body in ["", "{}", "nonsense", &written(&good).replace("watching", "spying")] {
        let (status, body) = server.post("/api/tables", body).await;
        assert!(status == 400 && body.contains("not-a-message"), "{status} {body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_has_as_many_devices_as_one_likes() {
    let server = Server::start(settings()).await;
    let mut host = server.open(&table_with_bots(1)).await;
    let mut phone = server.enter(host.door.clone(), host.token.clone()).await;
    assert_eq!(phone.you, host.you);
    let waits = |host: &Client| host.steps.len() > 5 && host.asked().is_some();
    play_until(&mut host, &mut chance(85, 0), waits).await;
    phone.until(|phone| phone.bag == host.bag).await;
    host.cut();
    play_to_the_end(vec![phone], 86).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_may_watch_people_still_join_and_play() {
    let server = Server::start(Settings { watchers_per_table: 0, ..settings() }).await;
    let mut people = server.company(&table(2)).await;
    let second = server.enter(people[0].door.clone(), people[0].token.clone()).await;
    assert_eq!(second.seat(), 0, "a seat's own devices are no watchers");
    people[0].done(Do::Start { first: None }).await;
}
