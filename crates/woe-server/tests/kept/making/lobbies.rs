//! Tables at which people take their seats, and tables of one person.

use super::{Laid, Made, come_to, round};
use crate::{
    play::can_play,
    server::{Server, swift, table},
};
use woe_wire::{Arranged, Do, Door, Level, OpenLesson, OpenTable, Opened, read, written};

/// Two have come, a bot sits there, and one seat is free.
pub(super) async fn half_filled(server: &Server, laid: &Laid) -> Made {
    let others = vec![Arranged::Open, Arranged::Bot(Level::Clerk), Arranged::Open];
    let options = laid.options();
    let mut ann = server.open(&OpenTable { others, options, ..table(1) }).await;
    let mut ben = server.join(&ann, "Ben").await;
    // Not every box has families.
    ben.ask(Do::Family { family: Some(3) }).await;
    ann.done(Do::Day { line: "The day the goat ate the will.".to_owned() }).await;
    ben.done(Do::Chat { line: "Is this seat taken?".to_owned() }).await;
    laid.made("half of them are there", vec![ann, ben])
}

/// The first game, and games against bots of several levels.
pub(super) async fn lessons_and_bots(server: &Server) -> Vec<Made> {
    let lesson = OpenLesson { name: "Ann".to_owned() };
    let (status, body) = server.post("/api/lessons", &written(&lesson)).await;
    assert_eq!(status, 201, "{body}");
    let opened: Opened = read(&body).unwrap();
    let pupil = server.enter(Door::Table(opened.table), Some(opened.token)).await;
    let mut pupils = vec![pupil];
    assert!(come_to(&mut pupils, 1, |people| round(&people[0]) > 1 && can_play(&people[0])).await);
    let (what, void) = ("a lesson: the second round".to_owned(), Vec::new());
    let mut made = vec![Made { what, people: pupils, void }];

    let levels = [Level::Foundling, Level::Clerk, Level::Governess];
    let others = levels.map(Arranged::Bot).to_vec();
    let alone = OpenTable { others, options: swift(), start: true, ..table(1) };
    let mut people = vec![server.open(&alone).await];
    assert!(come_to(&mut people, 2, |people| round(&people[0]) > 1 && can_play(&people[0])).await);
    let (what, void) = ("alone with three bots: the second round".to_owned(), Vec::new());
    made.push(Made { what, people, void });
    made
}
