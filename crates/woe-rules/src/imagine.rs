//! What could the whole game be, for all that a seat knows?

use crate::{
    agenda::{Agenda, Task},
    beat::{Beat, Glimpse},
    cardset::CardSet,
    decision::{Announcement, Decision, Question},
    fate::{Fate, Key, Stream},
    game::{Game, Rules, Teller},
    place::{Eye, Place, Seat},
    table::Table,
    view::{TableView, View},
};
use woe_cards::CardId;

/// What a seat has seen and may not forget: cards that are surely in another hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    known: [CardSet; Seat::MAX],
}

impl Memory {
    /// Takes note of a glimpsed beat.
    pub fn notice(&mut self, beat: Beat<Glimpse>) {
        let Some((card, from, to)) = beat.movement() else { return };
        match (card, from) {
            (Glimpse::Known(card), Place::Hand(seat)) => self.known[seat.index()].remove(card),
            // Any of the cards known to be there may have been this one.
            (Glimpse::Back, Place::Hand(seat)) => self.known[seat.index()] = CardSet::NONE,
            _ => {}
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

impl Rules {
    /// A whole game that fits a view and what its owner remembers, the rest by chance.
    ///
    /// Its law: `view_for(imagine(view)) == view`.
    pub fn imagine(&self, view: &View, memory: &Memory, chance: &mut Stream) -> Game {
        let seen = &view.table;
        let key = Key(std::array::from_fn(|_| chance.below(256) as u8));
        let fate = Fate::sealed(key);
        let mut table = Table::new(fate);
        table.seat(seen.seats.len(), seen.start, fate);
        self.lay_open(&mut table, seen);
        self.deal_hidden(&mut table, seen, memory, chance);
        let mut game = Game { table, agenda: Agenda::new(), lots: 0 };
        let mut offered = CardSet::NONE;
        for &task in &view.pending {
            let task = self.imagine_task(&game.table, task, &mut offered);
            game.agenda.push(task);
        }
        if let Some(decision) = view.decision
            && let Question::Respond(_) = decision.question
        {
            self.imagine_window(&mut game, decision.seat);
        } else if let Some(&Task::Window { of, .. }) = game.agenda.last() {
            let seat = self.imagine_asked(&mut game, of, seen.eye);
            self.imagine_window(&mut game, seat);
        }
        game
    }

    /// Lays what lies open.
    fn lay_open(&self, table: &mut Table, seen: &TableView) {
        let catalog = &self.catalog;
        for stack in &seen.stacks {
            let id = table.add_stack(stack.base, catalog).expect("the view has a table's stacks");
            for &layer in &stack.layers {
                table.lay_out(layer, Place::Stack(id), catalog);
            }
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
        table.recall(seen);
    }

    /// Deals the unseen cards: what is remembered where it is, the rest by chance.
    fn deal_hidden(
        &self,
        table: &mut Table,
        seen: &TableView,
        memory: &Memory,
        chance: &mut Stream,
    ) {
        let mut unseen = self.unseen(seen);
        let mut hands = [CardSet::NONE; Seat::MAX];
        for seat in Seat::ALL[..seen.seats.len()].iter().copied() {
            let own = seen.eye == Eye::Seat(seat);
            let kept = if own { seen.hand } else { memory.known(seat).and(&unseen) };
            hands[seat.index()] = kept;
            unseen = unseen.without(&kept);
        }
        let mut rest: Vec<CardId> = unseen.iter().collect();
        chance.shuffle(&mut rest);
        // Cards to be played as soon as drawn do not stay in hands. [DRAW-4]
        rest.sort_by_key(|&card| !self.catalog.card(card).sudden);
        for (seat, view) in Seat::ALL.into_iter().zip(&seen.seats) {
            let hand = &mut hands[seat.index()];
            while hand.len() < view.hand_len
                && let Some(card) = rest.pop()
            {
                hand.insert(card);
            }
            for card in hand.iter() {
                table.lay_out(card, Place::Hand(seat), &self.catalog);
            }
        }
        chance.shuffle(&mut rest);
        for card in rest {
            table.lay_out(card, Place::Deck, &self.catalog);
        }
    }

    /// The cards of the draw pile that lie nowhere in view.
    fn unseen(&self, seen: &TableView) -> CardSet {
        let stacked = seen.stacks.iter().flat_map(|stack| &stack.layers);
        let open: CardSet = stacked.chain(&seen.discard).chain(&seen.announced).copied().collect();
        let all: CardSet = self.catalog.deck().collect();
        all.without(&open).without(&seen.hand)
    }

    fn imagine_task(&self, table: &Table, task: Task<Glimpse>, offered: &mut CardSet) -> Task {
        let (by, glimpse) = match task {
            Task::Offer { by, card } => (by, card),
            other => return known_task(other),
        };
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
    fn imagine_asked(&self, game: &mut Game, of: Announcement, eye: Eye) -> Seat {
        let seats = game.table.seats();
        let teller = Teller { rules: self, game, witness: &mut () };
        let others = of.by.left(seats).round(seats).take(seats - 1);
        let mut asked =
            others.filter(|&seat| eye != Eye::Seat(seat) && teller.may_be_asked(of, seat));
        asked.next().unwrap_or(of.by.left(seats))
    }

    fn imagine_window(&self, game: &mut Game, seat: Seat) {
        let Some(Task::Window { of, last }) = game.agenda.last_mut() else { return };
        *last = seat;
        let question = Question::Respond(*of);
        game.agenda.push(Task::Ask(Decision { seat, question }));
    }
}

fn known_task(task: Task<Glimpse>) -> Task {
    match task {
        Task::Ask(asked) => Task::Ask(asked),
        Task::Window { of, last } => Task::Window { of, last },
        Task::Resolve(of) => Task::Resolve(of),
        Task::Place(of) => Task::Place(of),
        Task::Perform { scene, verb, end } => Task::Perform { scene, verb, end },
        Task::Finish(card) => Task::Finish(card),
        Task::CheckEnd | Task::Offer { .. } | Task::Sudden { .. } => Task::CheckEnd,
        Task::Deal => Task::Deal,
        Task::DrawUp(seat) => Task::DrawUp(seat),
        Task::EndTurn(seat) => Task::EndTurn(seat),
    }
}
