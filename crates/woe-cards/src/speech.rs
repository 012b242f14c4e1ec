//! What does a card say: its verbs, laws and filters?
//!
//! Nothing here complains: the checker has done that. What can't be read is `None`.

use crate::{
    card::Kind,
    filter::{CardFilter, CardFilters, Life, Sign, StackFilter, Who, Whose},
    icon::{Icon, IconSet},
    law::{Bar, Law, Laws, Over, Reward},
    names::Names,
    shape::ANY,
    tree::{Entry, Node},
    verb::{Aim, Amount, Condition, Exchange, From, Layer, Skipped, Slot, Source, Verb, Whither},
};

/// The verbs of a list, choices laid out behind their [`Verb::Either`].
pub(crate) fn verbs(items: &[Node], names: &Names) -> Option<Box<[Verb]>> {
    let mut verbs = Vec::new();
    for item in items {
        let [entry] = item.entries() else { return None };
        match (entry.key.as_str(), entry.node.items()) {
            ("either", [first, second]) => {
                verbs.push(Verb::Either { first: 1, second: 1 });
                verbs.push(simple_verb(sole(first)?, names)?);
                verbs.push(simple_verb(sole(second)?, names)?);
            }
            ("if", _) => {
                let hanging = entry.node.list("do");
                let condition = condition(&entry.node, names)?;
                verbs.push(Verb::If { condition, verbs: hanging.len() as u8 });
                for verb in hanging {
                    verbs.push(simple_verb(sole(verb)?, names)?);
                }
            }
            _ => verbs.push(simple_verb(entry, names)?),
        }
    }
    Some(verbs.into())
}

fn sole(node: &Node) -> Option<&Entry> {
    let [entry] = node.entries() else { return None };
    Some(entry)
}

fn condition(node: &Node, names: &Names) -> Option<Condition> {
    Some(match (node.text_at("expedition"), node.get("exists")) {
        (Some(ANY), _) => Condition::Expedition(None),
        (Some(title), _) => Condition::Expedition(Some(names.expedition(title)?)),
        (None, exists) => Condition::Exists(stack_filter(exists?, names)?),
    })
}

fn simple_verb(entry: &Entry, names: &Names) -> Option<Verb> {
    let node = &entry.node;
    Some(match entry.key.as_str() {
        "draw" => Verb::Draw {
            who: who_at(node, "who")?,
            amount: amount(node)?,
            from: if node.get("from").is_some() { From::Discard } else { From::Deck },
        },
        "discard" => discard(node)?,
        "take" => Verb::Take {
            by: who_at(node, "by")?,
            from: who_at(node, "from")?,
            count: node.get("count")?.integer()?,
        },
        "skip" => Verb::Skip(word(node, [("turn", Skipped::Turn), ("draw", Skipped::Draw)])?),
        "move" => Verb::Move(layer(node)?),
        "swap" => Verb::Swap(word(node, [("second", Exchange::Second), ("hand", Exchange::Hand)])?),
        "strip" => Verb::Strip(layer(node)?),
        "remove" => Verb::Remove(word(node, [("first", Slot::First), ("second", Slot::Second)])?),
        "play-now" => play_now(node, names)?,
        "grant" => {
            Verb::Grant { count: node.get("count")?.integer()?, cards: card_filters(node, names)? }
        }
        "join" => Verb::Join(word(node, [("you", Whither::You), ("middle", Whither::Middle)])?),
        "hands" => Verb::Hands(who(node.text()?)?),
        _ => return None,
    })
}

/// What the word of a node stands for.
fn word<T, const N: usize>(node: &Node, words: [(&str, T); N]) -> Option<T> {
    let text = node.text()?;
    words.into_iter().find(|(word, _)| *word == text).map(|(_, meant)| meant)
}

