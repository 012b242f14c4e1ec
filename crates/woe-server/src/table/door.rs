//! Who comes in, and who goes?

use super::{Deeds, Entry, Standing, Table, Text};
use std::collections::VecDeque;
use tokio::time::Instant;
use woe_wire::{Code, FromServer, PROTOCOL, Trouble, Welcome, You, written};

/// How many replies of each kind are remembered for those without a seat, who may not have heard them.
const TOLD_MAX: usize = 16;
/// How long an id must be that nobody guesses: the reply it stands for holds a token.
const LONG_ID: usize = 20;

/// What those without a seat were told, by the kind of their command: however much is remarked, whoever
/// took a seat and did not hear it hears it again. It is not written down: a token is kept as its seal alone.
#[derive(Default)]
pub(super) struct Replied {
    kinds: Vec<(&'static str, VecDeque<(String, Text)>)>,
}

impl Replied {
    pub(super) fn find(&self, id: &str) -> Option<Text> {
        let mut all = self.kinds.iter().flat_map(|(_, told)| told);
        all.find(|(told, _)| told == id).map(|(_, reply)| reply.clone())
    }

    /// Remembers it for a while.
    pub(super) fn remember(&mut self, kind: &'static str, id: String, reply: Text) {
        if id.len() < LONG_ID {
            return;
        }
        let known = self.kinds.iter().position(|(of, _)| *of == kind);
        let at = known.unwrap_or_else(|| {
            self.kinds.push((kind, VecDeque::new()));
            self.kinds.len() - 1
        });
        let told = &mut self.kinds[at].1;
        told.push_back((id, reply));
        told.drain(..told.len().saturating_sub(TOLD_MAX));
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_took_a_seat_is_told_again_however_much_is_remarked() {
        let mut told = Replied::default();
        let id = |number: usize| format!("a-long-enough-id-of-{number}");
        told.remember("join", id(0), "a token".into());
        told.remember("join", "short".to_owned(), "a token".into());
        for number in 1..=TOLD_MAX + 1 {
            told.remember("remark", id(number), "heard".into());
        }
        assert!(told.find(&id(0)).is_some() && told.find("short").is_none());
        assert!(told.find(&id(1)).is_none() && told.find(&id(2)).is_some());
    }
}
