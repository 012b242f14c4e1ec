//! What lies on the table, and how does a beat change it?
//!
//! The table has one door, [`Table::evolve`]. Piles and stacks are chains through one array, hands
//! are bit sets: so the whole table is one small copyable block, and no pile can overflow.

use crate::{
    agenda::AGENDA_MAX,
    beat::{Beat, Way},
    cardset::CardSet,
    face::Face,
    fate::Fate,
    few::Few,
    place::{Place, Seat, StackId, StackSet},
};
use woe_cards::{CardId, Catalog, DECK_MAX, LawKind, Skipped};

mod laying;
mod reading;

/// How many cards can be announced at once, each inside another's effect: each keeps two tasks
/// waiting, and the agenda leaves room for the responses.
const ANNOUNCED_MAX: usize = AGENDA_MAX / 2;
/// How many Events can have granted plays in one turn; further ones grant nothing.
pub(crate) const GRANTS_MAX: usize = 3;

/// A chain of cards, linked from the top down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pile {
    top: Option<CardId>,
    len: u16,
}

/// A bottom card, and what shows of it and the layers on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// The bottom card.
    pub base: CardId,
    /// What shows, kept in step with the layers.
    pub face: Face,
}

/// Free plays that an Event granted for this turn. [FREE-2]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grant {
    /// The Event, which says for which cards.
    pub card: CardId,
    /// How many are left.
    pub left: u8,
}

impl Default for Grant {
    fn default() -> Grant {
        Grant { card: CardId::new(0), left: 0 }
    }
}

/// All that lies on the table, open or hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    below: [Option<CardId>; DECK_MAX],
    deck: Pile,
    discard: Pile,
    boxed: Pile,
    expedition: Option<CardId>,
    hands: [CardSet; Seat::MAX],
    hand_lens: [u16; Seat::MAX],
    /// The card that each seat laid open last, the others below it. [DRAW-6]
    waiting: [Option<CardId>; Seat::MAX],
    /// What was played as soon as drawn in this turn. [DRAW-5]
    spent: CardSet,
    stacks: [Stack; StackId::MAX],
    families: [StackSet; Seat::MAX],
    /// The characters of all families.
    controlled: StackSet,
    /// What is nobody's relative: Residences and Stories.
    fixtures: StackSet,
    gone: StackSet,
    living: StackSet,
    negative: StackSet,
    modified: StackSet,
    /// The common laws have a set each; the others share the last.
    showing: [StackSet; LawKind::COMMON + 1],
    announced: Few<CardId, ANNOUNCED_MAX>,
    grants: Few<Grant, GRANTS_MAX>,
    fate: Fate,
    skipped_turns: [u8; Seat::MAX],
    skipped_draws: [u8; Seat::MAX],
    stack_count: u8,
    seats: u8,
    start: Seat,
    misfits: Option<Seat>,
    turn: Seat,
    rounds: u8,
    quiet_turns: u8,
    stirred: bool,
    ended: bool,
}

impl Table {
    /// An empty table: no seats, no stacks, no cards.
    pub(crate) fn new(fate: Fate) -> Table {
        let nothing = Stack { base: CardId::new(0), face: Face::EMPTY };
        Table {
            below: [None; DECK_MAX],
            deck: Pile::default(),
            discard: Pile::default(),
            boxed: Pile::default(),
            expedition: None,
            hands: [CardSet::NONE; Seat::MAX],
            hand_lens: [0; Seat::MAX],
            waiting: [None; Seat::MAX],
            spent: CardSet::NONE,
            stacks: [nothing; StackId::MAX],
            families: [StackSet::NONE; Seat::MAX],
            controlled: StackSet::NONE,
            fixtures: StackSet::NONE,
            gone: StackSet::NONE,
            living: StackSet::NONE,
            negative: StackSet::NONE,
            modified: StackSet::NONE,
            showing: [StackSet::NONE; LawKind::COMMON + 1],
            announced: Few::new(),
            grants: Few::new(),
            fate,
            skipped_turns: [0; Seat::MAX],
            skipped_draws: [0; Seat::MAX],
            stack_count: 0,
            seats: 0,
            start: Seat::Zero,
            misfits: None,
            turn: Seat::Zero,
            rounds: 0,
            quiet_turns: 0,
            stirred: false,
            ended: false,
        }
    }

    /// Lets people sit down.
    pub(crate) fn seat(&mut self, seats: usize, start: Seat, fate: Fate) {
        (self.seats, self.start, self.turn, self.fate) = (seats as u8, start, start, fate);
    }

    /// Lets chance come from elsewhere.
    pub(crate) fn reseal(&mut self, fate: Fate) {
        self.fate = fate;
    }

