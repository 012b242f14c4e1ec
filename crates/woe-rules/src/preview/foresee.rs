//! How is a play carried out that nobody makes?

use super::{Omen, Preview, SeatPreview, StackPreview};
use crate::{
    agenda::Task,
    beat::{Beat, Witness},
    decision::{Action, Decision, Due, Question, Refusal},
    game::{Game, Rules, Teller},
    place::{Eye, Seat},
    view::StackView,
};
use woe_cards::Skipped;

/// Where a preview stops.
enum Stop {
    /// The play is over, or the story.
    Done,
    /// Somebody must choose.
    Asked(Decision),
    /// A card comes that nobody knows.
    Chance,
}

impl Rules {
    /// Carries out an answer on a copy, and tells what is otherwise then.
    pub(super) fn foresee(
        &self,
        before: &Game,
        asked: Decision,
        eye: Eye,
        action: Action,
    ) -> Result<Preview, Refusal> {
        self.judge(before, asked, action)?;
        let (mut after, mut beats) = (*before, Vec::new());
        let mut teller = Teller { rules: self, game: &mut after, witness: &mut beats };
        teller.game.agenda.pop();
        teller.answer(asked, action);
        let stop = teller.go_on();
        let seats: Vec<SeatPreview> = Seat::ALL[..after.table.seats()]
            .iter()
            .map(|&seat| self.seat_preview(seat, [before, &after], &beats, &stop))
            .collect();
        let omen = self.omen([&before.table, &after.table], eye, &seats);
        let ends = after.table.ended();
        Ok(Preview {
            stacks: self.stack_previews(before, &after),
            seats,
            cancels: beats.iter().find_map(|beat| {
                let Beat::Cancelled { card } = beat else { return None };
                Some(*card)
            }),
            expedition: after
                .table
                .expedition()
                .filter(|_| after.table.expedition() != before.table.expedition()),
            asks: match stop {
                Stop::Asked(decision) => Some(decision),
                Stop::Done | Stop::Chance => None,
            },
            by_chance: matches!(stop, Stop::Chance),
            ends,
            omen: if ends { self.last_omen(&after, eye) } else { omen },
        })
    }

    /// At the end it only matters who has won. [SCORE-2]
    fn last_omen(&self, after: &Game, eye: Eye) -> Omen {
        match eye {
            Eye::Seat(seat) if self.winners(after).contains(&seat) => Omen::Good,
            Eye::Seat(_) => Omen::Bad,
            Eye::Watcher => Omen::Neither,
        }
    }

    fn stack_previews(&self, before: &Game, after: &Game) -> Vec<StackPreview> {
        let (was, is) = (&before.table, &after.table);
        let both = |id| {
            let reckoned = [was, is].map(|table| self.worth_at_reckoning(table, id));
            let lies_so = was.stack(id) == is.stack(id)
                && was.controller(id) == is.controller(id)
                && was.gone().contains(id) == is.gone().contains(id)
                && was.layers(id).eq(is.layers(id));
            if lies_so && reckoned[0] == reckoned[1] {
                return None;
            }
            let worth = [was, is].map(|table| table.stack(id).face.self_worth());
            let counts = self.reckoned(is, id);
            Some(StackPreview { then: StackView::of(is, id), worth, reckoned, counts })
        };
        before.table.stacks().filter_map(both).collect()
    }

    fn seat_preview(
        &self,
        seat: Seat,
        games: [&Game; 2],
        beats: &[Beat],
        stop: &Stop,
    ) -> SeatPreview {
        let limit = |game: &Game| self.draw_limit(&game.table, seat).min(255) as u8;
        let mut one = SeatPreview {
            seat,
            draws: 0,
            discards: 0,
            may_discard: 0,
            loses: 0,
            gets: 0,
            skipped_turns: 0,
            skipped_draws: 0,
            free_plays: 0,
            value: games.map(|game| self.family_value(&game.table, seat)),
            draw_limit: games.map(limit),
        };
        beats.iter().for_each(|&beat| self.count(&mut one, beat));
        if let Stop::Asked(Decision { seat: of, question }) = *stop
            && of == seat
        {
            let held = games[1].table.hand_len(seat).min(255) as u8;
            let (may_discard, draws) = still_open(question, held);
            (one.may_discard, one.draws) = (may_discard, one.draws.saturating_add(draws));
        }
        one
    }

