//! How are cards drawn?

use crate::{
    agenda::{Agenda, ROOM_FOR_A_PLAY, Task},
    beat::{Beat, Way, Witness},
    check::Plays,
    decision::{Decision, Question},
    few::Few,
    game::Teller,
    place::Seat,
};
use woe_cards::CardId;

impl<W: Witness> Teller<'_, W> {
    /// Draws up to the limit, unless a skip waits. [DRAW-1] [SKIP-1]
    pub(crate) fn draw_step(&mut self, seat: Seat) {
        if self.table().skipped_draws(seat) > 0 {
            return self.commit(Beat::DrawSkipped { seat });
        }
        self.draw_for([seat].into_iter(), Self::missing);
    }

    /// Lets seats draw, one after the other; how many is read when the draw begins. [DRAW-1]
    pub(crate) fn draw_for(
        &mut self,
        seats: impl Iterator<Item = Seat> + Clone,
        count: impl Fn(&Self, Seat) -> usize,
    ) {
        let asks = |seat: Seat| self.rules.is_pilferer(self.table(), seat);
        if !seats.clone().any(asks) {
            for seat in seats {
                self.draw(seat, count(self, seat));
            }
            return;
        }
        let seats: Few<Seat, { Seat::MAX }> = seats.collect();
        for &seat in seats.iter().rev() {
            let left = count(self, seat).min(usize::from(u8::MAX)) as u8;
            self.then(Task::Draw { seat, left });
        }
    }

    /// Each card may come from another hand; if all are empty, it comes from the pile. [DRAW-8]
    pub(crate) fn draw_cards(&mut self, seat: Seat, left: u8) {
        let table = self.table();
        let pilfers =
            self.rules.is_pilferer(table, seat) && self.rules.victims(table, seat).next().is_some();
        match left {
            0 => {}
            _ if pilfers => self.ask(seat, Question::Draw { left }),
            _ => _ = self.draw(seat, usize::from(left)),
        }
    }

    /// Takes one card from the hand that the seat called, and then the next. [CARD-11] [DRAW-8]
    pub(crate) fn pilfer(&mut self, seat: Seat, from: Seat, left: u8) {
        let card = self.lot(from);
        self.commit(Beat::Taken { card, from, to: seat });
        self.draw_rest(seat, left);
    }

    /// Draws one card from the pile, and then the next. [DRAW-8]
    pub(crate) fn draw_one(&mut self, seat: Seat, left: u8) {
        // Where there is nothing to draw, there is nothing however often one asks. [DRAW-3]
        if self.draw(seat, 1) > 0 {
            self.draw_rest(seat, left);
        }
    }

    fn draw_rest(&mut self, seat: Seat, left: u8) {
        if left > 1 {
            self.then(Task::Draw { seat, left: left - 1 });
        }
    }

    /// Draws so many cards, or what there is; how many it were. [DRAW-3] [MUNCH-2]
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, count: usize) -> usize {
        let mut left = count;
        // Whether nothing was kept since the pile was shuffled.
        let mut barren = false;
        while left > 0 {
            if self.table().deck_len() == 0 {
                if barren || self.table().discard_len() == 0 {
                    break;
                }
                self.commit(Beat::Reshuffled);
                barren = true;
            }
            let Some(card) = self.table().deck_top() else { break };
            self.commit(Beat::Drawn { seat, card });
            if self.rules.is_unkept(card) && self.rules.is_absent(card) {
                // What speaks of missing things is replaced. [TALE-3]
                self.commit(Beat::Discarded { seat, card });
                continue;
            }
            (left, barren) = (left - 1, false);
            if self.rules.is_unkept(card) {
                self.spring(seat, card);
            }
        }
        count - left
    }

    /// Takes the top cards of the discard pile into a hand. [DRAW-7]
    pub(crate) fn regain(&mut self, seat: Seat, count: usize) {
        let (mut left, mut absent) = (count, Vec::new());
        while let Some(card) = self.table().discard_top().filter(|_| left > 0) {
            self.commit(Beat::Regained { seat, card });
            // What speaks of missing things goes back when others were taken for it. [TALE-3]
            if self.rules.is_absent(card) {
                absent.push(card);
                continue;
            }
            left -= 1;
            if self.rules.is_unkept(card) {
                self.spring(seat, card);
            }
        }
        for card in absent.into_iter().rev() {
            self.commit(Beat::Discarded { seat, card });
        }
    }

    /// A card that is to be played as soon as drawn is laid open, and waits. [DRAW-6]
    #[cold]
    fn spring(&mut self, seat: Seat, card: CardId) {
        self.commit(Beat::Sprung { seat, card });
        let agenda = &mut self.game.agenda;
        let first = if agenda.room() > ROOM_FOR_A_PLAY {
            // Before whatever goes on after this draw, and after those drawn before it. [DRAW-5]
            let drawing = |task: &&Task| matches!(task, Task::Draw { .. });
            agenda.len() - agenda.iter().rev().take_while(drawing).count()
        } else {
            // So deep down nothing more can be played. When all of it is done, and before the turn goes
            // on, it can: no card of ours plays nine others inside each other.
            let is_play = |asked: &Decision| matches!(asked.question, Question::Play(_));
            let goes_on = |task: &Task| {
                matches!(task, Task::EndTurn(_) | Task::DrawUp(_))
                    || matches!(task, Task::Ask(asked) if is_play(asked))
            };
            let above = agenda.iter().rposition(goes_on).map_or(0, |at| at + 1);
            above + agenda[above..].iter().take_while(|task| is_sudden(task)).count()
        };
        note_sudden(agenda, first, seat);
    }

    /// Plays the one of the waiting cards that was drawn first. [DRAW-5]
    pub(crate) fn play_sudden(&mut self, seat: Seat, left: u8) {
        let table = self.table();
        let Some(card) = table.waiting(seat).nth(usize::from(left) - 1) else { return };
        if left > 1 {
            self.then(Task::Sudden { by: seat, left: left - 1 });
        }
        let table = self.table();
        let again = table.spent().contains(card);
        let playable = match self.rules.event_plays(table, seat, card) {
            Plays::Never => false,
            Plays::Bare => true,
            Plays::On(stacks) => !stacks.is_empty(),
        };
        if playable && !again && !self.rules.is_barred(table, seat) {
            self.announce(seat, card, None, Way::Sudden);
        } else {
            self.commit(Beat::Lapsed { seat, card });
        }
    }
}

fn is_sudden(task: &Task) -> bool {
    matches!(task, Task::Sudden { .. })
}

/// One more card of that seat is to be played, after all of the run of tasks that ends there. [DRAW-5]
fn note_sudden(agenda: &mut Agenda, end: usize, seat: Seat) {
    let start = end - agenda[..end].iter().rev().take_while(|task| is_sudden(task)).count();
    for task in &mut agenda.items_mut()[start..end] {
        if let Task::Sudden { by, left } = task
            && *by == seat
            && *left < u8::MAX
        {
            *left += 1;
            return;
        }
    }
    agenda.insert(start, Task::Sudden { by: seat, left: 1 });
}
