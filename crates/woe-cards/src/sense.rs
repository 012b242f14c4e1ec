//! Does what a card says make sense?

mod filters;
mod laws;

use crate::{
    card::Kind,
    mistake::Mistake,
    page::Page,
    tree::{Entry, Node},
};
use std::ops::Range;

/// Every mistake in what the cards of a page say, beyond their shape.
pub(crate) fn sense(page: &Page<'_>) -> Vec<Mistake> {
    if !page.is_sound() {
        return Vec::new();
    }
    let mut reader = Reader { page, mistakes: Vec::new() };
    page.tables(Kind::Event.word()).iter().for_each(|event| reader.event(event));
    for kind in [Kind::Modifier, Kind::UntimelyDeath, Kind::Mystery] {
        page.tables(kind.word()).iter().for_each(|card| reader.laid(card));
    }
    for kind in Kind::ALL {
        page.tables(kind.word()).iter().for_each(|card| reader.card(card, kind));
    }
    reader.mistakes
}

struct Reader<'a> {
    page: &'a Page<'a>,
    mistakes: Vec<Mistake>,
}

/// How many targets a verb speaks of.
fn targets_of(verb: &Entry) -> usize {
    match (verb.key.as_str(), verb.node.text()) {
        ("move", _) | ("swap" | "remove", Some("second")) => 2,
        ("strip" | "swap" | "remove" | "join", _) => 1,
        ("play-now", _) if verb.node.get("despite").is_some() => 1,
        _ => 0,
    }
}

impl Reader<'_> {
    /// What holds for every kind of card.
    fn card(&mut self, card: &Node, kind: Kind) {
        self.laws(card, kind);
        self.filters(card);
        for condition in conditions(card) {
            self.one_of(condition, ["expedition", "exists"]);
        }
        for bonus in card.list("scoring") {
            self.one_of(bonus, ["if", "per"]);
        }
        let is_tallied = matches!(kind, Kind::Mystery | Kind::Story);
        if let Some(needs) = card.get("needs").filter(|_| is_tallied) {
            self.one_of(needs, ["icons", "characters"]);
        }
        self.verbs(card);
        let pathos = card.get("pathos").filter(|_| kind == Kind::Modifier);
        if let Some(pathos) = pathos.filter(|pathos| pathos.entries().is_empty()) {
            self.say(&pathos.span, "a modifier has one, two or three numbers; write one [MOD-4]");
        }
    }

    fn event(&mut self, event: &Node) {
        let (immediate, response) = (event.get("immediate"), event.get("response"));
        if immediate.is_none() && response.is_none() {
            self.say(&event.span, "an event needs \"immediate\" or \"response\", or both");
        }
        if let (Some(when), Some(_)) = (event.get("when"), response) {
            self.say(&when.span, "a response waits in the hand, so it can't be played when drawn");
        }
        let named = event.list("targets");
        let verbs = verbs(event);
        for verb in verbs.iter().filter(|verb| targets_of(verb) > named.len()) {
            let message = match targets_of(verb) {
                1 => format!("\"{}\" needs a target; name it in \"targets\"", verb.key),
                _ => format!("\"{}\" needs two targets; name them in \"targets\"", verb.key),
            };
            self.say(&verb.key_span, message);
        }
        let spoken_of = verbs.iter().map(|verb| targets_of(verb)).max().unwrap_or_default();
        for target in named.iter().skip(spoken_of) {
            self.say(&target.span, "no verb of this event speaks of this target");
        }
        self.targets(event);
    }

    fn one_of(&mut self, node: &Node, [one, other]: [&str; 2]) {
        if node.get(one).is_some() == node.get(other).is_some() {
            self.say(&node.span, format!("write exactly one of \"{one}\" and \"{other}\""));
        }
    }

    fn laid(&mut self, card: &Node) {
        for verb in verbs(card).into_iter().filter(|verb| targets_of(verb) > 0) {
            let message = format!("\"{}\" needs a target, and only events name targets", verb.key);
            self.say(&verb.key_span, message);
        }
    }

    fn verbs(&mut self, card: &Node) {
        let mut has_taken = false;
        for verb in verbs(card) {
            match verb.key.as_str() {
                "discard" => self.discard(&verb.node),
                "take" => {
                    self.take(&verb.node);
                    has_taken |= verb.node.get("from").is_some();
                }
                "play-now" => self.play_now(&verb.node, has_taken),
                _ => {}
            }
        }
    }

    fn discard(&mut self, node: &Node) {
        let Some(by) = node.get("by") else { return };
        if node.get("who").is_some() {
            self.say(&by.span, "\"by\" is for your own cards; leave out \"who\" or \"by\"");
        }
        if let Some(count) = node.get("count").filter(|count| count.text().is_some()) {
            self.say(&count.span, "a neighbour picks a number of cards; write a number");
        }
    }

    fn take(&mut self, node: &Node) {
        match (node.get("by"), node.get("from")) {
            (Some(_), Some(from)) => {
                self.say(&from.span, "one side is always you; leave out \"by\" or \"from\"");
            }
            (None, None) if !node.entries().is_empty() => {
                self.say(&node.span, "say who takes the cards with \"by\", or whose with \"from\"");
            }
            _ => {}
        }
    }

    fn play_now(&mut self, node: &Node, has_taken: bool) {
        if let Some(from) = node.get("from") {
            if !has_taken {
                self.say(&from.span, "nothing was taken; put a \"take\" with \"from\" before this");
            }
            if node.get("cards").is_some() || node.get("despite").is_some() {
                self.say(&from.span, "\"from\" stands alone; leave out \"cards\" and \"despite\"");
            }
        }
        let cards = node.list("cards");
        let is_death = |card: &Node| card.text_at("kind") == Some(Kind::UntimelyDeath.word());
        if let Some(despite) = node.get("despite")
            && (cards.is_empty() || !cards.iter().all(is_death))
        {
            let message =
                "only deaths ask for Self-Worth; add cards = [{ kind = \"untimely-death\" }]";
            self.say(&despite.span, message);
        }
    }

    fn say(&mut self, span: &Range<usize>, message: impl Into<String>) {
        self.mistakes.push(self.page.mistake(span, message));
    }
}

/// The verbs of a card, those inside choices too.
fn verbs(card: &Node) -> Vec<&Entry> {
    let spoken = card.list("immediate").iter().flat_map(Node::entries);
    spoken.flat_map(simple_verbs).collect()
}

/// The conditions that verbs of a card hang on.
fn conditions(card: &Node) -> impl Iterator<Item = &Node> {
    let spoken = card.list("immediate").iter().flat_map(Node::entries);
    spoken.filter(|verb| verb.key == "if").map(|verb| &verb.node)
}

fn simple_verbs(verb: &Entry) -> Vec<&Entry> {
    match verb.key.as_str() {
        "either" => verb.node.items().iter().flat_map(Node::entries).collect(),
        "if" => verb.node.list("do").iter().flat_map(Node::entries).collect(),
        _ => vec![verb],
    }
}
