//! What must one remember to tell the next beat?

use woe_rules::{Beat, Seat, StackId};

/// How a beat came about that does not say it itself.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Before {
    /// Whose the stack was until now that joins somebody. [GUEST-2] [STORY-2]
    pub holder: Option<Seat>,
    /// Whether a card that is being played does it: a Story that comes so is not claimed. [STORY-4]
    pub by_card: bool,
}

/// What one remembers who hears all beats in order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Memory {
    holders: Vec<(StackId, Seat)>,
    /// How many cards are announced and not yet done: one may be played inside another. [PLAY-3]
    open: usize,
}

impl Memory {
    /// The memory of one who knows already whose the stacks are.
    pub fn of(holders: impl IntoIterator<Item = (StackId, Seat)>) -> Memory {
        Memory { holders: holders.into_iter().collect(), open: 0 }
    }

    /// The memory of one who comes just before those beats: a card that they only bring to its end is open.
    pub(crate) fn amid<C: Copy>(beats: &[Beat<C>]) -> Memory {
        let first = beats.iter().find_map(|&beat| change(beat));
        Memory { holders: Vec::new(), open: usize::from(first == Some(Change::Closes)) }
    }

    /// Takes note of a beat; what is worth knowing for whoever tells it.
    pub fn heed<C: Copy>(&mut self, beat: Beat<C>) -> Before {
        let by_card = self.open > 0;
        match change(beat) {
            Some(Change::Opens) => self.open += 1,
            Some(Change::Closes) => self.open = self.open.saturating_sub(1),
            None => {}
        }
        let holder = match beat {
            Beat::Joined { stack, seat } => self.release(stack, Some(seat)),
            Beat::Parted { stack } => self.release(stack, None).and(None),
            Beat::SetAside { .. }
            | Beat::SetOut { .. }
            | Beat::Shuffled
            | Beat::TurnBegan { .. }
            | Beat::TurnSkipped { .. }
            | Beat::TurnEnded { .. }
            | Beat::Passed { .. }
            | Beat::Announced { .. }
            | Beat::Named { .. }
            | Beat::Cancelled { .. }
            | Beat::Resolved { .. }
            | Beat::Laid { .. }
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
            | Beat::Ended => None,
        };
        Before { holder, by_card }
    }

    /// Whose it was before it is that seat's, or nobody's.
    fn release(&mut self, stack: StackId, seat: Option<Seat>) -> Option<Seat> {
        let held = self.holders.iter().position(|&(held, _)| held == stack);
        let before = held.map(|at| self.holders.swap_remove(at).1);
        self.holders.extend(seat.map(|seat| (stack, seat)));
        before
    }
}

/// What a beat does to the cards that are being played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Opens,
    Closes,
}

fn change<C: Copy>(beat: Beat<C>) -> Option<Change> {
    match beat {
        Beat::Announced { .. } => Some(Change::Opens),
        Beat::Laid { .. } | Beat::Resolved { .. } | Beat::Cancelled { .. } => Some(Change::Closes),
        Beat::SetAside { .. }
        | Beat::Joined { .. }
        | Beat::Parted { .. }
        | Beat::SetOut { .. }
        | Beat::Shuffled
        | Beat::TurnBegan { .. }
        | Beat::TurnSkipped { .. }
        | Beat::TurnEnded { .. }
        | Beat::Passed { .. }
        | Beat::Named { .. }
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
        | Beat::Ended => None,
    }
}
