//! Who comes in, and who goes?

use crate::{deeds::Deeds, step::Entry, table::Table};
use woe_wire::{Code, FromServer, PROTOCOL, Trouble, Welcome, You, written};

/// How many devices one seat may have, and how many may stand at the door: they are no watchers.
const DEVICES: usize = 20;

impl Table {
    /// Lets somebody in: a seat by its token, a watcher if the host allows it, a visitor otherwise.
    pub(crate) fn enter(&mut self, entry: Entry) {
        let Entry { door, token, resume, caller } = entry;
        let admitted = self.admitted(&door, token.as_deref());
        self.out.admitted.push((caller, admitted.clone()));
        let Ok(you) = admitted else { return };
        let came = !self.crowd.is_here(you);
        self.crowd.enter(you, caller);
        self.crowd.lonely = None;
        let welcome =
            Welcome { epoch: self.crowd.epoch.clone(), you, now: self.now, protocol: PROTOCOL };
        self.crowd.whisper(you, caller, written(&FromServer::Welcome(welcome)));
        let missed = resume.filter(|resume| resume.epoch == self.crowd.epoch);
        let missed = missed.and_then(|resume| self.crowd.since(you, resume.last));
        for event in missed.unwrap_or_else(|| vec![self.fresh(you)]) {
            self.crowd.whisper(you, caller, event);
        }
        if let (You::Seat(seat), true) = (you, came) {
            self.came_back(seat.into());
        }
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
        let most = match you {
            You::Watcher => self.room.customs.watchers,
            You::Seat(_) | You::Visitor => DEVICES,
        };
        match self.crowd.count(you) < most {
            true => Ok(you),
            false => Err(Code::TooMany.into()),
        }
    }

    pub(crate) fn leave(&mut self, you: You, caller: u64) {
        let gone = self.crowd.leave(you, caller);
        if let (You::Seat(seat), true) = (you, gone) {
            self.crowd.away[usize::from(seat)] = Some(self.now);
            self.show(Deeds::default());
        }
        if self.crowd.is_empty() {
            self.crowd.lonely = Some(self.now);
        }
    }
}
