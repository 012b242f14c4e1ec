//! When is the story over, and who has won?

use crate::{
    beat::{Beat, Witness},
    game::{Game, Rules, Teller},
    place::{Seat, StackId},
    table::Table,
};

impl<W: Witness> Teller<'_, W> {
    /// Ends the story if a family has no living member left; guests count. [END-1] [END-2]
    #[inline]
    pub(crate) fn check_end(&mut self) {
        let table = &self.game.table;
        let living = table.living();
        let seats = &Seat::ALL[..table.seats()];
        if seats.iter().any(|&seat| (table.family(seat) & living).is_empty()) {
            self.end();
        }
    }

    /// Ends the story if the evening grew too long. [END-3]
    pub(crate) fn check_evening(&mut self) {
        let table = self.table();
        let quiet = usize::from(table.quiet_turns()) >= table.seats();
        if quiet || table.rounds() >= self.rules.profile.rounds {
            self.end();
        }
    }

    /// What was still to come does not happen. [END-1]
    fn end(&mut self) {
        self.commit(Beat::Ended);
        self.game.agenda.clear();
    }
}

impl Rules {
    /// What a stack is worth at the reckoning: nothing while its character lives. [SCORE-1]
    pub fn worth_at_reckoning(&self, table: &Table, stack: StackId) -> i16 {
        let face = &table.stack(stack).face;
        let Some(death) = face.death() else { return 0 };
        // Bonuses are read off the finished stack, each once. [DEATH-4]
        let icons = face.icons();
        let bonuses = self.catalog.card(death).scoring.iter();
        let bonus: i16 = bonuses
            .filter(|bonus| icons.meets(bonus.shows))
            .map(|bonus| i16::from(bonus.worth))
            .sum();
        face.self_worth() + bonus
    }

    /// What a seat's dead are worth. [SCORE-1]
    pub fn family_value(&self, table: &Table, seat: Seat) -> i16 {
        table.family(seat).iter().map(|stack| self.worth_at_reckoning(table, stack)).sum()
    }

    /// The seats with the lowest Family Value. [SCORE-2]
    pub fn winners(&self, game: &Game) -> Vec<Seat> {
        let table = game.table();
        let values = Seat::ALL[..table.seats()].iter().map(|&seat| self.family_value(table, seat));
        let values: Vec<i16> = values.collect();
        let lowest = values.iter().min().copied();
        Seat::ALL
            .into_iter()
            .filter(|seat| values.get(seat.index()).copied() == lowest && lowest.is_some())
            .collect()
    }
}
