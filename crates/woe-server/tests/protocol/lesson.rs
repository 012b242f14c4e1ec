//! Is a first game always the same, and the next one not?

use crate::{
    client::Client,
    server::{Server, settings},
};
use woe_wire::{Door, OpenLesson, Opened, Play, Question, SeatPart, StackPart, You, read, written};

async fn pupil(server: &Server) -> Client {
    let lesson = OpenLesson { name: "Ann".to_owned() };
    let (status, body) = server.post("/api/lessons", &written(&lesson)).await;
    assert_eq!(status, 201, "{body}");
    let opened: Opened = read(&body).unwrap();
    server.enter(Door::Table(opened.table), Some(opened.token)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_pupil_begins_with_the_same_cards() {
    let server = Server::start(settings()).await;
    let (one, other) = (pupil(&server).await, pupil(&server).await);
    for client in [&one, &other] {
        assert_eq!(client.you, Some(You::Seat(0)));
        assert_eq!(client.asked().unwrap().question, Question::Play { play: Play::First });
        let lies = |number: usize| client.part::<StackPart>(&format!("stack/{number}"));
        let stacks: Vec<StackPart> = (0..10).filter_map(lies).filter(|stack| !stack.gone).collect();
        let of = |seat: u8| stacks.iter().filter(|stack| stack.of == Some(seat)).count();
        assert_eq!((of(0), of(1)), (3, 3), "set-up is done");
        assert_eq!(client.part::<SeatPart>("seat/1").unwrap().hand, 5);
    }
    let hand = |client: &Client| client.part::<Vec<u16>>("hand").unwrap();
    assert_eq!(hand(&one), hand(&other));
    assert_ne!(one.table().table, other.table().table, "everyone has a table of their own");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_has_nothing_to_choose_but_a_name() {
    let server = Server::start(settings()).await;
    for body in ["{}", r#"{"name":"Ann","others":[]}"#] {
        let (status, body) = server.post("/api/lessons", body).await;
        assert!(status == 400 && body.contains("not-a-message"), "{status} {body}");
    }
    let (status, body) = server.post("/api/lessons", r#"{"name":" "}"#).await;
    assert!(status == 400 && body.contains("bad-name"), "{status} {body}");
}
