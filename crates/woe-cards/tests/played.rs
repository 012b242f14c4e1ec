//! What is played stays the same however it is told, and what is told otherwise is still found.

use woe_cards::{Catalog, SetSource, SourceFile, compile, mix, shelf, slug};

/// What is played of each box. Whoever changes a number here has changed a game: records of it will be told
/// from their beats, and tables of it go on with the old cards.
const PLAYED: [(&str, &str); 7] = [
    ("gloom", "6743d56207d8e50b7b880f616e455d3f358dadbcc569987e7b0d309338ffae68"),
    ("unhappy-homes", "05fd7d273ee55e2cc22ae175ce683fe6de92f31d950272fee5e1cad6fac6ccfd"),
    ("unwelcome-guests", "04ff4f8aff0bf43b992f86abbc227b955f592121d30c84cb21c8b57e27c814cc"),
    ("unfortunate-expeditions", "5123f724bb063eaea7e04caf2c3afdda8984eef3c58a711a7b714bfec3f08001"),
    ("unquiet-dead", "0623678ed65c8caa9ab17159bdd8fe7f909f5e3ca53ec244c489094d3820ff67"),
    ("fairytale", "54a0af97b297baeee1a0e20e5252085cc82efdd52cd19c5dc2964b7fbe20bc46"),
    ("munchkin", "6e2d30e357d967cc0a82856a880f1de3d7dcd02144360c12b26e9420e7ac768d"),
];

/// What version 1 of records calls the cards of each box, hashed.
const FIRST_TITLES: [(&str, &str); 7] = [
    ("gloom", "a01250b4666f9ba3e8853e67175f6b9c"),
    ("unhappy-homes", "58815b03c78d6176b25cbc4c6f0dacec"),
    ("unwelcome-guests", "08510839b2cb07d02115ec545268b8df"),
    ("unfortunate-expeditions", "3e3c3b799622610276985f88bea64173"),
    ("unquiet-dead", "71189a34131b145eaee1824841ed9a70"),
    ("fairytale", "29abcef45b431b429d5ba69e3d3256cc"),
    ("munchkin", "00be98e91f98bec10ad798922e32724c"),
];

fn catalog(ids: &[&str]) -> Catalog {
    let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
    compiled(&mix(&shelf(), &ids).expect("these sets are on the shelf"))
}

fn compiled(sources: &[SetSource]) -> Catalog {
    compile(sources).unwrap_or_else(|mistakes| {
        let rendered: String = mistakes.iter().map(|mistake| mistake.render()).collect();
        panic!("{rendered}")
    })
}

fn played(catalog: &Catalog, id: &str) -> String {
    let set = catalog.sets.iter().find(|set| set.id == id).expect("the set is in the catalog");
    set.played.clone()
}

#[test]
fn what_is_played_of_a_box_is_pinned() {
    let found = PLAYED.map(|(id, _)| (id, played(&catalog(&[id]), id)));
    assert_eq!(found, PLAYED.map(|(id, pinned)| (id, pinned.to_owned())));
}

/// A mended title says `was`, or records made until now no longer know the card.
#[test]
fn no_card_of_a_box_loses_the_title_that_it_had_first() {
    let hash = |id: &str| {
        let catalog = catalog(&[id]);
        let own = |sheet: &&woe_cards::Sheet| catalog.sets[sheet.set].id == id;
        let titles: Vec<&str> =
            catalog.sheets.iter().filter(own).map(|sheet| sheet.first_title()).collect();
        blake3::hash(titles.join("\n").as_bytes()).to_hex()[..32].to_owned()
    };
    let found = FIRST_TITLES.map(|(id, _)| (id, hash(id)));
    let pinned = FIRST_TITLES.map(|(id, pinned)| (id, pinned.to_owned()));
    assert_eq!(found, pinned, "write title = {{ …, was = \"the first one\" }}");
}

#[test]
fn what_is_played_of_a_set_does_not_depend_on_what_it_is_mixed_with() {
    let expansions =
        ["unhappy-homes", "unwelcome-guests", "unfortunate-expeditions", "unquiet-dead"];
    let whole = catalog(&expansions);
    for (id, pinned) in PLAYED.iter().filter(|(id, _)| whole.sets.iter().any(|set| set.id == *id)) {
        assert_eq!(played(&whole, id), *pinned, "{id}");
    }
}

