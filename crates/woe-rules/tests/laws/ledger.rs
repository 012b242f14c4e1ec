//! Do the beats alone tell what lies where? A second table, kept in the plainest way.

use crate::house::{Setup, seats};
use std::collections::BTreeSet;
use woe_cards::{CardId, Kind, LawKind, Skipped, Verb};
use woe_rules::{Beat, Face, Game, Rules, Seat, StackId, StackSet, Start, Table, Way};

/// What lies where, as the beats have it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ledger {
    deck: BTreeSet<CardId>,
    discard: Vec<CardId>,
    announced: Vec<CardId>,
    hands: Vec<BTreeSet<CardId>>,
    /// What each seat drew and must play, in the order drawn.
    waiting: Vec<Vec<CardId>>,
    /// Layers, lowest first.
    stacks: Vec<Vec<CardId>>,
    /// All that each seat controls.
    realms: Vec<BTreeSet<usize>>,
    expedition: Option<CardId>,
    boxed: Vec<CardId>,
    gone: BTreeSet<usize>,
    grants: Vec<(CardId, u8)>,
    skipped_turns: Vec<u8>,
    skipped_draws: Vec<u8>,
    start: Seat,
    turn: Seat,
    rounds: u8,
    quiet_turns: u8,
    stirred: bool,
    ended: bool,
}

impl Ledger {
    /// The table before anything happened on it.
    pub(crate) fn laid(rules: &Rules, setup: &Setup, game: &Game) -> Ledger {
        let table = game.table();
        let start = table.start();
        assert!(setup.start == Start::Lot || setup.start == Start::Seat(start));
        let mut realms = vec![BTreeSet::new(); setup.seats];
        let mut count = 0;
        for (stacks, folk) in realms.iter_mut().zip(setup.seating().families.iter()) {
            let size = folk.family().map_or(0, |family| rules.members(usize::from(family)).len());
            stacks.extend(count..count + size);
            count += size;
        }
        count += house(rules, table, count, &mut realms);
        let boxed = lowest_first(table.boxed());
        Ledger {
            deck: rules.catalog.deck().filter(|card| !boxed.contains(card)).collect(),
            expedition: None,
            boxed,
            discard: Vec::new(),
            announced: Vec::new(),
            hands: vec![BTreeSet::new(); setup.seats],
            waiting: vec![Vec::new(); setup.seats],
            stacks: vec![Vec::new(); count],
            realms,
            gone: BTreeSet::new(),
            grants: Vec::new(),
            skipped_turns: vec![0; setup.seats],
            skipped_draws: vec![0; setup.seats],
            start,
            turn: start,
            rounds: 0,
            quiet_turns: 0,
            stirred: false,
            ended: false,
        }
    }

    /// Writes a beat down. A card that is not where the beat says is found out here.
    pub(crate) fn note(&mut self, rules: &Rules, beat: Beat) {
        match beat {
            Beat::Announced { seat, card, way, .. } => {
                match way {
                    Way::Sudden => leave(&mut self.waiting[seat.index()], card),
                    _ => self.leave_hand(seat, card),
                }
                self.announced.push(card);
                self.stirred = true;
                if way == Way::Granted {
                    self.use_grant(rules, card);
                }
            }
            Beat::Cancelled { card } | Beat::Resolved { card } => {
                leave(&mut self.announced, card);
                self.discard.push(card);
            }
            Beat::Laid { card, on } => {
                leave(&mut self.announced, card);
                self.stacks[on.index()].push(card);
            }
            Beat::Moved { card, from, to } => {
                leave(&mut self.stacks[from.index()], card);
                self.stacks[to.index()].push(card);
            }
            Beat::Stripped { card, from } => {
                leave(&mut self.stacks[from.index()], card);
                self.discard.push(card);
            }
            Beat::Lifted { seat, card, from } => {
                leave(&mut self.stacks[from.index()], card);
                assert!(self.hands[seat.index()].insert(card));
            }
            Beat::Slipped { seat, card, on } => {
                self.leave_hand(seat, card);
                self.stacks[on.index()].push(card);
            }
            _ => self.note_piles(beat),
        }
    }

