//! What is the short word for what a card keeps doing?

use crate::{lang::Language, noun::Voice};
use woe_cards::{Bar, Bonus, Card, CardFilter, CardId, Catalog, Kind, Law, Sign};

/// How many letters a word has at most: there is room for so many on a stack.
const LETTERS: usize = 10;

/// A word for the effect that a card has while it shows, of ten letters at most; nothing if it has none. Of
/// several effects it names the first that the portrait does not tell.
pub fn law_word(catalog: &Catalog, id: CardId, language: Language) -> Option<String> {
    let voice = Voice::to_you(catalog, language);
    let card = catalog.card(id);
    let laws = [Some(card.ongoing), card.persistent].into_iter().flatten();
    let laws: Vec<Law> = laws.flat_map(|laws| laws.iter()).collect();
    let told = laws.iter().find(|law| **law != Law::Undead).or(laws.first());
    told.map(|&law| word(voice, law)).or_else(|| counted(voice, card))
}

fn word(voice: Voice, law: Law) -> String {
    match law {
        Law::DrawLimit(change) => changed(voice, "word-draw-limit", change),
        Law::Plays(change) => changed(voice, "word-plays", change),
        Law::Tax(count) => voice.say("word-tax", &[("count", count.into())]),
        Law::Reward(reward) => voice.say("word-reward", &[("count", reward.draw.into())]),
        Law::ForbidEvents => voice.say("word-no-events", &[]),
        Law::FreeDeath => voice.say("word-free-death", &[]),
        Law::AnyDeath => voice.say("word-any-death", &[]),
        Law::LateDeath => voice.say("word-late-death", &[]),
        Law::Undead => voice.say("word-undead", &[]),
        Law::Pilfer => voice.say("word-pilfer", &[]),
        Law::Bar(bar) => barred(voice, bar),
    }
}

/// A number with its sign.
fn changed(voice: Voice, key: &str, change: i8) -> String {
    let sign = if change < 0 { '−' } else { '+' };
    let change = format!("{sign}{}", change.unsigned_abs());
    voice.say(key, &[("change", change.into())])
}

/// What may not be played there, if it can be said so shortly.
fn barred(voice: Voice, bar: Bar) -> String {
    let cards: Vec<CardFilter> = bar.cards.iter().collect();
    let said = match cards[..] {
        [filter] if filter.kind == Some(Kind::Event) => voice.say("word-no-events", &[]),
        [filter] if filter.kind == Some(Kind::UntimelyDeath) => voice.say("word-no-deaths", &[]),
        [CardFilter { sign, shows, .. }] if sign == Some(Sign::Positive) && shows.is_empty() => {
            voice.say("word-no-joy", &[])
        }
        [CardFilter { shows, .. }] if !shows.is_empty() => {
            voice.say("word-no-icon", &[("shows", voice.icons(shows).into())])
        }
        _ => voice.say("word-shielded", &[]),
    };
    let fits = said.chars().count() <= LETTERS;
    if fits { said } else { voice.say("word-shielded", &[]) }
}

/// What a persistent card without laws adds to the Family Value.
fn counted(voice: Voice, card: &Card) -> Option<String> {
    let lasts = card.persistent.is_some() && card.kind == Kind::Modifier;
    let Bonus { worth, .. } = card.scoring.first().filter(|_| lasts)?;
    Some(changed(voice, "word-value", *worth))
}
