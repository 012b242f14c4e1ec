//! Which cards are there, and how do they look on each other?

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
use woe_cards::{CardId, Catalog, Edition, Kind, Telling};
use woe_prose::{Language, joined_forms, law_word, possibilities, rules_text, told_text};
use woe_rules::{
    Eye, Key, Label, LaidStack, Layout, Play, Profile, Rules, Seat, Stream, Unplayable,
};
use woe_table::{Library, Mix, Recent};
use woe_wire::{CatalogPage, Code, Joined, Says, StackPart, Text, Trouble, written};

/// How many stacks are shown at most.
const MANY_STACKS: u32 = 200;
/// How many layers a stack has at most, a death not counted.
const LAYERS: u32 = 6;

/// A catalog as it is sent.
struct Told {
    rules: Arc<Rules>,
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
        Told { rules, text, tag }
    }
}

/// The same in both languages.
fn both(say: impl Fn(Language) -> String) -> Text {
    let [en, it] = Language::ALL.map(say);
    Text { en, it }
}

/// What is asked of the catalog.
#[derive(Default, Deserialize)]
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

/// What is asked of the stacks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WhichStacks {
    sets: Option<String>,
    edition: Option<String>,
    #[serde(default)]
    seed: u64,
    count: Option<u32>,
}

pub(super) async fn stacks(
    State(front): State<Arc<Front>>,
    asked: Result<Query<WhichStacks>, QueryRejection>,
) -> Result<Response, Denial> {
    let Query(asked) = asked.map_err(|why| unasked(&why))?;
    let count = asked.count.unwrap_or(12);
    if !(1..=MANY_STACKS).contains(&count) {
        let sentence = format!("count is a number from 1 to {MANY_STACKS}");
        return Err(Denial::new(Code::NotAMessage, sentence));
    }
    let which = WhichCards { sets: asked.sets, edition: asked.edition, ..WhichCards::default() };
    let told = front.cards.of(front.house.library(), &which)?;
    let rules = &told.rules;
    let key = Key::from_seed(asked.seed);
    // A table has two families at least, so they are laid out in pairs.
    let pairs = (0..count.div_ceil(2)).map(|pair| laid_out(rules, key, pair));
    let stacks: Result<Vec<[StackPart; 2]>, Unplayable> = pairs.collect();
    let stacks = stacks.expect("two characters with different cards on them are a table");
    let stacks: Vec<StackPart> = stacks.into_iter().flatten().take(count as usize).collect();
    Ok(json(written(&stacks)).into_response())
}

/// Two characters, each under some Modifiers, and some of them dead: what the engine sees of them.
fn laid_out(rules: &Rules, key: Key, pair: u32) -> Result<[StackPart; 2], Unplayable> {
    let mut whim = Stream::new(key, Label::Whim, pair);
    let mut shuffled = |kind: Kind| {
        let ids = rules.catalog.ids().filter(|&id| rules.catalog.card(id).kind == kind);
        let mut ids: Vec<CardId> = ids.collect();
        whim.shuffle(&mut ids);
        ids
    };
    let [bases, mut modifiers, mut deaths] =
        [Kind::Character, Kind::Modifier, Kind::UntimelyDeath].map(&mut shuffled);
    let mut stack = |seat: Seat| {
        let count = whim.below(LAYERS + 1) as usize;
        let mut layers = modifiers.split_off(modifiers.len().saturating_sub(count));
        layers.extend(deaths.pop().filter(|_| whim.below(3) == 0));
        LaidStack { base: bases[seat.index()], of: Some(seat), layers }
    };
    let layout = Layout {
        stacks: Seat::ALL[..2].iter().map(|&seat| stack(seat)).collect(),
        hands: vec![Vec::new(); 2],
        deck: Vec::new(),
        discard: Vec::new(),
        expedition: None,
        start: Seat::ALL[0],
        turn: Seat::ALL[0],
        play: Play::First,
        lots: Vec::new(),
    };
    let game = rules.resume(&layout)?;
    let view = rules.view_for(&game, Eye::Watcher).table;
    let part = |at: usize| {
        let stack = &view.stacks[at];
        let reckoned = rules.reckoned(game.table(), stack.id);
        StackPart::of(stack, reckoned, &rules.catalog)
    };
    Ok([part(0), part(1)])
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
