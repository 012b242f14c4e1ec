//! Does a seat change hands openly, and is its hand seen only by whom the others agreed to?

use crate::{
    client::Client,
    play::{begin, chance, play_to_the_end},
    server::{Server, folder, settings, table, table_with_bots},
};
use woe_server::Settings;
use woe_wire::{Arranged, Code, Consent, Do, Level, LineKind, OpenTable, Payload, Sits};

const OPENED: u8 = 3;

fn join(name: &str, token: Option<String>) -> Do {
    Do::Join { name: name.to_owned(), family: None, token }
}

fn admit(seat: u8, yes: bool) -> Do {
    Do::Admit { seat, yes }
}

fn open(seat: u8) -> Do {
    Do::Arrange { seat, to: Arranged::Open }
}

/// Ann, Ben and Cora with a bot, in play.
async fn company(server: &Server, seed: u64) -> Vec<Client> {
    let bot = Arranged::Bot(Level::Foundling);
    let table = OpenTable { others: vec![Arranged::Open, Arranged::Open, bot], ..table(1) };
    let mut people = server.company(&table).await;
    begin(&mut people, &mut chance(seed, 0)).await;
    people
}

/// The same, and somebody has taken the bot's seat.
async fn with_newcomer(server: &Server, seed: u64) -> (Vec<Client>, Client) {
    let mut people = company(server, seed).await;
    people[0].done(open(OPENED)).await;
    let mut dora = server.enter(people[0].door.clone(), None).await;
    assert_eq!(dora.join("Dora", None).await, OPENED);
    (people, dora)
}

fn waits_for(client: &Client) -> Option<Vec<u8>> {
    client.people()[usize::from(OPENED)].newcomer.clone().map(|Consent { waits_for }| waits_for)
}

