//! How would somebody count who has never seen the engine? The cards, the rulebook, nothing else.

mod cards;
mod reading;
mod telling;

pub(crate) use cards::{PARTY, TABLES};

use crate::tables::{Small, titled};
use telling::{Ask, Nth, Step};
use woe_cards::{CardId, Catalog, Edition, Kind, LawKind};
use woe_rules::Rules;

/// A stack of the model: who has it is a number, or nobody.
#[derive(Clone)]
struct Stack {
    base: CardId,
    of: Option<usize>,
    layers: Vec<CardId>,
}

/// All that a small game for two needs. Piles have their top last.
#[derive(Clone)]
pub(crate) struct Story<'a> {
    catalog: &'a Catalog,
    edition: Edition,
    stacks: Vec<Stack>,
    /// Hands in the order of the catalog.
    hands: [Vec<CardId>; 2],
    deck: Vec<CardId>,
    discard: Vec<CardId>,
    expedition: Option<CardId>,
    turn: usize,
    skipped_draws: [u8; 2],
    /// What was played as soon as drawn in this turn. [DRAW-5]
    spent: Vec<CardId>,
    lots: usize,
    stirred: bool,
    quiet: u8,
    over: bool,
    /// What is still to be done, the next thing last.
    steps: Vec<Step>,
}

#[derive(Clone, Copy)]
enum Answer {
    /// Lay a card on a stack, or speak of it.
    Lay(CardId, usize),
    /// Play an Event that speaks of nothing.
    Speak(CardId),
    Claim(usize),
    Name(usize),
    Discard(CardId),
    DiscardHand,
    Take,
    Pass,
}

impl<'a> Story<'a> {
    pub(crate) fn new(small: &Small, rules: &'a Rules) -> Story<'a> {
        let cards = |titles: &[&str]| titles.iter().map(|it| titled(rules, it)).collect::<Vec<_>>();
        let stacks = small.stacks(rules).into_iter().map(|laid| {
            let of = laid.of.map(|seat| seat.index());
            Stack { base: laid.base, of, layers: laid.layers }
        });
        let mut story = Story {
            catalog: &rules.catalog,
            edition: small.edition,
            stacks: stacks.collect(),
            hands: small.hands.map(|hand| sorted(cards(hand))),
            deck: cards(small.deck).into_iter().rev().collect(),
            discard: Vec::new(),
            expedition: small.expedition.map(|title| titled(rules, title)),
            turn: 0,
            skipped_draws: [0; 2],
            spent: Vec::new(),
            lots: 0,
            stirred: false,
            quiet: 0,
            over: false,
            steps: Vec::new(),
        };
        story.begin_turn(0);
        story.go_on();
        story
    }

    /// How many sequences of so many answers there are.
    pub(crate) fn ways(&self, depth: usize) -> u64 {
        let answers = self.answers();
        if depth == 1 {
            return answers.len() as u64;
        }
        answers.into_iter().map(|answer| self.after(answer).ways(depth - 1)).sum()
    }

    fn after(&self, answer: Answer) -> Story<'a> {
        let mut next = self.clone();
        next.answer(answer);
        next.go_on();
        next
    }

    fn answers(&self) -> Vec<Answer> {
        let Some(Step::Ask(seat, ask)) = self.steps.last() else { return Vec::new() };
        let hand = &self.hands[*seat];
        let mut answers = Vec::new();
        match ask {
            Ask::Play(nth) => return self.plays(*seat, *nth),
            Ask::Discard(_) => return hand.iter().copied().map(Answer::Discard).collect(),
            Ask::Name(card) => {
                let fits = |&at: &usize| self.is_target(*card, &self.stacks[at], *seat);
                return (0..self.stacks.len()).filter(fits).map(Answer::Name).collect();
            }
            Ask::Respond(kind) => {
                let answers =
                    |&it: &CardId| self.card(it).response.is_some_and(|to| to.to == *kind);
                assert!(!hand.iter().any(answers), "the model holds no response");
            }
            Ask::Draw(_) => answers.push(Answer::Take),
        }
        answers.push(Answer::Pass);
        answers
    }

    /// Cards, claims, discards, or nothing. [TURN-1]
    fn plays(&self, seat: usize, nth: Nth) -> Vec<Answer> {
        let mut answers = Vec::new();
        for &card in &self.hands[seat] {
            let on = (0..self.stacks.len()).filter(|&at| self.accepts(seat, nth, card, at));
            answers.extend(on.map(|at| Answer::Lay(card, at)));
            if self.speaks_alone(seat, nth, card) {
                answers.push(Answer::Speak(card));
            }
            // A Mystery may be discarded as a free play. [HOME-4]
            let one = self.edition == Edition::First && nth != Nth::After;
            if one || self.card(card).kind == Kind::Mystery {
                answers.push(Answer::Discard(card));
            }
        }
        if nth != Nth::After {
            let claims = (0..self.stacks.len())
                .filter(|&at| self.is_claimable(seat, &self.stacks[at]))
                .map(Answer::Claim);
            answers.extend(claims);
            if self.edition == Edition::Second && !self.hands[seat].is_empty() {
                answers.push(Answer::DiscardHand);
            }
        }
        answers.push(Answer::Pass);
        answers
    }

    fn speaks_alone(&self, seat: usize, nth: Nth, id: CardId) -> bool {
        let card = self.card(id);
        assert!(
            card.kind != Kind::Event || card.needs.is_none(),
            "no Event of the model needs any"
        );
        let is_bare = card.targets.is_empty() && !card.immediate.is_empty();
        let barred = self.has_law(seat, LawKind::ForbidEvents);
        card.kind == Kind::Event && is_bare && nth != Nth::After && !barred
    }

    fn accepts(&self, seat: usize, nth: Nth, id: CardId, at: usize) -> bool {
        let (card, stack) = (self.card(id), &self.stacks[at]);
        let fits = card.needs.as_ref().is_none_or(|needs| self.fits(stack, needs, seat));
        let taken =
            self.is_member(stack) && stack.of.is_some() && fits && !self.is_barred(id, stack);
        match card.kind {
            // The living take Modifiers, and the dead those that wake them. [MOD-1] [UNDEAD-1]
            Kind::Modifier => {
                let lives = self.death(stack).is_none() || card.is_undead();
                taken && lives && nth != Nth::After
            }
            // The unhappy living die; not as a second play, unless a card says so. [TURN-2] [TURN-5]
            Kind::UntimelyDeath => {
                let late = nth == Nth::Second && self.has_law(seat, LawKind::LateDeath);
                let now = nth == Nth::First || late || self.is_free(stack);
                taken && now && self.is_mortal(stack)
            }
            Kind::Event => {
                let barred = self.has_law(seat, LawKind::ForbidEvents);
                nth != Nth::After && !barred && self.is_target(id, stack, seat)
            }
            // [HOME-2] [HOME-3] [HOME-6]
            Kind::Mystery => {
                let asks = card.tally.filter(|_| self.edition == Edition::First);
                let shows =
                    |owner| asks.is_none_or(|it| self.tally(owner, it) >= usize::from(it.count));
                let house = self.card(stack.base).kind == Kind::Residence;
                house && nth != Nth::After && stack.of.is_some_and(shows)
            }
            _ => false,
        }
    }
}

/// A hand has no order of its own.
fn sorted(mut cards: Vec<CardId>) -> Vec<CardId> {
    cards.sort();
    cards
}