    fn note_piles(&mut self, beat: Beat) {
        match beat {
            Beat::Drawn { seat, card } => {
                assert!(self.deck.remove(&card), "drawn from the pile");
                assert!(self.hands[seat.index()].insert(card));
                self.stirred = true;
            }
            Beat::Returned { seat, card } => {
                self.leave_hand(seat, card);
                assert!(self.deck.insert(card));
            }
            Beat::Discarded { seat, card } => {
                self.leave_hand(seat, card);
                self.discard.push(card);
            }
            Beat::Taken { card, from, to } => {
                self.leave_hand(from, card);
                assert!(self.hands[to.index()].insert(card));
                self.stirred = true;
            }
            Beat::Regained { seat, card } => {
                assert_eq!(self.discard.pop(), Some(card), "it lay on top");
                assert!(self.hands[seat.index()].insert(card));
                self.stirred = true;
            }
            Beat::Sprung { seat, card } => {
                self.leave_hand(seat, card);
                self.waiting[seat.index()].push(card);
            }
            Beat::Lapsed { seat, card } => {
                leave(&mut self.waiting[seat.index()], card);
                self.discard.push(card);
            }
            Beat::Reshuffled => {
                assert!(self.deck.is_empty(), "only an empty pile is made anew");
                self.deck = self.discard.drain(..).collect();
            }
            _ => self.note_turns(beat),
        }
    }

    fn note_turns(&mut self, beat: Beat) {
        match beat {
            Beat::SetAside { stack } | Beat::Removed { stack } => {
                self.gone.insert(stack.index());
                self.realms.iter_mut().for_each(|realm| _ = realm.remove(&stack.index()));
            }
            Beat::Joined { stack, seat } => {
                self.realms.iter_mut().for_each(|realm| _ = realm.remove(&stack.index()));
                self.realms[seat.index()].insert(stack.index());
                self.stirred = true;
            }
            Beat::Parted { stack } => {
                self.realms.iter_mut().for_each(|realm| _ = realm.remove(&stack.index()));
            }
            Beat::SetOut { card } => (self.expedition, self.stirred) = (Some(card), true),
            Beat::TurnBegan { seat } => (self.turn, self.stirred) = (seat, false),
            Beat::TurnSkipped { seat } => {
                (self.turn, self.stirred) = (seat, false);
                self.skipped_turns[seat.index()] -= 1;
            }
            Beat::TurnEnded { seat } => {
                assert!(self.waiting.iter().all(Vec::is_empty), "every one was played [DRAW-6]");
                self.quiet_turns = if self.stirred { 0 } else { self.quiet_turns + 1 };
                let next = (seat.index() + 1) % self.hands.len();
                self.rounds += u8::from(next == self.start.index());
                self.grants.clear();
            }
            Beat::WillSkip { seat, what: Skipped::Turn } => self.skipped_turns[seat.index()] += 1,
            Beat::WillSkip { seat, what: Skipped::Draw } => self.skipped_draws[seat.index()] += 1,
            Beat::DrawSkipped { seat } => self.skipped_draws[seat.index()] -= 1,
            // Three Events can have granted plays in one turn; further ones grant nothing.
            Beat::Granted { card, count, .. } if self.grants.len() < 3 => {
                self.grants.push((card, count));
            }
            Beat::Ended => self.ended = true,
            _ => {}
        }
    }

    fn leave_hand(&mut self, seat: Seat, card: CardId) {
        assert!(self.hands[seat.index()].remove(&card), "the card was in that hand");
    }

    /// The oldest grant that is for such a card has one play less. [FREE-2]
    fn use_grant(&mut self, rules: &Rules, card: CardId) {
        let card = rules.catalog.card(card);
        let is_for = |&(event, _): &(CardId, u8)| {
            rules.catalog.card(event).immediate.iter().any(|verb| match verb {
                Verb::Grant { cards, .. } => {
                    cards.is_empty() || cards.iter().any(|filter| filter.fits(card))
                }
                _ => false,
            })
        };
        let index = self.grants.iter().position(is_for).expect("a granted play was granted");
        self.grants[index].1 -= 1;
        self.grants.retain(|&(_, left)| left > 0);
    }

