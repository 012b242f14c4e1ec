//! Does the table bear plays inside plays inside plays, and is every sudden card played?

use crate::{
    boxes::named,
    house::{catalog, seats},
    whims::any_sort,
};
use std::collections::{BTreeMap, BTreeSet};
use woe_cards::{Card, CardId, Edition, Kind, Verb};
use woe_rules::{
    AGENDA_MAX, Action, Beat, Game, Key, Label, LaidStack, Layout, Place, Play, Profile, Question,
    Retorts, Rules, Seat, Stream,
};

const TABLES: u32 = 1000;
const ANSWERS: usize = 400;
/// How full the agenda gets at the deepest table: so little room is left that nothing more is played.
pub(crate) const DEEP: usize = AGENDA_MAX - 10;

/// Where every card lies, by the beats alone, and which sudden cards were drawn and not played yet.
pub(crate) struct Trace {
    places: BTreeMap<CardId, Place>,
    drawn: BTreeSet<CardId>,
    /// The sudden cards that were played in this turn. [DRAW-5]
    played: BTreeSet<CardId>,
    /// Whether somebody could not play Events when this answer was given. [CARD-13]
    barred: bool,
    /// The longest agenda, and the most sudden cards, that were ever seen.
    depth: usize,
    most_drawn: usize,
}

impl Trace {
    /// The cards of the draw pile before anything happened.
    pub(crate) fn of_pile(cards: impl IntoIterator<Item = CardId>) -> Trace {
        Trace::of(cards.into_iter().map(|card| (card, Place::Deck)))
    }

    fn of(places: impl Iterator<Item = (CardId, Place)>) -> Trace {
        let (drawn, played) = (BTreeSet::new(), BTreeSet::new());
        let places = places.collect();
        Trace { places, drawn, played, barred: false, depth: 0, most_drawn: 0 }
    }

    /// What an answer gave, and the question that stands then.
    pub(crate) fn follow(&mut self, rules: &Rules, game: &Game, beats: &[Beat]) {
        let table = game.table();
        let barred = seats(game).iter().any(|&seat| rules.is_barred(table, seat));
        self.barred |= barred;
        beats.iter().for_each(|&beat| self.note(rules, beat));
        self.barred = barred;
        self.depth = self.depth.max(game.agenda().len());
        self.assert_told(game);
        self.assert_resolved(rules, game);
    }

    fn note(&mut self, rules: &Rules, beat: Beat) {
        if beat == Beat::Reshuffled {
            let discarded = self.places.values_mut().filter(|at| **at == Place::Discard);
            discarded.for_each(|at| *at = Place::Deck);
        }
        if matches!(beat, Beat::TurnBegan { .. } | Beat::TurnSkipped { .. }) {
            self.played.clear();
        }
        let Some((card, from, to)) = beat.movement() else { return };
        let was = self.places.insert(card, to);
        assert_eq!(was, Some(from), "the card is where the beat says: {beat:?}");
        if rules.catalog.card(card).sudden {
            self.note_sudden(rules.catalog.card(card), beat);
        }
    }

    /// Nobody passes it on, takes it, discards it or keeps it. [DRAW-6]
    fn note_sudden(&mut self, card: &Card, beat: Beat) {
        let Some((id, from, to)) = beat.movement() else { return };
        match (from, to) {
            (Place::Deck | Place::Discard, _) => {
                self.drawn.insert(id);
                self.most_drawn = self.most_drawn.max(self.drawn.len());
            }
            (_, Place::Announced) => {
                assert!(self.drawn.remove(&id), "it is played once: {beat:?}");
                assert!(self.played.insert(id), "and once a turn: {beat:?}");
            }
            (Place::Announced, _) => {}
            // Dealt in the first hand it goes back. [DRAW-4]
            (_, Place::Deck) => assert!(self.drawn.remove(&id)),
            (_, Place::Discard) => {
                let may_lapse = self.played.contains(&id) || self.may_lapse(card);
                assert!(may_lapse, "a card that can be played is played: {beat:?}");
                assert!(self.drawn.remove(&id));
            }
            (Place::Hand(_), Place::Hand(_)) => panic!("it is in nobody's hand: {beat:?}"),
            _ => {}
        }
    }

    /// Whether something can stand against playing it. [DRAW-5] [EVENT-3] [CARD-13] [TALE-3]
    fn may_lapse(&self, card: &Card) -> bool {
        let speaks = !card.targets.is_empty() || card.needs.is_some();
        self.barred || speaks || card.immediate.is_empty()
    }

