//! Which files will a screen ask for as soon as it runs?

use axum::http::HeaderValue;
use std::{collections::HashMap, fmt::Write, sync::LazyLock};
use woe_prose::Language;

/// For each screen and each language a `Link`, as the build of the page found it (`web/build/small.ts`).
static LINKS: LazyLock<HashMap<&'static str, String>> = LazyLock::new(|| {
    let told = super::bytes_of("hints.txt").and_then(|bytes| str::from_utf8(bytes).ok());
    links(told.unwrap_or_default())
});

/// What a browser may fetch while it still reads the page: a screen's files, and those of its language.
pub(super) fn hints(path: &str, language: Language) -> Option<HeaderValue> {
    let parts = [screen(path), language.code()].map(|name| LINKS.get(name).map(String::as_str));
    let parts: Vec<&str> = parts.into_iter().flatten().filter(|links| !links.is_empty()).collect();
    HeaderValue::from_str(&parts.join(", ")).ok().filter(|value| !value.is_empty())
}

fn links(told: &'static str) -> HashMap<&'static str, String> {
    let rows = told.lines().filter_map(|line| {
        let mut words = line.split(' ');
        let name = words.next().filter(|name| !name.is_empty())?;
        let mut links = String::new();
        for file in words {
            let comma = if links.is_empty() { "" } else { ", " };
            let how = if file.ends_with(".css") { "preload; as=style" } else { "modulepreload" };
            let _ = write!(links, "{comma}</{file}>; rel={how}");
        }
        Some((name, links))
    });
    rows.collect()
}

/// The screen of a path, as `web/src/router.ts` calls it.
fn screen(path: &str) -> &str {
    match path.trim_matches('/').split_once('/') {
        None => match path.trim_matches('/') {
            "" => "landing",
            plain => plain,
        },
        Some(("gallery", _)) => "stacks",
        Some(("t", _)) => "room",
        Some(("w", _)) => "watch",
        Some(("r", _)) => "replay",
        Some(_) => "lost",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_and_styles_are_linked_as_what_they_are() {
        let links = links("landing assets/a.js assets/b.css\nlost\n");
        let expected = "</assets/a.js>; rel=modulepreload, </assets/b.css>; rel=preload; as=style";
        assert_eq!(links["landing"], expected);
        assert_eq!(links["lost"], "");
    }

    #[test]
    fn every_screen_of_the_page_is_known_by_its_name() {
        let router = include_str!("../../../../web/src/router.ts");
        let rows = router.lines().filter_map(|line| {
            let (before, after) = line.split_once("{ screen: '")?;
            let plain = before.trim().strip_prefix('\'').and_then(|rest| rest.split('\'').next());
            let place =
                before.split_once("place === '").and_then(|(_, rest)| rest.split('\'').next());
            let place = place.map(|place| format!("/{place}/willow"));
            Some((plain.map(str::to_owned).or(place)?, after.split('\'').next()?))
        });
        let rows: Vec<(String, &str)> = rows.collect();
        assert!(rows.len() >= 9, "{rows:?}");
        for (path, name) in rows {
            assert_eq!(screen(&path), name, "{path}");
        }
    }
}
