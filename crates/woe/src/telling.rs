//! In which lines is a game told?

use crate::stacks::{Change, Stacks};
use woe_cards::Catalog;
use woe_prose::Narrator;
use woe_rules::{Beat, Glimpse};

/// A line of a telling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// A turn begins, or is skipped.
    Turn(String),
    /// Something happens.
    Deed(String),
    /// A stack looks different.
    Face(String),
}

/// Beats as lines. What the line before already says is left out.
pub(crate) fn lines(
    narrator: &Narrator<'_>,
    catalog: &Catalog,
    stacks: &mut Stacks,
    beats: &[Beat],
) -> Vec<Line> {
    let mut lines = Vec::new();
    for group in beats.chunk_by(|one, next| goes_to_a_hand(one) && goes_to_a_hand(next)) {
        let first = group[0];
        let known: Vec<Beat<Glimpse>> = group.iter().map(|beat| beat.map(Glimpse::Known)).collect();
        let told = narrator.short_telling(&known);
        match first {
            Beat::TurnBegan { .. } | Beat::TurnSkipped { .. } => {
                lines.extend(told.into_iter().map(Line::Turn));
            }
            // The announcement has said it, or nobody asks.
            Beat::Laid { .. } | Beat::Resolved { .. } => {}
            Beat::TurnEnded { .. } | Beat::Shuffled => {}
            Beat::SetAside { .. }
            | Beat::Joined { .. }
            | Beat::Parted { .. }
            | Beat::SetOut { .. }
            | Beat::Passed { .. }
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
            | Beat::Ended => {
                lines.extend(told.into_iter().map(Line::Deed));
            }
        }
        let Change { from, to } = stacks.follow(first);
        for stack in [from, to].into_iter().flatten() {
            lines.push(Line::Face(narrator.shows(stack, &stacks.face(stack, catalog))));
        }
    }
    lines
}

/// Whether it may be told together with others of its sort.
fn goes_to_a_hand(beat: &Beat) -> bool {
    matches!(beat, Beat::Drawn { .. } | Beat::Taken { .. })
}
