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
use std::sync::Arc;
use woe_cards::{CardId, Catalog, Edition, Kind, Telling, compile, shelf};
use woe_prose::{Language, joined_forms, possibilities, rules_text};
use woe_rules::{
    Eye, Key, Label, LaidStack, Layout, Play, Profile, Rules, Seat, Stream, Unplayable,
};
use woe_wire::{CatalogPage, Code, Joined, StackPart, Text, written};

/// How many stacks are shown at most.
const MANY_STACKS: u32 = 200;
/// How many layers a stack has at most, a death not counted.
const LAYERS: u32 = 6;

/// A catalog as it is sent.
struct Told {
    rules: Rules,
    text: String,
    tag: String,
}

/// The cards of each edition, with and without their effects.
pub(super) struct Cards {
    told: [(Edition, Telling, Told); 4],
}

impl Cards {
    pub(super) fn new() -> Cards {
        let full = compile(&shelf()).expect("the sets of the house have no mistakes");
        let kinds = [
            (Edition::First, Telling::Full),
            (Edition::First, Telling::Plain),
            (Edition::Second, Telling::Full),
            (Edition::Second, Telling::Plain),
        ];
        let told = |(edition, telling)| (edition, telling, Told::new(&full, edition, telling));
        Cards { told: kinds.map(told) }
    }

    fn of(&self, edition: Edition, telling: Telling) -> &Told {
        let found = self.told.iter().find(|told| (told.0, told.1) == (edition, telling));
        &found.expect("every edition is there in both ways").2
    }
}

impl Told {
    fn new(full: &Catalog, edition: Edition, telling: Telling) -> Told {
        let rules = Rules::new(full, Profile { telling, ..Profile::of(edition) });
        let catalog = &rules.catalog;
        let says = |id| {
            let [en, it] = Language::ALL.map(|language| rules_text(catalog, id, language));
            let [first, second] =
                Language::ALL.map(|language| possibilities(catalog, id, language));
            let either = first
                .zip(second)
                .map(|([a, b], [c, d])| [Text { en: a, it: c }, Text { en: b, it: d }]);
            (Text { en, it }, either)
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

/// What is asked of the catalog.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WhichCards {
    edition: Option<String>,
    #[serde(default)]
    plain: bool,
}

pub(super) async fn catalog(
    State(front): State<Arc<Front>>,
    headers: HeaderMap,
    asked: Result<Query<WhichCards>, QueryRejection>,
) -> Result<Response, Denial> {
    let Query(asked) = asked.map_err(|why| unasked(&why))?;
    let telling = if asked.plain { Telling::Plain } else { Telling::Full };
    let told = front.cards.of(edition(asked.edition.as_deref())?, telling);
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
    let rules = &front.cards.of(edition(asked.edition.as_deref())?, Telling::Full).rules;
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
        start: Seat::ALL[0],
        turn: Seat::ALL[0],
        play: Play::First,
        lots: Vec::new(),
    };
    let game = rules.resume(&layout)?;
    let view = rules.view_for(&game, Eye::Watcher).table;
    let part = |at: usize| {
        let stack = &view.stacks[at];
        let reckoned = rules.worth_at_reckoning(game.table(), stack.id);
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
pub(super) fn unasked(why: &QueryRejection) -> Denial {
    Denial::new(Code::NotAMessage, why.body_text())
}
