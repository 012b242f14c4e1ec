//! What does a card say: its verbs, laws and filters?
//!
//! Nothing here complains: the checker has done that. What can't be read is `None`.

use crate::{
    card::{Icon, IconSet, Kind},
    filter::{CardFilter, Life, StackFilter, Who},
    law::{Law, Laws},
    names::Names,
    tree::{Entry, Node},
    verb::{Aim, Amount, Exchange, Layer, Skipped, Slot, Source, Verb},
};

/// The verbs of a list, choices laid out behind their [`Verb::Either`].
pub(crate) fn verbs(items: &[Node]) -> Option<Box<[Verb]>> {
    let mut verbs = Vec::new();
    for item in items {
        let [entry] = item.entries() else { return None };
        match (entry.key.as_str(), entry.node.items()) {
            ("either", [first, second]) => {
                verbs.push(Verb::Either { first: 1, second: 1 });
                verbs.push(simple_verb(sole(first)?)?);
                verbs.push(simple_verb(sole(second)?)?);
            }
            _ => verbs.push(simple_verb(entry)?),
        }
    }
    Some(verbs.into())
}

fn sole(node: &Node) -> Option<&Entry> {
    let [entry] = node.entries() else { return None };
    Some(entry)
}

fn simple_verb(entry: &Entry) -> Option<Verb> {
    let node = &entry.node;
    Some(match entry.key.as_str() {
        "draw" => Verb::Draw { who: who_at(node, "who")?, amount: amount(node)? },
        "discard" => discard(node)?,
        "take" => Verb::Take {
            by: who_at(node, "by")?,
            from: who_at(node, "from")?,
            count: node.get("count")?.integer()?,
        },
        "skip" => Verb::Skip(match node.text()? {
            "turn" => Skipped::Turn,
            "draw" => Skipped::Draw,
            _ => return None,
        }),
        "move" => Verb::Move(layer(node)?),
        "swap" => Verb::Swap(match node.text()? {
            "second" => Exchange::Second,
            "hand" => Exchange::Hand,
            _ => return None,
        }),
        "strip" => Verb::Strip(layer(node)?),
        "remove" => Verb::Remove(match node.text()? {
            "first" => Slot::First,
            "second" => Slot::Second,
            _ => return None,
        }),
        "play-now" => play_now(node)?,
        "grant" => Verb::Grant { count: node.get("count")?.integer()?, cards: card_filters(node)? },
        _ => return None,
    })
}

fn discard(node: &Node) -> Option<Verb> {
    if node.get("by").is_some() {
        let count = node.get("count")?.integer()?;
        return Some(Verb::DiscardByLot { by: who_at(node, "by")?, count });
    }
    Some(Verb::Discard { who: who_at(node, "who")?, amount: amount(node)? })
}

fn play_now(node: &Node) -> Option<Verb> {
    let aim = match node.text_at("despite") {
        Some(_) => Aim::FirstDespiteWorth,
        None => Aim::Anywhere,
    };
    let source = match node.text_at("from") {
        Some(_) => Source::Taken,
        None => Source::Hand(card_filters(node)?),
    };
    Some(Verb::PlayNow { source, aim })
}

/// How many: bare, or under `count`.
fn amount(node: &Node) -> Option<Amount> {
    let node = node.get("count").unwrap_or(node);
    Some(match node.text() {
        None => Amount::Number(node.integer()?),
        Some("all") => Amount::All,
        Some("any") => Amount::Any,
        Some("to-limit") => Amount::ToLimit,
        Some(_) => return None,
    })
}

/// The seat under a key: you, if nobody is named.
fn who_at(node: &Node, key: &str) -> Option<Who> {
    match node.get(key) {
        None => Some(Who::You),
        Some(named) => who(named.text()?),
    }
}

fn who(word: &str) -> Option<Who> {
    Who::ALL.into_iter().find(|who| who.word() == word)
}

fn layer(node: &Node) -> Option<Layer> {
    Some(match node.text()? {
        "untimely-death" => Layer::UntimelyDeath,
        "top-modifier" => Layer::TopModifier,
        "modifiers" => Layer::Modifiers,
        _ => return None,
    })
}

/// The kind of card of that name.
pub(crate) fn kind(word: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.word() == word)
}

fn card_filters(node: &Node) -> Option<Box<[CardFilter]>> {
    node.list("cards").iter().map(card_filter).collect()
}

fn card_filter(node: &Node) -> Option<CardFilter> {
    let kind = match node.text_at("kind") {
        None => None,
        Some(word) => Some(kind(word)?),
    };
    Some(CardFilter { kind, negative: node.get("worth").is_some() })
}

/// The stacks that a filter speaks of.
pub(crate) fn stack_filter(node: &Node, names: &Names) -> Option<StackFilter> {
    let of = match node.text_at("of") {
        None => None,
        Some(word) => Some(who(word)?),
    };
    let life = node.get("living").and_then(Node::truth).map(|living| match living {
        true => Life::Living,
        false => Life::Dead,
    });
    Some(StackFilter {
        life,
        of,
        shows: icon_set(node.list("shows"), names)?,
        lacks: icon_set(node.list("lacks"), names)?,
        negative: node.get("worth").is_some(),
        modified: node.get("top").is_some(),
    })
}

/// The icons that a list names.
pub(crate) fn icon_set(items: &[Node], names: &Names) -> Option<IconSet> {
    let icon = |item: &Node| -> Option<Icon> { names.icon(item.text()?) };
    items.iter().map(icon).collect()
}

/// The laws of a list, summed.
pub(crate) fn laws(items: &[Node]) -> Option<Laws> {
    items.iter().map(law).collect()
}

fn law(node: &Node) -> Option<Law> {
    if node.text() == Some("free-death") {
        return Some(Law::FreeDeath);
    }
    let entry = sole(node)?;
    match entry.key.as_str() {
        "draw-limit" => Some(Law::DrawLimit(entry.node.integer()?)),
        "tax" => Some(Law::Tax(entry.node.integer()?)),
        "forbid" => Some(Law::ForbidEvents),
        _ => None,
    }
}
