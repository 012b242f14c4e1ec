//! Why not?

use super::Plays;
use crate::{
    decision::{Decision, Play, Question, Refusal},
    game::{Game, Rules},
    place::StackId,
    table::Table,
};
use woe_cards::{Aim, CardId, Kind};

impl Rules {
    /// Why a card of the hand may not be played so in the turn.
    pub(super) fn why_not_in_turn(
        &self,
        table: &Table,
        asked: Decision,
        play: Play,
        (card, on): (CardId, Option<StackId>),
    ) -> Refusal {
        if let Some(refusal) = self.why_not_at_all(table, asked, (card, on)) {
            return refusal;
        }
        match self.catalog.card(card).kind {
            Kind::UntimelyDeath if play == Play::Second => Refusal::DeathAsSecondPlay,
            _ => Refusal::OnlyFreePlays,
        }
    }

    /// Why a card of the hand may not be played so inside an effect.
    pub(super) fn why_not_inside(
        &self,
        game: &Game,
        asked: Decision,
        (card, on): (CardId, Option<StackId>),
    ) -> Refusal {
        let offered = match asked.question {
            Question::PlayTaken => self.offers(game).any(|offer| offer == card),
            Question::PlayNow(moment) => match self.aim_of(moment, card) {
                None => false,
                Some(Aim::Anywhere) => true,
                Some(Aim::FirstDespiteWorth) => on == moment.on,
            },
            _ => true,
        };
        let refusal = self.why_not_at_all(&game.table, asked, (card, on));
        refusal.filter(|_| offered).unwrap_or(Refusal::NotOffered)
    }

    /// Why a card may not be played so, whatever the occasion; `None` if only that stands against it.
    fn why_not_at_all(
        &self,
        table: &Table,
        asked: Decision,
        (id, on): (CardId, Option<StackId>),
    ) -> Option<Refusal> {
        let card = self.catalog.card(id);
        if card.kind == Kind::Event {
            return self.why_not_event(table, asked, (id, on));
        }
        let Some(stack) = on else { return Some(Refusal::NeedsACharacter) };
        if !table.controlled().contains(stack) {
            return Some(Refusal::NoSuchCharacter);
        }
        let fits = |needs| self.fitting(table, needs, asked.seat).contains(stack);
        let accepted = card.needs.as_ref().is_none_or(fits);
        let living = table.living().contains(stack);
        match card.kind {
            Kind::Modifier if !living => Some(Refusal::CharacterIsDead),
            Kind::Modifier if !accepted => Some(Refusal::ModifierForbidsIt),
            Kind::Modifier => None,
            _ if !living => Some(Refusal::AlreadyDead),
            _ if !accepted => Some(Refusal::DeathForbidsIt),
            _ if !table.negative().contains(stack) => Some(Refusal::TooContentToDie),
            _ => None,
        }
    }

    fn why_not_event(
        &self,
        table: &Table,
        asked: Decision,
        (id, on): (CardId, Option<StackId>),
    ) -> Option<Refusal> {
        let card = self.catalog.card(id);
        if self.is_barred(table, asked.seat) {
            return Some(Refusal::EventsForbidden);
        }
        if card.immediate.is_empty() {
            return Some(Refusal::OnlyAResponse);
        }
        match (self.event_plays(table, asked.seat, id), on) {
            (Plays::Never, _) => Some(Refusal::NothingToSpeakOf),
            (Plays::On(stacks), _) if stacks.is_empty() => Some(Refusal::NothingToSpeakOf),
            (Plays::On(_), None) => Some(Refusal::NeedsACharacter),
            (Plays::Bare, Some(_)) => Some(Refusal::TakesNoCharacter),
            (Plays::On(stacks), Some(stack)) if !stacks.contains(stack) => {
                Some(self.why_not_named(table, stack))
            }
            _ => None,
        }
    }

    /// Why an Event may not name that stack.
    pub(super) fn why_not_named(&self, table: &Table, stack: StackId) -> Refusal {
        if table.controlled().contains(stack) {
            Refusal::EventForbidsIt
        } else {
            Refusal::NoSuchCharacter
        }
    }
}
