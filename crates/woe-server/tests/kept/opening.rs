//! Is everything there that was kept?

use crate::{
    account::account_of,
    client::Client,
    going_on::{check_the_end, go_on},
    inventory::{self, Kept},
    making::window,
    server::{Server, folder, settings},
};
use std::{sync::Arc, time::Duration};
use tokio::time;
use woe_cards::{SetSource, shelf};
use woe_server::{Keeping, Settings};
use woe_wire::{Action, Code, Command, Do, Door, FromClient, written};

/// Longer than any window.
const TWO_DAYS: Duration = Duration::from_secs(2 * 86_400);

#[tokio::test(flavor = "multi_thread")]
async fn every_kept_table_is_as_it_was_and_is_played_on() {
    for form in inventory::forms() {
        let (mut server, tables) = opened(form, "whole").await;
        for _ in 0..2 {
            for_each(&server, &tables, look).await;
            Arc::get_mut(&mut server).unwrap().restart().await;
        }
        for_each(&server, &tables, go_on).await;
        Arc::get_mut(&mut server).unwrap().restart().await;
        for_each(&server, &tables, check_the_end).await;
        Arc::get_mut(&mut server).unwrap().stop().await;
    }
}

/// Every box with other numbers than it was dealt with.
fn renumbered() -> Vec<SetSource> {
    let mut shelf = shelf();
    for file in shelf.iter_mut().flat_map(|set| &mut set.files) {
        file.text = file.text.replace("= -15", "= -20");
    }
    shelf
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_came_to_for_years_still_has_its_cards() {
    for form in inventory::forms() {
        let (mut server, tables) = opened(form, "years").await;
        Arc::get_mut(&mut server).unwrap().restart_with(renumbered()).await;
        for_each(&server, &tables, look).await;
        Arc::get_mut(&mut server).unwrap().stop().await;
    }
}

#[test]
fn every_kept_folder_is_small_and_holds_every_state() {
    assert!(!inventory::forms().is_empty(), "nothing was ever kept");
    for form in inventory::forms() {
        let tables = inventory::read(form);
        let phase = |word: &str| tables.iter().filter(|kept| kept.is(word)).count();
        for word in ["phase lobby", "phase playing", "phase over", "window ", "undo "] {
            assert!(phase(word) > 3, "{word} in {form}");
        }
        let files = std::fs::read_dir(inventory::folder_of(form)).unwrap();
        let bytes = files.map(|file| file.unwrap().metadata().unwrap().len());
        assert!(bytes.sum::<u64>() < 2 << 20, "folder {form} is large");
    }
}

/// A server with a copy of what was kept.
async fn opened(form: u32, name: &str) -> (Arc<Server>, Vec<Kept>) {
    let keeping = folder(&format!("kept-{name}-{form}"));
    let Keeping::Folder(place) = keeping.clone() else { panic!() };
    inventory::copy(form, &place);
    let server = Server::start(Settings { data: keeping, ..settings() }).await;
    (Arc::new(server), inventory::read(form))
}

/// Does something at all tables at once, and names those where it failed.
async fn for_each<F>(server: &Arc<Server>, tables: &[Kept], what: impl Fn(Arc<Server>, Kept) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let begin = |kept: &Kept| tokio::spawn(what(server.clone(), kept.clone()));
    let tasks: Vec<_> = tables.iter().map(begin).collect();
    let mut failed = Vec::new();
    for (kept, task) in tables.iter().zip(tasks) {
        failed.extend(task.await.is_err().then_some(&kept.what));
    }
    assert!(failed.is_empty(), "{} of {} tables: {failed:#?}", failed.len(), tables.len());
}

/// Everybody comes in and sees what they saw before.
async fn look(server: Arc<Server>, kept: Kept) {
    let what = &kept.what;
    for holder in &kept.holders {
        let mut client = server.enter(kept.door(), Some(holder.token.clone())).await;
        say_good_night(&mut client).await;
        let account = account_of(&mut client).await;
        assert_eq!(client.seat(), holder.seat, "{what}");
        assert_eq!(account.open, offered_today(&kept.open), "{what}, seen by {}", holder.seat);
        assert_eq!(account.own, holder.own, "{what}, seen by {}", holder.seat);
        assert_eq!(client.me().replay, kept.replay, "{what}");
    }
    for token in &kept.void {
        let mut client = Client::new(server.address(), kept.door(), Some(token.clone()));
        client.connect().await;
        client.say_hello().await;
        assert_eq!(client.farewell().await, Code::WrongToken, "{what}");
    }
    if let Some(watch) = &kept.watch {
        let mut watcher = server.enter(Door::Watch(watch.clone()), None).await;
        assert_eq!(
            account_of(&mut watcher).await.open,
            offered_today(&kept.open),
            "{what}, seen by a watcher"
        );
    }
    if let Some(replay) = &kept.replay {
        let (status, record) = server.get(&format!("/api/replays/{replay}/record")).await;
        assert_eq!(status, 200, "{what}: {record}");
        let hash = blake3::hash(record.as_bytes()).to_hex().to_string();
        assert_eq!(Some(&hash), kept.record.as_ref(), "{what}");
    }
}

/// What lay open, with what may be taken back today: at a swift table an open window tells that somebody
/// could answer, so nothing is free from then on. [RESP-5]
fn offered_today(open: &[String]) -> Vec<String> {
    let has = |word: &str| open.iter().any(|line| line.contains(word));
    let asks = has(", swift true,") && has("window ") && has(", clock false,");
    let today = |line: &String| match asks && line.starts_with("undo ") {
        true => line.replace(", free true,", ", free false,"),
        false => line.clone(),
    };
    open.iter().map(today).collect()
}

/// The last thing that everybody says before a folder is closed. Whoever says it again says nothing
/// new, as long as the house remembers.
pub(crate) async fn say_good_night(client: &mut Client) {
    let id = "good-night".to_owned();
    let what = Do::Chat { line: "Until tomorrow.".to_owned() };
    client.say(&written(&FromClient::Command(Command { id: id.clone(), what }))).await;
    let reply = client.reply_to(&id).await;
    assert!(reply.outcome.is_ok(), "{reply:?}");
}

// Time can be told to go on only where there is one thread.
#[tokio::test]
async fn answers_that_were_noted_take_effect_when_their_time_has_come() {
    for form in inventory::forms() {
        let (mut server, mut tables) = opened(form, "noted").await;
        tables.retain(Kept::has_a_clock);
        assert!(!tables.is_empty(), "no window has a clock");
        for kept in tables {
            close_a_window(&server, &kept).await;
        }
        Arc::get_mut(&mut server).unwrap().stop().await;
    }
}

async fn close_a_window(server: &Server, kept: &Kept) {
    let mut people = Vec::new();
    for holder in &kept.holders {
        people.push(server.enter(kept.door(), Some(holder.token.clone())).await);
    }
    let decision = window(&people[0]).unwrap().decision;
    let noted: Vec<_> = people.iter().map(|client| client.noted()).collect();
    assert!(noted.iter().any(Option::is_some), "{}", kept.what);
    time::pause();
    time::advance(TWO_DAYS).await;
    time::resume();
    for (client, noted) in people.iter_mut().zip(noted) {
        client.come_in().await;
        client.until(|client| window(client).is_none_or(|it| it.decision != decision)).await;
        let history = client.history().await;
        assert!(client.noted().is_none_or(|noted| noted.decision != decision));
        let seat = client.seat();
        let mut later = history.steps.iter().filter(|step| step.at >= decision);
        let acted = later.any(|step| step.by == Some(seat));
        let wanted = noted.is_some_and(|noted| noted.action != Action::Pass);
        assert!(acted || !wanted, "{}: {seat} has answered in vain", kept.what);
    }
}

impl Kept {
    /// Its door for those who have a seat.
    pub(crate) fn door(&self) -> Door {
        Door::Table(self.table.clone())
    }

    /// Whether something that everybody sees begins like that.
    pub(crate) fn is(&self, beginning: &str) -> bool {
        self.open.iter().any(|line| line.starts_with(beginning))
    }

    /// Whether a window is open that nobody can close before its time.
    pub(crate) fn has_a_clock(&self) -> bool {
        self.open.iter().any(|line| line.starts_with("window ") && line.contains("clock true"))
    }
}
