//! Is that answer allowed?

use super::Plays;
use crate::{
    decision::{Action, Announcement, Decision, Due, Play, Question, Refusal},
    game::{Game, Rules},
    place::{Seat, StackId},
    profile::Discarding,
    table::Table,
};
use woe_cards::{CardId, Kind};

impl Plays {
    fn allows(self, on: Option<StackId>) -> bool {
        match (self, on) {
            (Plays::On(stacks), Some(stack)) => stacks.contains(stack),
            (Plays::Bare, None) => true,
            _ => false,
        }
    }
}

/// Fine, or why not.
fn so(fine: bool, otherwise: Refusal) -> Result<(), Refusal> {
    if fine { Ok(()) } else { Err(otherwise) }
}

impl Rules {
    /// Whether the answer to that question is allowed, whether it stands now or at another time. Players
    /// go through [`Rules::check`]; this is the door for the laws, which try every question.
    #[doc(hidden)]
    pub fn judge(&self, game: &Game, asked: Decision, action: Action) -> Result<(), Refusal> {
        let Decision { seat, question } = asked;
        let table = &game.table;
        match (question, action) {
            (_, Action::Play { card, on }) => self.judge_play(game, asked, (card, on)),
            (Question::Play(play), Action::Discard(card)) => {
                self.held(table, seat, card)?;
                // A Mystery may be discarded as a free play. [HOME-4]
                if self.catalog.card(card).kind == Kind::Mystery {
                    return Ok(());
                }
                self.discarding(play, Discarding::One)
            }
            (Question::Play(play), Action::Choose(stack)) => {
                let claimed = play != Play::After && self.claimable(table, seat).contains(stack);
                let why = || self.why_not_claim(table, (seat, play), stack);
                claimed.then_some(()).ok_or_else(why)
            }
            (Question::Play(play), Action::DiscardHand) => {
                self.discarding(play, Discarding::Hand)?;
                so(table.hand_len(seat) > 0, Refusal::NothingToDiscard)
            }
            _ => self.judge_choice(table, asked, action),
        }
    }

    fn judge_play(
        &self,
        game: &Game,
        asked: Decision,
        (card, on): (CardId, Option<StackId>),
    ) -> Result<(), Refusal> {
        let Decision { seat, question } = asked;
        let table = &game.table;
        let held = self.held(table, seat, card);
        match question {
            Question::Play(play) => {
                held?;
                let plays = self.plays_in_turn(table, seat, &self.scope(table, seat, play), card);
                let why = || self.why_not_in_turn(table, asked, play, (card, on));
                plays.allows(on).then_some(()).ok_or_else(why)
            }
            Question::PlayNow(_) | Question::PlayTaken => {
                held?;
                let plays = self.plays_inside(game, seat, question, card);
                let why = || self.why_not_inside(game, asked, (card, on));
                plays.allows(on).then_some(()).ok_or_else(why)
            }
            Question::Respond(of) => held.and_then(|()| self.judge_response(of, card, on)),
            _ => Err(Refusal::NotAnAnswer),
        }
    }

    pub(crate) fn judge_response(
        &self,
        of: Announcement,
        card: CardId,
        on: Option<StackId>,
    ) -> Result<(), Refusal> {
        let answers = self.responses_to(self.catalog.card(of.card).kind);
        match on {
            None if answers.contains(card) => Ok(()),
            Some(_) if answers.contains(card) => Err(Refusal::TakesNoCharacter),
            _ => Err(Refusal::NotAResponse),
        }
    }

    fn judge_choice(&self, table: &Table, asked: Decision, action: Action) -> Result<(), Refusal> {
        let Decision { seat, question } = asked;
        match (question, action) {
            (Question::Name(of), Action::Choose(stack)) => {
                if self.nameable(table, of).contains(stack) {
                    return Ok(());
                }
                Err(self.why_not_named(table, (of.by, of.card), stack))
            }
            (Question::Discard { .. }, Action::Discard(card)) => self.held(table, seat, card),
            (Question::Discard { due: Due::Must, .. }, Action::Pass) => Err(Refusal::MustDiscard),
            (Question::Discard { due: Due::Tax, .. }, Action::Pass) => Err(Refusal::MustPay),
            (Question::Exchange(_), Action::Pick(card)) => {
                self.held(table, seat, card)?;
                so(self.catalog.card(card).kind == Kind::Modifier, Refusal::NotAModifier)
            }
            (Question::Exchange(_), Action::Pass) => {
                so(!table.hand(seat).meets(self.of_kind(Kind::Modifier)), Refusal::NotAnAnswer)
            }
            (Question::SetAside, Action::Choose(stack)) => {
                so(table.family(seat).contains(stack), Refusal::NotOfYourFamily)
            }
            (Question::Cast, Action::Choose(stack)) => {
                so(self.uncast(table).contains(stack), Refusal::NotInTheCast)
            }
            (Question::Draw { .. }, Action::Call(from)) => {
                let holds = self.victims(table, seat).any(|victim| victim == from);
                so(holds, Refusal::NothingToTake)
            }
            (Question::Either(_), Action::Take(_)) | (Question::Use(_), Action::Use) => Ok(()),
            (Question::Name(_) | Question::SetAside | Question::Cast, Action::Pass) => {
                Err(Refusal::NotAnAnswer)
            }
            // A player may always pass. [TURN-4]
            (_, Action::Pass) => Ok(()),
            _ => Err(Refusal::NotAnAnswer),
        }
    }

    fn held(&self, table: &Table, seat: Seat, card: CardId) -> Result<(), Refusal> {
        so(table.hand(seat).contains(card), Refusal::NotInYourHand)
    }

    fn discarding(&self, play: Play, asked: Discarding) -> Result<(), Refusal> {
        match (play, self.profile.discarding()) {
            (Play::After, _) => Err(Refusal::OnlyFreePlays),
            (_, allowed) if allowed == asked => Ok(()),
            (_, Discarding::One) => Err(Refusal::DiscardsOneCard),
            (_, Discarding::Hand) => Err(Refusal::DiscardsWholeHand),
        }
    }
}
