//! What goes on at a table by itself?

use crate::{deeds::Deeds, step::Time, table::Table};
use woe_wire::Phase;

impl Table {
    /// When something happens by itself, if it does.
    pub(crate) fn next_deadline(&self) -> Option<Time> {
        let window = self.play.as_ref().and_then(|play| play.window_due(&self.standing));
        let away = self.away_due().map(|(at, _)| at);
        let newcomer = self.newcomer_due().map(|(at, _)| at);
        // Once its time is over it waits for bots and windows alone, and those wake it by themselves.
        let idle = self.room.customs.idle(self.standing.phase);
        let forgotten = self.crowd.lonely.map(|since| since + idle);
        let forgotten = forgotten.filter(|&at| at > self.now || self.is_forgotten());
        [window, self.thinking.due(), away, newcomer, forgotten].into_iter().flatten().min()
    }

    /// When a bot stands in for somebody who is waited for and away, while others are here.
    fn away_due(&self) -> Option<(Time, usize)> {
        let minutes = self.standing.options.away_minutes.filter(|_| self.standing.is_playing())?;
        let seat = self.play.as_ref()?.waits_for(&self.standing)?.index();
        let since = self.crowd.missed_since(seat)?;
        if self.standing.is_played_by_bot(seat) {
            return None;
        }
        Some((since + u64::from(minutes) * 60_000, seat))
    }

    /// Something may be due that is nobody's answer.
    pub(crate) fn clock_struck(&mut self) {
        let mut deeds = Deeds::default();
        let adopts = std::mem::take(&mut self.thinking.adopts);
        if adopts && self.standing.dealt.is_empty() && self.play.is_some() {
            self.standing.adopt_cards(&self.room, &mut deeds);
        } else if let Some((_, seat)) = self.away_due().filter(|&(due, _)| due <= self.now) {
            self.standing.replace(seat, &mut deeds);
        } else if let Some((_, seat)) = self.newcomer_due().filter(|&(due, _)| due <= self.now) {
            self.standing.decline(seat, &mut deeds);
            self.standing.write(&mut deeds);
        }
        if !deeds.writes.is_empty() {
            self.conclude(deeds);
        }
    }

    /// Carries out one thing that is due now; whether there was one.
    pub(crate) fn advance(&mut self) -> bool {
        let Some(play) = &mut self.play else { return false };
        let (standing, customs, now) = (&self.standing, &self.room.customs, self.now);
        let mut deeds = Deeds::default();
        let went_on = play.close_due_window(standing, now, &mut deeds)
            || self.thinking.play_due_bot(play, standing, now, &mut deeds)
            || self.thinking.pass_if_due(play, standing, customs, now, &mut deeds);
        if went_on {
            self.after_answer(&mut deeds);
            self.conclude(deeds);
        }
        went_on
    }

    /// Asks the bots that have to answer.
    pub(crate) fn wake(&mut self) {
        let Some(play) = self.play.as_ref().filter(|_| self.standing.is_playing()) else { return };
        let customs = &self.room.customs;
        self.out.think.extend(self.thinking.wake(play, &self.standing, customs, self.now));
    }

    /// After an answer: writes the record, and sees whether it is over.
    pub(crate) fn after_answer(&mut self, deeds: &mut Deeds) {
        let Some(play) = &mut self.play else { return };
        play.settle(&self.standing, self.now, deeds);
        if play.decision().is_none() && self.standing.is_playing() {
            self.standing.phase = Phase::Over;
            self.standing.seat_newcomers(deeds);
            self.standing.write(deeds);
        }
    }
}
