//! Why not?

use super::Plays;
use crate::{
    decision::{Decision, Play, Question, Refusal},
    game::{Game, Rules},
    place::{Seat, StackId},
    profile::Mysteries,
    table::Table,
};
use woe_cards::{Aim, CardId, Kind, Unit, Verb};

impl Rules {
    /// Why a card of the hand may not be played so in the turn.
    pub(super) fn why_not_in_turn(
        &self,
        table: &Table,
        asked: Decision,
        play: Play,
        card: CardId,
        on: Option<StackId>,
    ) -> Refusal {
        if let Some(refusal) = self.why_not_at_all(table, asked, card, on) {
            return refusal;
        }
        let is_death = self.catalog.card(card).kind == Kind::UntimelyDeath;
        match play {
            Play::Second if is_death => Refusal::DeathAsSecondPlay,
            Play::Further if is_death => Refusal::DeathAsThirdPlay,
            Play::First | Play::Second | Play::Further | Play::After => Refusal::OnlyFreePlays,
        }
    }

    /// Why a card of the hand may not be played so inside an effect.
    pub(super) fn why_not_inside(
        &self,
        game: &Game,
        asked: Decision,
        card: CardId,
        on: Option<StackId>,
    ) -> Refusal {
        let offered = match asked.question {
            Question::PlayTaken => self.offers(game).any(|offer| offer == card),
            Question::PlayNow(moment) => match self.aim_of(moment, card) {
                None => false,
                Some(Aim::Anywhere) => true,
                Some(Aim::FirstDespiteWorth) => on == moment.on,
            },
            Question::Play(_)
            | Question::Name(_)
            | Question::Respond(_)
            | Question::Discard { .. }
            | Question::Either(_)
            | Question::Use(_)
            | Question::Exchange(_)
            | Question::SetAside
            | Question::Cast
            | Question::Draw { .. } => true,
        };
        let refusal = self.why_not_at_all(&game.table, asked, card, on);
        refusal.filter(|_| offered).unwrap_or(Refusal::NotOffered)
    }

    /// Why a card may not be played so, whatever the occasion; `None` if only that stands against it.
    fn why_not_at_all(
        &self,
        table: &Table,
        asked: Decision,
        id: CardId,
        on: Option<StackId>,
    ) -> Option<Refusal> {
        let card = self.catalog.card(id);
        if card.kind == Kind::Event {
            return self.why_not_event(table, asked, id, on);
        }
        let Some(stack) = on else { return Some(Refusal::NeedsACharacter) };
        if card.kind == Kind::Mystery {
            return self.why_not_mystery(table, asked, id, stack);
        }
        if !table.controlled().contains(stack) {
            return Some(self.why_not_there(table, stack));
        }
        let fits = |needs| self.fitting(table, needs, asked.seat).contains(stack);
        let accepted = card.needs.as_ref().is_none_or(fits);
        let living = table.living().contains(stack);
        let forbidden = self.forbidden(table, card).contains(stack);
        // What is neither Event nor Mystery is a Modifier or a death.
        let is_modifier = card.kind == Kind::Modifier;
        let is_death = !is_modifier;
        let undead = table.undead().contains(stack);
        let faults = [
            (is_modifier && !living && !card.is_undead(), Refusal::CharacterIsDead),
            (is_death && !living, Refusal::AlreadyDead),
            (forbidden, Refusal::ForbiddenThere),
            (is_modifier && !accepted, Refusal::ModifierForbidsIt),
            (is_death && undead, Refusal::UndeadCannotDie),
            (is_death && !accepted, Refusal::DeathForbidsIt),
            (is_death && !self.mortal(table).contains(stack), Refusal::TooContentToDie),
        ];
        faults.into_iter().find(|(fault, _)| *fault).map(|(_, why)| why)
    }

