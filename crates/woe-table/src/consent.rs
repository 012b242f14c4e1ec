//! Who must agree before a play is taken back?

use crate::{
    play::{Play, Undo},
    standing::{AskedBack, Standing},
};
use woe_rules::Seat;
use woe_wire::Code;

/// Whether the others agree that a play is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Consent {
    /// They do, or nobody has to.
    Given,
    /// They are asked from now on.
    Asked,
    /// Some still have to say.
    Awaited,
    /// Somebody does not.
    Denied,
}

impl Play {
    /// Somebody wants to take their last play back.
    pub(crate) fn ask_back(
        &mut self,
        seat: Seat,
        decision: u32,
        standing: &Standing,
    ) -> Result<Consent, Code> {
        let mine = |undo: &&mut Undo| undo.by == seat && undo.decision == decision;
        let undo = self.undo.as_mut().filter(mine).ok_or(Code::NothingToTakeBack)?;
        let others = standing.persons_but(seat);
        if undo.free || others.is_empty() {
            return Ok(Consent::Given);
        }
        undo.waits_for = Some(others);
        Ok(Consent::Asked)
    }

    /// One of those who were asked agrees.
    pub(crate) fn agree(&mut self, seat: Seat) -> Result<Consent, Code> {
        let waits = self.waiting_for(seat)?;
        waits.retain(|&other| other != seat);
        Ok(if waits.is_empty() { Consent::Given } else { Consent::Awaited })
    }

    /// One of those who were asked does not agree.
    pub(crate) fn deny(&mut self, seat: Seat) -> Result<Consent, Code> {
        self.waiting_for(seat)?;
        self.undo.iter_mut().for_each(|undo| undo.waits_for = None);
        Ok(Consent::Denied)
    }

    /// Who still has to agree, that seat among them.
    fn waiting_for(&mut self, seat: Seat) -> Result<&mut Vec<Seat>, Code> {
        let waits = self.undo.as_mut().and_then(|undo| undo.waits_for.as_mut());
        waits.filter(|waits| waits.contains(&seat)).ok_or(Code::NothingToTakeBack)
    }

    /// Who still has to agree, as it is kept with the standing.
    pub(crate) fn asked_back(&self) -> Option<AskedBack> {
        let number = |seat: &Seat| seat.index() as u8;
        let waits_for = self.undo.as_ref()?.waits_for.as_ref()?.iter().map(number).collect();
        Some(AskedBack { at: self.number(), waits_for })
    }

    /// After a restart: those who had not agreed yet are asked again, if nothing was answered since.
    pub(crate) fn ask_back_again(&mut self, standing: &Standing) {
        let now = self.number();
        let asked = standing.asked_back.as_ref().filter(|asked| asked.at == now);
        if let (Some(asked), Some(undo)) = (asked, &mut self.undo) {
            let seats = asked.waits_for.iter().filter_map(|&seat| Seat::new(seat.into()));
            undo.waits_for = Some(seats.collect());
        }
    }
}
