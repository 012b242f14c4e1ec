//! The sets that come with the house compile, and all of them are on the shelf.

use std::{collections::BTreeSet, fs, path::Path};
use woe_cards::{
    Card, CardId, Catalog, Edition, Kind, Law, Laws, SetSource, Speech, Telling, base, compile,
    mix, shelf,
};

const EXPANSIONS: [&str; 4] =
    ["unhappy-homes", "unwelcome-guests", "unfortunate-expeditions", "unquiet-dead"];

/// The catalog of sets of the shelf, with what they need.
fn catalog(ids: &[&str]) -> Catalog {
    let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
    let sources = mix(&shelf(), &ids).expect("these sets are on the shelf");
    compile(&sources).unwrap_or_else(|mistakes| {
        let rendered: String = mistakes.iter().map(|mistake| mistake.render()).collect();
        panic!("{ids:?} have mistakes:\n{rendered}")
    })
}

/// How many cards of each kind a set brings, in the order of [`Kind::ALL`].
fn counts(id: &str) -> [usize; Kind::ALL.len()] {
    let catalog = catalog(&[id]);
    let set = catalog.sets.iter().position(|set| set.id == id).expect("the set is in its catalog");
    Kind::ALL.map(|kind| {
        catalog.sheets.iter().filter(|sheet| sheet.set == set && sheet.kind == kind).count()
    })
}

#[test]
fn every_set_compiles_with_what_it_needs() {
    for SetSource { id, .. } in shelf() {
        let catalog = catalog(&[&id]);
        assert_eq!(catalog.cards.len(), catalog.sheets.len());
        assert!(catalog.cards.iter().map(|card| card.kind).is_sorted(), "{id}: by kind");
        let last = catalog.sets.last().expect("a catalog has sets");
        assert_eq!(last.id, id, "what it needs comes first");
        assert!(last.box_lid.is_some(), "{id} has a box");
        let is_tale = last.speech == Speech::Tale;
        assert_eq!(is_tale, id == "fairytale", "only tales have endings [TALE-2]");
    }
}

#[test]
fn the_base_game_has_a_deck_for_each_edition() {
    let catalog = catalog(&["gloom"]);
    for (edition, counts) in
        [(Edition::First, [58, 12, 20, 20]), (Edition::Second, [57, 11, 20, 20])]
    {
        let table = catalog.for_table(edition, Telling::Full);
        let count = |kind| table.cards.iter().filter(|card| card.kind == kind).count();
        let kinds = [Kind::Modifier, Kind::Event, Kind::UntimelyDeath, Kind::Character];
        assert_eq!(kinds.map(count), counts, "{edition:?}");
        assert_eq!(table.deck_len, counts[..3].iter().sum::<usize>());
    }
}

#[test]
fn every_box_holds_what_is_said_of_it() {
    // Modifiers, Events, deaths, Mysteries; characters, Guests, Residences, Stories, Expeditions.
    assert_eq!(counts("unhappy-homes"), [22, 5, 8, 10, 5, 0, 5, 0, 0]);
    for id in EXPANSIONS {
        assert_eq!(counts(id).iter().sum::<usize>(), 55, "{id}");
    }
    for id in ["fairytale", "munchkin"] {
        assert_eq!(counts(id).iter().sum::<usize>(), 110, "{id}");
    }
    let [.., characters, guests, residences, stories, _] = counts("unwelcome-guests");
    assert_eq!([characters, guests, residences, stories], [5, 5, 1, 0]);
    let [.., characters, _, residences, _, expeditions] = counts("unfortunate-expeditions");
    assert_eq!([characters, residences, expeditions], [5, 1, 6]);
    let [modifiers, events, deaths, .., stories, _] = counts("unquiet-dead");
    assert_eq!([modifiers + events + deaths, stories], [47, 8]);
    let [.., characters, _, _, stories, _] = counts("fairytale");
    assert_eq!([characters, stories], [20, 8]);
    assert_eq!(counts("munchkin")[4..], [20, 0, 0, 0, 0]);
}

