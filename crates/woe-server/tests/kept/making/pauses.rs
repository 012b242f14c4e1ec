//! Games that are in the middle of something.

use super::{Laid, Made, come_to, company_where, round, settle};
use crate::{
    client::Client,
    play::{can_play, first_play},
    server::{Server, table},
};
use woe_wire::{Arranged, Do, Level, OpenTable, Orders, Payload};

/// The second round, two people and a bot.
pub(super) async fn amid(server: &Server, laid: &Laid) -> Made {
    let others = vec![Arranged::Open, Arranged::Bot(Level::Foundling)];
    let table = OpenTable { others, options: laid.options(), ..table(1) };
    laid.made("the second round", company_where(server, &table, is_second_round).await)
}

/// Somebody is asked for a play in the second round.
pub(super) fn is_second_round(people: &[Client]) -> bool {
    people.iter().any(|client| can_play(client) && round(client) > 1)
}

/// Everything that can happen besides plays.
pub(super) async fn all(server: &Server, laid: &Laid) -> Vec<Made> {
    vec![
        laid.made("a play waits to be taken back", regretted(server, laid).await),
        laid.made("a play was taken back", taken_back(server, laid).await),
        laid.made("a bot stands in", stood_in(server, laid).await),
        opened(server, laid).await,
        laid.made("a newcomer waits", taken_over(server, laid).await),
        laid.made("much was said", spoken(server, laid).await),
    ]
}

/// Ann has asked to take something back; Ben agrees, and Cora has not said.
async fn regretted(server: &Server, laid: &Laid) -> Vec<Client> {
    let table = OpenTable { options: laid.options(), ..table(3) };
    let regrets = |people: &[Client]| people[0].undo().is_some_and(|it| it.by == 0 && !it.free);
    let mut people = company_where(server, &table, regrets).await;
    let decision = people[0].undo().unwrap().decision;
    assert_eq!(people[0].done(Do::TakeBack { decision }).await, Some(Payload::Asked));
    people[1].done(Do::Consent { yes: true }).await;
    settle(&mut people).await;
    assert_eq!(people[0].undo().unwrap().consent.unwrap().waits_for, [2]);
    people
}

/// Ann has taken a play back, with the story she told of it, and they played on.
pub(super) async fn taken_back(server: &Server, laid: &Laid) -> Vec<Client> {
    let table = OpenTable { options: laid.options(), ..table(2) };
    loop {
        let mut people = company_where(server, &table, |people| can_play(&people[0])).await;
        play_with_a_story(&mut people[0], "In a moment of weakness.").await;
        settle(&mut people).await;
        let Some(undo) = people[0].undo().filter(|undo| undo.by == 0) else {
            people[0].done(Do::Delete {}).await;
            continue;
        };
        if people[0].done(Do::TakeBack { decision: undo.decision }).await == Some(Payload::Asked) {
            people[1].done(Do::Consent { yes: true }).await;
        }
        if come_to(&mut people, 3, is_second_round).await {
            return people;
        }
        people[0].done(Do::Delete {}).await;
    }
}

/// Plays the first card that can be played; the number of the step.
async fn play_with_a_story(client: &mut Client, story: &str) -> u32 {
    let asked = client.asked().unwrap();
    let (decision, action) = (asked.decision, first_play(&asked));
    client.done(Do::Answer { decision, action, story: Some(story.to_owned()) }).await;
    decision
}

/// A bot plays for Cora, as she wishes.
async fn stood_in(server: &Server, laid: &Laid) -> Vec<Client> {
    let table = OpenTable { options: laid.options(), ..table(3) };
    loop {
        let mut people = company_where(server, &table, |people| can_play(&people[0])).await;
        people[2].done(Do::StandIn { level: Some(Level::Clerk) }).await;
        if come_to(&mut people[..2], 4, is_second_round).await {
            return people;
        }
        people[0].done(Do::Delete {}).await;
    }
}

/// Cora had to go, and whoever comes may take over.
async fn opened(server: &Server, laid: &Laid) -> Made {
    let table = OpenTable { options: laid.options(), ..table(3) };
    loop {
        let mut people = company_where(server, &table, |people| can_play(&people[0])).await;
        people[0].done(Do::Arrange { seat: 2, to: Arranged::Open }).await;
        let void = people.drain(2..).filter_map(|client| client.token).collect();
        if come_to(&mut people, 5, is_second_round).await {
            return Made { void, ..laid.made("a seat was opened", people) };
        }
        people[0].done(Do::Delete {}).await;
    }
}

/// Dora would like to play on in the seat of a bot; Ben agrees, and Cora has not said.
async fn taken_over(server: &Server, laid: &Laid) -> Vec<Client> {
    let bot = Arranged::Bot(Level::Foundling);
    let others = vec![Arranged::Open, Arranged::Open, bot];
    let table = OpenTable { others, options: laid.options(), ..table(1) };
    let mut people = company_where(server, &table, is_second_round).await;
    people[0].done(Do::Arrange { seat: 3, to: Arranged::Open }).await;
    let dora = server.join(&people[0], "Dora").await;
    people[1].done(Do::Admit { seat: 3, yes: true }).await;
    people.push(dora);
    settle(&mut people).await;
    let newcomer = people[0].people()[3].newcomer.clone();
    assert_eq!(newcomer.unwrap().waits_for, [2]);
    people
}

/// Stories, applause and talk, also of one who watches; names and orders were changed.
async fn spoken(server: &Server, laid: &Laid) -> Vec<Client> {
    let table = OpenTable { options: laid.options(), ..table(2) };
    loop {
        let mut people = company_where(server, &table, |people| can_play(&people[0])).await;
        let mut watcher = server.watch(&people[0]).await;
        let at = play_with_a_story(&mut people[0], "It was the swan.").await;
        people[0].done(Do::Story { at, line: "And then the pond.".to_owned() }).await;
        people[1].done(Do::Applaud { at }).await;
        people[1].done(Do::Chat { line: "Poor <b>dear</b> \u{1F480}.".to_owned() }).await;
        let (name, line) = ("Aunt Ida".to_owned(), "I saw that coming.".to_owned());
        watcher.done(Do::Remark { name, line }).await;
        people[1].done(Do::Name { name: "Benedict".to_owned() }).await;
        people[1].done(Do::Orders { orders: Orders::Deaths }).await;
        people[0].done(Do::FreePlays { asked: true }).await;
        people[0].done(Do::Talking { allowed: false }).await;
        if come_to(&mut people, 6, is_second_round).await {
            return people;
        }
        people[0].done(Do::Delete {}).await;
    }
}
