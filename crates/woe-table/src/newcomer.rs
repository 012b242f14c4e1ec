//! How does a seat change hands while they play?
//!
//! Openly: every change is a line that everybody reads. Whoever takes over a seat sees its hand once the
//! others have agreed; until then they see what a watcher sees, and a bot plays. The host has agreed by
//! opening the seat, so somebody else must: otherwise a host could look at any hand from a second browser.
//! Whoever comes back to their own seat is not asked about, nor is anybody who sits down with one person and
//! bots. That two seats are one person's cannot be told from here.

use crate::{
    chance,
    deeds::{Deeds, Outcome},
    standing::{Person, Standing},
    step::Time,
    table::Table,
};
use woe_rules::{Eye, Seat};
use woe_wire::{Arranged, Code, Do, LineKind, No, Sits, You};

/// How long a newcomer may be away before the seat is no more kept for them, in milliseconds.
pub(crate) const NEWCOMER_AWAY: u64 = 60_000;

/// Somebody who has taken a seat with a hand that they may not see yet.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Newcomer {
    /// Who still has to agree.
    pub(crate) waits_for: Vec<u8>,
    /// What whoever had the seat before was called.
    pub(crate) instead_of: String,
}

/// A seat that changes hands, to be told to everybody.
pub(crate) struct Handed {
    pub(crate) kind: LineKind,
    pub(crate) seat: usize,
    /// Who has it now, or asks for it.
    pub(crate) name: Option<String>,
    /// Who had it before.
    pub(crate) before: String,
}

impl Standing {
    /// Whether a newcomer waits there who sees and does no more than one who watches.
    pub(crate) fn has_newcomer(&self, seat: usize) -> bool {
        self.people.get(seat).is_some_and(|one| one.newcomer.is_some())
    }

    /// Whose eyes look from that seat.
    pub(crate) fn eye(&self, seat: Seat) -> Eye {
        match self.has_newcomer(seat.index()) {
            true => Eye::Watcher,
            false => Eye::Seat(seat),
        }
    }

    /// Whether that one may say that now.
    pub(crate) fn check_newcomer(&self, you: You, what: &Do) -> Result<(), Code> {
        match you {
            You::Seat(seat) if self.has_newcomer(seat.into()) && !is_for_newcomers(what) => {
                Err(Code::NotAgreed)
            }
            You::Seat(_) | You::Watcher | You::Visitor => Ok(()),
        }
    }

    /// Who has to agree that somebody else plays on with the hand of that seat: those who are there; if
    /// nobody but the host is, those who are away.
    fn who_agrees(&self, seat: usize) -> Result<Vec<u8>, Code> {
        let host = usize::from(self.host);
        let others = (0..self.people.len()).filter(|&other| other != seat && other != host);
        let persons = others.filter(|&other| self.people[other].is_settled());
        let persons: Vec<usize> = persons.collect();
        let there = persons.iter().copied().filter(|&one| !self.is_played_by_bot(one));
        let there: Vec<usize> = there.collect();
        let asked = if there.is_empty() { persons } else { there };
        // Whoever the host has sent away has shown their hand to nobody.
        let met =
            (0..self.people.len()).any(|other| other != host && self.people[other].was_person);
        match asked.is_empty() && met {
            true => Err(Code::NobodyToAgree),
            false => Ok(asked.into_iter().map(|one| one as u8).collect()),
        }
    }

    /// Which free seat somebody takes: their own, if they had one that is free now.
    pub(crate) fn free_seat(&self, token: Option<&str>) -> Option<usize> {
        let open = |one: &Person| one.sits == Sits::Open;
        let own = self.people.iter().position(|one| open(one) && one.was_held_by(token));
        own.or_else(|| self.people.iter().position(open))
    }

    /// Somebody has taken a free seat while they play; they see its hand if nobody has to agree.
    ///
    /// # Errors
    /// If somebody would have to, and nobody is there.
    pub(crate) fn take_over(
        &mut self,
        seat: usize,
        (name, token): (String, Option<&str>),
        deeds: &mut Deeds,
    ) -> Result<(), No> {
        let own = self.people[seat].was_held_by(token);
        let waits_for = if own { Vec::new() } else { self.who_agrees(seat)? };
        let person = &mut self.people[seat];
        let instead_of = std::mem::replace(&mut person.name, name.clone());
        let mut kind = LineKind::Asks;
        (person.sits, person.standing_in, person.by_choice) = (Sits::Person, false, false);
        match waits_for.is_empty() {
            true => {
                kind = LineKind::Seated;
                person.settle();
            }
            false => {
                person.newcomer = Some(Newcomer { waits_for, instead_of: instead_of.clone() });
            }
        }
        deeds.handed.push(Handed { kind, seat, name: Some(name), before: instead_of });
        Ok(())
    }

