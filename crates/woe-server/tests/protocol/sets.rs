//! Can a table be played with a set that is not of the house, and what if the set goes away?

use crate::{
    client::Client,
    play::{chance, play_to_the_end, play_together},
    server::{Server, folder, settings, swift, table, table_with_bots},
};
use std::{fs, path::PathBuf};
use woe_cards::{SetSource, SourceFile, shelf};
use woe_server::{Keeping, Settings};
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

/// What can become of a set while a table that was dealt from it is put away.
const MENDS: [(&str, &str, &str); 5] = [
    ("a flavour line", "Breakfast is included. So is the broom.", "Breakfast is not included."),
    ("a title", "answered an advertisement", "answered in anger"),
    ("a number", "pathos     = { top = -10 }", "pathos     = { top = -5 }"),
    ("an effect", "persistent = [{ draw-limit = -1 }]", "persistent = [\"free-death\"]"),
    ("a card that is gone", "[[modifier]]\ntitle   = { en = \"shared the scullery", "[[gone]]"),
];

/// The example after that mend.
fn mended(&(what, old, new): &(&str, &str, &str)) -> SetSource {
    let mut set = lodgers();
    let cards = set.files.iter_mut().find(|file| file.name == "cards.toml").unwrap();
    assert!(cards.text.contains(old), "{what}");
    cards.text = match new {
        "[[gone]]" => {
            let from = cards.text.find(old).unwrap();
            let to = from + 1 + cards.text[from + 1..].find("\n[[").unwrap();
            format!("{}{}", &cards.text[..from], &cards.text[to + 1..])
        }
        new => cards.text.replace(old, new),
    };
    set
}

/// All that one seat sees of a game, but for who is here.
fn seen(client: &Client) -> Vec<String> {
    let stacks = (0..20).map(|stack| format!("stack/{stack}"));
    let parts = ["hand", "turn", "piles", "asked"].map(str::to_owned).into_iter().chain(stacks);
    parts.map(|part| format!("{:?}", client.part::<serde_json::Value>(&part))).collect()
}

/// What is left of a finished game.
async fn left(server: &Server, name: &str) -> [String; 3] {
    let mut left = Vec::new();
    for what in ["record", "text?lang=en", "text?lang=it"] {
        let (status, body) = server.get(&format!("/api/replays/{name}/{what}")).await;
        assert_eq!(status, 200, "{what}: {body}");
        left.push(body);
    }
    left.try_into().unwrap()
}

/// A finished game from the first card, without the cards to ask for.
async fn film(server: &Server, name: &str) -> woe_wire::Replay {
    let (status, body) = server.get(&format!("/api/replays/{name}")).await;
    assert_eq!(status, 200, "{body}");
    read(&body).unwrap()
}

/// The cards that such a table was dealt from can be asked for.
async fn is_printed(server: &Server, cards: &[String], title: &str) {
    let path = format!("/api/catalog?cards={}&edition=first", cards.join(","));
    let (status, page) = server.get(&path).await;
    assert!(status == 200 && page.contains(title), "{status}");
}

