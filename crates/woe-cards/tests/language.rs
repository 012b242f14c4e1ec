//! The language is one: what the shapes are made of, the types are made of.

use std::collections::BTreeSet;
use woe_cards::{
    KINSHIPS, Kind, Laws, Slot, SourceFile, Verb, Who, base, compile,
    language::{self, Shape},
};

#[test]
fn every_shape_says_what_it_is_for() {
    fn visit(shape: &Shape, seen: &mut BTreeSet<&'static str>) {
        match shape {
            Shape::ListOf { item, .. } => visit(item, seen),
            Shape::AnyOf(shapes) => shapes.iter().for_each(|shape| visit(shape, seen)),
            Shape::Table(table) | Shape::OneKey(table) => {
                assert!(table.doc.ends_with('.'), "{}", table.name);
                seen.insert(table.name);
                for field in table.fields {
                    assert!(field.doc.ends_with('.'), "{}.{}", table.name, field.name);
                    visit(&field.shape, seen);
                }
            }
            _ => {}
        }
    }
    let mut seen = BTreeSet::new();
    visit(&Shape::Table(&language::FILE), &mut seen);
    assert_eq!(seen.len(), 38, "{seen:?}");
}

#[test]
fn a_choice_is_laid_out_behind_its_either() {
    let catalog = compile(&base()).expect("the shelf compiles");
    let id = catalog.find_title("landed a legacy").expect("a card of the base set");
    let verbs = &catalog.card(id).immediate;
    assert!(matches!(
        verbs[..],
        [Verb::Either { first: 1, second: 1 }, Verb::Draw { .. }, Verb::Discard { .. }]
    ));
}

#[test]
fn whoever_receives_a_death_must_be_able_to_suffer_it() {
    let catalog = compile(&base()).expect("the shelf compiles");
    let id = catalog.find_title("To Be or Not To Be").expect("a card of the base set");
    let suffers: Vec<Option<Slot>> =
        catalog.card(id).targets.iter().map(|target| target.suffers).collect();
    assert_eq!(suffers, [None, Some(Slot::First)]);
}

#[test]
fn characters_come_by_family_and_nothing_is_printed_on_them() {
    let catalog = compile(&base()).expect("the shelf compiles");
    let mut families = Vec::new();
    for id in catalog.ids().filter(|&id| catalog.card(id).kind == Kind::Character) {
        assert!(!catalog.card(id).has_effect() && catalog.card(id).ongoing == Laws::NONE);
        families.extend(catalog.sheet(id).person.as_ref().and_then(|person| person.family));
    }
    assert!(families.is_sorted() && families.len() == 20);
}

#[test]
fn the_words_of_the_shapes_are_those_of_the_types() {
    let who = language::DRAWING.field("who").expect("a drawing says who").shape;
    let Shape::Word(words) = who else { panic!("who is a word") };
    assert_eq!(words, Who::ALL.map(Who::word));
    let is = language::KIN.field("is").expect("a kinship says what").shape;
    let Shape::Word(words) = is else { panic!("kinship is a word") };
    assert_eq!(words, KINSHIPS);
}

#[test]
fn the_hash_of_a_set_heeds_its_words_and_not_its_line_ends() {
    let hash = |sources: &[_]| compile(sources).expect("the shelf compiles").sets[0].hash.clone();
    let mut sources = base();
    let before = hash(&sources);
    assert_eq!(before.len(), 64);
    sources[0].files.reverse();
    for file in &mut sources[0].files {
        file.text = file.text.replace('\n', "\r\n");
    }
    assert_eq!(hash(&sources), before);
    // What stands on the box can be mended.
    let is_box = |file: &&mut SourceFile| file.name == "box.toml";
    let lid = sources[0].files.iter_mut().find(is_box).expect("the base game has a box");
    lid.text = lid.text.replace("minutes = 60", "minutes = 61");
    let boxed = compile(&sources).expect("the shelf compiles").sets[0].clone();
    assert_eq!((boxed.hash, boxed.box_lid.map(|lid| lid.minutes)), (before.clone(), Some(61)));
    sources[0].files[0].text.push('#');
    assert_ne!(hash(&sources), before);
}
