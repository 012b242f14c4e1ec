//! What does the rules text of a card say?
//!
//! Nobody writes rules text: it is read off the data, so that no card can say one thing and do another.

use crate::{
    clause,
    lang::Language,
    noun::{Mention, Voice},
};
use woe_cards::{Bonus, Card, CardId, Catalog, Cue, IconSet, Kind, Law, Laws, StackFilter};

/// The rules text of a card: plain sentences, or nothing if the card has no effect.
pub fn rules_text(catalog: &Catalog, id: CardId, language: Language) -> String {
    let voice = Voice { catalog, language };
    let clauses = clauses(voice, catalog.card(id));
    clauses.into_iter().map(|clause| sentence(&clause)).collect::<Vec<_>>().join(" ")
}

/// The two possibilities of a card that offers a choice, as sentences. [CARD-10]
pub fn possibilities(catalog: &Catalog, id: CardId, language: Language) -> Option<[String; 2]> {
    let voice = Voice { catalog, language };
    let both = clause::possibilities(voice, catalog.card(id))?;
    Some(both.map(|clause| sentence(&clause)))
}

fn clauses(voice: Voice, card: &Card) -> Vec<String> {
    let mut clauses = Vec::new();
    if card.sudden {
        clauses.push(voice.say("text-sudden", &[]));
    }
    clauses.extend(card.needs.map(|filter| needs(voice, card.kind, filter)));
    clauses.extend(card.response.map(|cue| response(voice, cue)));
    clauses.extend(immediate(voice, card));
    clauses.extend(laws(voice, card.ongoing, card.kind));
    clauses.extend(card.persistent.map(|laws| persistent(voice, laws, card.kind)));
    clauses.extend(card.scoring.iter().map(|bonus| scoring(voice, bonus)));
    clauses
}

/// What must be so before it may be played. [EVENT-3]
fn needs(voice: Voice, kind: Kind, filter: StackFilter) -> String {
    let asks_only_lacks = filter == StackFilter { lacks: filter.lacks, ..StackFilter::default() }
        && !filter.lacks.is_empty();
    let (key, filter) = match kind {
        Kind::Event => ("text-need-event", filter),
        // "Not on a character showing lucre" reads better than "only on a character not showing it".
        _ if asks_only_lacks => {
            ("text-need-never", StackFilter { shows: filter.lacks, lacks: IconSet::NONE, ..filter })
        }
        _ => ("text-need-only", filter),
    };
    voice.say(key, &[("stack", voice.stack(filter, Mention::Fresh).into())])
}

fn response(voice: Voice, cue: Cue) -> String {
    voice.say("text-response", &[("kind", cue.to.word().into())])
}

fn immediate(voice: Voice, card: &Card) -> Vec<String> {
    let mut sentences = clause::sentences(voice, card);
    // A response that also does something has two uses. [CARD-3]
    if let (Some(_), Some(first)) = (card.response, sentences.first_mut()) {
        *first = voice.say("text-own-turn", &[("clause", first.as_str().into())]);
    }
    sentences
}

fn laws(voice: Voice, laws: Laws, kind: Kind) -> Vec<String> {
    laws.iter().map(|law| self::law(voice, law, kind)).collect()
}

fn law(voice: Voice, law: Law, kind: Kind) -> String {
    match law {
        Law::DrawLimit(change) => {
            let way = match change {
                ..0 => "lower",
                0 => "same",
                1.. => "higher",
            };
            let count = change.unsigned_abs().into();
            voice.say("law-draw-limit", &[("way", way.into()), ("count", count)])
        }
        Law::Tax(count) => {
            // The card's own text already taxes it. [CARD-12]
            let own = if kind == Kind::Modifier { "yes" } else { "no" };
            voice.say("law-tax", &[("own", own.into()), ("count", count.into())])
        }
        Law::ForbidEvents => voice.say("law-forbid-events", &[]),
        Law::FreeDeath => voice.say("law-free-death", &[]),
    }
}

fn persistent(voice: Voice, laws: Laws, kind: Kind) -> String {
    let clauses = self::laws(voice, laws, kind);
    let clause = match clauses.is_empty() {
        true => voice.say("text-portrait", &[]),
        false => clauses.join("; "),
    };
    voice.say("text-persistent", &[("clause", clause.into())])
}

fn scoring(voice: Voice, bonus: &Bonus) -> String {
    let way = if bonus.worth < 0 { "less" } else { "more" };
    let key = if bonus.shows.is_empty() { "text-bonus" } else { "text-bonus-if" };
    let worth = bonus.worth.unsigned_abs().into();
    let shows = voice.icons(bonus.shows).into();
    voice.say(key, &[("way", way.into()), ("worth", worth), ("shows", shows)])
}

/// The clause with its capital and its full stop.
pub(crate) fn sentence(clause: &str) -> String {
    if clause.is_empty() {
        return String::new();
    }
    let mut letters = clause.chars();
    let capital = letters.next().into_iter().flat_map(char::to_uppercase);
    capital.chain(letters).chain(['.']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_told_by_its_two_possibilities() {
        let catalog = woe_cards::compile(&woe_cards::shelf()).unwrap();
        let told = |id| Language::ALL.map(|language| possibilities(&catalog, id, language));
        let offered = catalog.ids().map(told).filter(|both| both[0].is_some());
        let offered: Vec<_> = offered.collect();
        assert!(offered.len() >= 2, "some cards of the base game offer a choice");
        for [en, it] in offered {
            let words = |text: &String| text.ends_with('.') && text.len() > 8;
            assert!(en.as_ref().is_some_and(|both| both.iter().all(words)), "{en:?}");
            assert!(it.as_ref().is_some_and(|both| both.iter().all(words)), "{it:?}");
            assert_ne!(en, it);
        }
    }
}
