//! What does the server tell of the cards?

use crate::client::Server;
use woe_server::Settings;
use woe_wire::{CardSheet, CatalogPage, PortraitPart, StackPart, read};

fn catalog(server: &Server, path: &str) -> CatalogPage {
    let answer = server.get(path);
    assert_eq!(answer.status, 200, "{}", answer.text());
    read(answer.text()).unwrap()
}

#[test]
fn the_catalog_has_every_card_in_both_languages() {
    let server = Server::with(Settings::default());
    let page = catalog(&server, "/api/catalog");
    assert_eq!((page.edition.as_str(), page.icons.is_empty()), ("first", false));
    assert!(page.families.iter().all(|family| family.members.len() >= 4));
    for card in &page.cards {
        assert!(!card.title.en.is_empty() && !card.title.it.is_empty(), "{}", card.slug);
        assert_eq!(card.text.en.is_empty(), card.text.it.is_empty(), "{}", card.slug);
    }
    let is_several = |card: &&CardSheet| card.person.as_ref().is_some_and(|it| it.plural);
    let twins = page.cards.iter().find(is_several).unwrap();
    assert!(twins.joined.as_ref().unwrap().su.starts_with("su"));
    let plain = catalog(&server, "/api/catalog?plain=true");
    assert!(plain.cards.iter().all(|card| card.text.en.is_empty()));
    // Without effects there are no Events, so that the numbers of the cards are others. [PLAIN-1]
    assert!(plain.cards.len() < page.cards.len());
    let second = catalog(&server, "/api/catalog?edition=second");
    assert_ne!(second.cards, page.cards);
}

#[test]
fn the_catalog_is_sent_once() {
    let server = Server::with(Settings::default());
    let tag = server.get("/api/catalog").header("etag").unwrap().to_owned();
    for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}")] {
        let again = server.ask("GET", "/api/catalog", &[&format!("if-none-match: {known}")], "");
        assert_eq!((again.status, again.body.len()), (304, 0), "{known}");
    }
    let other = server.ask("GET", "/api/catalog", &["if-none-match: \"other\""], "");
    assert_eq!(other.status, 200);
    let small = server.ask("GET", "/api/catalog", &["accept-encoding: gzip"], "");
    assert_eq!(small.header("content-encoding"), Some("gzip"));
}

#[test]
fn stacks_are_what_the_engine_sees_of_them() {
    let server = Server::with(Settings::default());
    let stacks: Vec<StackPart> = read(server.get("/api/stacks?seed=7&count=101").text()).unwrap();
    assert_eq!(stacks.len(), 101);
    assert!(stacks.iter().any(|stack| stack.layers.is_empty()));
    assert!(stacks.iter().any(|stack| stack.layers.len() > 5));
    for StackPart { layers, face, .. } in &stacks {
        assert_eq!(face.plate, layers.last().copied());
        assert_eq!(face.worth, face.pathos.iter().map(|&points| i16::from(points)).sum::<i16>());
        let is_dead = matches!(face.portrait, PortraitPart::Dead(_));
        assert_eq!(face.reckoned.is_some(), is_dead);
    }
    assert!(stacks.iter().any(|stack| stack.face.reckoned.is_some()));
    let [same, other] = ["seed=7", "seed=8"].map(|seed| server.get(&format!("/api/stacks?{seed}")));
    let first: Vec<StackPart> = read(same.text()).unwrap();
    assert_eq!(first, stacks[..12]);
    assert_ne!(same.body, other.body);
}

#[test]
fn what_nobody_understands_is_said_so() {
    let server = Server::with(Settings::default());
    let queries = [
        "catalog?edition=third",
        "catalog?accordion=1",
        "catalog?plain=perhaps",
        "stacks?count=0",
        "stacks?count=201",
        "stacks?seed=-1",
        "stacks?edition=third",
    ];
    for query in queries {
        assert!(server.get(&format!("/api/{query}")).is(400, "not-a-message"), "{query}");
    }
}
