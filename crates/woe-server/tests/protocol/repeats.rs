//! Is everything done once, however often it is sent, and whatever happens to the server?

use crate::{
    client::{Client, Heard},
    fate::record_of,
    play::{answer, any, chance, play_all_until, play_to_the_end, play_until},
    server::{Server, folder, settings, swift, table, table_with_bots},
};
use woe_server::{Keeping, Settings, store};
use woe_wire::{
    Action, Code, Command, Do, Door, FromClient, OpenTable, Question, Reply, TableOptions, Waiting,
    written,
};

pub(crate) fn kept(name: &str) -> Settings {
    Settings { data: folder(name), ..settings() }
}

/// Says the command as if for the first time; the replies are the same if nothing was done again.
async fn repeat(client: &mut Client, command: &Command) -> Reply {
    client.say(&written(&FromClient::Command(command.clone()))).await;
    client.reply_to(&command.id).await
}

pub(crate) async fn come_to(server: &Server, client: &mut Client) {
    client.address = server.address();
    client.come_in().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_comes_again_gets_the_same_reply_and_nothing_else() {
    let mut server = Server::start(kept("repeats")).await;
    let mut host = server.open(&table_with_bots(2)).await;
    let mut chance = chance(11, 0);
    play_until(&mut host, &mut chance, |host| host.asked().is_some()).await;
    let asked = host.asked().unwrap();
    let commands = [
        Do::Chat { line: "Dear me.".to_owned() },
        answer(&asked, any(&asked, &mut chance)),
        Do::Orders { orders: woe_wire::Orders::Deaths },
    ];
    let mut done = Vec::new();
    for (number, what) in commands.into_iter().enumerate() {
        let command = Command { id: format!("again-{number}"), what };
        let reply = repeat(&mut host, &command).await;
        assert!(reply.outcome.is_ok(), "{reply:?}");
        for _ in 0..3 {
            assert_eq!(repeat(&mut host, &command).await, reply);
        }
        done.push((command, reply));
    }
    server.restart().await;
    come_to(&server, &mut host).await;
    for (command, reply) in &done {
        assert_eq!(repeat(&mut host, command).await, *reply);
    }
    let history = host.history().await;
    assert_eq!(history.lines.len(), 1, "{:?}", history.lines);
    play_to_the_end(vec![host], 12).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_a_decision_that_is_gone_is_late() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    people[0].done(Do::Start { first: Some(0) }).await;
    let mut host = people.remove(0);
    let mut chance = chance(13, 0);
    play_until(&mut host, &mut chance, |host| host.asked().is_some()).await;
    let asked = host.asked().unwrap();
    let action = any(&asked, &mut chance);
    host.done(answer(&asked, action)).await;
    assert_eq!(host.trouble(answer(&asked, action)).await, Code::LateDecision);
    let never = Do::Answer { decision: u32::MAX, action: Action::Pass, story: None };
    assert_eq!(host.trouble(never).await, Code::LateDecision);
    assert_eq!(people[0].trouble(answer(&asked, action)).await, Code::LateDecision);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_comes_back_as_it_was_left() {
    let mut server = Server::start(kept("return")).await;
    let table = OpenTable { options: TableOptions { rounds: 10, ..swift() }, ..table(3) };
    let mut people = server.company(&table).await;
    people[0].done(Do::Start { first: None }).await;
    let mut seed = 20;
    for so in [is_dealt, is_second_round] {
        seed += 1;
        let played = play_all_until(people, seed, so).await;
        people = played.into_iter().map(|(client, _)| client).collect();
        for client in &mut people {
            client.done(Do::History { from: None }).await;
        }
        let before: Vec<_> = people.iter().map(|client| client.bag.clone()).collect();
        server.restart().await;
        for client in &mut people {
            come_to(&server, client).await;
        }
        for (client, before) in people.iter_mut().zip(&before) {
            client.until(|client| client.people().iter().all(|one| one.here)).await;
            assert_eq!(client.bag, *before);
        }
    }
    let played = play_to_the_end(people, 29).await;
    record_of(&server, &played[0].0).await;
}

fn is_dealt(client: &Client) -> bool {
    client.bag.text("turn").is_some()
}

fn is_second_round(client: &Client) -> bool {
    client.part::<woe_wire::TurnPart>("turn").is_some_and(|turn| turn.round >= 2)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_in_an_open_window_outlives_the_server() {
    let mut server = Server::start(kept("window")).await;
    let mut people = a_window(&server).await;
    let responder = people.iter().position(|client| client.asked().is_some()).unwrap();
    let asked = people[responder].asked().unwrap();
    assert!(matches!(asked.question, Question::Respond { .. }));
    let pass = answer(&asked, Action::Pass);
    people[responder].done(pass.clone()).await;
    let noted = people[responder].noted();
    assert_eq!(noted.as_ref().map(|noted| noted.decision), Some(asked.decision));
    assert_eq!(people[responder].trouble(pass).await, Code::LateDecision);

    server.restart().await;
    for client in &mut people {
        come_to(&server, client).await;
        assert!(is_this_window(client, asked.decision));
    }
    assert_eq!(people[responder].noted(), noted);
    assert_eq!(people[responder].asked(), None);
    // It closes as if nothing had been.
    for client in &mut people {
        client.until(|client| !is_this_window(client, asked.decision)).await;
    }
    assert_eq!(people[responder].noted(), None);
}

/// A table at which a window is open, long enough for the server to be gone and back.
pub(crate) async fn a_window(server: &Server) -> Vec<Client> {
    let options = TableOptions { swift: false, response_seconds: 10, ..swift() };
    for seed in 31.. {
        let mut people = server.company(&OpenTable { options: options.clone(), ..table(3) }).await;
        people[0].done(Do::Start { first: None }).await;
        let played = play_all_until(people, seed, |client| is_open(client) || client.is_over());
        let people: Vec<_> = played.await.into_iter().map(|(client, _)| client).collect();
        // A short evening may have no window at all.
        if people.iter().all(is_open) {
            return people;
        }
    }
    panic!("no evening has a window");
}

fn is_open(client: &Client) -> bool {
    matches!(client.waiting(), Some(Waiting::Window(_)))
}

fn is_this_window(client: &Client, decision: u32) -> bool {
    matches!(client.waiting(), Some(Waiting::Window(window)) if window.decision == decision)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_taken_once_by_one_who_asks_twice() {
    let server = Server::start(settings()).await;
    let mut host = server.open(&table(3)).await;
    let mut visitor = server.enter(host.door.clone(), None).await;
    let what = Do::Join { name: "Ben".to_owned(), family: None, token: None };
    let join = Command { id: "c-0123456789abcdef01234567".to_owned(), what: what.clone() };
    let reply = repeat(&mut visitor, &join).await;
    assert!(matches!(reply.outcome, Ok(Some(_))));
    visitor.cut();
    visitor.come_in().await;
    assert_eq!(repeat(&mut visitor, &join).await, reply);
    host.done(Do::History { from: None }).await;
    let sits = |host: &Client| host.people().iter().filter(|one| one.name == "Ben").count();
    assert_eq!(sits(&host), 1);
    // An id that somebody could guess brings nobody another's token.
    let short = Command {
        id: "c-1".to_owned(),
        what: Do::Join { name: "Cora".to_owned(), family: None, token: None },
    };
    assert!(matches!(repeat(&mut visitor, &short).await.outcome, Ok(Some(_))));
    assert_eq!(repeat(&mut visitor, &short).await.trouble().unwrap().code, Code::SeatTaken);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_stays_in_the_house_until_the_game_is_over() {
    let mut server = Server::start(kept("secret")).await;
    let host = server.open(&table_with_bots(2)).await;
    let Door::Table(name) = host.door.clone() else { panic!() };
    server.stop().await;
    let Keeping::Folder(folder) = kept_folder() else { panic!() };
    let shelf = store::Store::open(&folder).unwrap();
    let saved = shelf.find(store::Door::Table(name)).await.unwrap().unwrap();
    shelf.close();
    let server = Server::start(Settings { data: kept_folder(), ..settings() }).await;
    for path in ["", "/record", "/text", "/review"] {
        let path = format!("/api/replays/{}{path}", saved.doors.replay);
        let (status, body) = server.get(&path).await;
        assert_eq!((status, &*body), (409, r#"{"trouble":{"code":"only-when-over"}}"#));
    }
}

fn kept_folder() -> Keeping {
    let root = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    Keeping::Folder(root.join("protocol").join("secret"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_comes_back_hears_only_what_it_missed() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&table(2)).await;
    let mut ben = people.pop().unwrap();
    ben.done(Do::History { from: None }).await;
    ben.cut();
    people[0].until(|host| !host.people()[1].here).await;
    people[0].done(Do::Chat { line: "Gone already?".to_owned() }).await;
    let before = ben.frames.len();
    ben.come_back().await;
    ben.until(|ben| ben.lines.len() == 1 && ben.people()[1].here).await;
    assert!(!ben.frames[before..].iter().any(|frame| frame.contains("\"fresh\":true")));
    // Somebody who remembers another house is shown everything.
    ben.cut();
    ben.pretend("feedfeedfeed", 3);
    ben.connect().await;
    ben.say_hello().await;
    let before = ben.frames.len();
    while !matches!(ben.listen().await, Heard::Event) {}
    assert!(ben.frames[before..].iter().any(|frame| frame.contains("\"fresh\":true")));
}
