//! How is a table laid out by hand, for worked examples and small experiments?
//!
//! A [`Layout`] is raw and may be absurd; a [`Game`] is playable. [`Rules::resume`] is the only bridge.

use crate::{
    agenda::{Agenda, Task},
    decision::{Decision, Play, Question},
    fate::Fate,
    game::{Game, Rules},
    place::{Place, Seat, StackId},
    table::Table,
    turn::Unplayable,
};
use woe_cards::{CardId, Kind};

/// A stack of a layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LaidStack {
    /// The bottom card.
    pub base: CardId,
    /// In whose family; `None` lies in the middle.
    pub of: Option<Seat>,
    /// The layers, lowest first.
    pub layers: Vec<CardId>,
}

/// A table as somebody describes it, at the start of a play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The stacks, in the order of their numbers.
    pub stacks: Vec<LaidStack>,
    /// A hand for each seat: their number is the number of seats.
    pub hands: Vec<Vec<CardId>>,
    /// The draw pile, top first.
    pub deck: Vec<CardId>,
    /// The discard pile, top first.
    pub discard: Vec<CardId>,
    /// Who started the evening.
    pub start: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Which play of the turn is next.
    pub play: Play,
    /// How the lots will fall; at most 32.
    pub lots: Vec<u8>,
}

impl Rules {
    /// The game that goes on from a layout, at that seat's play.
    pub fn resume(&self, layout: &Layout) -> Result<Game, Unplayable> {
        self.check_layout(layout)?;
        let fate = Fate::scripted(&layout.lots);
        let mut table = Table::new(fate);
        table.seat(layout.hands.len(), layout.start, fate);
        for laid in &layout.stacks {
            let full = Unplayable::TooManyStacks;
            let stack = table.add_stack(laid.base, &self.catalog).ok_or(full)?;
            if let Some(seat) = laid.of {
                table.give(stack, seat);
            }
            for &layer in &laid.layers {
                table.lay_out(layer, Place::Stack(stack), &self.catalog);
            }
        }
        for (seat, hand) in Seat::ALL.into_iter().zip(&layout.hands) {
            for &card in hand {
                table.lay_out(card, Place::Hand(seat), &self.catalog);
            }
        }
        for &card in layout.deck.iter().rev() {
            table.lay_out(card, Place::Deck, &self.catalog);
        }
        for &card in layout.discard.iter().rev() {
            table.lay_out(card, Place::Discard, &self.catalog);
        }
        table.set_turn(layout.turn);
        let question = Question::Play(layout.play);
        let mut agenda = Agenda::new();
        agenda.push(Task::EndTurn(layout.turn));
        agenda.push(Task::DrawUp(layout.turn));
        agenda.push(Task::Ask(Decision { seat: layout.turn, question }));
        Ok(Game { table, agenda, lots: 0 })
    }

    fn check_layout(&self, layout: &Layout) -> Result<(), Unplayable> {
        let seats = layout.hands.len();
        let sits = |seat: Seat| seat.index() < seats;
        let mut drawn: Vec<CardId> =
            layout.stacks.iter().flat_map(|laid| &laid.layers).copied().collect();
        drawn.extend(layout.hands.iter().flatten().chain(&layout.deck).chain(&layout.discard));
        let bases: Vec<CardId> = layout.stacks.iter().map(|laid| laid.base).collect();
        let is_event = |card: &CardId| self.catalog.card(*card).kind == Kind::Event;
        let alone = |seat: &Seat| !layout.stacks.iter().any(|laid| laid.of == Some(*seat));
        let faults = [
            (!(2..=Seat::MAX).contains(&seats), Unplayable::Seats),
            (!sits(layout.start) || !sits(layout.turn), Unplayable::Start),
            (bases.len() > StackId::MAX, Unplayable::TooManyStacks),
            (
                layout.stacks.iter().any(|laid| laid.of.is_some_and(|of| !sits(of))),
                Unplayable::Seats,
            ),
            (
                drawn.iter().any(|card| !self.catalog.card(*card).kind.is_drawn()),
                Unplayable::WrongPlace,
            ),
            (
                bases.iter().any(|card| self.catalog.card(*card).kind.is_drawn()),
                Unplayable::WrongPlace,
            ),
            (
                layout.stacks.iter().flat_map(|laid| &laid.layers).any(is_event),
                Unplayable::WrongPlace,
            ),
            (repeats(drawn) || repeats(bases), Unplayable::CardTwice),
            (
                seats > Seat::MAX || Seat::ALL[..seats.min(Seat::MAX)].iter().any(alone),
                Unplayable::NoFamily,
            ),
        ];
        faults.into_iter().find(|(fault, _)| *fault).map_or(Ok(()), |(_, why)| Err(why))
    }
}

fn repeats(mut cards: Vec<CardId>) -> bool {
    cards.sort();
    cards.windows(2).any(|pair| pair[0] == pair[1])
}