#[test]
fn portraits_and_undead_are_as_many_as_is_said() {
    let portraits = |id: &str| -> Vec<Card> {
        let catalog = catalog(&[id]);
        let own = |id: &CardId| catalog.sheet(*id).set == catalog.sets.len() - 1;
        let modifiers = catalog.of_kind(Kind::Modifier).filter(own).map(|id| catalog.card(id));
        modifiers.filter(|card| card.persistent.is_some()).cloned().collect()
    };
    assert!(portraits("unwelcome-guests").len() >= 8, "persistent effects");
    assert!(portraits("fairytale").len() >= 2, "transformations");
    assert!(portraits("munchkin").is_empty(), "no persistent effects [MUNCH-2]");
    let mut powers = Vec::new();
    for card in portraits("unquiet-dead").iter().filter(|card| card.is_undead()) {
        let laws: Vec<Law> = card.persistent.into_iter().flat_map(Laws::iter).collect();
        assert!(laws.len() > 1 || !card.scoring.is_empty(), "more than being undead");
        assert!(!powers.contains(&(laws.clone(), card.scoring.clone())), "a power of its own");
        powers.push((laws, card.scoring.clone()));
    }
    assert_eq!(powers.len(), 7);
}

#[test]
fn every_set_that_stands_alone_has_five_characters_for_four_players() {
    for id in ["gloom", "munchkin"] {
        let catalog = catalog(&[id]);
        assert_eq!(catalog.families.len(), 4, "{id}");
        assert_eq!(catalog.of_kind(Kind::Character).count(), 20, "{id}");
    }
    let cast = catalog(&["fairytale"]);
    assert!(cast.families.is_empty(), "a cast has no families [TALE-1]");
}

#[test]
fn deaths_are_about_a_fifth_of_every_mix() {
    for mixed in 0..1 << EXPANSIONS.len() {
        let chosen = EXPANSIONS.iter().enumerate().filter(|(bit, _)| mixed >> bit & 1 == 1);
        let ids: Vec<&str> = ["gloom"].into_iter().chain(chosen.map(|(_, id)| *id)).collect();
        let table = catalog(&ids).for_table(Edition::First, Telling::Full);
        let deaths = table.of_kind(Kind::UntimelyDeath).count();
        let share = deaths as f64 / table.deck_len as f64;
        assert!((0.18..=0.25).contains(&share), "{ids:?}: {deaths} of {}", table.deck_len);
    }
}

#[test]
fn a_card_that_speaks_of_another_set_waits_for_it() {
    let titles = |ids: &[&str]| -> BTreeSet<String> {
        let table = catalog(ids).for_table(Edition::First, Telling::Full);
        table.sheets.iter().map(|sheet| sheet.title.en.clone()).collect()
    };
    let (alone, homes) = (titles(&["unwelcome-guests"]), titles(&["unhappy-homes"]));
    let both = titles(&["unwelcome-guests", "unhappy-homes"]);
    let waiting = both.iter().filter(|title| !alone.contains(*title) && !homes.contains(*title));
    assert_eq!(waiting.count(), 5, "a Residence and four Mysteries [MIX-1]");
    let kinds = catalog(&["unwelcome-guests"]).for_table(Edition::First, Telling::Full);
    assert_eq!(kinds.of_kind(Kind::Mystery).count() + kinds.of_kind(Kind::Residence).count(), 0);
}

#[test]
fn a_mix_has_what_its_sets_need_in_the_order_of_the_shelf() {
    let ids = |wanted: &[&str]| -> Result<Vec<String>, String> {
        let wanted: Vec<String> = wanted.iter().map(ToString::to_string).collect();
        Ok(mix(&shelf(), &wanted)?.into_iter().map(|source| source.id).collect())
    };
    assert_eq!(ids(&[]), Ok(vec![]));
    assert_eq!(ids(&["munchkin"]), Ok(vec!["munchkin".into()]));
    let both = Ok(vec!["gloom".to_owned(), "unhappy-homes".into(), "unquiet-dead".into()]);
    assert_eq!(ids(&["unquiet-dead", "unhappy-homes"]), both);
    assert_eq!(ids(&["unhappy-homes", "gloom", "unquiet-dead", "gloom"]), both);
    assert_eq!(ids(&["gloom", "glom"]), Err("glom".to_owned()));
    assert_eq!(base(), mix(&shelf(), &["gloom".to_owned()]).expect("the base is on the shelf"));
}

