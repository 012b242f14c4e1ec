//! What does a link show before it is opened, and what when nothing is there?

use super::{Front, pictures};
use crate::{
    keepsake::{SIZE, can_write, escaped},
    page,
    store::Door,
};
use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use std::{fmt::Write, net::IpAddr};
use woe_prose::{Language, Link, Placard, game_name, placard};
use woe_table::Standing;
use woe_wire::Phase;

/// What stands in the page's own file, and gives way to a placard.
const NO_TITLE: &str = "<title>Woebegone</title>";
const NO_LANGUAGE: &str = "<html lang=\"en\">";
const NO_WORDS: &str = "<div id=\"placard\"></div>";
/// The screens that are the same for everyone: where they are, and what they are called.
const SCREENS: [(&str, &str); 8] = [
    ("", "landing"),
    ("open", "open"),
    ("hot", "hot"),
    ("rules", "rules"),
    ("how", "how"),
    ("gallery", "gallery"),
    ("gallery/stacks", "stacks"),
    ("mine", "mine"),
];
/// What search engines may list, as robots.txt says it too.
const LISTED: [&str; 5] = ["", "rules", "how", "gallery", "gallery/stacks"];

/// Who asks for a page, and in which words.
pub(super) struct Asked<'a> {
    pub(super) path: &'a str,
    pub(super) query: &'a str,
    pub(super) headers: &'a HeaderMap,
    pub(super) from: IpAddr,
}

/// Where a link leads.
struct Found {
    link: Link,
    status: StatusCode,
    /// The path of its picture.
    picture: String,
}

/// The page at that path, with its placard.
pub(super) async fn page_at(front: &Front, asked: Asked<'_>) -> Response {
    let name = asked.path.trim_matches('/');
    let language = spoken(asked.query, asked.headers);
    let found = found(front, name, language, asked.from).await;
    let base = origin(front, asked.headers);
    let text =
        page::index().replacen(NO_LANGUAGE, &format!("<html lang=\"{}\">", language.code()), 1);
    let Placard { title, about } = placard(language, &found.link);
    let said = [escaped(&title), escaped(&about)];
    let head = head(&said, &found, name, &base, language);
    let words = words(&found.link, &said);
    let text = text.replacen(NO_TITLE, &head, 1).replacen(NO_WORDS, &words, 1);
    let tag = format!("\"{}\"", &blake3::hash(text.as_bytes()).to_hex()[..20]);
    let etag = HeaderValue::from_str(&tag).expect("a tag is made of hexadecimal digits");
    let about = [
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (header::ETAG, etag),
        (header::VARY, HeaderValue::from_static("accept-language")),
    ];
    if found.status == StatusCode::OK && page::knows(asked.headers, &tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
    let mut answer = (found.status, about, kind, Body::from(text)).into_response();
    if let Some(links) = page::links(asked.path, language) {
        answer.headers_mut().insert(header::LINK, links);
    }
    answer
}

/// Whether search engines may list what is at that path.
pub(super) fn is_listed(path: &str) -> bool {
    let name = path.trim_matches('/');
    let is_file = name.rsplit('/').next().is_some_and(|last| last.contains('.'));
    LISTED.contains(&name) || is_file && !name.starts_with("api/")
}

/// Whether that is the page of a table or a replay, for those who have its link.
pub(super) fn is_linked(path: &str) -> bool {
    ["/t/", "/w/", "/r/"].iter().any(|door| path.starts_with(door))
}

/// The language that is asked for: by the address, else by the browser.
pub(super) fn spoken(query: &str, headers: &HeaderMap) -> Language {
    let wanted = query.split('&').find_map(|pair| Language::named(pair.strip_prefix("lang=")?));
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|tags| tags.to_str().ok());
    let tags = accepted.unwrap_or_default().split([',', ';']);
    wanted.or_else(|| tags.map(str::trim).find_map(Language::named)).unwrap_or(Language::English)
}