fn kinds(client: &Client) -> Vec<LineKind> {
    client.lines.iter().map(|line| line.kind).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_curious_host_sees_no_hand_that_the_others_did_not_agree_to() {
    let server = Server::start(settings()).await;
    let (mut people, mut second) = with_newcomer(&server, 401).await;
    assert_eq!(waits_for(&second), Some(vec![1, 2]), "the host has no say in it");
    assert_eq!(people[0].trouble(admit(OPENED, true)).await, Code::NoSuchThing);
    assert_eq!(second.trouble(admit(OPENED, true)).await, Code::NoSuchThing);
    assert_eq!(second.trouble(Do::Preview { card: 1 }).await, Code::NotAgreed);
    assert_eq!(second.trouble(Do::StandIn { level: None }).await, Code::NotAgreed);
    let Some(Payload::Moment(moment)) = second.done(Do::Look { at: 0 }).await else { panic!() };
    assert!(!moment.parts.contains_key("hand"));
    second.done(Do::History { from: None }).await;
    // Everybody has read what goes on, and that it was undone.
    people[0].done(Do::Arrange { seat: OPENED, to: Arranged::Bot(Level::Clerk) }).await;
    assert_eq!(second.farewell().await, Code::WrongToken);
    let told = [LineKind::Opened, LineKind::Asks, LineKind::Given];
    for client in &mut people {
        client.until(|client| kinds(client) == told).await;
        assert!(client.lines.iter().all(|line| line.seat == Some(OPENED)));
        assert_eq!(client.lines[1].name.as_deref(), Some("Dora"));
    }
    assert!(second.frames.iter().all(|frame| !frame.contains("\"hand\":[")));
    // Whom the host sends away agrees to nothing any more.
    people[0].done(open(OPENED)).await;
    let mut again = server.enter(people[0].door.clone(), None).await;
    again.join("Dora", None).await;
    people[0].done(Do::Arrange { seat: 1, to: Arranged::Bot(Level::Clerk) }).await;
    assert_eq!(again.farewell().await, Code::NotAgreed);
    people[0].done(Do::Arrange { seat: 2, to: Arranged::Bot(Level::Clerk) }).await;
    people[0].done(open(1)).await;
    let mut third = server.enter(people[0].door.clone(), None).await;
    assert_eq!(third.trouble(join("Dora", None)).await, Code::NobodyToAgree);
    assert_eq!(third.trouble(join("Dora", people[0].token.clone())).await, Code::NobodyToAgree);
    let mut host = people.remove(0);
    assert_eq!(host.trouble(join("Ann again", None)).await, Code::SeatTaken);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_once_all_have_agreed_also_after_a_restart() {
    let mut server = Server::start(Settings { data: folder("newcomer"), ..settings() }).await;
    let (mut people, mut dora) = with_newcomer(&server, 402).await;
    people[1].done(admit(OPENED, true)).await;
    assert_eq!(people[1].trouble(admit(OPENED, true)).await, Code::NoSuchThing);
    server.restart().await;
    for client in people.iter_mut().chain([&mut dora]) {
        client.address = server.address();
        client.come_in().await;
        assert_eq!(waits_for(client), Some(vec![2]));
    }
    assert_eq!(dora.bag.text("hand"), None);
    people[2].done(admit(OPENED, true)).await;
    dora.until(|dora| dora.bag.text("hand").is_some()).await;
    assert_eq!(waits_for(&dora), None);
    people.push(dora);
    let played = play_to_the_end(people, 403).await;
    assert!(!played[3].1.is_empty(), "Dora was never asked");
    let (door, token) = (played[3].0.door.clone(), played[3].0.token.clone());
    let history = server.enter(door, token).await.history().await;
    let told: Vec<LineKind> = history.lines.iter().map(|line| line.kind).collect();
    assert_eq!(told, [LineKind::Opened, LineKind::Asks, LineKind::Seated]);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_no_is_enough_and_a_bot_goes_on() {
    let server = Server::start(settings()).await;
    let (mut people, mut dora) = with_newcomer(&server, 404).await;
    people[2].done(admit(OPENED, false)).await;
    assert_eq!(dora.farewell().await, Code::NotAgreed);
    people[1].until(|ben| ben.people()[usize::from(OPENED)].sits == Sits::Bot).await;
    let mut visitor = server.enter(people[0].door.clone(), None).await;
    assert_eq!(
        visitor.trouble(join("Dora", None)).await,
        Code::SeatTaken,
        "she does not ask again"
    );
    // Nor does one who gives up have anything to ask for.
    people[0].done(open(OPENED)).await;
    visitor.join("Dora", None).await;
    visitor.send(admit(OPENED, false)).await;
    assert_eq!(visitor.farewell().await, Code::NotAgreed);
    let played = play_to_the_end(people, 405).await;
    crate::fate::record_of(&server, &played[0].0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_to_their_own_seat_is_not_asked_about() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    begin(&mut people, &mut chance(406, 0)).await;
    let mut ben = people.remove(1);
    people[0].done(open(1)).await;
    assert_eq!(ben.farewell().await, Code::WrongToken);
    let mut visitor = server.enter(ben.door.clone(), None).await;
    assert_eq!(visitor.trouble(join("Somebody", None)).await, Code::NobodyToAgree);
    let own = ben.token.take();
    let Some(Payload::Seated { seat: 1, token }) = visitor.done(join("Ben", own)).await else {
        panic!("it was his")
    };
    let ben = server.enter(ben.door, Some(token)).await;
    assert!(ben.bag.text("hand").is_some());
    people.push(ben);
    play_to_the_end(people, 407).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_alone_nobody_is_asked() {
    let server = Server::start(settings()).await;
    let mut host = server.open(&table_with_bots(2)).await;
    host.done(open(1)).await;
    let mut late = server.enter(host.door.clone(), None).await;
    late.join("Dora", None).await;
    assert!(late.bag.text("hand").is_some());
    // From now on there is somebody to ask, and somebody whose hand it was.
    host.done(open(2)).await;
    let mut third = server.enter(host.door.clone(), None).await;
    third.join("Eve", None).await;
    assert_eq!(third.people()[2].newcomer.clone().unwrap().waits_for, [1]);
    assert_eq!(third.bag.text("hand"), None);
}
