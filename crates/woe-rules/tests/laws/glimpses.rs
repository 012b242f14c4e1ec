//! Does every pair of eyes see exactly what it may?

use crate::house::{Setup, seats};
use woe_cards::{CardId, Catalog, Kind};
use woe_rules::{
    Beat, CardSet, Eye, Face, Game, Memory, Rules, Seat, SeatView, StackView, Stream, TableView,
};

/// Everyone who looks: each seat, and a watcher.
pub(crate) fn eyes(game: &Game) -> Vec<Eye> {
    let sitting = seats(game).iter().map(|&seat| Eye::Seat(seat));
    sitting.chain([Eye::Watcher]).collect()
}

/// What an eye has made of all it saw: a picture, and what it may not forget.
pub(crate) struct Onlooker {
    pub(crate) picture: TableView,
    pub(crate) memory: Memory,
}

impl Onlooker {
    /// Before anything happened.
    pub(crate) fn new(rules: &Rules, setup: &Setup, game: &Game, eye: Eye) -> Onlooker {
        let family = |base: CardId| {
            let has = |family: u8| rules.members(usize::from(family)).contains(&base);
            let families = setup.seating().families;
            families.iter().position(|folk| folk.family().is_some_and(has)).and_then(Seat::new)
        };
        let stacks = game.table().stacks().map(|id| {
            let base = game.table().stack(id).base;
            let card = rules.catalog.card(base);
            // Guests and Stories begin in the middle, nobody moves house, and the rest is family.
            let of = match card.kind {
                Kind::Residence => game.table().controller(id),
                Kind::Character => family(base),
                _ => None,
            };
            StackView { id, base, of, gone: false, layers: Vec::new(), face: Face::bare(card) }
        });
        let boxed: Vec<CardId> = game.table().boxed().collect();
        let picture = TableView {
            eye,
            hand: CardSet::NONE,
            seats: vec![SeatView::default(); setup.seats],
            stacks: stacks.collect(),
            deck_len: rules.catalog.deck_len - boxed.len(),
            discard: Vec::new(),
            announced: Vec::new(),
            spent: CardSet::NONE,
            grants: Vec::new(),
            expedition: None,
            boxed: boxed.into_iter().rev().collect(),
            start: game.table().start(),
            misfits: game.table().misfits(),
            turn: game.table().start(),
            rounds: 0,
            quiet_turns: 0,
            stirred: false,
            ended: false,
        };
        Onlooker { picture, memory: Memory::default() }
    }

    pub(crate) fn see(&mut self, beats: &[Beat], catalog: &Catalog) {
        for beat in beats {
            let glimpsed = beat.seen_by(self.picture.eye);
            self.picture.see(glimpsed, catalog);
            self.memory.notice(glimpsed);
        }
    }

    /// What is remembered is so, and an imagined game has it so, and looks the same.
    pub(crate) fn assert_imagined(&self, rules: &Rules, game: &Game, chance: &mut Stream) -> Game {
        let view = rules.view_for(game, self.picture.eye);
        let imagined = rules.imagine(&view, &self.memory, chance);
        for &seat in seats(game) {
            let known = self.memory.known(seat);
            assert!(known.without(game.table().hand(seat)).is_empty(), "memory is true");
            assert!(known.without(imagined.table().hand(seat)).is_empty(), "memory is kept");
        }
        assert_eq!(rules.view_for(&imagined, self.picture.eye), view);
        imagined
    }
}