    /// Changes the table as the beat says: the only door while a game is played.
    // Each beat is known where it is committed, so that only its own arm remains there.
    #[inline(always)]
    pub(crate) fn evolve(&mut self, beat: Beat, catalog: &Catalog) {
        if let Some((card, from, to)) = beat.movement() {
            self.take(card, from, catalog);
            self.put(card, to, catalog);
        }
        match beat {
            Beat::SetAside { stack } | Beat::Removed { stack } => self.remove(stack),
            Beat::Joined { stack, seat } => {
                // A claim stirs the evening, though no card was played. [END-3]
                self.stirred = true;
                self.join(stack, seat);
            }
            Beat::Parted { stack } => self.part(stack),
            Beat::SetOut { card } => (self.expedition, self.stirred) = (Some(card), true),
            Beat::Shuffled => self.shuffle(),
            Beat::Reshuffled => {
                (self.deck, self.discard) = (self.discard, Pile::default());
                self.shuffle();
            }
            Beat::TurnBegan { seat } => self.begin_turn(seat),
            Beat::TurnSkipped { seat } => {
                self.begin_turn(seat);
                self.skipped_turns[seat.index()] -= 1;
            }
            Beat::TurnEnded { seat } => self.end_turn(seat),
            Beat::Announced { card, way, .. } => {
                self.stirred = true;
                match way {
                    Way::Own => {}
                    Way::Granted => self.use_grant(card, catalog),
                    Way::Sudden => self.spent.insert(card),
                    Way::Free | Way::Inside | Way::Response | Way::Retort => {}
                }
            }
            Beat::Drawn { .. } | Beat::Regained { .. } | Beat::Taken { .. } => self.stirred = true,
            Beat::WillSkip { seat, what } => self.add_skip(seat, what),
            Beat::DrawSkipped { seat } => self.skipped_draws[seat.index()] -= 1,
            Beat::Granted { card, count, .. } => self.grant(Grant { card, left: count }),
            Beat::Ended => self.ended = true,
            Beat::Passed { .. }
            | Beat::Named { .. }
            | Beat::Cancelled { .. }
            | Beat::Resolved { .. }
            | Beat::Laid { .. }
            | Beat::Moved { .. }
            | Beat::Stripped { .. }
            | Beat::Lifted { .. }
            | Beat::Slipped { .. }
            | Beat::Discarded { .. }
            | Beat::Returned { .. }
            | Beat::Sprung { .. }
            | Beat::Lapsed { .. } => {}
        }
    }

    fn begin_turn(&mut self, seat: Seat) {
        (self.turn, self.stirred, self.spent) = (seat, false, CardSet::NONE);
    }

    fn add_skip(&mut self, seat: Seat, what: Skipped) {
        let waiting = match what {
            Skipped::Turn => &mut self.skipped_turns[seat.index()],
            Skipped::Draw => &mut self.skipped_draws[seat.index()],
        };
        *waiting = waiting.saturating_add(1);
    }

    #[inline(always)]
    fn take(&mut self, card: CardId, from: Place, catalog: &Catalog) {
        match from {
            Place::Deck => {
                debug_assert_eq!(self.deck.top, Some(card), "the card is where the beat says");
                self.deck.top = self.below[card.index()];
                self.deck.len -= 1;
            }
            Place::Hand(seat) => {
                debug_assert!(self.hand(seat).contains(card), "the card is where the beat says");
                self.hands[seat.index()].remove(card);
                self.hand_lens[seat.index()] -= 1;
            }
            Place::Waiting(seat) => self.unwait(card, seat),
            Place::Announced => {
                let index = self.announced.iter().rposition(|&shown| shown == card);
                self.announced.remove(index.expect("the card is where the beat says"));
            }
            Place::Stack(stack) => self.lift(card, stack, catalog),
            Place::Discard => {
                debug_assert_eq!(self.discard.top, Some(card), "the card is where the beat says");
                self.discard.top = self.below[card.index()];
                self.discard.len -= 1;
            }
            Place::Box => unreachable!("no beat takes a card out of the box"),
        }
    }

    #[inline(always)]
    fn put(&mut self, card: CardId, to: Place, catalog: &Catalog) {
        match to {
            Place::Deck => self.below[card.index()] = self.deck.cover(card),
            Place::Discard => self.below[card.index()] = self.discard.cover(card),
            Place::Box => self.below[card.index()] = self.boxed.cover(card),
            Place::Hand(seat) => {
                self.hands[seat.index()].insert(card);
                self.hand_lens[seat.index()] += 1;
            }
            Place::Waiting(seat) => {
                self.below[card.index()] = self.waiting[seat.index()].replace(card);
            }
            Place::Announced => self.announced.push(card),
            Place::Stack(stack) => {
                let face = self.stacks[stack.index()].face;
                self.below[card.index()] = face.plate;
                self.show(stack, face.under(card, catalog.card(card)), catalog);
            }
        }
    }