async fn found(front: &Front, name: &str, language: Language, from: IpAddr) -> Found {
    let house = format!("/api/picture?lang={}", language.code());
    let (link, status) = match name.split('/').collect::<Vec<_>>()[..] {
        ["t", id] if !id.is_empty() => invited(front, id, language).await,
        ["w", id] if !id.is_empty() => watched(front, id, language).await,
        ["r", id] if !id.is_empty() => {
            if let Some(link) = pictures::link(front, id, language, from).await {
                let picture = format!("/api/replays/{id}/picture?lang={}", language.code());
                return Found { link, status: StatusCode::OK, picture };
            }
            behind(front, Door::Replay(id.to_owned())).await.map_or_else(|no| no, |_| closed())
        }
        _ => screen(name),
    };
    Found { link, status, picture: house }
}

fn screen(name: &str) -> (Link, StatusCode) {
    if !page::is_route(name) {
        return (Link::Lost, StatusCode::NOT_FOUND);
    }
    let known = SCREENS.iter().find(|(path, _)| *path == name);
    (Link::Screen(known.map_or("landing", |(_, screen)| screen)), StatusCode::OK)
}

fn closed() -> (Link, StatusCode) {
    (Link::Closed, StatusCode::OK)
}

/// What a visitor would see of a table.
async fn invited(front: &Front, id: &str, language: Language) -> (Link, StatusCode) {
    let table = match behind(front, Door::Table(id.to_owned())).await {
        Ok(table) => table,
        Err(no) => return no,
    };
    let Some((host, game)) = called(front, &table, language) else { return closed() };
    match table.phase {
        Phase::Lobby => (Link::Invite { host, game }, StatusCode::OK),
        Phase::Playing => (Link::Begun { host, game }, StatusCode::OK),
        Phase::Over => closed(),
    }
}

async fn watched(front: &Front, id: &str, language: Language) -> (Link, StatusCode) {
    let table = match behind(front, Door::Watch(id.to_owned())).await {
        Ok(table) => table,
        Err(no) => return no,
    };
    // Whoever may not watch learns nothing.
    let called = called(front, &table, language).filter(|_| table.watching);
    called.map_or_else(closed, |(host, game)| (Link::Watch { host, game }, StatusCode::OK))
}

/// What is known of the table behind a door; or what to show where there is none.
async fn behind(front: &Front, door: Door) -> Result<Standing, (Link, StatusCode)> {
    match front.house.standing(door.clone()).await {
        Ok(Some(standing)) => Ok(standing),
        Ok(None) => Err(match front.house.has_swept(door).await {
            true => (Link::Swept, StatusCode::GONE),
            false => (Link::Lost, StatusCode::NOT_FOUND),
        }),
        // The page will say what is the matter.
        Err(_) => Err(closed()),
    }
}

fn called(front: &Front, table: &Standing, language: Language) -> Option<(String, String)> {
    let host = table.people.get(usize::from(table.host))?.name.clone();
    let library = front.house.library();
    let catalog = library.catalog(&library.today(&table.options.sets).ok()?).ok()?;
    let names: Vec<&str> = catalog.sets.iter().map(|set| language.of(&set.name)).collect();
    Some((host, game_name(language, &names)))
}

/// Where this house is, as whoever asks sees it: by its public name, or by the name it was asked by.
fn origin(front: &Front, headers: &HeaderMap) -> String {
    let settings = &front.settings;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let named = settings.origins.iter().find(|origin| origin.authority() == host);
    let known = settings.public_address.as_ref().or(named);
    known.map_or_else(|| format!("http://{host}"), |origin| origin.as_str().to_owned())
}

/// What can be read before the page has come: on a slow line that is a while.
fn words(link: &Link, [title, about]: &[String; 2]) -> String {
    match link {
        // Whoever had a seat at a table that is closed to others need not read that it is.
        Link::Closed => NO_WORDS.to_owned(),
        Link::Screen(_)
        | Link::Invite { .. }
        | Link::Begun { .. }
        | Link::Watch { .. }
        | Link::Replay { .. }
        | Link::Swept
        | Link::Lost => format!("<div id=\"placard\"><p>{title}</p><p>{about}</p></div>"),
    }
}

