//! What does the record say that a house gives out in the end?

use crate::{client::Client, server::Server};
use woe_cards::{Catalog, Edition, compile, mix, shelf};
use woe_prose::{Chronicler, Grain, Language, Narrator};
use woe_rules::{
    Action, Beat, Game, Glimpse, Profile, Question, Record, Recorder, Rules, Seat, read_record,
};
use woe_wire::Replay;

/// A step of the record: who answered what, to which question, and what came of it.
pub(crate) struct Told {
    /// The number of the block.
    pub(crate) at: u32,
    /// Nothing for the deal.
    pub(crate) answer: Option<(Seat, Action, Question)>,
    pub(crate) beats: Vec<Beat>,
    /// The game after it.
    pub(crate) game: Game,
}

/// The cards of these sets, as they lie on a table.
pub(crate) fn cards_of(sets: &[String], edition: Edition) -> Catalog {
    Rules::new(&catalog_of(sets), Profile::of(edition)).catalog.clone()
}

fn catalog_of(sets: &[String]) -> Catalog {
    compile(&mix(&shelf(), sets).unwrap()).unwrap()
}

/// The record of a game that is over, told again; only what stands.
pub(crate) async fn record_of(server: &Server, client: &Client) -> Vec<Told> {
    let replay = client.me().replay.expect("the game is over");
    let (status, text) = server.get(&format!("/api/replays/{replay}/record")).await;
    assert_eq!(status, 200, "{text}");
    let sets: Vec<String> = Record::sets_of(&text).into_iter().map(|set| set.id).collect();
    let catalog = catalog_of(&sets);
    let record = read_record(&text, &catalog).unwrap();
    assert_eq!((record.broken, record.torn), (None, None));
    let rules = Rules::new(&catalog, record.header.profile);
    let game = record.replay(&rules, |_, _, _, _| {}).unwrap();
    assert_eq!(rules.decision(&game), None, "the record ends before the game does");
    let standing: Vec<usize> = record.standing().iter().map(|block| block.line).collect();
    let mut recorder = Recorder::deal(&rules, &record.header).unwrap();
    let mut told = Vec::new();
    for (at, block) in (0..).zip(&record.blocks) {
        if !standing.contains(&block.line) {
            continue;
        }
        let answer = block.answer().map(|words| {
            let (seat, action) = recorder.read_answer(words).unwrap();
            let question = recorder.decision().unwrap().question;
            recorder.apply(seat, action).unwrap();
            (seat, action, question)
        });
        let beats = recorder.beats().to_vec();
        told.push(Told { at, answer, beats, game: *recorder.game() });
    }
    assert_eq!(told.last().unwrap().game, game);
    told
}

/// The sentences of a game that is over, in every language: heard at once, not step by step.
pub(crate) async fn sentences_of(server: &Server, client: &Client) -> [Vec<String>; 2] {
    let replay = client.me().replay.expect("the game is over");
    let (_, text) = server.get(&format!("/api/replays/{replay}/record")).await;
    let sets: Vec<String> = Record::sets_of(&text).into_iter().map(|set| set.id).collect();
    let catalog = catalog_of(&sets);
    let record = read_record(&text, &catalog).unwrap();
    let rules = Rules::new(&catalog, record.header.profile);
    let mut beats = Vec::new();
    let game = record.replay(&rules, |_, _, _, more| {
        beats.extend(more.iter().map(|beat| beat.map(Glimpse::Known)));
    });
    let game = game.unwrap();
    let sayings = Chronicler::new(Grain::Lines).hear(&beats);
    Language::ALL.map(|language| {
        let narrator = Narrator::new(&rules, game.table(), &record.header.players, language);
        sayings.iter().filter_map(|saying| narrator.say(saying)).collect()
    })
}

/// The replay of a game that is over.
pub(crate) async fn replay_of(server: &Server, client: &Client) -> Replay {
    let replay = client.me().replay.expect("the game is over");
    let (status, text) = server.get(&format!("/api/replays/{replay}")).await;
    assert_eq!(status, 200, "{text}");
    woe_wire::read(&text).unwrap()
}