    /// One of those who were asked agrees that a newcomer has a seat, or does not; or the newcomer gives it up.
    pub(crate) fn admit(&mut self, by: Seat, seat: u8, yes: bool, deeds: &mut Deeds) -> Outcome {
        let by = by.index() as u8;
        let person = self.people.get_mut(usize::from(seat)).ok_or(Code::NoSuchThing)?;
        let newcomer = person.newcomer.as_mut().ok_or(Code::NoSuchThing)?;
        let is_own = by == seat && !yes;
        if !is_own && !newcomer.waits_for.contains(&by) {
            return Err(Code::NoSuchThing.into());
        }
        if !yes {
            self.decline(seat.into(), deeds);
            return self.changed(deeds);
        }
        newcomer.waits_for.retain(|&other| other != by);
        if newcomer.waits_for.is_empty() {
            let before = newcomer.instead_of.clone();
            person.settle();
            let (kind, name) = (LineKind::Seated, Some(person.name.clone()));
            deeds.handed.push(Handed { kind, seat: seat.into(), name, before });
        }
        self.changed(deeds)
    }

    /// A newcomer does not get the seat: the bot that has played there keeps it.
    pub(crate) fn decline(&mut self, seat: usize, deeds: &mut Deeds) {
        let Person { name, level, newcomer, .. } = self.people[seat].clone();
        let Some(newcomer) = newcomer else { return };
        self.arrange(seat, Arranged::Bot(level));
        if !self.is_taken(&newcomer.instead_of, Some(seat)) {
            self.people[seat].name.clone_from(&newcomer.instead_of);
        }
        let before = newcomer.instead_of;
        let (kind, name) = (LineKind::Declined, Some(name));
        deeds.handed.push(Handed { kind, seat, name, before });
        deeds.dismissed.push((You::Seat(seat as u8), Code::NotAgreed));
    }

    /// The host has given a seat away while they play. Whoever sat there agrees to nothing any more: then
    /// nobody is to be let in who was asked about.
    pub(crate) fn hand_over(&mut self, seat: usize, before: &Person, deeds: &mut Deeds) {
        let (kind, name) = match self.people[seat].sits {
            Sits::Bot => (LineKind::Given, Some(self.people[seat].name.clone())),
            Sits::Open | Sits::Person => (LineKind::Opened, None),
        };
        deeds.handed.push(Handed { kind, seat, name, before: before.name.clone() });
        if before.is_settled() {
            (0..self.people.len()).for_each(|other| self.decline(other, deeds));
        }
    }

    /// The game is over, and all hands are open: whoever has waited sits there.
    pub(crate) fn seat_newcomers(&mut self, deeds: &mut Deeds) {
        for (seat, person) in self.people.iter_mut().enumerate() {
            let Some(Newcomer { instead_of: before, .. }) = person.newcomer.take() else {
                continue;
            };
            person.settle();
            let (kind, name) = (LineKind::Seated, Some(person.name.clone()));
            deeds.handed.push(Handed { kind, seat, name, before });
        }
    }
}

impl Person {
    /// Whether that token held the seat before the host gave it away.
    fn was_held_by(&self, token: Option<&str>) -> bool {
        token.is_some_and(|token| self.former.as_deref() == Some(chance::seal(token).as_str()))
    }

    /// The seat is this person's now, with its hand.
    fn settle(&mut self) {
        (self.newcomer, self.former, self.was_person) = (None, None, true);
    }
}

impl Table {
    /// When a newcomer has been away for too long, and which seat they wait for.
    pub(crate) fn newcomer_due(&self) -> Option<(Time, usize)> {
        let away = |seat: usize| {
            let here = self.crowd.is_here(You::Seat(seat as u8));
            let since = self.crowd.away[seat].filter(|_| !here)?;
            self.standing.has_newcomer(seat).then_some((since + NEWCOMER_AWAY, seat))
        };
        (0..self.standing.people.len()).filter_map(away).min()
    }
}

/// What one may say who sees no more than a watcher.
fn is_for_newcomers(what: &Do) -> bool {
    match what {
        Do::Name { .. }
        | Do::Chat { .. }
        | Do::Remark { .. }
        | Do::History { .. }
        | Do::Look { .. }
        | Do::Admit { .. } => true,
        Do::Join { .. }
        | Do::Family { .. }
        | Do::Day { .. }
        | Do::Arrange { .. }
        | Do::Options { .. }
        | Do::Watching { .. }
        | Do::Talking { .. }
        | Do::Start { .. }
        | Do::Answer { .. }
        | Do::Story { .. }
        | Do::Applaud { .. }
        | Do::Orders { .. }
        | Do::FreePlays { .. }
        | Do::Think { .. }
        | Do::TakeBack { .. }
        | Do::Consent { .. }
        | Do::StandIn { .. }
        | Do::Preview { .. }
        | Do::Rematch {}
        | Do::Delete {} => false,
    }
}
