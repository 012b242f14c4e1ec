//! Which rules matter to a card?

use woe_cards::{
    Aim, Amount, Card, CardId, Catalog, Exchange, Kind, Law, Layer, Mark, Source, Verb,
};

/// The ids of the rules that matter to a card, in the order of the rule book.
pub fn rule_ids(catalog: &Catalog, id: CardId) -> Vec<&'static str> {
    let mut ids = cited(catalog.card(id));
    ids.sort_by_key(|id| ORDER.iter().position(|known| known == id));
    ids.dedup();
    ids
}

/// Every id that a card can cite, in the order of the rule book.
const ORDER: [&str; 43] = [
    "STACK-3", "STACK-4", "STACK-5", "STACK-6", "STACK-7", "STACK-8", "TURN-2", "TURN-3", "DRAW-1",
    "DRAW-4", "DRAW-5", "SKIP-1", "MOD-1", "MOD-2", "MOD-3", "DEATH-1", "DEATH-3", "DEATH-4",
    "DEATH-5", "EVENT-1", "EVENT-2", "EVENT-3", "FREE-1", "FREE-2", "PLAY-2", "PLAY-3", "RESP-1",
    "RESP-2", "RESP-3", "RESP-4", "CARD-1", "CARD-2", "CARD-3", "CARD-4", "CARD-5", "CARD-6",
    "CARD-7", "CARD-8", "CARD-9", "CARD-10", "CARD-11", "CARD-12", "CARD-13",
];

fn cited(card: &Card) -> Vec<&'static str> {
    let mut ids = print(card);
    ids.extend(kind(card));
    ids.extend(conditions(card));
    ids.extend(card.immediate.iter().flat_map(verb));
    for laws in [Some(card.ongoing), card.persistent].into_iter().flatten() {
        ids.extend(laws.iter().flat_map(law));
    }
    if card.ongoing.kinds() != 0 {
        ids.push("STACK-5");
    }
    ids
}

fn print(card: &Card) -> Vec<&'static str> {
    let mut ids = Vec::new();
    if card.pathos.contains(&Some(0)) {
        ids.push("STACK-3");
    }
    if card.icons.contains(&Some(Mark::BLANK)) {
        ids.push("STACK-4");
    }
    if card.persistent.is_some() {
        ids.push("STACK-6");
    }
    ids
}

fn kind(card: &Card) -> &'static [&'static str] {
    let laws = [Some(card.ongoing), card.persistent];
    let rules_you = laws.iter().flatten().any(|laws| laws.iter().any(|law| law != Law::FreeDeath));
    let acts = !card.immediate.is_empty();
    match card.kind {
        Kind::Modifier if acts || rules_you => &["MOD-1", "MOD-2"],
        Kind::Modifier => &["MOD-1"],
        Kind::Event => &["EVENT-1"],
        Kind::UntimelyDeath if acts => &["TURN-2", "DEATH-1", "DEATH-3"],
        Kind::UntimelyDeath => &["TURN-2", "DEATH-1"],
        Kind::Character | Kind::Guest => &["STACK-7"],
    }
}

fn conditions(card: &Card) -> Vec<&'static str> {
    let mut ids = Vec::new();
    if !card.scoring.is_empty() {
        ids.push("DEATH-4");
    }
    if card.sudden {
        ids.extend(["DRAW-4", "DRAW-5"]);
    }
    if card.response.is_some() {
        ids.extend(["RESP-1", "RESP-2", "RESP-3", "RESP-4"]);
    }
    if card.response.is_some() && !card.immediate.is_empty() {
        ids.push("CARD-3");
    }
    if let [
        Verb::Draw { .. },
        Verb::PlayNow { .. },
        Verb::Discard { amount: Amount::ToLimit, .. },
    ] = &card.immediate[..]
    {
        ids.push("CARD-6");
    }
    if card.kind == Kind::Event && (card.needs.is_some() || !card.targets.is_empty()) {
        ids.push("EVENT-3");
    }
    if !card.targets.is_empty() {
        ids.push("PLAY-2");
    }
    ids
}

fn verb(verb: &Verb) -> &'static [&'static str] {
    match verb {
        Verb::Draw { amount: Amount::ToLimit, .. } => &["DRAW-1"],
        Verb::Draw { .. } => &[],
        Verb::Discard { amount: Amount::ToLimit, .. } => &["DRAW-1", "PLAY-2"],
        Verb::Discard { amount: Amount::All, .. } => &[],
        Verb::Discard { .. } => &["PLAY-2"],
        Verb::DiscardByLot { .. } | Verb::Take { .. } => &["CARD-11"],
        Verb::Skip(_) => &["SKIP-1"],
        Verb::Move(Layer::UntimelyDeath) => &["DEATH-5", "EVENT-2", "CARD-2"],
        Verb::Move(_) => &["MOD-3"],
        Verb::Swap(Exchange::Second) => &["MOD-3", "CARD-5"],
        Verb::Swap(Exchange::Hand) => &["MOD-3", "CARD-4"],
        Verb::Strip(_) => &["STACK-8"],
        Verb::Remove(_) => &["CARD-1"],
        Verb::PlayNow { aim: Aim::FirstDespiteWorth, .. } => &["EVENT-2", "PLAY-3", "CARD-9"],
        Verb::PlayNow { source: Source::Taken, .. } => &["PLAY-3", "CARD-7"],
        Verb::PlayNow { .. } => &["PLAY-3"],
        Verb::Grant { .. } => &["TURN-3", "FREE-2", "CARD-8"],
        Verb::Either { .. } => &["CARD-10"],
    }
}

fn law(law: Law) -> &'static [&'static str] {
    match law {
        Law::DrawLimit(_) => &["DRAW-1"],
        Law::Tax(_) => &["CARD-12"],
        Law::ForbidEvents => &["CARD-13"],
        Law::FreeDeath => &["TURN-3", "FREE-1", "FREE-2"],
    }
}
