//! Where could a card be aimed, and what would come of it?

use super::{Preview, unasked};
use crate::{
    decision::{Action, Decision, Question, Refusal},
    game::{Game, Rules},
    place::{Eye, StackId},
    view::View,
};
use woe_cards::{CardId, Kind};

/// A card aimed at whatever there is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The card.
    pub card: CardId,
    /// Why it cannot be answered with now, if it is looked at ahead: as if one's next play was now.
    pub ahead: Option<Refusal>,
    /// What would come of it on each stack, and on none if that can be; or why not.
    pub targets: Vec<(Option<StackId>, Result<Preview, Refusal>)>,
}

impl Rules {
    /// What would come of a card that a seat looks at: one of its hand, the announced one, or a Story.
    ///
    /// # Errors
    /// If it is none of these, or nobody looks who sits at the table.
    pub fn outlook(&self, view: &View, card: CardId) -> Result<Outlook, Refusal> {
        let Eye::Seat(seat) = view.table.eye else { return Err(Refusal::NotYourDecision) };
        if view.table.ended {
            return Err(Refusal::StoryIsOver);
        }
        if let Some(told) = self.outlook_on_table(view, card) {
            return told;
        }
        if !view.table.hand.contains(card) {
            return Err(Refusal::NotInYourHand);
        }
        let now = view.decision.filter(|asked| takes_cards(asked.question));
        let refused = match now {
            Some(Decision { question: Question::Respond(of), .. }) => {
                self.judge_response(of, card, None).err()
            }
            Some(_) => None,
            None => Some(unasked(view)),
        };
        let (game, asked) = match now.filter(|_| refused.is_none()) {
            Some(asked) => (self.plainest(view), asked),
            None => self.next_play(view)?,
        };
        debug_assert_eq!(asked.seat, seat);
        Ok(Outlook { card, ahead: refused, targets: self.aimed(view, &game, asked, card) })
    }

    /// The same for a card that is in nobody's hand: the announced one, or a Story. [PLAY-2] [STORY-2]
    fn outlook_on_table(&self, view: &View, card: CardId) -> Option<Result<Outlook, Refusal>> {
        let all = |targets| Ok(Outlook { card, ahead: None, targets });
        if let Some(Decision { question: Question::Name(of), .. }) = view.decision
            && of.card == card
        {
            let name = |on| (Some(on), self.preview(view, Action::Choose(on)));
            return Some(all(stacks(view).map(name).collect()));
        }
        if view.table.announced.last() == Some(&card) {
            let named = self.announced_on(view);
            return Some(self.preview_announced(view).and_then(|it| all(vec![(named, Ok(it))])));
        }
        let story = view.table.stacks.iter().find(|stack| stack.base == card && !stack.gone)?;
        let is_story = self.catalog.card(card).kind == Kind::Story;
        let claim = Action::Choose(story.id);
        is_story.then(|| {
            let told = self.preview(view, claim);
            if let Err(refusal @ Refusal::NotYourDecision) = told {
                let targets = vec![(Some(story.id), self.preview_ahead(view, claim))];
                return Ok(Outlook { card, ahead: Some(refusal), targets });
            }
            all(vec![(Some(story.id), told)])
        })
    }

    /// What the announced card was aimed at.
    fn announced_on(&self, view: &View) -> Option<StackId> {
        match self.decision(&self.plainest(view))?.question {
            Question::Respond(of) | Question::Name(of) => of.named[0],
            Question::Play(_)
            | Question::Discard { .. }
            | Question::Either(_)
            | Question::Use(_)
            | Question::PlayNow(_)
            | Question::PlayTaken
            | Question::Exchange(_)
            | Question::SetAside
            | Question::Cast
            | Question::Draw { .. } => None,
        }
    }

    fn aimed(
        &self,
        view: &View,
        game: &Game,
        asked: Decision,
        card: CardId,
    ) -> Vec<(Option<StackId>, Result<Preview, Refusal>)> {
        let eye = view.table.eye;
        let foreseen = |action| self.foresee(game, asked, eye, action);
        if let Question::Exchange(on) = asked.question {
            return vec![(Some(on), foreseen(Action::Pick(card)))];
        }
        let play = |on| (on, foreseen(Action::Play { card, on }));
        let told = [None].into_iter().chain(stacks(view).map(Some)).map(play);
        // That it needs a character is told by the characters, and the other way round.
        let is_idle = |told: &Result<Preview, Refusal>| {
            matches!(told, Err(Refusal::NeedsACharacter | Refusal::TakesNoCharacter))
        };
        told.filter(|(_, told)| !is_idle(told)).collect()
    }
}

/// The stacks that are in the game.
fn stacks(view: &View) -> impl Iterator<Item = StackId> {
    view.table.stacks.iter().filter(|stack| !stack.gone).map(|stack| stack.id)
}

/// Whether a card of the hand can be the answer.
fn takes_cards(question: Question) -> bool {
    match question {
        Question::Play(_)
        | Question::Respond(_)
        | Question::PlayNow(_)
        | Question::PlayTaken
        | Question::Exchange(_) => true,
        Question::Name(_)
        | Question::Discard { .. }
        | Question::Either(_)
        | Question::Use(_)
        | Question::SetAside
        | Question::Cast
        | Question::Draw { .. } => false,
    }
}
