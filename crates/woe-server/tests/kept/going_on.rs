//! Can a game be played to its end that an earlier version began?

use crate::{
    client::Client,
    fate::{record_of, replay_of},
    inventory::Kept,
    play::play_to_the_end,
    server::Server,
};
use std::sync::Arc;
use woe_wire::{Do, Payload, Phase, Sits};

/// Who comes when there is room.
const NEWCOMERS: [&str; 4] = ["Vera", "Walt", "Xenia", "Yves"];

/// Whoever has a seat comes in and plays until the story is over.
pub(crate) async fn go_on(server: Arc<Server>, kept: Kept) {
    // Time would have to pass first.
    if kept.has_a_clock() {
        return;
    }
    let mut people = Vec::new();
    for holder in &kept.holders {
        people.push(server.enter(kept.door(), Some(holder.token.clone())).await);
    }
    let phase = people[0].table().phase;
    if phase != Phase::Over {
        fill(&server, &mut people).await;
    }
    match phase {
        Phase::Over => return,
        Phase::Lobby => drop(people[0].done(Do::Start { first: None }).await),
        Phase::Playing => undo(&mut people).await,
    }
    people[0].done(Do::Chat { line: "Where were we?".to_owned() }).await;
    for (client, _) in play_to_the_end(people, 11).await {
        assert!(client.is_over(), "{}", kept.what);
    }
}

/// Somebody takes each free seat; whoever has a bot standing in is back.
async fn fill(server: &Server, people: &mut Vec<Client>) {
    let sits = people[0].people();
    let free = sits.iter().filter(|one| one.sits == Sits::Open).count();
    for name in NEWCOMERS.into_iter().take(free) {
        people.push(server.join(&people[0], name).await);
    }
    let waiting = people[0].people();
    for (seat, one) in (0..).zip(waiting) {
        let asked = one.newcomer.map_or_else(Vec::new, |newcomer| newcomer.waits_for);
        for client in people.iter_mut().filter(|client| asked.contains(&client.seat())) {
            client.done(Do::Admit { seat, yes: true }).await;
        }
    }
    for client in people {
        if sits
            .get(usize::from(client.seat()))
            .is_some_and(|one| one.standing_in && one.newcomer.is_none())
        {
            client.done(Do::StandIn { level: None }).await;
        }
    }
}

/// Takes back what can be taken back, if all agree.
async fn undo(people: &mut [Client]) {
    people[0].done(Do::History { from: None }).await;
    let Some(undo) = people[0].undo().filter(|_| crate::making::window(&people[0]).is_none())
    else {
        return;
    };
    let back = Do::TakeBack { decision: undo.decision };
    let one = people.iter_mut().find(|client| client.seat() == undo.by).unwrap();
    if one.done(back).await == Some(Payload::Asked) {
        let waits = one.undo().unwrap().consent.unwrap().waits_for;
        for client in people.iter_mut().filter(|client| waits.contains(&client.seat())) {
            client.done(Do::Consent { yes: true }).await;
        }
    }
    people[0].done(Do::History { from: None }).await;
    assert!(people[0].steps.iter().all(|step| step.at < undo.decision), "{undo:?}");
}

/// The story is over, its record is sound, and it can be told.
pub(crate) async fn check_the_end(server: Arc<Server>, kept: Kept) {
    if kept.has_a_clock() {
        return;
    }
    let host = server.enter(kept.door(), Some(kept.holders[0].token.clone())).await;
    assert!(host.is_over(), "{}", kept.what);
    let told = record_of(&server, &host).await;
    assert_eq!(replay_of(&server, &host).await.steps.len(), told.len(), "{}", kept.what);
    let name = host.me().replay.unwrap();
    for language in ["en", "it"] {
        let (status, text) = server.get(&format!("/api/replays/{name}/text?lang={language}")).await;
        assert!(status == 200 && text.lines().count() > 20, "{}: {text}", kept.what);
    }
}