    /// Takes a card out of those that wait, wherever it lies among them. [DRAW-6]
    #[cold]
    fn unwait(&mut self, card: CardId, seat: Seat) {
        let below = self.below[card.index()];
        let above = self.waiting(seat).find(|&other| self.below[other.index()] == Some(card));
        match above {
            Some(above) => self.below[above.index()] = below,
            None => {
                debug_assert_eq!(self.waiting[seat.index()], Some(card), "the card waits there");
                self.waiting[seat.index()] = below;
            }
        }
    }

    /// Takes a layer out of a stack, wherever it lies, and looks at the stack afresh. [STACK-8]
    fn lift(&mut self, card: CardId, stack: StackId, catalog: &Catalog) {
        let mut layers = [card; DECK_MAX];
        let mut count = 0;
        for layer in self.layers(stack).filter(|&layer| layer != card) {
            layers[count] = layer;
            count += 1;
        }
        let base = catalog.card(self.stacks[stack.index()].base);
        let mut face = Face::bare(base);
        for &layer in layers[..count].iter().rev() {
            self.below[layer.index()] = face.plate;
            face = face.under(layer, catalog.card(layer));
        }
        self.show(stack, face, catalog);
    }

    /// Keeps a new face, and the sets that are read off it.
    fn show(&mut self, stack: StackId, face: Face, catalog: &Catalog) {
        let kept = &mut self.stacks[stack.index()];
        kept.face = face;
        let laws = face.ongoing(catalog).kinds()
            | face.persistent(catalog.card(kept.base), catalog).kinds();
        let shown = self.showing.iter().fold(StackSet::NONE, |all, &showing| all | showing);
        // Most stacks show no law, and did not before.
        if laws != 0 || shown.contains(stack) {
            let [common @ .., rare] = &mut self.showing;
            for (kind, showing) in common.iter_mut().enumerate() {
                showing.put(stack, laws >> kind & 1 == 1);
            }
            rare.put(stack, laws >> LawKind::COMMON != 0);
        }
        self.living.put(stack, face.death().is_none());
        self.negative.put(stack, face.self_worth() < 0);
        self.modified.put(stack, face.top_modifier().is_some());
    }

    fn remove(&mut self, stack: StackId) {
        self.gone.put(stack, true);
        let gone = !StackSet::one(stack);
        self.families.iter_mut().for_each(|family| *family = *family & gone);
        self.controlled = self.controlled & gone;
        self.showing.iter_mut().for_each(|showing| *showing = *showing & gone);
        self.living = self.living & gone;
        self.negative = self.negative & gone;
        self.modified = self.modified & gone;
    }

    fn join(&mut self, stack: StackId, seat: Seat) {
        self.families.iter_mut().for_each(|family| family.put(stack, false));
        self.families[seat.index()].put(stack, true);
        self.controlled.put(stack, !self.fixtures.contains(stack));
    }

    /// A Guest or a Story is nobody's now. [GUEST-7]
    fn part(&mut self, stack: StackId) {
        self.families.iter_mut().for_each(|family| family.put(stack, false));
        self.controlled.put(stack, false);
    }

    fn shuffle(&mut self) {
        let mut cards = [CardId::new(0); DECK_MAX];
        let count = usize::from(self.deck.len);
        // Lowest first, so that the order which is shuffled is the one in which cards were laid.
        for (slot, card) in cards[..count].iter_mut().rev().zip(self.deck_cards()) {
            *slot = card;
        }
        self.fate.shuffle(&mut cards[..count]);
        self.deck = Pile::default();
        for &card in &cards[..count] {
            self.below[card.index()] = self.deck.cover(card);
        }
    }

    /// Counts the turn for the long evening; granted plays lapse. [END-3] [CARD-8]
    fn end_turn(&mut self, seat: Seat) {
        self.quiet_turns = if self.stirred { 0 } else { self.quiet_turns.saturating_add(1) };
        self.rounds += u8::from(seat.left(self.seats()) == self.start);
        self.grants.clear();
    }

    fn grant(&mut self, grant: Grant) {
        if self.grants.room() > 0 {
            self.grants.push(grant);
        }
    }

    /// The oldest grant that fits has one play less. [FREE-2]
    fn use_grant(&mut self, card: CardId, catalog: &Catalog) {
        let fitting = self.grants.iter().position(|grant| grant.covers(card, catalog));
        let index = fitting.expect("a granted play was granted");
        let left = &mut self.grants.items_mut()[index].left;
        *left -= 1;
        if *left == 0 {
            self.grants.remove(index);
        }
    }
}

impl Pile {
    /// Lays a card on it; returns what it covered.
    #[inline]
    fn cover(&mut self, card: CardId) -> Option<CardId> {
        self.len += 1;
        self.top.replace(card)
    }
}
