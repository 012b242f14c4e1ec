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
        said.push(match (verb, after) {
            (&Verb::Either { first, second }, _) => {
                let (one, after) = after.split_at(after.len().min(first.into()));
                let (other, after) = after.split_at(after.len().min(second.into()));
                rest = after;
                Part::Either(parts(one), parts(other))
            }
            (&Verb::If { condition, verbs }, _) => {
                let (hanging, after) = after.split_at(after.len().min(verbs.into()));
                rest = after;
                Part::If(condition, parts(hanging))
            }
            (Verb::Remove(Slot::First), [Verb::Remove(Slot::Second), after @ ..]) => {
                rest = after;
                Part::RemoveBoth
            }
            _ => Part::One(verb),
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
        _ => Who::You,
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
    match (before, verb) {
        (Verb::Draw { who, from, .. }, Verb::Draw { who: again, from: pile, .. }) => {
            who == again && from == pile && *from == From::Deck && is_counted(before)
        }
        (Verb::Discard { who, .. }, Verb::Discard { who: again, .. }) => {
            who == again && is_counted(before)
        }
        _ => false,
    }
}
