//! How do people come to their seats, and who arranges them?

use crate::{
    chance::{self, Chance},
    deeds::{Deeds, Outcome},
    form,
    play::Play,
    room::{Customs, Room},
    standing::Standing,
    step::Write,
    tidy,
};
use woe_rules::Seat;
use woe_wire::{Arranged, Code, Level, No, Orders, Payload, Phase, Sits, TableOptions, You};

/// What somebody says who would like to sit down.
pub(crate) struct Joining<'a> {
    pub(crate) name: &'a str,
    pub(crate) family: Option<u8>,
    /// What held a seat here before.
    pub(crate) token: Option<&'a str>,
}

impl Standing {
    /// Somebody takes a free seat: in the lobby any, later one that was opened.
    pub(crate) fn join(
        &mut self,
        Joining { name, family, token: own }: Joining<'_>,
        room: &Room,
        chance: &mut Chance,
        deeds: &mut Deeds,
    ) -> Outcome {
        let seat = self.free_seat(own).ok_or(Code::SeatTaken)?;
        let name = self.fit_name(name, Some(seat), &room.customs)?;
        let lobby = self.phase == Phase::Lobby;
        if lobby && !self.is_free(family, seat, room.families(&self.options)) {
            return Err(Code::FamilyTaken.into());
        }
        if self.phase == Phase::Over {
            return Err(Code::SeatTaken.into());
        }
        if lobby {
            let person = &mut self.people[seat];
            (person.name, person.sits, person.family) = (name, Sits::Person, family);
        } else {
            self.take_over(seat, (name, own), deeds)?;
        }
        let token = chance.token();
        self.people[seat].token = Some(chance::seal(&token));
        self.write(deeds);
        Ok(Some(Payload::Seated { seat: seat as u8, token }))
    }

    /// The name as it may be, if nobody else has it.
    fn fit_name(&self, name: &str, but: Option<usize>, customs: &Customs) -> Result<String, No> {
        let name = tidy::name(name, customs.name_chars).ok_or(Code::BadName)?;
        match self.is_taken(&name, but) {
            true => Err(Code::NameTaken.into()),
            false => Ok(name),
        }
    }

    pub(crate) fn rename(
        &mut self,
        seat: Seat,
        name: &str,
        customs: &Customs,
        deeds: &mut Deeds,
    ) -> Outcome {
        self.people[seat.index()].name = self.fit_name(name, Some(seat.index()), customs)?;
        self.changed(deeds)
    }

    /// What somebody is called who watches and talks, if the host lets them: as nobody here is.
    pub(crate) fn watcher_name(&self, name: &str, customs: &Customs) -> Result<String, No> {
        match self.talking {
            true => self.fit_name(name, None, customs),
            false => Err(Code::NeedsASeat.into()),
        }
    }

    pub(crate) fn choose_family(
        &mut self,
        seat: Seat,
        family: Option<u8>,
        room: &Room,
        deeds: &mut Deeds,
    ) -> Outcome {
        self.in_the_lobby()?;
        if !self.is_free(family, seat.index(), room.families(&self.options)) {
            return Err(Code::FamilyTaken.into());
        }
        self.people[seat.index()].family = family;
        self.changed(deeds)
    }

    /// Each may tell their worst day. [SETUP-3]
    pub(crate) fn tell_day(
        &mut self,
        seat: Seat,
        line: &str,
        customs: &Customs,
        deeds: &mut Deeds,
    ) -> Outcome {
        self.in_the_lobby()?;
        let line = tidy::line(line, customs.line_chars).ok_or(Code::BadLine)?;
        self.people[seat.index()].day = Some(line);
        self.changed(deeds)
    }

    /// A seat for a bot, or for whoever comes; a person who sat there loses it.
    pub(crate) fn rearrange(&mut self, seat: usize, to: Arranged, deeds: &mut Deeds) -> Outcome {
        if seat >= self.people.len() || seat == usize::from(self.host) {
            return Err(Code::NoSuchThing.into());
        }
        let before = self.people[seat].clone();
        self.arrange(seat, to);
        deeds.dismissed.push((You::Seat(seat as u8), Code::WrongToken));
        if self.is_playing() {
            if to == Arranged::Open {
                // Whoever comes takes over a seat with a name, so that the tale can go on.
                self.people[seat].name.clone_from(&before.name);
            }
            self.hand_over(seat, &before, deeds);
        }
        self.changed(deeds)
    }

