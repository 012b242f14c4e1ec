//! What can be said at a table? One of each sort.

use std::collections::BTreeMap;
use woe_cards::{CardId, Catalog, Kind, Number, Skipped};
use woe_prose::{Before, joined_forms};
use woe_rules::{
    Action, Announcement, Beat, Choice, Decision, Due, Glimpse, Moment, Play, Question, Seat,
    StackId, Table, Way,
};

const WAYS: [Way; 7] =
    [Way::Own, Way::Free, Way::Granted, Way::Inside, Way::Sudden, Way::Response, Way::Retort];
const ANN: Seat = Seat::Zero;
const BOB: Seat = Seat::One;
const CLEO: Seat = Seat::Two;

/// The stacks and the cards of a table that are spoken of in different ways.
pub(super) struct Specimens<'a> {
    catalog: &'a Catalog,
    /// Of every kind one, of several persons one, and one for each way in which Italian joins a name.
    stacks: Vec<StackId>,
    /// Of every kind that is drawn one, and one that makes undead.
    cards: Vec<CardId>,
    bases: Vec<(StackId, Kind)>,
}

impl<'a> Specimens<'a> {
    pub(super) fn of(catalog: &'a Catalog, table: &Table) -> Specimens<'a> {
        let mut stacks = BTreeMap::new();
        let mut bases = Vec::new();
        for stack in table.stacks() {
            let base = table.stack(stack).base;
            let sheet = catalog.sheet(base);
            let several = sheet.person.as_ref().is_some_and(|one| one.number == Number::Plural);
            let article = joined_forms(&sheet.title.it).map(|name| first_word(&name));
            stacks.entry((sheet.kind.word(), several, article)).or_insert(stack);
            bases.push((stack, sheet.kind));
        }
        let mut cards = BTreeMap::new();
        for id in catalog.ids().filter(|&id| catalog.card(id).kind.is_drawn()) {
            let card = catalog.card(id);
            cards.entry((card.kind.word(), card.is_undead())).or_insert(id);
        }
        Specimens {
            catalog,
            stacks: stacks.into_values().collect(),
            cards: cards.into_values().collect(),
            bases,
        }
    }

    /// Every kind of beat, of cards that were seen and of cards that were not.
    pub(super) fn beats(&self) -> Vec<(Beat<Glimpse>, Before)> {
        let mut beats = vec![Beat::Shuffled, Beat::Reshuffled, Beat::Ended];
        beats.extend([
            Beat::TurnBegan { seat: ANN },
            Beat::TurnSkipped { seat: BOB },
            Beat::TurnEnded { seat: CLEO },
            Beat::Passed { seat: ANN },
            Beat::DrawSkipped { seat: BOB },
            Beat::WillSkip { seat: ANN, what: Skipped::Turn },
            Beat::WillSkip { seat: BOB, what: Skipped::Draw },
        ]);
        beats.extend(self.glimpses().flat_map(of_card));
        let card = Glimpse::Known(self.cards[0]);
        beats.extend(self.stacks.iter().flat_map(|&stack| self.of_stack(card, stack)));
        let expeditions = self.catalog.of_kind(Kind::Expedition).map(Glimpse::Known);
        beats.extend(expeditions.chain([card]).take(1).map(|card| Beat::SetOut { card }));
        beats.extend(self.glimpses().map(|card| Beat::Laid { card, on: self.stacks[0] }));
        for (at, way) in WAYS.into_iter().enumerate() {
            let on = self.stacks[at % self.stacks.len()];
            let announced = |on| Beat::Announced { seat: ANN, card, on, way };
            beats.extend([announced(None), announced(Some(on))]);
        }
        let plain = beats.into_iter().map(|beat| (beat, Before::default()));
        plain.chain(self.stacks.iter().flat_map(|&stack| joined(stack))).collect()
    }

    fn glimpses(&self) -> impl Iterator<Item = Glimpse> {
        self.cards.iter().map(|&card| Glimpse::Known(card)).chain([Glimpse::Back])
    }

    fn of_stack(&self, card: Glimpse, stack: StackId) -> Vec<Beat<Glimpse>> {
        let mut beats = vec![
            Beat::SetAside { stack },
            Beat::Parted { stack },
            Beat::Named { stack },
            Beat::Removed { stack },
            Beat::Announced { seat: BOB, card, on: Some(stack), way: Way::Own },
            Beat::Stripped { card, from: stack },
            Beat::Lifted { seat: CLEO, card, from: stack },
            Beat::Slipped { seat: CLEO, card, on: stack },
        ];
        let before = self.stacks.iter().rev().skip_while(|&&other| other != stack).nth(1);
        let to = *before.unwrap_or(&stack);
        beats.extend([Beat::Laid { card, on: stack }, Beat::Moved { card, from: stack, to }]);
        beats
    }

    /// Every kind of question, with what can be chosen where something is named.
    pub(super) fn questions(&self) -> Vec<(Decision, Vec<StackId>)> {
        let card = self.cards[0];
        let mut questions =
            vec![Question::PlayTaken, Question::SetAside, Question::Cast, respond(card, None)];
        questions
            .extend([Play::First, Play::Second, Play::Further, Play::After].map(Question::Play));
        for due in [Due::Must, Due::May, Due::Tax] {
            questions.extend([1, 2, 11].map(|count| Question::Discard { count, due, card }));
        }
        questions.extend([1, 2].map(|left| Question::Draw { left }));
        for &stack in &self.stacks {
            let of = Moment { card, verb: 0, on: Some(stack) };
            questions.extend([respond(card, Some(stack)), Question::Exchange(stack)]);
            questions.extend([Question::Either(of), Question::Use(of), Question::PlayNow(of)]);
        }
        let asked = |(question, choices)| (Decision { seat: BOB, question }, choices);
        let plain = questions.into_iter().map(|question| (question, Vec::new()));
        plain.chain(self.namings()).map(asked).collect()
    }

    /// One card for each kind of thing that can be named, with everything of that kind.
    fn namings(&self) -> Vec<(Question, Vec<StackId>)> {
        let mut found = BTreeMap::new();
        for id in self.catalog.ids() {
            let target = self.catalog.card(id).targets.first();
            let kind = target.map(|target| target.filter.base.unwrap_or(Kind::Character));
            found.extend(kind.map(|kind| (kind.word(), (id, kind))));
        }
        let asks = found.into_values().map(|(card, kind)| {
            let choices = self.bases.iter().filter(|(_, base)| *base == kind);
            (Question::Name(announced(card, None)), choices.map(|(stack, _)| *stack).collect())
        });
        asks.filter(|(_, choices): &(Question, Vec<StackId>)| !choices.is_empty()).collect()
    }

    /// Every kind of answer.
    pub(super) fn answers(&self) -> Vec<Action> {
        let card = self.cards[0];
        let mut answers = vec![
            Action::Play { card, on: None },
            Action::Discard(card),
            Action::DiscardHand,
            Action::Call(CLEO),
            Action::Pick(card),
            Action::Take(Choice::First),
            Action::Take(Choice::Second),
            Action::Use,
            Action::Pass,
        ];
        for &stack in &self.stacks {
            answers.extend([Action::Choose(stack), Action::Play { card, on: Some(stack) }]);
        }
        answers
    }
}

/// Everything that can happen to a card beside stacks.
fn of_card(card: Glimpse) -> Vec<Beat<Glimpse>> {
    vec![
        Beat::Cancelled { card },
        Beat::Resolved { card },
        Beat::Drawn { seat: ANN, card },
        Beat::Discarded { seat: ANN, card },
        Beat::Taken { card, from: BOB, to: ANN },
        Beat::Regained { seat: ANN, card },
        Beat::Sprung { seat: ANN, card },
        Beat::Lapsed { seat: ANN, card },
        Beat::Returned { seat: BOB, card },
        Beat::Granted { seat: CLEO, card, count: 1 },
        Beat::Granted { seat: CLEO, card, count: 2 },
    ]
}

/// A stack comes to somebody, in each way in which that can come about. [GUEST-2] [STORY-4]
fn joined(stack: StackId) -> impl Iterator<Item = (Beat<Glimpse>, Before)> {
    [(None, false), (None, true), (Some(CLEO), false), (Some(CLEO), true)].into_iter().map(
        move |(holder, by_card)| (Beat::Joined { stack, seat: ANN }, Before { holder, by_card }),
    )
}

const fn respond(card: CardId, on: Option<StackId>) -> Question {
    Question::Respond(announced(card, on))
}

const fn announced(card: CardId, on: Option<StackId>) -> Announcement {
    Announcement { by: ANN, card, named: [on, None], way: Way::Own, reward: 0 }
}

fn first_word(name: &str) -> String {
    name.split([' ', '\'']).next().unwrap_or_default().to_owned()
}
