//! Which rules matter to a card?

use woe_cards::{
    Aim, Amount, Bar, BonusWhen, Card, CardId, Catalog, Condition, Edition, Exchange, From, Kind,
    Law, Layer, Mark, Over, Source, Unit, Verb,
};

/// The ids of the rules that matter to a card, in the order of the rule book.
pub fn rule_ids(catalog: &Catalog, id: CardId) -> Vec<&'static str> {
    let mut ids = cited(catalog.card(id));
    if differs_by_edition(catalog, id) {
        ids.push("HOME-6");
    }
    ids.sort_by_key(|id| ORDER.iter().position(|known| known == id));
    ids.dedup();
    ids
}

/// Whether an edition lacks some of what it says or shows. [HOME-6]
fn differs_by_edition(catalog: &Catalog, id: CardId) -> bool {
    let card = catalog.card(id);
    let is_other = |edition| catalog.card_in(id, edition).is_some_and(|other| other != *card);
    card.kind == Kind::Mystery || [Edition::First, Edition::Second].into_iter().any(is_other)
}

/// Every id that a card can cite, in the order of the rule book.
const ORDER: [&str; 77] = [
    "STACK-3", "STACK-4", "STACK-5", "STACK-6", "STACK-7", "STACK-8", "TURN-1", "TURN-2", "TURN-3",
    "TURN-5", "DRAW-1", "DRAW-4", "DRAW-5", "DRAW-6", "DRAW-7", "DRAW-8", "HAND-1", "SKIP-1",
    "MOD-1", "MOD-2", "MOD-3", "DEATH-1", "DEATH-3", "DEATH-4", "DEATH-5", "EVENT-1", "EVENT-2",
    "EVENT-3", "FREE-1", "FREE-2", "PLAY-1", "PLAY-2", "PLAY-3", "REWARD-1", "REWARD-2", "RESP-1",
    "RESP-2", "RESP-3", "RESP-4", "HOME-1", "HOME-2", "HOME-3", "HOME-4", "HOME-5", "HOME-6",
    "GUEST-2", "GUEST-3", "GUEST-4", "GUEST-6", "GUEST-7", "GUEST-8", "TRIP-1", "TRIP-2", "TRIP-3",
    "UNDEAD-1", "UNDEAD-2", "UNDEAD-3", "UNDEAD-4", "STORY-1", "STORY-2", "STORY-3", "STORY-4",
    "STORY-5", "TALE-4", "CARD-1", "CARD-2", "CARD-3", "CARD-4", "CARD-5", "CARD-6", "CARD-7",
    "CARD-8", "CARD-9", "CARD-10", "CARD-11", "CARD-12", "CARD-13",
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
    let rules_you = laws.iter().flatten().any(|laws| laws.iter().any(speaks_to_you));
    let acts = !card.immediate.is_empty();
    match card.kind {
        Kind::Modifier if acts || rules_you => &["MOD-1", "MOD-2"],
        Kind::Modifier => &["MOD-1"],
        Kind::Event => &["EVENT-1"],
        Kind::UntimelyDeath if acts => &["TURN-2", "DEATH-1", "DEATH-3"],
        Kind::UntimelyDeath => &["TURN-2", "DEATH-1"],
        Kind::Mystery => &["HOME-1", "HOME-2", "HOME-4", "HOME-5"],
        Kind::Character => &["STACK-7"],
        Kind::Guest => &["STACK-7", "GUEST-3", "GUEST-4", "GUEST-7"],
        Kind::Residence => &["HOME-1", "HOME-5"],
        Kind::Story => &["STORY-1", "STORY-3", "STORY-4"],
        Kind::Expedition => &["TRIP-1", "TRIP-2"],
    }
}

/// Whether a law is about a player rather than about the character on which it shows.
fn speaks_to_you(law: Law) -> bool {
    !matches!(
        law,
        Law::FreeDeath | Law::AnyDeath | Law::Undead | Law::Bar(Bar { over: Over::This, .. })
    )
}

