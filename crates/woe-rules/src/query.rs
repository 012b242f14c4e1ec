//! What is so at this moment?

use crate::{
    face::Face,
    game::Rules,
    place::{Seat, StackId, StackSet},
    table::{Grant, Table},
};
use woe_cards::{Card, CardId, Catalog, LawKind, Laws, Life, StackFilter, Verb, Who};

/// The draw limit before any card changes it. [DRAW-1]
pub const DRAW_LIMIT: i16 = 5;

impl Grant {
    /// Whether the grant is for that card. [FREE-2]
    pub(crate) fn covers(&self, card: CardId, catalog: &Catalog) -> bool {
        catalog.card(self.card).immediate.iter().any(|verb| match verb {
            Verb::Grant { cards, .. } => {
                cards.is_empty() || cards.iter().any(|filter| filter.fits(catalog.card(card)))
            }
            _ => false,
        })
    }
}

impl Rules {
    /// The laws that show on a stack: those of its plate, and those of its portrait.
    pub fn laws(&self, table: &Table, stack: StackId) -> [Laws; 2] {
        let stack = table.stack(stack);
        let base = self.catalog.card(stack.base);
        [stack.face.ongoing(&self.catalog), stack.face.persistent(base, &self.catalog)]
    }

    /// Up to how many cards a seat draws. [DRAW-1]
    pub fn draw_limit(&self, table: &Table, seat: Seat) -> usize {
        let changes = (table.family(seat) & table.showing(LawKind::DrawLimit))
            .iter()
            .flat_map(|stack| self.laws(table, stack))
            .map(|laws| i16::from(laws.draw_limit()));
        (DRAW_LIMIT + changes.sum::<i16>()).max(0) as usize
    }

    /// How many cards a seat pays for playing a Modifier on that stack. [CARD-12]
    pub(crate) fn tax(&self, table: &Table, seat: Seat, card: &Card, on: Option<StackId>) -> u8 {
        let family = table.family(seat);
        let visible = (family & table.showing(LawKind::Tax))
            .iter()
            .flat_map(|stack| self.laws(table, stack))
            .fold(0_u8, |sum, laws| sum.saturating_add(laws.tax()));
        let own =
            if on.is_some_and(|stack| family.contains(stack)) { card.ongoing.tax() } else { 0 };
        visible.saturating_add(own)
    }

    /// Whether a visible card forbids a seat to play Events. [CARD-13]
    #[inline]
    pub fn is_barred(&self, table: &Table, seat: Seat) -> bool {
        !(table.family(seat) & table.showing(LawKind::ForbidEvents)).is_empty()
    }

    /// The stacks that fit a filter, as a card of `you` sees them.
    pub fn fitting(&self, table: &Table, filter: &StackFilter, you: Seat) -> StackSet {
        let mut set = match filter.of {
            None => table.controlled(),
            Some(Who::You) => table.family(you),
            Some(Who::EachOther) => table.controlled() & !table.family(you),
            Some(Who::Left) => table.family(you.left(table.seats())),
            Some(Who::Right) => table.family(you.right(table.seats())),
        };
        set = match filter.life {
            None => set,
            Some(Life::Living) => set & table.living(),
            Some(Life::Dead) => set & !table.living(),
        };
        if filter.negative {
            set = set & table.negative();
        }
        if filter.modified {
            set = set & table.modified();
        }
        if filter.shows.is_empty() && filter.lacks.is_empty() {
            return set;
        }
        set.iter().filter(|&stack| shows(filter, &table.stack(stack).face)).collect()
    }

    /// What the seats are called by a card of `you`, clockwise from the left.
    pub(crate) fn seats_called(
        &self,
        table: &Table,
        who: Who,
        you: Seat,
    ) -> impl Iterator<Item = Seat> + use<> {
        let seats = table.seats();
        you.round(seats).enumerate().filter_map(move |(step, seat)| {
            let called = match who {
                Who::You => step == 0,
                Who::EachOther => step > 0,
                Who::Left => seat == you.left(seats) && step > 0,
                Who::Right => seat == you.right(seats) && step > 0,
            };
            called.then_some(seat)
        })
    }

    /// The free play granted for that card, if there is one left. [FREE-2]
    pub(crate) fn is_granted(&self, table: &Table, card: CardId) -> bool {
        table.grants().iter().any(|grant| grant.covers(card, &self.catalog))
    }

    /// The stacks on which a death may be a free play. [FREE-1]
    #[inline]
    pub(crate) fn free_deaths(&self, table: &Table) -> StackSet {
        table.controlled() & table.living() & table.negative() & table.showing(LawKind::FreeDeath)
    }
}

fn shows(filter: &StackFilter, face: &Face) -> bool {
    let icons = face.icons();
    (filter.shows.is_empty() || icons.meets(filter.shows)) && !icons.meets(filter.lacks)
}