fn discard(node: &Node) -> Option<Verb> {
    if node.get("by").is_some() {
        let count = node.get("count")?.integer()?;
        return Some(Verb::DiscardByLot { by: who_at(node, "by")?, count });
    }
    Some(Verb::Discard { who: who_at(node, "who")?, amount: amount(node)? })
}

fn play_now(node: &Node, names: &Names) -> Option<Verb> {
    let aim = match node.text_at("despite") {
        Some(_) => Aim::FirstDespiteWorth,
        None => Aim::Anywhere,
    };
    let source = match node.text_at("from") {
        Some(_) => Source::Taken,
        None => Source::Hand(card_filters(node, names)?),
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
    let layers = [
        ("untimely-death", Layer::UntimelyDeath),
        ("top-modifier", Layer::TopModifier),
        ("top-mystery", Layer::TopMystery),
        ("modifiers", Layer::Modifiers),
    ];
    word(node, layers)
}

/// The kind of card of that name.
pub(crate) fn kind(word: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.word() == word)
}

fn card_filters(node: &Node, names: &Names) -> Option<Box<[CardFilter]>> {
    node.list("cards").iter().map(|filter| card_filter(filter, names)).collect()
}

/// The cards that a filter speaks of.
pub(crate) fn card_filter(node: &Node, names: &Names) -> Option<CardFilter> {
    let kind = match node.text_at("kind") {
        None => None,
        Some(word) => Some(kind(word)?),
    };
    Some(CardFilter { kind, sign: sign(node)?, shows: icon_set(node.list("shows"), names)? })
}

/// The sign of a sum that a filter asks for.
fn sign(node: &Node) -> Option<Option<Sign>> {
    let Some(word) = node.text_at("worth") else { return Some(None) };
    Sign::ALL.into_iter().find(|sign| sign.word() == word).map(Some)
}

/// The stacks that a filter speaks of.
pub(crate) fn stack_filter(node: &Node, names: &Names) -> Option<StackFilter> {
    let of = match node.text_at("of") {
        None => None,
        Some("middle") => Some(Whose::Middle),
        Some(word) => Some(Whose::Of(who(word)?)),
    };
    let base = match node.text_at("base") {
        None => None,
        Some(word) => Some(kind(word)?),
    };
    let life = node.get("living").and_then(Node::truth).map(|living| match living {
        true => Life::Living,
        false => Life::Dead,
    });
    Some(StackFilter {
        base,
        life,
        of,
        shows: icon_set(node.list("shows"), names)?,
        lacks: icon_set(node.list("lacks"), names)?,
        sign: sign(node)?,
        modified: node.get("top").is_some(),
    })
}

/// The icons that a list names.
pub(crate) fn icon_set(items: &[Node], names: &Names) -> Option<IconSet> {
    let icon = |item: &Node| -> Option<Icon> { names.icon(item.text()?) };
    items.iter().map(icon).collect()
}

/// The laws of a list, summed.
pub(crate) fn laws(items: &[Node], names: &Names) -> Option<Laws> {
    items.iter().map(|item| law(item, names)).collect()
}

fn law(node: &Node, names: &Names) -> Option<Law> {
    if let Some(word) = node.text() {
        return Law::ALONE.into_iter().find(|law| law.kind().word() == word);
    }
    let entry = sole(node)?;
    let node = &entry.node;
    Some(match entry.key.as_str() {
        "draw-limit" => Law::DrawLimit(node.integer()?),
        "tax" => Law::Tax(node.integer()?),
        "plays" => Law::Plays(node.integer()?),
        "forbid" if node.text().is_some() => Law::ForbidEvents,
        "forbid" => Law::Bar(Bar {
            cards: CardFilters::of(&card_filters(node, names)?),
            over: word(node.get("on")?, [("this", Over::This), ("family", Over::Family)])?,
        }),
        "reward" => Law::Reward(Reward {
            cards: CardFilters::of(&card_filters(node, names)?),
            draw: node.get("draw")?.integer()?,
        }),
        _ => return None,
    })
}
