//! Whom does a window ask, and what may they answer?
//!
//! The engine asks one seat after the other. A table that asks all of them at once needs to know, before
//! anybody has answered, whom it will come to if nobody responds.

use crate::{
    agenda::Task,
    beat::Way,
    decision::{Action, Announcement, Decision, Question},
    few::Few,
    game::{Game, Rules},
    place::{Eye, Seat},
    table::Table,
    view::View,
};
use woe_cards::{Edition, Kind};

/// The seats of a window, in the order in which it asks them.
pub type Round = Few<Seat, { Seat::MAX }>;

impl Rules {
    /// What the open window is about, and whom it asks from now on, if each of them passes; nothing if no
    /// window is open. [RESP-2]
    pub fn window(&self, game: &Game) -> Option<(Announcement, Round)> {
        let Decision { seat, question: Question::Respond(of) } = self.decision(game)? else {
            return None;
        };
        let table = game.table();
        let rest = seat.round(table.seats()).take_while(|&other| other != of.by);
        let asked = |&other: &Seat| other == seat || self.may_be_asked(table, of, other);
        Some((of, rest.filter(asked).collect()))
    }

    /// What a seat may answer when the open window asks it.
    pub fn responses(&self, game: &Game, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some((of, _)) = self.window(game) {
            self.list_responses(game.table(), seat, of, &mut actions);
        }
        actions
    }

    /// What a seat knows when the open window asks it; nothing if it does not.
    pub fn view_in_window(&self, game: &Game, seat: Seat) -> Option<View> {
        let (of, round) = self.window(game)?;
        round.iter().find(|&&asked| asked == seat)?;
        let mut asked = *game;
        let question = Question::Respond(of);
        *asked.agenda.last_mut()? = Task::Ask(Decision { seat, question });
        Some(self.view_for(&asked, Eye::Seat(seat)))
    }

    /// Whether a seat may answer that card: by public knowledge only. [RESP-5]
    #[inline]
    pub(crate) fn may_be_asked(&self, table: &Table, of: Announcement, seat: Seat) -> bool {
        let empty = table.hand_len(seat) == 0;
        if empty || self.is_barred(table, seat) {
            return false;
        }
        // On one's own turn one answers another's Event alone, first edition, or a response. [RESP-1]
        let event = self.catalog.card(of.card).kind == Kind::Event;
        let first = self.profile.edition == Edition::First;
        seat != table.turn() || event && (first || of.way == Way::Response)
    }
}
