//! Do the commands about cards say what is so, and what to do if not?

mod shell;

use shell::{complains, folder, json_of, out_of, woe};
use std::{collections::HashSet, fs, path::PathBuf};

/// The set of the documentation, copied so that it can be spoilt.
fn lodgers(name: &str) -> PathBuf {
    let copy = folder(name).join("lodgers");
    fs::create_dir_all(&copy).unwrap();
    let example = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/lodgers");
    for file in ["set.toml", "cards.toml", "box.toml"] {
        fs::copy(example.join(file), copy.join(file)).unwrap();
    }
    copy
}

#[test]
fn every_card_of_the_base_set_is_listed() {
    let first = out_of(&["cards", "list", "--set", "gloom", "--edition", "first"]);
    assert_eq!(first.lines().count(), 110);
    assert!(first.contains("was menaced by mice"));
    let gloom = ["cards", "list", "--set", "gloom", "--kind"];
    let events = out_of(&[&gloom[..], &["event", "--edition", "first"]].concat());
    assert_eq!(events.lines().count(), 12);
    assert_eq!(out_of(&[&gloom[..], &["guest"]].concat()), "");
    let deaths = out_of(&[&gloom[..], &["death", "--lang", "it"]].concat());
    assert!(deaths.lines().count() >= 20 && !deaths.contains("Untimely"));
}

/// A Mystery asks for nothing in the second edition, and there is no horror. [HOME-6]
#[test]
fn a_card_is_shown_as_an_edition_has_it() {
    let marmalade = ["cards", "show", "the", "missing", "marmalade"];
    let printed = out_of(&marmalade);
    assert!(printed.contains("May be played only") && printed.contains("HOME-6"), "{printed}");
    let second = out_of(&[&marmalade[..], &["--edition", "second"]].concat());
    assert!(!second.contains("May be played only") && !second.contains("HOME-3"), "{second}");
    assert!(second.contains("HOME-6") && second.contains("Whenever you play"), "{second}");
    let homes = ["cards", "list", "--set", "unhappy-homes", "--edition"];
    let [first, second] = ["first", "second"].map(|word| out_of(&[&homes[..], &[word]].concat()));
    assert!(first.contains("horror") && !second.contains("horror"), "{second}");
    let all = json_of(&["cards", "list", "--set", "gloom", "--json"]);
    let only = all.as_array().unwrap().iter().find(|card| card["only"] == "first").unwrap();
    let title = only["title"]["en"].as_str().unwrap();
    complains(&["cards", "show", title, "--edition", "second"], 2, &["not in the second edition"]);
}

#[test]
fn sets_are_listed_one_by_one_and_together() {
    let count = |words: &[&str]| {
        out_of(&[&["cards", "list", "--edition", "first"], words].concat()).lines().count()
    };
    assert_eq!(count(&["--set", "unhappy-homes"]), 55);
    assert_eq!(count(&["--set", "gloom,unhappy-homes"]), 165);
    assert_eq!(count(&["--set", "unhappy-homes", "--set", "gloom"]), 165);
    assert_eq!(count(&["--set", "fairytale,munchkin"]), 220, "listed, though they do not mix");
    assert_eq!(count(&[]), 110 + 4 * 55 + 2 * 110);
    assert_eq!(count(&["--kind", "guest"]), 5);
    assert_eq!(count(&["--kind", "expedition"]), 6);
}

#[test]
fn cards_of_every_set_are_shown() {
    let shown = out_of(&["cards", "show", "The", "Moon", "by", "Balloon"]);
    assert!(shown.contains("Unfortunate Expeditions") && shown.contains("TRIP-2"), "{shown}");
    let shown = out_of(&["cards", "show", "The Broken Arms Hotel"]);
    assert!(shown.contains("only with unhappy-homes") && shown.contains("picture"), "{shown}");
    complains(&["cards", "show", "Body Thief", "--set", "munchkin"], 2, &["no card"]);
    let card = json_of(&["cards", "show", "Whiskers", "--json"]);
    assert_eq!((&card["kind"], &card["with"]), (&"guest".into(), &serde_json::Value::Null));
    assert!(card["likeness"]["it"].is_string(), "{card}");
}

