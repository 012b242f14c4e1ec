//! Can what a card decrees be obeyed?

use super::Reader;
use crate::{card::Kind, tree::Node};

/// The keys under which laws stand.
const TIMINGS: [&str; 2] = ["ongoing", "persistent"];

impl Reader<'_> {
    /// Laws where somebody can obey them, each once.
    pub(super) fn laws(&mut self, card: &Node, kind: Kind) {
        for timing in TIMINGS {
            let laws = card.list(timing);
            for (index, law) in laws.iter().enumerate() {
                if let Some(message) = misplaced(law, timing, kind) {
                    self.say(&law.span, message);
                }
                let is_same = |other: &Node| word(other).is_some() && word(other) == word(law);
                if laws[..index].iter().any(is_same) {
                    self.say(&law.span, "one text has each law once; put them together");
                }
            }
        }
        let is_undead = card.list("persistent").iter().any(|law| word(law) == Some("undead"));
        let is_mortal = kind == Kind::Modifier && !is_undead;
        if let Some(bonus) = card.get("scoring").filter(|_| is_mortal) {
            let message = "nobody living is worth anything; print the points, give them to a \
                           death, or add persistent = [\"undead\"] [SCORE-1]";
            self.say(&bonus.span, message);
        }
    }
}

/// The word of a law, bare or the key of its table.
fn word(law: &Node) -> Option<&str> {
    match (law.text(), law.entries()) {
        (None, [entry]) => Some(&entry.key),
        (bare, _) => bare,
    }
}

/// Why nobody can obey a law that stands there.
fn misplaced(law: &Node, timing: &str, kind: Kind) -> Option<&'static str> {
    let is_portrait = timing == "persistent" && kind == Kind::Modifier;
    let is_laid = matches!(kind, Kind::Modifier | Kind::UntimelyDeath | Kind::Guest);
    let is_public = kind == Kind::Expedition;
    match word(law)? {
        "undead" if !is_portrait => Some("only a persistent modifier makes undead"),
        "free-death" | "any-death" if !is_laid && !is_public => {
            Some("this speaks of a character, and nobody is here; write it on a modifier")
        }
        "forbid" if law.get("forbid")?.text_at("on") == Some("this") && !is_laid => {
            Some("this speaks of a character, and nobody is here; write on = \"family\"")
        }
        _ => None,
    }
}
