//! How is one turn told in a few lines?

use super::Told;
use crate::{
    page::{WIDTH, signed, wrapped},
    stacks::Change,
};
use woe_rules::{Beat, Glimpse, StackId};

/// How many columns at the right are kept for Self-Worth.
const MARGIN: usize = 8;

impl Told<'_> {
    /// The turn as a paragraph.
    pub(super) fn turn(&mut self, beats: &[Beat]) -> String {
        let mut page = String::new();
        for (at, &beat) in beats.iter().enumerate() {
            match beat {
                Beat::TurnBegan { .. } | Beat::TurnSkipped { .. } => {
                    page.push_str(&self.narrator.tell(beat));
                    page.push('\n');
                }
                Beat::Announced { .. } => page.push_str(&self.announced(beats, at)),
                Beat::Drawn { .. } | Beat::Taken { .. } => page.push_str(&self.in_hand(beats, at)),
                Beat::SetAside { .. }
                | Beat::Joined { .. }
                | Beat::Parted { .. }
                | Beat::SetOut { .. }
                | Beat::Shuffled
                | Beat::TurnEnded { .. }
                | Beat::Passed { .. }
                | Beat::Named { .. }
                | Beat::Cancelled { .. }
                | Beat::Resolved { .. }
                | Beat::Laid { .. }
                | Beat::Moved { .. }
                | Beat::Stripped { .. }
                | Beat::Lifted { .. }
                | Beat::Slipped { .. }
                | Beat::Removed { .. }
                | Beat::Discarded { .. }
                | Beat::Regained { .. }
                | Beat::Sprung { .. }
                | Beat::Lapsed { .. }
                | Beat::Returned { .. }
                | Beat::Reshuffled
                | Beat::WillSkip { .. }
                | Beat::DrawSkipped { .. }
                | Beat::Granted { .. }
                | Beat::Ended => {
                    page.push_str(&self.other(beat));
                }
            }
        }
        page
    }

    /// A card that is played, and what it leaves of the one it is laid on.
    fn announced(&mut self, beats: &[Beat], at: usize) -> String {
        let sentence = self.narrator.tell(beats[at]);
        let Beat::Announced { card: played, .. } = beats[at] else { return sentence };
        let laid = beats[at + 1..].iter().find_map(|&beat| {
            let Beat::Laid { card, on } = beat else { return None };
            (card == played).then_some((beat, on))
        });
        match laid {
            Some((beat, on)) => {
                self.stacks.follow(beat);
                margined(&sentence, &self.worth(on))
            }
            None => margined(&sentence, ""),
        }
    }

    /// Cards drawn or taken one after the other are told once.
    fn in_hand(&self, beats: &[Beat], at: usize) -> String {
        let goes_to_a_hand = |beat: &Beat| matches!(beat, Beat::Drawn { .. } | Beat::Taken { .. });
        if at > 0 && goes_to_a_hand(&beats[at - 1]) {
            return String::new();
        }
        let row = beats[at..].iter().take_while(|beat| goes_to_a_hand(beat));
        let row: Vec<Beat<Glimpse>> = row.map(|beat| beat.map(Glimpse::Known)).collect();
        let told = self.narrator.short_telling(&row);
        told.iter().map(|sentence| margined(sentence, "")).collect()
    }

    fn other(&mut self, beat: Beat) -> String {
        match beat {
            // Followed when it was announced; a death deserves its line.
            Beat::Laid { card, .. } => {
                let catalog = &self.rules.catalog;
                let is_death = self.rules.catalog.card(card).kind == woe_cards::Kind::UntimelyDeath;
                let flavour = self.language.of(&catalog.sheet(card).flavour);
                let flavour = if is_death { flavour } else { "" };
                return wrapped(flavour, WIDTH - MARGIN, "      ");
            }
            Beat::Resolved { .. } | Beat::Passed { .. } => return String::new(),
            Beat::TurnEnded { .. } | Beat::Shuffled => return String::new(),
            Beat::SetAside { .. }
            | Beat::Joined { .. }
            | Beat::Parted { .. }
            | Beat::SetOut { .. }
            | Beat::TurnBegan { .. }
            | Beat::TurnSkipped { .. }
            | Beat::Announced { .. }
            | Beat::Named { .. }
            | Beat::Cancelled { .. }
            | Beat::Moved { .. }
            | Beat::Stripped { .. }
            | Beat::Lifted { .. }
            | Beat::Slipped { .. }
            | Beat::Removed { .. }
            | Beat::Drawn { .. }
            | Beat::Discarded { .. }
            | Beat::Taken { .. }
            | Beat::Regained { .. }
            | Beat::Sprung { .. }
            | Beat::Lapsed { .. }
            | Beat::Returned { .. }
            | Beat::Reshuffled
            | Beat::WillSkip { .. }
            | Beat::DrawSkipped { .. }
            | Beat::Granted { .. }
            | Beat::Ended => {}
        }
        let Change { from, to } = self.stacks.follow(beat);
        let mut page = margined(&self.narrator.tell(beat), "");
        for stack in [from, to].into_iter().flatten() {
            let name = format!("  {}", self.narrator.stack(stack));
            page.push_str(&margined(&name, &self.worth(stack)));
        }
        page
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