#[test]
fn the_json_list_has_everything() {
    let cards = json_of(&["cards", "list", "--json", "--edition", "first", "--set", "gloom"]);
    let cards = cards.as_array().unwrap();
    assert_eq!(cards.len(), 110);
    for card in cards {
        for field in ["title", "flavour", "rules_text"] {
            assert!(card[field]["en"].is_string() && card[field]["it"].is_string(), "{card}");
        }
        assert!(!card["flavour"]["en"].as_str().unwrap().is_empty(), "{card}");
        assert_eq!(card["pathos"].as_array().unwrap().len(), 3);
        assert_eq!(card["set"], "gloom");
    }
    let positions: HashSet<u64> =
        cards.iter().filter_map(|card| card["position"]["first"].as_u64()).collect();
    assert_eq!(positions, (0..90).collect());
    assert_eq!(cards.iter().filter(|card| card["family"]["id"] == "slogar").count(), 5);
}

#[test]
fn a_card_is_shown_with_its_rules() {
    let said = out_of(&["cards", "show", "was", "menaced", "by", "mice"]);
    assert!(said.contains("│ was menaced by mice") && said.contains("MOD-1"), "{said}");
    assert_eq!(said, out_of(&["cards", "show", "WAS MENACED by mice"]));
    let card = json_of(&["cards", "show", "Body Thief", "--json"]);
    assert_eq!((card["kind"].as_str(), card["only"].as_str()), (Some("event"), Some("first")));
    let italian = card["title"]["it"].as_str().unwrap();
    assert!(out_of(&["cards", "show", italian, "--lang", "it"]).contains(italian));
}

#[test]
fn an_unknown_title_is_met_with_the_nearest() {
    complains(&["cards", "show", "body theif"], 2, &["no card \"body theif\"", "\"Body Thief\""]);
    complains(&["cards", "show", "mice"], 2, &["was menaced by mice"]);
    complains(&["cards", "show", "xyzzy"], 2, &["woe cards list"]);
    complains(&["cards", "show", ""], 2, &["no card"]);
    complains(&["cards", "show", &"y".repeat(5000)], 2, &["no card", "…"]);
    complains(&["cards", "show"], 2, &["TITLE"]);
}

#[test]
fn slips_of_the_command_line_are_named() {
    complains(&["cards", "list", "--kind", "evnet"], 2, &["did you mean event?"]);
    complains(&["cards", "list", "--set", "glom"], 2, &["did you mean \"gloom\"?"]);
    complains(&["cards", "list", "--set", "elsewhere"], 2, &["--sets DIR"]);
    complains(&["cards", "list", "--lang", "fr"], 2, &["en and it"]);
    complains(&["cards", "list", "--edition", "third"], 2, &["first, second"]);
    complains(&["cards", "list", "--sets", "no/such/folder"], 2, &["no/such/folder"]);
    complains(&["crads"], 2, &["cards"]);
}

#[test]
fn a_sound_set_is_approved_and_measured() {
    let said = out_of(&["cards", "check", lodgers("sound").to_str().unwrap()]);
    assert!(said.starts_with("lodgers: 9 cards, no mistakes\n"), "{said}");
    assert!(said.lines().any(|line| line.contains("negative in sum") && line.ends_with("76 %")));
}

#[test]
fn a_set_of_ones_own_is_listed_and_shown() {
    let set = lodgers("listed");
    let (set, parent) = (set.to_str().unwrap(), set.parent().unwrap().to_str().unwrap());
    let listed = out_of(&["cards", "list", "--sets", set, "--set", "lodgers"]);
    assert_eq!(listed.lines().count(), 9);
    assert_eq!(listed, out_of(&["cards", "list", "--sets", parent, "--set", "lodgers"]));
    assert!(out_of(&["cards", "show", "Not at Home", "--sets", set]).contains("RESP-1"));
}

