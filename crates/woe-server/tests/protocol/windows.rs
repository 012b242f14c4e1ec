//! Does a window give time to those who want it, and is nobody asked in vain?

use crate::{
    client::Client,
    play::{answer, any, chance, legal, play_to_the_end},
    repeats::{a_window, come_to, kept},
    server::{Server, settings, swift, table_with_bots},
};
use std::collections::HashSet;
use woe_wire::{Action, Code, Do, OpenTable, Question, TableOptions, Waiting, WindowPart};

fn window(client: &Client) -> Option<WindowPart> {
    match client.waiting() {
        Some(Waiting::Window(window)) => Some(window),
        Some(Waiting::Seat(_)) | None => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_to_think_gives_everybody_more_time_once() {
    let mut server = Server::start(kept("think")).await;
    let mut people = a_window(&server).await;
    let before = window(&people[0]).unwrap();
    let (decision, announcer) = (before.decision, usize::from(before.by));
    let thinker = people.iter().position(|client| client.asked().is_some()).unwrap();
    let think = Do::Think { decision };
    assert_eq!(people[announcer].trouble(think.clone()).await, Code::LateDecision);
    people[thinker].done(think.clone()).await;
    let until = before.until.map(|until| until + 6000);
    for client in &mut people {
        client.until(|client| window(client).is_some_and(|window| window.until == until)).await;
        assert_eq!(window(client).unwrap().thinkers, [thinker as u8]);
    }
    assert_eq!(people[thinker].trouble(think.clone()).await, Code::LateDecision);

    server.restart().await;
    for client in &mut people {
        come_to(&server, client).await;
        let again = window(client).unwrap();
        assert_eq!((again.decision, again.thinkers), (decision, vec![thinker as u8]));
        assert!(again.until >= until.map(|until| until - 6000), "there is time to come back");
    }
    assert_eq!(people[thinker].trouble(think.clone()).await, Code::LateDecision);
    let pass = Do::Answer { decision, action: Action::Pass, story: None };
    people[thinker].done(pass).await;
    assert_eq!(people[thinker].trouble(think).await, Code::LateDecision);
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_with_bots_no_clock_runs_and_nobody_is_asked_in_vain() {
    let server = Server::start(settings()).await;
    let options = TableOptions { swift: false, rounds: 20, characters: None, ..swift() };
    let (mut windows, mut responses) = (0, 0);
    for seed in 700.. {
        assert!(seed < 740, "{windows} windows, and next to no choice");
        let table = OpenTable { options: options.clone(), ..table_with_bots(2) };
        let (client, given) =
            play_to_the_end(vec![server.open(&table).await], seed).await.remove(0);
        for frame in &client.frames {
            assert!(!frame.contains("\"until\":1"), "{frame}");
            windows += usize::from(frame.contains("\"until\":null"));
        }
        for given in &given {
            assert_ne!(legal(&given.asked.options), [Action::Pass], "{given:?}");
        }
        responses += given.iter().filter(|given| given.is_response()).count();
        if windows > 10 && responses > 2 {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_automatic_pass_leaves_the_play_before_it_to_be_taken_back() {
    let mut server = Server::start(kept("needless")).await;
    // Where there are Mysteries, everybody is asked for free plays who may hold one.
    let sets = vec!["gloom".to_owned(), "unhappy-homes".to_owned()];
    let options = TableOptions { sets, rounds: 20, ..swift() };
    let mut host = server.open(&OpenTable { options, ..table_with_bots(1) }).await;
    let mut chance = chance(71, 0);
    let mut given = HashSet::new();
    let passed = |host: &Client, given: &HashSet<u32>| {
        let mut mine = host.steps.iter().rev().filter(|step| step.by == Some(0));
        mine.next().is_some_and(|step| step.at > 0 && !given.contains(&step.at))
    };
    while !passed(&host, &given) || host.undo().is_none_or(|undo| undo.by != 0) {
        assert!(!host.is_over(), "nobody was ever asked in vain");
        let Some(asked) = host.asked() else {
            host.listen().await;
            continue;
        };
        let is_play = matches!(asked.question, Question::Play { .. });
        host.done(answer(&asked, any(&asked, &mut chance))).await;
        given.extend(is_play.then_some(asked.decision));
    }
    host.done(Do::History { from: None }).await;
    let undo = host.undo().unwrap();
    assert!(given.contains(&undo.decision), "{undo:?}");
    server.restart().await;
    come_to(&server, &mut host).await;
    assert_eq!(host.undo(), Some(undo.clone()));
    host.done(Do::TakeBack { decision: undo.decision }).await;
    host.until(|host| host.asked().is_some()).await;
    assert!(host.asked().is_some_and(|asked| asked.decision > undo.decision));
}
