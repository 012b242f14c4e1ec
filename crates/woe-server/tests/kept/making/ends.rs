//! Games that are over, and what comes after them.

use super::{Laid, Made, pauses::taken_back, settle};
use crate::{
    client::Client,
    play::play_to_the_end,
    server::{Server, table},
};
use woe_wire::{Arranged, Do, Door, Level, OpenTable};

/// The story is over.
pub(super) async fn over(server: &Server, laid: &Laid) -> Made {
    let others = vec![Arranged::Open, Arranged::Bot(Level::Clerk)];
    let table = OpenTable { others, options: laid.options(), ..table(1) };
    let mut people = server.company(&table).await;
    people[0].done(Do::Start { first: Some(1) }).await;
    let mut people = played(people).await;
    people[1].done(Do::Chat { line: "Thank you, it was dreadful.".to_owned() }).await;
    laid.made("over", people)
}

async fn played(people: Vec<Client>) -> Vec<Client> {
    play_to_the_end(people, 7).await.into_iter().map(|(client, _)| client).collect()
}

/// A game that is over with a play that was taken back, and the next table of the same people.
pub(super) async fn and_again(server: &Server, laid: &Laid) -> Vec<Made> {
    let mut people = played(taken_back(server, laid).await).await;
    people[1].done(Do::Rematch {}).await;
    settle(&mut people).await;
    let next = people[0].me().next.unwrap();
    let mut again = Vec::new();
    for client in &people {
        again.push(server.enter(Door::Table(next.clone()), client.token.clone()).await);
    }
    again[1].done(Do::Day { line: "Yesterday.".to_owned() }).await;
    vec![
        laid.made("over, and they play again", people),
        laid.made("the next table of the same people", again),
    ]
}
