//! Where does every card lie, by the beats alone?

use std::collections::BTreeMap;
use std::sync::Arc;
use woe_cards::CardId;
use woe_rules::{Beat, Game, Place, Rules, Seat};

/// Where every card of the deck list lies.
pub(crate) struct Whereabouts(BTreeMap<CardId, Place>);

impl Whereabouts {
    /// Before anything happened: in the draw pile, or in the box.
    pub(crate) fn new(rules: &Arc<Rules>, game: &Game) -> Whereabouts {
        let mut places: BTreeMap<CardId, Place> =
            rules.catalog.deck().map(|card| (card, Place::Deck)).collect();
        places.extend(game.table().boxed().map(|card| (card, Place::Box)));
        Whereabouts(places)
    }

    /// Follows a beat; a card that is not where the beat says is found out here.
    pub(crate) fn note(&mut self, beat: Beat) {
        if beat == Beat::Reshuffled {
            let discarded = self.0.values_mut().filter(|at| **at == Place::Discard);
            discarded.for_each(|at| *at = Place::Deck);
        }
        if let Some((card, from, to)) = beat.movement() {
            assert_eq!(self.0.insert(card, to), Some(from), "{beat:?}");
        }
    }

    /// No card is lost or doubled, and the table has each where the beats have it.
    pub(crate) fn assert_kept(&self, game: &Game) {
        let table = game.table();
        let hands = Seat::ALL[..table.seats()]
            .iter()
            .flat_map(|&seat| table.hand(seat).iter().map(move |card| (card, Place::Hand(seat))));
        let stacks = table
            .stacks()
            .flat_map(|stack| table.layers(stack).map(move |card| (card, Place::Stack(stack))));
        let discarded = table.discard_cards().map(|card| (card, Place::Discard));
        let announced = table.announced().iter().map(|&card| (card, Place::Announced));
        let mut seen = 0;
        for (card, place) in hands.chain(stacks).chain(discarded).chain(announced) {
            assert_eq!(self.0.get(&card), Some(&place), "{card:?}");
            seen += 1;
        }
        let told = |at: &&Place| {
            matches!(at, Place::Hand(_) | Place::Stack(_) | Place::Discard | Place::Announced)
        };
        assert_eq!(seen, self.0.values().filter(told).count());
        let undrawn = self.0.values().filter(|&&at| at == Place::Deck).count();
        assert_eq!(table.deck_len(), undrawn);
    }
}
