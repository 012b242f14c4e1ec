//! Who comes in, and who goes?

use crate::{
    crowd::Crowd,
    deeds::Deeds,
    room::Customs,
    standing::Standing,
    step::{Entry, Time},
    table::Table,
};
use woe_wire::{Code, Door, FromServer, PROTOCOL, Trouble, Welcome, You, written};

/// How many devices one seat may have, and how many may stand at the door: they are no watchers.
const DEVICES: usize = 20;

impl Table {
    /// Lets somebody in, if there is room; tells them what they missed, or everything.
    pub(crate) fn enter(&mut self, entry: Entry) {
        let Entry { door, token, resume, caller, from } = entry;
        let known = self.standing.knows(&door, token.as_deref());
        let admitted = known.and_then(|you| self.crowd.make_room(you, from, &self.room.customs));
        self.out.admitted.push((caller, admitted.map_err(Trouble::from)));
        let Ok(you) = admitted else { return };
        let came = !self.crowd.is_here(you);
        self.crowd.welcome(you, (caller, from), self.now);
        let missed = resume.filter(|resume| resume.epoch == self.crowd.epoch);
        let missed = missed.and_then(|resume| self.crowd.since(you, resume.last));
        for event in missed.unwrap_or_else(|| vec![self.fresh(you)]) {
            self.crowd.whisper(you, caller, event);
        }
        if let (You::Seat(seat), true) = (you, came) {
            self.came_back(seat.into());
        }
    }

    /// Somebody with a seat is back.
    fn came_back(&mut self, seat: usize) {
        self.crowd.away[seat] = None;
        let mut deeds = Deeds::default();
        self.standing.come_back(seat, &mut deeds);
        match deeds.writes.is_empty() {
            true => self.show(deeds),
            false => self.conclude(deeds),
        }
    }
}

impl Standing {
    /// Who that is: a seat by its token, a watcher if the host allows it, a visitor otherwise.
    pub(crate) fn knows(&self, door: &Door, token: Option<&str>) -> Result<You, Code> {
        match (door, token) {
            (Door::Watch(_), _) if !self.watching => Err(Code::NoWatching),
            (Door::Watch(_), _) => Ok(You::Watcher),
            (Door::Table(_), None) => Ok(You::Visitor),
            (Door::Table(_), Some(token)) => {
                let seat = self.seat_of(token).ok_or(Code::WrongToken)?;
                Ok(You::Seat(seat as u8))
            }
        }
    }
}

impl Crowd {
    /// Makes room for one more. Where it is full, one of those goes who come from where most are from: nobody
    /// can lock others out by coming often. A seat's last device replaces one of its others.
    fn make_room(&mut self, you: You, from: u64, customs: &Customs) -> Result<You, Code> {
        let most = match you {
            You::Watcher => customs.watchers,
            You::Seat(_) | You::Visitor => DEVICES,
        };
        if self.count(you) < most {
            return Ok(you);
        }
        let (first, count) = self.most_common(you).ok_or(Code::TooMany)?;
        let gives_way = match you {
            You::Seat(_) => true,
            You::Watcher | You::Visitor => count > 1 && self.count_from(you, from) < count,
        };
        if !gives_way {
            return Err(Code::TooMany);
        }
        self.send_away(you, first, Code::TooMany);
        Ok(you)
    }

    fn welcome(&mut self, you: You, (caller, from): (u64, u64), now: Time) {
        self.enter(you, (caller, from));
        self.lonely = None;
        let (epoch, goes) = (self.epoch.clone(), self.goes);
        let welcome = Welcome { epoch, you, now, protocol: PROTOCOL, goes };
        self.whisper(you, caller, written(&FromServer::Welcome(welcome)));
    }

    /// Somebody goes; whether a seat's person is away from now on.
    pub(crate) fn depart(&mut self, you: You, caller: u64, now: Time) -> bool {
        let gone = self.leave(you, caller);
        if self.is_empty() {
            self.lonely = Some(now);
        }
        let You::Seat(seat) = you else { return false };
        if gone {
            self.away[usize::from(seat)] = Some(now);
        }
        gone
    }

    /// Since when a seat's person is away, while others are here.
    pub(crate) fn missed_since(&self, seat: usize) -> Option<Time> {
        let missed = !self.is_empty() && !self.is_here(You::Seat(seat as u8));
        self.away[seat].filter(|_| missed)
    }
}
