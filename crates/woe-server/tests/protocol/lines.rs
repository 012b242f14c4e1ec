//! Is what people say seen by everyone, and kept?

use crate::{
    client::Client,
    play::{answer, begin, chance, first_play},
    server::{Server, folder, settings, table},
};
use woe_server::Settings;
use woe_wire::{Code, Do, LineKind};

/// A table of two, with a watcher; the host has just played a card, and told how it came to pass.
async fn a_tale(server: &Server) -> (Vec<Client>, Client, u32) {
    let mut people = server.company(&table(2)).await;
    let watcher = server.watch(&people[0]).await;
    let asked = begin(&mut people, &mut chance(41, 0)).await;
    let (decision, action) = (asked.decision, first_play(&asked));
    let story = Some("It was \u{202e}the <b>swan</b>, of course.".to_owned());
    people[0].done(Do::Answer { decision, action, story }).await;
    (people, watcher, decision)
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
        (LineKind::Story, Some(0), Some(at), "It was the <b>swan</b>, of course."),
        (LineKind::Applause, Some(1), Some(at), ""),
        (LineKind::Story, Some(0), Some(at), "And the pond."),
        (LineKind::Chat, Some(1), None, "Poor dear."),
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
    let history = people[1].history().await;
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
    let asked = begin(&mut people, &mut chance(43, 0)).await;
    let (host, action) = (&mut people[0], first_play(&asked));
    let story = Some("long ".repeat(100));
    let told = Do::Answer { decision: asked.decision, action, story };
    assert_eq!(host.trouble(told).await, Code::BadLine);
    assert_eq!(host.asked(), Some(asked.clone()), "it was played all the same");
    host.done(answer(&asked, action)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_talk_as_long_as_the_host_lets_them() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    let mut watcher = server.watch(&people[0]).await;
    let remark = |name: &str| Do::Remark { name: name.to_owned(), line: "Boo.".to_owned() };
    watcher.done(remark("  Aunt   Ida ")).await;
    for client in people.iter_mut() {
        client.until(|client| !client.lines.is_empty()).await;
        let said = &client.lines[0];
        assert_eq!((said.seat, said.name.as_deref()), (None, Some("Aunt Ida")));
        assert_eq!((said.kind, said.line.as_str()), (LineKind::Chat, "Boo."));
    }
    let host = people[0].people()[0].name.to_uppercase();
    assert_eq!(watcher.trouble(remark(&host)).await, Code::NameTaken);
    assert_eq!(watcher.trouble(remark("")).await, Code::BadName);
    assert_eq!(people[1].trouble(Do::Talking { allowed: false }).await, Code::OnlyTheHost);
    people[0].done(Do::Talking { allowed: false }).await;
    assert_eq!(watcher.trouble(remark("Aunt Ida")).await, Code::NeedsASeat);
    people[0].done(Do::Talking { allowed: true }).await;
    watcher.done(remark("Aunt Ida")).await;
    people[0].done(Do::Chat { line: "Hush.".to_owned() }).await;
    watcher.until(|client| client.lines.len() == 3).await;
    assert_eq!(watcher.lines[2].seat, Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_uses_up_the_lines_of_the_others() {
    let patient = Settings { messages_per_second: 10_000, message_burst: 10_000, ..settings() };
    let mut server = Server::start(Settings { data: folder("room"), ..patient }).await;
    let mut people = server.company(&table(2)).await;
    let (mut ida, mut una) = (server.watch(&people[0]).await, server.watch(&people[0]).await);
    let remark = |name: &str| Do::Remark { name: name.to_owned(), line: "Boo.".to_owned() };
    una.done(remark("Una")).await;
    for at in 0..600 {
        // Under how many names ever.
        ida.done(remark(&format!("Ida {}", at % 3))).await;
    }
    una.done(remark("Una")).await;
    let chat = || Do::Chat { line: "La.".to_owned() };
    for _ in 0..900 {
        people[1].done(chat()).await;
    }
    assert_eq!(people[1].trouble(chat()).await, Code::TooMany);
    people[0].done(chat()).await;
    server.restart().await;
    let mut host = people.remove(0);
    host.address = server.address();
    host.come_in().await;
    let history = host.history().await;
    let watched: Vec<&str> = history.lines.iter().filter_map(|line| line.name.as_deref()).collect();
    assert_eq!(watched.len(), 500);
    assert_eq!(watched.iter().filter(|name| **name == "Una").count(), 2);
}
