//! What becomes of those who sit there when the disk fails once?

use crate::{
    client::Client,
    server::{Server, folder, settings, table},
};
use rusqlite::Connection;
use std::time::Duration;
use woe_server::{Keeping, Settings};
use woe_wire::{Code, Do, Phase};

/// Shorter than a table rests after a failure: whoever was taken for gone then is sent away by now.
const IDLE: Duration = Duration::from_millis(50);

/// A disk on which no line can be written, until it is mended.
struct Disk(Connection);

impl Disk {
    fn failing(place: &std::path::Path) -> Disk {
        let disk = Connection::open(place.join("woe.db")).unwrap();
        let fails = "CREATE TRIGGER fails BEFORE INSERT ON lines
            BEGIN SELECT RAISE(FAIL, 'the disk does not like it'); END";
        disk.execute_batch(fails).unwrap();
        Disk(disk)
    }

    fn mend(self) {
        self.0.execute_batch("DROP TRIGGER fails").unwrap();
    }
}

fn chat(line: &str) -> Do {
    Do::Chat { line: line.to_owned() }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_there_when_a_write_fails_stays_and_sees_what_is_so() {
    let data = folder("failed-once");
    let Keeping::Folder(place) = data.clone() else { panic!() };
    let server = Server::start(Settings { data, idle: IDLE, ..settings() }).await;
    let mut people = server.company(&table(2)).await;
    let mut watcher = server.watch(&people[0]).await;
    people[0].done(Do::Start { first: Some(0) }).await;
    for _ in 0..2 {
        let disk = Disk::failing(&place);
        assert_eq!(people[1].trouble(chat("Is anybody there?")).await, Code::NotKept);
        disk.mend();
        // What is asked next waits until the table has rested.
        people[0].done(chat("Everybody is.")).await;
        people[1].done(chat("Good.")).await;
    }
    let everybody = people.iter_mut().chain([&mut watcher]);
    for client in everybody {
        client.until(|client| client.lines.len() == 4).await;
        assert_eq!(client.table().phase, Phase::Playing);
        let mut same = server.enter(client.door.clone(), client.token.clone()).await;
        same.until(|same| same.bag == client.bag).await;
        sees_the_same(client, &same);
    }
}

fn sees_the_same(client: &Client, same: &Client) {
    for key in ["table", "people", "turn", "waiting", "hand", "asked", "me", "piles"] {
        assert_eq!(client.bag.text(key), same.bag.text(key), "{key}");
    }
}
