//! Do filters ask for something that can be?

use super::{Reader, conditions, targets_of, verbs};
use crate::{
    card::Kind,
    tree::{Entry, Node},
};

impl Reader<'_> {
    /// What filters ask of what lies on top, and where they look.
    pub(super) fn filters(&mut self, card: &Node) {
        let per = card.list("scoring").iter().filter_map(|bonus| bonus.get("per"));
        let exists = conditions(card).filter_map(|condition| condition.get("exists"));
        let targets = card.list("targets").iter().chain(card.get("needs"));
        for filter in targets.chain(per).chain(exists) {
            let base = base(filter);
            if let Some(top) = filter.get("top")
                && (top.text() == Some(Kind::Mystery.word())) != (base == Some(Kind::Residence))
            {
                self.say(&top.span, "a mystery lies on a residence, a modifier on anyone else");
            }
            if let Some(of) = filter.get("of")
                && of.text() == Some("middle")
                && base == Some(Kind::Residence)
            {
                self.say(&of.span, "nobody lives in the middle; only guests and stories lie there");
            }
        }
    }

    /// Whether the targets of an Event are such that its verbs can do that to them.
    pub(super) fn targets(&mut self, event: &Node) {
        for verb in verbs(event) {
            let wanted = wanted(verb);
            let skipped = usize::from(verb.key == "remove" && verb.node.text() == Some("second"));
            let spoken_of = event.list("targets").iter().take(targets_of(verb)).skip(skipped);
            for target in spoken_of.filter(|target| !wanted.takes(base(target))) {
                self.say(&target.span, format!("\"{}\" {}", verb.key, wanted.sentence()));
            }
        }
    }
}

/// What lies at the bottom of the stacks that a filter asks for, if it says.
fn base(filter: &Node) -> Option<Kind> {
    let word = filter.text_at("base")?;
    Kind::ALL.into_iter().find(|kind| kind.word() == word)
}

/// What a verb can be done to.
#[derive(Clone, Copy)]
enum Wanted {
    Members,
    Wanderers,
    Homes,
}

fn wanted(verb: &Entry) -> Wanted {
    match (verb.key.as_str(), verb.node.text()) {
        ("join", _) => Wanted::Wanderers,
        (_, Some("top-mystery")) => Wanted::Homes,
        _ => Wanted::Members,
    }
}

impl Wanted {
    fn takes(self, base: Option<Kind>) -> bool {
        match self {
            Wanted::Members => base.is_none_or(Kind::is_member),
            Wanted::Wanderers => matches!(base, Some(Kind::Guest | Kind::Story)),
            Wanted::Homes => base == Some(Kind::Residence),
        }
    }

    const fn sentence(self) -> &'static str {
        match self {
            Wanted::Members => "is for characters and guests; write another base, or none",
            Wanted::Wanderers => "is for guests and stories; write base = \"guest\" or \"story\"",
            Wanted::Homes => "with \"top-mystery\" is for residences; write base = \"residence\"",
        }
    }
}
