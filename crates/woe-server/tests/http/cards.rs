//! What does the server tell of the cards?

use crate::client::Server;
use woe_server::Settings;
use woe_wire::{CardSheet, CatalogPage, read};

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
fn what_only_a_test_of_the_page_needs_is_not_served() {
    let server = Server::with(Settings::default());
    assert!(server.get("/api/stacks?seed=7&count=12").is(404, "no-such-thing"));
}

#[test]
fn what_nobody_understands_is_said_so() {
    let server = Server::with(Settings::default());
    let queries = ["catalog?edition=third", "catalog?accordion=1", "catalog?plain=perhaps"];
    for query in queries {
        assert!(server.get(&format!("/api/{query}")).is(400, "not-a-message"), "{query}");
    }
}