    /// Why nothing may be laid on a stack that is no character of anybody's.
    fn why_not_there(&self, table: &Table, stack: StackId) -> Refusal {
        let on_table = table.stacks().any(|known| known == stack) && !table.gone().contains(stack);
        match self.catalog.card(table.stack(stack).base).kind {
            Kind::Residence | Kind::Story if on_table => Refusal::NotForAResidence,
            Kind::Guest if on_table => Refusal::GuestIsNobodys,
            Kind::Residence
            | Kind::Story
            | Kind::Guest
            | Kind::Character
            | Kind::Expedition
            | Kind::Modifier
            | Kind::Event
            | Kind::UntimelyDeath
            | Kind::Mystery => Refusal::NoSuchCharacter,
        }
    }

    fn why_not_mystery(
        &self,
        table: &Table,
        asked: Decision,
        id: CardId,
        stack: StackId,
    ) -> Option<Refusal> {
        let card = self.catalog.card(id);
        let residences = self.based_on(table, table.fixtures(), Kind::Residence);
        let owner = table.controller(stack).filter(|_| residences.contains(stack));
        let Some(owner) = owner else { return Some(Refusal::NotForAResidence) };
        if self.profile.mysteries == Mysteries::AtHome && owner != asked.seat {
            return Some(Refusal::NotYourResidence);
        }
        (!self.is_met(table, owner, card)).then_some(Refusal::MysteryUnmet)
    }

    /// Why a seat may not claim that now. [STORY-2] [STORY-3] [TALE-4]
    pub(super) fn why_not_claim(
        &self,
        table: &Table,
        seat: Seat,
        play: Play,
        stack: StackId,
    ) -> Refusal {
        let is_there = self.based_on(table, table.fixtures(), Kind::Story).contains(stack);
        let card = self.catalog.card(table.stack(stack).base);
        match card.tally {
            _ if !is_there => Refusal::NotAnAnswer,
            _ if play == Play::After => Refusal::OnlyFreePlays,
            _ if table.controller(stack) == Some(seat) => Refusal::StoryIsYours,
            Some(tally) if tally.unit == Unit::Icons => Refusal::TaleUnmet,
            _ => Refusal::StoryUnmet,
        }
    }

    fn why_not_event(
        &self,
        table: &Table,
        asked: Decision,
        id: CardId,
        on: Option<StackId>,
    ) -> Option<Refusal> {
        let card = self.catalog.card(id);
        if self.is_barred(table, asked.seat) {
            return Some(Refusal::EventsForbidden);
        }
        if card.immediate.is_empty() {
            return Some(Refusal::OnlyAResponse);
        }
        let stacks = match self.event_plays(table, asked.seat, id) {
            Plays::Never => return Some(Refusal::NothingToSpeakOf),
            Plays::Bare => return on.map(|_| Refusal::TakesNoCharacter),
            Plays::On(stacks) => stacks,
        };
        if stacks.is_empty() {
            return Some(Refusal::NothingToSpeakOf);
        }
        let Some(stack) = on else { return Some(Refusal::NeedsACharacter) };
        (!stacks.contains(stack)).then(|| self.why_not_named(table, asked.seat, id, stack))
    }

    /// Why an Event may not name that stack.
    pub(super) fn why_not_named(
        &self,
        table: &Table,
        seat: Seat,
        card: CardId,
        stack: StackId,
    ) -> Refusal {
        let held = table.controlled() | table.fixtures();
        let card = self.catalog.card(card);
        let kills = |verb: &Verb| matches!(verb, Verb::PlayNow { aim: Aim::FirstDespiteWorth, .. });
        if self.forbidden(table, card).contains(stack) {
            Refusal::ForbiddenThere
        } else if card.immediate.iter().any(kills) && table.undead().contains(stack) {
            Refusal::UndeadCannotDie
        } else if self.owned(table, seat, card).contains(stack) {
            Refusal::YoursAlready
        } else if held.contains(stack) {
            Refusal::EventForbidsIt
        } else {
            self.why_not_there(table, stack)
        }
    }
}
