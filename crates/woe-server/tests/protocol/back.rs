//! Can a play be taken back, and when must the others agree?

use crate::{
    client::Client,
    fate::record_of,
    play::{answer, can_play, chance, first_play, play_to_the_end, play_together},
    server::{Server, folder, settings, table, table_with_bots},
};
use woe_server::Settings;
use woe_wire::{Action, Arranged, Asked, Code, Do, Level, LineKind, OpenTable, Payload, UndoPart};

/// All play until the host has played a card that could be taken back freely; what the host was asked.
async fn play_a_card(people: &mut [Client], seed: u64) -> Asked {
    let mut chance = chance(seed, 0);
    loop {
        play_together(people, &mut chance, |people| can_play(&people[0])).await;
        let host = &mut people[0];
        let asked = host.asked().unwrap();
        let (decision, action) = (asked.decision, first_play(&asked));
        let story = Some("In a moment of weakness.".to_owned());
        host.done(Do::Answer { decision, action, story }).await;
        if host.undo().is_some_and(|undo| undo.by == 0 && undo.free) {
            return asked;
        }
    }
}

/// All play until the host could take something back only with consent; what that is.
async fn come_to_regret(people: &mut [Client], seed: u64) -> UndoPart {
    let regrets = |people: &[Client]| people[0].undo().is_some_and(|it| it.by == 0 && !it.free);
    play_together(people, &mut chance(seed, 1), regrets).await;
    people[0].undo().unwrap()
}

fn agree(yes: bool) -> Do {
    Do::Consent { yes }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_play_is_taken_back_freely_while_nobody_has_learnt_anything() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    people[0].done(Do::Start { first: Some(0) }).await;
    let asked = play_a_card(&mut people, 91).await;
    let [host, ben] = &mut people[..] else { panic!() };
    let undo = host.undo().expect("one's last play can be taken back");
    assert_eq!((undo.by, undo.decision), (0, asked.decision));
    assert_eq!(host.lines.last().map(|line| line.at), Some(Some(asked.decision)));
    let back = Do::TakeBack { decision: undo.decision };
    assert_eq!(ben.trouble(back.clone()).await, Code::NothingToTakeBack);
    host.done(back.clone()).await;
    let last = host.steps.last().unwrap().at;
    ben.until(|ben| ben.undo().is_none() && ben.steps.last().unwrap().at == last).await;
    for client in [&*host, &*ben] {
        assert!(client.steps.iter().all(|step| step.at < asked.decision));
        assert!(client.lines.is_empty(), "{:?}", client.lines);
    }
    let again = host.asked().unwrap();
    assert_eq!((&again.question, &again.options), (&asked.question, &asked.options));
    assert!(again.decision > asked.decision, "numbers are never used again");
    assert_eq!(host.trouble(back).await, Code::NothingToTakeBack);
    assert_eq!(host.trouble(answer(&asked, Action::Pass)).await, Code::LateDecision);
    host.done(Do::Chat { line: "As if nothing had happened.".to_owned() }).await;
    let played = play_to_the_end(people, 92).await;
    record_of(&server, &played[0].0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_learnt_needs_everyones_consent() {
    let mut server = Server::start(Settings { data: folder("back"), ..settings() }).await;
    let bot = Arranged::Bot(Level::Foundling);
    let table = OpenTable { others: vec![Arranged::Open, Arranged::Open, bot], ..table(1) };
    let mut people = server.company(&table).await;
    people[0].done(Do::Start { first: Some(0) }).await;
    let undo = come_to_regret(&mut people, 93).await;
    let back = Do::TakeBack { decision: undo.decision };
    for client in &mut people[1..] {
        client.until(|client| client.undo().is_some()).await;
        assert_eq!(client.trouble(agree(true)).await, Code::NothingToTakeBack);
    }
    // One no keeps it.
    assert_eq!(people[0].done(back.clone()).await, Some(Payload::Asked));
    let consent = people[0].undo().unwrap().consent.unwrap();
    assert_eq!(consent.waits_for, [1, 2], "bots agree at once");
    assert_eq!(people[0].trouble(agree(true)).await, Code::NothingToTakeBack);
    people[1].done(agree(true)).await;
    people[2].done(agree(false)).await;
    people[0].until(|host| host.undo().is_some_and(|undo| undo.consent.is_none())).await;
    // All yes takes it back.
    assert_eq!(people[0].done(back).await, Some(Payload::Asked));
    people[2].done(agree(true)).await;
    people[1].done(agree(true)).await;
    for client in &mut people {
        client.until(|client| client.undo().is_none()).await;
        assert!(client.steps.iter().all(|step| step.at < undo.decision));
    }
    assert!(people[0].asked().is_some_and(|asked| asked.decision > undo.decision));
    server.restart().await;
    for client in &mut people {
        let before = (client.part::<Vec<u16>>("hand"), client.bag.text("piles").map(str::to_owned));
        client.address = server.address();
        client.come_in().await;
        let after = (client.part::<Vec<u16>>("hand"), client.bag.text("piles").map(str::to_owned));
        assert_eq!(before, after);
    }
    let played = play_to_the_end(people, 94).await;
    record_of(&server, &played[0].0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_agree_at_once() {
    let server = Server::start(settings()).await;
    let mut people = vec![server.open(&table_with_bots(2)).await];
    let undo = come_to_regret(&mut people, 95).await;
    let host = &mut people[0];
    assert_eq!(host.done(Do::TakeBack { decision: undo.decision }).await, None);
    assert!(host.steps.iter().all(|step| step.at < undo.decision));
    let played = play_to_the_end(people, 96).await;
    record_of(&server, &played[0].0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_about_what_was_taken_back_stay_away() {
    let mut server = Server::start(Settings { data: folder("unsaid"), ..settings() }).await;
    let mut people = server.company(&table(2)).await;
    people[0].done(Do::Start { first: Some(0) }).await;
    people[0].done(Do::Chat { line: "Here we go.".to_owned() }).await;
    let asked = play_a_card(&mut people, 97).await;
    let host = &mut people[0];
    host.done(Do::TakeBack { decision: asked.decision }).await;
    host.done(Do::Chat { line: "Never mind.".to_owned() }).await;
    let heard: Vec<_> = host.lines.clone();
    assert_eq!(heard.iter().map(|line| line.kind).collect::<Vec<_>>(), [LineKind::Chat; 2]);
    server.restart().await;
    host.address = server.address();
    host.come_in().await;
    let history = host.history().await;
    assert_eq!(history.lines, heard);
    host.done(Do::Chat { line: "Where were we?".to_owned() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_taken_back_once_all_hands_are_open() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    people[0].done(Do::Start { first: Some(0) }).await;
    for (mut client, given) in play_to_the_end(people, 97).await {
        assert_eq!(client.undo(), None, "the record may be read by now");
        let last = given.last().expect("both have answered").asked.decision;
        let back = Do::TakeBack { decision: last };
        assert_eq!(client.trouble(back).await, Code::NothingToTakeBack);
        assert!(client.is_over());
    }
}
