//! What is left of a card in an edition that lacks some icons?
//!
//! What shows such an icon shows none, and what is said of it is not said [HOME-6]. A set of icons
//! that has become empty would ask nothing, so whatever hangs on it goes with it.

use crate::{
    card::{Bonus, BonusWhen, Card, Kind, Tally, Target},
    filter::{CardFilter, CardFilters, StackFilter},
    icon::{IconSet, Mark},
    law::{Bar, Law, Laws, Reward},
    sheet::Edition,
    verb::{Condition, Source, Verb},
};

impl Card {
    /// The card as that edition has it; `None` if it is of no use without these icons.
    pub(crate) fn in_edition(&self, edition: Edition, gone: IconSet) -> Option<Card> {
        let mut card = self.lacking(gone)?;
        if edition == Edition::Second && card.kind == Kind::Mystery {
            card.tally = None;
        }
        Some(card)
    }

    fn lacking(&self, gone: IconSet) -> Option<Card> {
        if gone.is_empty() {
            return Some(self.clone());
        }
        let shown = |mark: &Mark| mark.icon().is_none_or(|icon| !gone.contains(icon));
        let tally = |tally: Tally| Some(Tally { icons: lacking(tally.icons, gone)?, ..tally });
        let target =
            |target: &Target| Some(Target { filter: target.filter.lacking(gone)?, ..*target });
        let card = Card {
            icons: self.icons.map(|mark| mark.filter(shown)),
            ongoing: self.ongoing.lacking(gone),
            persistent: self.persistent.map(|laws| laws.lacking(gone)),
            needs: all(self.needs.map(|needs| needs.lacking(gone)))?,
            targets: self.targets.iter().map(target).collect::<Option<_>>()?,
            immediate: verbs(&self.immediate, gone),
            scoring: self.scoring.iter().filter_map(|bonus| bonus.lacking(gone)).collect(),
            // A Mystery is asked for nothing any more; a Story that can't be claimed is no Story.
            tally: match self.kind {
                Kind::Mystery => self.tally.and_then(tally),
                Kind::Story => all(self.tally.map(tally))?,
                // Nothing is asked for them.
                Kind::Modifier
                | Kind::Event
                | Kind::UntimelyDeath
                | Kind::Character
                | Kind::Guest
                | Kind::Residence
                | Kind::Expedition => None,
            },
            follows: self.follows.and_then(|follows| follows.lacking(gone)),
            ..self.clone()
        };
        let is_idle =
            card.kind == Kind::Event && card.immediate.is_empty() && !self.immediate.is_empty();
        (!is_idle || card.response.is_some()).then_some(card)
    }
}

/// What there is, if all that was asked for can be had.
fn all<T>(asked: Option<Option<T>>) -> Option<Option<T>> {
    match asked {
        None => Some(None),
        Some(found) => found.map(Some),
    }
}

/// The icons that are left; `None` if there were some, and none is left.
fn lacking(icons: IconSet, gone: IconSet) -> Option<IconSet> {
    let left = icons.without(gone);
    (icons.is_empty() || !left.is_empty()).then_some(left)
}

impl StackFilter {
    fn lacking(self, gone: IconSet) -> Option<StackFilter> {
        let shows = lacking(self.shows, gone)?;
        Some(StackFilter { shows, lacks: self.lacks.without(gone), ..self })
    }
}

impl CardFilter {
    fn lacking(self, gone: IconSet) -> Option<CardFilter> {
        Some(CardFilter { shows: lacking(self.shows, gone)?, ..self })
    }
}

/// The filters that are left; `None` if there were some, and none is left.
fn filters(
    cards: impl IntoIterator<Item = CardFilter>,
    gone: IconSet,
) -> Option<Box<[CardFilter]>> {
    let cards: Vec<CardFilter> = cards.into_iter().collect();
    let left: Box<[CardFilter]> = cards.iter().filter_map(|filter| filter.lacking(gone)).collect();
    (cards.is_empty() || !left.is_empty()).then_some(left)
}

impl Laws {
    fn lacking(self, gone: IconSet) -> Laws {
        self.iter().filter_map(|law| law.lacking(gone)).collect()
    }
}

