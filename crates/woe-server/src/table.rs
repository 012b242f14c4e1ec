//! Who carries out what a table wants? One task holds it, and nobody else touches it.

use crate::{
    house::Hall,
    meter,
    store::{self, Day, Door, TableNumber},
};
use std::{future::pending, sync::Arc};
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinSet,
    time::{Instant, sleep_until},
};
use woe_rules::Seat;
use woe_table::{Effects, Input, Inquiry, Table, Text, Thought, Ticket, Write};
use woe_wire::{Code, Command, Glance, Glimpsed, Trouble, You};

/// Where somebody listens. Who is not told anything any more is let go of.
pub(crate) trait Ear: Send + Sync {
    /// Tells these, in order; whether the one who listens keeps up.
    fn tell(&self, texts: &[Text]) -> bool;

    /// Says why nothing more will be told.
    fn let_go(&self, why: Code);
}

/// Someone at the door.
pub(crate) struct Arrival {
    pub(crate) entry: woe_table::Entry,
    pub(crate) ear: Box<dyn Ear>,
    pub(crate) answer: oneshot::Sender<Result<You, Trouble>>,
}

/// What a table is told.
pub(crate) enum Knock {
    /// Somebody comes.
    Enter(Box<Arrival>),
    /// Somebody says something. Every table has room for a row of knocks, so they are small.
    Say { you: You, caller: u64, asked: Box<Asked>, since: Instant },
    /// Somebody goes.
    Leave { you: You, caller: u64 },
    /// Somebody looks in, and does not enter.
    Glance(Box<Glance>, oneshot::Sender<Result<Glimpsed, Trouble>>),
    /// The house closes.
    Close,
}

/// What somebody says to a table.
pub(crate) struct Asked {
    pub(crate) command: Command,
    /// Where to say that it was answered, if anybody waits for that.
    pub(crate) answered: Option<oneshot::Sender<()>>,
}

/// One who waits to be let in.
struct Waiting {
    caller: u64,
    ear: Box<dyn Ear>,
    answer: oneshot::Sender<Result<You, Trouble>>,
}

/// One who was let in.
struct Listener {
    caller: u64,
    ear: Box<dyn Ear>,
    /// What is to be told next, all at once.
    next: Vec<Text>,
}

/// A bot's answer, if it gave one, and to which decision.
type Answered = (Seat, u32, Option<Thought>);

/// A table, and the hands it lacks.
pub(crate) struct Host {
    hall: Arc<Hall>,
    number: TableNumber,
    /// On which day something of it was kept last, as it is on the disk.
    touched: Day,
    /// Since when it lives.
    since: Day,
    table: Table,
    /// Those who wait at the door.
    waiting: Vec<Waiting>,
    listeners: Vec<Listener>,
    /// Those who were let in and had gone before.
    gone: Vec<(You, u64)>,
    thoughts: JoinSet<Answered>,
    tally: meter::TableTally,
}

impl Host {
    /// A table with nobody there yet; its number, and when something of it was kept last.
    pub(crate) fn new(
        hall: Arc<Hall>,
        (number, touched): (TableNumber, Day),
        table: Table,
    ) -> Host {
        Host {
            since: hall.today(),
            hall,
            number,
            touched,
            table,
            waiting: Vec::new(),
            listeners: Vec::new(),
            gone: Vec::new(),
            thoughts: JoinSet::new(),
            tally: meter::TableTally::default(),
        }
    }

    /// The doors that lead to it while it lives.
    pub(crate) fn doors(&self) -> [woe_wire::Door; 2] {
        self.table.doors()
    }

    /// Its name in the invite link.
    pub(crate) fn name(&self) -> String {
        let [woe_wire::Door::Table(name) | woe_wire::Door::Watch(name), _] = self.table.doors();
        name
    }

    /// Answers the door until nobody cares any more, or the house closes.
    pub(crate) async fn run(mut self: Box<Self>, mut knocks: mpsc::Receiver<Knock>) {
        self.step(Input::Clock).await;
        loop {
            let due = self.table.wakes_at().map(|at| self.hall.clock.instant(at));
            tokio::select! {
                knock = knocks.recv(), if !self.table.is_resting() => match knock {
                    None | Some(Knock::Close) => break,
                    Some(knock) => self.answer_door(knock).await,
                },
                (seat, decision, thought) = next(&mut self.thoughts) => {
                    self.step(Input::Thought { seat, decision, thought }).await;
                }
                () = until(due) => self.step(Input::Clock).await,
            }
            self.send();
            if self.table.is_done() && (self.table.has_ended() || knocks.is_empty()) {
                break;
            }
        }
        let parting = self.table.close(Code::Closing);
        self.pass_on(parting);
        self.send();
        self.touch_after_a_night().await;
    }

    /// Where somebody was from one day to the next, all their time counts, whether they did something or not.
    async fn touch_after_a_night(&self) {
        let (number, day) = (self.number, self.hall.today());
        if self.since < day && self.touched < day && !self.table.has_ended() {
            // If it cannot be kept, nobody has lost more than some days before the table goes.
            let _ = self.hall.store.keep(vec![store::Write::Touch { number, day }]).await;
        }
    }

