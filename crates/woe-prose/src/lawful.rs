//! How do laws read?

use crate::noun::Voice;
use woe_cards::{Bar, Card, Kind, Law, Laws, Over, Reward};

/// The clauses of a card's laws, still without capital and full stop.
pub(crate) fn laws(voice: Voice, laws: Laws, card: &Card) -> Vec<String> {
    // What one is comes before what one may.
    let (being, others): (Vec<Law>, Vec<Law>) = laws.iter().partition(|law| *law == Law::Undead);
    being.into_iter().chain(others).map(|law| self::law(voice, law, card)).collect()
}

fn law(voice: Voice, law: Law, card: &Card) -> String {
    let to = ("to", addressed(card.kind).into());
    let on = ("on", laid_on(card.kind).into());
    match law {
        Law::DrawLimit(change) => changed(voice, "law-draw-limit", change, card),
        Law::Plays(change) => changed(voice, "law-plays", change, card),
        Law::Tax(count) => {
            // The card's own text already taxes it. [CARD-12]
            let own = if card.kind == Kind::Modifier { "yes" } else { "no" };
            voice.say("law-tax", &[to, ("own", own.into()), ("count", count.into())])
        }
        Law::ForbidEvents => voice.say("law-forbid-events", &[to]),
        Law::FreeDeath => voice.say("law-free-death", &[to, on]),
        Law::AnyDeath => voice.say("law-any-death", &[to, on]),
        Law::Undead => voice.say("law-undead", &[on]),
        Law::Pilfer => voice.say("law-pilfer", &[to]),
        Law::LateDeath => voice.say("law-late-death", &[to]),
        Law::Bar(bar) => barred(voice, bar, card),
        Law::Reward(reward) => rewarded(voice, reward, card),
    }
}

/// To whom the laws of such a card speak: in an Expedition to everyone. [TRIP-2]
const fn addressed(kind: Kind) -> &'static str {
    if matches!(kind, Kind::Expedition) { "all" } else { "you" }
}

/// What a law that speaks of its own stack calls it.
const fn laid_on(kind: Kind) -> &'static str {
    if matches!(kind, Kind::Guest) { "guest" } else { "character" }
}

fn changed(voice: Voice, key: &str, change: i8, card: &Card) -> String {
    let way = match change {
        ..0 => "lower",
        0 => "same",
        1.. => "higher",
    };
    let to = addressed(card.kind).into();
    let count = change.unsigned_abs().into();
    voice.say(key, &[("to", to), ("way", way.into()), ("count", count)])
}

fn barred(voice: Voice, bar: Bar, card: &Card) -> String {
    let on = match (bar.over, card.kind) {
        (Over::This, kind) => laid_on(kind),
        (Over::Family, Kind::Expedition) => "all",
        (Over::Family, _) => "family",
    };
    let cards = voice.all_cards(bar.cards.iter());
    voice.say("law-bar", &[("cards", cards.into()), ("on", on.into())])
}

fn rewarded(voice: Voice, reward: Reward, card: &Card) -> String {
    let filters: Vec<_> = reward.cards.iter().collect();
    let args = [
        ("to", addressed(card.kind).into()),
        ("cards", voice.cards(&filters).into()),
        ("count", reward.draw.into()),
    ];
    voice.say("law-reward", &args)
}
