//! Does `woe balance` tell, write and draw the same, whoever shares the work?

mod shell;

use shell::{complains, folder, out_of};
use std::fs;

const SMALL: [&str; 7] = ["balance", "--set", "unquiet-dead", "--games", "40", "--level", "clerk"];

#[test]
fn the_table_lists_the_cards_of_the_set_that_was_named() {
    let said = out_of(&SMALL);
    assert!(
        said.starts_with("40 games of clerk at every seat, 4 players: gloom + unquiet-dead"),
        "{said}"
    );
    assert!(said.contains("got up as a ghoul") && said.contains("Family Value that won"), "{said}");
    assert!(!said.contains("was menaced by mice"), "gloom is needed, and not named: {said}");
    let hash = |said: &str| said.lines().last().map(str::to_owned);
    let alone = out_of(&[&SMALL[..], &["--threads", "1"]].concat());
    assert_eq!(hash(&said), hash(&alone));
    let other = out_of(&[&SMALL[..], &["--stories", "0"]].concat());
    assert_ne!(hash(&said), hash(&other));
}

#[test]
fn the_page_shows_the_picture_and_how_it_was_measured() {
    let folder = folder("balance");
    let (page, picture) = (folder.join("sets/dead.md"), folder.join("pictures/dead.svg"));
    let files = ["--out", page.to_str().unwrap(), "--picture", picture.to_str().unwrap()];
    let said = out_of(&[&SMALL[..], &["--players", "3"], &files].concat());
    assert!(said.starts_with("written to "), "{said}");
    let page = fs::read_to_string(page).unwrap();
    let head = "# What the cards of Unquiet Dead are worth with 3 players\n";
    assert!(page.starts_with(head), "{page}");
    let command = "woe balance --set unquiet-dead --players 3 --games 40 --seed 1 --level clerk";
    assert!(page.contains(command) && page.contains("](../pictures/dead.svg)"), "{page}");
    assert!(page.contains("| got up as a ghoul | modifier | · −10 · |"), "{page}");
    let picture = fs::read_to_string(picture).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("got up as a ghoul"), "{picture}");
}

#[test]
fn what_cannot_be_weighed_is_told() {
    complains(&["balance", "--set", "unquiet-ded"], 2, &["did you mean \"unquiet-dead\""]);
    complains(&["balance", "--set", "fairytale,munchkin"], 2, &["MIX-1"]);
    complains(&["balance", "--level", "governes"], 2, &["did you mean governess"]);
    complains(&["balance", "--games", "1"], 2, &["--games"]);
}
