//! Do people, bots and a watcher come to the end of an evening?

use crate::{
    fate::{record_of, replay_of, sentences_of},
    play::play_to_the_end,
    server::{Server, settings, swift, table, table_with_bots},
};
use woe_wire::{
    Arranged, BesideOptions, Boxes, Do, GamePart, Level, OpenTable, Payload, TableOptions,
    TurnPart, Waiting,
};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_two_bots_and_a_watcher_play_a_whole_game() {
    let server = Server::start(settings()).await;
    let bot = Arranged::Bot(Level::Clerk);
    let table = OpenTable {
        others: vec![Arranged::Open, bot, bot],
        options: TableOptions { characters: None, rounds: 30, ..swift() },
        ..table(1)
    };
    let mut people = server.company(&table).await;
    let mut watcher = server.watch(&people[0]).await;
    assert_eq!(watcher.part::<TurnPart>("turn"), None);
    people[0].done(Do::Start { first: Some(1) }).await;
    let played = play_to_the_end(people, 1).await;
    watcher.until(|watcher| watcher.is_over()).await;

    let turn: TurnPart = watcher.part("turn").unwrap();
    assert!(turn.ended && !turn.winners.is_empty() && turn.start == 1);
    assert_eq!(watcher.waiting(), None);
    let told = record_of(&server, &played[0].0).await;
    let replay = replay_of(&server, &played[0].0).await;
    assert_eq!(replay.steps.len(), told.len());
    let last = replay.steps.iter().rev().find_map(|step| step.parts.get("turn"));
    assert_eq!(last, Some(&turn.into()));
    let heard: Vec<u32> = watcher.steps.iter().map(|step| step.at).collect();
    let silent = |at: &u32| !told[*at as usize].beats.is_empty();
    assert_eq!(heard, (0..told.len() as u32).filter(silent).collect::<Vec<_>>());
    for language in ["en", "it"] {
        let name = played[0].0.me().replay.unwrap();
        let (status, text) = server.get(&format!("/api/replays/{name}/text?lang={language}")).await;
        assert!(status == 200 && text.lines().count() > 20, "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_box_is_played_to_its_end_and_told_again() {
    let server = Server::start(settings()).await;
    let (status, boxes) = server.get("/api/boxes").await;
    assert_eq!(status, 200, "{boxes}");
    let boxes: Boxes = woe_wire::read(&boxes).unwrap();
    assert_eq!(boxes.boxes.len(), 7);
    for (seed, one) in (1..).zip(&boxes.boxes) {
        let beside = BesideOptions { trimmed: seed % 2 == 0, ..BesideOptions::default() };
        let options = TableOptions {
            edition: one.edition.clone(),
            sets: vec![one.id.clone()],
            beside,
            ..swift()
        };
        let table = OpenTable { options, ..table_with_bots(3) };
        let person = server.open(&table).await;
        let played = play_to_the_end(vec![person], seed).await;
        let turn: TurnPart = played[0].0.part("turn").unwrap();
        assert!(turn.ended && !turn.winners.is_empty(), "{}", one.id);
        let told = record_of(&server, &played[0].0).await;
        assert_eq!(replay_of(&server, &played[0].0).await.steps.len(), told.len(), "{}", one.id);
        let name = played[0].0.me().replay.unwrap();
        let sentences = sentences_of(&server, &played[0].0).await;
        for (language, sentences) in ["en", "it"].into_iter().zip(sentences) {
            let path = format!("/api/replays/{name}/text?lang={language}");
            let (_, text) = server.get(&path).await;
            assert_eq!(text.lines().collect::<Vec<_>>(), sentences, "{}", one.id);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_mix_is_explained() {
    let server = Server::start(settings()).await;
    for (sets, why) in [
        (&["gloom", "munchkin"][..], "MIX-1"),
        (&["gloom", "nowhere"][..], "there is no set"),
        (&[][..], "at least one set"),
    ] {
        let sets: Vec<String> = sets.iter().map(ToString::to_string).collect();
        let options = TableOptions { sets, ..swift() };
        let table = OpenTable { options, ..table_with_bots(1) };
        let (status, text) = server.post("/api/tables", &woe_wire::written(&table)).await;
        assert!(status == 422 && text.contains(why), "{status} {text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_before_is_told_as_it_was_seen() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(3)).await;
    people[0].done(Do::Start { first: None }).await;
    let played = play_to_the_end(people, 2).await;
    for (mut client, _) in played {
        let history = client.history().await;
        assert_eq!(history.steps, client.steps);
        let last = history.steps.last().unwrap().at;
        let Some(Payload::Moment(moment)) = client.done(Do::Look { at: last }).await else {
            panic!()
        };
        for (key, part) in &moment.parts {
            let now: GamePart = client.part(key).unwrap();
            assert_eq!(&now, part, "{key}");
        }
        assert!(moment.parts.contains_key("hand") && moment.parts.contains_key("stack/0"));
        let Some(Payload::Moment(deal)) = client.done(Do::Look { at: 0 }).await else { panic!() };
        assert_ne!(deal.parts["piles"], moment.parts["piles"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_nobodys_business_before_its_end() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    assert_eq!(people[0].me().replay, None);
    people[0].done(Do::Start { first: None }).await;
    for client in &people {
        assert_eq!(client.me().replay, None);
    }
    let played = play_to_the_end(people, 3).await;
    let name = played[1].0.me().replay.unwrap();
    for path in ["", "/record", "/text"] {
        let (status, _) = server.get(&format!("/api/replays/{name}{path}")).await;
        assert_eq!(status, 200);
        let (status, body) = server.get(&format!("/api/replays/nobody{path}")).await;
        assert!(status == 404 && body.contains("no-such-table"), "{body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn windows_with_masking_name_nobody_and_close() {
    let server = Server::start(settings()).await;
    let mut windows = Vec::new();
    // A short evening may have no window at all.
    for evening in 0..20 {
        if windows.is_empty() {
            windows = windows_of_an_evening(&server, 400 + evening).await;
        }
    }
    let window = windows.first().expect("twenty evenings, and not a single window");
    let names: Vec<&str> = window.split('"').skip(1).step_by(2).collect();
    assert_eq!(names, ["decision", "by", "card", "named", "until", "thinkers"]);
}

/// Every window of a table with masking, as a watcher is told of it.
async fn windows_of_an_evening(server: &Server, seed: u64) -> Vec<String> {
    let options = TableOptions { swift: false, response_seconds: 1, ..swift() };
    let others = vec![Arranged::Open, Arranged::Bot(Level::Foundling)];
    let mut people = server.company(&OpenTable { options, others, ..table(2) }).await;
    let mut watcher = server.watch(&people[0]).await;
    people[0].done(Do::Start { first: None }).await;
    let task = tokio::spawn(play_to_the_end(people, seed));
    let mut windows = Vec::new();
    while !watcher.is_over() {
        watcher.listen().await;
        if let Some(Waiting::Window(window)) = watcher.waiting() {
            // Where only the bot is asked, there is nothing to hide but what it holds.
            if window.until.is_none() {
                continue;
            }
            let text = watcher.bag.text("waiting").unwrap();
            windows.push(text.strip_prefix("{\"window\":").unwrap().to_owned());
        }
    }
    let played = task.await.unwrap();
    record_of(server, &played[0].0).await;
    windows
}
