//! How do four people and a watcher come to a table, again and again?

use crate::{Outcome, news::News, player::Player, score::Score};
use std::sync::Arc;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    spawn,
    sync::Barrier,
};
use woe_rules::{Key, Label, Stream};
use woe_wire::{Arranged, Do, Door, OpenTable, Opened, Payload, TableOptions, read, written};

/// The seats of a table.
const SEATS: usize = 4;
/// Everyone at it: the seats and one who watches.
pub(crate) const LISTENERS: usize = SEATS + 1;

/// Plays one game after the other with the same people, each at a table of its own.
pub(crate) async fn play_on(
    address: &str,
    number: u64,
    score: &Arc<Score>,
    seated: &Barrier,
) -> Outcome {
    let (mut table, tokens) = gather(address).await?;
    for game in 0.. {
        score.open();
        let players = sit_down(address, &table, &tokens, Key::of_series(number, game)).await?;
        if game == 0 {
            seated.wait().await;
        }
        let news = Arc::new(News::default());
        let playing = players.into_iter().map(|one| spawn(one.play(news.clone(), score.clone())));
        let mut played = Vec::new();
        for one in playing.collect::<Vec<_>>() {
            played.push(one.await??);
        }
        score.finished();
        table = played[0].play_again().await?;
        for player in played {
            player.leave().await?;
        }
    }
    Ok(())
}

/// Opens a table and takes its seats: its name, and what holds each of them.
async fn gather(address: &str) -> Outcome<(String, Vec<String>)> {
    let Opened { table, token, .. } = open(address).await?;
    let mut tokens = vec![token];
    for seat in 1..SEATS {
        let door = Door::Table(table.clone());
        let mut visitor =
            Player::enter(address, (door, None), dice(Key::from_seed(0), seat)).await?;
        let join = Do::Join { name: format!("Player {seat}"), family: None, token: None };
        let Some(Payload::Seated { token, .. }) = visitor.ask(join).await? else {
            return Err("no seat was given".into());
        };
        tokens.push(token);
        visitor.leave().await?;
    }
    Ok((table, tokens))
}

/// Everyone comes, one watches, and the host, who is the first of them, begins.
async fn sit_down(address: &str, table: &str, tokens: &[String], key: Key) -> Outcome<Vec<Player>> {
    let mut players = Vec::new();
    for (seat, token) in tokens.iter().enumerate() {
        let ticket = (Door::Table(table.to_owned()), Some(token.clone()));
        players.push(Player::enter(address, ticket, dice(key, seat)).await?);
    }
    let watch = Door::Watch(players[0].watch().await?);
    players.push(Player::enter(address, (watch, None), dice(key, SEATS)).await?);
    // Whoever can only pass says so: the house would pass for them, but after a pause.
    for player in &mut players[..SEATS] {
        player.ask(Do::FreePlays { asked: true }).await?;
    }
    players[0].ask(Do::Start { first: None }).await?;
    Ok(players)
}

fn dice(key: Key, seat: usize) -> Stream {
    Stream::new(key, Label::Pick, seat as u32)
}

async fn open(address: &str) -> Outcome<Opened> {
    let table = OpenTable {
        name: "Player 0".to_owned(),
        family: None,
        others: vec![Arranged::Open; SEATS - 1],
        options: TableOptions {
            edition: "first".to_owned(),
            characters: None,
            plain: false,
            retorts: None,
            rounds: 60,
            response_seconds: 10,
            swift: true,
            away_minutes: None,
            sets: vec!["gloom".to_owned()],
            beside: woe_wire::BesideOptions::default(),
        },
        watching: true,
        start: false,
    };
    let body = written(&table);
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (_, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
    read(body).map_err(|_| format!("no table was opened: {answer}").into())
}
