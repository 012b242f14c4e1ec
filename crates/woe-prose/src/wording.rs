//! What does the rules text of a card say?
//!
//! Nobody writes rules text: it is read off the data, so that no card can say one thing and do another.

use crate::{
    clause,
    lang::Language,
    lawful::laws,
    noun::{Mention, Voice},
};
use woe_cards::{
    Bonus, BonusWhen, Card, CardId, Catalog, Cue, IconSet, Kind, Laws, StackFilter, Tally, Unit,
    Who, Whose,
};

/// The rules text of a card: plain sentences, or nothing if the card has no effect.
pub fn rules_text(catalog: &Catalog, id: CardId, language: Language) -> String {
    sentences(Voice::to_you(catalog, language), id)
}

/// The same of somebody: where the text says "you", this has `{name}` for the name of whoever it happens to.
/// [MOD-2] [DEATH-3]
pub fn told_text(catalog: &Catalog, id: CardId, language: Language) -> String {
    sentences(Voice::of_somebody(catalog, language), id)
}

fn sentences(voice: Voice, id: CardId) -> String {
    clauses(voice, id).iter().map(|clause| sentence(clause)).collect::<Vec<_>>().join(" ")
}

/// The two possibilities of a card that offers a choice, as sentences. [CARD-10]
pub fn possibilities(catalog: &Catalog, id: CardId, language: Language) -> Option<[String; 2]> {
    let voice = Voice::to_you(catalog, language);
    let both = clause::possibilities(voice, catalog.card(id))?;
    Some(both.map(|clause| sentence(&clause)))
}

fn clauses(voice: Voice, id: CardId) -> Vec<String> {
    let card = voice.catalog.card(id);
    let mut clauses = Vec::new();
    if card.sudden {
        clauses.push(voice.say("text-sudden", &[]));
    }
    clauses.extend(card.needs.map(|filter| needs(voice, card.kind, filter)));
    clauses.extend(card.tally.map(|tally| tallied(voice, card.kind, tally)));
    if card.is_undead() {
        clauses.push(voice.say("text-need-undead", &[]));
    }
    clauses.extend(card.follows.map(|cards| {
        let cards = voice.all_cards([cards].into_iter());
        let number = voice.number(id).into();
        voice.say("text-follows", &[("cards", cards.into()), ("number", number)])
    }));
    clauses.extend(card.response.map(|cue| response(voice, cue)));
    clauses.extend(immediate(voice, card));
    clauses.extend(laws(voice, card.ongoing, card));
    let scoring = card.scoring.iter().map(|bonus| scoring(voice, card, bonus));
    let scoring: Vec<String> = scoring.collect();
    let has_portrait = !matches!(card.kind, Kind::Story | Kind::Expedition);
    match card.persistent {
        Some(stated) if has_portrait => clauses.push(persistent(voice, stated, card, scoring)),
        // What a Story or an Expedition says hangs on no portrait.
        Some(stated) => {
            clauses.extend(laws(voice, stated, card));
            clauses.extend(scoring);
        }
        None => clauses.extend(scoring),
    }
    clauses.extend(
        card.voyage.map(|at| voice.say("text-voyage", &[("title", voice.expedition(at).into())])),
    );
    clauses
}

/// What the family must show for a Mystery or a Story. [HOME-3] [STORY-2] [TALE-4]
fn tallied(voice: Voice, kind: Kind, tally: Tally) -> String {
    let key = match (kind, tally.unit) {
        (Kind::Story, Unit::Characters) => "text-claim-characters",
        (Kind::Story, Unit::Icons) => "text-claim-icons",
        (_, Unit::Characters) => "text-need-characters",
        (_, Unit::Icons) => "text-need-icons",
    };
    let icons = voice.icons(tally.icons);
    voice.say(key, &[("count", tally.count.into()), ("shows", icons.into())])
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
        Kind::Modifier
        | Kind::UntimelyDeath
        | Kind::Mystery
        | Kind::Character
        | Kind::Guest
        | Kind::Residence
        | Kind::Story
        | Kind::Expedition => ("text-need-only", filter),
    };
    voice.say(key, &[("stack", voice.stack(filter, Mention::Needed).into())])
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

/// What is so while the portrait shows; a Modifier counts by it, too.
fn persistent(voice: Voice, stated: Laws, card: &Card, scoring: Vec<String>) -> String {
    let mut clauses = laws(voice, stated, card);
    clauses.extend(scoring);
    let clause = match clauses.is_empty() {
        true => voice.say("text-portrait", &[]),
        false => clauses.join("; "),
    };
    voice.say("text-persistent", &[("clause", clause.into())])
}

fn scoring(voice: Voice, card: &Card, bonus: &Bonus) -> String {
    let way = if bonus.worth < 0 { "less" } else { "more" };
    // A living character is worth nothing, so what its portrait counts is the family's.
    let worth = if card.kind == Kind::Modifier { "text-value" } else { "text-bonus" };
    let args = [("way", way.into()), ("worth", bonus.worth.unsigned_abs().into())];
    let bare = voice.say(worth, &args);
    let worth = bare.as_str().into();
    match bonus.when {
        BonusWhen::Shows(icons) if icons.is_empty() => bare,
        BonusWhen::Shows(icons) => {
            let shows = voice.icons(icons).into();
            let on = bonus_place(card.kind).into();
            voice.say("text-bonus-if", &[("bonus", worth), ("shows", shows), ("on", on)])
        }
        BonusWhen::Per(filter) if is_at_most_one(filter) => {
            let condition = voice.existence(filter).into();
            voice.say("text-bonus-when", &[("bonus", worth), ("condition", condition)])
        }
        BonusWhen::Per(filter) => {
            let stack = voice.stack(filter, Mention::Each).into();
            voice.say("text-bonus-per", &[("bonus", worth), ("stack", stack)])
        }
    }
}

/// Where an icon must show that a bonus asks for: on the stack that the card belongs to. [DEATH-4]
const fn bonus_place(kind: Kind) -> &'static str {
    match kind {
        Kind::Mystery | Kind::Residence => Kind::Residence.word(),
        Kind::Story | Kind::Guest => kind.word(),
        Kind::Modifier | Kind::Event | Kind::UntimelyDeath | Kind::Character | Kind::Expedition => {
            Kind::Character.word()
        }
    }
}

/// Whether there cannot be two of them: a player has one Residence, and one Story. [HOME-1] [STORY-3]
fn is_at_most_one(filter: StackFilter) -> bool {
    let is_single = matches!(filter.base, Some(Kind::Residence | Kind::Story));
    is_single && matches!(filter.of, Some(Whose::Of(Who::You | Who::Left | Who::Right)))
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
        let catalog = woe_cards::compile(&woe_cards::base()).unwrap();
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
