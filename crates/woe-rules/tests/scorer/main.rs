//! Is a table worth what anyone can see? A second scorer, made from the rulebook alone: paint the layers
//! one over the other, then read the picture.

#[path = "../common/boxes.rs"]
mod boxes;
mod heap;
mod picture;
mod reckoning;
#[path = "../common/whims.rs"]
mod whims;

use boxes::{EVERY_BOX, InBox, named};
use heap::Heap;
use picture::{Painter, has_sign};
use reckoning::Scene;
use whims::any_sort;
use woe_cards::{CardId, Edition, Telling};
use woe_rules::{Face, Key, Label, LaidStack, Profile, Rules, Stream};

/// How many random stacks are painted of each box in each edition.
const STACKS: usize = 50_000;
/// How many answers are given at each table, so that cards come and go.
const ANSWERS: usize = 4;

/// Layer by layer, and with any layer taken out again, a face is what one sees. [STACK-8]
fn assert_laying(painter: &Painter<'_>, laid: &LaidStack, chance: &mut Stream) {
    let catalog = &painter.rules.catalog;
    let mut face = Face::bare(catalog.card(laid.base));
    let mut picture = painter.paint(laid.base, []);
    painter.assert_face(&face, &picture);
    for &layer in &laid.layers {
        face = face.under(layer, catalog.card(layer));
        painter.cover(&mut picture, layer);
    }
    painter.assert_face(&face, &picture);
    if laid.layers.is_empty() {
        return;
    }
    let mut fewer = laid.layers.clone();
    fewer.remove(chance.below(fewer.len() as u32) as usize);
    let lay = |face: Face, &layer: &CardId| face.under(layer, catalog.card(layer));
    let face = fewer.iter().fold(Face::bare(catalog.card(laid.base)), lay);
    painter.assert_face(&face, &painter.paint(laid.base, fewer));
}

/// Paints so many random stacks of a box, and plays a little at each table.
fn check(in_box: InBox, edition: Edition, telling: Telling, stacks: usize) {
    let profile = Profile { telling, ..Profile::of(edition) };
    let rules = Rules::new(&in_box.catalog(), profile);
    let (painter, mut heap) = (Painter::new(&rules), Heap::new(&rules));
    let mut chance = Stream::new(Key::from_seed(stacks as u64), Label::Whim, 0);
    let (mut painted, mut answers) = (0, Vec::new());
    while painted < stacks {
        let layout = heap.layout(&painter, &mut chance);
        let mut game = rules.resume(&layout).expect("the table can be laid");
        painted += layout.stacks.len();
        layout.stacks.iter().for_each(|laid| assert_laying(&painter, laid, &mut chance));
        Scene::new(&painter, &game).assert_kept(&game);
        for _ in 0..ANSWERS {
            let Some(asked) = rules.decision(&game) else { break };
            rules.legal_actions(&game, &mut answers);
            let action = any_sort(&answers, &mut chance);
            rules.apply(&mut game, asked.seat, action, &mut ()).unwrap();
            Scene::new(&painter, &game).assert_kept(&game);
        }
    }
}

#[test]
fn a_painted_table_of_any_box_is_worth_what_the_engine_says() {
    for in_box in EVERY_BOX {
        check(in_box, Edition::First, Telling::Full, STACKS);
    }
}

#[test]
fn in_the_second_edition_it_is_worth_what_the_engine_says_too() {
    for in_box in EVERY_BOX {
        check(in_box, Edition::Second, Telling::Full, STACKS);
    }
}

#[test]
fn a_painted_table_without_words_is_worth_what_the_engine_says() {
    for in_box in EVERY_BOX {
        check(in_box, Edition::First, Telling::Plain, STACKS / 10);
    }
}

/// What shows horror shows none. [HOME-6]
#[test]
fn the_second_edition_knows_no_horror() {
    for name in ["homes", "whole"] {
        let catalog = named(name).catalog();
        let horror = catalog.icons.iter().position(|icon| icon.id == "horror").unwrap();
        let is_shown = |edition| {
            let rules = Rules::new(&catalog, Profile::of(edition));
            let painter = Painter::new(&rules);
            painter.prints().iter().any(|print| has_sign(print, horror))
        };
        assert!(is_shown(Edition::First) && !is_shown(Edition::Second), "{name}");
        let rules = Rules::new(&catalog, Profile::of(Edition::Second));
        assert!(
            rules.catalog.of_kind(woe_cards::Kind::Mystery).all(|id| rules
                .catalog
                .card(id)
                .tally
                .is_none())
        );
    }
}
