//! When is the story over, and who has won?

use crate::{
    beat::{Beat, Witness},
    face::Portrait,
    game::{Game, Rules, Teller},
    place::{Seat, StackId},
    table::Table,
};
use woe_cards::{Bonus, BonusWhen};

impl<W: Witness> Teller<'_, W> {
    /// Ends the story if a family has no living member left; guests count. [END-1] [END-2]
    #[inline]
    pub(crate) fn check_end(&mut self) {
        let table = &self.game.table;
        // The undead count as dead here. [UNDEAD-2]
        let living = table.living() & !table.undead();
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
    /// What a stack is worth at the reckoning: nothing while its character lives. A Residence is worth
    /// what its Mysteries show, a Story what is printed on it. [SCORE-1] [HOME-2] [STORY-4]
    #[inline]
    pub fn worth_at_reckoning(&self, table: &Table, stack: StackId) -> i16 {
        let laid = table.stack(stack);
        let face = &laid.face;
        let (pathos, counted) = match face.portrait {
            Portrait::Dead(card) | Portrait::Undead(card) => (face.self_worth(), card),
            Portrait::Own if table.fixtures().contains(stack) => {
                (face.self_worth(), face.plate.unwrap_or(laid.base))
            }
            Portrait::Own | Portrait::Persistent(_) => return 0,
        };
        // Bonuses are read off the finished stack. [DEATH-4]
        let bonuses = self.catalog.card(counted).scoring.iter();
        let bonus: i16 = bonuses.map(|bonus| self.bonus(table, stack, bonus)).sum();
        pathos + bonus
    }

    /// What a stack counts for at the reckoning; nothing that is a number, while somebody lives there who
    /// could still come to be worth something. [SCORE-1]
    pub fn reckoned(&self, table: &Table, stack: StackId) -> Option<i16> {
        let laid = table.stack(stack);
        let lives = laid.face.death().is_none() && !laid.face.is_undead();
        let waits = lives && self.catalog.card(laid.base).kind.is_member();
        (!waits).then(|| self.worth_at_reckoning(table, stack))
    }

    fn bonus(&self, table: &Table, stack: StackId, bonus: &Bonus) -> i16 {
        let worth = i16::from(bonus.worth);
        match &bonus.when {
            BonusWhen::Shows(icons) if table.stack(stack).face.icons().meets(*icons) => worth,
            BonusWhen::Shows(_) => 0,
            BonusWhen::Per(filter) => match table.controller(stack) {
                Some(you) => worth * self.counted(table, filter, you).len() as i16,
                None => 0,
            },
        }
    }

    /// What a seat's dead are worth, with its Residence and its Story. [SCORE-1]
    #[inline]
    pub fn family_value(&self, table: &Table, seat: Seat) -> i16 {
        table.realm(seat).iter().map(|stack| self.worth_at_reckoning(table, stack)).sum()
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
