//! What becomes of an answer, and what would come of a card?

use crate::{
    deeds::Outcome,
    play::{News, Play, Source},
    standing::Standing,
    step::Write,
    window::{Note, Window},
};
use woe_rules::{Action, Eye, Refusal, Seat};
use woe_wire::{Code, No, Payload, Previews, Refused};

/// What became of an answer.
pub(crate) enum Answered {
    /// It took effect.
    AtOnce(News),
    /// The open window keeps it until it closes.
    Noted(Write),
}

impl Play {
    /// A seat answers: at once, or into the open window.
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        decision: u32,
        action: woe_wire::Action,
        standing: &Standing,
    ) -> Result<Answered, No> {
        let action = action.known(&self.rules.catalog).ok_or(Code::NoSuchThing)?;
        if let Some(window) = &mut self.window {
            window.respond(seat, decision, action)?;
            let (seat, answer) = (seat.index() as u8, self.words(action));
            return Ok(Answered::Noted(Write::Note { decision, seat, answer, command: None }));
        }
        if self.number() != decision {
            return Err(Code::LateDecision.into());
        }
        let asked = self.decision().map(|asked| asked.question);
        let action = asked.map_or(action, |question| question.meant_by(action));
        if standing.people[seat.index()].standing_in {
            return Err(refused(Refusal::NotYourDecision));
        }
        self.apply(seat, action, Source::Person).map(Answered::AtOnce).map_err(refused)
    }

    /// What would come of a card that a seat looks at: made of what the seat sees, and of nothing else.
    pub(crate) fn preview(&self, seat: Seat, card: u16) -> Outcome {
        let rules = &self.rules;
        let card = rules.catalog.find(card.into()).ok_or(Code::NoSuchThing)?;
        // The engine asks one after the other, a window all at once. [RESP-5]
        let asked = self.window.as_ref().and_then(|_| rules.view_in_window(self.game(), seat));
        let view = asked.unwrap_or_else(|| self.view(Eye::Seat(seat)));
        let outlook = rules.outlook(&view, card).map_err(refused)?;
        Ok(Some(Payload::Previews(Previews::of(&outlook, &rules.catalog, in_words))))
    }
}

impl Window {
    /// Notes a person's answer; it takes effect when the window closes.
    fn respond(&mut self, seat: Seat, decision: u32, action: Action) -> Result<(), No> {
        if self.decision != decision {
            return Err(Code::LateDecision.into());
        }
        let actions = self.actions(seat).ok_or_else(|| refused(Refusal::NotYourDecision))?;
        if !actions.contains(&action) {
            return Err(refused(Refusal::NotAResponse));
        }
        if self.note(seat).is_some() {
            return Err(Code::LateDecision.into());
        }
        self.keep(seat, Note { action, source: Source::Person });
        Ok(())
    }
}

/// The rules say no.
fn refused(refusal: Refusal) -> No {
    No::Refused(in_words(refusal))
}

fn in_words(refusal: Refusal) -> Refused {
    let key = woe_prose::refusal_key(refusal);
    let word = key.strip_prefix("refusal-").unwrap_or(key).to_owned();
    Refused { refusal: word, rule: refusal.rule().to_owned() }
}
