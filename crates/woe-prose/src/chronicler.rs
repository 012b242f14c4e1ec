//! What must one remember to tell a whole game?

use crate::saying::Saying;
use woe_rules::{Beat, Glimpse, Seat, StackId};

/// How a beat came about that does not say it itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Before {
    /// Whose the stack was until now that joins somebody. [GUEST-2] [STORY-2]
    pub holder: Option<Seat>,
    /// Whether a card that is being played does it: a Story that comes so is not claimed. [STORY-4]
    pub by_card: bool,
}

/// How closely a game is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grain {
    /// Every beat has its sentence; only cards that go from hand to hand go together.
    Beats,
    /// What one seat draws or discards in a row is counted, also over several steps. What was said before, and what
    /// anyone could tell, goes unsaid.
    Lines,
}

/// One who hears a whole game in order and remembers what is needed to tell it: says of each step what is told in which
/// sentence, in no language yet. That has the [`Narrator`](crate::Narrator).
///
/// A chronicler is a fold over beats and nothing more: copied before a step, it takes the step back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chronicler {
    grain: Grain,
    /// Whose the stacks are that joined somebody.
    holders: Vec<(StackId, Seat)>,
    /// The cards that are announced and not yet done: one may be played inside another. [PLAY-3]
    open: Vec<Open>,
    /// The last sentence, if it could go on.
    last: Option<Saying>,
}

/// A card that is being played, and the first thing that it names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Open {
    card: Glimpse,
    on: Option<StackId>,
}

impl Chronicler {
    /// One who has heard nothing yet.
    pub fn new(grain: Grain) -> Chronicler {
        Chronicler { grain, holders: Vec::new(), open: Vec::new(), last: None }
    }

    /// One who comes later, and knows whose the stacks are.
    pub fn knowing(self, holders: impl IntoIterator<Item = (StackId, Seat)>) -> Chronicler {
        Chronicler { holders: holders.into_iter().collect(), ..self }
    }

    /// What is told of the next step. One of it may go on with the last thing that was told of an earlier step, and takes
    /// its place.
    pub fn hear(&mut self, beats: &[Beat<Glimpse>]) -> Vec<Saying> {
        let mut told: Vec<Saying> = Vec::new();
        if let Some(last) = &mut self.last {
            last.ends_a_step();
        }
        // Where that stands which could go on, if this step has told anything of it.
        let mut place: Option<usize> = None;
        for &beat in beats {
            let next = self.saying(beat);
            if let Some(last) = self.last.as_mut().filter(|last| last.goes_together_with(&next)) {
                last.add(beat);
                match place.and_then(|place| told.get_mut(place)) {
                    Some(same) => same.add(beat),
                    None => {
                        place = Some(told.len());
                        told.push(last.clone());
                    }
                }
                continue;
            }
            if next.is_news() {
                self.last = Some(next.clone()).filter(Saying::can_go_on);
                place = Some(told.len());
            }
            told.push(next);
        }
        told
    }

    /// Takes note of a beat; what is told of it.
    fn saying(&mut self, beat: Beat<Glimpse>) -> Saying {
        let mut before = Before { holder: None, by_card: !self.open.is_empty() };
        if let Beat::Joined { stack, .. } = beat {
            before.holder = self.release(stack);
        }
        let is_news = self.heed(beat);
        Saying::new(beat, before, self.grain, is_news)
    }

    /// Takes note of a beat; whether it says more than what was said, and than anyone could tell.
    fn heed(&mut self, beat: Beat<Glimpse>) -> bool {
        match beat {
            Beat::Announced { card, on, .. } => {
                self.open.push(Open { card, on });
                true
            }
            Beat::Named { stack } => {
                self.name(stack);
                true
            }
            Beat::Laid { card, on } => self.close(card) != Some(on),
            Beat::Resolved { card } => {
                self.close(card);
                false
            }
            Beat::Cancelled { card } => {
                self.close(card);
                true
            }
            Beat::Joined { stack, seat } => {
                self.holders.push((stack, seat));
                true
            }
            Beat::Parted { stack } | Beat::Removed { stack } => {
                self.release(stack);
                true
            }
            Beat::Shuffled | Beat::TurnEnded { .. } => false,
            Beat::SetAside { .. }
            | Beat::SetOut { .. }
            | Beat::TurnBegan { .. }
            | Beat::TurnSkipped { .. }
            | Beat::Passed { .. }
            | Beat::Moved { .. }
            | Beat::Stripped { .. }
            | Beat::Lifted { .. }
            | Beat::Slipped { .. }
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
            | Beat::Ended => true,
        }
    }

    /// A card that named nothing when it was announced names that; any other names it, too. [PLAY-2]
    fn name(&mut self, stack: StackId) {
        if let Some(open) = self.open.last_mut() {
            open.on = open.on.or(Some(stack));
        }
    }

    /// The card is done; where it was meant to go.
    fn close(&mut self, card: Glimpse) -> Option<StackId> {
        let open = self.open.iter().rposition(|open| open.card == card);
        open.and_then(|open| self.open.remove(open).on)
    }

    /// The stack is nobody's; whose it was.
    fn release(&mut self, stack: StackId) -> Option<Seat> {
        let held = self.holders.iter().position(|&(held, _)| held == stack);
        held.map(|held| self.holders.swap_remove(held).1)
    }
}
