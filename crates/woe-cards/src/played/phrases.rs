//! How is what a card does written down, so that it stays the same for ever?

use crate::{
    card::{Bonus, BonusWhen, Catalog, Kind, Tally, Target, Unit},
    filter::{CardFilter, Life, Sign, StackFilter, Whose},
    icon::{Icon, IconSet, Mark},
    law::{Law, Over},
    shape::{ANY, BLANK},
    verb::{Aim, Amount, Condition, Exchange, From, Layer, Skipped, Slot, Source, Verb, Whither},
};

/// Written where there is nothing.
const NOTHING: &str = "-";

/// One who writes by the ids of a catalog.
#[derive(Clone, Copy)]
pub(super) struct Phrases<'a>(pub(super) &'a Catalog);

impl Phrases<'_> {
    /// A printed number.
    pub(super) fn points(&self, points: Option<i8>) -> String {
        points.map_or_else(|| NOTHING.to_owned(), |points| points.to_string())
    }

    /// What is printed in an icon slot.
    pub(super) fn mark(&self, mark: Option<Mark>) -> String {
        let Some(mark) = mark else { return NOTHING.to_owned() };
        mark.icon().map_or_else(|| BLANK.to_owned(), |icon| self.icon(icon))
    }

    /// An icon, with the one edition that has it.
    fn icon(&self, icon: Icon) -> String {
        let Some(sheet) = self.0.icons.get(icon.index()) else { return NOTHING.to_owned() };
        match sheet.only {
            None => sheet.id.clone(),
            Some(only) => format!("{}:{}", sheet.id, only.word()),
        }
    }

    /// Icons by the alphabet, so that it does not matter in which order sets name them.
    fn icons(&self, icons: IconSet) -> String {
        let mut ids: Vec<String> = icons.iter().map(|icon| self.icon(icon)).collect();
        ids.sort();
        ids.join(",")
    }

    /// The id of the Expedition at that position.
    pub(super) fn expedition(&self, at: u8) -> String {
        let card = self.0.of_kind(Kind::Expedition).nth(at.into());
        card.map_or_else(|| NOTHING.to_owned(), |card| self.0.sheet(card).id.clone())
    }

    /// Which stacks.
    pub(super) fn stacks(&self, filter: StackFilter) -> String {
        let StackFilter { base, life, of, shows, lacks, sign, modified } = filter;
        let life = life.map(|life| match life {
            Life::Living => "living",
            Life::Dead => "dead",
        });
        asked(&[
            ("base", base.map(|kind| kind.word().to_owned())),
            ("life", life.map(str::to_owned)),
            ("of", of.map(Whose::word).map(str::to_owned)),
            ("shows", (!shows.is_empty()).then(|| self.icons(shows))),
            ("lacks", (!lacks.is_empty()).then(|| self.icons(lacks))),
            ("worth", sign.map(Sign::word).map(str::to_owned)),
            ("top", modified.then(|| "modified".to_owned())),
        ])
    }

    /// Which cards.
    pub(super) fn cards(&self, filter: CardFilter) -> String {
        let CardFilter { kind, sign, shows } = filter;
        asked(&[
            ("kind", kind.map(|kind| kind.word().to_owned())),
            ("worth", sign.map(Sign::word).map(str::to_owned)),
            ("shows", (!shows.is_empty()).then(|| self.icons(shows))),
        ])
    }

    /// Which cards: any of those.
    fn any_cards(&self, filters: impl IntoIterator<Item = CardFilter>) -> String {
        let any: Vec<String> = filters.into_iter().map(|filter| self.cards(filter)).collect();
        format!("[{}]", any.join(" / "))
    }

    /// What an Event names.
    pub(super) fn target(&self, Target { filter, suffers }: Target) -> String {
        let suffers = suffers.map_or(NOTHING, slot);
        format!("{} suffers {suffers}", self.stacks(filter))
    }

    /// What is so while it shows.
    pub(super) fn law(&self, law: Law) -> String {
        match law {
            Law::DrawLimit(change) => format!("draw-limit {change}"),
            Law::Tax(cards) => format!("tax {cards}"),
            Law::ForbidEvents => "forbid event".to_owned(),
            Law::FreeDeath => "free-death".to_owned(),
            Law::Undead => "undead".to_owned(),
            Law::Plays(change) => format!("plays {change}"),
            Law::Bar(bar) => {
                let over = match bar.over {
                    Over::This => "this",
                    Over::Family => "family",
                };
                format!("forbid {over} {}", self.any_cards(bar.cards.iter()))
            }
            Law::Reward(reward) => {
                format!("reward {} {}", reward.draw, self.any_cards(reward.cards.iter()))
            }
            Law::Pilfer => "pilfer".to_owned(),
            Law::LateDeath => "late-death".to_owned(),
            Law::AnyDeath => "any-death".to_owned(),
        }
    }

    /// What happens once.
    pub(super) fn verb(&self, verb: &Verb) -> String {
        match verb {
            Verb::Draw { who, amount: count, from } => {
                let from = match from {
                    From::Deck => "deck",
                    From::Discard => "discard",
                };
                format!("draw {} {} {from}", who.word(), amount(*count))
            }
            Verb::Discard { who, amount: count } => {
                format!("discard {} {}", who.word(), amount(*count))
            }
            Verb::DiscardByLot { by, count } => format!("discard-by-lot {} {count}", by.word()),
            Verb::Take { by, from, count } => {
                format!("take {} {} {count}", by.word(), from.word())
            }
            Verb::Skip(Skipped::Turn) => "skip turn".to_owned(),
            Verb::Skip(Skipped::Draw) => "skip draw".to_owned(),
            Verb::Move(of) => format!("move {}", layer(*of)),
            Verb::Swap(Exchange::Second) => "swap second".to_owned(),
            Verb::Swap(Exchange::Hand) => "swap hand".to_owned(),
            Verb::Strip(of) => format!("strip {}", layer(*of)),
            Verb::Remove(of) => format!("remove {}", slot(*of)),
            Verb::PlayNow { source, aim } => {
                let aim = match aim {
                    Aim::Anywhere => "anywhere",
                    Aim::FirstDespiteWorth => "despite-worth",
                };
                let source = match source {
                    Source::Hand(cards) => {
                        format!("hand {}", self.any_cards(cards.iter().copied()))
                    }
                    Source::Taken => "taken".to_owned(),
                };
                format!("play-now {aim} {source}")
            }
            Verb::Grant { count, cards } => {
                format!("grant {count} {}", self.any_cards(cards.iter().copied()))
            }
            Verb::Either { first, second } => format!("either {first} {second}"),
            Verb::If { condition, verbs } => format!("if {verbs} {}", self.condition(*condition)),
            Verb::Join(Whither::You) => "join you".to_owned(),
            Verb::Join(Whither::Middle) => "join middle".to_owned(),
            Verb::Hands(who) => format!("hands {}", who.word()),
        }
    }

    fn condition(&self, condition: Condition) -> String {
        match condition {
            Condition::Expedition(None) => format!("expedition {ANY}"),
            Condition::Expedition(Some(at)) => format!("expedition {}", self.expedition(at)),
            Condition::Exists(filter) => format!("exists {}", self.stacks(filter)),
        }
    }

    /// What a card adds at the reckoning.
    pub(super) fn bonus(&self, Bonus { worth, when }: Bonus) -> String {
        match when {
            BonusWhen::Shows(icons) => format!("{worth} shows {}", self.icons(icons)),
            BonusWhen::Per(filter) => format!("{worth} per {}", self.stacks(filter)),
        }
    }

    /// What a family must show.
    pub(super) fn tally(&self, Tally { icons, count, unit }: Tally) -> String {
        let unit = match unit {
            Unit::Icons => "icons",
            Unit::Characters => "characters",
        };
        format!("{count} {unit} {}", self.icons(icons))
    }
}

/// What a filter asks, each with its word.
fn asked(parts: &[(&str, Option<String>)]) -> String {
    let asked = parts.iter().filter_map(|(word, of)| Some(format!("{word}={}", of.as_ref()?)));
    format!("({})", asked.collect::<Vec<_>>().join(" "))
}

fn amount(amount: Amount) -> String {
    match amount {
        Amount::Number(count) => count.to_string(),
        Amount::All => "all".to_owned(),
        Amount::Any => "any".to_owned(),
        Amount::ToLimit => "to-limit".to_owned(),
    }
}

const fn layer(layer: Layer) -> &'static str {
    match layer {
        Layer::UntimelyDeath => "untimely-death",
        Layer::TopModifier => "top-modifier",
        Layer::TopMystery => "top-mystery",
        Layer::Modifiers => "modifiers",
    }
}

const fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::First => "first",
        Slot::Second => "second",
    }
}