#[test]
fn all_mistakes_are_told_at_once_with_their_lines() {
    let set = lodgers("spoilt");
    let file = set.join("cards.toml");
    let text = fs::read_to_string(&file).unwrap();
    let spoilt = text.replace("pathos  = { top = -5, middle = -5 }", "pathos  = { topp = -5 }");
    let spoilt = spoilt.replace("persistent = [\"free-death\"]", "persistent = [\"free-deaht\"]");
    assert_ne!(text, spoilt);
    fs::write(&file, &spoilt).unwrap();
    let said = woe(&["cards", "check", set.to_str().unwrap()]);
    let place = |words: &str| spoilt.lines().position(|line| line.contains(words)).unwrap() + 1;
    assert_eq!((said.code, said.out.as_str()), (2, ""));
    for part in [
        &format!("lodgers/cards.toml:{}:", place("topp")),
        &format!("lodgers/cards.toml:{}:", place("free-deaht")),
        "did you mean \"top\"?",
        "did you mean \"free-death\"?",
        "^^^^",
        "2 mistakes",
    ] {
        assert!(said.err.contains(part), "no \"{part}\" in {}", said.err);
    }
}

#[test]
fn files_that_are_no_text_are_named() {
    let set = lodgers("garbled");
    fs::write(set.join("extra.toml"), b"# fine\n# not \xff fine\n").unwrap();
    let words = ["lodgers/extra.toml:2", "UTF-8", "1 mistake"];
    complains(&["cards", "check", set.to_str().unwrap()], 2, &words);
    complains(&["cards", "list", "--sets", set.to_str().unwrap()], 2, &words[..2]);
}

#[test]
fn a_folder_that_is_no_set_is_met_with_advice() {
    let empty = folder("no-set");
    let path = empty.to_str().unwrap();
    complains(&["cards", "check", path], 2, &["no .toml files", "set.toml"]);
    complains(&["cards", "list", "--sets", path], 2, &["no set in", "set.toml"]);
    fs::write(empty.join("cards.toml"), "").unwrap();
    complains(&["cards", "check", path], 2, &["no-set/set.toml", "needs this file"]);
    fs::write(empty.join("set.toml"), "[set\nid = ").unwrap();
    complains(&["cards", "check", path], 2, &["no-set/set.toml:1"]);
    complains(&["cards", "check", empty.join("set.toml").to_str().unwrap()], 2, &["set.toml"]);
    complains(&["cards", "check", "no/such/folder"], 2, &["cannot read the folder"]);
}

#[test]
fn the_base_set_can_be_checked_in_its_own_folder() {
    let gloom = concat!(env!("CARGO_MANIFEST_DIR"), "/../../sets/gloom");
    let said = out_of(&["cards", "check", gloom]);
    assert!(said.contains("no mistakes") && said.contains("76 %"), "{said}");
}

#[test]
fn every_set_of_the_house_can_be_checked_in_its_own_folder() {
    for (id, count) in [("unhappy-homes", 55), ("fairytale", 110), ("munchkin", 110)] {
        let folder = format!("{}/../../sets/{id}", env!("CARGO_MANIFEST_DIR"));
        let said = out_of(&["cards", "check", &folder]);
        assert!(said.starts_with(&format!("{id}: {count} cards, no mistakes\n")), "{said}");
    }
}

#[test]
fn a_set_is_checked_beside_those_it_must_mix_with() {
    let set = lodgers("mixed");
    let set = set.to_str().unwrap();
    let said = out_of(&["cards", "check", set, "--set", "unhappy-homes,unquiet-dead"]);
    assert!(said.starts_with("lodgers: 9 cards, no mistakes\n"), "{said}");
    complains(&["cards", "check", set, "--set", "munchkin"], 2, &["munchkin", "MIX-1"]);
    complains(&["cards", "check", set, "--set", "munchkni"], 2, &["did you mean \"munchkin\"?"]);
}

