//! What could the whole game be, for all that a seat knows?

use crate::{
    agenda::{Agenda, Task},
    beat::{Beat, Glimpse},
    cardset::CardSet,
    decision::{Announcement, Decision, Question},
    fate::{Fate, Key, Stream},
    game::{Game, Rules},
    place::{Eye, Place, Seat},
    table::Table,
    view::{TableView, View},
};
use woe_cards::{CardId, DECK_MAX};

/// What a seat has seen and may not forget: cards that are surely in another hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    known: [CardSet; Seat::MAX],
}

impl Memory {
    /// Takes note of a glimpsed beat.
    pub fn notice(&mut self, beat: Beat<Glimpse>) {
        let Some((card, from, to)) = beat.movement() else { return };
        if let Place::Hand(seat) = from {
            match card {
                Glimpse::Known(card) => self.known[seat.index()].remove(card),
                // Any of the cards known to be there may have been this one.
                Glimpse::Back => self.known[seat.index()] = CardSet::NONE,
            }
        }
        if let (Glimpse::Known(card), Place::Hand(seat)) = (card, to) {
            self.known[seat.index()].insert(card);
        }
    }

    /// The cards known to be in a hand.
    pub fn known(&self, seat: Seat) -> &CardSet {
        &self.known[seat.index()]
    }
}

/// What a seat knows, laid out once, so that many games which fit it can be imagined quickly.
#[derive(Clone, Debug)]
pub struct Imagination {
    /// What lies open; no hand, no draw pile, no task.
    open: Game,
    kept: [CardSet; Seat::MAX],
    hand_lens: [usize; Seat::MAX],
    unseen: Vec<CardId>,
    doubted: [(CardSet, u32); Seat::MAX],
    pending: Vec<Task<Glimpse>>,
    decision: Option<Decision>,
    eye: Eye,
}

impl Rules {
    /// A whole game that fits a view and what its owner remembers, the rest by chance.
    ///
    /// Its law: `view_for(imagine(view)) == view`.
    pub fn imagine(&self, view: &View, memory: &Memory, chance: &mut Stream) -> Game {
        self.imagination(view, memory).game(self, chance)
    }

    /// All games that fit a view and what its owner remembers.
    pub fn imagination(&self, view: &View, memory: &Memory) -> Imagination {
        let seen = &view.table;
        let fate = Fate::sealed(Key([0; 32]));
        let mut table = Table::new(fate);
        table.seat(seen.seats.len(), seen.start, fate);
        self.lay_open(&mut table, seen);
        let mut unseen = self.unseen(seen);
        let mut kept = [CardSet::NONE; Seat::MAX];
        let mut hand_lens = [0; Seat::MAX];
        for (seat, held) in Seat::ALL.into_iter().zip(&seen.seats) {
            let own = seen.eye == Eye::Seat(seat);
            let known = if own { seen.hand } else { memory.known(seat).and(&unseen) };
            (kept[seat.index()], hand_lens[seat.index()]) = (known, held.hand_len);
            unseen = unseen.without(&known);
            known.iter().for_each(|card| table.lay_out(card, Place::Hand(seat), &self.catalog));
        }
        Imagination {
            open: Game { table, agenda: Agenda::new(), lots: 0 },
            kept,
            hand_lens,
            unseen: unseen.iter().collect(),
            doubted: [(CardSet::NONE, 0); Seat::MAX],
            pending: view.pending.clone(),
            decision: view.decision,
            eye: seen.eye,
        }
    }

    /// Lays what lies open.
    fn lay_open(&self, table: &mut Table, seen: &TableView) {
        let catalog = &self.catalog;
        for stack in &seen.stacks {
            let id = table.add_laid_stack(stack.base, &stack.layers, catalog);
            let id = id.expect("the view has a table's stacks");
            match stack.of {
                Some(seat) => table.give(id, seat),
                None if stack.gone => table.evolve(Beat::Removed { stack: id }, catalog),
                None => {}
            }
        }
        for &card in &seen.discard {
            table.lay_out(card, Place::Discard, catalog);
        }
        for &card in &seen.announced {
            table.lay_out(card, Place::Announced, catalog);
        }
        for &card in &seen.boxed {
            table.lay_out(card, Place::Box, catalog);
        }
        for (seat, held) in Seat::ALL.into_iter().zip(&seen.seats) {
            held.waiting
                .iter()
                .for_each(|&card| table.lay_out(card, Place::Waiting(seat), catalog));
        }
        table.recall(seen);
    }

    /// The cards of the draw pile that lie nowhere in view.
    fn unseen(&self, seen: &TableView) -> CardSet {
        let stacked = seen.stacks.iter().flat_map(|stack| &stack.layers);
        let piled = seen.discard.iter().chain(&seen.announced).chain(&seen.boxed);
        let waiting = seen.seats.iter().flat_map(|seat| &seat.waiting);
        let open: CardSet = stacked.chain(piled).chain(waiting).copied().collect();
        let all: CardSet = self.catalog.deck().collect();
        all.without(&open).without(&seen.hand)
    }
}

impl Imagination {
    /// Makes these cards less likely in a hand: dealt to it, they mostly go back, so many times in a
    /// hundred. What is known to be there stays.
    pub fn doubt(&mut self, seat: Seat, cards: CardSet, percent: u32) {
        self.doubted[seat.index()] = (cards, percent);
    }