/// A change of a set: in which file, what, into what.
type Change = (&'static str, &'static str, &'static str);

/// The sources of a set and what it needs, with one thing changed.
fn changed(id: &str, (file, from, to): Change) -> Vec<SetSource> {
    let mut sources = mix(&shelf(), &[id.to_owned()]).expect("the set is on the shelf");
    let set = sources.iter_mut().find(|source| source.id == id).expect("it is among them");
    let found = set.files.iter_mut().find(|found| found.name == file).expect("it has that file");
    assert!(found.text.contains(from), "{from} is not in {file}");
    found.text = found.text.replacen(from, to, 1);
    sources
}

/// Told otherwise.
const TOLD: [(&str, Change); 11] = [
    ("gloom", ("modifiers.toml", "He charges double", "He charges triple")),
    (
        "gloom",
        (
            "modifiers.toml",
            "{ en = \"found love on the lake\", it",
            "{ en = \"found Love, at last, on a lake\", was = \"found love on the lake\", it",
        ),
    ),
    ("gloom", ("modifiers.toml", "Lieti languori sul lago", "Languori sul lago")),
    ("gloom", ("families.toml", "Castle Slogar", "Slogar Castle")),
    ("gloom", ("families.toml", "mother of inventions", "mother of trouble")),
    ("gloom", ("families.toml", "is = \"wife\"", "is = \"mistress\"")),
    ("gloom", ("families.toml", "gender  = \"feminine\"", "gender  = \"neuter\"")),
    ("gloom", ("box.toml", "a goggled lady", "a lady in goggles")),
    ("gloom", ("set.toml", "version = \"1.0.0\"", "version = \"1.0.1\"")),
    (
        "unfortunate-expeditions",
        (
            "expeditions.toml",
            "{ en = \"The Moon by Balloon\"",
            "{ was = \"The Moon by Balloon\", en = \"To the Moon\"",
        ),
    ),
    ("fairytale", ("set.toml", "speech  = \"tale\"", "speech  = \"gloom\"")),
];

#[test]
fn what_is_told_otherwise_is_played_the_same() {
    for (id, change) in TOLD {
        let catalog = compiled(&changed(id, change));
        let pinned = PLAYED.iter().find(|(box_id, _)| *box_id == id).expect("it is pinned");
        assert_eq!(played(&catalog, id), pinned.1, "{change:?}");
    }
}

const GONE: &str = "[[modifier]]\ntitle     = { en = \"found love on the lake\", it = \"Lieti languori sul \
                    lago\" }\nflavour   = { en = \"The boat seated two; the chaperone rowed \
                    alongside.\", it = \"Barca a due posti: la zia seguiva a nuoto.\" }\npathos    = \
                    { top = 0, bottom = 15 }\nicons     = { top = \"marriage\" }\nongoing   = [{ \
                    draw-limit = 1 }]\n";
const DEADLY: &str = "[[untimely-death]]\ntitle     = { en = \"was blessed";
const ADDED: &str = "\n[[modifier]]\ntitle = { en = \"x\", it = \"y\" }\nflavour = { en = \"x\", it = \
                     \"x\" }\npathos = { top = -5 }\n\n[[modifier]]\ntitle     = { en = \"was blessed";
const BLESSED: &str = "[[modifier]]\ntitle     = { en = \"was blessed";

/// Played otherwise.
const MEANT: [(&str, Change); 15] = [
    ("gloom", ("modifiers.toml", "bottom = 20", "bottom = 25")),
    ("gloom", ("modifiers.toml", "top = 0, bottom", "bottom")),
    ("gloom", ("modifiers.toml", "top = \"marriage\"", "top = \"blank\"")),
    ("gloom", ("modifiers.toml", "top = \"marriage\"", "middle = \"marriage\"")),
    ("gloom", ("modifiers.toml", "draw-limit = 1", "draw-limit = 2")),
    ("gloom", ("modifiers.toml", "{ draw = 2 }, { discard = 2 }", "{ discard = 2 }, { draw = 2 }")),
    ("gloom", ("modifiers.toml", "found love on the lake", "found love by the lake")),
    ("gloom", ("modifiers.toml", BLESSED, ADDED)),
    ("gloom", ("modifiers.toml", BLESSED, DEADLY)),
    ("gloom", ("modifiers.toml", GONE, "")),
    ("gloom", ("events.toml", "only      = \"first\"", "")),
    ("gloom", ("events.toml", "living = false", "living = true")),
    ("gloom", ("families.toml", "id      = \"slogar\"", "id      = \"slogars\"")),
    ("unhappy-homes", ("set.toml", "only   = \"first\"", "")),
    ("fairytale", ("set.toml", "stories = 2", "stories = 3")),
];

#[test]
fn what_is_meant_otherwise_is_played_otherwise() {
    let mut seen = PLAYED.map(|(id, _)| played(&catalog(&[id]), id)).to_vec();
    for (id, (file, from, to)) in MEANT {
        let mut sources = changed(id, (file, from, to));
        if to.contains("slogars") {
            let set = sources.iter_mut().find(|source| source.id == id).expect("it is there");
            for file in &mut set.files {
                file.text = file.text.replace("= \"slogar\"", "= \"slogars\"");
            }
        }
        let now = played(&compiled(&sources), id);
        assert!(!seen.contains(&now), "{id}/{file}: {from} became {to}");
        seen.push(now);
    }
}

/// The order of the cards is how chance knows them.
#[test]
fn the_order_of_the_cards_is_part_of_what_is_played_and_files_are_not() {
    let (id, file) = ("gloom", "modifiers.toml");
    let mut sources = mix(&shelf(), &[id.to_owned()]).expect("it is on the shelf");
    let found = sources[0].files.iter_mut().find(|found| found.name == file);
    let found = found.expect("it has that file");
    let cards: Vec<&str> = found.text.split("[[modifier]]").collect();
    let half = cards.len() / 2;
    let joined = |cards: &[&str]| format!("[[modifier]]{}", cards.join("[[modifier]]"));
    let (first, second) = (joined(&cards[1..half]), joined(&cards[half..]));
    let mut turned = cards.clone();
    turned.swap(2, 3);
    found.text = turned.join("[[modifier]]");
    assert_ne!(played(&compiled(&sources), id), PLAYED[0].1);
    sources[0].files.retain(|found| found.name != file);
    for (name, text) in [("modifiers-a.toml", first), ("modifiers-b.toml", second)] {
        sources[0].files.push(SourceFile { name: name.to_owned(), text });
    }
    assert_eq!(played(&compiled(&sources), id), PLAYED[0].1);
}

#[test]
fn a_card_that_was_mended_goes_by_either_title_and_keeps_its_id() {
    let (id, change) = TOLD[9];
    let mended = compiled(&changed(id, change));
    let moon = mended.find_title("the moon by balloon").expect("it was called so");
    assert_eq!(mended.find_title("To the Moon"), Some(moon));
    assert_eq!(mended.find_id("the-moon-by-balloon"), Some(moon));
    assert_eq!(mended.sheet(moon).first_title(), "The Moon by Balloon");
    assert!(mended.sheet(moon).likeness.is_some(), "box.toml still knows it");
    let mother = (
        "families.toml",
        "{ en = \"Lord Slogar\", it",
        "{ en = \"Lord S\", was = \"Lord Slogar\", it",
    );
    let family = compiled(&changed("gloom", mother));
    let helena = family.find_title("Professor Helena Slogar").expect("she is there");
    let kin = &family.sheet(helena).person.as_ref().expect("she is somebody").kin;
    assert!(kin.iter().any(|kin| kin.to == "Lord S"), "{kin:?}");
}

#[test]
fn every_id_is_the_slug_of_the_first_title() {
    for source in shelf() {
        for sheet in &*catalog(&[&source.id]).sheets {
            assert_eq!(sheet.id, slug(sheet.first_title()));
        }
    }
}
