//! Which picture does an Event show, if it has none of its own?

use woe_cards::{Aim, Card, Exchange, From, Kind, Layer, Skipped, Verb, Whither, Who};

/// The name of the scene that tells best what an Event does: a file in `web/src/art/events`.
pub(crate) fn scene(card: &Card) -> &'static str {
    let answers = card.response.map(|cue| cancelled(cue.to));
    let deeds = card.immediate.iter().filter_map(|verb| deed(verb, card));
    let telling = || deeds.min_by_key(|&(rank, _)| rank).map(|(_, name)| name);
    answers.or_else(telling).unwrap_or("boot")
}

/// What a response does to a card of that kind.
const fn cancelled(kind: Kind) -> &'static str {
    match kind {
        Kind::Event => "mirror",
        Kind::UntimelyDeath => "bell",
        Kind::Mystery => "rug",
        Kind::Modifier
        | Kind::Character
        | Kind::Guest
        | Kind::Residence
        | Kind::Story
        | Kind::Expedition => "umbrella",
    }
}

/// The scene of a verb, and how little it tells beside others: many Events also let one draw.
fn deed(verb: &Verb, card: &Card) -> Option<(u8, &'static str)> {
    let named = |name| Some((0, name));
    match verb {
        Verb::Draw { from: From::Discard, .. } => named("spade"),
        Verb::Draw { who: Who::You, from: From::Deck, .. } => Some((2, "pile")),
        Verb::Draw { who: Who::EachOther | Who::Left | Who::Right, .. } => Some((1, "glasses")),
        Verb::Discard { who: Who::You, .. } => Some((3, "scales")),
        Verb::Discard { who: Who::EachOther | Who::Left | Who::Right, .. } => Some((1, "basket")),
        Verb::DiscardByLot { .. } => named("dice"),
        Verb::Take { .. } => named("glove"),
        Verb::Skip(Skipped::Turn | Skipped::Draw) => named("hourglass"),
        Verb::Move(layer) => named(moved(*layer)),
        Verb::Swap(Exchange::Second) => named("letters"),
        Verb::Swap(Exchange::Hand) => named("wheel"),
        Verb::Strip(layer) => named(stripped(*layer)),
        Verb::Remove(_) => named("sack"),
        Verb::PlayNow { aim: Aim::FirstDespiteWorth, .. } => named("reaper"),
        Verb::PlayNow { aim: Aim::Anywhere, .. } => Some((4, "boot")),
        Verb::Grant { .. } => named("boot"),
        Verb::Join(whither) => named(joined(*whither, card)),
        Verb::Hands(_) => named("round"),
        Verb::Either { .. } | Verb::If { .. } => None,
    }
}

const fn moved(layer: Layer) -> &'static str {
    match layer {
        Layer::UntimelyDeath => "scythe",
        Layer::TopMystery => "cart",
        Layer::TopModifier | Layer::Modifiers => "crow",
    }
}

const fn stripped(layer: Layer) -> &'static str {
    match layer {
        Layer::UntimelyDeath => "coffin",
        Layer::TopModifier => "gust",
        Layer::TopMystery => "lens",
        Layer::Modifiers => "bonfire",
    }
}

/// Stories are taken and lost; everybody else comes with luggage.
fn joined(whither: Whither, card: &Card) -> &'static str {
    let is_story = card.targets.first().is_some_and(|to| to.filter.base == Some(Kind::Story));
    match (whither, is_story) {
        (Whither::You, true) => "book",
        (Whither::Middle, true) => "moth",
        (Whither::You, false) => "caller",
        (Whither::Middle, false) => "trunk",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;
    use woe_cards::{Amount, Cue};

    fn shown(immediate: &[Verb], answers: Option<Kind>) -> &'static str {
        let response = answers.map(|to| Cue { to });
        let card = Card { immediate: immediate.into(), response, ..Card::plain(Kind::Event) };
        scene(&card)
    }

    #[test]
    fn what_an_event_does_beside_drawing_tells_more() {
        let draw = Verb::Draw { who: Who::You, amount: Amount::Number(2), from: From::Deck };
        let drop = Verb::Discard { who: Who::You, amount: Amount::Number(1) };
        let swap = Verb::Swap(Exchange::Hand);
        assert_eq!(shown(&[draw.clone(), drop.clone()], None), "pile");
        assert_eq!(shown(&[draw.clone(), drop.clone(), swap.clone()], None), "wheel");
        assert_eq!(shown(&[swap], Some(Kind::UntimelyDeath)), "bell");
        assert_eq!(shown(&[drop], None), "scales");
        assert_eq!(shown(&[], None), "boot");
    }

    #[test]
    fn what_no_event_of_ours_does_is_drawn_too() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/art/events");
        let lot = Verb::DiscardByLot { by: Who::Left, count: 1 };
        let verbs = [lot, Verb::Skip(Skipped::Turn), Verb::Strip(Layer::TopMystery)];
        for verb in verbs {
            let name = shown(std::slice::from_ref(&verb), None);
            assert!(folder.join(name).with_extension("svg").exists(), "{verb:?}: {name}");
        }
    }
}
