//! What can whoever runs a house do about its tables, from a shell?

#![cfg(unix)]

mod served;
mod shell;

use serde_json::{Value, json};
use served::Server;
use shell::{complains, folder, json_of, out_of, woe};
use std::{
    fs,
    path::{Path, PathBuf},
};

const PAGE: usize = 4096;

/// A data folder of an earlier version with tables of every state.
fn old_house(name: &str) -> PathBuf {
    let dir = folder(name).join("data");
    fs::create_dir(&dir).unwrap();
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../woe-server/tests/kept/2/woe.db");
    fs::copy(kept, dir.join("woe.db")).unwrap();
    dir
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn serve(dir: &Path) -> Server {
    Server::start(&["serve", "--listen", "127.0.0.1:0", "--data", text(dir)], &[])
}

/// The same as a server of today leaves it.
fn house(name: &str) -> PathBuf {
    let dir = old_house(name);
    serve(&dir).stop();
    dir
}

fn listed(dir: &Path) -> Vec<Value> {
    json_of(&["tables", "list", text(dir), "--json"]).as_array().unwrap().clone()
}

fn number_of(table: &Value) -> String {
    table["number"].to_string()
}

fn in_phase(dir: &Path, phase: &str) -> Value {
    listed(dir).into_iter().find(|table| table["phase"] == phase).unwrap()
}

#[test]
fn tables_are_listed_while_the_server_runs() {
    let dir = house("listed");
    let before = listed(&dir);
    assert!(before.len() > 30 && before.iter().all(|table| table["bytes"].as_u64() > Some(200)));
    let server = serve(&dir);
    let table = json!({
        "name": "Ann", "others": [{ "bot": "foundling" }, "open"], "watching": false, "start": false,
        "options": {
            "edition": "first", "plain": false, "rounds": 5, "response_seconds": 1, "swift": true,
            "sets": ["gloom"],
        },
    });
    let opened = server.post("/api/tables", &table.to_string());
    assert!(opened.starts_with("HTTP/1.1 201"), "{opened}");
    let after = listed(&dir);
    assert_eq!(after.len(), before.len() + 1);
    let last = after.last().unwrap();
    assert_eq!(last["phase"], "lobby");
    assert_eq!(last["seats"], json!({ "people": 1, "bots": 1, "free": 1 }));
    let page = out_of(&["tables", "list", text(&dir)]);
    let row = page.lines().find(|line| line.contains(last["table"].as_str().unwrap())).unwrap();
    assert!(row.contains("1 person, 1 bot, 1 free"), "{page}");
    assert!(page.lines().last().unwrap().starts_with(&format!("{} tables", after.len())));
    // By number, by link, and by the name in it.
    let link = format!("https://gloom.example{}?lang=it", last["table"].as_str().unwrap());
    for which in [number_of(last), link, last["watch"].as_str().unwrap().to_owned()] {
        assert_eq!(&json_of(&["tables", "show", text(&dir), &which, "--json"]), last);
    }
    let shown = out_of(&["tables", "show", text(&dir), &number_of(last)]);
    assert!(shown.contains("1 person") && shown.contains(last["replay"].as_str().unwrap()));
    assert!(!shown.contains("Ann"), "who sits there is nobody's business: {shown}");
    let log = server.stop();
    assert!(!log.contains("Ann"), "{log}");
}

#[test]
fn a_table_is_deleted_once_the_server_has_stopped() {
    let dir = house("deleted");
    let table = in_phase(&dir, "playing");
    let name = table["table"].as_str().unwrap().trim_start_matches("/t/");
    let server = serve(&dir);
    let words = ["tables", "delete", text(&dir), name];
    complains(&words, 2, &["a server has", "stop it first", "host"]);
    server.stop();
    let before = listed(&dir).len();
    assert!(out_of(&words).contains("is deleted"));
    assert_eq!(listed(&dir).len(), before - 1);
    complains(&words, 2, &["no table is called", "its number, its link"]);
    for file in fs::read_dir(&dir).unwrap() {
        let bytes = fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(name.len()).any(|window| window == name.as_bytes()));
    }
}

