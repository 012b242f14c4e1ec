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
        match self {
            Plays::On(stacks) => on.is_some_and(|stack| stacks.contains(stack)),
            Plays::Bare => on.is_none(),
            Plays::Never => false,
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
        match action {
            Action::Play { card, on } => self.judge_play(game, asked, card, on),
            Action::Discard(card) => self.judge_discard(table, asked, card),
            Action::DiscardHand => {
                let Question::Play(play) = question else { return Err(Refusal::NotAnAnswer) };
                self.discarding(play, Discarding::Hand)?;
                so(table.hand_len(seat) > 0, Refusal::NothingToDiscard)
            }
            Action::Choose(stack) => self.judge_stack(table, asked, stack),
            Action::Pick(card) => {
                let Question::Exchange(_) = question else { return Err(Refusal::NotAnAnswer) };
                self.held(table, seat, card)?;
                so(self.catalog.card(card).kind == Kind::Modifier, Refusal::NotAModifier)
            }
            Action::Call(from) => {
                let Question::Draw { .. } = question else { return Err(Refusal::NotAnAnswer) };
                let holds = self.victims(table, seat).any(|victim| victim == from);
                so(holds, Refusal::NothingToTake)
            }
            Action::Take(_) => so(matches!(question, Question::Either(_)), Refusal::NotAnAnswer),
            Action::Use => so(matches!(question, Question::Use(_)), Refusal::NotAnAnswer),
            Action::Draw => so(matches!(question, Question::Draw { .. }), Refusal::NotAnAnswer),
            Action::Pass => self.judge_pass(table, asked),
        }
    }

    fn judge_play(
        &self,
        game: &Game,
        asked: Decision,
        card: CardId,
        on: Option<StackId>,
    ) -> Result<(), Refusal> {
        let Decision { seat, question } = asked;
        let table = &game.table;
        let held = self.held(table, seat, card);
        match question {
            Question::Play(play) => {
                held?;
                let plays = self.plays_in_turn(table, seat, &self.scope(table, seat, play), card);
                let why = || self.why_not_in_turn(table, asked, play, card, on);
                plays.allows(on).then_some(()).ok_or_else(why)
            }
            Question::PlayNow(_) | Question::PlayTaken => {
                held?;
                let plays = self.plays_inside(game, seat, question, card);
                let why = || self.why_not_inside(game, asked, card, on);
                plays.allows(on).then_some(()).ok_or_else(why)
            }
            Question::Respond(of) => held.and_then(|()| self.judge_response(of, card, on)),
            Question::Name(_)
            | Question::Discard { .. }
            | Question::Either(_)
            | Question::Use(_)
            | Question::Exchange(_)
            | Question::SetAside
            | Question::Cast
            | Question::Draw { .. } => Err(Refusal::NotAnAnswer),
        }
    }

    pub(crate) fn judge_response(
        &self,
        of: Announcement,
        card: CardId,
        on: Option<StackId>,
    ) -> Result<(), Refusal> {
        let answers = self.responses_to(self.catalog.card(of.card).kind);
        so(answers.contains(card), Refusal::NotAResponse)?;
        so(on.is_none(), Refusal::TakesNoCharacter)
    }

    fn judge_discard(&self, table: &Table, asked: Decision, card: CardId) -> Result<(), Refusal> {
        match asked.question {
            Question::Play(play) => {
                self.held(table, asked.seat, card)?;
                // A Mystery may be discarded as a free play. [HOME-4]
                if self.catalog.card(card).kind == Kind::Mystery {
                    return Ok(());
                }
                self.discarding(play, Discarding::One)
            }
            Question::Discard { .. } => self.held(table, asked.seat, card),
            Question::Name(_)
            | Question::Respond(_)
            | Question::Either(_)
            | Question::Use(_)
            | Question::PlayNow(_)
            | Question::PlayTaken
            | Question::Exchange(_)
            | Question::SetAside
            | Question::Cast
            | Question::Draw { .. } => Err(Refusal::NotAnAnswer),
        }
    }

    fn judge_stack(&self, table: &Table, asked: Decision, stack: StackId) -> Result<(), Refusal> {
        let Decision { seat, question } = asked;
        match question {
            Question::Play(play) => {
                let claimed = play != Play::After && self.claimable(table, seat).contains(stack);
                let why = || self.why_not_claim(table, seat, play, stack);
                claimed.then_some(()).ok_or_else(why)
            }
            Question::Name(of) => {
                let nameable = self.nameable(table, of).contains(stack);
                let why = || self.why_not_named(table, of.by, of.card, stack);
                nameable.then_some(()).ok_or_else(why)
            }
            Question::SetAside => so(table.family(seat).contains(stack), Refusal::NotOfYourFamily),
            Question::Cast => so(self.uncast(table).contains(stack), Refusal::NotInTheCast),
            Question::Respond(_)
            | Question::Discard { .. }
            | Question::Either(_)
            | Question::Use(_)
            | Question::PlayNow(_)
            | Question::PlayTaken
            | Question::Exchange(_)
            | Question::Draw { .. } => Err(Refusal::NotAnAnswer),
        }
    }

    /// A player may always pass, but where something must be chosen. [TURN-4]
    fn judge_pass(&self, table: &Table, asked: Decision) -> Result<(), Refusal> {
        match asked.question {
            Question::Discard { due: Due::Must, .. } => Err(Refusal::MustDiscard),
            Question::Discard { due: Due::Tax, .. } => Err(Refusal::MustPay),
            Question::Exchange(_) => {
                let modifiers = self.of_kind(Kind::Modifier);
                so(!table.hand(asked.seat).meets(modifiers), Refusal::NotAnAnswer)
            }
            Question::Name(_) | Question::SetAside | Question::Cast | Question::Draw { .. } => {
                Err(Refusal::NotAnAnswer)
            }
            Question::Play(_)
            | Question::Respond(_)
            | Question::Discard { due: Due::May, .. }
            | Question::Either(_)
            | Question::Use(_)
            | Question::PlayNow(_)
            | Question::PlayTaken => Ok(()),
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