impl Law {
    fn lacking(self, gone: IconSet) -> Option<Law> {
        let left = |cards: CardFilters| Some(CardFilters::of(&filters(cards.iter(), gone)?));
        Some(match self {
            Law::Bar(bar) => Law::Bar(Bar { cards: left(bar.cards)?, ..bar }),
            Law::Reward(reward) => Law::Reward(Reward { cards: left(reward.cards)?, ..reward }),
            Law::DrawLimit(_)
            | Law::Tax(_)
            | Law::ForbidEvents
            | Law::FreeDeath
            | Law::Undead
            | Law::Plays(_)
            | Law::Pilfer
            | Law::LateDeath
            | Law::AnyDeath => self,
        })
    }
}

impl Bonus {
    fn lacking(self, gone: IconSet) -> Option<Bonus> {
        let when = match self.when {
            BonusWhen::Shows(icons) => BonusWhen::Shows(lacking(icons, gone)?),
            BonusWhen::Per(filter) => BonusWhen::Per(filter.lacking(gone)?),
        };
        Some(Bonus { when, ..self })
    }
}

/// The verbs that are left, choices and conditions with those that hang on them.
fn verbs(spoken: &[Verb], gone: IconSet) -> Box<[Verb]> {
    let mut left = Vec::new();
    let mut rest = spoken;
    while let [verb, after @ ..] = rest {
        let (hanging, after) = after.split_at(hanging(verb).min(after.len()));
        left.extend(phrase(verb, hanging, gone));
        rest = after;
    }
    left.into()
}

/// How many of the verbs after it hang on this one.
fn hanging(verb: &Verb) -> usize {
    if let Verb::Either { first, second } = verb {
        return usize::from(first + second);
    }
    if let Verb::If { verbs, .. } = verb { usize::from(*verbs) } else { 0 }
}

/// One verb and those that hang on it, if they are still said.
fn phrase(verb: &Verb, hanging: &[Verb], gone: IconSet) -> Vec<Verb> {
    let left: Vec<Verb> = hanging.iter().filter_map(|verb| verb.lacking(gone)).collect();
    let is_half = left.len() < hanging.len();
    let head = match verb {
        Verb::Either { .. } if is_half => None,
        Verb::If { .. } if left.is_empty() => None,
        Verb::If { condition, .. } => {
            condition.lacking(gone).map(|condition| Verb::If { condition, verbs: left.len() as u8 })
        }
        Verb::Draw { .. }
        | Verb::Discard { .. }
        | Verb::DiscardByLot { .. }
        | Verb::Take { .. }
        | Verb::Skip(_)
        | Verb::Move(_)
        | Verb::Swap(_)
        | Verb::Strip(_)
        | Verb::Remove(_)
        | Verb::PlayNow { .. }
        | Verb::Grant { .. }
        | Verb::Either { .. }
        | Verb::Join(_)
        | Verb::Hands(_) => verb.lacking(gone),
    };
    head.map_or_else(Vec::new, |head| [vec![head], left].concat())
}

impl Condition {
    fn lacking(self, gone: IconSet) -> Option<Condition> {
        match self {
            Condition::Expedition(_) => Some(self),
            Condition::Exists(filter) => Some(Condition::Exists(filter.lacking(gone)?)),
        }
    }
}

impl Verb {
    fn lacking(&self, gone: IconSet) -> Option<Verb> {
        Some(match self {
            Verb::PlayNow { source: Source::Hand(cards), aim } => {
                let source = Source::Hand(filters(cards.iter().copied(), gone)?);
                Verb::PlayNow { source, aim: *aim }
            }
            Verb::Grant { count, cards } => {
                Verb::Grant { count: *count, cards: filters(cards.iter().copied(), gone)? }
            }
            Verb::Draw { .. }
            | Verb::Discard { .. }
            | Verb::DiscardByLot { .. }
            | Verb::Take { .. }
            | Verb::Skip(_)
            | Verb::Move(_)
            | Verb::Swap(_)
            | Verb::Strip(_)
            | Verb::Remove(_)
            | Verb::PlayNow { source: Source::Taken, .. }
            | Verb::Either { .. }
            | Verb::If { .. }
            | Verb::Join(_)
            | Verb::Hands(_) => self.clone(),
        })
    }
}