    /// Puts the card that would be dealt next back, if the seat hardly holds it.
    fn reconsider(&self, seat: usize, rest: &mut [CardId], chance: &mut Stream) {
        let (cards, percent) = &self.doubted[seat];
        if let Some((next, lower)) = rest.split_last_mut()
            && cards.contains(*next)
            && chance.below(100) < *percent
            && !lower.is_empty()
        {
            let other = chance.below(lower.len() as u32) as usize;
            std::mem::swap(next, &mut lower[other]);
        }
    }

    /// One of the games, by chance and by the rules it was laid out by.
    pub fn game(&self, rules: &Rules, chance: &mut Stream) -> Game {
        let mut game = self.open;
        let key = Key(std::array::from_fn(|_| chance.below(256) as u8));
        game.table.reseal(Fate::sealed(key));
        self.deal_hidden(rules, &mut game.table, chance);
        self.take_up(rules, &mut game);
        game
    }

    /// The one of the games in which as little as can be comes by chance: what does not stay in hands
    /// lies lowest in the pile.
    pub(crate) fn plainest(&self, rules: &Rules) -> Game {
        let mut game = self.open;
        let catalog = &rules.catalog;
        let mut rest = self.unseen.clone();
        rest.sort_by_key(|&card| !rules.is_unkept(card));
        for (index, seat) in Seat::ALL.into_iter().enumerate() {
            let wanting = self.hand_lens[index].saturating_sub(self.kept[index].len());
            let dealt = rest.split_off(rest.len().saturating_sub(wanting));
            dealt.into_iter().for_each(|card| {
                game.table.lay_out(card, Place::Hand(seat), catalog);
            });
        }
        rest.into_iter().for_each(|card| game.table.lay_out(card, Place::Deck, catalog));
        self.take_up(rules, &mut game);
        game
    }

    /// Takes up what is still to be done.
    fn take_up(&self, rules: &Rules, game: &mut Game) {
        let mut offered = CardSet::NONE;
        for &task in &self.pending {
            let task = rules.imagine_task(&game.table, task, &mut offered);
            game.agenda.push(task);
        }
        if let Some(decision) = self.decision
            && let Question::Respond(_) = decision.question
        {
            imagine_window(game, decision.seat);
        } else if let Some(&Task::Window { of, .. }) = game.agenda.last() {
            let seat = rules.imagine_asked(game, of, self.eye);
            imagine_window(game, seat);
        }
    }

    /// Deals the unseen cards: what is remembered where it is, the rest by chance.
    fn deal_hidden(&self, rules: &Rules, table: &mut Table, chance: &mut Stream) {
        let catalog = &rules.catalog;
        let mut rest = [CardId::new(0); DECK_MAX];
        let rest = &mut rest[..self.unseen.len()];
        rest.copy_from_slice(&self.unseen);
        chance.shuffle(rest);
        // Cards to be played as soon as drawn do not stay in hands. [DRAW-4]
        let sudden = |card: CardId| catalog.card(card).sudden;
        if rest.iter().any(|&card| sudden(card)) {
            rest.sort_by_key(|&card| !sudden(card));
        }
        let mut left = rest.len();
        for (index, seat) in Seat::ALL.into_iter().enumerate() {
            let wanting = self.hand_lens[index].saturating_sub(self.kept[index].len());
            for _ in 0..wanting.min(left) {
                self.reconsider(index, &mut rest[..left], chance);
                left -= 1;
                table.lay_out(rest[left], Place::Hand(seat), catalog);
            }
        }
        let rest = &mut rest[..left];
        chance.shuffle(rest);
        rest.iter().for_each(|&card| table.lay_out(card, Place::Deck, catalog));
    }
}

impl Rules {
    fn imagine_task(&self, table: &Table, task: Task<Glimpse>, offered: &mut CardSet) -> Task {
        let Task::Offer { by, card: glimpse } = task else { return known_task(task) };
        let card = match glimpse {
            Glimpse::Known(card) => Some(card),
            Glimpse::Back => table.hand(by).without(offered).iter().next(),
        };
        // An offer whose card is gone from the hand offers nothing: any card stands for it.
        let card = card.unwrap_or_default();
        offered.insert(card);
        Task::Offer { by, card }
    }

    /// Who could be the one that is asked, if it is not the one who looks.
    fn imagine_asked(&self, game: &Game, of: Announcement, eye: Eye) -> Seat {
        let seats = game.table.seats();
        let others = of.by.left(seats).round(seats).take(seats - 1);
        let asked = |seat: &Seat| self.may_be_asked(&game.table, of, *seat);
        let mut asked = others.filter(|&seat| eye != Eye::Seat(seat)).filter(asked);
        asked.next().unwrap_or(of.by.left(seats))
    }
}

fn imagine_window(game: &mut Game, seat: Seat) {
    let Some(Task::Window { of, last }) = game.agenda.last_mut() else { return };
    *last = seat;
    let question = Question::Respond(*of);
    game.agenda.push(Task::Ask(Decision { seat, question }));
}

fn known_task(task: Task<Glimpse>) -> Task {
    match task {
        Task::Ask(asked) => Task::Ask(asked),
        Task::Window { of, last } => Task::Window { of, last },
        Task::Resolve(of) => Task::Resolve(of),
        Task::Place(of) => Task::Place(of),
        Task::Perform { scene, verb, end } => Task::Perform { scene, verb, end },
        Task::Finish { by, card, reward } => Task::Finish { by, card, reward },
        Task::Sudden { by, left } => Task::Sudden { by, left },
        Task::CheckEnd | Task::Offer { .. } => Task::CheckEnd,
        Task::Deal => Task::Deal,
        Task::DrawUp(seat) => Task::DrawUp(seat),
        Task::Draw { seat, left } => Task::Draw { seat, left },
        Task::EndTurn(seat) => Task::EndTurn(seat),
    }
}
