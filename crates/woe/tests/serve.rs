//! Does the server start, serve and stop as it is told?

#![cfg(unix)]

mod served;
mod shell;

use serde_json::json;
use served::Server;
use shell::{complains, folder, out_of};
use std::fs;

#[test]
fn it_serves_until_it_is_told_to_stop_and_logs_no_secret() {
    let data = folder("served");
    let data = data.to_str().unwrap();
    let words = ["serve", "--listen", "127.0.0.1:0", "--data", data, "--log", "trace"];
    let server = Server::start(&words, &[("WOE_LOG_FORMAT", "json")]);
    assert!(server.told.contains(data), "{}", server.told);
    assert!(server.get("/api/health").ends_with(r#"{"status":"ok"}"#));
    server.get("/t/deadbeef?token=deadbeef");
    server.get("/api/replays/deadbeef/text?lang=it");
    server.get("/api/qr?path=/t/deadbeef");
    let log = server.stop();
    assert!(
        log.lines().any(|line| line.contains(r#""route":"/api/replays/{replay}/text""#)),
        "{log}"
    );
    assert!(log.lines().all(|line| line.starts_with('{')), "{log}");
    assert!(!log.contains("deadbeef"), "{log}");
}

#[test]
fn plain_woe_is_the_table_and_needs_no_screen() {
    let words = ["--no-open", "--listen", "127.0.0.1:0", "--data", "none", "--lang", "it"];
    let server = Server::start(&words, &[]);
    assert!(server.told.contains("Woebegone è aperto"), "{}", server.told);
    assert!(server.get("/").contains("<html"));
    server.stop();
}

#[test]
fn settings_come_from_flags_the_environment_and_a_file() {
    let home = folder("settings");
    let file = home.join("woe.conf");
    fs::write(&file, "data = none\npublic-address = https://file.example\nlog = error\n").unwrap();
    let config = file.to_str().unwrap();
    let words = ["serve", "--listen", "127.0.0.1:0", "--config", config];
    let server = Server::start(&words, &[("WOE_PUBLIC_ADDRESS", "https://gloom.example")]);
    assert!(server.told.contains("https://gloom.example"), "{}", server.told);
    assert!(server.get("/api/address").contains("https://gloom.example"));
    assert_eq!(server.stop(), "");
}

#[test]
fn a_set_in_a_folder_of_ones_own_is_offered_and_dealt() {
    let lodgers = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/lodgers");
    let file = folder("own-set").join("woe.conf");
    fs::write(&file, format!("data = none\nsets = {lodgers}\n")).unwrap();
    let config = file.to_str().unwrap();
    let server = Server::start(&["serve", "--listen", "127.0.0.1:0", "--config", config], &[]);
    let boxes = server.get("/api/boxes");
    for name in ["Lamentable Lodgers", "Unhappy Homes"] {
        assert!(boxes.contains(name), "{boxes}");
    }
    let table = |set: &str| {
        let options = json!({
            "edition": "first", "plain": false, "rounds": 5, "response_seconds": 1, "swift": true,
            "sets": ["gloom", set],
        });
        let others = json!([{ "bot": "foundling" }]);
        let table = json!({
            "name": "Ann", "others": others, "options": options, "watching": false, "start": true,
        });
        server.post("/api/tables", &table.to_string())
    };
    let opened = table("lodgers");
    assert!(opened.starts_with("HTTP/1.1 201"), "{opened}");
    let unknown = table("boarders");
    assert!(unknown.starts_with("HTTP/1.1 422") && unknown.contains("boarders"), "{unknown}");
    server.stop();
}

#[test]
fn settings_that_will_not_do_are_told_with_their_place() {
    complains(&["serve", "--tables", "many"], 2, &["--tables", "\"many\"", "a number from 1"]);
    complains(&["serve", "--listen", "here"], 2, &["--listen", "an IP address and a port"]);
    complains(&["serve", "--config", "nowhere.conf"], 2, &["nowhere.conf"]);
    let home = folder("mistakes");
    let file = home.join("woe.conf");
    fs::write(&file, "\ntabels = 3\n").unwrap();
    let config = file.to_str().unwrap();
    complains(&["serve", "--config", config], 2, &[":2: no setting \"tabels\"", "\"tables\"?"]);
}

#[test]
fn every_setting_is_a_flag() {
    let help = out_of(&["serve", "--help"]);
    for setting in woe_server::SETTINGS {
        assert!(help.contains(&format!("--{}", setting.name)), "{}", setting.name);
    }
    let short = out_of(&["--help"]);
    assert!(short.contains("--no-open") && !short.contains("--backlog-bytes"), "{short}");
}

#[test]
fn what_is_kept_can_be_kept_twice_and_brought_back() {
    let home = folder("backup");
    let [data, file, other] =
        ["data", "monday.backup", "other"].map(|name| home.join(name).to_str().unwrap().to_owned());
    let words = ["serve", "--listen", "127.0.0.1:0", "--data", &data];
    let server = Server::start(&words, &[]);
    complains(&["serve", "--listen", "127.0.0.1:0", "--data", &data], 2, &["another server"]);
    assert!(out_of(&["backup", &data, &file]).contains("monday.backup"));
    complains(&["backup", &data, &file], 2, &["exists already"]);
    complains(&["restore", &file, &data], 2, &["another server"]);
    server.stop();
    out_of(&["restore", &file, &other]);
    assert!(out_of(&["restore", &file, &data]).contains("what was there before"));
    Server::start(&["serve", "--listen", "127.0.0.1:0", "--data", &data], &[]).stop();
    complains(&["backup", "nowhere", &file], 2, &["nowhere"]);
}
