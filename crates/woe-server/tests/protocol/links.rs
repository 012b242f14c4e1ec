//! What does a link show before it is opened?

use crate::{
    play::play_to_the_end,
    server::{Server, settings, table, table_with_bots},
};
use woe_wire::{Do, OpenTable};

/// Somebody who would rather be a program; brackets are not let into the house at all.
const NASTY: &str = "\"><script>'&é";
const HARMLESS: &str = "&quot;script&#39;&amp;é";

/// The page at a path, as somebody gets it who speaks that language.
async fn page(server: &Server, path: &str, language: &str) -> (u16, String) {
    server.ask(&format!("GET {path} HTTP/1.1\r\naccept-language: {language}"), "").await
}

fn has(text: &str, key: &str, content: &str) -> bool {
    text.contains(&format!("{key}\" content=\"{content}\""))
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_names_who_invites_and_to_what() {
    let server = Server::start(settings()).await;
    let mut people = server.company(&OpenTable { name: NASTY.to_owned(), ..table(2) }).await;
    let woe_wire::Door::Table(name) = people[0].door.clone() else { panic!() };
    let (status, text) = page(&server, &format!("/t/{name}"), "en").await;
    let title = format!("{HARMLESS} invites you to Gloom");
    assert_eq!(status, 200);
    assert!(text.contains(&format!("<title>{title} · Woebegone</title>")), "{text}");
    assert!(has(&text, "og:title", &title), "{text}");
    let (_, text) = page(&server, &format!("/t/{name}"), "it-IT,it;q=0.9").await;
    let title = format!("{HARMLESS} ti invita a una partita di Gloom");
    assert!(has(&text, "og:title", &title) && text.contains("<html lang=\"it\">"), "{text}");

    let watch = format!("/w/{}", people[0].me().watch.unwrap());
    assert!(page(&server, &watch, "en").await.1.contains("and you may watch"));
    people[0].done(Do::Watching { allowed: false }).await;
    let (status, text) = page(&server, &watch, "en").await;
    assert!(status == 200 && !text.contains(HARMLESS) && !text.contains("Gloom,"), "{text}");
    people[0].done(Do::Start { first: None }).await;
    let (_, text) = page(&server, &format!("/t/{name}"), "en").await;
    assert!(text.contains("has a table of Gloom") && !text.contains("invites"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_search_engine_lists_a_table() {
    let server = Server::start(settings()).await;
    let host = server.open(&table_with_bots(1)).await;
    let woe_wire::Door::Table(name) = host.door.clone() else { panic!() };
    let (head, _) = server.fetch(&format!("GET /t/{name} HTTP/1.1"), "").await;
    for engine in ["googlebot", "bingbot", "duckduckbot"] {
        assert!(head.contains(&format!("x-robots-tag: {engine}: noindex\r\n")), "{head}");
    }
    let (head, _) = server.fetch("GET /rules HTTP/1.1", "").await;
    assert!(!head.contains("x-robots-tag"), "{head}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_shown_as_a_picture() {
    let server = Server::start(settings()).await;
    let open = OpenTable { name: NASTY.to_owned(), ..table_with_bots(2) };
    let mut played = play_to_the_end(vec![server.open(&open).await], 5).await;
    let name = played[0].0.me().replay.unwrap();
    let (status, text) = page(&server, &format!("/r/{name}"), "en").await;
    assert!(status == 200 && text.contains("A game of Gloom, told again"), "{text}");
    assert!(text.contains(" has won, inconsolably") || text.contains(" share the victory"));
    for language in ["en", "it"] {
        let path = format!("/api/replays/{name}/picture?lang={language}");
        let (head, picture) = server.fetch(&format!("GET {path} HTTP/1.1"), "").await;
        // Without the page there are no fonts, and without fonts no pictures.
        if head.starts_with("HTTP/1.1 404") {
            assert!(!text.contains("og:image"), "{text}");
            continue;
        }
        let (_, text) = page(&server, &format!("/r/{name}?lang={language}"), "en").await;
        let address = format!("http://{}{path}", server.address());
        assert!(has(&text, "og:image", &address), "{text}");
        assert!(head.contains("image/png") && head.contains("noindex"), "{head}");
        assert!(picture.starts_with(b"\x89PNG") && picture[16..24] == *b"\0\0\x04\xb0\0\0\x02\x76");
    }
    played[0].0.done(Do::Delete {}).await;
    for path in [format!("/r/{name}"), format!("/api/replays/{name}/picture")] {
        let (status, text) = page(&server, &path, "en").await;
        assert!(status == 404 && !text.contains("inconsolably"), "{path}: {text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_lives_the_page_says_so() {
    let server = Server::start(settings()).await;
    for path in ["/t/nobody", "/w/nobody", "/r/nobody", "/nowhere", "/t/a/b"] {
        let (status, text) = page(&server, path, "it").await;
        assert_eq!(status, 404, "{path}");
        assert!(text.contains("<title>Qui non abita nessuno · Woebegone</title>"), "{text}");
        assert!(!text.contains("og:url") && !text.contains("canonical"), "{text}");
    }
}
