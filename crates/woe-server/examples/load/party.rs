//! How do four people and a watcher come to a table, again and again?

use crate::{Outcome, news::News, player::Player, score::Score};
use std::sync::Arc;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::Barrier,
    task::JoinSet,
};
use woe_rules::{Key, Label, Stream};
use woe_wire::{Arranged, Do, Door, OpenTable, Opened, Payload, TableOptions, read, written};

/// The seats of a table.
const SEATS: usize = 4;
/// Everyone at it: the seats and one who watches.
pub(crate) const LISTENERS: usize = SEATS + 1;

/// Plays one game after the other, each at a new table.
pub(crate) async fn play_on(
    address: &str,
    number: u64,
    score: &Arc<Score>,
    seated: &Barrier,
) -> Outcome {
    for game in 0.. {
        let players = gather(address, Key::of_series(number, game)).await?;
        if game == 0 {
            seated.wait().await;
        }
        let news = Arc::new(News::default());
        let mut playing = JoinSet::new();
        for player in players {
            playing.spawn(player.play(news.clone(), score.clone()));
        }
        while let Some(played) = playing.join_next().await {
            played??;
        }
        score.finished();
    }
    Ok(())
}

/// Opens a table, brings everyone to it, and begins.
async fn gather(address: &str, key: Key) -> Outcome<Vec<Player>> {
    let Opened { table, token, .. } = open(address).await?;
    let door = Door::Table(table);
    let dice = |seat: usize| Stream::new(key, Label::Pick, seat as u32);
    let mut host = Player::enter(address, (door.clone(), Some(token)), dice(0)).await?;
    let watch = host.watch().await?;
    let mut players = Vec::new();
    for seat in 1..SEATS {
        let mut visitor = Player::enter(address, (door.clone(), None), dice(seat)).await?;
        let join = Do::Join { name: format!("Player {seat}"), family: None };
        let Some(Payload::Seated { token, .. }) = visitor.ask(join).await? else {
            return Err("no seat was given".into());
        };
        visitor.leave().await?;
        let sitting = Player::enter(address, (door.clone(), Some(token)), dice(seat));
        players.push(sitting.await?);
    }
    let watching = Player::enter(address, (Door::Watch(watch), None), dice(SEATS));
    players.push(watching.await?);
    host.ask(Do::Start { first: None }).await?;
    players.push(host);
    Ok(players)
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