    /// Counts what a beat does to a seat's hand and turns.
    fn count(&self, one: &mut SeatPreview, beat: Beat) {
        let own = one.seat;
        match beat {
            Beat::Drawn { seat, .. } | Beat::Regained { seat, .. } if seat == own => {
                one.draws = one.draws.saturating_add(1);
            }
            // What speaks of missing things was not drawn: another one was. [TALE-3]
            Beat::Discarded { seat, card } if seat == own && self.is_absent(card) => {
                one.draws = one.draws.saturating_sub(1);
            }
            Beat::Discarded { seat, .. } if seat == own => {
                one.discards = one.discards.saturating_add(1);
            }
            Beat::Taken { from, to, .. } => {
                one.loses = one.loses.saturating_add(u8::from(from == own));
                one.gets = one.gets.saturating_add(u8::from(to == own));
            }
            Beat::WillSkip { seat, what } if seat == own => match what {
                Skipped::Turn => one.skipped_turns += 1,
                Skipped::Draw => one.skipped_draws += 1,
            },
            Beat::Granted { seat, count, .. } if seat == own => {
                one.free_plays = one.free_plays.saturating_add(count);
            }
            // Of others, or nothing that a hand or a turn is worth.
            Beat::Drawn { .. }
            | Beat::Regained { .. }
            | Beat::Discarded { .. }
            | Beat::WillSkip { .. }
            | Beat::Granted { .. }
            | Beat::SetAside { .. }
            | Beat::Joined { .. }
            | Beat::Parted { .. }
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
            | Beat::Sprung { .. }
            | Beat::Lapsed { .. }
            | Beat::Returned { .. }
            | Beat::Reshuffled
            | Beat::DrawSkipped { .. }
            | Beat::Ended => {}
        }
    }
}

/// How many cards may be discarded, and are to be drawn, in answer to a question.
fn still_open(question: Question, held: u8) -> (u8, u8) {
    match question {
        Question::Discard { count, .. } => (count.min(held), 0),
        Question::Draw { left } => (0, left),
        Question::Play(_)
        | Question::Name(_)
        | Question::Respond(_)
        | Question::Either(_)
        | Question::Use(_)
        | Question::PlayNow(_)
        | Question::PlayTaken
        | Question::Exchange(_)
        | Question::SetAside
        | Question::Cast => (0, 0),
    }
}

impl<W: Witness> Teller<'_, W> {
    /// Does what is to be done as if nobody answered: up to a choice, to chance, or to the end of the
    /// play.
    fn go_on(&mut self) -> Stop {
        while let Some(&task) = self.game.agenda.last() {
            match task {
                Task::Ask(asked) if !self.is_idle(asked) => {
                    if let Some(stop) = self.meet(asked) {
                        return stop;
                    }
                }
                Task::Offer { by, .. } if self.table().hand_len(by) > 0 => {
                    return Stop::Asked(Decision { seat: by, question: Question::PlayTaken });
                }
                Task::Sudden { .. } => return Stop::Chance,
                Task::DrawUp(_) | Task::EndTurn(_) | Task::Deal => return Stop::Done,
                // Nobody answers. [RESP-2]
                Task::Window { .. }
                | Task::Ask(_)
                | Task::Offer { .. }
                | Task::Resolve(_)
                | Task::Place(_)
                | Task::Perform { .. }
                | Task::Finish { .. }
                | Task::CheckEnd
                | Task::Draw { .. } => {
                    self.game.agenda.pop();
                    self.carry(task);
                }
            }
        }
        Stop::Done
    }

    /// Stops at a question, unless what follows from it is known.
    fn meet(&mut self, asked: Decision) -> Option<Stop> {
        match asked.question {
            Question::Play(_) => Some(Stop::Done),
            // What must be discarded is; which cards it will be, nobody says. [CARD-12]
            Question::Discard { count, due: Due::Must | Due::Tax, .. } => {
                self.game.agenda.pop();
                self.discard_some(asked.seat, count);
                None
            }
            Question::Discard { due: Due::May, .. }
            | Question::Name(_)
            | Question::Respond(_)
            | Question::Either(_)
            | Question::Use(_)
            | Question::PlayNow(_)
            | Question::PlayTaken
            | Question::Exchange(_)
            | Question::SetAside
            | Question::Cast
            | Question::Draw { .. } => Some(Stop::Asked(asked)),
        }
    }

    fn discard_some(&mut self, seat: Seat, count: u8) {
        let hand = *self.table().hand(seat);
        for card in hand.iter().take(usize::from(count)) {
            self.commit(Beat::Discarded { seat, card });
        }
    }
}
