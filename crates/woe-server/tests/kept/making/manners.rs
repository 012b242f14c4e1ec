//! Tables that are played otherwise than usual.

use super::{LAID, Laid, Made, company_where, pauses::is_second_round};
use crate::server::{Server, table};
use woe_wire::{Arranged, BesideOptions, Do, Level, OpenTable, TableOptions};

/// Tables with options away from the usual, in the second round.
pub(super) async fn all(server: &Server) -> Vec<Made> {
    let mut made = Vec::new();
    for (how, laid, options) in ways() {
        let others = vec![Arranged::Open, Arranged::Bot(Level::Foundling)];
        let table = OpenTable { others, options, ..table(1) };
        made.push(laid.made(how, company_where(server, &table, is_second_round).await));
    }
    made.push(five_seats(server, &LAID[0]).await);
    made
}

fn ways() -> Vec<(&'static str, &'static Laid, TableOptions)> {
    let [gloom, mix, fairytale, munchkin, ..] = &LAID;
    let usual = Laid::options;
    let beside = BesideOptions::default;
    let cast = |laid: &Laid, casting: &str, stories| {
        let casting = casting.to_owned();
        let beside = BesideOptions { casting, stories, ..beside() };
        TableOptions { beside, ..usual(laid) }
    };
    let plain = TableOptions {
        plain: true,
        rounds: 10,
        characters: Some(3),
        retorts: Some(false),
        away_minutes: Some(100_000),
        ..usual(gloom)
    };
    let retorts = TableOptions { retorts: Some(true), characters: None, ..usual(gloom) };
    let full = BesideOptions { guests: 5, mysteries_at_home: true, trimmed: true, ..beside() };
    let full = TableOptions { edition: "second".to_owned(), beside: full, ..usual(mix) };
    let agreed = BesideOptions { stories: 2, agreed: vec![0, 1], ..beside() };
    let agreed = TableOptions { beside: agreed, ..usual(fairytale) };
    vec![
        ("plain, ten rounds, three characters", gloom, plain),
        ("retorts, whole families", gloom, retorts),
        ("second edition, five guests, trimmed", mix, full),
        ("drafted, one story", fairytale, cast(fairytale, "drafted", 1)),
        ("dealt, no story", fairytale, cast(fairytale, "dealt", 0)),
        ("stories agreed upon", fairytale, agreed),
        ("dealt", munchkin, cast(munchkin, "dealt", 2)),
    ]
}

/// Five seats and so misfits, whole families, and nobody may watch.
async fn five_seats(server: &Server, laid: &Laid) -> Made {
    let bots = [Level::Foundling, Level::Clerk, Level::Foundling].map(Arranged::Bot);
    let others = [&[Arranged::Open], &bots[..]].concat();
    let options = TableOptions { characters: None, ..laid.options() };
    let table = OpenTable { others, options, ..table(1) };
    let mut people = company_where(server, &table, is_second_round).await;
    people[0].done(Do::Watching { allowed: false }).await;
    laid.made("five seats, nobody watches", people)
}