    /// The table has every card where the beats have it.
    fn assert_told(&self, game: &Game) {
        let table = game.table();
        let is_at = |at: Place, cards: &mut dyn Iterator<Item = CardId>| {
            let mut count = 0;
            for card in cards {
                assert_eq!(self.places.get(&card), Some(&at), "{card:?}");
                count += 1;
            }
            assert_eq!(count, self.places.values().filter(|&&other| other == at).count(), "{at:?}");
        };
        for &seat in seats(game) {
            is_at(Place::Hand(seat), &mut table.hand(seat).iter());
            is_at(Place::Waiting(seat), &mut table.waiting(seat));
        }
        is_at(Place::Discard, &mut table.discard_cards());
        // What stayed in the box was there before the first beat.
        assert!(table.boxed().all(|card| !self.places.contains_key(&card)));
        is_at(Place::Announced, &mut table.announced().iter().copied());
        for stack in table.stacks() {
            is_at(Place::Stack(stack), &mut table.layers(stack));
        }
        let undrawn = self.places.values().filter(|&&at| at == Place::Deck).count();
        assert_eq!(table.deck_len(), undrawn);
    }

    /// There is a question or an end, and the turn goes on only when all is played. [DRAW-6]
    fn assert_resolved(&self, rules: &Rules, game: &Game) {
        let Some(asked) = rules.decision(game) else {
            return assert!(game.table().ended(), "a story that asks nothing is over");
        };
        let is_sudden = |card: CardId| rules.catalog.card(card).sudden;
        for &seat in seats(game) {
            let kept = game.table().hand(seat).iter().find(|&card| is_sudden(card));
            assert_eq!(kept, None, "a sudden card waits in nobody's hand: {asked:?}");
        }
        if matches!(asked.question, Question::Play(_)) {
            assert!(self.drawn.is_empty(), "the turn goes on, and these wait: {:?}", self.drawn);
            assert!(game.table().announced().is_empty(), "every announced card ends somewhere");
        }
    }
}

/// Five hands of responses and of cards that play cards, and a pile that plays itself: so deep it gets, and
/// so many sudden cards wait at once, where most do. [DRAW-5]
pub(crate) fn check(name: &str, deep_down: usize, many: usize) {
    let profile = Profile { retorts: Retorts::Allowed, ..Profile::of(Edition::First) };
    let rules = Rules::new(catalog(named(name)), profile);
    let (mut depth, mut waiting) = (0, 0);
    for number in 0..TABLES {
        let mut chance = Stream::new(Key::from_seed(1), Label::Fancy, number);
        let layout = deep(&rules, &mut chance);
        let trace = stray(&rules, &layout, &mut chance);
        (depth, waiting) = (depth.max(trace.depth), waiting.max(trace.most_drawn));
    }
    assert!(waiting >= many, "{name}: only {waiting} waited at once");
    assert!(depth >= deep_down, "{name}: only {depth} deep");
}

/// Goes on from a layout for a while, and believes nothing.
fn stray(rules: &Rules, layout: &Layout, chance: &mut Stream) -> Trace {
    let mut game = rules.resume(layout).unwrap();
    let hands = Seat::ALL.iter().zip(&layout.hands);
    let held = hands.flat_map(|(&seat, hand)| hand.iter().map(move |&id| (id, Place::Hand(seat))));
    let pile = layout.deck.iter().map(|&card| (card, Place::Deck));
    let mut trace = Trace::of(held.chain(pile));
    let (mut answers, mut beats) = (Vec::new(), Vec::new());
    for _ in 0..ANSWERS {
        let Some(asked) = rules.decision(&game) else { break };
        rules.legal_actions(&game, &mut answers);
        let eager = answers.iter().copied().filter(|&action| action != Action::Pass).collect();
        let eager: Vec<Action> = if chance.below(4) == 0 { answers.clone() } else { eager };
        let action = any_sort(if eager.is_empty() { &answers } else { &eager }, chance);
        beats.clear();
        rules.apply(&mut game, asked.seat, action, &mut beats).unwrap();
        trace.follow(rules, &game, &beats);
    }
    trace
}

fn deep(rules: &Rules, chance: &mut Stream) -> Layout {
    let card = |id: CardId| rules.catalog.card(id);
    let plays_on = |id: &CardId| {
        let inner = |verb: &Verb| matches!(verb, Verb::PlayNow { .. } | Verb::Take { .. });
        let draws = |verb: &Verb| matches!(verb, Verb::Draw { .. } | Verb::Hands(_));
        let verbs = &card(*id).immediate;
        card(*id).response.is_some()
            || verbs.iter().any(inner)
            || card(*id).kind == Kind::Event && verbs.iter().any(draws)
    };
    let (mut deck, mut rest): (Vec<CardId>, Vec<CardId>) =
        rules.catalog.deck().partition(|&id| card(id).sudden);
    rest.retain(plays_on);
    chance.shuffle(&mut deck);
    chance.shuffle(&mut rest);
    let bases = (0..4).flat_map(|family| rules.members(family).iter().copied());
    let laid = |(index, base)| LaidStack { base, of: Seat::new(index % 5), layers: Vec::new() };
    let mut hands = vec![Vec::new(); 5];
    rest.into_iter().enumerate().for_each(|(index, id)| hands[index % 5].push(id));
    Layout {
        stacks: bases.enumerate().map(laid).collect(),
        hands,
        deck,
        discard: Vec::new(),
        expedition: None,
        start: Seat::Zero,
        turn: Seat::Zero,
        play: Play::First,
        lots: (0..32).collect(),
    }
}