    pub(crate) fn agree(
        &mut self,
        options: TableOptions,
        room: &Room,
        deeds: &mut Deeds,
    ) -> Outcome {
        self.in_the_lobby()?;
        room.rules(&options).map_err(No::Trouble)?;
        // Other sets have other families.
        if options.sets != self.options.sets {
            self.people.iter_mut().for_each(|one| one.family = None);
        }
        self.options = options;
        self.changed(deeds)
    }

    /// Deals; if that cannot be, nothing has changed. [SETUP-3]
    pub(crate) fn deal(
        &mut self,
        first: Option<u8>,
        room: &Room,
        chance: &mut Chance,
        deeds: &mut Deeds,
    ) -> Result<Play, No> {
        self.in_the_lobby()?;
        if self.has_open_seat() {
            return Err(Code::SeatsOpen.into());
        }
        let first =
            first.map(|seat| Seat::new(seat.into()).ok_or(Code::NoSuchThing)).transpose()?;
        let mut standing = self.clone();
        let start = (first, chance.key());
        let play = room.deal(&mut standing, start, chance)?;
        *self = Standing { phase: Phase::Playing, ..standing };
        self.write(deeds);
        deeds.writes.push(room.cards_of(self));
        Ok(play)
    }

    /// Somebody says when they want to be asked in a window.
    pub(crate) fn order(&mut self, seat: Seat, orders: Orders, deeds: &mut Deeds) -> Outcome {
        self.people[seat.index()].orders = orders;
        self.changed(deeds)
    }

    /// A bot plays for a seat, because its person asks for it; or no more.
    pub(crate) fn stand_in(
        &mut self,
        seat: Seat,
        who: Option<Level>,
        deeds: &mut Deeds,
    ) -> Outcome {
        let person = &mut self.people[seat.index()];
        person.standing_in = who.is_some();
        person.by_choice = who.is_some();
        person.level = who.unwrap_or(person.level);
        self.changed(deeds)
    }

    /// Somebody is back: no bot plays for them any more, unless they wanted it.
    pub(crate) fn come_back(&mut self, seat: usize, deeds: &mut Deeds) {
        let person = &mut self.people[seat];
        if person.standing_in && !person.by_choice {
            person.standing_in = false;
            self.write(deeds);
        }
    }

    /// Somebody has stayed away for long: a bot plays for them.
    pub(crate) fn replace(&mut self, seat: usize, deeds: &mut Deeds) {
        self.people[seat].standing_in = true;
        self.write(deeds);
    }

    /// Opens another table with the same people, whose tokens hold their seats there, too.
    pub(crate) fn rematch(&mut self, chance: &mut Chance, deeds: &mut Deeds) -> Outcome {
        if self.phase != Phase::Over || self.next.is_some() {
            return Err(Code::OnlyWhenOver.into());
        }
        let next = self.again(chance);
        let (doors, state) = (next.doors(), form::written(&next));
        deeds.writes.push(Write::Table { doors, state });
        self.next = Some(next.table);
        self.changed(deeds)
    }

    /// A table that was dealt before tables carried their cards goes on with those it was resumed with.
    pub(crate) fn adopt_cards(&mut self, room: &Room, deeds: &mut Deeds) {
        let Ok(today) = room.library.today(&self.options.sets) else { return };
        self.dealt = today;
        self.write(deeds);
        deeds.writes.push(room.cards_of(self));
    }

    /// Whoever changes only the standing is done with that.
    pub(crate) fn changed(&self, deeds: &mut Deeds) -> Outcome {
        self.write(deeds);
        Ok(None)
    }

    /// Writes down what the table knows of itself; whoever changes that calls this.
    pub(crate) fn write(&self, deeds: &mut Deeds) {
        deeds.writes.push(Write::State { state: form::written(self), phase: self.phase });
    }

    fn in_the_lobby(&self) -> Result<(), No> {
        match self.phase {
            Phase::Lobby => Ok(()),
            Phase::Playing | Phase::Over => Err(Code::OnlyInTheLobby.into()),
        }
    }
}