fn conditions(card: &Card) -> Vec<&'static str> {
    let mut ids = Vec::new();
    if !card.scoring.is_empty() {
        ids.push("DEATH-4");
    }
    if card.scoring.iter().any(|bonus| counts_dead(bonus.when)) {
        ids.push("UNDEAD-4");
    }
    if card.sudden {
        ids.extend(["DRAW-4", "DRAW-5", "DRAW-6"]);
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
    ids.extend(beside(card));
    ids
}

/// Whether points are counted for each dead, or each living, character. [UNDEAD-4]
fn counts_dead(when: BonusWhen) -> bool {
    match when {
        BonusWhen::Per(filter) => filter.life.is_some(),
        BonusWhen::Shows(_) => false,
    }
}

/// What matters because of what lies beside the families.
fn beside(card: &Card) -> Vec<&'static str> {
    let mut ids = Vec::new();
    let is_story = card.kind == Kind::Story;
    ids.extend(card.tally.map(|tally| match tally.unit {
        Unit::Characters if is_story => "STORY-2",
        Unit::Icons if is_story => "TALE-4",
        Unit::Characters | Unit::Icons => "HOME-3",
    }));
    if card.follows.is_some() {
        ids.extend(["GUEST-2", "GUEST-8"]);
    }
    ids.extend(card.voyage.map(|_| "TRIP-1"));
    if card.immediate.iter().any(|verb| matches!(verb, Verb::Join(_))) {
        let is_story = card.targets.iter().any(|target| target.filter.base == Some(Kind::Story));
        ids.extend(if is_story { ["STORY-3", "STORY-4"] } else { ["GUEST-3", "GUEST-7"] });
        ids.push("STORY-5");
    }
    ids
}

fn verb(verb: &Verb) -> &'static [&'static str] {
    match verb {
        Verb::Draw { from: From::Discard, .. } => &["DRAW-7"],
        Verb::Draw { amount: Amount::ToLimit, .. } => &["DRAW-1"],
        Verb::Draw { .. } => &[],
        Verb::Discard { amount: Amount::ToLimit, .. } => &["DRAW-1", "PLAY-2"],
        Verb::Discard { amount: Amount::All, .. } => &[],
        Verb::Discard { .. } => &["PLAY-2"],
        Verb::DiscardByLot { .. } | Verb::Take { .. } => &["CARD-11"],
        Verb::Skip(_) => &["SKIP-1"],
        Verb::Move(Layer::UntimelyDeath) => &["DEATH-5", "EVENT-2", "CARD-2"],
        Verb::Move(Layer::TopMystery) => &["MOD-3", "HOME-5"],
        Verb::Strip(Layer::TopMystery) => &["STACK-8", "HOME-5"],
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
        Verb::If { condition: Condition::Expedition(_), .. } => &["TRIP-3"],
        // What joins is told with what it is.
        Verb::If { .. } | Verb::Join(_) => &[],
        Verb::Hands(_) => &["HAND-1"],
    }
}

fn law(law: Law) -> &'static [&'static str] {
    match law {
        Law::DrawLimit(_) => &["DRAW-1"],
        Law::Tax(_) => &["CARD-12"],
        Law::ForbidEvents => &["CARD-13"],
        Law::FreeDeath => &["TURN-3", "FREE-1", "FREE-2"],
        Law::Undead => &["UNDEAD-1", "UNDEAD-2", "UNDEAD-3"],
        Law::Plays(_) => &["TURN-1"],
        Law::Bar(_) => &["GUEST-6"],
        Law::Reward(_) => &["REWARD-1", "REWARD-2"],
        Law::Pilfer => &["DRAW-8", "CARD-11"],
        Law::LateDeath => &["TURN-2", "TURN-5"],
        Law::AnyDeath => &["DEATH-1"],
    }
}
