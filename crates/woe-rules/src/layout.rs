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
    turn::{Unplayable, plays_after_first},
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
    /// The Expedition in the middle.
    pub expedition: Option<CardId>,
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
        table.set_out(layout.expedition);
        table.set_turn(layout.turn);
        let mut agenda = Agenda::new();
        agenda.push(Task::EndTurn(layout.turn));
        agenda.push(Task::DrawUp(layout.turn));
        for play in self.plays_left(&table, layout) {
            let question = Question::Play(play);
            agenda.push(Task::Ask(Decision { seat: layout.turn, question }));
        }
        Ok(Game { table, agenda, lots: 0 })
    }

    /// The plays that are left of the turn, the next one last. [TURN-1]
    fn plays_left(&self, table: &Table, layout: &Layout) -> Vec<Play> {
        let further = self.further_plays(table, layout.turn);
        let is_further = |play: &Play| *play == Play::Further;
        let mut plays = vec![Play::After];
        match layout.play {
            Play::First => {
                plays.extend(plays_after_first(further));
                plays.push(Play::First);
            }
            Play::Second => plays.extend(plays_after_first(further.max(1))),
            Play::Further => plays.extend(plays_after_first(further.max(2)).filter(is_further)),
            Play::After => {}
        }
        plays
    }

    fn check_layout(&self, layout: &Layout) -> Result<(), Unplayable> {
        let seats = layout.hands.len();
        let sits = |seat: Seat| seat.index() < seats;
        let mut drawn: Vec<CardId> =
            layout.stacks.iter().flat_map(|laid| &laid.layers).copied().collect();
        drawn.extend(layout.hands.iter().flatten().chain(&layout.deck).chain(&layout.discard));
        let bases: Vec<CardId> = layout.stacks.iter().map(|laid| laid.base).collect();
        let kind = |card: CardId| self.catalog.card(card).kind;
        let is_expedition = |card: CardId| kind(card) == Kind::Expedition;
        let is_base = |card: CardId| !kind(card).is_drawn() && !is_expedition(card);
        let member = |laid: &LaidStack| kind(laid.base).is_member();
        let alone =
            |seat: &Seat| !layout.stacks.iter().any(|laid| laid.of == Some(*seat) && member(laid));
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
            (bases.iter().any(|card| !is_base(*card)), Unplayable::WrongPlace),
            (layout.expedition.is_some_and(|card| !is_expedition(card)), Unplayable::WrongPlace),
            (layout.stacks.iter().any(|laid| self.is_misplaced(laid)), Unplayable::WrongPlace),
            (repeats(drawn) || repeats(bases), Unplayable::CardTwice),
            (
                seats > Seat::MAX || Seat::ALL[..seats.min(Seat::MAX)].iter().any(alone),
                Unplayable::NoFamily,
            ),
        ];
        faults.into_iter().find(|(fault, _)| *fault).map_or(Ok(()), |(_, why)| Err(why))
    }
}

impl Rules {
    /// Whether a layer lies where its kind cannot: Mysteries lie on Residences, and nothing else does.
    fn is_misplaced(&self, laid: &LaidStack) -> bool {
        let fits: fn(Kind) -> bool = match self.catalog.card(laid.base).kind {
            Kind::Residence => |kind| kind == Kind::Mystery,
            Kind::Story => |_| false,
            Kind::Character | Kind::Guest => {
                |kind| matches!(kind, Kind::Modifier | Kind::UntimelyDeath)
            }
            // They are no bottom cards.
            Kind::Modifier
            | Kind::Event
            | Kind::UntimelyDeath
            | Kind::Mystery
            | Kind::Expedition => |_| false,
        };
        laid.layers.iter().any(|&layer| !fits(self.catalog.card(layer).kind))
    }
}

fn repeats(mut cards: Vec<CardId>) -> bool {
    cards.sort();
    cards.windows(2).any(|pair| pair[0] == pair[1])
}
