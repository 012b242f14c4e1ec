//! How is one turn told in a few lines?

use super::Told;
use crate::{
    page::{WIDTH, signed, wrapped},
    stacks::Change,
};
use woe_cards::{CardId, Kind};
use woe_prose::Saying;
use woe_rules::{Beat, Glimpse, StackId};

/// How many columns at the right are kept for Self-Worth.
const MARGIN: usize = 8;

impl Told<'_> {
    /// The turn as a paragraph.
    pub(super) fn turn(&mut self, beats: &[Beat]) -> String {
        let sayings = self.hear(beats);
        let lines = sayings.iter().enumerate();
        lines.map(|(at, saying)| self.lines(saying, &sayings[at + 1..])).collect()
    }

    /// What is said, and what it leaves of those it befalls. That somebody passes is left out.
    fn lines(&mut self, saying: &Saying, later: &[Saying]) -> String {
        let beat = saying.first();
        let words = self.narrator.say(saying).unwrap_or_default();
        if let Beat::TurnBegan { .. } | Beat::TurnSkipped { .. } = beat {
            return words + "\n";
        }
        if let Beat::Passed { .. } = beat {
            return String::new();
        }
        if let Beat::Announced { card, .. } = beat {
            return margined(&words, &self.laid(card, later));
        }
        let line = if words.is_empty() { words } else { margined(&words, "") };
        if let Beat::Laid { card: Glimpse::Known(card), .. } = beat {
            return line + &self.mourned(card);
        }
        line + &self.changed(beat)
    }

    /// What a card that is played leaves of the one on whom it will be laid.
    fn laid(&mut self, played: Glimpse, later: &[Saying]) -> String {
        let lays =
            |beat: &Beat<Glimpse>| matches!(beat, Beat::Laid { card, .. } if *card == played);
        let Some(beat) = later.iter().map(Saying::first).find(lays) else { return String::new() };
        let to = self.stacks.follow(beat).to;
        to.map_or(String::new(), |on| self.worth(on))
    }

    /// A death deserves its line. What was laid was followed when it was announced.
    fn mourned(&self, card: CardId) -> String {
        let catalog = &self.rules.catalog;
        if catalog.card(card).kind != Kind::UntimelyDeath {
            return String::new();
        }
        wrapped(self.language.of(&catalog.sheet(card).flavour), WIDTH - MARGIN, "      ")
    }

    /// The stacks that look otherwise now.
    fn changed(&mut self, beat: Beat<Glimpse>) -> String {
        let Change { from, to } = self.stacks.follow(beat);
        let stacks = [from, to].into_iter().flatten();
        let line = |stack| {
            let name = format!("  {}", self.narrator.stack(stack));
            margined(&name, &self.worth(stack))
        };
        stacks.map(line).collect()
    }

    /// The Self-Worth of a stack, and whether its character is dead.
    fn worth(&self, stack: StackId) -> String {
        let face = self.stacks.face(stack, &self.rules.catalog);
        let dead = if face.death().is_some() { "† " } else { "" };
        format!("{dead}{}", signed(i64::from(face.self_worth())))
    }
}

/// A sentence, and a number at the right of its last line.
fn margined(sentence: &str, number: &str) -> String {
    let indent = if sentence.starts_with(' ') { "    " } else { "  " };
    let text = wrapped(sentence, WIDTH - MARGIN, indent);
    let text = text.trim_end_matches('\n');
    let last = text.lines().last().unwrap_or_default().chars().count();
    let gap = WIDTH.saturating_sub(last + number.chars().count());
    let line = format!("{text}{:gap$}{number}", "");
    format!("{}\n", line.trim_end())
}
