//! Windows that are open, with answers that are not in force yet.

use super::{Laid, Made, company_where, settle};
use crate::{
    client::Client,
    play::{answer, legal},
    server::{Server, table},
};
use woe_wire::{Action, Do, OpenTable, Reply, TableOptions, Waiting, WindowPart};

/// A window that waits for somebody; one with a clock and a card in answer; one in which somebody thinks.
pub(super) async fn all(server: &Server, laid: &Laid) -> Vec<Made> {
    vec![
        laid.made("an open window, one has passed", waited_for(server, laid).await),
        laid.made("an open window, one answers", answered(server, laid).await),
        laid.made("an open window, one thinks", pondered(server, laid).await),
    ]
}

pub(crate) fn window(client: &Client) -> Option<WindowPart> {
    match client.waiting() {
        Some(Waiting::Window(window)) => Some(window),
        Some(Waiting::Seat(_)) | None => None,
    }
}

fn has_choice(client: &Client) -> bool {
    window(client).is_some() && client.asked().is_some_and(|it| legal(&it.options).len() > 1)
}

/// Without a clock: somebody could respond and has not said, another has passed.
async fn waited_for(server: &Server, laid: &Laid) -> Vec<Client> {
    let table = OpenTable { options: laid.options(), ..table(4) };
    loop {
        let any = |people: &[Client]| people.iter().any(has_choice);
        let mut people = company_where(server, &table, any).await;
        let waits = people.iter().find(|client| has_choice(client)).unwrap().seat();
        let passed = pass_one(&mut people, waits).await;
        settle(&mut people).await;
        if passed && people.iter().any(has_choice) {
            return people;
        }
        people[0].done(Do::Delete {}).await;
    }
}

/// With a clock: somebody responds with a card, the others have not said.
async fn answered(server: &Server, laid: &Laid) -> Vec<Client> {
    loop {
        let mut people = masked(server, laid).await;
        if let Some(one) = people.iter_mut().find(|client| has_choice(client)) {
            let asked = one.asked().unwrap();
            let action = legal(&asked.options).into_iter().find(|it| *it != Action::Pass).unwrap();
            one.done(answer(&asked, action)).await;
            return people;
        }
        people[0].done(Do::Delete {}).await;
    }
}

/// With a clock: somebody thinks, and another has passed.
async fn pondered(server: &Server, laid: &Laid) -> Vec<Client> {
    loop {
        let mut people = masked(server, laid).await;
        let decision = window(&people[0]).unwrap().decision;
        let mut thinker = None;
        for client in &mut people {
            if thinker.is_none() && is_done(client.ask(Do::Think { decision }).await) {
                thinker = Some(client.seat());
            }
        }
        if pass_one(&mut people, thinker.expect("somebody is asked")).await {
            return people;
        }
        people[0].done(Do::Delete {}).await;
    }
}

/// A table at which the first window is open for half a day at least.
async fn masked(server: &Server, laid: &Laid) -> Vec<Client> {
    let options = TableOptions { swift: false, ..laid.options() };
    let table = OpenTable { options, ..table(4) };
    company_where(server, &table, |people| people.iter().any(|one| window(one).is_some())).await
}

/// One of those passes who are asked, but not that seat; whether somebody did. Not every window asks
/// everybody.
async fn pass_one(people: &mut [Client], but: u8) -> bool {
    let decision = window(&people[0]).unwrap().decision;
    for client in people.iter_mut().filter(|client| client.seat() != but) {
        let pass = Do::Answer { decision, action: Action::Pass, story: None };
        if is_done(client.ask(pass).await) {
            return true;
        }
    }
    false
}

fn is_done(reply: Reply) -> bool {
    reply.outcome.is_ok()
}
