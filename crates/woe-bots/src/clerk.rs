//! How does a clerk play: greedy, one play ahead, by a formula that never changes?
//!
//! A play is worth the visible Pathos of all opponents' families, dead and living alike, minus as many
//! times one's own as there are opponents, once the card lies; what it says is not followed. A Residence
//! and a Story are part of what a family shows.

use crate::player::{Budget, Player};
use std::sync::Arc;
use woe_cards::{CardId, Kind};
use woe_rules::{
    Action, Announcement, Beat, Glimpse, Play, Question, Rules, Seat, StackId, StackView, View,
};

/// Below this Self-Worth an own character may as well die.
const RIPE: i16 = -20;

/// The yardstick of all other players: its formula is frozen for ever.
pub struct Clerk {
    rules: Arc<Rules>,
    seat: Seat,
}

impl Clerk {
    /// Whoever sits there.
    pub fn new(rules: &Arc<Rules>, seat: Seat) -> Clerk {
        Clerk { rules: rules.clone(), seat }
    }

    /// What a play changes in the sum: what a stack gains counts for an opponent's, and against the
    /// clerk as many times as there are opponents for an own one.
    fn gain(&self, view: &View, action: Action) -> i32 {
        let question = view.decision.map(|asked| asked.question);
        match action {
            Action::Play { card, on: Some(on) } => self.laid(view, card, on),
            Action::Pick(card) => {
                let Some(Question::Exchange(on)) = question else { return 0 };
                self.exchanged(view, card, on)
            }
            Action::Choose(story) => {
                let Some(Question::Play(_)) = question else { return 0 };
                self.claimed(view, story)
            }
            Action::Play { on: None, .. }
            | Action::Discard(_)
            | Action::DiscardHand
            | Action::Take(_)
            | Action::Call(_)
            | Action::Use
            | Action::Draw
            | Action::Pass => 0,
        }
    }

    fn laid(&self, view: &View, card: CardId, on: StackId) -> i32 {
        let printed = self.rules.catalog.card(card);
        let Some(stack) = view.table.stacks.get(on.index()) else { return 0 };
        if printed.kind == Kind::Event {
            return 0;
        }
        let after = stack.face.under(card, printed).self_worth();
        self.weight(view, stack) * i32::from(after - stack.face.self_worth())
    }

    /// The hand's card in the place of the top one. [CARD-4]
    fn exchanged(&self, view: &View, card: CardId, on: StackId) -> i32 {
        let Some(stack) = view.table.stacks.get(on.index()) else { return 0 };
        let catalog = &self.rules.catalog;
        let below = &stack.layers[..stack.layers.len().saturating_sub(1)];
        let bare = woe_rules::Face::bare(catalog.card(stack.base));
        let lower = below.iter().fold(bare, |face, &layer| face.under(layer, catalog.card(layer)));
        let after = lower.under(card, catalog.card(card)).self_worth();
        self.weight(view, stack) * i32::from(after - stack.face.self_worth())
    }

    /// The Story on one's own side, and the one that was held before in the middle. [STORY-3]
    fn claimed(&self, view: &View, story: StackId) -> i32 {
        let Some(claimed) = view.table.stacks.get(story.index()) else { return 0 };
        let held = |stack: &&StackView| stack.of == Some(self.seat) && self.is(Kind::Story, stack);
        let worth = |stack: &StackView| i32::from(stack.face.self_worth());
        let given: i32 = view.table.stacks.iter().filter(held).map(worth).sum();
        let own = self.weighed(view, Some(self.seat));
        (own - self.weight(view, claimed)) * worth(claimed) - own * given
    }

    fn is(&self, kind: Kind, stack: &StackView) -> bool {
        self.rules.catalog.card(stack.base).kind == kind
    }

    fn weight(&self, view: &View, stack: &StackView) -> i32 {
        self.weighed(view, stack.of)
    }

    fn weighed(&self, view: &View, of: Option<Seat>) -> i32 {
        let opponents = view.table.seats.len() as i32 - 1;
        match of {
            Some(seat) if seat == self.seat => -opponents,
            Some(_) => 1,
            None => 0,
        }
    }

    /// Whether a response is worth its card.
    fn answers(&self, view: &View, of: Announcement) -> bool {
        match self.rules.catalog.card(of.card).kind {
            Kind::UntimelyDeath => {
                let named = of.named[0].and_then(|on| view.table.stacks.get(on.index()));
                named.is_some_and(|stack| {
                    stack.of == Some(self.seat) && stack.face.self_worth() > RIPE
                })
            }
            Kind::Event => Some(of.by) == leader(view),
            Kind::Modifier
            | Kind::Mystery
            | Kind::Character
            | Kind::Guest
            | Kind::Residence
            | Kind::Story
            | Kind::Expedition => false,
        }
    }

    /// The card whose best play scores lowest.
    fn worst_card(&self, view: &View) -> Option<CardId> {
        let taking = |card: CardId| {
            let is_mystery = self.rules.catalog.card(card).kind == Kind::Mystery;
            view.table.stacks.iter().filter(move |stack| {
                let takes = self.rules.catalog.card(stack.base).kind.is_member();
                let takes = if is_mystery { self.is(Kind::Residence, stack) } else { takes };
                takes && stack.of.is_some() && stack.face.death().is_none()
            })
        };
        let best = |card: &CardId| {
            taking(*card).map(|stack| self.laid(view, *card, stack.id)).max().unwrap_or(0)
        };
        view.table.hand.iter().min_by_key(best)
    }
}

impl Player for Clerk {
    fn notice(&mut self, _beat: Beat<Glimpse>) {}

    fn choose(&mut self, view: &View, _budget: Budget<'_>) -> Action {
        let Some(asked) = view.decision else { return Action::Pass };
        if let Question::Respond(of) = asked.question {
            let answer = view.actions.iter().find(|&&action| action != Action::Pass);
            let answer = answer.copied().filter(|_| self.answers(view, of));
            return answer.unwrap_or(Action::Pass);
        }
        // The first of the best: the order of the list decides between equals. What may be thrown away
        // after both plays is kept, and nobody is robbed. [HOME-4] [DRAW-1]
        let over = asked.question == Question::Play(Play::After);
        let kept = |action: &&Action| match action {
            Action::Discard(_) => !over,
            Action::Call(_) => false,
            Action::Play { .. }
            | Action::DiscardHand
            | Action::Choose(_)
            | Action::Pick(_)
            | Action::Take(_)
            | Action::Use
            | Action::Pass
            | Action::Draw => true,
        };
        let mut best = (Action::Pass, i32::MIN);
        for &action in view.actions.iter().filter(kept) {
            let gain = self.gain(view, action);
            if gain > best.1 {
                best = (action, gain);
            }
        }
        if let Action::Discard(card) = best.0 {
            return Action::Discard(self.worst_card(view).unwrap_or(card));
        }
        best.0
    }
}

/// Whose family shows the lowest Pathos; the first of equals.
fn leader(view: &View) -> Option<Seat> {
    let shown = |seat: &Seat| -> i32 {
        let family = view.table.stacks.iter().filter(|stack| stack.of == Some(*seat));
        family.map(|stack| i32::from(stack.face.self_worth())).sum()
    };
    Seat::ALL[..view.table.seats.len()].iter().copied().min_by_key(shown)
}
