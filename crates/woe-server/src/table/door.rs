//! Who comes in, and who goes?

use super::{Deeds, Entry, Standing, Table, Text};
use tokio::time::Instant;
use woe_wire::{Code, FromServer, PROTOCOL, Trouble, Welcome, You, written};

/// How many are remembered who took a seat and may not have heard which.
const JOINS_MAX: usize = 16;
/// How long an id must be that nobody guesses: the reply it stands for holds a token.
const LONG_ID: usize = 20;

impl Table {
    /// Lets somebody in: a seat by its token, a watcher if the host allows it, a visitor otherwise.
    pub(super) async fn enter(&mut self, entry: Entry) {
        let Entry { door, token, resume, caller, answer } = entry;
        let you = match self.admitted(&door, token.as_deref()) {
            Ok(you) => you,
            // Whoever is gone already needs no answer.
            Err(why) => return drop(answer.send(Err(why))),
        };
        if answer.send(Ok(you)).is_err() {
            return;
        }
        let id = caller.id;
        let came = !self.crowd.is_here(you);
        self.crowd.enter(you, caller);
        self.lonely = None;
        let welcome = Welcome {
            epoch: self.epoch.clone(),
            you,
            now: self.hall.clock.now(),
            protocol: PROTOCOL,
        };
        self.crowd.whisper(you, id, written(&FromServer::Welcome(welcome)));
        let missed = resume.filter(|resume| resume.epoch == self.epoch);
        let missed = missed.and_then(|resume| self.crowd.since(you, resume.last));
        for event in missed.unwrap_or_else(|| vec![self.fresh(you)]) {
            self.crowd.whisper(you, id, event);
        }
        if let (You::Seat(seat), true) = (you, came) {
            self.came_back(seat).await;
        }
    }

    /// The doors that lead to it while it lives.
    pub(crate) fn doors(&self) -> [woe_wire::Door; 2] {
        let Standing { table, watch, .. } = &self.standing;
        [woe_wire::Door::Table(table.clone()), woe_wire::Door::Watch(watch.clone())]
    }

    fn admitted(&self, door: &woe_wire::Door, token: Option<&str>) -> Result<You, Trouble> {
        let you = match (door, token) {
            (woe_wire::Door::Watch(_), _) if !self.standing.watching => {
                return Err(Code::NoWatching.into());
            }
            (woe_wire::Door::Watch(_), _) => You::Watcher,
            (woe_wire::Door::Table(_), None) => You::Visitor,
            (woe_wire::Door::Table(_), Some(token)) => {
                let seat = self.standing.seat_of(token).ok_or(Code::WrongToken)?;
                You::Seat(seat as u8)
            }
        };
        match self.crowd.count(you) < self.hall.settings.watchers_per_table {
            true => Ok(you),
            false => Err(Code::TooMany.into()),
        }
    }

    /// What a visitor was told who took a seat by a command of that id.
    pub(super) fn joined(&self, id: &str) -> Option<Text> {
        self.joins.iter().find(|(joined, _)| joined == id).map(|(_, reply)| reply.clone())
    }

    /// Remembers it for a while. It is not written down: a token is kept as its seal alone.
    pub(super) fn remember_join(&mut self, id: String, reply: Text) {
        if id.len() >= LONG_ID {
            self.joins.push_back((id, reply));
            self.joins.drain(..self.joins.len().saturating_sub(JOINS_MAX));
        }
    }

    pub(super) fn leave(&mut self, you: You, caller: u64) {
        let gone = self.crowd.leave(you, caller);
        if let (You::Seat(seat), true) = (you, gone) {
            self.away[usize::from(seat)] = Some(self.hall.clock.now());
            self.show(Deeds::default());
        }
        if self.crowd.is_empty() {
            self.lonely = Some(Instant::now());
        }
    }
}
