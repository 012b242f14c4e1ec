//! How are cards drawn?

use crate::{
    agenda::{ROOM_FOR_A_PLAY, Task},
    beat::{Beat, Witness},
    decision::{Action, Question},
    few::Few,
    game::Teller,
    place::Seat,
};
use woe_cards::CardId;

/// How many sudden cards of one draw can wait; further ones are discarded. [DRAW-5]
const SUDDEN_MAX: usize = 4;

/// The cards of one draw that must be played, with who drew them, in that order. [DRAW-5]
pub(crate) type Sudden = Few<(Seat, CardId), SUDDEN_MAX>;

impl<W: Witness> Teller<'_, W> {
    /// Draws up to the limit, unless a skip waits. [DRAW-1] [SKIP-1]
    pub(crate) fn draw_step(&mut self, seat: Seat) {
        if self.table().skipped_draws(seat) > 0 {
            return self.commit(Beat::DrawSkipped { seat });
        }
        let missing = self.missing(seat);
        if self.rules.is_pilferer(self.table(), seat) {
            return self.let_pilfer(seat, missing.min(255) as u8);
        }
        let mut sudden = Few::new();
        self.draw(seat, missing, &mut sudden);
        self.play_sudden(&sudden);
    }

    /// Each card of the draw step may come from another hand; if all are empty, from the pile. [DRAW-1]
    fn let_pilfer(&mut self, seat: Seat, left: u8) {
        if left == 0 {
            return;
        }
        if self.rules.victims(self.table(), seat).next().is_some() {
            return self.ask(seat, Question::Draw { left });
        }
        self.draw_late(seat, usize::from(left));
    }

    /// Draws one card from where the seat says, and then the next. [CARD-11]
    pub(crate) fn draw_one(&mut self, seat: Seat, left: u8, answer: Action) {
        match answer {
            Action::Call(from) => {
                let card = self.lot(from);
                self.commit(Beat::Taken { card, from, to: seat });
            }
            _ => {
                let table = self.table();
                if table.deck_len() + table.discard_len() == 0 {
                    // There is nothing to draw, however often one asks. [DRAW-3]
                    return;
                }
                self.draw_late(seat, 1);
            }
        }
        self.let_pilfer(seat, left - 1);
    }

    /// Draws; what must be played waits for the end of the draw step, in the order drawn. [DRAW-4]
    fn draw_late(&mut self, seat: Seat, count: usize) {
        let mut sudden = Few::new();
        self.draw(seat, count, &mut sudden);
        let waiting = |task: &&Task| matches!(task, Task::Sudden { .. });
        let first =
            self.game.agenda.len() - self.game.agenda.iter().rev().take_while(waiting).count();
        for &(by, card) in &*sudden {
            self.game.agenda.insert(first, Task::Sudden { by, card });
        }
    }

    /// Draws so many cards, or what there is; notes those that must be played. [DRAW-3] [DRAW-5] [MUNCH-2]
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, count: usize, sudden: &mut Sudden) {
        let (mut count, mut replaced) = (count, 0);
        while count > 0 {
            count -= 1;
            if self.table().deck_len() == 0 && self.table().discard_len() > 0 {
                self.commit(Beat::Reshuffled);
            }
            let Some(card) = self.table().deck_top() else { break };
            self.commit(Beat::Drawn { seat, card });
            if !self.rules.is_unkept(card) {
                continue;
            }
            // What speaks of missing things is replaced; a pile of nothing else is not drawn for ever. [TALE-3]
            if self.rules.is_absent(card) {
                self.commit(Beat::Discarded { seat, card });
                replaced += 1;
                count += usize::from(replaced <= self.rules.absent_count());
                continue;
            }
            self.note_sudden(seat, card, sudden);
        }
    }

    /// Notes a card that must be played now that it was drawn, if there is room for it. [DRAW-5]
    #[inline]
    pub(crate) fn note_sudden(&mut self, seat: Seat, card: CardId, sudden: &mut Sudden) {
        if !self.card(card).sudden {
            return;
        }
        if sudden.room() > 0 && self.game.agenda.room() > sudden.len() + ROOM_FOR_A_PLAY {
            sudden.push((seat, card));
        } else {
            self.commit(Beat::Discarded { seat, card });
        }
    }

    /// Several go in the order drawn. [DRAW-5]
    #[inline]
    pub(crate) fn play_sudden(&mut self, sudden: &Sudden) {
        for &(by, card) in sudden.iter().rev() {
            self.then(Task::Sudden { by, card });
        }
    }
}