#[test]
fn a_plain_table_has_neither_events_nor_effects() {
    for ids in [vec!["gloom"], EXPANSIONS.to_vec()] {
        let catalog = catalog(&ids);
        let table = catalog.for_table(Edition::First, Telling::Plain);
        let full = catalog.for_table(Edition::First, Telling::Full);
        let count = |kind| full.of_kind(kind).count();
        assert_eq!(table.deck_len, count(Kind::Modifier) + count(Kind::UntimelyDeath), "{ids:?}");
        assert!(table.cards.iter().all(|card| !card.has_effect()));
        let kinds: BTreeSet<Kind> = table.cards.iter().map(|card| card.kind).collect();
        let left = BTreeSet::from([Kind::Modifier, Kind::UntimelyDeath, Kind::Character]);
        assert_eq!(kinds, left, "only what has numbers is left [PLAIN-1]");
    }
}

#[test]
fn every_card_with_a_picture_says_what_it_shows() {
    for source in shelf() {
        let catalog = catalog(&[&source.id]);
        // Which Events have a picture of their own, the room knows that knows the scenes of the others.
        for id in catalog.ids().filter(|&id| catalog.card(id).kind != Kind::Event) {
            let (card, sheet) = (catalog.card(id), catalog.sheet(id));
            let has_picture = !card.kind.is_drawn() || card.persistent.is_some();
            let title = &sheet.title.en;
            assert_eq!(sheet.likeness.is_some(), has_picture, "{}: {title}", source.id);
            for words in sheet.likeness.iter().flat_map(|text| [&text.en, &text.it]) {
                assert!(words.split_whitespace().count() <= 10, "{title}: {words}");
            }
        }
    }
}

#[test]
fn no_two_cards_of_the_shelf_share_a_title() {
    let mut seen = BTreeSet::new();
    for id in shelf().iter().map(|source| &source.id) {
        let catalog = catalog(&[id]);
        let set = catalog.sets.len() - 1;
        for sheet in catalog.sheets.iter().filter(|sheet| sheet.set == set) {
            let titles =
                BTreeSet::from([&sheet.title.en, &sheet.title.it].map(|t| t.to_lowercase()));
            for title in titles {
                assert!(seen.insert(title.clone()), "{id}: {title} is taken");
            }
        }
    }
}

/// Two cards of a mix that do the same, one of them not of the base game, which has such pairs.
fn twins(table: &Catalog) -> Vec<[&str; 2]> {
    let mut twins = Vec::new();
    for one in table.deck() {
        let others = table.deck().take_while(|&other| other != one);
        for other in others.filter(|&other| table.card(other) == table.card(one)) {
            let of_base = |id: CardId| table.sets[table.sheet(id).set].id == "gloom";
            if !(of_base(one) && of_base(other)) {
                twins.push([other, one].map(|id| table.sheet(id).title.en.as_str()));
            }
        }
    }
    twins
}

#[test]
fn no_card_we_designed_does_what_another_at_the_table_does() {
    let boxes = shelf().into_iter().skip(1).map(|source| vec![source.id]);
    let all = EXPANSIONS.map(str::to_owned).to_vec();
    for ids in boxes.chain([all]) {
        let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
        let printed = catalog(&ids);
        assert_eq!(twins(&printed), Vec::<[&str; 2]>::new(), "{ids:?}");
        for edition in [Edition::First, Edition::Second] {
            let table = printed.for_table(edition, Telling::Full);
            assert_eq!(twins(&table), Vec::<[&str; 2]>::new(), "{ids:?}, {edition:?}");
        }
    }
}

#[test]
fn every_folder_of_sets_is_on_the_shelf_with_all_its_files() {
    let sets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../sets");
    let on_shelf: BTreeSet<String> = shelf()
        .iter()
        .flat_map(|set| set.files.iter().map(|file| format!("{}/{}", set.id, file.name)))
        .collect();
    let mut in_folders = BTreeSet::new();
    for folder in fs::read_dir(sets).expect("there is a folder of sets") {
        let folder = folder.expect("the folder can be read").path();
        let Ok(files) = fs::read_dir(&folder) else { continue };
        for file in files {
            let path = file.expect("the folder can be read").path();
            if path.extension().is_some_and(|extension| extension == "toml") {
                let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
                in_folders.insert(format!("{}/{}", name(&folder), name(&path)));
            }
        }
    }
    assert_eq!(on_shelf, in_folders);
    assert_eq!(shelf().len(), 7);
}