fn head(said: &[String; 2], found: &Found, name: &str, base: &str, language: Language) -> String {
    let [title, about] = said;
    let house = if title.contains("Woebegone") { "" } else { " · Woebegone" };
    let mut head = format!("<title>{title}{house}</title>");
    let mut add = |key: &str, name: &str, content: &str| {
        // Writing to a string cannot fail.
        let _ = write!(head, "\n    <meta {key}=\"{name}\" content=\"{content}\" />");
    };
    let [url, picture] = [format!("{base}/{name}"), format!("{base}{}", found.picture)];
    let [url, picture] = [escaped(&url), escaped(&picture)];
    let locale = match language {
        Language::English => "en_GB",
        Language::Italian => "it_IT",
    };
    add("name", "description", about);
    add("property", "og:site_name", "Woebegone");
    add("property", "og:type", "website");
    add("property", "og:title", title);
    add("property", "og:description", about);
    add("property", "og:locale", locale);
    if found.status == StatusCode::OK {
        add("property", "og:url", &url);
    }
    if can_write() {
        add("property", "og:image", &picture);
        add("property", "og:image:type", "image/png");
        add("property", "og:image:width", &SIZE.0.to_string());
        add("property", "og:image:height", &SIZE.1.to_string());
        add("property", "og:image:alt", title);
        add("name", "twitter:card", "summary_large_image");
    }
    if LISTED.contains(&name) {
        let _ = write!(head, "\n    <link rel=\"canonical\" href=\"{url}\" />");
    }
    head
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_room_for_a_placard() {
        let page = include_str!("../../../../web/index.html");
        for text in [page, page::index()] {
            assert!(text.contains(NO_TITLE) && text.contains(NO_LANGUAGE));
        }
        assert!(page.contains(NO_WORDS));
    }

    #[test]
    fn nobody_writes_into_the_page() {
        let nasty = "</title><script>\"'&";
        let link = Link::Invite { host: nasty.to_owned(), game: nasty.to_owned() };
        let found = Found { link, status: StatusCode::OK, picture: nasty.to_owned() };
        for language in Language::ALL {
            let Placard { title, about } = placard(language, &found.link);
            let said = [escaped(&title), escaped(&about)];
            assert_eq!(words(&found.link, &said).matches('<').count(), 6);
            assert_eq!(words(&Link::Closed, &said), NO_WORDS);
            let head = head(&said, &found, nasty, nasty, language);
            assert!(!head.contains("<script") && head.matches("</title>").count() == 1, "{head}");
            let quotes = |line: &str| line.matches('"').count();
            assert!(head.lines().skip(1).all(|line| quotes(line) == 4), "{head}");
        }
    }

    #[test]
    fn the_language_is_the_one_that_is_asked_for() {
        let headers = |tags: &'static str| {
            [(header::ACCEPT_LANGUAGE, HeaderValue::from_static(tags))].into_iter().collect()
        };
        let spoken = |query, tags| spoken(query, &headers(tags)).code();
        assert_eq!(spoken("", "de-CH, it;q=0.8, en;q=0.5"), "it");
        assert_eq!(spoken("lang=en", "it"), "en");
        assert_eq!(spoken("x=1&lang=it", "en"), "it");
        assert_eq!(spoken("lang=xx", ""), "en");
    }

    #[test]
    fn tables_are_not_listed() {
        assert!(
            ["/", "/rules", "/gallery/", "/icon.svg", "/assets/a.js"].map(is_listed) == [true; 5]
        );
        assert!(
            ["/t/yew", "/w/elm", "/r/ash", "/open", "/api/openapi.json"].map(is_listed)
                == [false; 5]
        );
    }
}
