//! Which verbs of a card are said in one breath?

use woe_cards::{Amount, Condition, From, Slot, Verb, Who};

/// Verbs as they are said: singly, two in one breath, as a choice, or if something is so.
pub(crate) enum Part<'a> {
    One(&'a Verb),
    RemoveBoth,
    Either(Vec<Part<'a>>, Vec<Part<'a>>),
    If(Condition, Vec<Part<'a>>),
}

/// The verbs of a card as they are said.
pub(crate) fn parts(verbs: &[Verb]) -> Vec<Part<'_>> {
    let mut said = Vec::new();
    let mut rest = verbs;
    while let [verb, after @ ..] = rest {
        rest = after;
        let is_half = matches!(after, [Verb::Remove(Slot::Second), ..]);
        said.push(match verb {
            &Verb::Either { first, second } => {
                let (one, after) = after.split_at(after.len().min(first.into()));
                let (other, after) = after.split_at(after.len().min(second.into()));
                rest = after;
                Part::Either(parts(one), parts(other))
            }
            &Verb::If { condition, verbs } => {
                let (hanging, after) = after.split_at(after.len().min(verbs.into()));
                rest = after;
                Part::If(condition, parts(hanging))
            }
            Verb::Remove(Slot::First) if is_half => {
                rest = &after[1..];
                Part::RemoveBoth
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
            | Verb::Join(_)
            | Verb::Hands(_) => Part::One(verb),
        });
    }
    said
}

impl Part<'_> {
    /// Whether both fit into one sentence. What others may do ends it: what follows happens anyway.
    pub(crate) fn flows_into(&self, next: &Part) -> bool {
        let turns_to_you = self.subject() != Who::You && next.subject() == Who::You;
        !self.stands_apart() && !next.stands_apart() && !turns_to_you
    }

    /// Who does it.
    pub(crate) fn subject(&self) -> Who {
        match self {
            Part::One(verb) => subject(verb),
            Part::RemoveBoth | Part::Either(..) | Part::If(..) => Who::You,
        }
    }

    /// The verb, if it is a single one.
    pub(crate) fn verb(&self) -> Option<Verb> {
        match self {
            Part::One(verb) => Some((*verb).clone()),
            Part::RemoveBoth | Part::Either(..) | Part::If(..) => None,
        }
    }

    fn stands_apart(&self) -> bool {
        matches!(self, Part::Either(..) | Part::If(..))
    }
}

fn subject(verb: &Verb) -> Who {
    match *verb {
        Verb::Draw { who, .. } | Verb::Discard { who, .. } => who,
        Verb::DiscardByLot { by, .. } | Verb::Take { by, .. } => by,
        Verb::Hands(_) => Who::EachOther,
        Verb::Skip(_)
        | Verb::Move(_)
        | Verb::Swap(_)
        | Verb::Strip(_)
        | Verb::Remove(_)
        | Verb::PlayNow { .. }
        | Verb::Grant { .. }
        | Verb::Either { .. }
        | Verb::If { .. }
        | Verb::Join(_) => Who::You,
    }
}

/// Whether it moves so many cards and no others.
pub(crate) fn is_counted(verb: &Verb) -> bool {
    matches!(
        verb,
        Verb::Draw { amount: Amount::Number(_), .. }
            | Verb::Discard { amount: Amount::Number(_), .. }
    )
}

/// Whether the same player draws or discards so many cards again.
pub(crate) fn is_more_of(before: &Verb, verb: &Verb) -> bool {
    let is_same = match before {
        Verb::Draw { who, from, .. } => {
            *from == From::Deck
                && matches!(verb, Verb::Draw { who: again, from: pile, .. } if who == again && from == pile)
        }
        Verb::Discard { who, .. } => {
            matches!(verb, Verb::Discard { who: again, .. } if who == again)
        }
        Verb::DiscardByLot { .. }
        | Verb::Take { .. }
        | Verb::Skip(_)
        | Verb::Move(_)
        | Verb::Swap(_)
        | Verb::Strip(_)
        | Verb::Remove(_)
        | Verb::PlayNow { .. }
        | Verb::Grant { .. }
        | Verb::Either { .. }
        | Verb::If { .. }
        | Verb::Join(_)
        | Verb::Hands(_) => false,
    };
    is_same && is_counted(before)
}
