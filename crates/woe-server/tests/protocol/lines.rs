//! Is what people say seen by everyone, and kept?

use crate::{
    client::Client,
    play::{answer, any, chance, play_together, play_until},
    server::{Server, folder, settings, table},
};
use woe_server::Settings;
use woe_wire::{Action, Code, Do, LineKind, Payload, Question};

/// A table of two, with a watcher; the host has just played a card, and told how it came to pass.
async fn a_tale(server: &Server) -> (Vec<Client>, Client, u32) {
    let mut people = server.company(&table(2)).await;
    let watcher = server.watch(&people[0]).await;
    people[0].done(Do::Start { first: Some(0) }).await;
    let can_play = |people: &[Client]| {
        people[0].asked().is_some_and(|asked| {
            matches!(asked.question, Question::Play { .. }) && !asked.options.plays.is_empty()
        })
    };
    play_together(&mut people, &mut chance(41, 0), can_play).await;
    let host = &mut people[0];
    let asked = host.asked().unwrap();
    let play = &asked.options.plays[0];
    let action = Action::Play { card: play.card, on: play.on.first().copied() };
    let story = Some("It was \u{202e}the <b>swan</b>, of course.".to_owned());
    host.done(Do::Answer { decision: asked.decision, action, story }).await;
    (people, watcher, asked.decision)
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_hears_stories_applause_and_chat() {
    let mut server = Server::start(Settings { data: folder("lines"), ..settings() }).await;
    let (mut people, mut watcher, at) = a_tale(&server).await;
    people[1].done(Do::Applaud { at }).await;
    assert_eq!(people[1].trouble(Do::Applaud { at }).await, Code::NoSuchThing);
    assert_eq!(people[0].trouble(Do::Applaud { at }).await, Code::NoSuchThing);
    assert_eq!(people[0].trouble(Do::Applaud { at: 9999 }).await, Code::NoSuchThing);
    people[0].done(Do::Story { at, line: "And the pond.".to_owned() }).await;
    let other = Do::Story { at, line: "No, the goose.".to_owned() };
    assert_eq!(people[1].trouble(other).await, Code::NoSuchThing);
    people[1].done(Do::Chat { line: "  Poor  dear. ".to_owned() }).await;
    let expected = [
        (LineKind::Story, 0, Some(at), "It was the <b>swan</b>, of course."),
        (LineKind::Applause, 1, Some(at), ""),
        (LineKind::Story, 0, Some(at), "And the pond."),
        (LineKind::Chat, 1, None, "Poor dear."),
    ];
    for client in people.iter_mut().chain([&mut watcher]) {
        client.until(|client| client.lines.len() == expected.len()).await;
        let heard = client.lines.iter();
        let heard: Vec<_> =
            heard.map(|one| (one.kind, one.seat, one.at, one.line.as_str())).collect();
        assert_eq!(heard, expected);
    }
    server.restart().await;
    people[1].address = server.address();
    people[1].come_in().await;
    let Some(Payload::History(history)) = people[1].done(Do::History {}).await else { panic!() };
    assert_eq!(history.lines, people[1].lines);
    assert!(history.steps.iter().any(|step| step.at == at));
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_that_say_nothing_or_too_much_are_not_said() {
    let server = Server::start(settings()).await;
    let (mut people, _, at) = a_tale(&server).await;
    let bad = ["", " \u{200b}\u{202e} ", "...", &"long ".repeat(100)];
    for line in bad.map(str::to_owned) {
        assert_eq!(people[1].trouble(Do::Chat { line: line.clone() }).await, Code::BadLine);
        assert_eq!(people[0].trouble(Do::Story { at, line }).await, Code::BadLine);
    }
    let flag = "\u{1f1ee}\u{1f1f9} \u{2014} \u{e8} cos\u{ec}".to_owned();
    people[1].done(Do::Chat { line: flag.clone() }).await;
    people[0].until(|host| host.lines.last().is_some_and(|last| last.line == flag)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_play_with_a_bad_story_is_not_played() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    people[0].done(Do::Start { first: Some(0) }).await;
    let mut chance = chance(43, 0);
    let host = &mut people[0];
    play_until(host, &mut chance, |host| host.asked().is_some()).await;
    let asked = host.asked().unwrap();
    let action = any(&asked, &mut chance);
    let story = Some("long ".repeat(100));
    let told = Do::Answer { decision: asked.decision, action, story };
    assert_eq!(host.trouble(told).await, Code::BadLine);
    assert_eq!(host.asked(), Some(asked.clone()), "it was played all the same");
    host.done(answer(&asked, action)).await;
}
