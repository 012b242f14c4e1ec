//! Which cards are there?

use super::{
    Front,
    denial::{Denial, json},
};
use axum::{
    extract::{Query, State, rejection::QueryRejection},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use std::sync::{Arc, Mutex, PoisonError};
use woe_cards::{Catalog, Edition, Telling};
use woe_prose::{Language, joined_forms, law_word, possibilities, rules_text, told_text};
use woe_rules::{Profile, Rules};
use woe_table::{Library, Mix, Recent};
use woe_wire::{CatalogPage, Code, Joined, Says, Text, Trouble, written};

/// A catalog as it is sent.
struct Told {
    text: String,
    tag: String,
}

/// Which cards: of which sets, in which edition, with or without their effects.
type Which = (Mix, Edition, Telling);

/// How many catalogs are remembered as they are sent.
const CATALOGS: usize = 32;

/// The catalogs that were asked for lately.
pub(super) struct Cards {
    told: Mutex<Recent<Which, Arc<Told>>>,
}

impl Default for Cards {
    fn default() -> Cards {
        Cards { told: Mutex::new(Recent::new(CATALOGS)) }
    }
}

impl Cards {
    /// The cards of these sets, as they are sent; of the base game, if none is named.
    fn of(&self, library: &Library, asked: &WhichCards) -> Result<Arc<Told>, Denial> {
        let mix = match &asked.cards {
            Some(cards) => hashes(cards)?,
            None => library.today(&names(asked.sets.as_deref().unwrap_or("gloom")))?,
        };
        let full = library.catalog(&mix)?;
        let telling = if asked.plain { Telling::Plain } else { Telling::Full };
        let edition = edition(asked.edition.as_deref())?;
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let which = (mix, edition, telling);
        if let Some(known) = told.find(&which) {
            return Ok(known);
        }
        let page = Arc::new(Told::new(&full, edition, telling));
        told.keep(which, page.clone());
        Ok(page)
    }
}

/// The boxes that stand on the shelf.
pub(super) async fn boxes(State(front): State<Arc<Front>>) -> Response {
    json(written(front.house.boxes())).into_response()
}

impl Told {
    fn new(full: &Catalog, edition: Edition, telling: Telling) -> Told {
        let rules = Rules::new(full, Profile { telling, ..Profile::of(edition) });
        let catalog = &rules.catalog;
        let says = |id| {
            let [first, second] =
                Language::ALL.map(|language| possibilities(catalog, id, language));
            let either = first
                .zip(second)
                .map(|([a, b], [c, d])| [Text { en: a, it: c }, Text { en: b, it: d }]);
            let [en, it] = Language::ALL.map(|language| law_word(catalog, id, language));
            let word = en.zip(it).map(|(en, it)| Text { en, it });
            let text = both(|language| rules_text(catalog, id, language));
            Says { text, told: both(|language| told_text(catalog, id, language)), word, either }
        };
        let joined = |name: &str| {
            let [su, da, a] = joined_forms(name);
            Joined { su, da, a }
        };
        let text = written(&CatalogPage::of(catalog, edition.word(), says, joined));
        let tag = format!("\"{}\"", &blake3::hash(text.as_bytes()).to_hex()[..20]);
        Told { text, tag }
    }
}

/// The same in both languages.
fn both(say: impl Fn(Language) -> String) -> Text {
    let [en, it] = Language::ALL.map(say);
    Text { en, it }
}

/// What is asked of the catalog.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WhichCards {
    /// The ids of the sets, with commas between them.
    sets: Option<String>,
    /// Instead of them, the hashes of the sets that a table was dealt from, with commas between them.
    cards: Option<String>,
    edition: Option<String>,
    #[serde(default)]
    plain: bool,
}

/// So many sets are asked for at most.
const MANY_SETS: usize = 32;

/// Hashes of sets, none twice: whatever else is asked for is not worth looking up.
fn hashes(words: &str) -> Result<Vec<String>, Denial> {
    let hashes = names(words);
    let is_hash = |name: &String| name.len() == 64 && name.bytes().all(|c| c.is_ascii_hexdigit());
    let twice = (1..hashes.len()).any(|at| hashes[..at].contains(&hashes[at]));
    match hashes.iter().all(is_hash) && !twice {
        true => Ok(hashes),
        false => {
            let sentence =
                "cards are the hashes that the part table names, with commas between them";
            Err(Denial::new(Code::NotAMessage, sentence.to_owned()))
        }
    }
}

fn names(words: &str) -> Vec<String> {
    words.split(',').take(MANY_SETS).map(|name| name.trim().to_owned()).collect()
}

pub(super) async fn catalog(
    State(front): State<Arc<Front>>,
    headers: HeaderMap,
    asked: Result<Query<WhichCards>, QueryRejection>,
) -> Result<Response, Denial> {
    let Query(asked) = asked.map_err(|why| unasked(&why))?;
    if let Some(cards) = &asked.cards {
        front.house.take_up(&hashes(cards)?).await.map_err(|_| Trouble::from(Code::NotKept))?;
    }
    let told = front.cards.of(front.house.library(), &asked)?;
    let about = [(header::ETAG, told.tag.clone()), (header::CACHE_CONTROL, "no-cache".to_owned())];
    if crate::page::knows(&headers, &told.tag) {
        return Ok((StatusCode::NOT_MODIFIED, about).into_response());
    }
    Ok((about, json(told.text.clone())).into_response())
}

fn edition(word: Option<&str>) -> Result<Edition, Denial> {
    match word {
        None | Some("first") => Ok(Edition::First),
        Some("second") => Ok(Edition::Second),
        Some(_) => Err(Denial::new(Code::NotAMessage, "edition is first or second")),
    }
}

/// A query that nobody understands.
pub(super) fn unasked(_: &QueryRejection) -> Denial {
    let sentence = "ask with the parameters that /api/openapi.json lists, each once, and no others";
    Denial::new(Code::NotAMessage, sentence)
}
