//! What follows from an answer at the model's table?

use super::{Answer, Stack, Story, sorted};
use crate::tables::LOTS;
use woe_cards::{Amount, CardId, Edition, From, Kind, LawKind, Layer, Skipped, Verb, Whither, Who};

/// How many quiet turns in a row end an evening of two.
const QUIET: u8 = 2;
const FULL_HAND: i16 = 5;

/// Which play of a turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Nth {
    First,
    Second,
    Further,
    After,
}

/// What somebody draws: how many more, and what of it is to be played.
#[derive(Clone)]
pub(super) struct Drawing {
    left: usize,
    sprung: Vec<CardId>,
}

#[derive(Clone)]
pub(super) enum Ask {
    Play(Nth),
    Name(CardId),
    Respond(Kind),
    Discard(usize),
    Draw(Drawing),
}

/// A card on its way: who plays it, on what, and how many cards that earns. [REWARD-1]
#[derive(Clone, Copy)]
pub(super) struct Played {
    by: usize,
    card: CardId,
    on: Option<usize>,
    earned: usize,
}

#[derive(Clone)]
pub(super) enum Step {
    Ask(usize, Ask),
    Window(Played),
    Tax(Played),
    Place(Played),
    Speak { of: Played, you: usize, verb: usize },
    Finish(Played),
    CheckEnd,
    Draw(usize, Drawing),
    Sudden(usize, CardId),
    DrawUp(usize),
    EndTurn(usize),
}