#[test]
fn a_finished_game_is_exported_as_its_record_and_a_running_one_without_its_hands() {
    let dir = house("exported");
    let over = number_of(&in_phase(&dir, "over"));
    let file = dir.with_file_name("game.woe");
    let words = ["tables", "export", text(&dir), &over, "--to", text(&file)];
    assert!(out_of(&words).contains("game.woe"));
    complains(&words, 2, &["game.woe"]);
    out_of(&["replay", text(&file), "--verify"]);
    assert_eq!(out_of(&words[..4]), fs::read_to_string(&file).unwrap());

    let mut told = 0;
    for table in listed(&dir).iter().filter(|table| table["phase"] == "playing") {
        let words = ["tables", "export", text(&dir), &number_of(table), "--lang", "it"];
        let story = out_of(&words);
        // A record begins so, and holds the key of all chance.
        assert!(!story.contains("woebegone record") && !story.contains("\nkey "), "{story}");
        told += story.lines().count();
    }
    assert!(told > 100);
    let lobby = number_of(&in_phase(&dir, "lobby"));
    complains(&["tables", "export", text(&dir), &lobby], 2, &["nobody has begun to play"]);
}

#[test]
fn wrong_words_about_tables_are_told_clearly() {
    let dir = house("wrong-words");
    for command in ["show", "delete", "export"] {
        for which in ["0", "99999", "nobody", "-1", ""] {
            let words = ["tables", command, text(&dir), "--", which];
            complains(&words, 2, &["no table is called"]);
        }
    }
    complains(&["tables", "list", "nowhere"], 2, &["there is no nowhere/woe.db"]);
    complains(
        &["tables", "list", text(&old_house("too-old"))],
        2,
        &["older woe", "start the server"],
    );
    complains(&["tables"], 2, &["list"]);
}

#[test]
fn a_damaged_house_is_rescued_and_opens_again() {
    let dir = house("rescued");
    let new = dir.with_file_name("new");
    let copy = dir.with_file_name("monday.backup");
    let told = out_of(&["backup", text(&dir), text(&copy)]);
    let all = listed(&dir);
    assert!(told.contains(&format!("is whole: {} tables", all.len())), "{told}");
    // A leaf of the tree of blocks: it begins so, and holds what a record does.
    let mut bytes = fs::read(dir.join("woe.db")).unwrap();
    let is_leaf =
        |page: &&mut [u8]| page[0] == 0x0d && page.windows(12).any(|it| it == b"turn began |");
    let mut leaves = bytes.chunks_mut(PAGE).filter(is_leaf);
    leaves.nth(1).expect("records fill several pages").fill(0xa5);
    fs::write(dir.join("woe.db"), bytes).unwrap();

    let words = ["serve", "--listen", "127.0.0.1:0", "--data", text(&dir)];
    complains(&words, 2, &["is damaged", "woe rescue", "monday.backup"]);
    let other = dir.with_file_name("tuesday.backup");
    complains(&["backup", text(&dir), text(&other)], 1, &["is damaged"]);
    assert!(!other.exists());
    let rescued = woe(&["rescue", text(&dir), text(&new)]);
    assert_eq!(rescued.code, 1, "something is lost: {}", rescued.out);
    let lost = rescued.out.lines().filter(|line| line.contains("the table could not be read"));
    assert_eq!(listed(&new).len() + lost.count(), all.len(), "{}", rescued.out);
    serve(&new).stop();
    complains(&["rescue", text(&dir), text(&new)], 2, &["exists already"]);
    // And a backup that is new enough brings back all.
    out_of(&["restore", text(&copy), text(&dir)]);
    serve(&dir).stop();
    assert_eq!(listed(&dir).len(), all.len());
}
