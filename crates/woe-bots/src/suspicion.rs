//! What does it say about a hand that something was not played?

use crate::roster::is_mortal;
use woe_cards::{CardId, Kind};
use woe_rules::{Beat, CardSet, Glimpse, Imagination, Rules, Seat, StackId, View};

/// At this Self-Worth hardly anybody keeps a death back.
const RIPE: i16 = -20;
/// How sure one can be that an old card is no death, in a hundred.
const SURE: u32 = 85;

/// Who let a chance to bury one of their own go by.
#[derive(Clone, Debug)]
pub(crate) struct Suspicion {
    beats: u32,
    /// When each stack was touched last.
    touched: [u32; StackId::MAX],
    /// When each seat's last turn began, whether a death was played in it, and how many cards were
    /// drawn since.
    turns: [(u32, bool, usize); Seat::MAX],
}

impl Default for Suspicion {
    fn default() -> Suspicion {
        let never = (0, true, 0);
        Suspicion { beats: 0, touched: [0; StackId::MAX], turns: [never; Seat::MAX] }
    }
}

impl Suspicion {
    /// Takes note of a glimpsed beat.
    pub(crate) fn notice(&mut self, rules: &Rules, beat: Beat<Glimpse>) {
        self.beats += 1;
        let is_death = |card: CardId| rules.catalog.card(card).kind == Kind::UntimelyDeath;
        match beat {
            Beat::TurnBegan { seat } => self.turns[seat.index()] = (self.beats, false, 0),
            Beat::Announced { seat, card: Glimpse::Known(card), .. } if is_death(card) => {
                self.turns[seat.index()].1 = true;
            }
            Beat::Drawn { seat, .. } => self.turns[seat.index()].2 += 1,
            Beat::Laid { on: stack, .. } | Beat::Joined { stack, .. } => {
                self.touched[stack.index()] = self.beats;
            }
            Beat::SetAside { .. }
            | Beat::Parted { .. }
            | Beat::SetOut { .. }
            | Beat::Shuffled
            | Beat::TurnSkipped { .. }
            | Beat::TurnEnded { .. }
            | Beat::Passed { .. }
            | Beat::Announced { .. }
            | Beat::Named { .. }
            | Beat::Cancelled { .. }
            | Beat::Resolved { .. }
            | Beat::Moved { .. }
            | Beat::Stripped { .. }
            | Beat::Lifted { .. }
            | Beat::Slipped { .. }
            | Beat::Removed { .. }
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
    }

    /// Imagines deaths less often in the hands of those who let a chance go by.
    pub(crate) fn colour(&self, rules: &Rules, view: &View, imagination: &mut Imagination) {
        let deck = rules.catalog.deck();
        let is_death = |card: &CardId| rules.catalog.card(*card).kind == Kind::UntimelyDeath;
        let deaths: CardSet = deck.filter(is_death).collect();
        for (seat, held) in Seat::ALL.into_iter().zip(&view.table.seats) {
            let (began, buried, drawn) = self.turns[seat.index()];
            if view.table.turn == seat || buried || !self.had_ripe(rules, view, seat, began) {
                continue;
            }
            let old = held.hand_len.saturating_sub(drawn) as u32;
            let percent = SURE * old / (held.hand_len.max(1) as u32);
            imagination.doubt(seat, deaths, percent);
        }
    }

    /// Whether one of the seat's own was ripe when its last turn began.
    fn had_ripe(&self, rules: &Rules, view: &View, seat: Seat, began: u32) -> bool {
        view.table.stacks.iter().any(|stack| {
            stack.of == Some(seat)
                && is_mortal(rules, stack)
                && stack.face.self_worth() <= RIPE
                && self.touched[stack.id.index()] < began
        })
    }
}
