//! Does a line that drops a thousand times lose a move, or double one?

use crate::{
    client::{Client, Heard},
    fate::{Told, record_of},
    play::{Given, answer, any, chance},
    server::{Server, settings, swift, table},
};
use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};
use tokio::task::JoinSet;
use woe_rules::{Action, Question, Stream};
use woe_wire::{Code, Do, OpenTable, TableOptions};

const CUTS: usize = 1000;

/// Somebody with a bad line.
struct Cottager {
    client: Client,
    chance: Stream,
    cuts: Arc<AtomicUsize>,
    /// What was sent, and not replied to.
    pending: Option<(String, Given)>,
    given: Vec<Given>,
}

impl Cottager {
    async fn play(mut self) -> Cottager {
        while !self.client.is_over() || self.pending.is_some() {
            if let (None, Some(asked)) = (&self.pending, self.client.asked()) {
                let action = any(&asked, &mut self.chance);
                let id = self.client.send(answer(&asked, action)).await;
                self.pending = Some((id, Given { asked, action }));
            }
            if self.chance.below(3) == 0 {
                self.lose_the_line().await;
                continue;
            }
            match self.client.listen().await {
                Heard::Reply(reply) => self.note(&reply),
                heard @ (Heard::Trouble(_) | Heard::Silence) => panic!("{heard:?}"),
                Heard::Event | Heard::Welcome => {}
            }
        }
        self
    }

    fn note(&mut self, reply: &woe_wire::Reply) {
        // What was repeated is replied to again, perhaps twice.
        let Some((_, given)) = self.pending.take_if(|(id, _)| *id == reply.id) else { return };
        assert_eq!(reply.refused(), None);
        match reply.trouble() {
            Some(trouble) => assert!(given.is_response() && trouble.code == Code::LateDecision),
            None => self.given.push(given),
        }
    }

    /// Drops the line, perhaps a few times more on the way back, and now and then with the memory.
    async fn lose_the_line(&mut self) {
        self.cut();
        while self.chance.below(3) == 0 {
            self.client.connect().await;
            if self.chance.below(2) == 0 {
                self.client.say_hello().await;
            }
            self.cut();
        }
        if self.chance.below(5) == 0 {
            self.client.forget();
        }
        self.client.connect().await;
        self.client.say_hello().await;
        let heard = self.client.listen().await;
        assert!(matches!(heard, Heard::Welcome), "no welcome, but {heard:?}");
        for command in self.client.unanswered.clone() {
            let command = woe_wire::FromClient::Command(command);
            self.client.say(&woe_wire::written(&command)).await;
        }
        if self.client.part::<woe_wire::TablePart>("table").is_none() {
            self.client.until(|client| client.bag.text("table").is_some()).await;
        }
    }

    fn cut(&mut self) {
        self.client.cut();
        self.cuts.fetch_add(1, Ordering::Relaxed);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_cuts_lose_nothing_and_double_nothing() {
    // Little is kept for those who come back, so that many see everything anew.
    let server = Server::start(woe_server::Settings { backlog_bytes: 3000, ..settings() }).await;
    let cuts = Arc::new(AtomicUsize::new(0));
    let mut evening = 0;
    while cuts.load(Ordering::Relaxed) < CUTS {
        evening += 1;
        // The first evening has windows that take their time.
        let swift = TableOptions { swift: evening > 1, rounds: 10, ..swift() };
        let mut people = server.company(&OpenTable { options: swift, ..table(4) }).await;
        // Every answer is to be somebody's own.
        for person in &mut people {
            person.done(Do::FreePlays { asked: true }).await;
        }
        people[0].done(Do::Start { first: None }).await;
        let cottagers = an_evening(people, &cuts, evening).await;
        compare_with_fresh_views(&server, cottagers).await;
    }
    assert!(cuts.load(Ordering::Relaxed) >= CUTS);
}

async fn an_evening(people: Vec<Client>, cuts: &Arc<AtomicUsize>, evening: u64) -> Vec<Cottager> {
    let mut tasks = JoinSet::new();
    for (number, client) in (0..).zip(people) {
        let (chance, cuts) = (chance(evening, number), Arc::clone(cuts));
        let cottager = Cottager { client, chance, cuts, pending: None, given: Vec::new() };
        tasks.spawn(cottager.play());
    }
    tasks.join_all().await
}

async fn compare_with_fresh_views(server: &Server, cottagers: Vec<Cottager>) {
    let told = record_of(server, &cottagers[0].client).await;
    let mut clients = Vec::new();
    for cottager in cottagers {
        compare_with_record(cottager.client.seat(), &cottager.given, &told);
        clients.push(cottager.client);
    }
    for client in &mut clients {
        client.until(|client| client.people().iter().all(|one| one.here)).await;
    }
    for client in &mut clients {
        // A reply comes after all that was to be told before.
        client.done(Do::History { from: None }).await;
        let fresh = server.enter(client.door.clone(), client.token.clone()).await;
        assert_eq!(fresh.bag, client.bag);
    }
}

/// Every answer that was acknowledged stands where it was given, and no other does.
fn compare_with_record(seat: u8, given: &[Given], told: &[Told]) {
    let own = |step: &&Told| {
        step.answer.is_some_and(|(by, action, question)| {
            let silent = matches!(question, Question::Respond(_)) && action == Action::Pass;
            by.index() == usize::from(seat) && !silent
        })
    };
    let mut given = given.iter();
    for step in told.iter().filter(own) {
        let (_, action, question) = step.answer.unwrap();
        let response = matches!(question, Question::Respond(_));
        // A response that another one forestalled is in no record, nor is a pass that says nothing.
        let skipped = |one: &&Given| {
            let fits = !one.is_response() && one.asked.decision == step.at
                || response && one.is_response() && one.action == action.into();
            one.is_response() && !fits
        };
        let one = given.by_ref().find(|one| !skipped(one)).expect("a step that nobody took");
        assert_eq!((one.action, one.is_response()), (action.into(), response));
        assert!(one.asked.decision <= step.at && (response || one.asked.decision == step.at));
    }
    assert!(given.all(Given::is_response), "an answer that was acknowledged is lost");
}