    async fn answer_door(&mut self, knock: Knock) {
        match knock {
            Knock::Enter(arrival) => {
                let Arrival { entry, ear, answer } = *arrival;
                self.waiting.push(Waiting { caller: entry.caller, ear, answer });
                self.step(Input::Enter(Box::new(entry))).await;
            }
            Knock::Say { you, caller, asked, since } => {
                let Asked { command, answered } = *asked;
                self.step(Input::Say { you, caller, command }).await;
                meter::command_took(since.elapsed());
                if let Some(answered) = answered {
                    self.send();
                    // Whoever is gone does not wait.
                    let _ = answered.send(());
                }
            }
            Knock::Leave { you, caller } => {
                self.listeners.retain(|one| one.caller != caller);
                self.step(Input::Leave { you, caller }).await;
            }
            Knock::Glance(asked, answer) => {
                let Glance { door, token } = *asked;
                // Whoever has gone meanwhile need not know.
                let _ = answer.send(self.table.glance(&door, token.as_deref()));
            }
            Knock::Close => {}
        }
    }

    /// Lets something happen, and carries out all that the table wants done about it.
    async fn step(&mut self, input: Input) {
        let mut next = Some(input);
        while let Some(input) = next {
            let effects = self.table.step(self.hall.clock.now(), input);
            let kept = self.pass_on(effects);
            next = match kept {
                Some((ticket, writes)) => Some(self.keep(ticket, writes).await),
                None => self.gone.pop().map(|(you, caller)| Input::Leave { you, caller }),
            };
        }
        self.tally.be(self.table.phase());
    }

    /// Does what takes no time; what is to be kept.
    fn pass_on(&mut self, effects: Effects) -> Option<(Ticket, Vec<Write>)> {
        let Effects { admitted, tell, dismissed, keep, think, counted } = effects;
        for (caller, admitted) in admitted {
            self.admit(caller, admitted);
        }
        let mut bytes = 0;
        for (caller, text) in tell {
            if let Some(one) = self.listeners.iter_mut().find(|one| one.caller == caller) {
                bytes += text.len();
                one.next.push(text);
            }
        }
        meter::sent(bytes);
        for (caller, why) in dismissed {
            let at = self.listeners.iter().position(|one| one.caller == caller);
            let Some(mut one) = at.map(|at| self.listeners.swap_remove(at)) else { continue };
            // Whoever does not hear it any more notices the closed socket.
            if one.send() {
                one.ear.let_go(why);
            }
        }
        think.into_iter().for_each(|inquiry| self.ask(inquiry));
        counted.into_iter().for_each(|(kind, word)| meter::command(kind, word));
        keep
    }

    fn admit(&mut self, caller: u64, admitted: Result<You, Trouble>) {
        let at = self.waiting.iter().position(|one| one.caller == caller);
        let Some(Waiting { ear, answer, .. }) = at.map(|at| self.waiting.swap_remove(at)) else {
            return;
        };
        let you = admitted.as_ref().ok().copied();
        let heard = answer.send(admitted).is_ok();
        match you {
            Some(_) if heard => {
                self.listeners.push(Listener { caller, ear, next: Vec::new() });
            }
            Some(you) => self.gone.push((you, caller)),
            None => {}
        }
    }

    /// Writes it down, and says whether it is.
    async fn keep(&mut self, ticket: Ticket, writes: Vec<Write>) -> Input {
        // What is told already need not wait for the disk.
        self.send();
        let (number, today) = (self.number, self.hall.today());
        let touch = (self.touched < today).then_some(store::Write::Touch { number, day: today });
        // The row of the table is not written for a move: once a day is enough.
        let writes = touch.into_iter().chain(writes.into_iter().map(|write| self.stored(write)));
        let Err(why) = self.hall.store.keep(writes.collect()).await else {
            self.touched = today;
            self.table.foretell(None);
            // What was made of it is not so any more: a line was added, or it was deleted.
            self.hall.exports.forget(self.table.replay());
            return Input::Kept(ticket);
        };
        tracing::error!(table = number.0, %why, "a table could not be kept");
        let saved = self.hall.saved(Door::Table(self.name())).await.ok().flatten();
        Input::NotKept(ticket, saved.map(|saved| Box::new(saved.kept)))
    }

    fn stored(&self, write: Write) -> store::Write {
        let other = matches!(write, Write::Table { .. }).then(|| self.hall.store.next_table());
        store::Write::of(other.unwrap_or(self.number), self.hall.today(), write)
    }

    /// Sends everyone what they were told. One who does not keep up is let go, and comes back for the rest.
    fn send(&mut self) {
        self.listeners.retain_mut(Listener::send);
    }

    fn ask(&mut self, inquiry: Inquiry) {
        let (seat, decision) = (inquiry.seat, inquiry.decision);
        let answer = self.hall.thinkers.ask(self.number, inquiry);
        self.thoughts.spawn(async move { (seat, decision, answer.await.ok()) });
    }
}

impl Listener {
    /// Tells what is to be told; whether the one who listens keeps up.
    fn send(&mut self) -> bool {
        let keeps_up = self.next.is_empty() || self.ear.tell(&self.next);
        self.next.clear();
        keeps_up
    }
}

/// The next answer of a bot; if none thinks, there is none for ever.
async fn next(thoughts: &mut JoinSet<Answered>) -> Answered {
    loop {
        match thoughts.join_next().await {
            Some(Ok(answered)) => return answered,
            Some(Err(_)) => {}
            None => pending().await,
        }
    }
}

/// Waits for that moment; if there is none, for ever.
async fn until(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due).await,
        None => pending().await,
    }
}