#[test]
fn rules_are_found_by_their_ids() {
    let said = out_of(&["rules", "STACK-3", "death-1"]);
    assert!(said.contains("Zero is a number") && said.contains("own numbers count"), "{said}");
    assert_eq!(out_of(&["rules", "disc"]), out_of(&["rules", "DISC-1"]));
    assert!(out_of(&["rules"]).contains("CARD-13"));
    assert!(out_of(&["rules"]).lines().all(|line| line.chars().count() <= 80));
    complains(&["rules", "STAK-3"], 2, &["STACK-3"]);
    complains(&["rules", "zzz"], 2, &["woe rules"]);
}

/// The page about writing cards.
fn page() -> String {
    let page = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/cards.md");
    fs::read_to_string(page).unwrap()
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_card_of_the_page_says_what_the_page_says() {
    let (page, set) = (page(), lodgers("page"));
    let card = page.split("```toml\n").nth(1).unwrap().split("```").next().unwrap();
    let file = set.join("cards.toml");
    fs::write(&file, format!("{}\n{card}", fs::read_to_string(&file).unwrap())).unwrap();
    let set = set.to_str().unwrap();
    assert!(out_of(&["cards", "check", set]).contains("10 cards, no mistakes"));
    let title = "sleepwalked past the sergeant";
    let shown = json_of(&["cards", "show", title, "--sets", set, "--json"]);
    let text = shown["rules_text"]["en"].as_str().unwrap_or_else(|| panic!("{shown}"));
    assert!(words(&page).contains(&format!("“{text}”")), "the page does not say: {text}");
}

#[test]
fn the_mended_title_of_the_page_keeps_the_id_of_the_card() {
    let (page, set) = (page(), lodgers("mended"));
    let block = |at| page.split("```toml\n").nth(at).unwrap().split("```").next().unwrap();
    let old = block(1).lines().find(|line| line.starts_with("title ")).unwrap();
    let card = block(1).replace(old, block(2).trim());
    let file = set.join("cards.toml");
    fs::write(&file, format!("{}\n{card}", fs::read_to_string(&file).unwrap())).unwrap();
    let set = set.to_str().unwrap();
    assert!(out_of(&["cards", "check", set]).contains("10 cards, no mistakes"));
    let (id, first) = ("sleepwalked-past-the-sergeant", "sleepwalked past the sergeant");
    for words in [id, first, "sleepwalked past two sergeants"] {
        let shown = json_of(&["cards", "show", words, "--sets", set, "--json"]);
        assert_eq!((&shown["id"], &shown["was"]), (&id.into(), &first.into()), "{words}");
        let page = out_of(&["cards", "show", words, "--sets", set]);
        assert!(page.contains(&format!("id        {id}\nwas       {first}\n")), "{page}");
    }
}

#[test]
fn the_set_and_the_box_of_the_page_are_those_of_the_example() {
    let (page, set) = (page(), lodgers("boxed"));
    let blocks = page.split("```toml\n").skip(3);
    for (block, file) in blocks.zip(["set.toml", "box.toml"]) {
        let text = fs::read_to_string(set.join(file)).unwrap();
        let written = |line: &str| words(line.split(" #").next().unwrap_or_default());
        let lines: Vec<String> = text.lines().map(written).collect();
        for line in block.split("```").next().unwrap().lines().map(written) {
            assert!(lines.contains(&line), "{file} does not say: {line}");
        }
    }
}

#[test]
fn the_mistake_of_the_page_is_told_as_the_page_has_it() {
    let set = lodgers("kye");
    let file = set.join("cards.toml");
    let spoilt = fs::read_to_string(&file).unwrap().replacen("top = \"key\"", "top = \"kye\"", 1);
    fs::write(&file, spoilt).unwrap();
    let page = page();
    let sample = page.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let said = woe(&["cards", "check", set.to_str().unwrap()]);
    assert!(said.code == 2 && said.err.contains(sample), "{}", said.err);
}
