//! How do people come to their seats, and who arranges them?

use crate::{
    chance,
    commands::Outcome,
    form,
    standing::{Person, Standing},
    step::Write,
    table::{Deeds, Table},
    tidy,
};
use woe_rules::Seat;
use woe_wire::{Arranged, Code, No, Payload, Phase, Sits, TableOptions, You};

impl Table {
    /// Whoever changes only the standing is done with that.
    pub(crate) fn changed(&mut self, deeds: &mut Deeds) -> Outcome {
        self.write_state(deeds);
        Ok(None)
    }

    pub(crate) fn in_the_lobby(&self) -> Result<(), No> {
        match self.standing.phase {
            Phase::Lobby => Ok(()),
            Phase::Playing | Phase::Over => Err(Code::OnlyInTheLobby.into()),
        }
    }

    /// Somebody takes a free seat: in the lobby any, later one that was opened.
    pub(crate) fn join(&mut self, name: &str, family: Option<u8>, deeds: &mut Deeds) -> Outcome {
        let open = |one: &Person| one.sits == Sits::Open;
        let seat = self.standing.people.iter().position(open).ok_or(Code::SeatTaken)?;
        let name = self.fit_name(name, Some(seat))?;
        let lobby = self.standing.phase == Phase::Lobby;
        let families = self.room.families(&self.standing.options);
        if lobby && !self.standing.is_free(family, seat, families) {
            return Err(Code::FamilyTaken.into());
        }
        if self.standing.phase == Phase::Over {
            return Err(Code::SeatTaken.into());
        }
        let token = self.chance.token();
        let person = &mut self.standing.people[seat];
        (person.name, person.sits) = (name, Sits::Person);
        person.token = Some(chance::seal(&token));
        if lobby {
            person.family = family;
        }
        self.write_state(deeds);
        Ok(Some(Payload::Seated { seat: seat as u8, token }))
    }

    pub(crate) fn fit_name(&self, name: &str, but: Option<usize>) -> Result<String, No> {
        let name = tidy::name(name, self.room.customs.name_chars).ok_or(Code::BadName)?;
        match self.standing.is_taken(&name, but) {
            true => Err(Code::NameTaken.into()),
            false => Ok(name),
        }
    }

    pub(crate) fn rename(&mut self, seat: Seat, name: &str, deeds: &mut Deeds) -> Outcome {
        self.standing.people[seat.index()].name = self.fit_name(name, Some(seat.index()))?;
        self.changed(deeds)
    }

    pub(crate) fn choose_family(
        &mut self,
        seat: Seat,
        family: Option<u8>,
        deeds: &mut Deeds,
    ) -> Outcome {
        self.in_the_lobby()?;
        let families = self.room.families(&self.standing.options);
        if !self.standing.is_free(family, seat.index(), families) {
            return Err(Code::FamilyTaken.into());
        }
        self.standing.people[seat.index()].family = family;
        self.changed(deeds)
    }

    /// Each may tell their worst day. [SETUP-3]
    pub(crate) fn tell_day(&mut self, seat: Seat, line: &str, deeds: &mut Deeds) -> Outcome {
        self.in_the_lobby()?;
        let line = tidy::line(line, self.room.customs.line_chars).ok_or(Code::BadLine)?;
        self.standing.people[seat.index()].day = Some(line);
        self.changed(deeds)
    }

    /// A seat for a bot, or for whoever comes; a person who sat there loses it.
    pub(crate) fn arrange(&mut self, seat: usize, to: Arranged, deeds: &mut Deeds) -> Outcome {
        if seat >= self.standing.people.len() || seat == usize::from(self.standing.host) {
            return Err(Code::NoSuchThing.into());
        }
        let name = self.standing.people[seat].name.clone();
        self.standing.arrange(seat, to);
        if self.is_playing() && to == Arranged::Open {
            // Whoever comes takes over a seat with a name, so that the tale can go on.
            self.standing.people[seat].name = name;
        }
        deeds.dismissed = Some((You::Seat(seat as u8), Code::WrongToken));
        self.crowd.away[seat] = None;
        self.changed(deeds)
    }

    pub(crate) fn agree(&mut self, options: TableOptions, deeds: &mut Deeds) -> Outcome {
        self.in_the_lobby()?;
        self.room.rules(&options).map_err(No::Trouble)?;
        // Other sets have other families.
        if options.sets != self.standing.options.sets {
            self.standing.people.iter_mut().for_each(|one| one.family = None);
        }
        self.standing.options = options;
        self.changed(deeds)
    }

    pub(crate) fn let_watch(&mut self, allowed: bool, deeds: &mut Deeds) -> Outcome {
        self.standing.watching = allowed;
        if !allowed {
            deeds.dismissed = Some((You::Watcher, Code::NoWatching));
        }
        self.changed(deeds)
    }

    pub(crate) fn let_talk(&mut self, allowed: bool, deeds: &mut Deeds) -> Outcome {
        self.standing.talking = allowed;
        self.changed(deeds)
    }

    /// Deals. [SETUP-3]
    pub(crate) fn start(&mut self, first: Option<u8>, deeds: &mut Deeds) -> Outcome {
        self.in_the_lobby()?;
        if self.standing.has_open_seat() {
            return Err(Code::SeatsOpen.into());
        }
        let first =
            first.map(|seat| Seat::new(seat.into()).ok_or(Code::NoSuchThing)).transpose()?;
        let mut standing = self.standing.clone();
        let start = (first, self.chance.key());
        let play = self.room.deal(&mut standing, start, &mut self.chance)?;
        self.standing = Standing { phase: Phase::Playing, ..standing };
        self.play = Some(play);
        deeds.news.push(self.play.as_ref().expect("it was just dealt").all_news());
        self.write_state(deeds);
        deeds.writes.push(self.room.cards_of(&self.standing));
        self.after_answer(deeds);
        Ok(None)
    }

    pub(crate) fn stand_in(
        &mut self,
        seat: Seat,
        who: Option<woe_wire::Level>,
        deeds: &mut Deeds,
    ) -> Outcome {
        let person = &mut self.standing.people[seat.index()];
        person.standing_in = who.is_some();
        person.by_choice = who.is_some();
        person.level = who.unwrap_or(person.level);
        self.changed(deeds)
    }

    /// Opens another table with the same people, whose tokens hold their seats there, too.
    pub(crate) fn rematch(&mut self, deeds: &mut Deeds) -> Outcome {
        if self.standing.phase != Phase::Over || self.standing.next.is_some() {
            return Err(Code::OnlyWhenOver.into());
        }
        let next = self.standing.again(&mut self.chance);
        let (doors, state) = (next.doors(), form::written(&next));
        deeds.writes.push(Write::Table { doors, state });
        self.standing.next = Some(next.table);
        self.changed(deeds)
    }
}