impl Story<'_> {
    /// Does what is to be done until somebody is asked.
    pub(super) fn go_on(&mut self) {
        while !self.over {
            match self.steps.last() {
                Some(Step::Ask(seat, ask)) if self.is_worth_asking(*seat, ask) => return,
                _ => {}
            }
            let Some(step) = self.steps.pop() else { return };
            self.carry_out(step);
        }
        self.steps.clear();
    }

    fn is_worth_asking(&self, seat: usize, ask: &Ask) -> bool {
        let holds = !self.hands[seat].is_empty();
        match ask {
            Ask::Discard(_) => holds,
            Ask::Play(Nth::After) => {
                let mysteries = self.catalog.deck().any(|it| self.card(it).kind == Kind::Mystery);
                holds && (mysteries || self.stacks.iter().any(|stack| self.is_free(stack)))
            }
            Ask::Play(_) | Ask::Name(_) | Ask::Respond(_) | Ask::Draw(_) => true,
        }
    }

    fn carry_out(&mut self, step: Step) {
        match step {
            Step::Ask(..) => {}
            Step::Window(of) => self.open(of),
            Step::Tax(of) => self.tax(of),
            Step::Place(of) => self.place(of),
            Step::Speak { of, you, verb } => self.speak(of, you, verb),
            Step::Finish(of) => self.finish(of),
            Step::CheckEnd => self.over = self.is_gone(0) || self.is_gone(1),
            Step::Draw(seat, drawing) => self.draw(seat, drawing),
            Step::Sudden(seat, card) => self.play_suddenly(seat, card),
            Step::DrawUp(seat) => self.draw_step(seat),
            Step::EndTurn(seat) => self.end_turn(seat),
        }
    }

    /// So many plays as show when the turn begins. [TURN-1]
    pub(super) fn begin_turn(&mut self, seat: usize) {
        (self.turn, self.stirred) = (seat, false);
        self.spent.clear();
        self.steps.extend([Step::EndTurn(seat), Step::DrawUp(seat)]);
        let told: i16 = self.laws(seat).iter().map(|laws| i16::from(laws.plays())).sum();
        self.steps.push(Step::Ask(seat, Ask::Play(Nth::After)));
        let plays = [Nth::First, Nth::Second].into_iter().chain(std::iter::repeat(Nth::Further));
        let plays: Vec<Nth> = plays.take((2 + told).max(1) as usize).collect();
        let asked = plays.into_iter().rev().map(|nth| Step::Ask(seat, Ask::Play(nth)));
        self.steps.extend(asked);
    }

    fn end_turn(&mut self, seat: usize) {
        self.quiet = if self.stirred { 0 } else { self.quiet + 1 };
        self.over = self.quiet == QUIET;
        if !self.over {
            self.begin_turn(1 - seat);
        }
    }

    pub(super) fn answer(&mut self, answer: Answer) {
        let Some(Step::Ask(seat, ask)) = self.steps.pop() else { return };
        match (ask, answer) {
            (Ask::Play(nth), answer) => self.answer_play(seat, nth, answer),
            (Ask::Name(card), Answer::Name(at)) => self.announce(seat, card, Some(at)),
            (Ask::Discard(left), Answer::Discard(card)) => {
                self.bin(seat, card);
                if left > 1 {
                    self.steps.push(Step::Ask(seat, Ask::Discard(left - 1)));
                }
            }
            (Ask::Draw(drawing), answer) => self.draw_one(seat, drawing, answer),
            _ => {}
        }
    }

    fn answer_play(&mut self, seat: usize, nth: Nth, answer: Answer) {
        let is_death = |card| self.card(card).kind == Kind::UntimelyDeath;
        // What fits a free play uses no play up. [FREE-2] [HOME-4]
        let free = match answer {
            Answer::Lay(card, at) => is_death(card) && self.is_free(&self.stacks[at]),
            Answer::Discard(card) => self.card(card).kind == Kind::Mystery,
            _ => false,
        };
        if free {
            self.steps.push(Step::Ask(seat, Ask::Play(nth)));
        }
        match answer {
            Answer::Lay(card, at) => self.announce(seat, card, Some(at)),
            Answer::Speak(card) => self.announce(seat, card, None),
            Answer::Claim(at) => self.claim(seat, at),
            Answer::Discard(card) => self.bin(seat, card),
            Answer::DiscardHand => {
                let hand = std::mem::take(&mut self.hands[seat]);
                self.discard.extend(hand);
            }
            Answer::Name(_) | Answer::Take | Answer::Pass => {}
        }
    }

    fn bin(&mut self, seat: usize, card: CardId) {
        self.hands[seat].retain(|&held| held != card);
        self.discard.push(card);
    }

    /// One Story a player: the other goes back to the middle. [STORY-3]
    fn claim(&mut self, seat: usize, at: usize) {
        let story = |it: &Stack| self.catalog.card(it.base).kind == Kind::Story;
        for held in self.stacks.iter_mut().filter(|it| it.of == Some(seat) && story(it)) {
            held.of = None;
        }
        self.stacks[at].of = Some(seat);
        self.stirred = true;
    }

    /// The texts that reward it are those that show now. [PLAY-1] [REWARD-1]
    fn announce(&mut self, by: usize, card: CardId, on: Option<usize>) {
        let laws = self.laws(by);
        let rewards = laws.iter().filter_map(|laws| laws.reward());
        let fitting = rewards.filter(|it| it.cards.fit(self.card(card)));
        let earned = fitting.map(|it| usize::from(it.draw)).sum();
        self.hands[by].retain(|&held| held != card);
        self.stirred = true;
        let of = Played { by, card, on, earned };
        self.steps.extend([Step::CheckEnd, Step::Tax(of), Step::Window(of)]);
    }

    /// The other is asked, if anyone can see that there may be an answer. [RESP-1] [RESP-5] [RESP-6]
    fn open(&mut self, of: Played) {
        let (kind, other) = (self.card(of.card).kind, 1 - of.by);
        let first = self.edition == Edition::First;
        let cue = |it: CardId| self.card(it).response.is_some_and(|cue| cue.to == kind);
        let opens = (first || of.by == self.turn) && self.catalog.deck().any(cue);
        let may = other != self.turn || first && kind == Kind::Event;
        let barred = self.has_law(other, LawKind::ForbidEvents);
        if opens && may && !barred && !self.hands[other].is_empty() {
            self.steps.push(Step::Ask(other, Ask::Respond(kind)));
        }
    }

    /// Due before the card is placed, with its own text on a character of one's own. [CARD-12]
    fn tax(&mut self, of: Played) {
        self.steps.push(Step::Place(of));
        let card = self.card(of.card);
        if card.kind != Kind::Modifier {
            return;
        }
        let own = of.on.is_some_and(|at| self.stacks[at].of == Some(of.by));
        let brought = [Some(card.ongoing), card.persistent].into_iter().flatten().filter(|_| own);
        let tax = self.laws(of.by).into_iter().chain(brought).map(|laws| usize::from(laws.tax()));
        let tax: usize = tax.sum();
        if tax > 0 {
            self.steps.push(Step::Ask(of.by, Ask::Discard(tax)));
        }
    }

    fn place(&mut self, of: Played) {
        let kind = self.card(of.card).kind;
        let mut you = of.by;
        self.steps.push(Step::Finish(of));
        if let Some(at) = of.on.filter(|_| kind != Kind::Event) {
            self.lay(of.card, at);
            // What it says happens to whoever controls the character. [MOD-2]
            you = self.stacks[at].of.unwrap_or(of.by);
        }
        self.steps.push(Step::Speak { of, you, verb: 0 });
    }

    /// Whoever rises loses the death; living Guests follow. [UNDEAD-1] [GUEST-2] [GUEST-8]
    fn lay(&mut self, card: CardId, at: usize) {
        if let Some(death) = self.death(&self.stacks[at]) {
            self.stacks[at].layers.retain(|&layer| layer != death);
            self.discard.push(death);
        }
        self.stacks[at].layers.push(card);
        if self.card(card).kind == Kind::Mystery {
            return;
        }
        for other in 0..self.stacks.len() {
            let guest = &self.stacks[other];
            let follows = self.card(guest.base).follows;
            let follows = follows.is_some_and(|cards| cards.fits(self.card(card)));
            if follows && self.death(guest).is_none() {
                self.stacks[other].of = self.stacks[at].of;
            }
        }
    }

    fn speak(&mut self, of: Played, you: usize, verb: usize) {
        let Some(spoken) = self.card(of.card).immediate.get(verb).cloned() else { return };
        let skipped = match &spoken {
            Verb::If { condition, verbs } if !self.is_so(condition, you) => usize::from(*verbs),
            _ => 0,
        };
        self.steps.push(Step::Speak { of, you, verb: verb + 1 + skipped });
        let seat = |who: Who| if who == Who::You { you } else { 1 - you };
        match spoken {
            Verb::Draw { who, amount: Amount::Number(count), from: From::Deck } => {
                self.let_draw(seat(who), usize::from(count));
            }
            Verb::Draw { who, amount: Amount::Number(count), from: From::Discard } => {
                self.regain(seat(who), usize::from(count));
            }
            Verb::Discard { who, amount: Amount::Number(count) } => {
                self.steps.push(Step::Ask(seat(who), Ask::Discard(usize::from(count))));
            }
            Verb::Skip(Skipped::Draw) => self.skipped_draws[you] += 1,
            Verb::Strip(Layer::TopModifier) => {
                let stripped = of.on.and_then(|at| self.stacks[at].layers.pop());
                self.discard.extend(stripped);
            }
            Verb::Join(whither) => self.join(of, whither),
            Verb::Hands(_) => self.hands.swap(0, 1),
            Verb::If { .. } => {}
            other => panic!("the model does not know {other:?}"),
        }
    }

    fn join(&mut self, of: Played, whither: Whither) {
        let Some(at) = of.on else { return };
        let story = self.card(self.stacks[at].base).kind == Kind::Story;
        match whither {
            Whither::You if story => self.claim(of.by, at),
            Whither::You => self.stacks[at].of = Some(of.by),
            Whither::Middle => self.stacks[at].of = None,
        }
    }

    /// The reward, then the Expedition, then the discard pile. [PLAY-1] [REWARD-2] [TRIP-1]
    fn finish(&mut self, of: Played) {
        if of.earned > 0 {
            self.steps.push(Step::Finish(Played { earned: 0, ..of }));
            return self.let_draw(of.by, of.earned);
        }
        let card = self.card(of.card);
        let (is_event, voyage) = (card.kind == Kind::Event, card.voyage);
        if let Some(to) = voyage.and_then(|at| self.expedition_at(at)) {
            self.expedition = Some(to);
        }
        if is_event {
            self.discard.push(of.card);
        }
    }

    fn draw_step(&mut self, seat: usize) {
        if self.skipped_draws[seat] > 0 {
            self.skipped_draws[seat] -= 1;
            return;
        }
        let told: i16 = self.laws(seat).iter().map(|laws| i16::from(laws.draw_limit())).sum();
        let limit = (FULL_HAND + told).max(0) as usize;
        self.let_draw(seat, limit.saturating_sub(self.hands[seat].len()));
    }

    fn let_draw(&mut self, seat: usize, left: usize) {
        self.steps.push(Step::Draw(seat, Drawing { left, sprung: Vec::new() }));
    }

    /// Card by card, from the pile or, if one may, from another hand. [DRAW-8]
    fn draw(&mut self, seat: usize, drawing: Drawing) {
        if drawing.left == 0 {
            // Several go in the order drawn. [DRAW-5]
            let waiting = drawing.sprung.into_iter().rev();
            return self.steps.extend(waiting.map(|card| Step::Sudden(seat, card)));
        }
        if self.has_law(seat, LawKind::Pilfer) && !self.hands[1 - seat].is_empty() {
            return self.steps.push(Step::Ask(seat, Ask::Draw(drawing)));
        }
        self.draw_one(seat, drawing, Answer::Pass);
    }

    fn draw_one(&mut self, seat: usize, mut drawing: Drawing, answer: Answer) {
        drawing.left -= 1;
        if matches!(answer, Answer::Take) {
            let other = &mut self.hands[1 - seat];
            let card = other.remove(usize::from(*LOTS.get(self.lots).unwrap_or(&0)) % other.len());
            self.lots += 1;
            self.keep(seat, card);
            return self.steps.push(Step::Draw(seat, drawing));
        }
        if self.deck.is_empty() {
            self.deck = std::mem::take(&mut self.discard);
        }
        match self.deck.pop() {
            None => drawing.left = 0,
            Some(card) => self.take_up(seat, card, &mut drawing),
        }
        self.steps.push(Step::Draw(seat, drawing));
    }

    /// The top cards of the discard pile; nothing is shuffled. [DRAW-7]
    fn regain(&mut self, seat: usize, count: usize) {
        let mut drawing = Drawing { left: 0, sprung: Vec::new() };
        for _ in 0..count {
            let Some(card) = self.discard.pop() else { break };
            self.take_up(seat, card, &mut drawing);
        }
        self.steps.push(Step::Draw(seat, drawing));
    }

    /// What is to be played as soon as drawn waits in nobody's hand. [DRAW-6]
    fn take_up(&mut self, seat: usize, card: CardId, drawing: &mut Drawing) {
        self.stirred = true;
        if self.card(card).sudden {
            return drawing.sprung.push(card);
        }
        self.keep(seat, card);
    }

    fn keep(&mut self, seat: usize, card: CardId) {
        self.stirred = true;
        let mut hand = std::mem::take(&mut self.hands[seat]);
        hand.push(card);
        self.hands[seat] = sorted(hand);
    }

    /// Played if it can be; otherwise discarded. [DRAW-5] [EVENT-3] [CARD-13]
    fn play_suddenly(&mut self, seat: usize, card: CardId) {
        let named = !self.card(card).targets.is_empty();
        let exists = self.stacks.iter().any(|stack| self.is_target(card, stack, seat));
        let again = self.spent.contains(&card);
        if again || self.has_law(seat, LawKind::ForbidEvents) || named && !exists {
            return self.discard.push(card);
        }
        self.spent.push(card);
        if named {
            return self.steps.push(Step::Ask(seat, Ask::Name(card)));
        }
        self.announce(seat, card, None);
    }
}
