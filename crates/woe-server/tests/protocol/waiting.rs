//! Is nobody asked who does not want to be?

use crate::{
    client::Client,
    fate::cards_of,
    play::{chance, play_to_the_end, play_until},
    server::{Server, settings, swift, table},
};
use woe_cards::Kind;
use woe_server::Settings;
use woe_wire::{Asked, Do, FromServer, OpenTable, Orders, Question, TableOptions, read, written};

/// All responses that a client was asked for, by the card they would answer.
fn responses(client: &Client) -> Vec<u16> {
    let mut cards = Vec::new();
    for frame in &client.frames {
        let Ok(FromServer::Event(event)) = read(frame) else { continue };
        let part = event.parts.as_ref().and_then(|parts| parts.get("asked"));
        let asked = part.and_then(|part| read::<Option<Asked>>(&written(part)).unwrap());
        if let Some(Asked { question: Question::Respond { card, .. }, .. }) = asked {
            cards.push(card);
        }
    }
    cards
}

#[tokio::test(flavor = "multi_thread")]
async fn standing_orders_are_followed() {
    let server = Server::start(settings()).await;
    let catalog = cards_of(&["gloom".to_owned()], woe_cards::Edition::First);
    let is_death = |card: &u16| {
        let card = catalog.find(usize::from(*card)).unwrap();
        catalog.card(card).kind == Kind::UntimelyDeath
    };
    let options = TableOptions { characters: Some(4), rounds: 20, ..swift() };
    let mut asked = [Vec::new(), Vec::new(), Vec::new()];
    let mut seed = 500;
    // Until it could have gone wrong.
    while asked[0].iter().all(is_death) || asked[1].is_empty() {
        seed += 1;
        assert!(seed < 600, "a hundred games, and next to nobody was asked: {asked:?}");
        let table = OpenTable { options: options.clone(), ..table(3) };
        let mut people = server.company(&table).await;
        people[1].done(Do::Orders { orders: Orders::Deaths }).await;
        people[2].done(Do::Orders { orders: Orders::Never }).await;
        people[0].done(Do::Start { first: None }).await;
        for (seat, (client, _)) in play_to_the_end(people, seed).await.iter().enumerate() {
            asked[seat].extend(responses(client));
        }
    }
    assert!(asked[1].iter().all(is_death), "{asked:?}");
    assert!(asked[2].is_empty(), "{asked:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_may_let_a_bot_play_and_come_back() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    people[0].done(Do::Start { first: Some(0) }).await;
    let level = Some(woe_wire::Level::Foundling);
    people[1].done(Do::StandIn { level }).await;
    let [host, ben] = &mut people[..] else { panic!() };
    host.until(|host| host.people()[1].standing_in).await;
    assert_eq!(host.people()[1].level, level);
    let mut whim = chance(55, 0);
    // A bot answers for the other one: the host is asked again.
    let turns = |host: &Client| host.steps.iter().filter(|step| step.by == Some(1)).count();
    play_until(host, &mut whim, |host| turns(host) > 1 && host.asked().is_some()).await;
    ben.done(Do::History { from: None }).await;
    assert_eq!(ben.asked(), None);
    ben.done(Do::StandIn { level: None }).await;
    host.until(|host| !host.people()[1].standing_in).await;
    let people = play_to_the_end(people, 56).await;
    assert!(!people[1].1.is_empty(), "Ben was never asked again");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_changes_their_mind_about_a_bot_holds_nobody_up() {
    let server = Server::start(Settings { bot_pause_ms: 400, ..settings() }).await;
    let mut people = server.company(&table(2)).await;
    people[0].done(Do::Start { first: Some(0) }).await;
    let host = &mut people[0];
    host.until(|host| host.asked().is_some()).await;
    let level = Some(woe_wire::Level::Foundling);
    for level in [level, None, level, None, level] {
        host.done(Do::StandIn { level }).await;
    }
    // The bot was asked, sent away, and asked again about the same decision.
    host.until(|host| host.steps.iter().any(|step| step.by == Some(0))).await;
}