    /// The same, read off the table. Only of the draw pile the table tells no more than its size.
    pub(crate) fn read(game: &Game, deck: BTreeSet<CardId>) -> Ledger {
        let table = game.table();
        assert_eq!(table.deck_len(), deck.len());
        let indexes = |set: woe_rules::StackSet| set.iter().map(StackId::index).collect();
        let seats = seats(game);
        for &seat in seats {
            assert_eq!(table.hand_len(seat), table.hand(seat).len());
        }
        Ledger {
            deck,
            discard: lowest_first(table.discard_cards()),
            announced: table.announced().to_vec(),
            hands: seats.iter().map(|&seat| table.hand(seat).iter().collect()).collect(),
            waiting: seats.iter().map(|&seat| lowest_first(table.waiting(seat))).collect(),
            stacks: table.stacks().map(|stack| lowest_first(table.layers(stack))).collect(),
            realms: seats.iter().map(|&seat| indexes(table.realm(seat))).collect(),
            expedition: table.expedition(),
            boxed: lowest_first(table.boxed()),
            gone: indexes(table.gone()),
            grants: table.grants().iter().map(|grant| (grant.card, grant.left)).collect(),
            skipped_turns: seats.iter().map(|&seat| table.skipped_turns(seat)).collect(),
            skipped_draws: seats.iter().map(|&seat| table.skipped_draws(seat)).collect(),
            start: table.start(),
            turn: table.turn(),
            rounds: table.rounds(),
            quiet_turns: table.quiet_turns(),
            stirred: table.stirred(),
            ended: table.ended(),
        }
    }

    /// The draw pile, as a set.
    pub(crate) fn deck(&self) -> BTreeSet<CardId> {
        self.deck.clone()
    }

    /// Every card of the deck list lies in exactly one place.
    pub(crate) fn assert_conserved(&self, rules: &Rules) {
        let places = self.hands.iter().chain([&self.deck]).flatten();
        let piles = [&self.discard, &self.announced, &self.boxed];
        let piles = self.stacks.iter().chain(&self.waiting).chain(piles).flatten();
        let mut all: Vec<CardId> = places.chain(piles).copied().collect();
        all.sort();
        assert!(all.into_iter().eq(rules.catalog.deck()), "no card is lost or doubled");
    }
}

/// Gives everyone their Residence: nobody moves house. What else there is begins in the middle. Returns
/// how many stacks there are beside the families.
fn house(rules: &Rules, table: &Table, count: usize, realms: &mut [BTreeSet<usize>]) -> usize {
    let beside: Vec<StackId> = table.stacks().skip(count).collect();
    for &stack in &beside {
        if rules.catalog.card(table.stack(stack).base).kind == Kind::Residence {
            let owner = table.controller(stack).expect("every Residence is lived in");
            realms[owner.index()].insert(stack.index());
        }
    }
    beside.len()
}

fn leave(pile: &mut Vec<CardId>, card: CardId) {
    let index = pile.iter().position(|&other| other == card);
    pile.remove(index.expect("the card was there"));
}

/// A pile from the bottom up.
pub(crate) fn lowest_first(cards: impl Iterator<Item = CardId>) -> Vec<CardId> {
    let mut cards: Vec<CardId> = cards.collect();
    cards.reverse();
    cards
}

/// What is kept is what is seen: faces are folds over the layers, sets are read off the faces.
pub(crate) fn assert_kept(rules: &Rules, table: &Table) {
    let families = Seat::ALL.iter().map(|&seat| table.family(seat));
    assert_eq!(table.controlled(), families.fold(StackSet::NONE, |all, family| all | family));
    assert!((table.controlled() & table.gone()).is_empty());
    for stack in table.stacks().filter(|&stack| !table.gone().contains(stack)) {
        let base = rules.catalog.card(table.stack(stack).base);
        let layers = lowest_first(table.layers(stack));
        let lay = |face: Face, &layer: &CardId| face.under(layer, rules.catalog.card(layer));
        let face = layers.iter().fold(Face::bare(base), lay);
        assert_eq!(table.stack(stack).face, face);
        let [ongoing, persistent] = rules.laws(table, stack);
        assert_eq!(ongoing, face.ongoing(&rules.catalog));
        assert_eq!(persistent, face.persistent(base, &rules.catalog));
        assert_eq!(table.living().contains(stack), face.death().is_none());
        assert_eq!(table.negative().contains(stack), face.self_worth() < 0);
        let top = layers.last().map(|&top| rules.catalog.card(top).kind);
        let modified = matches!(top, Some(Kind::Modifier | Kind::Mystery));
        assert_eq!(table.modified().contains(stack), modified);
        assert_eq!(table.undead().contains(stack), face.is_undead());
        assert_eq!(table.fixtures().contains(stack), !base.kind.is_member());
        let shows = |kind| ongoing.has(kind) || persistent.has(kind);
        let (common, rare) = LawKind::ALL.split_at(LawKind::COMMON);
        for &kind in common {
            assert_eq!(table.showing(kind).contains(stack), shows(kind));
        }
        let any = rare.iter().any(|&kind| shows(kind));
        assert!(rare.iter().all(|&kind| table.showing(kind).contains(stack) == any));
    }
}