/// A few steps more, and what everybody sees then.
async fn play_on(people: &mut [Client], round: u32) -> Vec<Vec<String>> {
    let so_far = people[0].steps.len();
    let whim = &mut chance(72, round);
    play_together(people, whim, |people| people[0].steps.len() > so_far + 2).await;
    let mut sights = Vec::new();
    for client in people {
        client.forget();
        client.come_in().await;
        sights.push(seen(client));
    }
    sights
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_goes_on_with_the_cards_it_was_dealt() {
    let data = folder("sets");
    let mut server = Server::start(Settings { data, sources: with(lodgers()), ..settings() }).await;
    let over = server.open(&OpenTable { options: options(), ..table_with_bots(2) }).await;
    let over = play_to_the_end(vec![over], 74).await.remove(0).0.me().replay.unwrap();
    let (told, first_film) = (left(&server, &over).await, film(&server, &over).await);
    let mut lobby = server.open(&OpenTable { options: options(), ..table(2) }).await;
    // Two who skip their turns end the evening, three hardly ever do. [END-3]
    let long = TableOptions { rounds: 20, characters: None, ..options() };
    let mut people = server.company(&OpenTable { options: long, ..table(3) }).await;
    people[0].done(Do::Start { first: Some(0) }).await;
    let title = "answered an advertisement";
    let mends = MENDS.iter().map(mended).map(with).chain([shelf()]);
    for (round, sources) in mends.enumerate() {
        let before = play_on(&mut people, round as u32).await;
        server.restart_with(sources).await;
        for (client, before) in people.iter_mut().zip(&before) {
            client.address = server.address();
            client.forget();
            client.come_in().await;
            assert_eq!(&seen(client), before, "{:?}", MENDS.get(round));
            is_printed(&server, &client.table().cards, title).await;
        }
        assert_eq!(left(&server, &over).await, told, "{:?}", MENDS.get(round));
        let film = film(&server, &over).await;
        is_printed(&server, &film.cards, title).await;
        assert_eq!(woe_wire::Replay { cards: Vec::new(), ..film }, first_film);
        lobby.address = server.address();
        lobby.forget();
        lobby.come_in().await;
        assert!(lobby.table().cards.is_empty(), "a lobby has the cards of the day");
    }
    let gone = lobby.ask(Do::Start { first: None }).await;
    assert!(
        format!("{gone:?}").contains("SeatsOpen") || !matches!(gone.outcome, Ok(Some(_))),
        "{gone:?}"
    );
    let played = play_to_the_end(people, 73).await;
    is_kept_with_its_set(&server, &played[0].0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_game_takes_the_cards_of_the_day_and_says_if_they_are_gone() {
    let data = folder("sets-anew");
    let mut server = Server::start(Settings { data, sources: with(lodgers()), ..settings() }).await;
    let open = OpenTable { options: options(), ..table_with_bots(1) };
    let mut lobby = server.open(&OpenTable { start: false, ..open.clone() }).await;
    server.restart_with(with(mended(&MENDS[1]))).await;
    let table = server.open(&open).await;
    assert!(table.table().cards.is_empty(), "its cards are those of today");
    let (_, page) = server.get("/api/catalog?sets=gloom,lodgers&edition=first").await;
    assert!(page.contains("answered in anger"));
    server.restart_with(shelf()).await;
    lobby.address = server.address();
    lobby.forget();
    lobby.come_in().await;
    let reply = lobby.ask(Do::Start { first: None }).await;
    let Some(Trouble { code: Code::Unplayable, detail: Some(detail) }) = reply.trouble() else {
        panic!("{reply:?}")
    };
    assert!(detail.contains("there is no set \"lodgers\" here"), "{detail}");
    lobby.done(Do::Options { options: swift() }).await;
    lobby.done(Do::Start { first: None }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_cards_are_lost_is_told_as_it_was_written_down() {
    let data = folder("sets-lost");
    let Keeping::Folder(kept) = data.clone() else { panic!("it is a folder") };
    let mut server = Server::start(Settings { data, sources: with(lodgers()), ..settings() }).await;
    let over = server.open(&OpenTable { options: options(), ..table_with_bots(2) }).await;
    let over = play_to_the_end(vec![over], 75).await.remove(0).0.me().replay.unwrap();
    let [record, ..] = left(&server, &over).await;
    server.stop().await;
    let lost = rusqlite::Connection::open(kept.join("woe.db")).unwrap();
    lost.execute_batch("DELETE FROM dealt; DELETE FROM sets").unwrap();
    drop(lost);
    server.start_with(shelf()).await;
    let [still, english, italian] = left(&server, &over).await;
    assert_eq!(still, record);
    assert!(
        english
            .starts_with("This record was played with other cards than are here (lodgers 1.0.0);"),
        "{english}"
    );
    assert!(english.lines().count() > 20 && italian.lines().count() > 20, "{italian}");
    assert_ne!(english.lines().next(), italian.lines().next());
    let (status, body) = server.get(&format!("/api/replays/{over}")).await;
    assert!(status == 410 && body.contains("other-cards"), "{status} {body}");
}

/// The record of a finished game names the set it was played with.
async fn is_kept_with_its_set(server: &Server, client: &Client) {
    let name = client.me().replay.unwrap();
    let (status, record) = server.get(&format!("/api/replays/{name}/record")).await;
    assert!(status == 200 && record.contains("\nset lodgers 1.0.0 "), "{record}");
}
