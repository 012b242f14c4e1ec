//! The language is one: what the shapes allow, the reader understands.

use std::collections::BTreeSet;
use woe_cards::{
    KINSHIPS, Kind, Laws, Slot, SourceFile, Verb, Who, compile,
    language::{self, Naming, Shape, TableShape},
    shelf,
};

/// Examples of what may stand somewhere, such that each word of the language is in one.
fn samples(shape: &Shape) -> Vec<String> {
    match shape {
        Shape::Text | Shape::Title => vec!["\"some words\"".into()],
        Shape::Id => vec!["\"some-id\"".into()],
        Shape::Letter => vec!["\"ß\"".into()],
        Shape::Version => vec!["\"1.2.3\"".into()],
        Shape::Integer { min, max } => vec![min.to_string(), max.to_string()],
        Shape::Truth => vec!["true".into(), "false".into()],
        Shape::Word(words) => words.iter().map(|word| format!("\"{word}\"")).collect(),
        Shape::Name(Naming::Icon) => vec!["\"beast\"".into()],
        Shape::Name(Naming::Mark) => vec!["\"beast\"".into(), "\"blank\"".into()],
        Shape::Name(Naming::Family) => vec!["\"slogar\"".into()],
        Shape::Name(Naming::Character) => vec!["\"Lord Slogar\"".into()],
        Shape::Name(Naming::Set) => vec!["\"gloom\"".into()],
        Shape::ListOf { item, min, .. } => samples(item)
            .into_iter()
            .map(|sample| format!("[{}]", vec![sample; *min.max(&1)].join(", ")))
            .collect(),
        Shape::Table(table) => table_samples(table),
        Shape::OneKey(table) => fields(table, |_| true),
        Shape::AnyOf(shapes) => shapes.iter().flat_map(samples).collect(),
    }
}

/// Tables with each value of each key, and whatever else such a table must have.
fn table_samples(table: &TableShape) -> Vec<String> {
    let required: Vec<(&str, String)> = table
        .fields
        .iter()
        .filter(|field| field.required)
        .map(|field| (field.name, samples(&field.shape).swap_remove(0)))
        .collect();
    let mut tables = Vec::new();
    for field in table.fields {
        for sample in samples(&field.shape) {
            let others = required.iter().filter(|(name, _)| *name != field.name);
            let others = others.map(|(name, value)| format!(", {name} = {value}"));
            tables.push(format!("{{ {} = {sample}{} }}", field.name, others.collect::<String>()));
        }
    }
    tables
}

fn fields(table: &TableShape, is_wanted: fn(&str) -> bool) -> Vec<String> {
    let wanted = table.fields.iter().filter(|field| is_wanted(field.name));
    wanted
        .flat_map(|field| {
            samples(&field.shape).into_iter().map(move |value| format!("{} = {value}", field.name))
        })
        .map(|entry| format!("{{ {entry} }}"))
        .collect()
}

/// What is said of a card with these lines beside its title, if it does not compile.
fn told(table: &str, lines: &str) -> Option<String> {
    let text = format!(
        "[[{table}]]\ntitle = {{ en = \"sampled\", it = \"provato\" }}\n\
         flavour = {{ en = \"x\", it = \"x\" }}\n{lines}\n"
    );
    let mut sources = shelf();
    sources[0].files.push(SourceFile { name: "more.toml".into(), text });
    let mistakes = compile(&sources).err()?;
    Some(mistakes.iter().map(|mistake| mistake.render()).collect())
}

#[test]
fn every_key_and_word_of_every_card_is_understood() {
    for (name, table) in [
        ("modifier", &language::MODIFIER),
        ("untimely-death", &language::DEATH),
        ("event", &language::EVENT),
    ] {
        for field in table.fields.iter().filter(|field| !field.required) {
            let sensible = |sample: &String| is_sensible(name, field.name, sample);
            for sample in samples(&field.shape).into_iter().filter(sensible) {
                let lines = format!("{} = {sample}", field.name);
                assert_eq!(told(name, &lines), None, "{name}: {lines}");
            }
        }
    }
}

/// Whether the card makes sense with nothing else on it.
fn is_sensible(table: &str, key: &str, sample: &str) -> bool {
    let needs_target = ["move", "swap", "strip", "remove", "despite"];
    let needs_more = ["from = \"taken\"", "take = { count", "count = \"", "either"];
    let is_lone = table == "event" && !matches!(key, "immediate" | "response");
    !is_lone && !needs_target.iter().chain(&needs_more).any(|words| sample.contains(words))
}

#[test]
fn every_verb_that_needs_more_is_understood_with_it() {
    let pairs = [
        "{ move = \"untimely-death\" }, { swap = \"second\" }, { swap = \"hand\" }",
        "{ move = \"top-modifier\" }, { remove = \"first\" }, { remove = \"second\" }",
        "{ strip = \"untimely-death\" }, { strip = \"top-modifier\" }, { remove = \"second\" }",
        "{ move = \"top-modifier\" }, { strip = \"modifiers\" }",
        "{ move = \"top-modifier\" }, \
         { play-now = { cards = [{ kind = \"untimely-death\" }], despite = \"self-worth\" } }",
        "{ move = \"top-modifier\" }, \
         { take = { count = 1, from = \"left\" } }, { play-now = { from = \"taken\" } }",
        "{ move = \"top-modifier\" }, { take = { count = 2, by = \"right\" } }",
        "{ move = \"top-modifier\" }, { discard = { count = \"all\", who = \"left\" } }",
        "{ move = \"top-modifier\" }, { either = [{ draw = 1 }, { discard = \"any\" }] }",
    ];
    for verbs in pairs {
        let lines = format!("targets = [{{}}, {{ living = true }}]\nimmediate = [{verbs}]");
        assert_eq!(told("event", &lines), None, "{lines}");
    }
}

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
    assert_eq!(seen.len(), 28, "{seen:?}");
}

#[test]
fn a_choice_is_laid_out_behind_its_either() {
    let catalog = compile(&shelf()).expect("the shelf compiles");
    let id = catalog.find_title("landed a legacy").expect("a card of the base set");
    let verbs = &catalog.card(id).immediate;
    assert!(matches!(
        verbs[..],
        [Verb::Either { first: 1, second: 1 }, Verb::Draw { .. }, Verb::Discard { .. }]
    ));
}

#[test]
fn whoever_receives_a_death_must_be_able_to_suffer_it() {
    let catalog = compile(&shelf()).expect("the shelf compiles");
    let id = catalog.find_title("To Be or Not To Be").expect("a card of the base set");
    let suffers: Vec<Option<Slot>> =
        catalog.card(id).targets.iter().map(|target| target.suffers).collect();
    assert_eq!(suffers, [None, Some(Slot::First)]);
}

#[test]
fn characters_come_by_family_and_nothing_is_printed_on_them() {
    let catalog = compile(&shelf()).expect("the shelf compiles");
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
    let mut sources = shelf();
    let before = hash(&sources);
    assert_eq!(before.len(), 64);
    sources[0].files.reverse();
    for file in &mut sources[0].files {
        file.text = file.text.replace('\n', "\r\n");
    }
    assert_eq!(hash(&sources), before);
    sources[0].files[0].text.push('#');
    assert_ne!(hash(&sources), before);
}
