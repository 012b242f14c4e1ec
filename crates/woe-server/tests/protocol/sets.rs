//! Can a table be played with a set that is not of the house, and what if the set goes away?

use crate::{
    client::{Client, Heard},
    play::{chance, play_to_the_end, play_together},
    server::{Server, folder, settings, swift, table, table_with_bots},
};
use std::{fs, path::PathBuf};
use woe_cards::{SetSource, SourceFile, shelf};
use woe_server::Settings;
use woe_wire::{Boxes, Code, Do, OpenTable, TableOptions, Trouble, TurnPart, read};

const LODGERS: &str = "lodgers";

/// The example that people copy to make a set of their own.
fn lodgers() -> SetSource {
    let example = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/lodgers");
    let file = |name: &str| SourceFile {
        name: name.to_owned(),
        text: fs::read_to_string(example.join(name)).unwrap(),
    };
    SetSource {
        id: LODGERS.to_owned(),
        files: ["box.toml", "cards.toml", "set.toml"].map(file).into(),
    }
}

/// The sets of the house, and that one.
fn with(set: SetSource) -> Vec<SetSource> {
    shelf().into_iter().chain([set]).collect()
}

fn options() -> TableOptions {
    TableOptions { sets: vec!["gloom".to_owned(), LODGERS.to_owned()], ..swift() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_of_ones_own_is_offered_and_played_to_the_end() {
    let server = Server::start(Settings { sources: with(lodgers()), ..settings() }).await;
    let (status, boxes) = server.get("/api/boxes").await;
    assert_eq!(status, 200, "{boxes}");
    let boxes: Boxes = read(&boxes).unwrap();
    let offered: Vec<&str> = boxes.boxes.iter().map(|one| one.id.as_str()).collect();
    assert!(offered.contains(&LODGERS) && offered.len() == shelf().len() + 1, "{offered:?}");
    let host = server.open(&OpenTable { options: options(), ..table_with_bots(2) }).await;
    let played = play_to_the_end(vec![host], 71).await;
    let turn: TurnPart = played[0].0.part("turn").unwrap();
    assert!(turn.ended && !turn.winners.is_empty());
    is_kept_with_its_set(&server, &played[0].0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_set_is_gone_says_which() {
    let data = folder("sets");
    let mut server = Server::start(Settings { data, sources: with(lodgers()), ..settings() }).await;
    let mut people = server.company(&OpenTable { options: options(), ..table(2) }).await;
    people[0].done(Do::Start { first: Some(0) }).await;
    play_together(&mut people, &mut chance(72, 0), |people| people[0].steps.len() > 6).await;

    server.restart_with(shelf()).await;
    for client in &mut people {
        let why = turned_away(client, &server).await;
        assert!(why.contains(LODGERS), "{why}");
    }

    server.restart_with(with(newer(lodgers()))).await;
    for client in &mut people {
        let why = turned_away(client, &server).await;
        assert!(why.contains("the set lodgers 1.0.0 of hash"), "{why}");
    }

    server.restart_with(with(lodgers())).await;
    for client in &mut people {
        client.address = server.address();
        client.come_in().await;
    }
    let played = play_to_the_end(people, 73).await;
    is_kept_with_its_set(&server, &played[0].0).await;
}

/// The record of a finished game names the set it was played with.
async fn is_kept_with_its_set(server: &Server, client: &Client) {
    let name = client.me().replay.unwrap();
    let (status, record) = server.get(&format!("/api/replays/{name}/record")).await;
    assert!(status == 200 && record.contains("\nset lodgers 1.0.0 "), "{record}");
}

/// Other cards under another version.
fn newer(mut set: SetSource) -> SetSource {
    for file in &mut set.files {
        file.text = file.text.replace("\"1.0.0\"", "\"1.0.1\"").replace("top = -", "top = ");
    }
    set
}

/// What one is told who comes to a table that cannot be gone on with.
async fn turned_away(client: &mut Client, server: &Server) -> String {
    client.address = server.address();
    client.forget();
    client.connect().await;
    client.say_hello().await;
    match client.listen().await {
        Heard::Trouble(Trouble { code: Code::NoSuchTable, detail: Some(detail) }) => detail,
        heard => panic!("{heard:?}"),
    }
}
